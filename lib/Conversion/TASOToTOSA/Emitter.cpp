//===- Emitter.cpp - Creating TOSA operations -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forms of values and frequent operations.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"
#include "../Source.h"
#include "../TOSAToTASO/Node.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// The elements of a constant of TOSA, or null.
static ElementsAttr getTosaElements(Operation *op) {
  if (auto constant = dyn_cast_or_null<tosa::ConstOp>(op))
    return constant.getValues();
  if (auto constant = dyn_cast_or_null<tosa::ConstShapeOp>(op))
    return constant.getValues();
  return {};
}

TosaEmitter::TosaEmitter(func::FuncOp function, Orders &orders)
    : function(function), orders(orders), builder(function.getContext()) {
  for (Operation &op : function.front())
    if (ElementsAttr elements = getTosaElements(&op))
      constants.insert({elements, &op});
}

void TosaEmitter::begin(Operation *operation) {
  op = operation;
  builder.setInsertionPoint(op);
}

//===----------------------------------------------------------------------===//
// Forms of values
//===----------------------------------------------------------------------===//

/// A constant in any order, where it stands in the module; null if its elements
/// are not there.
Value TosaEmitter::getConstantForm(Value constant, ArrayRef<int64_t> order) {
  ElementsAttr elements = getElementsOf(constant);
  Order plain = getPlainOrder(order.size());
  if (elements)
    elements = transposeElements(elements, getTransposition(plain, order));
  if (!elements)
    return {};
  OpBuilder::InsertionGuard guard(builder);
  Operation *from = constant.getDefiningOp();
  builder.setInsertionPoint(from);
  OperationState state(from->getLoc(), tosa::ConstOp::getOperationName());
  // What else was said of the constant is said again.
  if (std::optional<Source> source = getIntactSource(from, kTosaSource))
    state.addAttributes(source->attributes.getValue());
  state.addAttribute(kTosaSource.elements, elements);
  state.addTypes(elements.getType());
  Operation *made = builder.create(state);
  fresh.insert(made);
  return made->getResult(0);
}

/// Gives a constant, or a transpose of one, the form, or at least some form.
void TosaEmitter::materialize(Value value, const Form &constant,
                              ArrayRef<int64_t> order) {
  if (constant.value != value)
    return orders.add(
        value,
        {get(constant.value, arrange(order, constant.order)), Order(order)});
  if (Value made = getConstantForm(value, order))
    orders.add(value, {made, Order(order)});
  else if (orders.getForms(value).empty())
    orders.add(value, {getConstantForm(value, constant.order), constant.order});
}

Value TosaEmitter::get(Value value, ArrayRef<int64_t> order) {
  if (Value form = orders.find(value, order))
    return form;
  if (std::optional<Form> constant = getConstantBehind(value))
    materialize(value, *constant, order);
  if (Value form = orders.find(value, order))
    return form;
  Form from = orders.getForms(value).front();
  for (const Form &form : orders.getForms(value))
    if (keepsOrder(getTensor(form.value).getShape(),
                   getTransposition(form.order, order)))
      from = form;
  // In the block of the form, where all later readers can see it.
  OpBuilder::InsertionGuard guard(builder);
  Block *block = from.value.getParentBlock();
  builder.setInsertionPoint(block->findAncestorOpInBlock(*op));
  Value made = transpose(from.value, getTransposition(from.order, order));
  orders.add(value, {made, Order(order)});
  return made;
}

Value TosaEmitter::get(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? get(value, getPlainOrder(type.getRank())) : value;
}

SmallVector<Value> TosaEmitter::get(ArrayRef<Value> values,
                                    ArrayRef<int64_t> order) {
  return llvm::map_to_vector(values,
                             [&](Value value) { return get(value, order); });
}

