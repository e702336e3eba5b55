//===- Emitter.cpp - Creating linalg operations ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Frequent operations, and constants.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value ScalarBuilder::create(StringRef name, ValueRange operands) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(operands.front().getType());
  return builder.create(state)->getResult(0);
}

Value ScalarBuilder::number(double value, Value like) {
  return emitter.number(value, like.getType());
}

Value LinalgEmitter::scalar(TypedAttr value) {
  Value &known = scalars[value];
  if (!known) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&function.front());
    known = arith::ConstantOp::create(builder, function.getLoc(), value);
  }
  return known;
}

Value LinalgEmitter::number(double value, Type type) {
  return scalar(FloatAttr::get(type, roundTo(type, value)));
}

Value LinalgEmitter::index(int64_t value) {
  return scalar(builder.getIndexAttr(value));
}

Value LinalgEmitter::constant(ElementsAttr elements) {
  constants.push_back(
      arith::ConstantOp::create(builder, getLoc(), cast<TypedAttr>(elements)));
  return constants.back()->getResult(0);
}

void LinalgEmitter::eraseDeadConstants() {
  for (Operation *constant : constants)
    if (constant->use_empty())
      constant->erase();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

LinalgEmitter::LinalgEmitter(func::FuncOp function)
    : function(function), builder(function.getContext()) {}

void LinalgEmitter::begin(Operation *operation) {
  op = operation;
  builder.setInsertionPoint(op);
}

Value LinalgEmitter::get(Value value) {
  if (Value known = values.lookup(value))
    return known;
  Operation *producer = value.getDefiningOp();
  if (!producer || !isConstantOperator(producer))
    return value;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(producer);
  // Too large to be evaluated are only those of one value.
  auto type = cast<RankedTensorType>(value.getType());
  ElementsAttr elements = getElementsOf(value);
  Value made = elements ? castTo(constant(elements), type) : Value();
  if (!made) {
    producer->emitOpError("cannot be expressed in linalg: it is too large");
    return {};
  }
  return values[value] = made;
}

Value LinalgEmitter::castTo(Value value, Type type) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, value.getLoc(), type, value);
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

LinalgEmitter::Dimensions LinalgEmitter::getDimensions(Value tensor) {
  Dimensions dimensions;
  for (int64_t d = 0; d < getTensor(tensor).getRank(); ++d)
    dimensions.push_back({tensor, d});
  return dimensions;
}

Value LinalgEmitter::empty(RankedTensorType type,
                           ArrayRef<Dimension> dimensions) {
  SmallVector<OpFoldResult> sizes;
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(tensor::getMixedSize(
          builder, getLoc(), dimensions[d].tensor, dimensions[d].index));
    else
      sizes.push_back(builder.getIndexAttr(size));
  return castTo(
      tensor::EmptyOp::create(builder, getLoc(), sizes, type.getElementType()),
      type);
}

