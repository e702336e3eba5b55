//===- Windows.cpp - Convolutions and pools -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On images; on sequences as images of one row. ceil_mode becomes padding at
// the end.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mlir;

namespace taso::conversion {

namespace {
/// A window over two spatial dimensions. Pads are [top, left, bottom, right].
struct Window {
  bool isSequence = false; ///< the operand has one spatial dimension
  OperatorBuilder::Sizes kernel, strides, pads, dilations;

  /// [N, C, L] as [N, C, 1, L], and back.
  Value asImage(TorchCall &call, Value value) const {
    if (!isSequence || !value)
      return value;
    OperatorBuilder::Sizes shape(getShape(value));
    shape.insert(shape.begin() + 2, 1);
    return call.reshape(value, shape);
  }
  Value fromImage(TorchCall &call, Value value) const {
    if (!isSequence || !value)
      return value;
    OperatorBuilder::Sizes shape(getShape(value));
    shape.erase(shape.begin() + 2);
    return call.reshape(value, shape);
  }
};
} // namespace

/// A window whose strides, padding and dilations are arguments; an argument of
/// number 0 is left out, and empty strides are the kernel.
static std::optional<Window> getWindow(TorchCall &call, Value x,
                                       ArrayRef<int64_t> kernel,
                                       unsigned stridesAt, unsigned paddingAt,
                                       unsigned dilationsAt) {
  size_t spatial = kernel.size();
  if (getShape(x).size() != spatial + 2 || spatial < 1 || spatial > 2) {
    call.reject("not a batch of images or sequences");
    return std::nullopt;
  }
  Window window;
  window.kernel.assign(kernel.begin(), kernel.end());
  auto strides = call.getInts(stridesAt);
  if (strides && strides->empty())
    strides = window.kernel;
  else if (strides)
    strides = call.getInts(stridesAt, spatial);
  auto padding = call.getInts(paddingAt, spatial);
  std::optional<OperatorBuilder::Sizes> dilations =
      OperatorBuilder::Sizes(spatial, 1);
  if (dilationsAt != 0)
    dilations = call.getInts(dilationsAt, spatial);
  if (!strides || !padding || !dilations)
    return std::nullopt;
  window.strides = *strides;
  window.dilations = *dilations;
  window.pads = *padding;
  window.pads.append(*padding);
  if (spatial == 1) {
    window.isSequence = true;
    window.kernel.insert(window.kernel.begin(), 1);
    window.strides.insert(window.strides.begin(), 1);
    window.dilations.insert(window.dilations.begin(), 1);
    window.pads = {0, padding->front(), 0, padding->front()};
  }
  return window;
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

static Value convolve(TorchCall &call, unsigned groupsAt) {
  Value x = call.getInput(0), w = call.getInput(1);
  std::optional<int64_t> groups = call.getInt(groupsAt);
  if (!x || !w || !groups)
    return {};
  if (getShape(w).size() < 3 || ShapedType::isDynamicShape(getShape(w)))
    return call.reject("a kernel of this shape");
  std::optional<Window> window =
      getWindow(call, x, getShape(w).drop_front(2), 3, 4, 5);
  if (!window)
    return {};
  SmallVector<Value> operands = {window->asImage(call, x),
                                 window->asImage(call, w)};
  if (!call.isNone(2))
    operands.push_back(call.getInput(2));
  return window->fromImage(
      call, call.create<Conv2DOp>(operands,
                                  {call.numbers("strides", window->strides),
                                   call.numbers("pads", window->pads),
                                   call.numbers("dilations", window->dilations),
                                   call.number("groups", *groups),
                                   call.activation(Activation::None)}));
}

static Value convertConv(TorchCall &call) { return convolve(call, 6); }

static Value convertConvolution(TorchCall &call) {
  std::optional<bool> transposed = call.getBool(6);
  if (!transposed)
    return {};
  return *transposed ? call.reject("transposed") : convolve(call, 8);
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// Extends the pads at the end so that rounding down gives what ceil_mode
/// gives: a last window that starts inside the image or the padding before it.
/// `extended` says whether they grew.
static bool addCeiling(TorchCall &call, Window &window, Value image,
                       bool &extended) {
  for (unsigned d = 0; d < 2; ++d) {
    int64_t size = getShape(image)[2 + d], stride = window.strides[d];
    if (ShapedType::isDynamic(size) || stride <= 0)
      return bool(call.reject("ceil_mode on a dynamic shape"));
    int64_t extent = (window.kernel[d] - 1) * window.dilations[d] + 1;
    int64_t room = size + window.pads[d] + window.pads[2 + d] - extent;
    int64_t rest = room < 0 ? 0 : room % stride;
    if (rest == 0 || room - rest + stride >= size + window.pads[d])
      continue;
    window.pads[2 + d] += stride - rest;
    extended = true;
  }
  return true;
}

/// The window of a pool, whose kernel is argument 1.
static std::optional<Window> getPool(TorchCall &call, Value x, unsigned spatial,
                                     unsigned dilationsAt, unsigned ceilAt,
                                     bool &extended) {
  std::optional<OperatorBuilder::Sizes> kernel = call.getInts(1, spatial);
  std::optional<bool> ceil = call.getBool(ceilAt);
  if (!x || !kernel || !ceil)
    return std::nullopt;
  std::optional<Window> window = getWindow(call, x, *kernel, 2, 3, dilationsAt);
  if (!window || !*ceil)
    return window;
  Value image = window->asImage(call, x);
  if (!image || !addCeiling(call, *window, image, extended))
    return std::nullopt;
  return window;
}

template <unsigned spatial> static Value convertMaxPool(TorchCall &call) {
  for (Value result : call.getResults().drop_front())
    if (!result.use_empty())
      return call.reject("the indices are used");
  Value x = call.getInput(0);
  bool extended = false;
  std::optional<Window> window = getPool(call, x, spatial, 4, 5, extended);
  if (!window)
    return {};
  return window->fromImage(
      call,
      call.create<Pool2DMaxOp>(window->asImage(call, x),
                               {call.numbers("kernel", window->kernel),
                                call.numbers("strides", window->strides),
                                call.numbers("pads", window->pads),
                                call.numbers("dilations", window->dilations)}));
}

template <unsigned spatial> static Value convertAveragePool(TorchCall &call) {
  Value x = call.getInput(0);
  bool extended = false;
  std::optional<Window> window = getPool(call, x, spatial, 0, 4, extended);
  std::optional<bool> countPad = call.getBool(5);
  if (!window || !countPad)
    return {};
  if (!call.isNone(6))
    return call.reject("a divisor of its own");
  // What rounding up adds is not counted.
  if (extended && *countPad)
    return call.reject("ceil_mode with count_include_pad");
  return window->fromImage(
      call,
      call.create<Pool2DAvgOp>(window->asImage(call, x),
                               {call.numbers("kernel", window->kernel),
                                call.numbers("strides", window->strides),
                                call.numbers("pads", window->pads),
                                call.number("count_include_pad", *countPad)}));
}

/// To one element: a mean. To sizes that divide those of the image: a pool.
static Value convertAdaptivePool(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<OperatorBuilder::Sizes> sizes = call.getInts(1, 2);
  if (!x || !sizes)
    return {};
  if (getShape(x).size() != 4)
    return call.reject("not a batch of images");
  if (*sizes == OperatorBuilder::Sizes{1, 1})
    return call.create<ReduceMeanOp>(
        x, {call.numbers("axes", {2, 3}), call.number("keep_dims", 1)});
  OperatorBuilder::Sizes kernel;
  for (auto [from, to] : llvm::zip(getShape(x).drop_front(2), *sizes)) {
    if (ShapedType::isDynamic(from) || to <= 0 || from % to != 0)
      return call.reject("windows of different sizes");
    kernel.push_back(from / to);
  }
  return call.create<Pool2DAvgOp>(x, {call.numbers("kernel", kernel),
                                      call.numbers("strides", kernel),
                                      call.numbers("pads", {0, 0, 0, 0}),
                                      call.number("count_include_pad", 0)});
}

void addTorchWindows(TorchTable &table) {
  table["aten._convolution"] = convertConvolution;
  table["aten.adaptive_avg_pool2d"] = convertAdaptivePool;
  table["aten.avg_pool1d"] = convertAveragePool<1>;
  table["aten.avg_pool2d"] = convertAveragePool<2>;
  table["aten.conv1d"] = convertConv;
  table["aten.conv2d"] = convertConv;
  table["aten.convolution"] = convertConvolution;
  table["aten.max_pool1d"] = convertMaxPool<1>;
  table["aten.max_pool2d"] = convertMaxPool<2>;
  table["aten.max_pool2d_with_indices"] = convertMaxPool<2>;
}

} // namespace taso::conversion
