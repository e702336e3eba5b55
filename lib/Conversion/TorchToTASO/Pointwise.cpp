//===- Pointwise.cpp - Pointwise operators --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Broadcasting, which is implicit in torch, becomes reshape and broadcast.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "Call.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// One tensor
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertUnary(TorchCall &call) {
  return call.create<OpTy>(call.getInput(0));
}

static Value convertIdentity(TorchCall &call) {
  return call.identity(call.getInput(0));
}

/// The dtype is argument 1.
static Value convertConversion(TorchCall &call) {
  Value x = call.getInput(0);
  return call.keepsType(1, x) ? call.identity(x) : Value();
}

static Value convertDropout(TorchCall &call) {
  std::optional<bool> training = call.getBool(2);
  if (!training)
    return {};
  return *training ? call.reject("training mode") : convertIdentity(call);
}

static Value convertReciprocal(TorchCall &call) {
  return call.reciprocal(call.getInput(0));
}

static Value convertSquare(TorchCall &call) {
  return call.power(call.getInput(0), 2);
}

static Value convertPower(TorchCall &call) {
  std::optional<double> exponent = call.getNumber(1);
  return exponent ? call.power(call.getInput(0), *exponent) : Value();
}

static Value convertSilu(TorchCall &call) {
  Value x = call.getInput(0);
  return call.create<MulOp>({x, call.create<SigmoidOp>(x)});
}

static Value convertGelu(TorchCall &call) {
  std::optional<StringRef> approximate = call.getText(1);
  if (!approximate)
    return {};
  auto kind = symbolizeGeluApproximation(*approximate);
  if (!kind)
    return call.reject("approximate is '" + *approximate + "'");
  MLIRContext *context = call.getOperation()->getContext();
  return call.create<GeluOp>(
      call.getInput(0),
      NamedAttribute(StringAttr::get(context, "approximate"),
                     GeluApproximationAttr::get(context, *kind)));
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

static Value boundBelow(TorchCall &call, Value x, double minimum) {
  if (minimum == 0)
    return call.create<ReluOp>(x);
  return call.create<MaxOp>({x, call.splat(minimum, x)});
}

static Value clamp(TorchCall &call, Value x, double minimum, double maximum) {
  return call.create<ClampOp>(
      x, {call.real("minimum", minimum), call.real("maximum", maximum)});
}

/// A missing bound is none at all, not the largest number.
static Value convertClamp(TorchCall &call) {
  Value x = call.getInput(0);
  bool hasMinimum = !call.isNone(1), hasMaximum = !call.isNone(2);
  std::optional<double> minimum, maximum;
  if (hasMinimum && !(minimum = call.getNumber(1)))
    return {};
  if (hasMaximum && !(maximum = call.getNumber(2)))
    return {};
  if (hasMinimum && hasMaximum)
    return clamp(call, x, *minimum, *maximum);
  if (hasMinimum)
    return boundBelow(call, x, *minimum);
  if (hasMaximum)
    return call.create<MinOp>({x, call.splat(*maximum, x)});
  return call.identity(x);
}

static Value convertClampMin(TorchCall &call) {
  std::optional<double> minimum = call.getNumber(1);
  return minimum ? boundBelow(call, call.getInput(0), *minimum) : Value();
}

static Value convertClampMax(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<double> maximum = call.getNumber(1);
  return maximum ? call.create<MinOp>({x, call.splat(*maximum, x)}) : Value();
}

static Value convertHardtanh(TorchCall &call) {
  std::optional<double> minimum = call.getNumber(1),
                        maximum = call.getNumber(2);
  return minimum && maximum ? clamp(call, call.getInput(0), *minimum, *maximum)
                            : Value();
}

static Value convertRelu6(TorchCall &call) {
  return clamp(call, call.getInput(0), 0, 6);
}

//===----------------------------------------------------------------------===//
// Two tensors
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertBinary(TorchCall &call) {
  return call.pointwise<OpTy>(call.getInput(0), call.getInput(1));
}

/// x + alpha y, or a difference.
template <class OpTy> static Value convertSum(TorchCall &call) {
  Value x = call.getInput(0), y = call.getInput(1);
  std::optional<double> alpha = call.getNumber(2);
  if (!alpha)
    return {};
  return call.pointwise<OpTy>(x, *alpha == 1 ? y : call.scale(y, *alpha));
}

/// Older calls have no rounding mode.
static Value convertDivision(TorchCall &call) {
  if (!call.isNone(2))
    return call.reject("a quotient that is rounded");
  return convertBinary<DivOp>(call);
}

//===----------------------------------------------------------------------===//
// A tensor and a number
//===----------------------------------------------------------------------===//

/// The number in argument 1. torch computes in f32, so narrower elements must
/// hold it.
static std::optional<double> getScalar(TorchCall &call, Value x) {
  std::optional<double> number = call.getNumber(1);
  if (!x || !number)
    return std::nullopt;
  Type element = cast<RankedTensorType>(x.getType()).getElementType();
  APFloat rounded = roundTo(element, *number);
  bool inexact;
  rounded.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &inexact);
  if (element.isF32() || rounded.convertToDouble() == *number)
    return number;
  call.reject("a number that the type of the elements does not hold");
  return std::nullopt;
}

