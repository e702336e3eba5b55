//===- EmitReductions.cpp - Reductions, norms and matrix products ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA reduces one dimension at a time and keeps it. Softmax and the norms are
// spelled out, as the definitions say.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "../OperatorBuilder.h"
#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Where dimensions of the value stand in the form.
static SmallVector<int64_t> move(ArrayRef<int64_t> axes, const Order &order) {
  return llvm::map_to_vector(axes, [&](int64_t axis) { return order[axis]; });
}

/// The number of elements that are reduced to one; null if it is not known.
static std::optional<int64_t> countReduced(Value x, ArrayRef<int64_t> axes) {
  int64_t count = 1;
  for (int64_t axis : axes) {
    if (getTensor(x).isDynamicDim(axis))
      return std::nullopt;
    count = getProduct({count, getTensor(x).getDimSize(axis)});
  }
  return count;
}

/// The mean along axes of a form, which stay with size 1.
static Value getMean(TosaEmitter &emitter, Value x, ArrayRef<int64_t> axes,
                     int64_t count) {
  return emitter.withScalar("mul", emitter.reduce("reduce_sum", x, axes),
                            1.0 / double(count));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// `reduce` gives a form of the result with all dimensions.
template <class OpTy, class Reduce>
static TosaEmitter::Results reduceIn(TosaEmitter &emitter, OpTy op, Value input,
                                     Reduce reduce) {
  ArrayRef<int64_t> shape = op.getType().getShape();
  if (op.getKeepDims() != 0) {
    Order order = emitter.getOrders().choose(input, op.getResult());
    return {
        {reduce(emitter.get(input, order), move(op.getAxes(), order)), order}};
  }
  // Dimensions that stay are in the plain order, or are put in it.
  Order order = getPlainOrder(getTensor(input).getRank());
  for (const Form &form : emitter.getOrders().getForms(input)) {
    SmallVector<int64_t> kept(getTensor(input).getShape());
    for (int64_t axis : op.getAxes())
      kept[axis] = 1;
    if (keepsOrder(arrange(kept, form.order),
                   getTransposition(form.order, order))) {
      order = form.order;
      break;
    }
  }
  Value reduced = reduce(emitter.get(input, order), move(op.getAxes(), order));
  return {{emitter.reshape(reduced, shape), getPlainOrder(shape.size())}};
}

template <class OpTy>
static TosaEmitter::Results emitReduction(TosaEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  StringRef name = op->getName().stripDialect();
  return reduceIn(emitter, cast<OpTy>(op), operands[0],
                  [&](Value x, ArrayRef<int64_t> axes) {
                    return emitter.reduce(name, x, axes);
                  });
}

static TosaEmitter::Results emitMean(TosaEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  auto mean = cast<ReduceMeanOp>(op);
  std::optional<int64_t> count = countReduced(operands[0], mean.getAxes());
  if (!count)
    return emitter.refuse("a mean over a dynamic dimension");
  return reduceIn(emitter, mean, operands[0],
                  [&](Value x, ArrayRef<int64_t> axes) {
                    return getMean(emitter, x, axes, *count);
                  });
}

//===----------------------------------------------------------------------===//
// Softmax and norms
//===----------------------------------------------------------------------===//

static TosaEmitter::Results emitSoftmax(TosaEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto softmax = cast<SoftmaxOp>(op);
  Order order = emitter.getOrders().choose(operands, softmax.getResult());
  int64_t axis = order[softmax.getAxis()];
  Value x = emitter.get(operands[0], order);
  Type type = x.getType();
  Value largest = emitter.reduce("reduce_max", x, axis);
  Value shifted = emitter.pointwise("sub", type, {x, largest});
  Value powers = emitter.pointwise("exp", type, shifted);
  Value sum = emitter.reduce("reduce_sum", powers, axis);
  Value inverse = emitter.create("reciprocal", sum.getType(), sum);
  return {{emitter.pointwise("mul", type, {powers, inverse}), order}};
}

static TosaEmitter::Results emitLayerNorm(TosaEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  auto norm = cast<LayerNormOp>(op);
  RankedTensorType type = norm.getType();
  SmallVector<int64_t> axes =
      llvm::to_vector(llvm::seq<int64_t>(norm.getAxis(), type.getRank()));
  std::optional<int64_t> count = countReduced(operands[0], axes);
  if (!count)
    return emitter.refuse("a norm over a dynamic dimension");
  Value x = emitter.get(operands[0]);
  Value centred =
      emitter.pointwise("sub", type, {x, getMean(emitter, x, axes, *count)});
  Value squares = emitter.pointwise("mul", type, {centred, centred});
  Value variance = getMean(emitter, squares, axes, *count);
  Value shifted =
      emitter.withScalar("add", variance, norm.getEpsilon().convertToDouble());
  Value inverse = emitter.pointwise("rsqrt", shifted.getType(), shifted);
  Value result = emitter.pointwise("mul", type, {centred, inverse});
  // Scale and bias have the dimensions of the norm only.
  SmallVector<int64_t> aligned(type.getShape());
  std::fill_n(aligned.begin(), norm.getAxis(), 1);
  Value scale = emitter.getReshaped(operands[1], aligned);
  result = emitter.pointwise("mul", type, {result, scale});
  if (operands.size() > 2)
    result = emitter.pointwise(
        "add", type, {result, emitter.getReshaped(operands[2], aligned)});
  return {{result, getPlainOrder(type.getRank())}};
}

/// The vectors stand along the dimension of channels.
static TosaEmitter::Results emitBatchNorm(TosaEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  auto norm = cast<BatchNormOp>(op);
  Order order = emitter.getOrders().choose(operands[0], norm.getResult());
  Value x = emitter.get(operands[0], order);
  Type type = x.getType();
  SmallVector<int64_t> aligned(order.size(), 1);
  aligned[order[1]] = getTensor(x).getDimSize(order[1]);
  auto [scale, bias, mean, variance] =
      std::array{emitter.getReshaped(operands[1], aligned),
                 emitter.getReshaped(operands[2], aligned),
                 emitter.getReshaped(operands[3], aligned),
                 emitter.getReshaped(operands[4], aligned)};
  Value shifted =
      emitter.withScalar("add", variance, norm.getEpsilon().convertToDouble());
  Value inverse = emitter.pointwise("rsqrt", shifted.getType(), shifted);
  Value result = emitter.pointwise("sub", type, {x, mean});
  result = emitter.pointwise("mul", type, {result, inverse});
  result = emitter.pointwise("mul", type, {result, scale});
  return {{emitter.pointwise("add", type, {result, bias}), order}};
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

/// TOSA multiplies operands of rank 3. A matrix on the right serves the rows of
/// all batches.
static TosaEmitter::Results emitMatMul(TosaEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto matmul = cast<MatMulOp>(op);
  ArrayRef<int64_t> lhs = getTensor(operands[0]).getShape();
  ArrayRef<int64_t> rhs = getTensor(operands[1]).getShape();
  RankedTensorType type = matmul.getType();
  bool isShared = rhs.size() == 2;
  if ((lhs.size() != 3 || isShared) && !hasStaticShapes(op))
    return emitter.refuse("a matrix product of dynamic shapes that is not of "
                          "rank 3");
  SmallVector<int64_t> left(lhs), right(rhs);
  if (lhs.size() != 3 || isShared) {
    int64_t batches = 1, rows = lhs[lhs.size() - 2];
    for (int64_t size : lhs.drop_back(2))
      batches = getProduct({batches, size});
    if (isShared) {
      rows = getProduct({rows, batches});
      batches = 1;
    }
    left = {batches, rows, lhs.back()};
    right = {batches, rhs[rhs.size() - 2], rhs.back()};
  }
  Value a = emitter.getReshaped(operands[0], left);
  Value b = emitter.getReshaped(operands[1], right);
  Value product =
      emitter.create("matmul", type.clone({left[0], left[1], right[2]}),
                     {a, b, emitter.zeroPoint(a), emitter.zeroPoint(b)});
  product = emitter.activate(matmul.getActivation(), product);
  return {{emitter.reshape(product, type.getShape()),
           getPlainOrder(type.getRank())}};
}

void addTosaReductionEmitters(TosaEmitTable &table) {
  table["reduce_sum"] = {emitReduction<ReduceSumOp>, wantLikeResult};
  table["reduce_max"] = {emitReduction<ReduceMaxOp>, wantLikeResult};
  table["reduce_mean"] = {emitMean, wantLikeResult};
  table["softmax"] = {emitSoftmax, wantLikeResult};
  table["batch_norm"] = {emitBatchNorm, wantLikeResult};
  table["layer_norm"] = {emitLayerNorm, wantPlain};
  table["matmul"] = {emitMatMul, wantPlain};
}

} // namespace taso::conversion
