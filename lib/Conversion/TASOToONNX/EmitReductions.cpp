//===- EmitReductions.cpp - Reductions and normalisations -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decomposed where the opset lacks the operator.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

template <class OpTy>
static Emitter::Results emitReduction(Emitter &emitter, StringRef node,
                                      Operation *op, ArrayRef<Value> operands) {
  auto reduce = cast<OpTy>(op);
  return {emitter.reduce(node, operands[0], reduce.getAxes(),
                         reduce.getKeepDims() != 0, reduce.getType())};
}

static Emitter::Results emitReduceSum(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  return emitReduction<ReduceSumOp>(emitter, "ReduceSum", op, operands);
}
static Emitter::Results emitReduceMean(Emitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  return emitReduction<ReduceMeanOp>(emitter, "ReduceMean", op, operands);
}
static Emitter::Results emitReduceMax(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  return emitReduction<ReduceMaxOp>(emitter, "ReduceMax", op, operands);
}

/// Before opset 13 the dimensions from the axis on were one: the axis must be
/// the last.
static Emitter::Results emitSoftmax(Emitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  auto softmax = cast<SoftmaxOp>(op);
  int64_t axis = softmax.getAxis(), last = softmax.getType().getRank() - 1;
  if (emitter.opset >= 13 || axis == last)
    return {emitter.node("Softmax", operands, softmax.getType(),
                         emitter.number("axis", axis))};
  SmallVector<int64_t> perm;
  for (int64_t d = 0; d <= last; ++d)
    perm.push_back(d);
  std::swap(perm[axis], perm[last]);
  Value moved = emitter.transpose(operands[0], perm);
  Value result = emitter.node("Softmax", moved, moved.getType(),
                              emitter.number("axis", last));
  return {emitter.transpose(result, perm)};
}

/// (x - mean) / sqrt(variance + epsilon) scale + bias, spelled out.
static Value decomposeLayerNorm(Emitter &emitter, LayerNormOp norm,
                                ArrayRef<Value> operands) {
  RankedTensorType type = norm.getType();
  SmallVector<int64_t> axes, reduced(type.getShape());
  for (int64_t d = norm.getAxis(); d < type.getRank(); ++d) {
    axes.push_back(d);
    reduced[d] = 1;
  }
  Type narrow = type.clone(reduced);
  Value mean = emitter.reduce("ReduceMean", operands[0], axes, true, narrow);
  Value centred = emitter.node("Sub", {operands[0], mean}, type);
  Value squares = emitter.node("Mul", {centred, centred}, type);
  Value variance = emitter.reduce("ReduceMean", squares, axes, true, narrow);
  Value deviation = emitter.node(
      "Sqrt",
      emitter.withScalar("Add", variance, norm.getEpsilon().convertToDouble()),
      narrow);
  Value result = emitter.node("Div", {centred, deviation}, type);
  result = emitter.node("Mul", {result, operands[1]}, type);
  return operands.size() < 3 ? result
                             : emitter.node("Add", {result, operands[2]}, type);
}

static Emitter::Results emitLayerNorm(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto norm = cast<LayerNormOp>(op);
  if (emitter.opset < 7)
    return emitter.refuse("broadcasting came with opset 7");
  if (emitter.opset < 17)
    return {decomposeLayerNorm(emitter, norm, operands)};
  return {emitter.node(
      "LayerNormalization", operands, norm.getType(),
      {emitter.number("axis", norm.getAxis()),
       emitter.real("epsilon", norm.getEpsilon().convertToDouble())})};
}

static Emitter::Results emitBatchNorm(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto norm = cast<BatchNormOp>(op);
  SmallVector<NamedAttribute> attributes = {
      emitter.real("epsilon", norm.getEpsilon().convertToDouble())};
  if (emitter.opset < 7)
    attributes.push_back(emitter.number("is_test", 1));
  return {
      emitter.node("BatchNormalization", operands, norm.getType(), attributes)};
}

void addReductionEmitters(EmitTable &table) {
  table["reduce_sum"] = emitReduceSum;
  table["reduce_mean"] = emitReduceMean;
  table["reduce_max"] = emitReduceMax;
  table["softmax"] = emitSoftmax;
  table["layer_norm"] = emitLayerNorm;
  table["batch_norm"] = emitBatchNorm;
}

} // namespace taso::conversion
