//===- Pointwise.cpp - Pointwise operators --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Broadcasting, which is implicit in ONNX, becomes reshape and broadcast.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

#include <limits>

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertUnary(Node &node) {
  return node.create<OpTy>(node.getInput(0));
}

static Value convertReciprocal(Node &node) {
  return node.reciprocal(node.getInput(0));
}

static Value convertIdentity(Node &node) {
  return node.identity(node.getInput(0));
}

/// A cast to the type that the elements have; torchscript prints many.
static Value convertCast(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  Type element = cast<RankedTensorType>(x.getType()).getElementType();
  constexpr int64_t kFloat = 1, kHalf = 10, kBFloat16 = 16;
  int64_t own = element.isF32() ? kFloat : element.isF16() ? kHalf : kBFloat16;
  if (node.getInt("to", 0) != own)
    return node.reject("another type of elements");
  return node.identity(x);
}

/// At inference, dropout does nothing; nobody may read the mask.
static Value convertDropout(Node &node) {
  if (node.isResultUsed(1))
    return node.reject("the mask is used");
  if (node.opset < 7 && node.getInt("is_test", 0) == 0)
    return node.reject("training mode");
  if (node.hasInput(2)) {
    auto training = node.getKnown(2);
    if (!training || training->values != SmallVector<int64_t>{0})
      return node.reject("training mode, or not known");
  }
  return node.identity(node.getInput(0));
}

Value createGelu(Node &node, Value x, GeluApproximation approximation) {
  MLIRContext *context = node.getOperation()->getContext();
  NamedAttribute attribute(StringAttr::get(context, "approximate"),
                           GeluApproximationAttr::get(context, approximation));
  return node.create<GeluOp>(x, attribute);
}

static Value convertGelu(Node &node) {
  StringRef approximate = node.getString("approximate", "none");
  auto kind = symbolizeGeluApproximation(approximate);
  if (!kind)
    return node.reject("approximate is '" + approximate + "'");
  return createGelu(node, node.getInput(0), *kind);
}

//===----------------------------------------------------------------------===//
// Bounds and powers
//===----------------------------------------------------------------------===//

/// The largest number of a value's element type: the default of both bounds.
static double getLargest(Value value) {
  auto type =
      cast<FloatType>(cast<RankedTensorType>(value.getType()).getElementType());
  APFloat largest = APFloat::getLargest(type.getFloatSemantics());
  bool inexact;
  largest.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &inexact);
  return largest.convertToDouble();
}

static Value createClamp(Node &node, Value x, double minimum, double maximum) {
  return node.create<ClampOp>(
      x, {node.real("minimum", minimum), node.real("maximum", maximum)});
}

static Value convertClipAttributes(Node &node) {
  Value x = node.getInput(0);
  constexpr double kLargest = std::numeric_limits<float>::max();
  return x ? createClamp(node, x, node.getFloat("min", -kLargest),
                         node.getFloat("max", kLargest))
           : Value();
}

static Value convertClip(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  double bounds[] = {-getLargest(x), getLargest(x)};
  for (unsigned i : {1, 2}) {
    if (!node.hasInput(i))
      continue;
    auto value = node.getKnownReals(i);
    if (!value || value->size() != 1)
      return node.reject("a bound is computed by the model");
    bounds[i - 1] = value->front();
  }
  return createClamp(node, x, bounds[0], bounds[1]);
}

/// max(0, min(1, alpha * x + beta))
static Value createHardSigmoid(Node &node, Value x, double alpha, double beta) {
  Value scaled = x ? node.scale(x, alpha) : Value();
  Value shifted = node.create<AddOp>({scaled, node.splat(beta, scaled)});
  return shifted ? createClamp(node, shifted, 0, 1) : Value();
}

static Value convertHardSigmoid(Node &node) {
  return createHardSigmoid(node, node.getInput(0), node.getFloat("alpha", 0.2),
                           node.getFloat("beta", 0.5));
}

static Value convertHardSwish(Node &node) {
  Value x = node.getInput(0);
  return node.create<MulOp>({x, createHardSigmoid(node, x, 1.0 / 6, 0.5)});
}

/// Slopes up to 1 make it a maximum.
static Value convertLeakyRelu(Node &node) {
  Value x = node.getInput(0);
  double alpha = node.getFloat("alpha", 0.01);
  if (!(alpha >= 0 && alpha <= 1))
    return node.reject("alpha is not in [0, 1]");
  return x ? node.create<MaxOp>({x, node.scale(x, alpha)}) : Value();
}

