//===- Pools.cpp - Pools --------------------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MaxPool and AveragePool over one or two spatial dimensions; the global ones
// are reductions.
//
//===----------------------------------------------------------------------===//

#include "Table.h"
#include "Windows.h"

using namespace mlir;

namespace taso::conversion {

/// The window of a pool, ceil_mode included. `extended` says whether ceil_mode
/// added padding.
static std::optional<Window> getPoolWindow(Node &node, Value x,
                                           bool &extended) {
  extended = false;
  std::optional<Node::Sizes> kernel = node.getInts("kernel_shape");
  if (!kernel) {
    node.reject("kernel_shape is missing");
    return std::nullopt;
  }
  std::optional<Window> window = Window::get(node, x, *kernel);
  if (!window || node.getInt("ceil_mode", 0) == 0)
    return window;
  if (node.getString("auto_pad", "NOTSET") != "NOTSET") {
    node.reject("ceil_mode with auto_pad");
    return std::nullopt;
  }
  Value image = window->asImage(node, x);
  if (!image || !window->addCeiling(node, image, extended))
    return std::nullopt;
  return window;
}

static Value convertMaxPool(Node &node) {
  if (node.isResultUsed(1))
    return node.reject("the indices are used");
  Value x = node.getInput(0);
  bool extended;
  std::optional<Window> window;
  if (x)
    window = getPoolWindow(node, x, extended);
  if (!window)
    return {};
  return window->fromImage(
      node,
      node.create<Pool2DMaxOp>(window->asImage(node, x),
                               {node.numbers("kernel", window->kernel),
                                node.numbers("strides", window->strides),
                                node.numbers("pads", window->pads),
                                node.numbers("dilations", window->dilations)}));
}

static Value convertAveragePool(Node &node) {
  Value x = node.getInput(0);
  bool extended;
  std::optional<Window> window;
  if (x)
    window = getPoolWindow(node, x, extended);
  if (!window)
    return {};
  if (llvm::any_of(window->dilations, [](int64_t d) { return d != 1; }))
    return node.reject("dilations");
  bool countPad = node.getInt("count_include_pad", 0) != 0;
  // Runtimes disagree on whether the rows that rounding up adds are counted.
  if (extended && countPad)
    return node.reject("ceil_mode with count_include_pad");
  return window->fromImage(
      node,
      node.create<Pool2DAvgOp>(window->asImage(node, x),
                               {node.numbers("kernel", window->kernel),
                                node.numbers("strides", window->strides),
                                node.numbers("pads", window->pads),
                                node.number("count_include_pad", countPad)}));
}

/// A reduction of all spatial dimensions, which are kept.
template <class OpTy> static Value convertGlobal(Node &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  Node::Sizes axes;
  for (int64_t d = 2, rank = getShape(x).size(); d < rank; ++d)
    axes.push_back(d);
  return node.create<OpTy>(
      x, {node.numbers("axes", axes), node.number("keep_dims", 1)});
}

void addPools(ConversionTable &table) {
  table.add("MaxPool", convertMaxPool);
  table.add("AveragePool", convertAveragePool);
  table.add("GlobalAveragePool", convertGlobal<ReduceMeanOp>);
  table.add("GlobalMaxPool", convertGlobal<ReduceMaxOp>);
}

} // namespace taso::conversion
