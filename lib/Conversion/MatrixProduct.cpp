//===- MatrixProduct.cpp - Products as in numpy
//-----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Batches are broadcast, but a matrix on the right is shared as it is.
//
//===----------------------------------------------------------------------===//

#include "MatrixProduct.h"

using namespace mlir;

namespace taso::conversion {

/// The product of operands of rank 2 or more. Batches are made equal, but a
/// matrix on the right is shared by all batches as it is.
static Value multiplyBatches(OperatorBuilder &builder, Value x, Value y) {
  ArrayRef<int64_t> left = getShape(x), right = getShape(y);
  ArrayRef<int64_t> leftBatch = left.drop_back(2);
  ArrayRef<int64_t> rightBatch = right.drop_back(2);
  if (right.size() == 2)
    return builder.matmul(x, y);
  auto batch = builder.broadcastShapes(x, y, /*ignoredDims=*/2);
  if (!batch)
    return {};
  if (leftBatch == rightBatch)
    return builder.matmul(x, y);
  OperatorBuilder::Sizes leftShape(*batch), rightShape(*batch);
  llvm::append_range(leftShape, left.take_back(2));
  llvm::append_range(rightShape, right.take_back(2));
  auto [a, b] = builder.broadcastBoth(x, y, leftShape, rightShape);
  return builder.matmul(a, b);
}

/// The dimension that a vector lacks is added, and dropped again.
Value multiply(OperatorBuilder &builder, Value x, Value y) {
  if (!x || !y)
    return {};
  bool isRow = getShape(x).size() == 1, isColumn = getShape(y).size() == 1;
  if (getShape(x).empty() || getShape(y).empty())
    return builder.reject("an operand of rank 0");
  if (isRow)
    x = builder.reshape(x, {1, getShape(x)[0]});
  if (isColumn)
    y = builder.reshape(y, {getShape(y)[0], 1});
  if (!x || !y)
    return {};
  Value product = multiplyBatches(builder, x, y);
  if (!product || !(isRow || isColumn))
    return product;
  OperatorBuilder::Sizes shape(getShape(product));
  if (isRow)
    shape.erase(shape.end() - 2);
  if (isColumn)
    shape.pop_back();
  return builder.reshape(product, shape);
}

} // namespace taso::conversion
