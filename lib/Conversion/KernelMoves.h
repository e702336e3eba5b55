//===- KernelMoves.h - Larger kernels by moving elements --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no other dialect has an operation for, as the paddings that every one
// has.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_KERNELMOVES_H
#define TASO_LIB_CONVERSION_KERNELMOVES_H

#include "TASO/Dialect/TASOOps.h"

namespace taso::conversion {

/// Zeros before and behind each dimension.
struct ZeroPadding {
  llvm::SmallVector<int64_t> low, high;
};

/// How `enlarge` pads its kernel, whose rows and columns are static: the
/// smaller half of the new ones stands in front.
ZeroPadding getEnlargePadding(EnlargeOp op);

/// `merge_gconv` of a static kernel: reshaped to `parts`, which is [groups /
/// count, count, outputs of a group, inputs, rows * columns], slice m of
/// dimension 1 is padded by `padding[m]`; joined along dimension 1 these are
/// the result, but for its shape. The inputs of member m of each group of
/// `count` stand behind m blocks of zeros.
struct GroupMerge {
  llvm::SmallVector<int64_t> parts;
  llvm::SmallVector<ZeroPadding> padding;
};
GroupMerge getGroupMerge(MergeGConvOp op);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_KERNELMOVES_H
