//===- MatrixProducts.cpp - Matrix products -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MatMul, and Gemm with its factors, transposes and addend.
//
//===----------------------------------------------------------------------===//

#include "../MatrixProduct.h"
#include "Table.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// MatMul
//===----------------------------------------------------------------------===//

static Value convertMatMul(Node &node) {
  return multiply(node, node.getInput(0), node.getInput(1));
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
  auto shape = node.broadcastShapes(product, c);
  if (!shape)
    return {};
  if (ArrayRef(*shape) != getShape(product))
    return node.reject("C does not broadcast to the product");
  return node.broadcastTo(c, *shape, product);
}

Value convertGemm(Node &node) {
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
