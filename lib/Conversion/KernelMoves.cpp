//===- KernelMoves.cpp - Larger kernels by moving elements ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMoves.h"

using namespace mlir;

namespace taso::conversion {

ZeroPadding getEnlargePadding(EnlargeOp op) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  ZeroPadding padding{SmallVector<int64_t>(4, 0), SmallVector<int64_t>(4, 0)};
  for (unsigned d = 0; d < 2; ++d) {
    int64_t extra = op.getKernel()[d] - type.getDimSize(2 + d);
    padding.low[2 + d] = extra / 2;
    padding.high[2 + d] = extra - extra / 2;
  }
  return padding;
}

GroupMerge getGroupMerge(MergeGConvOp op) {
  ArrayRef<int64_t> from =
      cast<RankedTensorType>(op.getInput().getType()).getShape();
  int64_t count = op.getCount(), groups = op.getGroups();
  GroupMerge merge;
  merge.parts = {groups / count, count, from[0] / groups, from[1],
                 from[2] * from[3]};
  for (int64_t m = 0; m < count; ++m)
    merge.padding.push_back(
        {{0, 0, 0, m * from[1], 0}, {0, 0, 0, (count - 1 - m) * from[1], 0}});
  return merge;
}

} // namespace taso::conversion
