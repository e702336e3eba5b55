//===- OpenSizes.cpp - Dynamic sizes in attributes ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenSizes.h"

#include "TASO/Dialect/TASOOps.h"

using namespace mlir;
using namespace taso;

/// A reshape has the elements of its operand: one open size follows from them.
static void fillShape(ReshapeOp op) {
  auto input = cast<RankedTensorType>(op.getInput().getType());
  SmallVector<int64_t> shape(op.getShape());
  auto *open = llvm::find_if(shape, ShapedType::isDynamic);
  if (!input.hasStaticShape() ||
      llvm::count_if(shape, ShapedType::isDynamic) != 1)
    return;
  int64_t others = 1;
  for (int64_t size : shape)
    if (!ShapedType::isDynamic(size) && llvm::MulOverflow(others, size, others))
      return;
  // What does not divide is an error of the inference that follows.
  if (others == 0 || input.getNumElements() % others != 0)
    return;
  *open = input.getNumElements() / others;
  op.setShape(shape);
}

/// A dimension of a broadcast that is not 1 keeps its size.
static void fillShape(BroadcastOp op) {
  auto input = cast<RankedTensorType>(op.getInput().getType());
  SmallVector<int64_t> shape(op.getShape());
  for (auto [size, given] : llvm::zip(shape, input.getShape()))
    if (ShapedType::isDynamic(size) && given != 1)
      size = given;
  op.setShape(shape);
}

void taso::fillOpenSizes(Operation *op) {
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    fillShape(reshape);
  else if (auto broadcast = dyn_cast<BroadcastOp>(op))
    fillShape(broadcast);
}