Value TosaEmitter::getReshaped(Value value, Sizes shape) {
  Order plain = getPlainOrder(getTensor(value).getRank());
  for (const Form &form : orders.getForms(value))
    if (keepsOrder(getTensor(form.value).getShape(),
                   getTransposition(form.order, plain)))
      return reshape(form.value, shape);
  return reshape(get(value), shape);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Value TosaEmitter::create(StringRef name, Type result, ValueRange operands,
                          Attributes attributes) {
  OperationState state(op->getLoc(), ("tosa." + name).str());
  state.addOperands(operands);
  state.addTypes(result);
  state.addAttributes(attributes);
  return builder.create(state)->getResult(0);
}

Value TosaEmitter::pointwise(StringRef name, Type result, ValueRange operands) {
  SmallVector<Value> all(operands);
  if (name == "mul")
    all.push_back(constant(
        DenseElementsAttr::get(RankedTensorType::get(1, builder.getI8Type()),
                               builder.getI8IntegerAttr(0))));
  if (name == "negate")
    all.append(2, zeroPoint(operands[0]));
  return create(name, result, all);
}

Value TosaEmitter::withScalar(StringRef name, Value x, double number) {
  RankedTensorType type = getTensor(x);
  SmallVector<int64_t> ones(type.getRank(), 1);
  return pointwise(name, type, {x, splat(number, ones, type.getElementType())});
}

Value TosaEmitter::clamp(Value x, const APFloat &low, const APFloat &high) {
  Type element = getTensor(x).getElementType();
  auto bound = [&](StringRef name, const APFloat &value) {
    return builder.getNamedAttr(name, FloatAttr::get(element, value));
  };
  return create("clamp", x.getType(), x,
                {bound("max_val", high), bound("min_val", low)});
}

Value TosaEmitter::relu(Value x) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getTensor(x).getElementType()).getFloatSemantics();
  return clamp(x, APFloat::getZero(semantics), APFloat::getLargest(semantics));
}

Value TosaEmitter::activate(Activation activation, Value x) {
  switch (activation) {
  case Activation::None:
    return x;
  case Activation::Relu:
    return relu(x);
  case Activation::Sigmoid:
    return pointwise("sigmoid", x.getType(), x);
  case Activation::Tanh:
    return pointwise("tanh", x.getType(), x);
  }
  llvm_unreachable("no such activation");
}

Value TosaEmitter::reshape(Value x, Sizes target) {
  RankedTensorType type = getTensor(x);
  if (type.getShape() == target)
    return x;
  if (ElementsAttr elements = getTosaElements(x.getDefiningOp()))
    if (ElementsAttr reshaped = reshapeElements(elements, target))
      return constant(reshaped);
  SmallVector<int64_t> sizes(target);
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = -1;
  return create("reshape", type.clone(target), {x, shape(sizes)});
}

Value TosaEmitter::transpose(Value x, Sizes perm) {
  if (llvm::is_sorted(perm))
    return x;
  RankedTensorType type = getTensor(x);
  SmallVector<int64_t> target;
  for (int64_t entry : perm)
    target.push_back(type.getDimSize(entry));
  if (keepsOrder(type.getShape(), perm) && type.getNumDynamicDims() <= 1)
    return reshape(x, target);
  if (ElementsAttr elements = getTosaElements(x.getDefiningOp()))
    if (ElementsAttr transposed = transposeElements(elements, perm))
      return constant(transposed);
  SmallVector<int32_t> perms(perm);
  return create(
      "transpose", type.clone(target), x,
      builder.getNamedAttr("perms", builder.getDenseI32ArrayAttr(perms)));
}

Value TosaEmitter::slice(Value x, int64_t axis, int64_t start, int64_t size) {
  SmallVector<int64_t> sizes(getTensor(x).getShape());
  SmallVector<int64_t> starts(sizes.size(), 0);
  sizes[axis] = size;
  starts[axis] = start;
  Type type = getTensor(x).clone(sizes);
  for (int64_t &entry : sizes)
    if (ShapedType::isDynamic(entry))
      entry = -1;
  return create("slice", type, {x, shape(starts), shape(sizes)});
}

Value TosaEmitter::pad(Value x, Sizes low, Sizes high, double value) {
  RankedTensorType type = getTensor(x);
  SmallVector<int64_t> sizes(type.getShape()), pads;
  for (auto [d, size] : llvm::enumerate(sizes)) {
    pads.append({low[d], high[d]});
    if (!ShapedType::isDynamic(size))
      size += low[d] + high[d];
  }
  return create("pad", type.clone(sizes),
                {x, shape(pads), splat(value, 1, type.getElementType())});
}

