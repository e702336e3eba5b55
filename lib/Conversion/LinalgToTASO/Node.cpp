//===- Node.cpp - What is read of one linalg operation --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading operands, and arranging their dimensions.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "../Constants.h"
#include "../MirroredForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static double toDouble(APFloat value) {
  bool inexact;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

/// The number that all elements of a constant are.
static std::optional<double> getSplat(Value value) {
  DenseElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat() ||
      !isa<FloatType>(elements.getElementType()))
    return std::nullopt;
  return toDouble(elements.getSplatValue<APFloat>());
}

std::optional<double> LinalgNode::getNumber(Value value) const {
  FloatAttr number;
  if (isa<FloatType>(value.getType()) &&
      matchPattern(value, m_Constant(&number)))
    return toDouble(number.getValue());
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return getNumber(fill.getInputs()[0]);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && type.hasStaticShape() && type.getNumElements() == 1)
    return getSplat(value);
  return std::nullopt;
}

std::optional<double> LinalgNode::getUniform(Value value) const {
  if (std::optional<double> number = getNumber(value))
    return number;
  if (auto broadcast = value.getDefiningOp<BroadcastOp>())
    return getUniform(broadcast.getInput());
  if (auto reshape = value.getDefiningOp<ReshapeOp>())
    return getUniform(reshape.getInput());
  if (auto transpose = value.getDefiningOp<TransposeOp>())
    return getUniform(transpose.getInput());
  return getSplat(value);
}

Value LinalgNode::addConstant(Value value, ElementsAttr elements) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  return constants[value] =
             ConstantTensorOp::create(builder, value.getLoc(), value.getType(),
                                      elements);
}

Value LinalgNode::getInput(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return reject("an operand of type " + print(value.getType()));
  if (!isTasoFloat(type.getElementType()))
    return reject("elements of type " + print(type.getElementType()));
  if (Value known = constants.lookup(value))
    return known;
  ElementsAttr elements;
  if (value.getDefiningOp<arith::ConstantOp>() &&
      matchPattern(value, m_Constant(&elements)))
    return addConstant(value, elements);
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    std::optional<double> number = getNumber(value);
    if (number && type.hasStaticShape())
      return addConstant(
          value, DenseElementsAttr::get(
                     type, ArrayRef(roundTo(type.getElementType(), *number))));
  }
  if (value.getDefiningOp<tensor::EmptyOp>())
    return reject("reads a tensor without contents");
  return value;
}

Value LinalgNode::getIndices(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !(type.getElementType().isSignlessInteger(32) ||
                 type.getElementType().isSignlessInteger(64)))
    return reject("indices of type " + print(value.getType()));
  if (Value known = constants.lookup(value))
    return known;
  ElementsAttr elements;
  if (value.getDefiningOp<arith::ConstantOp>() &&
      matchPattern(value, m_Constant(&elements)))
    return addConstant(value, elements);
  return value;
}

//===----------------------------------------------------------------------===//
// Arrangements
//===----------------------------------------------------------------------===//

Value LinalgNode::lookThrough(Value value, Keys &perm) {
  perm = llvm::to_vector(llvm::seq<int64_t>(0, getShape(value).size()));
  auto transpose = value.getDefiningOp<TransposeOp>();
  if (!transpose)
    return value;
  Keys outer(transpose.getPerm()), inner;
  Value behind = lookThrough(transpose.getInput(), inner);
  for (auto [d, entry] : llvm::enumerate(outer))
    perm[d] = inner[entry];
  return behind;
}

Value LinalgNode::reshapeTo(Value value, Shape shape) {
  if (!value || getShape(value) == shape)
    return value;
  if (auto before = value.getDefiningOp<ReshapeOp>())
    if (isStatic(before.getInput()))
      return reshapeTo(before.getInput(), shape);
  return reshape(value, shape);
}

Value LinalgNode::arrange(Value value, Keys keys, ArrayRef<Keys> groups) {
  if (!value)
    return {};
  Keys perm, inner(keys.size());
  Value from = lookThrough(value, perm);
  for (auto [d, entry] : llvm::enumerate(perm))
    inner[entry] = keys[d];
  ArrayRef<int64_t> sizes = getShape(from);
  Keys moves;
  for (auto [d, key] : llvm::enumerate(inner))
    if (key == kUnit)
      moves.push_back(d);
  Sizes shape;
  for (const Keys &group : groups) {
    int64_t product = 1;
    for (int64_t key : group) {
      auto *found = llvm::find(inner, key);
      if (key == kUnit || found == inner.end())
        continue;
      int64_t d = found - inner.begin();
      moves.push_back(d);
      if (group.size() > 1 && ShapedType::isDynamic(sizes[d]))
        return reject("a dynamic dimension that would be joined with others");
      product = group.size() > 1 ? product * sizes[d] : sizes[d];
    }
    shape.push_back(product);
  }
  if (moves.size() != inner.size())
    return reject("a dimension that is read along a diagonal or not at all");
  if (!keepsOrder(sizes, moves))
    from = transpose(from, moves);
  return reshapeTo(from, shape);
}

Value LinalgNode::arrangeTo(Value value, Keys keys, ArrayRef<int64_t> order) {
  SmallVector<Keys> groups;
  for (int64_t key : order)
    groups.push_back({key});
  return arrange(value, std::move(keys), groups);
}

Value LinalgNode::toTensor(Scalar scalar, Value like) {
  return scalar.number ? splat(*scalar.number, like) : scalar.tensor;
}

} // namespace taso::conversion
