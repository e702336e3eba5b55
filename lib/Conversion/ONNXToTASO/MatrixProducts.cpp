//===- MatrixProducts.cpp - Matrix products -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MatMul with numpy batches, and Gemm with its factors, transposes and addend.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// MatMul
//===----------------------------------------------------------------------===//

/// The product of operands of rank 2 or more. Batches are made equal, but a
/// matrix on the right is shared by all batches as it is.
static Value multiplyBatches(Node &node, Value x, Value y) {
  ArrayRef<int64_t> left = getShape(x), right = getShape(y);
  ArrayRef<int64_t> leftBatch = left.drop_back(2);
  ArrayRef<int64_t> rightBatch = right.drop_back(2);
  if (right.size() == 2)
    return node.matmul(x, y);
  if (!isStatic(x) || !isStatic(y))
    return node.reject("dynamic shapes may hide a broadcast");
  if (leftBatch == rightBatch)
    return node.matmul(x, y);
  auto batch = broadcastShapes(leftBatch, rightBatch);
  if (!batch)
    return node.reject("batches do not broadcast");
  Node::Sizes leftShape(*batch), rightShape(*batch);
  llvm::append_range(leftShape, left.take_back(2));
  llvm::append_range(rightShape, right.take_back(2));
  return node.matmul(node.broadcastTo(x, leftShape),
                     node.broadcastTo(y, rightShape));
}

/// A vector on the left is a row, one on the right is a column; the dimension
/// that this adds is dropped again.
static Value convertMatMul(Node &node) {
  Value x = node.getInput(0), y = node.getInput(1);
  if (!x || !y)
    return {};
  bool isRow = getShape(x).size() == 1, isColumn = getShape(y).size() == 1;
  if (getShape(x).empty() || getShape(y).empty())
    return node.reject("an operand of rank 0");
  if (isRow)
    x = node.reshape(x, {1, getShape(x)[0]});
  if (isColumn)
    y = node.reshape(y, {getShape(y)[0], 1});
  if (!x || !y)
    return {};
  Value product = multiplyBatches(node, x, y);
  if (!product || !(isRow || isColumn))
    return product;
  Node::Sizes shape(getShape(product));
  if (isRow)
    shape.erase(shape.end() - 2);
  if (isColumn)
    shape.pop_back();
  return node.reshape(product, shape);
}

//===----------------------------------------------------------------------===//
// Gemm
//===----------------------------------------------------------------------===//

static Value transposeIf(Node &node, bool condition, Value value) {
  return condition ? node.transpose(value, {1, 0}) : value;
}

/// beta C, in the shape of the product.
static Value getAddend(Node &node, Value product) {
  Value c = node.getInput(2);
  if (!c || !product)
    return {};
  double beta = node.getFloat("beta", 1.0);
  if (beta == 0)
    return node.reject("beta is 0");
  if (beta != 1)
    c = node.scale(c, beta);
  bool equal = c && getShape(c) == getShape(product) && isStatic(c);
  if (!equal && node.opset < 7 && node.getInt("broadcast", 0) != 1)
    return node.reject("shapes differ, without broadcast = 1");
  return node.broadcastTo(c, getShape(product));
}

static Value convertGemm(Node &node) {
  Value a = node.getInput(0), b = node.getInput(1);
  if (!a || !b)
    return {};
  if (getShape(a).size() != 2 || getShape(b).size() != 2)
    return node.reject("an operand that is not a matrix");
  Value product =
      node.matmul(transposeIf(node, node.getInt("transA", 0) != 0, a),
                  transposeIf(node, node.getInt("transB", 0) != 0, b));
  double alpha = node.getFloat("alpha", 1.0);
  if (alpha != 1)
    product = node.scale(product, alpha);
  if (!node.hasInput(2))
    return product;
  return node.create<AddOp>({product, getAddend(node, product)});
}

void addMatrixProducts(ConversionTable &table) {
  table.add("MatMul", convertMatMul);
  table.add("Gemm", convertGemm);
}

} // namespace taso::conversion
