//===- Emitter.cpp - Creating StableHLO operations ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that several operators become, and the table.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"
#include "../OperatorBuilder.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

Value HloEmitter::create(StringRef name, ValueRange operands, Type type,
                         Attributes attributes) {
  OperationState state(op->getLoc(), ("stablehlo." + name).str());
  state.addOperands(operands);
  state.addTypes(type);
  state.addAttributes(attributes);
  if (name == "reduce" || name == "reduce_window")
    state.addRegion();
  return builder.create(state)->getResult(0);
}

Value HloEmitter::constant(ElementsAttr elements) {
  return create("constant", {}, elements.getType(),
                builder.getNamedAttr("value", elements));
}

static DenseElementsAttr getSplat(double value, RankedTensorType type) {
  return DenseElementsAttr::get(type, roundTo(type.getElementType(), value));
}

Value HloEmitter::scalar(double value, Value like) {
  return constant(getSplat(value, getTensor(like).clone(Sizes())));
}

Value HloEmitter::splat(double value, Value like) {
  return constant(getSplat(value, getTensor(like)));
}

Value HloEmitter::reshape(Value x, Sizes shape) {
  return getShape(x) == shape ? x
                              : create("reshape", x, getTensor(x).clone(shape));
}

Value HloEmitter::transpose(Value x, Sizes perm) {
  SmallVector<int64_t> shape;
  for (int64_t dim : perm)
    shape.push_back(getShape(x)[dim]);
  return create("transpose", x, getTensor(x).clone(shape),
                numbers("permutation", perm));
}

Value HloEmitter::broadcast(Value x, Sizes dims, Sizes shape) {
  return create("broadcast_in_dim", x, getTensor(x).clone(shape),
                numbers("broadcast_dimensions", dims));
}

Value HloEmitter::slice(Value x, int64_t axis, int64_t start, int64_t size,
                        int64_t step) {
  SmallVector<int64_t> starts(getShape(x).size(), 0), limits(getShape(x)),
      steps(getShape(x).size(), 1), shape(getShape(x));
  starts[axis] = start;
  limits[axis] = start + (size - 1) * step + 1;
  steps[axis] = step;
  shape[axis] = size;
  return create("slice", x, getTensor(x).clone(shape),
                {numbers("start_indices", starts),
                 numbers("limit_indices", limits), numbers("strides", steps)});
}

Value HloEmitter::pad(Value x, Sizes low, Sizes high, double value) {
  SmallVector<int64_t> shape(getShape(x));
  for (auto [size, before, after] : llvm::zip_equal(shape, low, high))
    if (!ShapedType::isDynamic(size))
      size += before + after;
  SmallVector<int64_t> interior(shape.size(), 0);
  return create("pad", {x, scalar(value, x)}, getTensor(x).clone(shape),
                {numbers("edge_padding_low", low),
                 numbers("edge_padding_high", high),
                 numbers("interior_padding", interior)});
}

Value HloEmitter::concat(ValueRange parts, int64_t axis) {
  SmallVector<int64_t> shape(getShape(parts.front()));
  for (Value part : parts.drop_front()) {
    int64_t size = getShape(part)[axis];
    bool isDynamic =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[axis]);
    shape[axis] = isDynamic ? ShapedType::kDynamic : shape[axis] + size;
  }
  return create("concatenate", parts, getTensor(parts.front()).clone(shape),
                number("dimension", axis));
}

void HloEmitter::addBody(Value value, StringRef body) {
  OpBuilder::InsertionGuard guard(builder);
  buildHloBody(value.getDefiningOp()->getRegion(0), ("stablehlo." + body).str(),
               getTensor(value).getElementType());
}

Value HloEmitter::reduce(StringRef body, double initial, Value x, Sizes axes,
                         bool keepDims) {
  SmallVector<int64_t> left, kept(getShape(x));
  for (auto [d, size] : llvm::enumerate(getShape(x))) {
    if (llvm::is_contained(axes, int64_t(d)))
      kept[d] = 1;
    else
      left.push_back(size);
  }
  Value result = create("reduce", {x, scalar(initial, x)},
                        getTensor(x).clone(left), numbers("dimensions", axes));
  addBody(result, body);
  return keepDims ? reshape(result, kept) : result;
}

NamedAttribute HloEmitter::number(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

NamedAttribute HloEmitter::numbers(StringRef name, Sizes values) {
  return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
}

NamedAttribute HloEmitter::padding(Sizes pairs) {
  auto type = RankedTensorType::get({int64_t(pairs.size() / 2), 2},
                                    builder.getI64Type());
  return builder.getNamedAttr("padding",
                              DenseIntElementsAttr::get(type, pairs));
}

HloEmitter::Results HloEmitter::refuse(const Twine &need) {
  op->emitOpError("cannot be expressed in StableHLO: ") << need;
  return {};
}

HloEmitFunction lookupHloEmitter(OperationName name) {
  static const HloEmitTable table = [] {
    HloEmitTable result;
    addHloArithmeticEmitters(result);
    addHloShapeEmitters(result);
    return result;
  }();
  return table.lookup(name.stripDialect());
}

} // namespace taso::conversion
