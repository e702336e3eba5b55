//===- Windows.cpp - Convolutions and pools -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Images are arranged by the node; kernels are transposed here.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

/// [top, left, bottom, right] of TOSA's [top, bottom, left, right].
static OperatorBuilder::Sizes getPads(ArrayRef<int64_t> pad) {
  return {pad[0], pad[2], pad[1], pad[3]};
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// The bias of `channels` elements, unless all are zero; TOSA broadcasts one.
static Value getBias(TosaNode &node, int64_t channels) {
  Value bias = node.getPlain(2);
  if (!bias || getShape(bias)[0] == channels)
    return bias;
  return node.broadcastTo(bias, channels);
}

/// The convolution of both kinds, with a kernel in the order of taso.
template <class OpTy>
static Value convolve(TosaNode &node, OpTy conv, Value image, Value kernel,
                      int64_t groups) {
  if (!image || !kernel)
    return {};
  if (!node.hasPlainAttributes() || !node.hasZeroPoints({3, 4}))
    return {};
  SmallVector<Value> operands = {image, kernel};
  if (node.getNumber(2) != 0.0)
    operands.push_back(getBias(node, getShape(kernel)[0]));
  return node.create<Conv2DOp>(operands,
                               {node.numbers("strides", conv.getStride()),
                                node.numbers("pads", getPads(conv.getPad())),
                                node.numbers("dilations", conv.getDilation()),
                                node.number("groups", groups),
                                node.activation(Activation::None)});
}

static Value convertConv(TosaNode &node) {
  auto conv = cast<tosa::Conv2DOp>(node.getOperation());
  Value image = node.getInput(0), kernel = node.getPlain(1);
  if (!image || !kernel)
    return {};
  if (!isStatic(kernel))
    return node.reject("a kernel of dynamic shape");
  return convolve(node, conv, image, node.transpose(kernel, kChannelsFirst), 1);
}

/// [KH, KW, C, M] is [C M, 1, KH, KW]: output channel c M + m reads channel c.
static Value convertDepthwise(TosaNode &node) {
  auto conv = cast<tosa::DepthwiseConv2DOp>(node.getOperation());
  Value image = node.getInput(0), kernel = node.getPlain(1);
  if (!image || !kernel)
    return {};
  if (!isStatic(kernel))
    return node.reject("a kernel of dynamic shape");
  ArrayRef<int64_t> shape = getShape(kernel);
  Value front = node.transpose(kernel, {2, 3, 0, 1});
  return convolve(
      node, conv, image,
      node.reshape(front, {shape[2] * shape[3], 1, shape[0], shape[1]}),
      shape[2]);
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

static Value convertMaxPool(TosaNode &node) {
  auto pool = cast<tosa::MaxPool2dOp>(node.getOperation());
  if (!node.hasPlainAttributes())
    return {};
  return node.create<Pool2DMaxOp>(node.getInput(0),
                                  {node.numbers("kernel", pool.getKernel()),
                                   node.numbers("strides", pool.getStride()),
                                   node.numbers("pads", getPads(pool.getPad())),
                                   node.numbers("dilations", {1, 1})});
}

/// TOSA divides by the number of elements inside the image.
static Value convertAveragePool(TosaNode &node) {
  auto pool = cast<tosa::AvgPool2dOp>(node.getOperation());
  if (!node.hasZeroPoints({1, 2}))
    return {};
  return node.create<Pool2DAvgOp>(node.getInput(0),
                                  {node.numbers("kernel", pool.getKernel()),
                                   node.numbers("strides", pool.getStride()),
                                   node.numbers("pads", getPads(pool.getPad())),
                                   node.number("count_include_pad", 0)});
}

void addTosaWindows(TosaTable &table) {
  table["conv2d"] = {convertConv, Arrangement::Image};
  table["depthwise_conv2d"] = {convertDepthwise, Arrangement::Image};
  table["max_pool2d"] = {convertMaxPool, Arrangement::Image};
  table["avg_pool2d"] = {convertAveragePool, Arrangement::Image};
}

} // namespace taso::conversion
