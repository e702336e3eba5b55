//===- Node.cpp - One TOSA operation under conversion ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading tosa operations.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "../Constants.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace taso::conversion {

/// Makes a `tosa.const` a `taso.constant`.
static Value convertConstant(Value value, OpBuilder &builder) {
  auto constant = value.getDefiningOp<tosa::ConstOp>();
  if (!constant || constant.getValues().getType() != value.getType())
    return value;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(constant);
  auto converted =
      ConstantTensorOp::create(builder, constant.getLoc(), value.getType(),
                               constant.getValues());
  if (Attribute id = constant->removeAttr(kIdAttr))
    converted->setAttr(kIdAttr, id);
  attachConstantSource(converted, constant, kTosaSource);
  value.replaceAllUsesWith(converted);
  constant.erase();
  return converted;
}

/// What the type is, for a reason.
static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

Value TosaNode::getPlain(unsigned i) {
  Value value = op->getOperand(i);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return reject("the rank of operand " + Twine(i) + " is unknown");
  if (!isTasoFloat(type.getElementType()))
    return reject("elements of type " + print(type.getElementType()));
  return convertConstant(value, builder);
}

Value TosaNode::getInput(unsigned i) {
  Value plain = getPlain(i);
  for (auto [from, to] : arranged)
    if (from == plain)
      return to;
  Value value = arrange(plain);
  arranged.push_back({plain, value});
  return value;
}

Value TosaNode::getIndices(unsigned i) {
  Value value = op->getOperand(i);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !(type.getElementType().isSignlessInteger(32) ||
                 type.getElementType().isSignlessInteger(64)))
    return reject("indices of type " + print(value.getType()));
  return convertConstant(value, builder);
}

std::optional<SmallVector<Value>> TosaNode::getInputs() {
  SmallVector<Value> values;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    Value value = getInput(i);
    if (!value)
      return std::nullopt;
    values.push_back(value);
  }
  return values;
}

std::optional<OperatorBuilder::Sizes> TosaNode::getSizes(unsigned i) const {
  auto shape = op->getOperand(i).getDefiningOp<tosa::ConstShapeOp>();
  if (!shape)
    return std::nullopt;
  Sizes sizes;
  for (const APInt &size : shape.getValues().getValues<APInt>())
    sizes.push_back(size.getSExtValue());
  return sizes;
}

std::optional<double> TosaNode::getNumber(unsigned i) const {
  DenseElementsAttr elements;
  if (!matchPattern(op->getOperand(i), m_Constant(&elements)) ||
      !elements.isSplat())
    return std::nullopt;
  if (isa<IntegerType>(elements.getElementType()))
    return elements.getSplatValue<APInt>().signedRoundToDouble();
  if (!isa<FloatType>(elements.getElementType()))
    return std::nullopt;
  APFloat value = elements.getSplatValue<APFloat>();
  bool inexact;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

bool TosaNode::hasZeroPoints(ArrayRef<unsigned> operands) {
  for (unsigned i : operands)
    if (getNumber(i) != 0.0)
      return bool(reject("a zero point that is not known to be 0"));
  return true;
}

bool TosaNode::hasPlainAttributes() {
  if (auto mode = op->getAttrOfType<tosa::NanPropagationModeAttr>("nan_mode"))
    if (mode.getValue() != tosa::NanPropagationMode::PROPAGATE)
      return bool(reject("nan_mode is IGNORE"));
  if (auto bound = op->getAttrOfType<BoolAttr>("local_bound"))
    if (bound.getValue())
      return bool(reject("local_bound"));
  return true;
}

//===----------------------------------------------------------------------===//
// The order of dimensions
//===----------------------------------------------------------------------===//

int64_t TosaNode::getAxis(int64_t axis) const {
  return onImages ? llvm::find(kChannelsFirst, axis) - kChannelsFirst : axis;
}

OperatorBuilder::Sizes TosaNode::arrange(Shape perDimension) const {
  Sizes arranged(perDimension);
  if (onImages)
    for (auto [d, from] : llvm::enumerate(kChannelsFirst))
      arranged[d] = perDimension[from];
  return arranged;
}

Value TosaNode::arrange(Value value) {
  if (!onImages || !value)
    return value;
  if (getShape(value).size() != 4)
    return reject("an operand that is no image");
  return transpose(value, kChannelsFirst);
}

Value TosaNode::arrangeBack(Value value) {
  return onImages && value ? transpose(value, kChannelsLast) : value;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

TosaRow lookupTosa(Operation *op) {
  static const TosaTable table = [] {
    TosaTable result;
    addTosaDataMovement(result);
    addTosaPointwise(result);
    addTosaReductions(result);
    addTosaWindows(result);
    return result;
  }();
  return table.lookup(op->getName().stripDialect());
}

} // namespace taso::conversion
