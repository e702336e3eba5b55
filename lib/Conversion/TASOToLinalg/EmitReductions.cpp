//===- EmitReductions.cpp - Reductions, norms and matrix products ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What linalg has no operation for is spelled out as the definitions say.
// linalg.softmax is not used: no pass of stock mlir-opt lowers it.
//
//===----------------------------------------------------------------------===//

#include "../OperatorBuilder.h"
#include "Emitter.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = SmallVector<int64_t>;

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Sizes getOtherAxes(int64_t rank, ArrayRef<int64_t> axes) {
  Sizes others;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(axes, d))
      others.push_back(d);
  return others;
}

static Sizes getAllAxes(int64_t rank) { return getOtherAxes(rank, {}); }

/// How many elements are reduced to one, if that is known.
static std::optional<int64_t> countReduced(Value x, ArrayRef<int64_t> axes) {
  int64_t count = 1;
  for (int64_t axis : axes) {
    if (getTensor(x).isDynamicDim(axis))
      return std::nullopt;
    count = getProduct({count, getTensor(x).getDimSize(axis)});
  }
  return count;
}

static Value getSum(LinalgEmitter &emitter, Value x, ArrayRef<int64_t> axes) {
  return emitter.reduce("arith.addf", 0, x, axes);
}

/// Minus infinity loses against every element.
static Value getLargest(LinalgEmitter &emitter, Value x,
                        ArrayRef<int64_t> axes) {
  return emitter.reduce("arith.maximumf",
                        -std::numeric_limits<double>::infinity(), x, axes);
}

