//===- Slices.cpp - Slice and Pad -----------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both took attributes first and operands later.
//
//===----------------------------------------------------------------------===//

#include "Table.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

namespace {
/// What a node slices, one entry an axis.
struct SliceBounds {
  Node::Sizes starts, ends, axes, steps;
};
} // namespace

static std::optional<SliceBounds> getBounds(Node &node) {
  bool missing;
  auto starts = node.getList("starts", 1, missing);
  auto ends = node.getList("ends", 2, missing);
  if (!starts || !ends || starts->size() != ends->size())
    return std::nullopt;
  SliceBounds bounds{*starts, *ends, {}, Node::Sizes(starts->size(), 1)};
  for (size_t i = 0; i < starts->size(); ++i)
    bounds.axes.push_back(i);
  if (auto axes = node.getList("axes", 3, missing); axes || !missing) {
    if (!axes)
      return std::nullopt;
    bounds.axes = *axes;
  }
  if (auto steps = node.getList("steps", 4, missing); steps || !missing) {
    if (!steps)
      return std::nullopt;
    bounds.steps = *steps;
  }
  if (bounds.axes.size() != starts->size() ||
      bounds.steps.size() != starts->size())
    return std::nullopt;
  return bounds;
}

/// Slices one axis; nothing is done where the whole axis stays.
static Value sliceAxis(Node &node, Value x, int64_t axis, int64_t start,
                       int64_t end, int64_t step) {
  if (!x)
    return {};
  int64_t size = getShape(x)[axis];
  if (ShapedType::isDynamic(size))
    return node.reject("a sliced dimension is dynamic");
  if (step <= 0)
    return node.reject("a step that is not positive");
  auto clamp = [size](int64_t i) {
    return std::clamp<int64_t>(i < 0 ? i + size : i, 0, size);
  };
  start = clamp(start);
  end = clamp(end);
  if (start >= end)
    return node.reject("an empty slice");
  if (start == 0 && end == size && step == 1)
    return x;
  return node.create<SliceOp>(
      x, {node.number("axis", axis), node.number("start", start),
          node.number("size", (end - start + step - 1) / step),
          node.number("step", step)});
}

static Value convertSlice(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  std::optional<SliceBounds> bounds = getBounds(node);
  if (!bounds)
    return node.reject("the bounds are computed by the model");
  Value result = x;
  Node::Sizes seen;
  for (size_t i = 0; i < bounds->axes.size(); ++i) {
    auto axis = normalizeAxis(bounds->axes[i], getShape(x).size());
    if (!axis || llvm::is_contained(seen, *axis))
      return node.reject("axes are out of range, or repeated");
    seen.push_back(*axis);
    result = sliceAxis(node, result, *axis, bounds->starts[i], bounds->ends[i],
                       bounds->steps[i]);
  }
  return result == x ? node.identity(x) : result;
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

/// The padding of each dimension, before all of them and behind all of them.
static std::optional<Node::Sizes> getPads(Node &node, int64_t rank) {
  bool missing;
  auto pads = node.getList("pads", 1, missing);
  if (!pads)
    return std::nullopt;
  if (!node.hasInput(3))
    return *pads;
  std::optional<IntTensor> given = node.getKnown(3);
  if (!given || pads->size() != 2 * given->values.size())
    return std::nullopt;
  size_t count = given->values.size();
  Node::Sizes all(2 * rank, 0), seen;
  for (size_t i = 0; i < count; ++i) {
    auto axis = normalizeAxis(given->values[i], rank);
    if (!axis || llvm::is_contained(seen, *axis))
      return std::nullopt;
    seen.push_back(*axis);
    all[*axis] = (*pads)[i];
    all[rank + *axis] = (*pads)[count + i];
  }
  return all;
}

static Value convertPad(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  StringRef mode = node.getString("mode", "constant");
  if (mode != "constant")
    return node.reject("mode is '" + mode + "'");
  size_t rank = getShape(x).size();
  std::optional<Node::Sizes> pads = getPads(node, rank);
  if (!pads || pads->size() != 2 * rank)
    return node.reject("the pads are not known");
  double value = node.getFloat("value", 0.0);
  if (node.hasInput(2)) {
    auto known = node.getKnownReals(2);
    if (!known || known->size() != 1)
      return node.reject("the value is computed by the model");
    value = known->front();
  }
  ArrayRef<int64_t> all(*pads);
  return node.create<PadOp>(x, {node.numbers("low", all.take_front(rank)),
                                node.numbers("high", all.drop_front(rank)),
                                node.real("value", value)});
}

void addSlices(ConversionTable &table) {
  table.add("Slice", convertSlice);
  table.add("Pad", convertPad);
}

} // namespace taso::conversion
