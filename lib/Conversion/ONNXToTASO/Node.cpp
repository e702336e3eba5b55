//===- Node.cpp - One ONNX operation under conversion ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading mirrored operations and creating taso operations.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "../Source.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

bool isStatic(Value value) {
  return cast<RankedTensorType>(value.getType()).hasStaticShape();
}

int64_t getProduct(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

std::optional<SmallVector<int64_t>> broadcastShapes(ArrayRef<int64_t> lhs,
                                                    ArrayRef<int64_t> rhs) {
  if (lhs.size() < rhs.size())
    std::swap(lhs, rhs);
  SmallVector<int64_t> shape(lhs);
  for (size_t i = 0; i < rhs.size(); ++i) {
    int64_t &size = shape[lhs.size() - rhs.size() + i];
    if (size == 1)
      size = rhs[i];
    else if (rhs[i] != 1 && rhs[i] != size)
      return std::nullopt;
  }
  return shape;
}

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  axis = axis < 0 ? axis + rank : axis;
  return axis >= 0 && axis < rank ? std::optional<int64_t>(axis) : std::nullopt;
}

std::optional<SmallVector<int64_t>> normalizeAxes(ArrayRef<int64_t> axes,
                                                  int64_t rank) {
  SmallVector<int64_t> result;
  for (int64_t axis : axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    result.push_back(*normal);
  }
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

//===----------------------------------------------------------------------===//
// The operation
//===----------------------------------------------------------------------===//

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
  attachConstantSource(converted, constant);
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

ElementsAttr Node::getEmbedded(unsigned i) const {
  Value operand = op->getOperand(i);
  if (ElementsAttr elements = getConstantElements(operand))
    return elements;
  std::optional<IntTensor> tensor = known.get(operand);
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

//===----------------------------------------------------------------------===//
// Creating taso operations
//===----------------------------------------------------------------------===//

Value Node::reject(const Twine &why) {
  if (reason.empty())
    reason = why.str();
  return {};
}

NamedAttribute Node::number(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

NamedAttribute Node::numbers(StringRef name, Shape values) {
  return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
}

NamedAttribute Node::real(StringRef name, double value) {
  return builder.getNamedAttr(name, builder.getF64FloatAttr(value));
}

Value Node::create(StringRef name, ValueRange operands,
                   ArrayRef<NamedAttribute> attributes) {
  if (llvm::is_contained(operands, Value()))
    return {};
  // The definitions hold shapes of a bounded rank; a split has any number of
  // sizes.
  for (NamedAttribute attribute : attributes)
    if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute.getValue()))
      if (attribute.getName() != "sizes" && list.size() > semantics::kMaxRank)
        return reject("rank above 8");
  OperationState state(op->getLoc(), name);
  state.addOperands(operands);
  state.addAttributes(attributes);
  SmallVector<Type> types;
  std::string error;
  if (failed(inferResultTypes(name.split('.').second, operands.getTypes(),
                              state.attributes.getDictionary(op->getContext()),
                              types, error)))
    return reject(error);
  state.addTypes(types);
  created.push_back(builder.create(state));
  return created.back()->getResult(0);
}

Value Node::matmul(Value lhs, Value rhs) {
  NamedAttribute activation = builder.getNamedAttr(
      "activation",
      ActivationAttr::get(builder.getContext(), Activation::None));
  return create<MatMulOp>({lhs, rhs}, activation);
}

Value Node::transpose(Value input, Shape perm) {
  return create<TransposeOp>(input, numbers("perm", perm));
}

Value Node::reshape(Value input, Shape shape) {
  if (!input || (isStatic(input) && getShape(input) == shape))
    return input;
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1)
    return reject("several dynamic dimensions");
  return create<ReshapeOp>(input, numbers("shape", shape));
}

Value Node::identity(Value input) {
  if (!input)
    return {};
  if (!isStatic(input))
    return reject("dynamic shape");
  return create<ReshapeOp>(input, numbers("shape", getShape(input)));
}

Value Node::broadcastTo(Value input, Shape shape) {
  if (!input || getShape(input) == shape)
    return input;
  if (!isStatic(input) || ShapedType::isDynamicShape(shape))
    return reject("dynamic shape");
  if (getShape(input).size() > shape.size())
    return reject("cannot broadcast to a lower rank");
  Sizes aligned(shape.size() - getShape(input).size(), 1);
  llvm::append_range(aligned, getShape(input));
  Value value = reshape(input, aligned);
  if (!value || getShape(value) == shape)
    return value;
  return create<BroadcastOp>(value, numbers("shape", shape));
}

/// `value` as a number of `type`, rounded.
static APFloat getNumber(double value, FloatType type) {
  APFloat number(value);
  bool inexact;
  number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &inexact);
  return number;
}

Value Node::constant(double value, RankedTensorType type) {
  APFloat number = getNumber(value, cast<FloatType>(type.getElementType()));
  auto elements = DenseElementsAttr::get(type, ArrayRef<APFloat>(number));
  created.push_back(
      ConstantTensorOp::create(builder, op->getLoc(), type, elements));
  return created.back()->getResult(0);
}

Value Node::splat(double value, Value like) {
  if (!like)
    return {};
  auto type = cast<RankedTensorType>(like.getType());
  return type.hasStaticShape() ? constant(value, type)
                               : reject("dynamic shape");
}

Value Node::scalar(double value, Value like) {
  if (!like)
    return {};
  auto type = cast<RankedTensorType>(like.getType());
  return constant(value, RankedTensorType::get({}, type.getElementType()));
}

Value Node::scale(Value input, double factor) {
  return create<SMulOp>({input, scalar(factor, input)});
}

void Node::discard() {
  for (Operation *operation : llvm::reverse(created))
    operation->erase();
  created.clear();
}

} // namespace taso::conversion
