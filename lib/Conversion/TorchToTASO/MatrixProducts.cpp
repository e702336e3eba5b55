//===- MatrixProducts.cpp - Matrix products -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mm, bmm and matmul; linear, addmm and baddbmm add a third tensor.
//
//===----------------------------------------------------------------------===//

#include "../MatrixProduct.h"
#include "Call.h"

using namespace mlir;

namespace taso::conversion {

static Value convertMatMul(TorchCall &call) {
  return multiply(call, call.getInput(0), call.getInput(1));
}

/// x times the transpose of the weight, whose rows are the outputs.
static Value convertLinear(TorchCall &call) {
  Value x = call.getInput(0), w = call.getInput(1);
  if (!x || !w)
    return {};
  if (getShape(w).size() != 2)
    return call.reject("a weight that is no matrix");
  Value product = multiply(call, x, call.transpose(w, {1, 0}));
  return call.isNone(2) ? product
                        : call.pointwise<AddOp>(product, call.getInput(2));
}

/// beta c + alpha (a b), where c is broadcast to the product's shape.
static Value convertAddMM(TorchCall &call) {
  Value c = call.getInput(0);
  std::optional<double> beta = call.getNumber(3), alpha = call.getNumber(4);
  if (!c || !beta || !alpha)
    return {};
  // With beta = 0, NaN and infinity in c do not count.
  if (*beta == 0)
    return call.reject("beta is 0");
  Value product = call.matmul(call.getInput(1), call.getInput(2));
  if (*alpha != 1)
    product = call.scale(product, *alpha);
  if (*beta != 1)
    c = call.scale(c, *beta);
  if (!product || !c)
    return {};
  if (getShape(c).size() > getShape(product).size())
    return call.reject("an addend of higher rank");
  return call.pointwise<AddOp>(c, product);
}

void addTorchMatrixProducts(TorchTable &table) {
  table["aten.addmm"] = convertAddMM;
  table["aten.baddbmm"] = convertAddMM;
  table["aten.bmm"] = convertMatMul;
  table["aten.linear"] = convertLinear;
  table["aten.matmul"] = convertMatMul;
  table["aten.mm"] = convertMatMul;
  table["aten.mv"] = convertMatMul;
}

} // namespace taso::conversion
