//===- Emitter.cpp - Creating ONNX operations -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nodes whose spelling depends on the opset are created here.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

Emitter::Results Emitter::nodes(StringRef type, ValueRange operands,
                                TypeRange results, Attributes attributes) {
  OperationState state(op->getLoc(), ("onnx." + type).str());
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttributes(attributes);
  return Results(builder.create(state)->getResults());
}

Value Emitter::node(StringRef type, ValueRange operands, Type result,
                    Attributes attributes) {
  return nodes(type, operands, result, attributes).front();
}

Value Emitter::withScalar(StringRef type, Value x, Value scalar) {
  SmallVector<NamedAttribute> attributes;
  if (opset < 7)
    attributes.push_back(number("broadcast", 1));
  return node(type, {x, scalar}, x.getType(), attributes);
}

Value Emitter::withScalar(StringRef type, Value x, double value) {
  return withScalar(type, x, scalar(value, getTensor(x).getElementType()));
}

Value Emitter::initializer(ElementsAttr elements) {
  return node(
      "Constant", {}, elements.getType(),
      {builder.getNamedAttr("value", elements),
       builder.getNamedAttr("onnx.initializer", builder.getUnitAttr())});
}

Value Emitter::integers(ArrayRef<int64_t> values) {
  return initializer(builder.getI64TensorAttr(values));
}

Value Emitter::scalar(double value, Type elementType) {
  APFloat rounded(value);
  bool inexact;
  rounded.convert(cast<FloatType>(elementType).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &inexact);
  return initializer(DenseElementsAttr::get(
      RankedTensorType::get({}, elementType), ArrayRef<APFloat>(rounded)));
}

Value Emitter::reshape(Value x, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> target(shape);
  // -1 is computed, 0 that of the operand.
  int64_t open = llvm::count_if(shape, ShapedType::isDynamic) > 1 ? 0 : -1;
  for (int64_t &size : target)
    if (ShapedType::isDynamic(size))
      size = open;
  SmallVector<NamedAttribute> attributes;
  if (opset >= 14 && llvm::is_contained(shape, 0))
    attributes.push_back(number("allowzero", 1));
  return node("Reshape", {x, integers(target)}, getTensor(x).clone(shape),
              attributes);
}

Value Emitter::transpose(Value x, ArrayRef<int64_t> perm) {
  SmallVector<int64_t> shape;
  for (int64_t entry : perm)
    shape.push_back(getTensor(x).getDimSize(entry));
  return node("Transpose", x, getTensor(x).clone(shape), numbers("perm", perm));
}

Value Emitter::slice(Value x, int64_t axis, int64_t start, int64_t size,
                     int64_t step) {
  SmallVector<int64_t> shape(getTensor(x).getShape());
  shape[axis] = size;
  Type type = getTensor(x).clone(shape);
  int64_t end = start + (size - 1) * step + 1;
  if (opset >= 10)
    return node(
        "Slice",
        {x, integers(start), integers(end), integers(axis), integers(step)},
        type);
  if (step == 1)
    return node("Slice", x, type,
                {numbers("axes", axis), numbers("ends", end),
                 numbers("starts", start)});
  // Slices had no steps yet.
  SmallVector<int64_t> indices;
  for (int64_t i = 0; i < size; ++i)
    indices.push_back(start + i * step);
  return node("Gather", {x, integers(indices)}, type, number("axis", axis));
}

Value Emitter::pad(Value x, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                   double value) {
  SmallVector<int64_t> pads(low), shape(getTensor(x).getShape());
  llvm::append_range(pads, high);
  for (size_t d = 0; d < shape.size(); ++d)
    if (!ShapedType::isDynamic(shape[d]))
      shape[d] += low[d] + high[d];
  Type type = getTensor(x).clone(shape);
  if (opset < 11)
    return node("Pad", x, type,
                {text("mode", "constant"), numbers("pads", pads),
                 real("value", value)});
  SmallVector<Value> operands = {x, integers(pads)};
  if (value != 0)
    operands.push_back(scalar(value, getTensor(x).getElementType()));
  return node("Pad", operands, type, text("mode", "constant"));
}

Value Emitter::reduce(StringRef type, Value x, ArrayRef<int64_t> axes,
                      bool keepDims, Type result) {
  int64_t operandSince = type == "ReduceSum" ? 13 : 18;
  if (axes.empty())
    return node("Identity", x, result);
  if (opset >= operandSince)
    return node(type, {x, integers(axes)}, result,
                number("keepdims", keepDims));
  return node(type, x, result,
              {numbers("axes", axes), number("keepdims", keepDims)});
}

NamedAttribute Emitter::number(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, getOnnxInt(builder, value));
}

NamedAttribute Emitter::numbers(StringRef name, ArrayRef<int64_t> values) {
  return builder.getNamedAttr(name, getOnnxInts(builder, values));
}

NamedAttribute Emitter::real(StringRef name, double value) {
  return builder.getNamedAttr(name, builder.getF32FloatAttr(value));
}

NamedAttribute Emitter::text(StringRef name, StringRef value) {
  return builder.getNamedAttr(name, builder.getStringAttr(value));
}

NamedAttribute Emitter::elements(StringRef name, ElementsAttr value) {
  return builder.getNamedAttr(name, value);
}

Emitter::Results Emitter::refuse(const Twine &need) {
  op->emitOpError("cannot be expressed in opset ") << opset << ": " << need;
  return {};
}

EmitFunction lookupEmitFunction(OperationName name) {
  static const EmitTable table = [] {
    EmitTable result;
    addConstantEmitters(result);
    addDataMovementEmitters(result);
    addPointwiseEmitters(result);
    addReductionEmitters(result);
    addWindowEmitters(result);
    return result;
  }();
  return table.lookup(name.stripDialect());
}

} // namespace taso::conversion
