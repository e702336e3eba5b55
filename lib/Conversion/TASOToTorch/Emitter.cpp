//===- Emitter.cpp - Creating torch operations ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants, and operations that several emission functions use.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getBuiltin(Value value) {
  return getBuiltinTensor(value.getType());
}

Value TorchEmitter::create(StringRef name, ValueRange operands, Type result) {
  return createTorch(builder, op->getLoc(), ("torch.aten." + name).str(),
                     operands, getTorchTensor(result))
      ->getResult(0);
}

Value TorchEmitter::create(StringRef name, ValueRange operands) {
  return create(name, operands, getBuiltin(operands.front()));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value TorchEmitter::constant(Attribute value, StringRef type) {
  return createTorchConstant(builder, op->getLoc(), value,
                             getTorchType(builder.getContext(), type));
}

Value TorchEmitter::integer(int64_t value) {
  return constant(builder.getI64IntegerAttr(value), "int");
}

Value TorchEmitter::real(double value) {
  return constant(builder.getF64FloatAttr(value), "float");
}

Value TorchEmitter::boolean(bool value) {
  return constant(builder.getBoolAttr(value), "bool");
}

Value TorchEmitter::text(StringRef value) {
  return constant(builder.getStringAttr(value), "str");
}

Value TorchEmitter::none() { return constant(builder.getUnitAttr(), "none"); }

Value TorchEmitter::integers(Sizes values) {
  return constant(builder.getI64ArrayAttr(values), "list<int>");
}

Value TorchEmitter::integersLike(Sizes values, Value like) {
  MLIRContext *context = builder.getContext();
  SmallVector<Value> sizes;
  for (auto [dim, value] : llvm::enumerate(values))
    sizes.push_back(ShapedType::isDynamic(value)
                        ? createTorch(builder, op->getLoc(),
                                      "torch.aten.size.int",
                                      {like, integer(int64_t(dim))},
                                      getTorchType(context, "int"))
                              ->getResult(0)
                        : integer(value));
  return createTorch(builder, op->getLoc(), kListConstruct, sizes,
                     getTorchType(context, "list<int>"))
      ->getResult(0);
}

Value TorchEmitter::tensors(ValueRange values) {
  return createTorch(builder, op->getLoc(), kListConstruct, values,
                     getTorchType(builder.getContext(), "list<vtensor>"))
      ->getResult(0);
}

Value TorchEmitter::literal(ElementsAttr elements) {
  auto type = cast<TorchTensorType>(getTorchTensor(elements.getType()));
  Operation *constant =
      createTorch(builder, op->getLoc(), "torch.vtensor.literal", {}, type);
  constant->setAttr("value", retypeElements(elements, type.getElementType()));
  return constant->getResult(0);
}

//===----------------------------------------------------------------------===//
// Frequent operations
//===----------------------------------------------------------------------===//

Value TorchEmitter::reshape(Value x, Sizes shape) {
  RankedTensorType type = getBuiltin(x).clone(shape);
  if (type.getNumDynamicDims() > 1)
    return create("view", {x, integersLike(shape, x)}, type);
  SmallVector<int64_t> sizes(shape);
  std::replace(sizes.begin(), sizes.end(), ShapedType::kDynamic, int64_t(-1));
  return create("view", {x, integers(sizes)}, type);
}

Value TorchEmitter::slice(Value x, int64_t axis, int64_t start, int64_t size,
                          int64_t step) {
  SmallVector<int64_t> shape(getBuiltin(x).getShape());
  shape[axis] = size;
  int64_t end = size == 0 ? start : start + (size - 1) * step + 1;
  return create("slice.Tensor",
                {x, integer(axis), integer(start), integer(end), integer(step)},
                getBuiltin(x).clone(shape));
}

Value TorchEmitter::pad(Value x, Sizes low, Sizes high, double value) {
  SmallVector<int64_t> pads, shape(getBuiltin(x).getShape());
  for (size_t d = shape.size(); d-- > 0;) {
    pads.append({low[d], high[d]});
    if (!ShapedType::isDynamic(shape[d]))
      shape[d] += low[d] + high[d];
  }
  return create("constant_pad_nd", {x, integers(pads), real(value)},
                getBuiltin(x).clone(shape));
}

Value TorchEmitter::concat(ValueRange parts, int64_t axis) {
  SmallVector<int64_t> shape(getBuiltin(parts.front()).getShape());
  shape[axis] = 0;
  for (Value part : parts) {
    int64_t size = getBuiltin(part).getDimSize(axis);
    bool isDynamic =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[axis]);
    shape[axis] = isDynamic ? ShapedType::kDynamic : shape[axis] + size;
  }
  return create("cat", {tensors(parts), integer(axis)},
                getBuiltin(parts.front()).clone(shape));
}

Value TorchEmitter::activate(Activation activation, Value x) {
  static constexpr StringRef kOperators[] = {"", "relu", "sigmoid", "tanh"};
  StringRef name = kOperators[static_cast<unsigned>(activation)];
  return name.empty() ? x : create(name, x);
}

TorchEmitter::Results TorchEmitter::refuse(const Twine &what) {
  op->emitOpError("cannot be expressed in torch: ") << what;
  return {};
}

TorchEmitFunction lookupTorchEmitter(OperationName name) {
  static const TorchEmitTable table = [] {
    TorchEmitTable result;
    addTorchDataMovementEmitters(result);
    addTorchPointwiseEmitters(result);
    addTorchReductionEmitters(result);
    addTorchWindowEmitters(result);
    return result;
  }();
  return table.lookup(name.stripDialect());
}

} // namespace taso::conversion
