//===- EmitWindows.cpp - Convolutions, matrix products and pools ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Activations become nodes of their own.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static Value activate(Emitter &emitter, Activation activation, Value value) {
  static constexpr StringRef kNodes[] = {"", "Relu", "Sigmoid", "Tanh"};
  StringRef node = kNodes[static_cast<unsigned>(activation)];
  return node.empty() ? value : emitter.node(node, value, value.getType());
}

static Emitter::Results emitConv(Emitter &emitter, Operation *op,
                                 ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  auto kernel = cast<RankedTensorType>(conv.getWeight().getType());
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers("dilations", conv.getDilations()),
      emitter.number("group", conv.getGroups()),
      emitter.numbers("pads", conv.getPads()),
      emitter.numbers("strides", conv.getStrides())};
  if (kernel.hasStaticShape())
    attributes.push_back(
        emitter.numbers("kernel_shape", kernel.getShape().take_back(2)));
  return {activate(emitter, conv.getActivation(),
                   emitter.node("Conv", operands, conv.getType(), attributes))};
}

static Emitter::Results emitMatMul(Emitter &emitter, Operation *op,
                                   ArrayRef<Value> operands) {
  auto matmul = cast<MatMulOp>(op);
  return {activate(emitter, matmul.getActivation(),
                   emitter.node("MatMul", operands, matmul.getType()))};
}

static Emitter::Results emitMaxPool(Emitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  auto pool = cast<Pool2DMaxOp>(op);
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers("kernel_shape", pool.getKernel()),
      emitter.numbers("pads", pool.getPads()),
      emitter.numbers("strides", pool.getStrides())};
  if (llvm::any_of(pool.getDilations(), [](int64_t d) { return d != 1; })) {
    if (emitter.opset < 10)
      return emitter.refuse("dilations of MaxPool came with opset 10");
    attributes.push_back(emitter.numbers("dilations", pool.getDilations()));
  }
  return {emitter.node("MaxPool", operands, pool.getType(), attributes)};
}

static Emitter::Results emitAveragePool(Emitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto pool = cast<Pool2DAvgOp>(op);
  SmallVector<int64_t> pads(pool.getPads());
  Value x = operands[0];
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers("kernel_shape", pool.getKernel()),
      emitter.numbers("strides", pool.getStrides())};
  if (pool.getCountIncludePad() != 0 && emitter.opset < 7) {
    // Padding that counts was a node of its own.
    x = emitter.pad(x, {0, 0, pads[0], pads[1]}, {0, 0, pads[2], pads[3]}, 0);
    pads = {0, 0, 0, 0};
  } else if (pool.getCountIncludePad() != 0) {
    attributes.push_back(emitter.number("count_include_pad", 1));
  }
  attributes.push_back(emitter.numbers("pads", pads));
  return {emitter.node("AveragePool", x, pool.getType(), attributes)};
}

void addWindowEmitters(EmitTable &table) {
  table["conv2d"] = emitConv;
  table["matmul"] = emitMatMul;
  table["pool2d_max"] = emitMaxPool;
  table["pool2d_avg"] = emitAveragePool;
}

} // namespace taso::conversion
