//===- Reductions.cpp - Reductions and matrix products --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA reduces one dimension, which stays with size 1.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

template <class OpTy> static Value reduce(TosaNode &node, Value x) {
  auto axis = node.getOperation()->getAttrOfType<IntegerAttr>("axis");
  return node.create<OpTy>(x,
                           {node.numbers("axes", node.getAxis(axis.getInt())),
                            node.number("keep_dims", 1)});
}

template <class OpTy> static Value convertReduction(TosaNode &node) {
  return node.hasPlainAttributes() ? reduce<OpTy>(node, node.getInput(0))
                                   : Value();
}

/// min x = -max -x.
static Value convertReduceMin(TosaNode &node) {
  if (!node.hasPlainAttributes())
    return {};
  Value negated = node.create<NegOp>(node.getInput(0));
  return node.create<NegOp>(reduce<ReduceMaxOp>(node, negated));
}

static Value convertMatMul(TosaNode &node) {
  if (!node.hasZeroPoints({2, 3}))
    return {};
  Value a = node.getInput(0), b = node.getInput(1);
  return node.matmul(a, b);
}

void addTosaReductions(TosaTable &table) {
  table["reduce_max"] = {convertReduction<ReduceMaxOp>, Arrangement::Any};
  table["reduce_min"] = {convertReduceMin, Arrangement::Any};
  table["reduce_sum"] = {convertReduction<ReduceSumOp>, Arrangement::Any};
  table["matmul"] = {convertMatMul, Arrangement::AsInTosa};
}

} // namespace taso::conversion
