//===- EmitPointwise.cpp - Pointwise operators in linalg ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operator is a body of scalar operations. Where linalg has an operation
// of that name and no operand is repeated, that one is taken.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Operators that linalg has
//===----------------------------------------------------------------------===//

template <class OpTy>
static LinalgEmitter::Results emitNamed(LinalgEmitter &emitter,
                                        RankedTensorType type,
                                        ArrayRef<Value> operands) {
  LinalgEmitter::Dimensions dimensions =
      LinalgEmitter::getDimensions(operands.front());
  return {OpTy::create(emitter.getBuilder(), emitter.getLoc(), TypeRange(type),
                       operands, emitter.empty(type, dimensions))
              ->getResult(0)};
}

namespace {
struct Named {
  LinalgEmitter::Results (*emit)(LinalgEmitter &, RankedTensorType,
                                 ArrayRef<Value>) = nullptr;
  StringRef scalar;
};
} // namespace

static const llvm::StringMap<Named> &getNamed() {
  static const llvm::StringMap<Named> table = {
      {"abs", {emitNamed<linalg::AbsOp>, "math.absf"}},
      {"add", {emitNamed<linalg::AddOp>, "arith.addf"}},
      {"div", {emitNamed<linalg::DivOp>, "arith.divf"}},
      {"erf", {emitNamed<linalg::ErfOp>, "math.erf"}},
      {"exp", {emitNamed<linalg::ExpOp>, "math.exp"}},
      {"max", {emitNamed<linalg::MaxOp>, "arith.maximumf"}},
      {"min", {emitNamed<linalg::MinOp>, "arith.minimumf"}},
      {"mul", {emitNamed<linalg::MulOp>, "arith.mulf"}},
      {"neg", {emitNamed<linalg::NegFOp>, "arith.negf"}},
      {"rsqrt", {emitNamed<linalg::RsqrtOp>, "math.rsqrt"}},
      {"sqrt", {emitNamed<linalg::SqrtOp>, "math.sqrt"}},
      {"sub", {emitNamed<linalg::SubOp>, "arith.subf"}},
      {"tanh", {emitNamed<linalg::TanhOp>, "math.tanh"}}};
  return table;
}

static LinalgEmitter::Results emit(LinalgEmitter &emitter, Operation *op,
                                   ArrayRef<Value> operands) {
  Named named = getNamed().lookup(op->getName().stripDialect());
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (llvm::all_of(operands,
                   [&](Value value) { return value.getType() == type; }))
    return named.emit(emitter, type, operands);
  return {emitter.map(type, operands,
                      [&](ScalarBuilder &scalars, ValueRange elements) {
                        return scalars.create(named.scalar, elements);
                      })};
}

//===----------------------------------------------------------------------===//
// Operators of one operand
//===----------------------------------------------------------------------===//

static Value relu(ScalarBuilder &scalars, Value x) {
  return scalars.create("arith.maximumf", {x, scalars.number(0, x)});
}

static Value sigmoid(ScalarBuilder &scalars, Value x) {
  Value power = scalars.create("math.exp", scalars.create("arith.negf", x));
  Value one = scalars.number(1, x);
  return scalars.create("arith.divf",
                        {one, scalars.create("arith.addf", {power, one})});
}

static Value gelu(ScalarBuilder &scalars, Operation *op, Value x) {
  auto multiply = [&](Value lhs, Value rhs) {
    return scalars.create("arith.mulf", {lhs, rhs});
  };
  auto add = [&](Value lhs, Value rhs) {
    return scalars.create("arith.addf", {lhs, rhs});
  };
  Value inner;
  if (cast<GeluOp>(op).getApproximate() == GeluApproximation::Tanh) {
    Value cube = multiply(multiply(x, x), x);
    Value sum = add(x, multiply(cube, scalars.number(0.044715, x)));
    inner = scalars.create(
        "math.tanh", multiply(sum, scalars.number(0.7978845608028654, x)));
  } else {
    inner = scalars.create("math.erf",
                           multiply(x, scalars.number(0.7071067811865476, x)));
  }
  return multiply(multiply(x, scalars.number(0.5, x)),
                  add(inner, scalars.number(1, x)));
}

static Value clamp(ScalarBuilder &scalars, Operation *op, Value x) {
  auto clamp = cast<ClampOp>(op);
  auto bound = [&](const APFloat &value) {
    return scalars.number(value.convertToDouble(), x);
  };
  return scalars.create(
      "arith.minimumf",
      {scalars.create("arith.maximumf", {x, bound(clamp.getMinimum())}),
       bound(clamp.getMaximum())});
}

static Value relu(ScalarBuilder &scalars, Operation *, Value x) {
  return relu(scalars, x);
}

static Value sigmoid(ScalarBuilder &scalars, Operation *, Value x) {
  return sigmoid(scalars, x);
}

template <Value (*function)(ScalarBuilder &, Operation *, Value)>
static LinalgEmitter::Results emitUnary(LinalgEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  return {emitter.map(cast<RankedTensorType>(op->getResult(0).getType()),
                      operands,
                      [&](ScalarBuilder &scalars, ValueRange elements) {
                        return function(scalars, op, elements.front());
                      })};
}

Value LinalgEmitter::activate(Activation activation, Value x) {
  if (activation == Activation::None)
    return x;
  return map(cast<RankedTensorType>(x.getType()), x,
             [&](ScalarBuilder &scalars, ValueRange elements) {
               if (activation == Activation::Relu)
                 return relu(scalars, elements.front());
               if (activation == Activation::Sigmoid)
                 return sigmoid(scalars, elements.front());
               return scalars.create("math.tanh", elements.front());
             });
}

//===----------------------------------------------------------------------===//
// The product with a scalar
//===----------------------------------------------------------------------===//

static LinalgEmitter::Results emitSMul(LinalgEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  DenseFPElementsAttr known;
  bool isKnown = matchPattern(operands[1], m_Constant(&known));
  return {emitter.map(
      cast<RankedTensorType>(op->getResult(0).getType()),
      isKnown ? operands.drop_back() : operands,
      [&](ScalarBuilder &scalars, ValueRange elements) {
        Value x = elements.front();
        Value scalar =
            isKnown ? scalars.number(
                          known.getSplatValue<APFloat>().convertToDouble(), x)
                    : elements.back();
        return scalars.create("arith.mulf", {x, scalar});
      })};
}

void addLinalgPointwiseEmitters(LinalgEmitTable &table) {
  for (const auto &entry : getNamed())
    table[entry.getKey()] = emit;
  table["clamp"] = emitUnary<clamp>;
  table["gelu"] = emitUnary<gelu>;
  table["relu"] = emitUnary<relu>;
  table["sigmoid"] = emitUnary<sigmoid>;
  table["smul"] = emitSMul;
}

} // namespace taso::conversion
