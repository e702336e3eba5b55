//===- Measured.h - Costs that were measured --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prices kernels by measuring them, each once: the answer is kept in memory
// and, if the database has a file, for later runs. Without a profiler the model
// is a table: what is not in the database has no price.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_MEASURED_H
#define TASO_COST_MEASURED_H

#include "TASO/Cost/CostModel.h"
#include "TASO/Cost/MeasurementDatabase.h"
#include "TASO/Cost/Profiler.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <map>
#include <mutex>

namespace taso {

class MeasuredCostModel : public CostModel {
public:
  struct Options {
    std::string name;   ///< "cpu", "cuda", "exec" or "table"
    std::string device; ///< the key of the database
    FusionOptions fusion;
    /// Price what cannot be measured by `estimate`. Without, it is so dear that
    /// no search takes it.
    bool estimateMissing = false;
  };

  /// `profiler` may be null. `estimate` prices what is in no program: kernels
  /// of other dialects, which no rule changes.
  MeasuredCostModel(Options options, std::unique_ptr<Profiler> profiler,
                    std::unique_ptr<MeasurementDatabase> database,
                    std::unique_ptr<CostModel> estimate);
  ~MeasuredCostModel() override;

  std::string getName() const override;
  const FusionOptions &getFusion() const override { return options.fusion; }
  KernelCost priceKernel(const Kernel &kernel,
                         const WeightValues &weights) const override;
  std::optional<KernelCost>
  findKernel(const Kernel &kernel, const WeightValues &weights) const override;
  void measureAsked(const BatchOptions &options) const override;
  std::string whyUnusable() const override;
  std::string describePrices() const override;
  std::string getWarning() const override;
  /// Null for a table.
  Profiler *getProfiler() const override { return profiler.get(); }

private:
  struct Statistics {
    unsigned measured = 0;  ///< kernels that were measured now
    unsigned known = 0;     ///< that the database had
    unsigned estimated = 0; ///< of other dialects, or for want of more
    /// Kernels without a price, by reason.
    std::map<std::string, unsigned> missing;
    bool isUnsaved = false; ///< some measurement could not be written
  };

  /// A program to be measured, and what for.
  struct Asked {
    runtime::Program program;
    llvm::SmallVector<uint64_t, 1> kernels; ///< by hashKernel
    std::optional<int64_t> estimate;        ///< ps, if estimates are allowed
  };

  /// The price of the kernel of a hash, or nothing if it was asked for.
  std::optional<int64_t> find(uint64_t hash, const Kernel &kernel,
                              const WeightValues &weights) const;
  int64_t measure(const std::string &name, const Asked &asked) const;
  /// Measures the first that was asked for.
  void measureFirst() const;
  std::optional<int64_t> makeEstimate(const Kernel &kernel,
                                      const WeightValues &weights) const;
  int64_t handleMissing(std::optional<int64_t> estimate,
                        const std::string &why) const;

  Options options;
  std::unique_ptr<Profiler> profiler;
  std::unique_ptr<MeasurementDatabase> database;
  std::unique_ptr<CostModel> estimate;
  /// One measurement at a time; guards all that follows.
  mutable std::mutex mutex;
  mutable llvm::DenseMap<uint64_t, int64_t> prices; ///< ps, by hashKernel
  /// By name, so that the order does not depend on who asked first.
  mutable std::map<std::string, Asked> asked;
  mutable llvm::DenseSet<uint64_t> askedKernels; ///< of `asked`
  mutable Statistics statistics;
  mutable std::string failure; ///< why the profiler is of no use any more
};

/// How to make a model of `--cost`.
struct CostModelOptions {
  /// roofline, cpu, cuda, auto, table, or exec:COMMAND.
  std::string model = "roofline";
  /// The device of the roofline model: a name or a file.
  std::string device = "cpu";
  /// The file of measurements: read, and appended to unless the model is table.
  /// Without, measurements are kept in memory.
  std::string database;
  /// Of the cpu executor; 0 are as many as the machine runs at once.
  unsigned threads = 0;
  /// Seconds that one answer of an exec profiler may take.
  double profilerTimeLimit = 60;
  bool estimateMissing = false;
};

/// Where measurements are kept if nothing is said: taso/measurements.jsonl in
/// the user's folder for caches, which is made. Empty if it cannot be.
std::string getDefaultDatabase();

/// Fails for an unknown name or device, a file that cannot be read, an executor
/// that was not built, a profiler that does not start.
llvm::Expected<std::unique_ptr<CostModel>>
createCostModel(const CostModelOptions &options);

} // namespace taso

#endif // TASO_COST_MEASURED_H
