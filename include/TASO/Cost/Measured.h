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

#include <map>
#include <mutex>
#include <set>
#include <unordered_map>

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
  /// By the estimate, and by how far it was off for kernels whose time is
  /// known.
  Guess guessKernel(const Kernel &kernel,
                    const WeightValues &weights) const override;
  void askKernel(const Kernel &kernel,
                 const WeightValues &weights) const override;
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

  /// A kernel that has to be measured.
  struct Open {
    std::string name; ///< by hashProgram
    runtime::Program program;
    int64_t guess = 0; ///< by `estimate`, picoseconds
  };

  /// The price of the kernel of a hash, or nothing if it has to be measured.
  std::optional<int64_t> find(uint64_t hash, const Kernel &kernel,
                              const WeightValues &weights) const;
  void ask(uint64_t hash) const;
  /// Remembers how far a guess was off.
  void noteRatio(int64_t guess, int64_t price) const;
  /// Makes guesses follow from what was remembered.
  void calibrate() const;
  int64_t measure(const Open &kernel) const;
  /// Measures the first that was asked for.
  void measureFirst() const;
  int64_t handleMissing(int64_t guess, const std::string &why) const;

  Options options;
  std::unique_ptr<Profiler> profiler;
  std::unique_ptr<MeasurementDatabase> database;
  std::unique_ptr<CostModel> estimate;
  /// One measurement at a time; guards all that follows.
  mutable std::mutex mutex;
  mutable llvm::DenseMap<uint64_t, int64_t> prices; ///< ps, by hashKernel
  mutable std::unordered_map<uint64_t, Open> open;  ///< by hashKernel
  /// The kernels of each program that was asked for: by the program's name, so
  /// that the order does not depend on who asked first.
  mutable std::map<std::string, std::set<uint64_t>> asked;
  mutable std::vector<double> ratios;           ///< price / guess, in no order
  mutable double lowRatio = 0, likelyRatio = 0; ///< of most of them, of half
  mutable Statistics statistics;
  mutable std::string failure; ///< why the profiler is of no use any more
};

/// How to make a model of `--cost`.
struct CostModelOptions {
  /// roofline, cpu, cuda, auto, table, or exec:COMMAND.
  std::string model = "roofline";
  /// The device of the roofline model: a name or a file.
  std::string device = "cpu";
  /// The database of measurements: read, and added to unless the model is
  /// table, which reads exports as well. Without, measurements are kept in
  /// memory.
  std::string database;
  /// The database is getDefaultDatabase(): a search can do without.
  bool isDefaultDatabase = false;
  /// Of the cpu executor; 0 are as many as the machine runs at once.
  unsigned threads = 0;
  /// Seconds that one answer of an exec profiler may take.
  double profilerTimeLimit = 60;
  bool estimateMissing = false;
};

/// Where measurements are kept if nothing is said: taso/measurements.db in
/// the user's folder for caches, which is made. Empty if it cannot be.
std::string getDefaultDatabase();

/// Fails for an unknown name or device, a file that cannot be read, an executor
/// that was not built, a profiler that does not start.
llvm::Expected<std::unique_ptr<CostModel>>
createCostModel(const CostModelOptions &options);

} // namespace taso

#endif // TASO_COST_MEASURED_H
