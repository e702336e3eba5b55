//===- EmitPointwise.cpp - Pointwise operators ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constant of one value becomes a number.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static Type getResultType(Operation *op) { return op->getResult(0).getType(); }

/// The operator in torch has the name of that in taso.
static TorchEmitter::Results emitUnary(TorchEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  return {emitter.create(op->getName().stripDialect(), operands,
                         getResultType(op))};
}

/// The one value of all elements of a constant.
static std::optional<double> getSplat(Value value) {
  auto constant = value.getDefiningOp<ConstantTensorOp>();
  auto elements =
      constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue()) : nullptr;
  if (!elements || !elements.isSplat())
    return std::nullopt;
  APFloat number = elements.getSplatValue<APFloat>();
  bool inexact;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return number.convertToDouble();
}

template <bool hasAlpha>
static TorchEmitter::Results emitBinary(TorchEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  SmallVector<Value> arguments(operands);
  std::string name = op->getName().stripDialect().str();
  std::optional<double> splat = getSplat(op->getOperand(1));
  if (splat && operands[0].getType() == getTorchTensor(getResultType(op)))
    arguments[1] = emitter.real(*splat);
  else
    splat.reset();
  if (hasAlpha)
    arguments.push_back(emitter.integer(1));
  return {emitter.create(name + (splat ? ".Scalar" : ".Tensor"), arguments,
                         getResultType(op))};
}

static TorchEmitter::Results emitMax(TorchEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  return {emitter.create("maximum", operands, getResultType(op))};
}

static TorchEmitter::Results emitMin(TorchEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  return {emitter.create("minimum", operands, getResultType(op))};
}

static TorchEmitter::Results emitSMul(TorchEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  std::optional<double> factor = getSplat(op->getOperand(1));
  if (!factor)
    return {emitter.create("mul.Tensor", operands, getResultType(op))};
  return {emitter.create("mul.Scalar", {operands[0], emitter.real(*factor)},
                         getResultType(op))};
}

static TorchEmitter::Results emitClamp(TorchEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto clamp = cast<ClampOp>(op);
  return {emitter.create("clamp",
                         {operands[0],
                          emitter.real(clamp.getMinimum().convertToDouble()),
                          emitter.real(clamp.getMaximum().convertToDouble())},
                         getResultType(op))};
}

static TorchEmitter::Results emitGelu(TorchEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  StringRef approximate =
      stringifyGeluApproximation(cast<GeluOp>(op).getApproximate());
  return {emitter.create("gelu", {operands[0], emitter.text(approximate)},
                         getResultType(op))};
}

void addTorchPointwiseEmitters(TorchEmitTable &table) {
  for (StringRef name :
       {"relu", "sigmoid", "tanh", "neg", "abs", "exp", "sqrt", "rsqrt", "erf"})
    table[name] = emitUnary;
  for (StringRef name : {"add", "sub"})
    table[name] = emitBinary<true>;
  for (StringRef name : {"mul", "div"})
    table[name] = emitBinary<false>;
  table["clamp"] = emitClamp;
  table["gelu"] = emitGelu;
  table["max"] = emitMax;
  table["min"] = emitMin;
  table["smul"] = emitSMul;
}

} // namespace taso::conversion
