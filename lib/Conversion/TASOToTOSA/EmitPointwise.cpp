//===- EmitPointwise.cpp - Pointwise operators ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// They work in whatever order their operands are there.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"

using namespace mlir;

namespace taso::conversion {

/// The TOSA operator that a pointwise operator is.
static StringRef getTosaName(StringRef mnemonic) {
  static const llvm::StringMap<StringRef> table = {
      {"add", "add"},     {"sub", "sub"},     {"mul", "mul"},
      {"max", "maximum"}, {"min", "minimum"}, {"sigmoid", "sigmoid"},
      {"tanh", "tanh"},   {"neg", "negate"},  {"abs", "abs"},
      {"exp", "exp"},     {"rsqrt", "rsqrt"}, {"erf", "erf"}};
  return table.lookup(mnemonic);
}

/// A pointwise operator as a function of its operands and its type, all in one
/// order.
using Pointwise = Value (*)(TosaEmitter &, Operation *, ArrayRef<Value>,
                            RankedTensorType);

template <Pointwise function>
static TosaEmitter::Results emit(TosaEmitter &emitter, Operation *op,
                                 ArrayRef<Value> operands) {
  Value result = op->getResult(0);
  Order order = emitter.getOrders().choose(operands, result);
  return {{function(emitter, op, emitter.get(operands, order),
                    arrange(result.getType(), order)),
           order}};
}

static Value createNamed(TosaEmitter &emitter, Operation *op,
                         ArrayRef<Value> operands, RankedTensorType type) {
  return emitter.pointwise(getTosaName(op->getName().stripDialect()), type,
                           operands);
}

static Value createRelu(TosaEmitter &emitter, Operation *, ArrayRef<Value> x,
                        RankedTensorType) {
  return emitter.relu(x[0]);
}

static Value createClamp(TosaEmitter &emitter, Operation *op, ArrayRef<Value> x,
                         RankedTensorType type) {
  auto clamp = cast<ClampOp>(op);
  Type element = type.getElementType();
  return emitter.clamp(x[0],
                       roundTo(element, clamp.getMinimum().convertToDouble()),
                       roundTo(element, clamp.getMaximum().convertToDouble()));
}

/// True for a constant of ones.
static bool isOne(Value value) {
  auto elements = dyn_cast_or_null<DenseFPElementsAttr>(getElementsOf(value));
  return elements && elements.isSplat() &&
         elements.getSplatValue<APFloat>().isExactlyValue(1.0);
}

/// There is no division of floating-point numbers.
static TosaEmitter::Results emitDiv(TosaEmitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  Value result = op->getResult(0);
  bool isReciprocal =
      isOne(operands[0]) && operands[1].getType() == result.getType();
  ArrayRef<Value> read = isReciprocal ? operands.drop_front() : operands;
  Order order = emitter.getOrders().choose(read, result);
  Value divisor = emitter.get(operands[1], order);
  Value inverse = emitter.create("reciprocal", divisor.getType(), divisor);
  if (isReciprocal)
    return {{inverse, order}};
  return {{emitter.pointwise("mul", arrange(result.getType(), order),
                             {emitter.get(operands[0], order), inverse}),
           order}};
}

/// There is no square root.
static Value createSqrt(TosaEmitter &emitter, Operation *, ArrayRef<Value> x,
                        RankedTensorType) {
  return emitter.withScalar("pow", x[0], 0.5);
}

static TosaEmitter::Results emitSMul(TosaEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  Value result = op->getResult(0);
  Order order = emitter.getOrders().choose(operands[0], result);
  Value scalar =
      emitter.getReshaped(operands[1], SmallVector<int64_t>(order.size(), 1));
  return {{emitter.pointwise("mul", arrange(result.getType(), order),
                             {emitter.get(operands[0], order), scalar}),
           order}};
}

/// x/2 (1 + f(..)) with f = erf or tanh, as the definition says.
static Value createGelu(TosaEmitter &emitter, Operation *op, ArrayRef<Value> xs,
                        RankedTensorType type) {
  Value x = xs[0], inner;
  if (cast<GeluOp>(op).getApproximate() == GeluApproximation::Tanh) {
    Value square = emitter.pointwise("mul", type, {x, x});
    Value cube = emitter.pointwise("mul", type, {square, x});
    Value sum = emitter.pointwise(
        "add", type, {x, emitter.withScalar("mul", cube, 0.044715)});
    inner = emitter.pointwise(
        "tanh", type, emitter.withScalar("mul", sum, 0.7978845608028654));
  } else {
    inner = emitter.pointwise("erf", type,
                              emitter.withScalar("mul", x, 0.7071067811865476));
  }
  return emitter.pointwise("mul", type,
                           {emitter.withScalar("mul", x, 0.5),
                            emitter.withScalar("add", inner, 1.0)});
}

void addTosaPointwiseEmitters(TosaEmitTable &table) {
  for (StringRef name : {"add", "sub", "mul", "max", "min", "sigmoid", "tanh",
                         "neg", "abs", "exp", "rsqrt", "erf"})
    table[name] = {emit<createNamed>, wantLikeResult};
  table["relu"] = {emit<createRelu>, wantLikeResult};
  table["clamp"] = {emit<createClamp>, wantLikeResult};
  table["sqrt"] = {emit<createSqrt>, wantLikeResult};
  table["gelu"] = {emit<createGelu>, wantLikeResult};
  table["div"] = {emitDiv, wantLikeResult};
  table["smul"] = {emitSMul, wantLikeResult};
}

} // namespace taso::conversion
