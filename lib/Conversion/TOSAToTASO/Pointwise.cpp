//===- Pointwise.cpp - Pointwise operators --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA broadcasts operands of one rank implicitly; taso has reshape and
// broadcast for it.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertUnary(TosaNode &node) {
  return node.create<OpTy>(node.getInput(0));
}

static Value convertReciprocal(TosaNode &node) {
  return node.reciprocal(node.getInput(0));
}

static Value convertIdentity(TosaNode &node) {
  return node.identity(node.getInput(0));
}

static Value convertNegate(TosaNode &node) {
  return node.hasZeroPoints({1, 2}) ? node.create<NegOp>(node.getInput(0))
                                    : Value();
}

static double toDouble(APFloat value) {
  bool inexact;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

/// True if no finite number of the type is larger.
static bool isUnbounded(const APFloat &maximum) {
  return maximum.isInfinity() ? !maximum.isNegative()
                              : maximum.isLargest() && !maximum.isNegative();
}

/// A clamp from 0 to the largest number is how producers spell relu.
static Value convertClamp(TosaNode &node) {
  auto clamp = cast<tosa::ClampOp>(node.getOperation());
  auto low = dyn_cast<FloatAttr>(clamp.getMinValAttr());
  auto high = dyn_cast<FloatAttr>(clamp.getMaxValAttr());
  if (!node.hasPlainAttributes())
    return {};
  if (!low || !high)
    return node.reject("bounds that are integers");
  Value x = node.getInput(0);
  if (low.getValue().isZero() && isUnbounded(high.getValue()))
    return node.create<ReluOp>(x);
  return node.create<ClampOp>(
      x, {node.real("minimum", toDouble(low.getValue())),
          node.real("maximum", toDouble(high.getValue()))});
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertBinary(TosaNode &node) {
  Value x = node.getInput(0), y = node.getInput(1);
  return node.pointwise<OpTy>(x, y);
}

/// True for what is computed from constants only.
static bool isWeight(Value value, unsigned depth = 0) {
  constexpr unsigned kMaxDepth = 16;
  Operation *op = value.getDefiningOp();
  return op && isa<TASODialect>(op->getDialect()) && depth < kMaxDepth &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return isWeight(operand, depth + 1);
         });
}

/// Weights that are broadcast are subtracted by adding their negatives, which
/// is the same in floating point, and lets them become part of a bias.
static Value convertSub(TosaNode &node) {
  Value x = node.getInput(0), y = node.getInput(1);
  if (!x || !y)
    return {};
  auto broadcast = broadcastShapes(getShape(x), getShape(y));
  if (broadcast && getShape(x) == ArrayRef(*broadcast) &&
      getShape(y) != ArrayRef(*broadcast) && isWeight(y))
    return node.pointwise<AddOp>(x, node.create<NegOp>(y));
  return node.pointwise<SubOp>(x, y);
}

static Value convertMul(TosaNode &node) {
  if (node.getNumber(2) != 0.0)
    return node.reject("a shift");
  return convertBinary<MulOp>(node);
}

/// A maximum with zeros is how some producers spell relu.
static Value convertMaximum(TosaNode &node) {
  if (!node.hasPlainAttributes())
    return {};
  for (unsigned i : {0, 1}) {
    Value other = node.getOperation()->getOperand(1 - i);
    if (node.getNumber(i) == 0.0 &&
        other.getType() == node.getOperation()->getResult(0).getType())
      return node.create<ReluOp>(node.getInput(1 - i));
  }
  return convertBinary<MaxOp>(node);
}

static Value convertMinimum(TosaNode &node) {
  return node.hasPlainAttributes() ? convertBinary<MinOp>(node) : Value();
}

static Value convertPow(TosaNode &node) {
  std::optional<double> exponent = node.getNumber(1);
  if (!exponent)
    return node.reject("the exponent is not one known number");
  Value base = node.getOperation()->getOperand(0);
  if (base.getType() != node.getOperation()->getResult(0).getType())
    return node.reject("the base is broadcast");
  return node.power(node.getInput(0), *exponent);
}

void addTosaPointwise(TosaTable &table) {
  auto add = [&](StringRef name, ConvertTosaFunction function) {
    table[name] = {function, Arrangement::Any};
  };
  add("abs", convertUnary<AbsOp>);
  add("add", convertBinary<AddOp>);
  add("clamp", convertClamp);
  add("erf", convertUnary<ErfOp>);
  add("exp", convertUnary<ExpOp>);
  add("identity", convertIdentity);
  add("maximum", convertMaximum);
  add("minimum", convertMinimum);
  add("mul", convertMul);
  add("negate", convertNegate);
  add("pow", convertPow);
  add("reciprocal", convertReciprocal);
  add("rsqrt", convertUnary<RsqrtOp>);
  add("sigmoid", convertUnary<SigmoidOp>);
  add("sub", convertSub);
  add("tanh", convertUnary<TanhOp>);
}

} // namespace taso::conversion
