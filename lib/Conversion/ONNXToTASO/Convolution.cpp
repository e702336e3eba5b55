//===- Convolution.cpp - Convolutions -------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conv on images; on sequences as images of one row. auto_pad becomes pads.
//
//===----------------------------------------------------------------------===//

#include "Table.h"
#include "Windows.h"

using namespace mlir;

namespace taso::conversion {

static Value createConv(Node &node, const Window &window,
                        ArrayRef<Value> operands) {
  return node.create<Conv2DOp>(operands,
                               {node.numbers("strides", window.strides),
                                node.numbers("pads", window.pads),
                                node.numbers("dilations", window.dilations),
                                node.number("groups", node.getInt("group", 1)),
                                node.activation(Activation::None)});
}

Value convertConv(Node &node) {
  Value x = node.getInput(0), w = node.getInput(1);
  if (!x || !w)
    return {};
  std::optional<Node::Sizes> kernel = node.getInts("kernel_shape");
  if (getShape(w).size() < 3 || ShapedType::isDynamicShape(getShape(w)))
    return node.reject("a kernel of this shape");
  if (kernel && ArrayRef<int64_t>(*kernel) != getShape(w).drop_front(2))
    return node.reject("kernel_shape is not the kernel's shape");
  std::optional<Window> window =
      Window::get(node, x, getShape(w).drop_front(2));
  if (!window)
    return {};
  SmallVector<Value> operands = {window->asImage(node, x),
                                 window->asImage(node, w)};
  if (node.hasInput(2))
    operands.push_back(node.getInput(2));
  return window->fromImage(node, createConv(node, *window, operands));
}

void addConvolutions(ConversionTable &table) { table.add("Conv", convertConv); }

} // namespace taso::conversion
