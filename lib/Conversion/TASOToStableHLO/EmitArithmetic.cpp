//===- EmitArithmetic.cpp - Operators that compute ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO has no normalisations but that over batches, and no activations:
// these are spelled out, as the definitions say.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "../OperatorBuilder.h"
#include "Emitter.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include <limits>

using namespace mlir;
using namespace taso::stablehlo;

namespace taso::conversion {

using Results = HloEmitter::Results;

//===----------------------------------------------------------------------===//
// Pointwise operators
//===----------------------------------------------------------------------===//

template <const char *name>
static Results emitPlain(HloEmitter &emitter, Operation *op,
                         ArrayRef<Value> operands) {
  return {emitter.create(name, operands)};
}

static constexpr char kAbs[] = "abs", kAdd[] = "add", kDivide[] = "divide",
                      kExponential[] = "exponential", kLogistic[] = "logistic",
                      kMaximum[] = "maximum", kMinimum[] = "minimum",
                      kMultiply[] = "multiply", kNegate[] = "negate",
                      kRsqrt[] = "rsqrt", kSqrt[] = "sqrt",
                      kSubtract[] = "subtract", kTanh[] = "tanh";

/// A scalar clamps all elements, whatever their shape.
static Value clamp(HloEmitter &emitter, Value x, double low, double high) {
  return emitter.create("clamp",
                        {emitter.scalar(low, x), x, emitter.scalar(high, x)},
                        x.getType());
}

static Value relu(HloEmitter &emitter, Value x) {
  if (!isStatic(x))
    return clamp(emitter, x, 0, std::numeric_limits<double>::infinity());
  return emitter.create("maximum", {x, emitter.splat(0, x)});
}

static Results emitRelu(HloEmitter &emitter, Operation *op,
                        ArrayRef<Value> operands) {
  return {relu(emitter, operands[0])};
}

static Results emitClamp(HloEmitter &emitter, Operation *op,
                         ArrayRef<Value> operands) {
  auto bounds = cast<ClampOp>(op);
  return {clamp(emitter, operands[0], bounds.getMinimum().convertToDouble(),
                bounds.getMaximum().convertToDouble())};
}

static Value activate(HloEmitter &emitter, Value x, Activation activation) {
  switch (activation) {
  case Activation::None:
    return x;
  case Activation::Relu:
    return relu(emitter, x);
  case Activation::Sigmoid:
    return emitter.create("logistic", x);
  case Activation::Tanh:
    return emitter.create("tanh", x);
  }
  llvm_unreachable("unknown activation");
}

static Results emitSMul(HloEmitter &emitter, Operation *op,
                        ArrayRef<Value> operands) {
  if (!isStatic(operands[0]))
    return emitter.refuse("a product of dynamic shape with a scalar");
  Value scalar = emitter.reshape(operands[1], {});
  return {emitter.create(
      "multiply",
      {operands[0], emitter.broadcast(scalar, {}, getShape(operands[0]))})};
}

//===----------------------------------------------------------------------===//
// Products and convolutions
//===----------------------------------------------------------------------===//

/// The matrices of all batches, or one on the right for all.
static Results emitMatMul(HloEmitter &emitter, Operation *op,
                          ArrayRef<Value> operands) {
  auto matmul = cast<MatMulOp>(op);
  ArrayRef<int64_t> lhs = getShape(operands[0]), rhs = getShape(operands[1]);
  SmallVector<int64_t> batching;
  if (rhs.size() > 2 && lhs.size() == rhs.size())
    for (int64_t d = 0, count = lhs.size() - 2; d < count; ++d)
      batching.push_back(d);
  bool fits = rhs.size() == 2 || (lhs.size() == rhs.size() &&
                                  lhs.drop_back(2) == rhs.drop_back(2));
  if (!fits)
    return emitter.refuse("batches that broadcast");
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers(kLhsContracting, int64_t(lhs.size()) - 1),
      emitter.numbers(kRhsContracting, int64_t(rhs.size()) - 2)};
  if (!batching.empty()) {
    attributes.push_back(emitter.numbers(kLhsBatching, batching));
    attributes.push_back(emitter.numbers(kRhsBatching, batching));
  }
  Value product =
      emitter.create("dot_general", operands, matmul.getType(), attributes);
  return {activate(emitter, product, matmul.getActivation())};
}

