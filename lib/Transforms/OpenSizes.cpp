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
/// Several are those of the operand.
static void fillShape(ReshapeOp op) {
  RankedTensorType input = op.getInput().getType();
  SmallVector<int64_t> shape(op.getShape());
  auto *open = llvm::find_if(shape, ShapedType::isDynamic);
  if (open == shape.end() || !input.hasStaticShape())
    return;
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1) {
    for (auto [size, given] : llvm::zip(shape, input.getShape()))
      if (ShapedType::isDynamic(size))
        size = given;
    op.setShape(shape);
    return;
  }
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

/// A dimension of a broadcast that is not 1 keeps its size, and others take
/// theirs from where the operation says.
static void fillShape(BroadcastOp op) {
  ArrayRef<int64_t> given = op.getInput().getType().getShape(), like;
  if (op.getLike())
    like = cast<RankedTensorType>(op.getLike().getType()).getShape();
  SmallVector<int64_t> shape(op.getShape());
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (!ShapedType::isDynamic(size) || dim >= given.size())
      continue;
    if (given[dim] != 1)
      size = given[dim];
    else if (dim < like.size())
      size = like[dim];
  }
  op.setShape(shape);
}

void taso::fillOpenSizes(Operation *op) {
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    fillShape(reshape);
  else if (auto broadcast = dyn_cast<BroadcastOp>(op))
    fillShape(broadcast);
}
