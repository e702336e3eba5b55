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

#include <string>

namespace taso {

/// The price of one kernel and what it is made of.
struct KernelCost {
  int64_t picoseconds = 0;
  double flops = 0; ///< scalar operations
  double bytes = 0; ///< read and written outside the kernel
};

/// Prices graphs. Implementations are safe to use from several threads.
class CostModel {
public:
  virtual ~CostModel();

  /// How reports name the model, for example "roofline(NVIDIA H200)".
  virtual std::string getName() const = 0;

  /// The price of one kernel of a block whose weights are known.
  virtual KernelCost priceKernel(const Kernel &kernel,
                                 const WeightValues &weights) const = 0;

  /// What the device fuses.
  virtual const FusionOptions &getFusion() const = 0;

  /// The sum of the kernels' prices, in picoseconds.
  int64_t priceBlock(mlir::Block &block) const;

  /// Each kernel with its price.
  llvm::SmallVector<std::pair<Kernel, KernelCost>>
  explainBlock(mlir::Block &block) const;
};

} // namespace taso

#endif // TASO_COST_COSTMODEL_H