static Results emitConv(HloEmitter &emitter, Operation *op,
                        ArrayRef<Value> operands) {
  auto conv = cast<Conv2DOp>(op);
  auto pads = conv.getPads();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  StringRef text = "conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>";
  auto numbers = OpaqueAttr::get(emitter.builder.getStringAttr("stablehlo"),
                                 text, emitter.builder.getNoneType());
  Value result = emitter.create(
      "convolution", operands.take_front(2), type,
      {emitter.builder.getNamedAttr("dimension_numbers", numbers),
       emitter.numbers("window_strides", conv.getStrides()),
       emitter.padding({pads[0], pads[2], pads[1], pads[3]}),
       emitter.numbers("rhs_dilation", conv.getDilations()),
       emitter.number("batch_group_count", 1),
       emitter.number("feature_group_count", conv.getGroups())});
  if (operands.size() == 3) {
    if (!type.hasStaticShape())
      return emitter.refuse("a bias for a dynamic shape");
    result = emitter.create(
        "add", {result, emitter.broadcast(operands[2], 1, type.getShape())});
  }
  return {activate(emitter, result, conv.getActivation())};
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// A window over the last two dimensions of four.
static Value reduceWindow(HloEmitter &emitter, StringRef body, double initial,
                          Value x, ArrayRef<int64_t> kernel,
                          ArrayRef<int64_t> strides, ArrayRef<int64_t> pads,
                          ArrayRef<int64_t> dilations, Type type) {
  SmallVector<NamedAttribute> attributes = {
      emitter.numbers("window_dimensions", {1, 1, kernel[0], kernel[1]}),
      emitter.numbers("window_strides", {1, 1, strides[0], strides[1]}),
      emitter.padding({0, 0, 0, 0, pads[0], pads[2], pads[1], pads[3]})};
  if (llvm::any_of(dilations, [](int64_t n) { return n != 1; }))
    attributes.push_back(emitter.numbers("window_dilations",
                                         {1, 1, dilations[0], dilations[1]}));
  Value result = emitter.create(
      "reduce_window", {x, emitter.scalar(initial, x)}, type, attributes);
  emitter.addBody(result, body);
  return result;
}

static Results emitMaxPool(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value> operands) {
  auto pool = cast<Pool2DMaxOp>(op);
  return {reduceWindow(emitter, "maximum",
                       -std::numeric_limits<double>::infinity(), operands[0],
                       pool.getKernel(), pool.getStrides(), pool.getPads(),
                       pool.getDilations(), op->getResult(0).getType())};
}

/// How many elements of the image a window has, for each position of one
/// dimension.
static SmallVector<int64_t> countElements(int64_t size, int64_t positions,
                                          int64_t kernel, int64_t stride,
                                          int64_t pad) {
  SmallVector<int64_t> counts;
  for (int64_t i = 0; i < positions; ++i) {
    int64_t start = i * stride - pad;
    counts.push_back(std::min(start + kernel, size) -
                     std::max<int64_t>(start, 0));
  }
  return counts;
}

static Results emitAvgPool(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value> operands) {
  auto pool = cast<Pool2DAvgOp>(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto kernel = pool.getKernel(), strides = pool.getStrides(),
       pads = pool.getPads();
  if (!isStatic(operands[0]) || !type.hasStaticShape())
    return emitter.refuse("an average over a dynamic shape");
  Value sum = reduceWindow(emitter, "add", 0, operands[0], kernel, strides,
                           pads, {1, 1}, type);
  bool countsAll = pool.getCountIncludePad() != 0 ||
                   llvm::all_of(pads, [](int64_t pad) { return pad == 0; });
  if (countsAll)
    return {emitter.create("divide",
                           {sum, emitter.splat(kernel[0] * kernel[1], sum)})};
  ArrayRef<int64_t> from = getShape(operands[0]), to = type.getShape();
  auto rows = countElements(from[2], to[2], kernel[0], strides[0], pads[0]),
       columns = countElements(from[3], to[3], kernel[1], strides[1], pads[1]);
  SmallVector<APFloat> counts;
  for (int64_t row : rows)
    for (int64_t column : columns)
      counts.push_back(roundTo(type.getElementType(), row * column));
  Value count = emitter.constant(
      DenseElementsAttr::get(type.clone({to[2], to[3]}), counts));
  return {
      emitter.create("divide", {sum, emitter.broadcast(count, {2, 3}, to)})};
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Results emitReduceSum(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  auto reduction = cast<ReduceSumOp>(op);
  return {emitter.reduce("add", 0, operands[0], reduction.getAxes(),
                         reduction.getKeepDims() != 0)};
}

static Results emitReduceMax(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  auto reduction = cast<ReduceMaxOp>(op);
  return {emitter.reduce("maximum", -std::numeric_limits<double>::infinity(),
                         operands[0], reduction.getAxes(),
                         reduction.getKeepDims() != 0)};
}

static Value mean(HloEmitter &emitter, Value x, ArrayRef<int64_t> axes,
                  bool keepDims) {
  int64_t count = 1;
  for (int64_t axis : axes)
    count = getProduct({count, getShape(x)[axis]});
  Value sum = emitter.reduce("add", 0, x, axes, keepDims);
  return emitter.create("divide", {sum, emitter.splat(count, sum)});
}

static Results emitReduceMean(HloEmitter &emitter, Operation *op,
                              ArrayRef<Value> operands) {
  auto reduction = cast<ReduceMeanOp>(op);
  if (!isStatic(operands[0]))
    return emitter.refuse("a mean of a dynamic shape");
  return {mean(emitter, operands[0], reduction.getAxes(),
               reduction.getKeepDims() != 0)};
}

/// `x` for each element along the dimensions from which it was reduced.
static Value spread(HloEmitter &emitter, Value reduced, ArrayRef<int64_t> axes,
                    ArrayRef<int64_t> shape) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0, rank = shape.size(); d < rank; ++d)
    if (!llvm::is_contained(axes, d))
      dims.push_back(d);
  return emitter.broadcast(reduced, dims, shape);
}

static Results emitSoftmax(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value> operands) {
  int64_t axis = cast<SoftmaxOp>(op).getAxis();
  Value x = operands[0];
  if (!isStatic(x))
    return emitter.refuse("a softmax of a dynamic shape");
  Value most = emitter.reduce(
      "maximum", -std::numeric_limits<double>::infinity(), x, axis, false);
  Value moved =
      emitter.create("subtract", {x, spread(emitter, most, axis, getShape(x))});
  Value powers = emitter.create("exponential", moved);
  Value sum = emitter.reduce("add", 0, powers, axis, false);
  return {emitter.create("divide",
                         {powers, spread(emitter, sum, axis, getShape(x))})};
}

static Results emitBatchNorm(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  auto epsilon = emitter.builder.getF32FloatAttr(
      cast<BatchNormOp>(op).getEpsilon().convertToDouble());
  return {emitter.create("batch_norm_inference", operands,
                         op->getResult(0).getType(),
                         {emitter.builder.getNamedAttr("epsilon", epsilon),
                          emitter.number("feature_index", 1)})};
}

/// Over all dimensions from the axis on.
static Results emitLayerNorm(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  auto norm = cast<LayerNormOp>(op);
  Value x = operands[0];
  if (!isStatic(x))
    return emitter.refuse("a layer_norm of a dynamic shape");
  ArrayRef<int64_t> shape = getShape(x);
  SmallVector<int64_t> axes;
  for (int64_t d = norm.getAxis(), rank = shape.size(); d < rank; ++d)
    axes.push_back(d);
  Value centred = emitter.create(
      "subtract",
      {x, spread(emitter, mean(emitter, x, axes, false), axes, shape)});
  Value squares = emitter.create("multiply", {centred, centred});
  Value variance = mean(emitter, squares, axes, false);
  double epsilon = norm.getEpsilon().convertToDouble();
  Value moved =
      emitter.create("add", {variance, emitter.splat(epsilon, variance)});
  Value scale = emitter.create("rsqrt", moved);
  Value result = emitter.create("multiply",
                                {centred, spread(emitter, scale, axes, shape)});
  result = emitter.create(
      "multiply", {result, emitter.broadcast(operands[1], axes, shape)});
  if (operands.size() == 3)
    result = emitter.create(
        "add", {result, emitter.broadcast(operands[2], axes, shape)});
  return {result};
}

void addHloArithmeticEmitters(HloEmitTable &table) {
  table["abs"] = emitPlain<kAbs>;
  table["add"] = emitPlain<kAdd>;
  table["batch_norm"] = emitBatchNorm;
  table["clamp"] = emitClamp;
  table["conv2d"] = emitConv;
  table["div"] = emitPlain<kDivide>;
  table["exp"] = emitPlain<kExponential>;
  table["layer_norm"] = emitLayerNorm;
  table["matmul"] = emitMatMul;
  table["max"] = emitPlain<kMaximum>;
  table["min"] = emitPlain<kMinimum>;
  table["mul"] = emitPlain<kMultiply>;
  table["neg"] = emitPlain<kNegate>;
  table["pool2d_avg"] = emitAvgPool;
  table["pool2d_max"] = emitMaxPool;
  table["reduce_max"] = emitReduceMax;
  table["reduce_mean"] = emitReduceMean;
  table["reduce_sum"] = emitReduceSum;
  table["relu"] = emitRelu;
  table["rsqrt"] = emitPlain<kRsqrt>;
  table["sigmoid"] = emitPlain<kLogistic>;
  table["smul"] = emitSMul;
  table["softmax"] = emitSoftmax;
  table["sqrt"] = emitPlain<kSqrt>;
  table["sub"] = emitPlain<kSubtract>;
  table["tanh"] = emitPlain<kTanh>;
}

} // namespace taso::conversion
