//===- Reductions.cpp - Reductions and normalisations ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums, means and maxima along dimensions, softmax, and the normalisation
// layers at inference.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static OperatorBuilder::Sizes getAllAxes(Value x) {
  OperatorBuilder::Sizes axes;
  for (int64_t d = 0, rank = getShape(x).size(); d < rank; ++d)
    axes.push_back(d);
  return axes;
}

template <class OpTy>
static Value reduce(TorchCall &call, Value x, ArrayRef<int64_t> axes,
                    bool keepDims) {
  std::optional<OperatorBuilder::Sizes> normal =
      normalizeAxes(axes, getShape(x).size());
  if (!normal)
    return call.reject("dimensions are out of range");
  return call.create<OpTy>(
      x, {call.numbers("axes", *normal), call.number("keep_dims", keepDims)});
}

/// The dimensions are argument 1 (none, or no dimensions, means all), keepdim
/// argument 2, the dtype argument 3.
template <class OpTy> static Value convertReduction(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<bool> keepDims = call.getBool(2);
  if (!x || !keepDims || !call.keepsType(3, x))
    return {};
  OperatorBuilder::Sizes axes;
  if (!call.isNone(1)) {
    std::optional<OperatorBuilder::Sizes> given = call.getInts(1);
    if (!given)
      return {};
    axes = *given;
  }
  return reduce<OpTy>(call, x, axes.empty() ? getAllAxes(x) : axes, *keepDims);
}

/// All dimensions; the dtype is argument 1.
template <class OpTy> static Value convertTotal(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x || !call.keepsType(1, x))
    return {};
  return reduce<OpTy>(call, x, getAllAxes(x), false);
}

/// One dimension; the second result has the positions.
static Value convertMaxDim(TorchCall &call) {
  for (Value result : call.getResults().drop_front())
    if (!result.use_empty())
      return call.reject("the indices are used");
  return convertReduction<ReduceMaxOp>(call);
}

static Value convertSoftmax(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> dim = call.getInt(1);
  if (!x || !dim || !call.keepsType(2, x))
    return {};
  auto axis = normalizeAxis(*dim, getShape(x).size());
  if (!axis)
    return call.reject("the dimension is out of range");
  return call.create<SoftmaxOp>(x, call.number("axis", *axis));
}

/// Argument 2 asks for a result of f32 where the operand is f16.
static Value convertPlainSoftmax(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> dim = call.getInt(1);
  std::optional<bool> widens = call.getBool(2);
  if (!x || !dim || !widens)
    return {};
  if (*widens)
    return call.reject("another type of elements");
  auto axis = normalizeAxis(*dim, getShape(x).size());
  if (!axis)
    return call.reject("the dimension is out of range");
  return call.create<SoftmaxOp>(x, call.number("axis", *axis));
}

//===----------------------------------------------------------------------===//
// Normalisations
//===----------------------------------------------------------------------===//

/// Argument i, or a tensor of `otherwise` where it is none.
static Value getOptional(TorchCall &call, unsigned i, double otherwise,
                         ArrayRef<int64_t> shape, Value like) {
  if (!call.isNone(i))
    return call.getInput(i);
  if (ShapedType::isDynamicShape(shape))
    return call.reject("dynamic shape");
  Type element = cast<RankedTensorType>(like.getType()).getElementType();
  return call.constant(otherwise, RankedTensorType::get(shape, element));
}

/// The native one has mean and deviation as further results.
static Value convertLayerNorm(TorchCall &call) {
  for (Value result : call.getResults().drop_front())
    if (!result.use_empty())
      return call.reject("mean or deviation are used");
  Value x = call.getInput(0);
  std::optional<OperatorBuilder::Sizes> shape = call.getInts(1);
  std::optional<double> epsilon = call.getNumber(4);
  if (!x || !shape || !epsilon)
    return {};
  if (!cast<RankedTensorType>(x.getType()).getElementType().isF32())
    return call.reject("statistics in another precision than the operand's");
  if (shape->size() > getShape(x).size())
    return call.reject("the normalised shape has the higher rank");
  size_t axis = getShape(x).size() - shape->size();
  if (getShape(x).drop_front(axis) != ArrayRef<int64_t>(*shape))
    return call.reject("the normalised shape is not that of the operand");
  SmallVector<Value> operands = {x, getOptional(call, 2, 1, *shape, x)};
  if (!call.isNone(3))
    operands.push_back(call.getInput(3));
  return call.create<LayerNormOp>(
      operands, {call.number("axis", axis), call.real("epsilon", *epsilon)});
}

static Value batchNorm(TorchCall &call, unsigned epsilonAt) {
  for (Value result : call.getResults().drop_front())
    if (!result.use_empty())
      return call.reject("mean or deviation are used");
  Value x = call.getInput(0), mean = call.getInput(3),
        variance = call.getInput(4);
  std::optional<double> epsilon = call.getNumber(epsilonAt);
  if (!x || !mean || !variance || !epsilon)
    return {};
  ArrayRef<int64_t> channels = getShape(mean);
  return call.create<BatchNormOp>({x, getOptional(call, 1, 1, channels, x),
                                   getOptional(call, 2, 0, channels, x), mean,
                                   variance},
                                  call.real("epsilon", *epsilon));
}

static Value convertBatchNorm(TorchCall &call) {
  std::optional<bool> training = call.getBool(5);
  if (!training)
    return {};
  return *training ? call.reject("training mode") : batchNorm(call, 7);
}

static Value convertInferenceBatchNorm(TorchCall &call) {
  return batchNorm(call, 6);
}

void addTorchReductions(TorchTable &table) {
  table["aten._native_batch_norm_legit_no_training"] =
      convertInferenceBatchNorm;
  table["aten._softmax"] = convertPlainSoftmax;
  table["aten.amax"] = convertReduction<ReduceMaxOp>;
  table["aten.batch_norm"] = convertBatchNorm;
  table["aten.layer_norm"] = convertLayerNorm;
  table["aten.max.dim"] = convertMaxDim;
  table["aten.mean"] = convertTotal<ReduceMeanOp>;
  table["aten.mean.dim"] = convertReduction<ReduceMeanOp>;
  table["aten.native_batch_norm"] = convertBatchNorm;
  table["aten.native_layer_norm"] = convertLayerNorm;
  table["aten.softmax.int"] = convertSoftmax;
  table["aten.sum"] = convertTotal<ReduceSumOp>;
  table["aten.sum.dim_IntList"] = convertReduction<ReduceSumOp>;
}

} // namespace taso::conversion
