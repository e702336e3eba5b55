//===- Node.cpp - One ONNX operation under conversion ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading mirrored operations.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "../Constants.h"
#include "../Source.h"

using namespace mlir;

namespace taso::conversion {

int64_t Node::getInt(StringRef name, int64_t otherwise) const {
  auto value = attributes.getAs<IntegerAttr>(name);
  return value ? value.getValue().getSExtValue() : otherwise;
}

double Node::getFloat(StringRef name, double otherwise) const {
  auto value = attributes.getAs<FloatAttr>(name);
  return value ? value.getValueAsDouble() : otherwise;
}

StringRef Node::getString(StringRef name, StringRef otherwise) const {
  auto value = attributes.getAs<StringAttr>(name);
  return value ? value.getValue() : otherwise;
}

std::optional<Node::Sizes> Node::getInts(StringRef name) const {
  auto list = attributes.getAs<ArrayAttr>(name);
  if (!list)
    return std::nullopt;
  Sizes values;
  for (Attribute entry : list)
    if (auto number = dyn_cast<IntegerAttr>(entry))
      values.push_back(number.getValue().getSExtValue());
  return values;
}

SmallVector<double> Node::getFloats(StringRef name) const {
  SmallVector<double> values;
  if (auto list = attributes.getAs<ArrayAttr>(name))
    for (Attribute entry : list)
      if (auto number = dyn_cast<FloatAttr>(entry))
        values.push_back(number.getValueAsDouble());
  return values;
}

ElementsAttr Node::getElements(StringRef name) const {
  return attributes.getAs<ElementsAttr>(name);
}

unsigned Node::getNumInputs() const {
  unsigned count = op->getNumOperands();
  while (count > 0 && !hasInput(count - 1))
    --count;
  return count;
}

bool Node::hasInput(unsigned i) const {
  return i < op->getNumOperands() && !isMissing(op->getOperand(i));
}

/// Makes an `onnx.Constant` a `taso.constant` of the same name.
static Value convertConstant(Value value, OpBuilder &builder) {
  Operation *constant = value.getDefiningOp();
  ElementsAttr elements = getConstantElements(value);
  if (!elements || elements.getType() != value.getType())
    return value;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(constant);
  auto converted = ConstantTensorOp::create(builder, constant->getLoc(),
                                            value.getType(), elements);
  attachConstantSource(converted, constant, kOnnxSource);
  value.replaceAllUsesWith(converted);
  constant->erase();
  return converted;
}

Value Node::getInput(unsigned i, bool integers) {
  if (!hasInput(i))
    return reject("operand " + Twine(i) + " is missing");
  Value value = op->getOperand(i);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return reject("the rank of operand " + Twine(i) + " is unknown");
  if (type.getEncoding())
    return reject("operand " + Twine(i) + " has a layout of its own");
  Type element = type.getElementType();
  bool fits =
      integers ? element.isSignlessInteger(32) || element.isSignlessInteger(64)
               : isTasoFloat(element);
  if (!fits) {
    std::string text;
    llvm::raw_string_ostream(text) << element;
    return reject("elements of type " + text);
  }
  return isOnnx(value.getDefiningOp(), "Constant")
             ? convertConstant(value, builder)
             : value;
}

std::optional<SmallVector<Value>> Node::getInputs() {
  SmallVector<Value> values;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    Value value = getInput(i);
    if (!value)
      return std::nullopt;
    values.push_back(value);
  }
  return values;
}

std::optional<IntTensor> Node::getKnown(unsigned i) const {
  return hasInput(i) ? known.get(op->getOperand(i)) : std::nullopt;
}

std::optional<IntTensor>
Node::getKnownWithSizes(unsigned i,
                        SmallVectorImpl<std::optional<OpenSize>> &open) const {
  auto tensor = hasInput(i) ? known.getWithSizes(op->getOperand(i))
                            : std::optional<IntTensor>();
  if (tensor)
    for (int64_t number : tensor->values)
      open.push_back(KnownIntegers::isOpen(number)
                         ? std::optional(known.getOpenSize(number))
                         : std::nullopt);
  return tensor;
}

std::optional<SmallVector<double>> Node::getKnownReals(unsigned i) const {
  return hasInput(i) ? getReals(getConstantElements(op->getOperand(i)))
                     : std::nullopt;
}

std::optional<Node::Sizes> Node::getList(StringRef name, unsigned i,
                                         bool &missing) const {
  missing = !has(name) && !hasInput(i);
  if (has(name))
    return getInts(name);
  std::optional<IntTensor> tensor = getKnown(i);
  return tensor ? std::optional<Sizes>(tensor->values) : std::nullopt;
}

std::optional<Node::Sizes> Node::getReshapeTarget(unsigned i, Value x) {
  SmallVector<std::optional<OpenSize>> open;
  auto tensor = getKnownWithSizes(i, open);
  if (!tensor) {
    reject("the shape is computed by the model");
    return std::nullopt;
  }
  Sizes &shape = tensor->values;
  auto isOpen = [](const std::optional<OpenSize> &size) { return bool(size); };
  if (llvm::none_of(open, isOpen))
    return shape;
  bool isOnly = llvm::count_if(open, isOpen) + llvm::count(shape, -1) == 1;
  if (!isOnly && getInt("allowzero", 0) != 0) {
    reject("the shape has computed sizes and zeros");
    return std::nullopt;
  }
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (!open[dim])
      continue;
    if (!isOnly && (dim >= getShape(x).size() ||
                    !areEqual(open[dim]->tensor, open[dim]->dim, x, dim))) {
      reject("the shape has computed sizes that the operand has elsewhere");
      return std::nullopt;
    }
    size = isOnly ? -1 : 0;
  }
  resolved[i] = *tensor;
  return shape;
}

ElementsAttr Node::getEmbedded(unsigned i) const {
  Value operand = op->getOperand(i);
  if (ElementsAttr elements = getConstantElements(operand))
    return elements;
  auto open = resolved.find(i);
  std::optional<IntTensor> tensor =
      open == resolved.end() ? known.get(operand) : open->second;
  auto type = dyn_cast<ShapedType>(operand.getType());
  if (!tensor || !type)
    return {};
  Type element = type.getElementType();
  SmallVector<APInt> values;
  for (int64_t value : tensor->values)
    values.push_back(APInt(element.getIntOrFloatBitWidth(), value, true));
  return DenseElementsAttr::get(RankedTensorType::get(tensor->shape, element),
                                values);
}

bool Node::isResultUsed(unsigned i) const {
  return i < op->getNumResults() && !op->getResult(i).use_empty();
}

bool Node::hasResult(unsigned i) const {
  return i < op->getNumResults() && !getValueName(op->getResult(i)).empty();
}

} // namespace taso::conversion
