//===- CostModel.h - What a graph costs -------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of all cost models. Costs are integers (picoseconds), so that a
// sum does not depend on the order of its terms.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_COSTMODEL_H
#define TASO_COST_COSTMODEL_H

#include "TASO/Cost/Kernels.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>

namespace taso {

class Profiler;

/// The price of one kernel and what it is made of.
struct KernelCost {
  int64_t picoseconds = 0;
  double flops = 0; ///< scalar operations
  double bytes = 0; ///< read and written outside the kernel
};

/// How far a batch of measurements is.
struct BatchProgress {
  unsigned done = 0, total = 0; ///< kernels
  double secondsLeft = 0;       ///< at the pace so far
};

/// What is known of a graph's cost before all its kernels are measured.
struct BlockPrice {
  int64_t picoseconds = 0;
  bool isKnown = true;  ///< else some kernels' prices are guesses
  bool isAsked = false; ///< those kernels were asked for
};

/// Who watches a batch of measurements.
struct BatchOptions {
  /// Asked between measurements; true ends the batch.
  std::function<bool()> stopRequested;
  /// Told after each measurement.
  std::function<void(const BatchProgress &)> onProgress;
};

/// Prices graphs. Implementations are safe to use from several threads.
class CostModel {
public:
  virtual ~CostModel();

  /// The price of a kernel whose price is not known: an hour and more, so that
  /// no search makes one of a graph that has none.
  static constexpr int64_t kUnpriced = 4'000'000'000'000'000;

  /// How reports name the model, for example "roofline(NVIDIA H200)".
  virtual std::string getName() const = 0;

  /// The price of one kernel of a block whose weights are known.
  virtual KernelCost priceKernel(const Kernel &kernel,
                                 const WeightValues &weights) const = 0;

  /// The price of a kernel if it is known without a measurement.
  virtual std::optional<KernelCost>
  findKernel(const Kernel &kernel, const WeightValues &weights) const {
    return priceKernel(kernel, weights);
  }

  /// What a kernel that has to be measured may cost: next to surely not less
  /// than `low`, and about `likely`. In picoseconds; {0, 0} if nothing is
  /// known.
  struct Guess {
    int64_t low = 0, likely = 0;
  };
  virtual Guess guessKernel(const Kernel &kernel,
                            const WeightValues &weights) const {
    return {};
  }

  /// Asks for a kernel that `findKernel` does not know: `measureAsked` will
  /// find its price out.
  virtual void askKernel(const Kernel &kernel,
                         const WeightValues &weights) const {}

  /// Measures all that was asked for, in one batch. What a stopped batch left
  /// is not known, and may be asked for again.
  virtual void measureAsked(const BatchOptions &options) const {}

  /// What the device fuses.
  virtual const FusionOptions &getFusion() const = 0;

  /// True if a kernel never costs less than one of its operations would, with
  /// the least traffic that it can have: what lower bounds build on. Not so
  /// where prices are measured.
  virtual bool isMonotone() const { return false; }

  /// Why the prices mean nothing any more, for example since the profiler is
  /// gone; empty as long as they do. Searches end then.
  virtual std::string whyUnusable() const { return ""; }

  /// What the user should know before prices are asked for; empty if there is
  /// nothing to say.
  virtual std::string getWarning() const { return ""; }

  /// What the prices so far are made of, for people; empty if there is nothing
  /// to say.
  virtual std::string describePrices() const { return ""; }

  /// What measures whole graphs on the device of this model, or null.
  virtual Profiler *getProfiler() const { return nullptr; }

  /// The sum of the kernels' prices, in picoseconds.
  int64_t priceBlock(mlir::Block &block) const;

  /// The same without measuring. Kernels that have to be measured are asked
  /// for, unless the block costs `limit` picoseconds or more however fast they
  /// turn out to be: then the result is `limit` or a guess above it.
  BlockPrice
  findBlock(mlir::Block &block,
            int64_t limit = std::numeric_limits<int64_t>::max()) const;

  /// Each kernel with its price.
  llvm::SmallVector<std::pair<Kernel, KernelCost>>
  explainBlock(mlir::Block &block) const;
};

} // namespace taso

#endif // TASO_COST_COSTMODEL_H
