//===- EmitReductions.cpp - Reductions and normalisations -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch has an operator for each of them.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

/// In torch, no dimensions are all dimensions.
template <class OpTy>
static TorchEmitter::Results
emitReduction(TorchEmitter &emitter, StringRef name, bool hasType,
              Operation *op, ArrayRef<Value> operands) {
  auto reduction = cast<OpTy>(op);
  if (reduction.getAxes().empty())
    return {operands[0]};
  SmallVector<Value> arguments = {
      operands[0], emitter.integers(reduction.getAxes()),
      emitter.boolean(reduction.getKeepDims() != 0)};
  if (hasType)
    arguments.push_back(emitter.none());
  return {emitter.create(name, arguments, reduction.getType())};
}

static TorchEmitter::Results emitSum(TorchEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  return emitReduction<ReduceSumOp>(emitter, "sum.dim_IntList", true, op,
                                    operands);
}

static TorchEmitter::Results emitMean(TorchEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  return emitReduction<ReduceMeanOp>(emitter, "mean.dim", true, op, operands);
}

static TorchEmitter::Results emitMax(TorchEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  return emitReduction<ReduceMaxOp>(emitter, "amax", false, op, operands);
}

static TorchEmitter::Results emitSoftmax(TorchEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto softmax = cast<SoftmaxOp>(op);
  return {emitter.create(
      "softmax.int",
      {operands[0], emitter.integer(softmax.getAxis()), emitter.none()},
      softmax.getType())};
}

static TorchEmitter::Results emitLayerNorm(TorchEmitter &emitter, Operation *op,
                                           ArrayRef<Value> operands) {
  auto norm = cast<LayerNormOp>(op);
  auto scale = cast<RankedTensorType>(norm.getScale().getType());
  if (!scale.hasStaticShape())
    return emitter.refuse("a normalised shape that is dynamic");
  Value shape = emitter.integers(scale.getShape());
  Value bias = operands.size() > 2 ? operands[2] : emitter.none();
  return {emitter.create("layer_norm",
                         {operands[0], shape, operands[1], bias,
                          emitter.real(norm.getEpsilon().convertToDouble()),
                          emitter.boolean(true)},
                         norm.getType())};
}

static TorchEmitter::Results emitBatchNorm(TorchEmitter &emitter, Operation *op,
                                           ArrayRef<Value> operands) {
  auto norm = cast<BatchNormOp>(op);
  SmallVector<Value> arguments(operands);
  arguments.append({emitter.boolean(false), emitter.real(0.1),
                    emitter.real(norm.getEpsilon().convertToDouble()),
                    emitter.boolean(true)});
  return {emitter.create("batch_norm", arguments, norm.getType())};
}

void addTorchReductionEmitters(TorchEmitTable &table) {
  table["batch_norm"] = emitBatchNorm;
  table["layer_norm"] = emitLayerNorm;
  table["reduce_max"] = emitMax;
  table["reduce_mean"] = emitMean;
  table["reduce_sum"] = emitSum;
  table["softmax"] = emitSoftmax;
}

} // namespace taso::conversion
