//===- EmitConstants.cpp - Constants --------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights become initializers as they are; the constants of laws are evaluated
// by their definition. What has one value and would be large is not written
// element by element.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

/// Above so many bytes a constant of one value is a node that fills a shape: an
/// initializer has every element.
static constexpr int64_t kUniformBytes = int64_t(16) << 10;
/// Above so many it must be one.
static constexpr int64_t kMaxUniformBytes = int64_t(64) << 20;

/// A constant of one value.
static Emitter::Results emitUniform(Emitter &emitter, DenseElementsAttr splat) {
  auto type = cast<RankedTensorType>(splat.getType());
  int64_t width = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  bool isNarrow = type.getElementType().isBF16();
  bool canFill = emitter.opset >= (isNarrow ? 20 : 9);
  if (type.getNumElements() <=
      (canFill ? kUniformBytes : kMaxUniformBytes) / width)
    return {emitter.initializer(splat)};
  if (!canFill)
    return emitter.refuse(
        "a constant of " + Twine(type.getNumElements()) +
        " elements is too large to be written one by one, "
        "and ConstantOfShape " +
        (isNarrow ? "has no bf16 before opset 20" : "is of opset 9"));
  auto single =
      splat.resizeSplat(RankedTensorType::get({1}, type.getElementType()));
  return {emitter.node("ConstantOfShape", emitter.integers(type.getShape()),
                       type, emitter.elements("value", single))};
}

static Emitter::Results emitConstant(Emitter &emitter, ElementsAttr elements) {
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (dense && dense.isSplat())
    return emitUniform(emitter, dense);
  return {emitter.initializer(elements)};
}

static Emitter::Results emitWeight(Emitter &emitter, Operation *op,
                                   ArrayRef<Value>) {
  return emitConstant(emitter, cast<ConstantTensorOp>(op).getValue());
}

static Emitter::Results emitEvaluated(Emitter &emitter, Operation *op,
                                      ArrayRef<Value>) {
  DenseElementsAttr elements = evaluateDefinition(op);
  if (!elements)
    return emitter.refuse(
        "its definition has no value, or more elements than could be written "
        "one by one");
  return emitConstant(emitter, elements);
}

void addConstantEmitters(EmitTable &table) {
  table["constant"] = emitWeight;
  for (StringRef name :
       {"const_pool", "const_iconv", "const_imm", "const_one", "const_zero"})
    table[name] = emitEvaluated;
}

} // namespace taso::conversion
