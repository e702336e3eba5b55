//===- Reductions.cpp - Reductions and normalisations ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums, means and maxima along axes, Softmax, and the normalisation layers at
// inference.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

using namespace mlir;

namespace taso::conversion {

/// No axes, or an empty list of them, means all axes, but with
/// noop_with_empty_axes nothing is reduced.
template <class OpTy> static Value convertReduction(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  int64_t rank = getShape(x).size();
  bool missing;
  std::optional<Node::Sizes> axes = node.getList("axes", 1, missing);
  if (!axes && !missing)
    return node.reject("the axes are computed by the model");
  if (!axes || axes->empty()) {
    if (node.getInt("noop_with_empty_axes", 0) != 0)
      return node.identity(x);
    axes.emplace();
    for (int64_t d = 0; d < rank; ++d)
      axes->push_back(d);
  }
  axes = normalizeAxes(*axes, rank);
  if (!axes)
    return node.reject("axes are out of range");
  return node.create<OpTy>(
      x, {node.numbers("axes", *axes),
          node.number("keep_dims", node.getInt("keepdims", 1) != 0)});
}

static Value convertSoftmax(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  auto axis = normalizeAxis(node.getInt("axis", -1), getShape(x).size());
  if (!axis)
    return node.reject("axis is out of range");
  return node.create<SoftmaxOp>(x, node.number("axis", *axis));
}

/// Before opset 13 the dimensions from `axis` on were one.
static Value convertFlatSoftmax(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  auto axis = normalizeAxis(node.getInt("axis", 1), shape.size());
  if (!axis)
    return node.reject("axis is out of range");
  bool isLast = llvm::all_of(shape.drop_front(*axis + 1),
                             [](int64_t size) { return size == 1; });
  if (isLast)
    return node.create<SoftmaxOp>(x, node.number("axis", *axis));
  if (!isStatic(x))
    return node.reject("dynamic shape");
  Value flat = node.reshape(x, {getProduct(shape.take_front(*axis)),
                                getProduct(shape.drop_front(*axis))});
  return node.reshape(node.create<SoftmaxOp>(flat, node.number("axis", 1)),
                      shape);
}

static Value convertLayerNormalization(Node &node) {
  if (node.isResultUsed(1) || node.isResultUsed(2))
    return node.reject("mean or deviation are used");
  Value x = node.getInput(0), scale = node.getInput(1);
  if (!x || !scale)
    return {};
  auto axis = normalizeAxis(node.getInt("axis", -1), getShape(x).size());
  if (!axis)
    return node.reject("axis is out of range");
  bool isF32 = cast<RankedTensorType>(x.getType()).getElementType().isF32();
  if (!isF32 && node.getInt("stash_type", 1) == 1)
    return node.reject("statistics in another precision than the operand's");
  ArrayRef<int64_t> shape = getShape(x).drop_front(*axis);
  SmallVector<Value> operands = {x, node.broadcastTo(scale, shape)};
  if (node.hasInput(2)) {
    Value bias = node.getInput(2);
    operands.push_back(node.broadcastTo(bias, shape));
  }
  return node.create<LayerNormOp>(
      operands, {node.number("axis", *axis),
                 node.real("epsilon", node.getFloat("epsilon", 1e-5f))});
}

/// With one result, and not in training mode, which each opset says in its way.
static Value convertBatchNormalization(Node &node) {
  for (unsigned i = 1; i < node.getNumResults(); ++i)
    if (node.hasResult(i))
      return node.reject("training mode");
  bool isTraining = (node.opset < 7 && node.getInt("is_test", 0) == 0) ||
                    node.getInt("training_mode", 0) != 0;
  if (isTraining)
    return node.reject("training mode");
  if (node.getInt("spatial", 1) != 1)
    return node.reject("spatial = 0");
  auto inputs = node.getInputs();
  if (!inputs || inputs->size() != 5)
    return {};
  return node.create<BatchNormOp>(
      *inputs, node.real("epsilon", node.getFloat("epsilon", 1e-5f)));
}

void addReductions(ConversionTable &table) {
  table.add("ReduceSum", convertReduction<ReduceSumOp>);
  table.add("ReduceMean", convertReduction<ReduceMeanOp>);
  table.add("ReduceMax", convertReduction<ReduceMaxOp>);
  table.add("Softmax", 6, convertFlatSoftmax);
  table.add("Softmax", 13, convertSoftmax);
  table.add("LayerNormalization", convertLayerNormalization);
  table.add("BatchNormalization", convertBatchNormalization);
}

} // namespace taso::conversion
