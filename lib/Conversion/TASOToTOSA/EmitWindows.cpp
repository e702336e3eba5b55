//===- EmitWindows.cpp - Convolutions and pools ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA wants windows that fill the padded image: what is behind the last window
// is taken from the padding, or cut off the image. There are convolutions
// without groups and depthwise ones; others are one convolution for each group.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// [KH, KW, C, M], the order of a depthwise kernel, of [C, M, KH, KW].
static Order getDepthwiseOrder() { return {2, 3, 0, 1}; }

static void wantImage(Orders &orders, Operation *op, ArrayRef<Value> operands) {
  orders.want(operands[0], getImageOrder());
  wantPlain(orders, op, operands.drop_front());
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

namespace {
/// What slides over an image [N, H, W, C]. Pads are [top, left, bottom, right].
struct Window {
  Value image;
  SmallVector<int64_t> pads, strides, extent;
};
} // namespace

/// Removes the rows and columns that no window reads.
static void fit(TosaEmitter &emitter, Window &window) {
  for (unsigned d : {0, 1}) {
    int64_t size = getTensor(window.image).getDimSize(1 + d);
    if (ShapedType::isDynamic(size))
      continue;
    int64_t &high = window.pads[2 + d];
    int64_t rest =
        (size + window.pads[d] + high - window.extent[d]) % window.strides[d];
    int64_t fromPad = std::min(rest, high);
    high -= fromPad;
    if (rest != fromPad)
      window.image =
          emitter.slice(window.image, 1 + d, 0, size - (rest - fromPad));
  }
}

/// TOSA's [top, bottom, left, right].
static NamedAttribute getPad(TosaEmitter &emitter, ArrayRef<int64_t> pads) {
  return emitter.numbers("pad", {pads[0], pads[2], pads[1], pads[3]});
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

static bool isDepthwise(Conv2DOp conv) {
  ArrayRef<int64_t> kernel = getTensor(conv.getWeight()).getShape();
  return conv.getGroups() > 1 && kernel[1] == 1;
}

/// The kernel of a depthwise convolution where it was still [C, M, KH, KW], if
/// it was made of that by a reshape.
static Value getDepthwiseKernel(Conv2DOp conv) {
  auto reshape = conv.getWeight().getDefiningOp<ReshapeOp>();
  if (!reshape)
    return {};
  ArrayRef<int64_t> from = getTensor(reshape.getInput()).getShape();
  ArrayRef<int64_t> to = getTensor(conv.getWeight()).getShape();
  bool fits = from.size() == 4 && from[0] == int64_t(conv.getGroups()) &&
              from.take_back(2) == to.take_back(2);
  return fits ? Value(reshape.getInput()) : Value();
}

static void wantConv(Orders &orders, Operation *op, ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  orders.want(operands[0], getImageOrder());
  if (!isDepthwise(conv))
    orders.want(operands[1], getImageOrder());
  else if (Value kernel = getDepthwiseKernel(conv))
    orders.want(kernel, getDepthwiseOrder());
  else
    wantPlain(orders, op, operands[1]);
  wantPlain(orders, op, operands.drop_front(2));
}

/// A convolution of TOSA with this kernel, in its order.
static Value convolve(TosaEmitter &emitter, StringRef name, Conv2DOp conv,
                      const Window &window, Value kernel, Value bias,
                      Type type) {
  return emitter.create(
      name, type,
      {window.image, kernel, bias, emitter.zeroPoint(window.image),
       emitter.zeroPoint(kernel)},
      {emitter.accumulator(), emitter.numbers("dilation", conv.getDilations()),
       getPad(emitter, window.pads),
       emitter.numbers("stride", conv.getStrides())});
}

static Value convolveDepthwise(TosaEmitter &emitter, Conv2DOp conv,
                               const Window &window, Value bias, Type type) {
  Value kernel = getDepthwiseKernel(conv);
  if (kernel) {
    kernel = emitter.get(kernel, getDepthwiseOrder());
  } else {
    ArrayRef<int64_t> shape = getTensor(conv.getWeight()).getShape();
    int64_t groups = conv.getGroups();
    kernel = emitter.transpose(
        emitter.getReshaped(conv.getWeight(),
                            {groups, shape[0] / groups, shape[2], shape[3]}),
        getDepthwiseOrder());
  }
  return convolve(emitter, "depthwise_conv2d", conv, window, kernel, bias,
                  type);
}

/// One convolution for each group of channels.
static Value convolveGroups(TosaEmitter &emitter, Conv2DOp conv,
                            const Window &window, Value bias,
                            RankedTensorType type) {
  Value kernel = emitter.get(conv.getWeight(), getImageOrder());
  int64_t groups = conv.getGroups();
  int64_t inputs = getTensor(window.image).getDimSize(3) / groups;
  int64_t outputs = type.getDimSize(3) / groups;
  SmallVector<int64_t> shape(type.getShape());
  shape[3] = outputs;
  SmallVector<Value> parts;
  for (int64_t group = 0; group < groups; ++group) {
    Window part = window;
    part.image = emitter.slice(window.image, 3, group * inputs, inputs);
    parts.push_back(convolve(emitter, "conv2d", conv, part,
                             emitter.slice(kernel, 0, group * outputs, outputs),
                             emitter.slice(bias, 0, group * outputs, outputs),
                             type.clone(shape)));
  }
  return emitter.concat(parts, 3);
}

static TosaEmitter::Results emitConv(TosaEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  ArrayRef<int64_t> kernel = getTensor(conv.getWeight()).getShape();
  RankedTensorType type = arrange(conv.getType(), getImageOrder());
  if (ShapedType::isDynamicShape(kernel))
    return emitter.refuse("a kernel of dynamic shape");
  Window window{emitter.get(operands[0], getImageOrder()),
                SmallVector<int64_t>(conv.getPads()),
                SmallVector<int64_t>(conv.getStrides()),
                {}};
  for (unsigned d : {0, 1})
    window.extent.push_back((kernel[2 + d] - 1) * conv.getDilations()[d] + 1);
  fit(emitter, window);
  Value bias = operands.size() > 2
                   ? emitter.get(operands[2])
                   : emitter.splat(0, kernel[0], type.getElementType());
  Value result;
  if (conv.getGroups() == 1)
    result = convolve(emitter, "conv2d", conv, window,
                      emitter.get(operands[1], getImageOrder()), bias, type);
  else if (isDepthwise(conv))
    result = convolveDepthwise(emitter, conv, window, bias, type);
  else
    result = convolveGroups(emitter, conv, window, bias, type);
  return {{emitter.activate(conv.getActivation(), result), getImageOrder()}};
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

static Value pool(TosaEmitter &emitter, StringRef name, Window window,
                  Type type, bool isMean) {
  SmallVector<int64_t> kernel = window.extent;
  fit(emitter, window);
  SmallVector<Value> operands = {window.image};
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers("kernel", kernel), getPad(emitter, window.pads),
      emitter.numbers("stride", window.strides)};
  if (isMean) {
    operands.append(2, emitter.zeroPoint(window.image));
    attributes.push_back(emitter.accumulator());
  }
  return emitter.create(name, type, operands, attributes);
}

static TosaEmitter::Results emitMaxPool(TosaEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto max = cast<Pool2DMaxOp>(op);
  if (llvm::any_of(max.getDilations(), [](int64_t d) { return d != 1; }))
    return emitter.refuse("a pool with dilations");
  Window window{emitter.get(operands[0], getImageOrder()),
                SmallVector<int64_t>(max.getPads()),
                SmallVector<int64_t>(max.getStrides()),
                SmallVector<int64_t>(max.getKernel())};
  return {{pool(emitter, "max_pool2d", window,
                arrange(max.getType(), getImageOrder()), /*isMean=*/false),
           getImageOrder()}};
}

/// Padding that counts is an operator of its own.
static TosaEmitter::Results emitAveragePool(TosaEmitter &emitter, Operation *op,
                                            ArrayRef<Value> operands) {
  auto average = cast<Pool2DAvgOp>(op);
  Window window{emitter.get(operands[0], getImageOrder()),
                SmallVector<int64_t>(average.getPads()),
                SmallVector<int64_t>(average.getStrides()),
                SmallVector<int64_t>(average.getKernel())};
  ArrayRef<int64_t> pads = average.getPads();
  bool isPadded = llvm::any_of(pads, [](int64_t pad) { return pad != 0; });
  if (average.getCountIncludePad() != 0 && isPadded) {
    window.image = emitter.pad(window.image, {0, pads[0], pads[1], 0},
                               {0, pads[2], pads[3], 0}, 0);
    window.pads = {0, 0, 0, 0};
  }
  return {{pool(emitter, "avg_pool2d", window,
                arrange(average.getType(), getImageOrder()), /*isMean=*/true),
           getImageOrder()}};
}

void addTosaWindowEmitters(TosaEmitTable &table) {
  table["conv2d"] = {emitConv, wantConv};
  table["pool2d_max"] = {emitMaxPool, wantImage};
  table["pool2d_avg"] = {emitAveragePool, wantImage};
}

} // namespace taso::conversion
