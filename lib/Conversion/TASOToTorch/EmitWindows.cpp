//===- EmitWindows.cpp - Convolutions, matrix products and pools ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch pads both ends alike: other padding is an operation of its own.
// Activations become operations of their own, too.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include <limits>

using namespace mlir;

namespace taso::conversion {

/// True if [top, left, bottom, right] are the same at both ends.
static bool isSymmetric(ArrayRef<int64_t> pads) {
  return pads[0] == pads[2] && pads[1] == pads[3];
}

static Value padImage(TorchEmitter &emitter, Value x, ArrayRef<int64_t> pads,
                      double value) {
  return emitter.pad(x, {0, 0, pads[0], pads[1]}, {0, 0, pads[2], pads[3]},
                     value);
}

static TorchEmitter::Results emitConv(TorchEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  ArrayRef<int64_t> pads = conv.getPads();
  SmallVector<int64_t> padding(pads.take_front(2));
  Value x = operands[0];
  if (!isSymmetric(pads)) {
    x = padImage(emitter, x, pads, 0);
    padding = {0, 0};
  }
  Value bias = operands.size() > 2 ? operands[2] : emitter.none();
  Value strides = emitter.integers(conv.getStrides());
  Value paddings = emitter.integers(padding);
  Value dilations = emitter.integers(conv.getDilations());
  Value transposed = emitter.boolean(false);
  Value outputPadding = emitter.integers({0, 0});
  Value groups = emitter.integer(conv.getGroups());
  return {emitter.activate(
      conv.getActivation(),
      emitter.create("convolution",
                     {x, operands[1], bias, strides, paddings, dilations,
                      transposed, outputPadding, groups},
                     conv.getType()))};
}

static TorchEmitter::Results emitMatMul(TorchEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto matmul = cast<MatMulOp>(op);
  auto getRank = [&](unsigned i) {
    return cast<RankedTensorType>(op->getOperand(i).getType()).getRank();
  };
  StringRef name = "matmul";
  if (getRank(0) == 2 && getRank(1) == 2)
    name = "mm";
  else if (getRank(0) == 3 && getRank(1) == 3)
    name = "bmm";
  return {emitter.activate(matmul.getActivation(),
                           emitter.create(name, operands, matmul.getType()))};
}

/// torch takes padding up to half of the kernel.
static bool isPoolPadding(ArrayRef<int64_t> pads, ArrayRef<int64_t> kernel) {
  return isSymmetric(pads) && 2 * pads[0] <= kernel[0] &&
         2 * pads[1] <= kernel[1];
}

static TorchEmitter::Results emitMaxPool(TorchEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto pool = cast<Pool2DMaxOp>(op);
  ArrayRef<int64_t> pads = pool.getPads();
  SmallVector<int64_t> padding(pads.take_front(2));
  Value x = operands[0];
  if (!isPoolPadding(pads, pool.getKernel())) {
    x = padImage(emitter, x, pads, -std::numeric_limits<double>::infinity());
    padding = {0, 0};
  }
  Value kernel = emitter.integers(pool.getKernel());
  Value strides = emitter.integers(pool.getStrides());
  Value paddings = emitter.integers(padding);
  Value dilations = emitter.integers(pool.getDilations());
  return {emitter.create(
      "max_pool2d",
      {x, kernel, strides, paddings, dilations, emitter.boolean(false)},
      pool.getType())};
}

/// How many elements of the image each window has, along one dimension.
static SmallVector<int64_t> countInside(int64_t size, int64_t kernel,
                                        int64_t stride, int64_t low,
                                        int64_t windows) {
  SmallVector<int64_t> counts;
  for (int64_t i = 0; i < windows; ++i) {
    int64_t start = i * stride - low;
    counts.push_back(std::min(start + kernel, size) -
                     std::max<int64_t>(start, 0));
  }
  return counts;
}

/// The size of the window by the number of its elements inside the image.
static Value getCorrection(TorchEmitter &emitter, Pool2DAvgOp pool) {
  auto from = cast<RankedTensorType>(pool.getInput().getType());
  RankedTensorType to = pool.getType();
  SmallVector<SmallVector<int64_t>> counts;
  for (unsigned d : {0, 1})
    counts.push_back(countInside(from.getDimSize(2 + d), pool.getKernel()[d],
                                 pool.getStrides()[d], pool.getPads()[d],
                                 to.getDimSize(2 + d)));
  double area = pool.getKernel()[0] * pool.getKernel()[1];
  SmallVector<APFloat> factors;
  auto element = cast<FloatType>(to.getElementType());
  for (int64_t rows : counts[0])
    for (int64_t columns : counts[1]) {
      APFloat factor(area / (rows * columns));
      bool inexact;
      factor.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                     &inexact);
      factors.push_back(factor);
    }
  return emitter.literal(DenseElementsAttr::get(
      to.clone({1, 1, to.getDimSize(2), to.getDimSize(3)}), factors));
}

static TorchEmitter::Results emitAveragePool(TorchEmitter &emitter,
                                             Operation *op,
                                             ArrayRef<Value> operands) {
  auto pool = cast<Pool2DAvgOp>(op);
  ArrayRef<int64_t> pads = pool.getPads();
  SmallVector<int64_t> padding(pads.take_front(2));
  bool countPad = pool.getCountIncludePad() != 0;
  bool isDirect = isPoolPadding(pads, pool.getKernel());
  auto from = cast<RankedTensorType>(pool.getInput().getType());
  if (!isDirect && !countPad &&
      ShapedType::isDynamicShape(from.getShape().take_back(2)))
    return emitter.refuse("padding that differs at both ends, on a dynamic "
                          "shape");
  Value x = operands[0];
  if (!isDirect) {
    x = padImage(emitter, x, pads, 0);
    padding = {0, 0};
  }
  Value kernel = emitter.integers(pool.getKernel());
  Value strides = emitter.integers(pool.getStrides());
  Value paddings = emitter.integers(padding);
  Value ceil = emitter.boolean(false), count = emitter.boolean(countPad);
  Value result = emitter.create(
      "avg_pool2d", {x, kernel, strides, paddings, ceil, count, emitter.none()},
      pool.getType());
  if (isDirect || countPad)
    return {result};
  return {emitter.create("mul.Tensor", {result, getCorrection(emitter, pool)},
                         pool.getType())};
}

void addTorchWindowEmitters(TorchEmitTable &table) {
  table["conv2d"] = emitConv;
  table["matmul"] = emitMatMul;
  table["pool2d_avg"] = emitAveragePool;
  table["pool2d_max"] = emitMaxPool;
}

} // namespace taso::conversion
