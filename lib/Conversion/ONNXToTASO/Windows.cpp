//===- Windows.cpp - Sliding windows of ONNX ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// auto_pad and ceil_mode, as the ONNX operators Conv, MaxPool and AveragePool
// define them.
//
//===----------------------------------------------------------------------===//

#include "Windows.h"

using namespace mlir;

namespace taso::conversion {

/// The number of elements that a dilated kernel spans.
static int64_t getExtent(const Window &window, unsigned d) {
  return (window.kernel[d] - 1) * window.dilations[d] + 1;
}

/// A spatial list of the node: its length must be the number of dimensions.
static bool readList(Node &node, StringRef name, size_t length,
                     SmallVector<int64_t> &values) {
  if (std::optional<Node::Sizes> list = node.getInts(name))
    values = *list;
  if (values.size() == length)
    return true;
  node.reject(name + " has the wrong length");
  return false;
}

/// Splits the padding that SAME needs; UPPER puts an odd one at the end.
static bool padSame(Node &node, ArrayRef<int64_t> sizes, bool upper,
                    Window &window) {
  size_t rank = sizes.size();
  for (size_t d = 0; d < rank; ++d) {
    if (ShapedType::isDynamic(sizes[d]) || window.strides[d] <= 0) {
      node.reject("auto_pad on a dynamic shape");
      return false;
    }
    int64_t outputs = (sizes[d] + window.strides[d] - 1) / window.strides[d];
    int64_t total = std::max<int64_t>(0, (outputs - 1) * window.strides[d] +
                                             getExtent(window, d) - sizes[d]);
    window.pads[d] = upper ? total / 2 : total - total / 2;
    window.pads[rank + d] = total - window.pads[d];
  }
  return true;
}

/// Puts a row dimension of size 1 in front.
static void makeImage(Window &window) {
  window.isSequence = true;
  window.kernel.insert(window.kernel.begin(), 1);
  window.strides.insert(window.strides.begin(), 1);
  window.dilations.insert(window.dilations.begin(), 1);
  window.pads = {0, window.pads[0], 0, window.pads[1]};
}

std::optional<Window> Window::get(Node &node, Value x,
                                  ArrayRef<int64_t> kernel) {
  size_t rank = getShape(x).size();
  if (rank != kernel.size() + 2 || kernel.empty() || kernel.size() > 2) {
    node.reject("not one or two spatial dimensions");
    return std::nullopt;
  }
  size_t spatial = kernel.size();
  Window window;
  window.kernel.assign(kernel.begin(), kernel.end());
  window.strides.assign(spatial, 1);
  window.dilations.assign(spatial, 1);
  window.pads.assign(2 * spatial, 0);
  if (!readList(node, "strides", spatial, window.strides) ||
      !readList(node, "dilations", spatial, window.dilations))
    return std::nullopt;
  StringRef autoPad = node.getString("auto_pad", "NOTSET");
  bool valid = true;
  if (autoPad == "SAME_UPPER" || autoPad == "SAME_LOWER")
    valid = padSame(node, getShape(x).drop_front(2), autoPad == "SAME_UPPER",
                    window);
  else if (autoPad == "NOTSET" || autoPad.empty())
    valid = readList(node, "pads", 2 * spatial, window.pads);
  else if (autoPad != "VALID")
    valid = bool(node.reject("auto_pad is '" + autoPad + "'"));
  if (!valid)
    return std::nullopt;
  if (spatial == 1)
    makeImage(window);
  return window;
}

bool Window::addCeiling(Node &node, Value image, bool &changed) {
  changed = false;
  for (unsigned d = 0; d < 2; ++d) {
    int64_t size = getShape(image)[2 + d];
    if (ShapedType::isDynamic(size) || strides[d] <= 0) {
      node.reject("ceil_mode on a dynamic shape");
      return false;
    }
    int64_t room = size + pads[d] + pads[2 + d] - getExtent(*this, d);
    int64_t rest = room < 0 ? 0 : room % strides[d];
    if (rest == 0)
      continue;
    // The window that rounding up adds must start before the end padding.
    int64_t start = room - rest + strides[d];
    if (start >= size + pads[d]) {
      node.reject("ceil_mode adds a window outside the image");
      return false;
    }
    pads[2 + d] += strides[d] - rest;
    changed = true;
  }
  return true;
}

Value Window::asImage(Node &node, Value value) const {
  if (!isSequence || !value)
    return value;
  Node::Sizes shape(getShape(value));
  shape.insert(shape.begin() + 2, 1);
  return node.reshape(value, shape);
}

Value Window::fromImage(Node &node, Value value) const {
  if (!isSequence || !value)
    return value;
  Node::Sizes shape(getShape(value));
  shape.erase(shape.begin() + 2);
  return node.reshape(value, shape);
}

} // namespace taso::conversion
