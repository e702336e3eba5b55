//===- ForeignTypes.cpp - Types of operations that stay ONNX --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two rules: the shape of the first operand, and numpy broadcasting.
//
//===----------------------------------------------------------------------===//

#include "ForeignTypes.h"

#include "../MirroredForm.h"
#include "Node.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace taso::conversion {

static bool keepsShape(StringRef type) {
  static const llvm::StringSet<> table = {"Abs",
                                          "Acos",
                                          "Acosh",
                                          "Asin",
                                          "Asinh",
                                          "Atan",
                                          "Atanh",
                                          "Cast",
                                          "Ceil",
                                          "Celu",
                                          "Clip",
                                          "Cos",
                                          "Cosh",
                                          "CumSum",
                                          "Dropout",
                                          "Elu",
                                          "Erf",
                                          "Exp",
                                          "Floor",
                                          "Gelu",
                                          "HardSigmoid",
                                          "HardSwish",
                                          "Hardmax",
                                          "Identity",
                                          "LRN",
                                          "LeakyRelu",
                                          "Log",
                                          "LogSoftmax",
                                          "Mish",
                                          "Neg",
                                          "Not",
                                          "PRelu",
                                          "Reciprocal",
                                          "Relu",
                                          "Round",
                                          "Selu",
                                          "Shrink",
                                          "Sigmoid",
                                          "Sign",
                                          "Sin",
                                          "Sinh",
                                          "Softmax",
                                          "Softplus",
                                          "Softsign",
                                          "Sqrt",
                                          "Tan",
                                          "Tanh",
                                          "ThresholdedRelu",
                                          "InstanceNormalization",
                                          "GroupNormalization",
                                          "BatchNormalization",
                                          "LayerNormalization",
                                          "MeanVarianceNormalization",
                                          "LpNormalization"};
  return table.contains(type);
}

static bool broadcasts(StringRef type) {
  static const llvm::StringSet<> table = {"Add", "Sub", "Mul",  "Div", "Pow",
                                          "Max", "Min", "Mean", "Sum"};
  return table.contains(type);
}

/// The elements of the result: those declared, or what a cast says, or those of
/// the first operand.
static Type getElementType(Operation *op, Type operand) {
  if (auto declared = dyn_cast<ShapedType>(op->getResult(0).getType()))
    return declared.getElementType();
  // Without a declared type, only the frequent targets of a cast are known.
  auto to = op->getAttrOfType<IntegerAttr>("to");
  if (!to)
    return operand;
  Builder builder(op->getContext());
  switch (to.getValue().getSExtValue()) {
  case 1:
    return builder.getF32Type();
  case 6:
    return builder.getI32Type();
  case 7:
    return builder.getI64Type();
  case 9:
    return builder.getI1Type();
  case 10:
    return builder.getF16Type();
  case 16:
    return builder.getBF16Type();
  default:
    return {};
  }
}

static std::optional<SmallVector<int64_t>> inferShape(Operation *op) {
  auto first = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!first)
    return std::nullopt;
  SmallVector<int64_t> shape(first.getShape());
  if (keepsShape(getOnnxType(op)))
    return shape;
  if (!broadcasts(getOnnxType(op)))
    return std::nullopt;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !type.hasStaticShape() || !first.hasStaticShape())
      return std::nullopt;
    auto common = broadcastShapes(shape, type.getShape());
    if (!common)
      return std::nullopt;
    shape = *common;
  }
  return shape;
}

void inferForeignType(Operation *op) {
  if (op->getNumResults() == 0 || op->getNumOperands() == 0 ||
      isa<RankedTensorType>(op->getResult(0).getType()) ||
      op->getAttr("onnx_domain"))
    return;
  auto shape = inferShape(op);
  if (!shape)
    return;
  auto first = cast<RankedTensorType>(op->getOperand(0).getType());
  if (Type element = getElementType(op, first.getElementType()))
    op->getResult(0).setType(RankedTensorType::get(*shape, element));
}

/// True if nothing but `narrow` is broadcast, whatever dynamic sizes are.
static bool broadcastsOnly(Value narrow, Value other) {
  auto small = dyn_cast<RankedTensorType>(narrow.getType());
  auto large = dyn_cast<RankedTensorType>(other.getType());
  if (!small || !large || small.getRank() > large.getRank())
    return false;
  auto fits = [](auto sizes) {
    auto [from, to] = sizes;
    return from == 1 || (from == to && !ShapedType::isDynamic(from));
  };
  return llvm::all_of(
      llvm::zip_equal(small.getShape(),
                      large.getShape().take_back(small.getRank())),
      fits);
}

Value getValueOfSameShape(OpResult result) {
  Operation *op = result.getOwner();
  if (!isOnnx(op) || result.getResultNumber() != 0 ||
      op->getNumOperands() == 0 || op->getAttr("onnx_domain"))
    return {};
  if (keepsShape(getOnnxType(op)))
    return op->getOperand(0);
  if (!broadcasts(getOnnxType(op)) || op->getNumOperands() != 2)
    return {};
  for (unsigned i : {0, 1})
    if (broadcastsOnly(op->getOperand(1 - i), op->getOperand(i)))
      return op->getOperand(i);
  return {};
}

Type mergeTypes(Type declared, Type computed) {
  auto known = dyn_cast<RankedTensorType>(declared);
  auto found = dyn_cast<RankedTensorType>(computed);
  if (!known || !found)
    return computed;
  if (known.getElementType() != found.getElementType() ||
      known.getRank() != found.getRank())
    return {};
  SmallVector<int64_t> shape(found.getShape());
  for (auto [size, other] : llvm::zip_equal(shape, known.getShape())) {
    if (ShapedType::isDynamic(size))
      size = other;
    else if (!ShapedType::isDynamic(other) && other != size)
      return {};
  }
  return RankedTensorType::get(shape, found.getElementType());
}

} // namespace taso::conversion