/// x and alpha times the number.
template <class OpTy> static Value convertScalarSum(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<double> number = getScalar(call, x), alpha = call.getNumber(2);
  if (!number || !alpha)
    return {};
  Value splat = call.splat(*number, x);
  return call.create<OpTy>(
      {x, *alpha == 1 ? splat : call.scale(splat, *alpha)});
}

/// The number minus the tensor, which alpha multiplies.
static Value convertReverseSub(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<double> number = getScalar(call, x), alpha = call.getNumber(2);
  if (!number || !alpha)
    return {};
  return call.create<SubOp>(
      {call.splat(*number, x), *alpha == 1 ? x : call.scale(x, *alpha)});
}

static Value convertScale(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<double> factor = getScalar(call, x);
  return factor ? call.scale(x, *factor) : Value();
}

static Value convertScalarDiv(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<double> divisor = getScalar(call, x);
  return divisor ? call.create<DivOp>({x, call.splat(*divisor, x)}) : Value();
}

void addTorchPointwise(TorchTable &table) {
  table["aten.abs"] = convertUnary<AbsOp>;
  table["aten.add.Scalar"] = convertScalarSum<AddOp>;
  table["aten.add.Tensor"] = convertSum<AddOp>;
  table["aten.alias"] = convertIdentity;
  table["aten.clamp"] = convertClamp;
  table["aten.clamp_max"] = convertClampMax;
  table["aten.clamp_min"] = convertClampMin;
  table["aten.clone"] = convertIdentity;
  table["aten.contiguous"] = convertIdentity;
  table["aten.detach"] = convertIdentity;
  table["aten.div.Scalar"] = convertScalarDiv;
  table["aten.div.Tensor"] = convertBinary<DivOp>;
  table["aten.div.Tensor_mode"] = convertDivision;
  table["aten.dropout"] = convertDropout;
  table["aten.erf"] = convertUnary<ErfOp>;
  table["aten.exp"] = convertUnary<ExpOp>;
  table["aten.gelu"] = convertGelu;
  table["aten.hardtanh"] = convertHardtanh;
  table["aten.lift_fresh_copy"] = convertIdentity;
  table["aten.max.other"] = convertBinary<MaxOp>;
  table["aten.maximum"] = convertBinary<MaxOp>;
  table["aten.min.other"] = convertBinary<MinOp>;
  table["aten.minimum"] = convertBinary<MinOp>;
  table["aten.mul.Scalar"] = convertScale;
  table["aten.mul.Tensor"] = convertBinary<MulOp>;
  table["aten.neg"] = convertUnary<NegOp>;
  table["aten.pow.Tensor_Scalar"] = convertPower;
  table["aten.reciprocal"] = convertReciprocal;
  table["aten.relu"] = convertUnary<ReluOp>;
  table["aten.relu6"] = convertRelu6;
  table["aten.rsqrt"] = convertUnary<RsqrtOp>;
  table["aten.rsub.Scalar"] = convertReverseSub;
  table["aten.sigmoid"] = convertUnary<SigmoidOp>;
  table["aten.silu"] = convertSilu;
  table["aten.sqrt"] = convertUnary<SqrtOp>;
  table["aten.square"] = convertSquare;
  table["aten.sub.Scalar"] = convertScalarSum<SubOp>;
  table["aten.sub.Tensor"] = convertSum<SubOp>;
  table["aten.tanh"] = convertUnary<TanhOp>;
  table["aten.to.dtype"] = convertConversion;
  table["prims.convert_element_type"] = convertConversion;
}

} // namespace taso::conversion
