//===- DataMovement.cpp - Operators that move elements --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes that are operands must be known: constants, or shape arithmetic that
// was evaluated.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Concat, Split, Transpose
//===----------------------------------------------------------------------===//

static Value convertConcat(Node &node) {
  auto inputs = node.getInputs();
  if (!inputs || inputs->empty())
    return {};
  auto axis =
      normalizeAxis(node.getInt("axis", 1), getShape(inputs->front()).size());
  if (!axis)
    return node.reject("axis is out of range");
  return node.create<ConcatOp>(*inputs, node.number("axis", *axis));
}

/// Equal parts; from opset 18 on the last one may be smaller.
static std::optional<Node::Sizes> getEqualParts(Node &node, int64_t size) {
  int64_t count = node.getInt("num_outputs", node.getNumResults());
  if (ShapedType::isDynamic(size) || count != node.getNumResults())
    return std::nullopt;
  if (node.opset < 18 && size % count != 0)
    return std::nullopt;
  int64_t part = (size + count - 1) / count;
  Node::Sizes sizes(count, part);
  sizes.back() = size - part * (count - 1);
  return sizes;
}

static Value convertSplit(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  auto axis = normalizeAxis(node.getInt("axis", 0), getShape(x).size());
  if (!axis)
    return node.reject("axis is out of range");
  bool missing;
  std::optional<Node::Sizes> sizes = node.getList("split", 1, missing);
  if (missing)
    sizes = getEqualParts(node, getShape(x)[*axis]);
  if (!sizes || sizes->size() != node.getNumResults())
    return node.reject("the sizes are not known, or not one for each result");
  return node.create<SplitOp>(
      x, {node.number("axis", *axis), node.numbers("sizes", *sizes)});
}

static Value convertTranspose(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  Node::Sizes reversed;
  for (int64_t d = getShape(x).size(); d-- > 0;)
    reversed.push_back(d);
  return node.transpose(x, node.getInts("perm").value_or(reversed));
}

//===----------------------------------------------------------------------===//
// Reshape and its kin
//===----------------------------------------------------------------------===//

/// A reshape that stands for the node even where it changes nothing. Of several
/// dynamic sizes all must be `copied` from the same place of the operand.
static Value createReshape(Node &node, Value x, ArrayRef<int64_t> shape,
                           bool copied = false) {
  if (!copied && llvm::count_if(shape, ShapedType::isDynamic) > 1)
    return node.reject("several dynamic dimensions");
  return node.create<ReshapeOp>(x, node.numbers("shape", shape));
}

/// Resolves 0 (copy) and -1 (whatever is left).
static std::optional<Node::Sizes> resolveShape(Node &node, Value x,
                                               ArrayRef<int64_t> target) {
  bool allowZero = node.getInt("allowzero", 0) != 0;
  Node::Sizes shape(target);
  std::optional<size_t> open;
  int64_t known = 1, copied = 0;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (shape[d] == 0 && !allowZero) {
      if (d >= getShape(x).size())
        return std::nullopt;
      shape[d] = getShape(x)[d];
    } else if (shape[d] == -1) {
      if (open)
        return std::nullopt;
      open = d;
      continue;
    }
    if (ShapedType::isDynamic(shape[d]))
      ++copied;
    else if (shape[d] < 0)
      return std::nullopt;
    else
      known = getProduct({known, shape[d]});
  }
  if (!open)
    return shape;
  Node::Sizes rest(getShape(x));
  llvm::erase_if(rest, ShapedType::isDynamic);
  // What is left is static where all dynamic sizes were copied.
  if (copied != int64_t(getShape(x).size() - rest.size())) {
    shape[*open] = ShapedType::kDynamic;
    if (copied != 0)
      node.reject("several dynamic dimensions");
    return copied == 0 ? std::optional(shape) : std::nullopt;
  }
  if (known == 0 || getProduct(rest) % known != 0)
    return std::nullopt;
  shape[*open] = getProduct(rest) / known;
  return shape;
}

static Value convertReshape(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  std::optional<Node::Sizes> target =
      node.has("shape") ? node.getInts("shape") : node.getReshapeTarget(1, x);
  if (!target)
    return node.reject("the shape is computed by the model");
  std::optional<Node::Sizes> shape = resolveShape(node, x, *target);
  if (!shape)
    return node.reject("the shape does not fit");
  return createReshape(node, x, *shape, /*copied=*/true);
}

static Value convertFlatten(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  int64_t axis = node.getInt("axis", 1), rank = shape.size();
  axis = axis < 0 ? axis + rank : axis;
  if (axis < 0 || axis > rank)
    return node.reject("axis is out of range");
  auto product = [](ArrayRef<int64_t> sizes) {
    return ShapedType::isDynamicShape(sizes) ? ShapedType::kDynamic
                                             : getProduct(sizes);
  };
  return createReshape(
      node, x,
      {product(shape.take_front(axis)), product(shape.drop_front(axis))});
}