static Value getMean(LinalgEmitter &emitter, Value x, ArrayRef<int64_t> axes,
                     int64_t count) {
  Value sum = getSum(emitter, x, axes);
  return emitter.map(
      getTensor(sum), sum, [&](ScalarBuilder &scalars, ValueRange elements) {
        Value total = elements.front();
        return scalars.create("arith.divf",
                              {total, scalars.number(double(count), total)});
      });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

template <class OpTy>
static LinalgEmitter::Results finish(LinalgEmitter &emitter, OpTy op,
                                     Value reduced) {
  Value result = emitter.reshape(reduced, op.getType().getShape());
  if (!result)
    return emitter.refuse("several dynamic dimensions that are kept");
  return {result};
}

static LinalgEmitter::Results emitSum(LinalgEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto sum = cast<ReduceSumOp>(op);
  return finish(emitter, sum, getSum(emitter, operands[0], sum.getAxes()));
}

static LinalgEmitter::Results emitMax(LinalgEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto max = cast<ReduceMaxOp>(op);
  return finish(emitter, max, getLargest(emitter, operands[0], max.getAxes()));
}

static LinalgEmitter::Results emitMean(LinalgEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto mean = cast<ReduceMeanOp>(op);
  std::optional<int64_t> count = countReduced(operands[0], mean.getAxes());
  if (!count)
    return emitter.refuse("a mean over a dynamic dimension");
  return finish(emitter, mean,
                getMean(emitter, operands[0], mean.getAxes(), *count));
}

//===----------------------------------------------------------------------===//
// Softmax and norms
//===----------------------------------------------------------------------===//

static LinalgEmitter::Results emitSoftmax(LinalgEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  int64_t axis = cast<SoftmaxOp>(op).getAxis();
  Value x = operands[0];
  RankedTensorType type = getTensor(x);
  Sizes all = getAllAxes(type.getRank());
  Sizes others = getOtherAxes(type.getRank(), axis);
  Value powers =
      emitter.map(type, {x, getLargest(emitter, x, axis)}, {all, others},
                  [](ScalarBuilder &scalars, ValueRange elements) {
                    return scalars.create(
                        "math.exp", scalars.create("arith.subf", elements));
                  });
  return {emitter.map(type, {powers, getSum(emitter, powers, axis)},
                      {all, others},
                      [](ScalarBuilder &scalars, ValueRange elements) {
                        return scalars.create("arith.divf", elements);
                      })};
}

/// (x - mean) / sqrt(variance + epsilon) scale + bias, one element of each.
static Value normalize(ScalarBuilder &scalars, Value x, Value mean,
                       Value variance, Value scale, Value bias,
                       const APFloat &epsilon) {
  Value centred = scalars.create("arith.subf", {x, mean});
  Value shifted = scalars.create(
      "arith.addf", {variance, scalars.number(epsilon.convertToDouble(), x)});
  Value unit = scalars.create("arith.mulf",
                              {centred, scalars.create("math.rsqrt", shifted)});
  Value scaled = scalars.create("arith.mulf", {unit, scale});
  return bias ? scalars.create("arith.addf", {scaled, bias}) : scaled;
}

static LinalgEmitter::Results
emitLayerNorm(LinalgEmitter &emitter, Operation *op, ArrayRef<Value> operands) {
  auto norm = cast<LayerNormOp>(op);
  Value x = operands[0];
  RankedTensorType type = getTensor(x);
  Sizes all = getAllAxes(type.getRank());
  Sizes inner =
      llvm::to_vector(llvm::seq<int64_t>(norm.getAxis(), type.getRank()));
  Sizes outer = getOtherAxes(type.getRank(), inner);
  std::optional<int64_t> count = countReduced(x, inner);
  if (!count)
    return emitter.refuse("a norm over a dynamic dimension");
  Value mean = getMean(emitter, x, inner, *count);
  Value squares =
      emitter.map(type, {x, mean}, {all, outer},
                  [](ScalarBuilder &scalars, ValueRange elements) {
                    Value centred = scalars.create("arith.subf", elements);
                    return scalars.create("arith.mulf", {centred, centred});
                  });
  Value variance = getMean(emitter, squares, inner, *count);
  SmallVector<Value> inputs = {x, mean, variance};
  SmallVector<Sizes> maps = {all, outer, outer};
  for (Value parameter : operands.drop_front()) {
    inputs.push_back(parameter);
    maps.push_back(inner);
  }
  return {emitter.map(
      type, inputs, maps, [&](ScalarBuilder &scalars, ValueRange elements) {
        Value bias = elements.size() > 4 ? elements[4] : Value();
        return normalize(scalars, elements[0], elements[1], elements[2],
                         elements[3], bias, norm.getEpsilon());
      })};
}

static LinalgEmitter::Results
emitBatchNorm(LinalgEmitter &emitter, Operation *op, ArrayRef<Value> operands) {
  auto norm = cast<BatchNormOp>(op);
  RankedTensorType type = getTensor(operands[0]);
  SmallVector<Sizes> maps(operands.size(), Sizes{1});
  maps[0] = getAllAxes(type.getRank());
  return {emitter.map(
      type, operands, maps, [&](ScalarBuilder &scalars, ValueRange elements) {
        return normalize(scalars, elements[0], elements[3], elements[4],
                         elements[1], elements[2], norm.getEpsilon());
      })};
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

/// A contraction of [.., M, K] with [.., K, N] or [K, N].
static Value contract(LinalgEmitter &emitter, ArrayRef<Value> operands,
                      RankedTensorType type, Value destination) {
  MLIRContext *context = type.getContext();
  int64_t rank = type.getRank();
  auto getMap = [&](ArrayRef<int64_t> last, bool hasBatches) {
    SmallVector<AffineExpr> exprs;
    for (int64_t d = 0; hasBatches && d < rank - 2; ++d)
      exprs.push_back(getAffineDimExpr(d, context));
    for (int64_t d : last)
      exprs.push_back(getAffineDimExpr(d, context));
    return AffineMapAttr::get(AffineMap::get(rank + 1, 0, exprs, context));
  };
  int64_t row = rank - 2, column = rank - 1, inner = rank;
  bool isShared = getTensor(operands[1]).getRank() == 2;
  auto maps = ArrayAttr::get(context, {getMap({row, inner}, true),
                                       getMap({inner, column}, !isShared),
                                       getMap({row, column}, true)});
  return linalg::ContractOp::create(emitter.getBuilder(), emitter.getLoc(),
                                    TypeRange(type), operands, destination,
                                    maps)
      .getResult(0);
}

static LinalgEmitter::Results emitMatMul(LinalgEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto matmul = cast<MatMulOp>(op);
  RankedTensorType type = matmul.getType();
  LinalgEmitter::Dimensions dimensions =
      LinalgEmitter::getDimensions(operands[0]);
  dimensions.back() = LinalgEmitter::getDimensions(operands[1]).back();
  Value zeros = emitter.fill(0, type, dimensions);
  OpBuilder &builder = emitter.getBuilder();
  Value product;
  if (type.getRank() == 2)
    product = linalg::MatmulOp::create(builder, emitter.getLoc(),
                                       TypeRange(type), operands, zeros)
                  .getResult(0);
  else if (type.getRank() == 3 && getTensor(operands[1]).getRank() == 3)
    product = linalg::BatchMatmulOp::create(builder, emitter.getLoc(),
                                            TypeRange(type), operands, zeros)
                  .getResult(0);
  else
    product = contract(emitter, operands, type, zeros);
  return {emitter.activate(matmul.getActivation(), product)};
}

void addLinalgReductionEmitters(LinalgEmitTable &table) {
  table["batch_norm"] = emitBatchNorm;
  table["layer_norm"] = emitLayerNorm;
  table["matmul"] = emitMatMul;
  table["reduce_max"] = emitMax;
  table["reduce_mean"] = emitMean;
  table["reduce_sum"] = emitSum;
  table["softmax"] = emitSoftmax;
}

} // namespace taso::conversion