/// The one element of a constant operand, float or integer.
static std::optional<double> getExponent(Node &node) {
  if (auto reals = node.getKnownReals(1))
    return reals->size() == 1 ? std::optional(reals->front()) : std::nullopt;
  auto integers = node.getKnown(1);
  return integers && integers->values.size() == 1
             ? std::optional<double>(integers->values.front())
             : std::nullopt;
}

static Value convertPow(Node &node) {
  std::optional<double> exponent = getExponent(node);
  if (!exponent)
    return node.reject("the exponent is not one known number");
  Value x = node.getInput(0);
  if (!x)
    return {};
  auto type =
      cast<RankedTensorType>(node.getOperation()->getOperand(1).getType());
  if (type.getRank() > int64_t(getShape(x).size()))
    return node.reject("the exponent has the higher rank");
  return node.power(x, *exponent);
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

/// Before opset 7, `axis` says where the second operand's dimensions stand in
/// the first's, and nothing is broadcast without `broadcast = 1`.
static Value alignOldOperand(Node &node, Value x, Value y) {
  if (!x || !y || getShape(x) == getShape(y))
    return y;
  int64_t rank = getShape(x).size(), inner = getShape(y).size();
  if (node.getInt("broadcast", 0) != 1)
    return node.reject("shapes differ, without broadcast = 1");
  std::optional<int64_t> axis =
      normalizeAxis(node.getInt("axis", rank - inner), rank + 1);
  if (!axis || *axis + inner > rank)
    return node.reject("axis is out of range");
  if (!isStatic(y))
    return node.reject("dynamic shape");
  Node::Sizes aligned(rank, 1);
  llvm::copy(getShape(y), aligned.begin() + *axis);
  return node.broadcastTo(node.reshape(y, aligned), getShape(x));
}

template <class OpTy> static Value convertBinary(Node &node) {
  Value x = node.getInput(0), y = node.getInput(1);
  if (node.opset < 7)
    return node.create<OpTy>({x, alignOldOperand(node, x, y)});
  return node.pointwise<OpTy>(x, y);
}

/// A chain from the left. One operand alone is the result.
template <class OpTy> static Value convertVariadic(Node &node) {
  auto inputs = node.getInputs();
  if (!inputs || inputs->empty())
    return {};
  Value result = inputs->front();
  for (Value next : llvm::drop_begin(*inputs)) {
    if (result && node.opset < 8 && getShape(result) != getShape(next))
      return node.reject("shapes differ before opset 8");
    result = node.pointwise<OpTy>(result, next);
  }
  return inputs->size() == 1 ? node.identity(result) : result;
}

static Value convertMean(Node &node) {
  unsigned count = node.getOperation()->getNumOperands();
  Value sum = convertVariadic<AddOp>(node);
  return count == 1 ? sum : node.create<DivOp>({sum, node.splat(count, sum)});
}

void addPointwise(ConversionTable &table) {
  table.add("Relu", convertUnary<ReluOp>);
  table.add("Sigmoid", convertUnary<SigmoidOp>);
  table.add("Tanh", convertUnary<TanhOp>);
  table.add("Neg", convertUnary<NegOp>);
  table.add("Abs", convertUnary<AbsOp>);
  table.add("Exp", convertUnary<ExpOp>);
  table.add("Sqrt", convertUnary<SqrtOp>);
  table.add("Erf", convertUnary<ErfOp>);
  table.add("Gelu", convertGelu);
  table.add("Reciprocal", convertReciprocal);
  table.add("Identity", convertIdentity);
  table.add("Dropout", convertDropout);
  table.add("Cast", convertCast);
  table.add("Clip", 6, convertClipAttributes);
  table.add("Clip", 11, convertClip);
  table.add("HardSigmoid", convertHardSigmoid);
  table.add("HardSwish", 14, convertHardSwish);
  table.add("LeakyRelu", convertLeakyRelu);
  table.add("Pow", 7, convertPow);
  table.add("Add", convertBinary<AddOp>);
  table.add("Sub", convertBinary<SubOp>);
  table.add("Mul", convertBinary<MulOp>);
  table.add("Div", convertBinary<DivOp>);
  table.add("Max", convertVariadic<MaxOp>);
  table.add("Min", convertVariadic<MinOp>);
  table.add("Sum", convertVariadic<AddOp>);
  table.add("Mean", convertMean);
}

} // namespace taso::conversion