Value LinalgEmitter::fill(double value, RankedTensorType type,
                          ArrayRef<Dimension> dimensions) {
  Value element = number(value, type.getElementType());
  return linalg::FillOp::create(builder, getLoc(), element,
                                empty(type, dimensions))
      .result();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Where the dynamic sizes of a map are found: an operand of size 1 is
/// repeated.
static LinalgEmitter::Dimensions findDimensions(RankedTensorType type,
                                                ValueRange operands,
                                                LinalgEmitter::Maps maps) {
  LinalgEmitter::Dimensions dimensions(type.getRank());
  for (auto [operand, map] : llvm::zip_equal(operands, maps))
    for (auto [position, d] : llvm::enumerate(map))
      if (type.isDynamicDim(d) && !dimensions[d].tensor &&
          getTensor(operand).isDynamicDim(position))
        dimensions[d] = {operand, int64_t(position)};
  return dimensions;
}

Value LinalgEmitter::map(RankedTensorType type, ValueRange operands, Maps maps,
                         Body body) {
  SmallVector<AffineMap> indexing;
  for (auto [operand, map] : llvm::zip_equal(operands, maps)) {
    SmallVector<AffineExpr> exprs;
    for (auto [size, d] : llvm::zip_equal(getTensor(operand).getShape(), map))
      exprs.push_back(size == 1 && type.getDimSize(d) != 1
                          ? builder.getAffineConstantExpr(0)
                          : builder.getAffineDimExpr(d));
    indexing.push_back(
        AffineMap::get(type.getRank(), 0, exprs, builder.getContext()));
  }
  indexing.push_back(builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  Value destination = empty(type, findDimensions(type, operands, maps));
  auto build = [&](OpBuilder &inner, Location loc, ValueRange arguments) {
    ScalarBuilder scalars(*this, inner, loc);
    linalg::YieldOp::create(inner, loc, body(scalars, arguments.drop_back()));
  };
  return linalg::GenericOp::create(builder, getLoc(), TypeRange(type), operands,
                                   destination, indexing, iterators, build)
      .getResult(0);
}

Value LinalgEmitter::map(RankedTensorType type, ValueRange operands,
                         Body body) {
  SmallVector<SmallVector<int64_t>> maps;
  for (Value operand : operands)
    maps.push_back(llvm::to_vector(llvm::seq<int64_t>(
        type.getRank() - getTensor(operand).getRank(), type.getRank())));
  return map(type, operands, maps, body);
}

Value LinalgEmitter::reduce(StringRef reduction, double init, Value x,
                            Sizes axes) {
  RankedTensorType type = getTensor(x);
  Dimensions dimensions;
  SmallVector<int64_t> shape;
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(axes, d)) {
      dimensions.push_back({x, int64_t(d)});
      shape.push_back(size);
    }
  Value destination = fill(init, type.clone(shape), dimensions);
  auto build = [&](OpBuilder &inner, Location loc, ValueRange arguments) {
    ScalarBuilder scalars(*this, inner, loc);
    linalg::YieldOp::create(inner, loc, scalars.create(reduction, arguments));
  };
  return linalg::ReduceOp::create(builder, getLoc(), x, destination, axes,
                                  build)
      .getResult(0);
}

Value LinalgEmitter::reshape(Value x, Sizes shape) {
  RankedTensorType from = getTensor(x);
  if (from.getShape() == shape)
    return x;
  if (auto constantOp = x.getDefiningOp<arith::ConstantOp>())
    if (auto elements = dyn_cast<ElementsAttr>(constantOp.getValue()))
      if (ElementsAttr reshaped = reshapeElements(elements, shape))
        return constant(reshaped);
  RankedTensorType to = from.clone(shape);
  auto groups = getReassociationIndicesForReshape(from, to);
  if (groups && to.getRank() < from.getRank())
    return tensor::CollapseShapeOp::create(builder, getLoc(), to, x, *groups);
  if (groups && (to.hasStaticShape() ||
                 succeeded(tensor::ExpandShapeOp::inferOutputShape(
                     builder, getLoc(), to, *groups,
                     tensor::getMixedSizes(builder, getLoc(), x)))))
    return tensor::ExpandShapeOp::create(builder, getLoc(), to, x, *groups);
  if (!from.hasStaticShape() || !to.hasStaticShape() || from.getRank() == 1)
    return {};
  return reshape(reshape(x, from.getNumElements()), shape);
}

Value LinalgEmitter::transpose(Value x, Sizes perm) {
  RankedTensorType type = getTensor(x);
  Dimensions dimensions;
  SmallVector<int64_t> shape;
  for (int64_t entry : perm) {
    dimensions.push_back({x, entry});
    shape.push_back(type.getDimSize(entry));
  }
  return linalg::TransposeOp::create(builder, getLoc(), x,
                                     empty(type.clone(shape), dimensions), perm)
      ->getResult(0);
}

Value LinalgEmitter::broadcast(Value x, RankedTensorType type, Sizes dimensions,
                               ArrayRef<Dimension> sizes) {
  SmallVector<int64_t> added;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(dimensions, d))
      added.push_back(d);
  return linalg::BroadcastOp::create(builder, getLoc(), x, empty(type, sizes),
                                     added)
      ->getResult(0);
}

static SmallVector<OpFoldResult> toFoldResults(OpBuilder &builder,
                                               ArrayRef<int64_t> numbers) {
  return llvm::map_to_vector(numbers, [&](int64_t number) {
    return OpFoldResult(builder.getIndexAttr(number));
  });
}

Value LinalgEmitter::pad(Value x, Sizes low, Sizes high, double value) {
  auto isZero = [](int64_t number) { return number == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return x;
  Value element = number(value, getTensor(x).getElementType());
  return tensor::PadOp::create(builder, getLoc(), Type(), x,
                               toFoldResults(builder, low),
                               toFoldResults(builder, high), element);
}

Value LinalgEmitter::slice(Value x, int64_t axis, int64_t start, int64_t size,
                           int64_t step) {
  SmallVector<int64_t> starts(getTensor(x).getRank(), 0);
  SmallVector<int64_t> steps(starts.size(), 1);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, getLoc(), x);
  starts[axis] = start;
  sizes[axis] = builder.getIndexAttr(size);
  steps[axis] = step;
  return tensor::ExtractSliceOp::create(builder, getLoc(), x,
                                        toFoldResults(builder, starts), sizes,
                                        toFoldResults(builder, steps));
}

Value LinalgEmitter::concat(ArrayRef<Value> parts, int64_t axis) {
  if (parts.size() == 1)
    return parts.front();
  return tensor::ConcatOp::create(builder, getLoc(), axis, parts);
}

LinalgEmitter::Results LinalgEmitter::refuse(const Twine &what) {
  op->emitOpError("cannot be expressed in linalg: ") << what;
  return {};
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

LinalgEmitFunction lookupLinalgEmitter(OperationName name) {
  static const LinalgEmitTable table = [] {
    LinalgEmitTable result;
    addLinalgDataMovementEmitters(result);
    addLinalgPointwiseEmitters(result);
    addLinalgReductionEmitters(result);
    addLinalgWindowEmitters(result);
    return result;
  }();
  return table.lookup(name.stripDialect());
}

} // namespace taso::conversion