Value TosaEmitter::concat(ArrayRef<Value> parts, int64_t dimension) {
  SmallVector<int64_t> sizes(getTensor(parts.front()).getShape());
  for (Value part : parts.drop_front()) {
    int64_t more = getTensor(part).getDimSize(dimension);
    bool isKnown = !ShapedType::isDynamic(more) &&
                   !ShapedType::isDynamic(sizes[dimension]);
    sizes[dimension] = isKnown ? sizes[dimension] + more : ShapedType::kDynamic;
  }
  return create("concat", getTensor(parts.front()).clone(sizes), parts,
                axis(dimension));
}

Value TosaEmitter::reduce(StringRef name, Value x, Sizes axes) {
  SmallVector<int64_t> sizes(getTensor(x).getShape());
  for (int64_t dimension : axes) {
    sizes[dimension] = 1;
    x = create(name, getTensor(x).clone(sizes), x, axis(dimension));
  }
  return x;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// True if the constant stands before what is created now.
bool TosaEmitter::isVisible(Operation *constant) const {
  Operation *user = constant->getBlock()->findAncestorOpInBlock(*op);
  return user && constant->isBeforeInBlock(user);
}

Value TosaEmitter::constant(ElementsAttr elements) {
  Operation *&known = constants[elements];
  if (known && isVisible(known))
    return known->getResult(0);
  OpBuilder::InsertionGuard guard(builder);
  if (lastConstant)
    builder.setInsertionPointAfter(lastConstant);
  else
    builder.setInsertionPointToStart(&function.front());
  bool isShape = elements.getElementType().isIndex();
  Type type = elements.getType();
  if (isShape)
    type =
        tosa::shapeType::get(builder.getContext(), elements.getNumElements());
  Value made = create(isShape ? "const_shape" : "const", type, {},
                      builder.getNamedAttr("values", elements));
  known = lastConstant = made.getDefiningOp();
  fresh.insert(known);
  return made;
}

Value TosaEmitter::shape(Sizes sizes) {
  return constant(builder.getIndexTensorAttr(sizes));
}

Value TosaEmitter::splat(double number, RankedTensorType type) {
  APFloat value = roundTo(type.getElementType(), number);
  return constant(DenseElementsAttr::get(type, ArrayRef<APFloat>(value)));
}

Value TosaEmitter::splat(double number, Sizes sizes, Type elementType) {
  return splat(number, RankedTensorType::get(sizes, elementType));
}

Value TosaEmitter::zeroPoint(Value like) {
  return splat(0, 1, getTensor(like).getElementType());
}

NamedAttribute TosaEmitter::numbers(StringRef name, Sizes values) {
  return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
}

NamedAttribute TosaEmitter::axis(int64_t value) {
  return builder.getNamedAttr("axis", builder.getI32IntegerAttr(value));
}

NamedAttribute TosaEmitter::accumulator() {
  return builder.getNamedAttr("acc_type", TypeAttr::get(builder.getF32Type()));
}

TosaEmitter::Results TosaEmitter::refuse(const Twine &what) {
  op->emitOpError("cannot be expressed in TOSA: ") << what;
  return {};
}

void TosaEmitter::eraseDeadConstants() {
  function.walk([&](Operation *constant) {
    if (!getTosaElements(constant))
      return;
    bool isOurs = constant->removeAttr(kIdAttr) || fresh.contains(constant);
    if (isOurs && constant->use_empty())
      constant->erase();
  });
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void wantPlain(Orders &orders, Operation *, ArrayRef<Value> operands) {
  for (Value operand : operands)
    if (auto type = dyn_cast<RankedTensorType>(operand.getType()))
      orders.want(operand, getPlainOrder(type.getRank()));
}

void wantLikeResult(Orders &orders, Operation *op, ArrayRef<Value> operands) {
  for (Value result : op->getResults()) {
    size_t rank = cast<RankedTensorType>(result.getType()).getRank();
    SmallVector<Order> wanted(orders.getWanted(result));
    for (Value operand : operands) {
      if (cast<RankedTensorType>(operand.getType()).getRank() != int64_t(rank))
        wantPlain(orders, op, operand);
      else
        for (const Order &order : wanted)
          orders.want(operand, order);
    }
  }
}

TosaEmitRow lookupTosaEmitter(OperationName name) {
  static const TosaEmitTable table = [] {
    TosaEmitTable result;
    addTosaDataMovementEmitters(result);
    addTosaPointwiseEmitters(result);
    addTosaReductionEmitters(result);
    addTosaWindowEmitters(result);
    return result;
  }();
  return table.lookup(name.stripDialect());
}

} // namespace taso::conversion