static Value convertSqueeze(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  bool missing;
  std::optional<Node::Sizes> axes = node.getList("axes", 1, missing);
  if (missing) {
    if (!isStatic(x))
      return node.reject("dynamic shape");
    axes.emplace();
    for (auto [d, size] : llvm::enumerate(shape))
      if (size == 1)
        axes->push_back(d);
  }
  if (axes)
    axes = normalizeAxes(*axes, shape.size());
  if (!axes)
    return node.reject("the axes are not known, or out of range");
  Node::Sizes result;
  for (auto [d, size] : llvm::enumerate(shape)) {
    if (!llvm::is_contained(*axes, int64_t(d)))
      result.push_back(size);
    else if (size != 1)
      return node.reject("a squeezed dimension is not known to be 1");
  }
  return createReshape(node, x, result);
}

static Value convertUnsqueeze(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  bool missing;
  std::optional<Node::Sizes> axes = node.getList("axes", 1, missing);
  int64_t rank = getShape(x).size() + (axes ? axes->size() : 0);
  if (axes)
    axes = normalizeAxes(*axes, rank);
  if (!axes || int64_t(axes->size() + getShape(x).size()) != rank)
    return node.reject("the axes are not known, distinct and in range");
  Node::Sizes result(getShape(x));
  for (int64_t axis : *axes)
    result.insert(result.begin() + axis, 1);
  // Several dynamic sizes stay in their places in front of what is inserted.
  bool copied =
      axes->empty() || llvm::none_of(llvm::drop_begin(result, axes->front()),
                                     ShapedType::isDynamic);
  return createReshape(node, x, result, copied);
}

//===----------------------------------------------------------------------===//
// Expand, Gather, ConstantOfShape
//===----------------------------------------------------------------------===//

/// Dimensions of size 1 grow to sizes that the model takes from one tensor.
static Value expandToSizes(Node &node, Value x, Node::Sizes target,
                           ArrayRef<std::optional<OpenSize>> open) {
  if (getShape(x).size() > target.size())
    return node.reject("several dynamic dimensions");
  Value like;
  for (unsigned dim = 0, front = target.size() - getShape(x).size();
       dim != target.size(); ++dim) {
    int64_t from = dim < front ? 1 : getShape(x)[dim - front];
    if (!open[dim]) {
      if (target[dim] == 1)
        target[dim] = from;
      continue;
    }
    Value tensor = open[dim]->tensor;
    target[dim] = ShapedType::kDynamic;
    if (ShapedType::isDynamic(from) &&
        node.areEqual(tensor, open[dim]->dim, x, dim - front))
      continue;
    if (from != 1 || open[dim]->dim != dim || (like && like != tensor))
      return node.reject("the shape has computed sizes that may differ");
    like = tensor;
  }
  if (!like)
    return node.reject("the shape is computed by the model");
  node.leaveOutRecord();
  return node.broadcastTo(x, target, like);
}

static Value convertExpand(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  SmallVector<std::optional<OpenSize>> open;
  std::optional<IntTensor> target = node.getKnownWithSizes(1, open);
  if (!target)
    return node.reject("the shape is computed by the model");
  if (llvm::any_of(open, [](auto &size) { return size.has_value(); }))
    return expandToSizes(node, x, target->values, open);
  // A dynamic dimension keeps its size where 1 is asked for.
  auto shape = broadcastShapes(getShape(x), target->values);
  if (!shape && !isStatic(x))
    return node.reject("dynamic shape");
  auto isEmpty = [](int64_t size) {
    return size < 1 && !ShapedType::isDynamic(size);
  };
  if (!shape || llvm::any_of(*shape, isEmpty))
    return node.reject("the shape does not fit");
  return getShape(x) == ArrayRef<int64_t>(*shape) ? node.identity(x)
                                                  : node.broadcastTo(x, *shape);
}

static Value convertGather(Node &node) {
  Value x = node.getInput(0);
  Value indices = x ? node.getInput(1, /*integers=*/true) : Value();
  if (!indices)
    return {};
  auto axis = normalizeAxis(node.getInt("axis", 0), getShape(x).size());
  if (!axis)
    return node.reject("axis is out of range");
  return node.create<GatherOp>({x, indices}, node.number("axis", *axis));
}

static Value convertConstantOfShape(Node &node) {
  std::optional<IntTensor> shape = node.getKnown(0);
  if (!shape)
    return node.reject("the shape is computed by the model");
  if (llvm::any_of(shape->values, [](int64_t size) { return size < 0; }))
    return node.reject("the shape is negative");
  Type element = Float32Type::get(node.getOperation()->getContext());
  double value = 0;
  if (ElementsAttr elements = node.getElements("value")) {
    auto reals = getReals(elements);
    if (!reals || reals->size() != 1)
      return node.reject("integers");
    element = elements.getElementType();
    value = reals->front();
  }
  if (!isTasoFloat(element))
    return node.reject("elements that are not f32, f16 or bf16");
  return node.constant(value, RankedTensorType::get(shape->values, element));
}

void addDataMovement(ConversionTable &table) {
  table.add("Concat", convertConcat);
  table.add("Split", convertSplit);
  table.add("Transpose", convertTranspose);
  table.add("Reshape", convertReshape);
  table.add("Flatten", convertFlatten);
  table.add("Squeeze", convertSqueeze);
  table.add("Unsqueeze", convertUnsqueeze);
  table.add("Expand", 8, convertExpand);
  table.add("Gather", convertGather);
  table.add("ConstantOfShape", convertConstantOfShape);
}

} // namespace taso::conversion
