//===- EmitWindows.cpp - Convolutions and pools in linalg -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of linalg do not pad: images are padded before.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Constants.h"

#include "TASO/Dialect/Definition.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = SmallVector<int64_t>;

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// An image with [top, left, bottom, right] of `value` around it.
static Value padImage(LinalgEmitter &emitter, Value image,
                      ArrayRef<int64_t> pads, double value) {
  return emitter.pad(image, {0, 0, pads[0], pads[1]}, {0, 0, pads[2], pads[3]},
                     value);
}

template <class OpTy>
static Value createWindow(LinalgEmitter &emitter, ValueRange operands,
                          Value destination, ArrayRef<int64_t> strides,
                          ArrayRef<int64_t> dilations) {
  OpBuilder &builder = emitter.getBuilder();
  return OpTy::create(builder, emitter.getLoc(),
                      TypeRange(destination.getType()), operands, destination,
                      builder.getI64TensorAttr(strides),
                      builder.getI64TensorAttr(dilations))
      .getResult(0);
}

/// The batch may be dynamic, nothing else.
static bool isExpressible(Operation *op) {
  auto isDynamic = [](Value value, size_t from) {
    return ShapedType::isDynamicShape(
        getTensor(value).getShape().drop_front(from));
  };
  if (isDynamic(op->getOperand(0), 1) || isDynamic(op->getResult(0), 1))
    return false;
  return llvm::none_of(llvm::drop_begin(op->getOperands()),
                       [&](Value value) { return isDynamic(value, 0); });
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

namespace {
/// Convolves a padded image, from the bias or zeros on.
struct Convolution {
  LinalgEmitter &emitter;
  Conv2DOp op;
  Value image, kernel, bias;

  template <class OpTy> Value create(ValueRange operands, Value destination) {
    return createWindow<OpTy>(emitter, operands, destination, op.getStrides(),
                              op.getDilations());
  }

  Value getDestination(RankedTensorType type, ArrayRef<int64_t> channels) {
    LinalgEmitter::Dimensions dimensions(type.getRank(), {image, 0});
    if (!bias)
      return emitter.fill(0, type, dimensions);
    Sizes sizes;
    for (int64_t d : channels)
      sizes.push_back(type.getDimSize(d));
    return emitter.broadcast(emitter.reshape(bias, sizes), type, channels,
                             dimensions);
  }

  Value run() {
    RankedTensorType type = op.getType();
    ArrayRef<int64_t> shape = getTensor(kernel).getShape();
    int64_t groups = op.getGroups();
    if (groups == 1)
      return create<linalg::Conv2DNchwFchwOp>({image, kernel},
                                              getDestination(type, 1));
    if (shape[1] == 1 && shape[0] == groups)
      return create<linalg::DepthwiseConv2DNchwChwOp>(
          {image, emitter.reshape(kernel, {groups, shape[2], shape[3]})},
          getDestination(type, 1));
    return runGrouped(type, shape, groups);
  }

  /// [N, G, C/G, H, W] with [G, O/G, C/G, KH, KW].
  Value runGrouped(RankedTensorType type, ArrayRef<int64_t> kernelShape,
                   int64_t groups) {
    Sizes input(getTensor(image).getShape()), weight(kernelShape),
        output(type.getShape());
    auto split = [&](Sizes &sizes, int64_t axis) {
      sizes[axis] /= groups;
      sizes.insert(sizes.begin() + axis, groups);
    };
    split(input, 1);
    split(weight, 0);
    split(output, 1);
    Value result = create<linalg::Conv2DNgchwGfchwOp>(
        {emitter.reshape(image, input), emitter.reshape(kernel, weight)},
        getDestination(type.clone(output), {1, 2}));
    return emitter.reshape(result, type.getShape());
  }
};
} // namespace

static LinalgEmitter::Results emitConv(LinalgEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  if (!isExpressible(op))
    return emitter.refuse("a convolution of dynamic shape, but for the batch");
  Value bias = operands.size() > 2 ? operands[2] : Value();
  Value image = padImage(emitter, operands[0], conv.getPads(), 0);
  Value result = Convolution{emitter, conv, image, operands[1], bias}.run();
  return {emitter.activate(conv.getActivation(), result)};
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

template <class OpTy>
static Value pool(LinalgEmitter &emitter, Value image, RankedTensorType type,
                  ArrayRef<int64_t> kernel, ArrayRef<int64_t> strides,
                  ArrayRef<int64_t> dilations, double init) {
  LinalgEmitter::Dimensions dimensions(type.getRank(), {image, 0});
  Value destination = emitter.fill(init, type, dimensions);
  return createWindow<OpTy>(emitter, {image, emitter.empty(type.clone(kernel))},
                            destination, strides, dilations);
}

static LinalgEmitter::Results emitMaxPool(LinalgEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  auto max = cast<Pool2DMaxOp>(op);
  if (!isExpressible(op))
    return emitter.refuse("a pool of dynamic shape, but for the batch");
  double lowest = -std::numeric_limits<double>::infinity();
  Value image = padImage(emitter, operands[0], max.getPads(), lowest);
  return {pool<linalg::PoolingNchwMaxOp>(emitter, image, max.getType(),
                                         max.getKernel(), max.getStrides(),
                                         max.getDilations(), lowest)};
}

/// How many elements of the window at each position along one dimension lie
/// inside the image.
static Sizes countInside(Pool2DAvgOp op, unsigned dimension) {
  int64_t size = getTensor(op.getInput()).getDimSize(2 + dimension);
  Sizes counts;
  for (int64_t i = 0; i < op.getType().getDimSize(2 + dimension); ++i) {
    int64_t start = i * op.getStrides()[dimension] - op.getPads()[dimension];
    int64_t end = std::min(start + op.getKernel()[dimension], size);
    counts.push_back(end - std::max<int64_t>(start, 0));
  }
  return counts;
}

/// The number of elements that each position divides by, [OH, OW].
static Value getCounts(LinalgEmitter &emitter, Pool2DAvgOp op) {
  Sizes rows = countInside(op, 0), columns = countInside(op, 1);
  Type element = op.getType().getElementType();
  SmallVector<APFloat> counts;
  for (int64_t row : rows)
    for (int64_t column : columns)
      counts.push_back(roundTo(element, double(row * column)));
  return emitter.constant(DenseElementsAttr::get(
      op.getType().clone({int64_t(rows.size()), int64_t(columns.size())}),
      counts));
}

static LinalgEmitter::Results emitAveragePool(LinalgEmitter &emitter,
                                              Operation *op,
                                              ArrayRef<Value> operands) {
  auto average = cast<Pool2DAvgOp>(op);
  if (!isExpressible(op))
    return emitter.refuse("a pool of dynamic shape, but for the batch");
  RankedTensorType type = average.getType();
  ArrayRef<int64_t> kernel = average.getKernel();
  Value image = padImage(emitter, operands[0], average.getPads(), 0);
  Value sum = pool<linalg::PoolingNchwSumOp>(emitter, image, type, kernel,
                                             average.getStrides(), {1, 1}, 0);
  bool isUniform = image == operands[0] || average.getCountIncludePad() != 0;
  if (!isUniform)
    return {emitter.map(type, {sum, getCounts(emitter, average)},
                        {{0, 1, 2, 3}, {2, 3}},
                        [](ScalarBuilder &scalars, ValueRange elements) {
                          return scalars.create("arith.divf", elements);
                        })};
  return {
      emitter.map(type, sum, [&](ScalarBuilder &scalars, ValueRange elements) {
        Value count =
            scalars.number(double(kernel[0] * kernel[1]), elements.front());
        return scalars.create("arith.divf", {elements.front(), count});
      })};
}

void addLinalgWindowEmitters(LinalgEmitTable &table) {
  table["conv2d"] = emitConv;
  table["pool2d_avg"] = emitAveragePool;
  table["pool2d_max"] = emitMaxPool;
}

} // namespace taso::conversion
