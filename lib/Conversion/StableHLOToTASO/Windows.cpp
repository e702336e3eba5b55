//===- Windows.cpp - StableHLO convolutions and pools ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO names the dimensions of images and kernels; taso's are in one
// order, between transposes.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include <cmath>

using namespace mlir;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

/// For `[b, 0, 1, f]` and the names `bf01`: the permutation that brings the
/// named dimensions into the order of the names. Empty if these are not there.
static Sizes getOrder(StringRef list, StringRef names) {
  SmallVector<StringRef> entries;
  list.trim("[]").split(entries, ',');
  Sizes order;
  for (size_t i = 0; i < names.size(); ++i)
    for (auto [d, entry] : llvm::enumerate(entries))
      if (entry.trim() == names.substr(i, 1))
        order.push_back(d);
  return entries.size() == names.size() && order.size() == names.size()
             ? order
             : Sizes();
}

static Sizes invert(ArrayRef<int64_t> perm) {
  Sizes inverse(perm.size());
  for (auto [d, from] : llvm::enumerate(perm))
    inverse[from] = d;
  return inverse;
}

/// The value itself if nothing moves.
static Value arrange(HloNode &node, Value x, ArrayRef<int64_t> perm) {
  return !x || llvm::is_sorted(perm) ? x : node.transpose(x, perm);
}

namespace {
struct ConvolutionOrders {
  Sizes image, kernel, result;
};
} // namespace

/// From `conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`.
static std::optional<ConvolutionOrders> getOrders(Operation *op) {
  auto numbers = op->getAttrOfType<OpaqueAttr>("dimension_numbers");
  StringRef text = numbers ? numbers.getAttrData() : StringRef();
  if (!text.consume_front("conv<") || !text.consume_back(">"))
    return std::nullopt;
  auto [operands, result] = text.split("->");
  auto [image, kernel] = operands.split("]x[");
  ConvolutionOrders orders = {getOrder(image, "bf01"), getOrder(kernel, "oi01"),
                              getOrder(result, "bf01")};
  if (orders.image.empty() || orders.kernel.empty() || orders.result.empty())
    return std::nullopt;
  return orders;
}

static bool areAll(ArrayRef<int64_t> values, int64_t one) {
  return llvm::all_of(values, [&](int64_t value) { return value == one; });
}

static Value convertConvolution(HloNode &node) {
  Operation *op = node.getOperation();
  auto orders = getOrders(op);
  Value image = node.getInput(0), kernel = node.getInput(1);
  if (!image || !kernel)
    return {};
  auto reversal = op->getAttrOfType<DenseBoolArrayAttr>("window_reversal");
  bool reverses =
      op->hasAttr("window_reversal") &&
      (!reversal || llvm::is_contained(reversal.asArrayRef(), true));
  if (!orders)
    return node.reject("an image that has not two dimensions");
  if (!areAll(node.getList("lhs_dilation", 2, 1), 1) || reverses ||
      node.getInt("batch_group_count", 1) != 1)
    return node.reject("a dilated image, a reversed window or batch groups");
  Sizes strides = node.getList("window_strides", 2, 1),
        dilations = node.getList("rhs_dilation", 2, 1),
        padding = node.getList("padding", 4, 0);
  if (padding.size() != 4 || strides.size() != 2 || dilations.size() != 2 ||
      llvm::any_of(padding, [](int64_t size) { return size < 0; }))
    return node.reject("negative padding");
  Value result = node.create<Conv2DOp>(
      {arrange(node, image, orders->image),
       arrange(node, kernel, orders->kernel)},
      {node.numbers("strides", strides),
       node.numbers("pads", {padding[0], padding[2], padding[1], padding[3]}),
       node.numbers("dilations", dilations),
       node.number("groups", node.getInt("feature_group_count", 1)),
       node.activation(Activation::None)});
  return arrange(node, result, invert(orders->result));
}

/// The two dimensions of the image: those that the windows span.
static std::optional<Sizes> getSpatial(ArrayRef<int64_t> window,
                                       ArrayRef<int64_t> strides,
                                       ArrayRef<int64_t> padding) {
  Sizes spatial;
  for (int64_t d = 0, rank = window.size(); d < rank; ++d)
    if (window[d] != 1 || strides[d] != 1 || padding[2 * d] != 0 ||
        padding[2 * d + 1] != 0)
      spatial.push_back(d);
  // A dimension in which nothing is done can be one of the image.
  for (int64_t d = window.size(); spatial.size() < 2 && d-- > 0;)
    if (!llvm::is_contained(spatial, d))
      spatial.push_back(d);
  llvm::sort(spatial);
  return spatial.size() == 2 ? std::optional(spatial) : std::nullopt;
}

static Value convertPool(HloNode &node) {
  if (getHloBody(node.getOperation()) != "stablehlo.maximum" ||
      node.getOperation()->getNumOperands() != 2)
    return node.reject("a body that is no maximum");
  Value x = node.getInput(0);
  std::optional<double> initial = node.getNumber(1);
  std::optional<Sizes> window = node.getList("window_dimensions");
  if (!x || !initial || !window)
    return {};
  if (*initial != -std::numeric_limits<double>::infinity())
    return node.reject("another initial value than that of the body");
  Sizes strides = node.getList("window_strides", 4, 1),
        padding = node.getList("padding", 8, 0);
  bool fits = getShape(x).size() == 4 && window->size() == 4 &&
              strides.size() == 4 && padding.size() == 8 &&
              areAll(node.getList("base_dilations", 4, 1), 1) &&
              areAll(node.getList("window_dilations", 4, 1), 1);
  std::optional<Sizes> spatial =
      fits ? getSpatial(*window, strides, padding) : std::nullopt;
  if (!spatial)
    return node.reject("windows that are not over two dimensions of four");
  Sizes perm;
  for (int64_t d = 0; d < 4; ++d)
    if (!llvm::is_contained(*spatial, d))
      perm.push_back(d);
  perm.append(*spatial);
  int64_t h = (*spatial)[0], w = (*spatial)[1];
  Value result = node.create<Pool2DMaxOp>(
      arrange(node, x, perm),
      {node.numbers("kernel", {(*window)[h], (*window)[w]}),
       node.numbers("strides", {strides[h], strides[w]}),
       node.numbers("pads", {padding[2 * h], padding[2 * w], padding[2 * h + 1],
                             padding[2 * w + 1]}),
       node.numbers("dilations", {1, 1})});
  return arrange(node, result, invert(perm));
}

void addHloWindows(HloTable &table) {
  table["convolution"] = convertConvolution;
  table["reduce_window"] = convertPool;
}

} // namespace taso::conversion
