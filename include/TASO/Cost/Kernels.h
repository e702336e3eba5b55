//===- Kernels.h - From operations to the kernels that run ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No runtime launches one kernel per operation: a pointwise operation is fused
// into what produces its operand, a reshape is nothing at all, and what depends
// on weights only is computed before the model runs. This file decides which
// operations of a block make one kernel; a cost model prices kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_KERNELS_H
#define TASO_COST_KERNELS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {

/// Which operations a runtime is taken to fuse.
enum class FusionMode {
  None,     ///< each operation is a kernel: the world of TASO and Tensat
  Producer, ///< a pointwise operation joins its single-use producer (TensorRT)
  Region,   ///< whole pointwise regions are one kernel (XLA)
};

/// What a device does without a kernel.
struct FusionOptions {
  FusionMode mode = FusionMode::Producer;
  bool slicesAreViews = true;      ///< slice and split cost nothing
  bool concatsAreViews = false;    ///< producers write into the result in place
  bool transposesAreViews = false; ///< consumers read any layout
};

/// Operations that run as one kernel, in block order.
struct Kernel {
  llvm::SmallVector<mlir::Operation *, 4> ops;
};

/// The values of a block that are known before the model runs: constants,
/// arguments marked `taso.weight`, and what pure operators compute from such
/// values only.
class WeightValues {
public:
  explicit WeightValues(mlir::Block &block);
  bool contains(mlir::Value value) const { return weights.contains(value); }
  /// True if the operation runs before the model does, so costs nothing.
  bool isWeightOnly(mlir::Operation *op) const;
  /// The size of the constants and of the arguments that are weights.
  int64_t getBytes() const { return bytes; }

private:
  void add(mlir::Value value);

  llvm::DenseSet<mlir::Value> weights;
  int64_t bytes = 0;
};

/// True if the operation needs no kernel: it computes nothing and its result
/// can be read where its operand lies.
bool isView(mlir::Operation *op, const FusionOptions &options);

/// Groups the operations of a block that cost something into kernels, in block
/// order of their first operation.
llvm::SmallVector<Kernel> groupKernels(mlir::Block &block,
                                       const WeightValues &weights,
                                       const FusionOptions &options);

} // namespace taso

#endif // TASO_COST_KERNELS_H
