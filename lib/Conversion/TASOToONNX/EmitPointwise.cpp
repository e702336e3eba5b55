//===- EmitPointwise.cpp - Pointwise operators ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most are one node of nearly the same name.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace taso::conversion {

/// The ONNX operator that a pointwise operator is.
static StringRef getPointwiseNode(StringRef mnemonic) {
  static const llvm::StringMap<StringRef> table = {
      {"add", "Add"},   {"sub", "Sub"},         {"mul", "Mul"},
      {"div", "Div"},   {"max", "Max"},         {"min", "Min"},
      {"relu", "Relu"}, {"sigmoid", "Sigmoid"}, {"tanh", "Tanh"},
      {"neg", "Neg"},   {"abs", "Abs"},         {"exp", "Exp"},
      {"sqrt", "Sqrt"}};
  return table.lookup(mnemonic);
}

static Emitter::Results emitPointwise(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  return {emitter.node(getPointwiseNode(op->getName().stripDialect()), operands,
                       op->getResult(0).getType())};
}

static Emitter::Results emitErf(Emitter &emitter, Operation *op,
                                ArrayRef<Value> operands) {
  if (emitter.opset < 9)
    return emitter.refuse("Erf came with opset 9");
  return {emitter.node("Erf", operands, op->getResult(0).getType())};
}

static Emitter::Results emitRsqrt(Emitter &emitter, Operation *op,
                                  ArrayRef<Value> operands) {
  Type type = op->getResult(0).getType();
  return {
      emitter.node("Reciprocal", emitter.node("Sqrt", operands, type), type)};
}

static Emitter::Results emitSMul(Emitter &emitter, Operation *,
                                 ArrayRef<Value> operands) {
  return {emitter.withScalar("Mul", operands[0], operands[1])};
}

static Emitter::Results emitClamp(Emitter &emitter, Operation *op,
                                  ArrayRef<Value> operands) {
  auto clamp = cast<ClampOp>(op);
  double low = clamp.getMinimum().convertToDouble();
  double high = clamp.getMaximum().convertToDouble();
  auto type = cast<RankedTensorType>(clamp.getType());
  if (emitter.opset < 11)
    return {
        emitter.node("Clip", operands, type,
                     {emitter.real("max", high), emitter.real("min", low)})};
  return {emitter.node("Clip",
                       {operands[0], emitter.scalar(low, type.getElementType()),
                        emitter.scalar(high, type.getElementType())},
                       type)};
}

/// x/2 (1 + f(..)) with f = erf or tanh, as the definition says.
static Value decomposeGelu(Emitter &emitter, Value x, bool byTanh) {
  Type type = x.getType();
  Value inner;
  if (byTanh) {
    Value cube =
        emitter.node("Mul", {emitter.node("Mul", {x, x}, type), x}, type);
    Value sum = emitter.node(
        "Add", {x, emitter.withScalar("Mul", cube, 0.044715)}, type);
    inner = emitter.node(
        "Tanh", emitter.withScalar("Mul", sum, 0.7978845608028654), type);
  } else {
    inner = emitter.node(
        "Erf", emitter.withScalar("Mul", x, 0.7071067811865476), type);
  }
  return emitter.node("Mul",
                      {emitter.withScalar("Mul", x, 0.5),
                       emitter.withScalar("Add", inner, 1.0)},
                      type);
}

static Emitter::Results emitGelu(Emitter &emitter, Operation *op,
                                 ArrayRef<Value> operands) {
  GeluApproximation kind = cast<GeluOp>(op).getApproximate();
  if (emitter.opset >= 20)
    return {emitter.node(
        "Gelu", operands, op->getResult(0).getType(),
        emitter.text("approximate", stringifyGeluApproximation(kind)))};
  bool byTanh = kind == GeluApproximation::Tanh;
  if (!byTanh && emitter.opset < 9)
    return emitter.refuse("Erf came with opset 9");
  return {decomposeGelu(emitter, operands[0], byTanh)};
}

void addPointwiseEmitters(EmitTable &table) {
  for (StringRef name : {"add", "sub", "mul", "div", "max", "min", "relu",
                         "sigmoid", "tanh", "neg", "abs", "exp", "sqrt"})
    table[name] = emitPointwise;
  table["erf"] = emitErf;
  table["rsqrt"] = emitRsqrt;
  table["smul"] = emitSMul;
  table["clamp"] = emitClamp;
  table["gelu"] = emitGelu;
}

} // namespace taso::conversion
