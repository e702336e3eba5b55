//===- Folds.cpp - Folding to an operand ----------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that return an operand (identity transposes, pads of nothing,
// multiplication by ones) or a constant of one repeated element. Each fold is
// exact in floating point, bit for bit, but for the sign of zero.
//
//===----------------------------------------------------------------------===//

#include "Splat.h"
#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASOOps.h"

using namespace mlir;
using namespace taso;

/// `input` if it may stand for the result of `op`: the types must be equal.
template <class OpTy> static OpFoldResult identity(OpTy op, Value input) {
  return input.getType() == op.getType() ? OpFoldResult(input) : OpFoldResult();
}

static bool areAll(ArrayRef<int64_t> numbers, int64_t value) {
  return llvm::all_of(numbers, [=](int64_t n) { return n == value; });
}

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

/// True if no element of the value is negative.
static bool isNonNegative(Value value) {
  Operation *producer = value.getDefiningOp();
  auto isActivation = [](Activation activation) {
    return activation == Activation::Relu || activation == Activation::Sigmoid;
  };
  if (isa_and_nonnull<ReluOp, SigmoidOp, ExpOp, SqrtOp, AbsOp>(producer))
    return true;
  if (auto conv = dyn_cast_or_null<Conv2DOp>(producer))
    return isActivation(conv.getActivation());
  if (auto matmul = dyn_cast_or_null<MatMulOp>(producer))
    return isActivation(matmul.getActivation());
  if (auto clamp = dyn_cast_or_null<ClampOp>(producer))
    return !clamp.getMinimum().isNegative();
  return false;
}

OpFoldResult ReluOp::fold(FoldAdaptor adaptor) {
  if (isNonNegative(getInput()))
    return identity(*this, getInput());
  std::optional<APFloat> value = getSplat(adaptor.getInput());
  if (!value)
    return {};
  return makeSplat(getType(), value->isNegative()
                                  ? APFloat::getZero(value->getSemantics())
                                  : *value);
}

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getInput().getDefiningOp<NegOp>())
    return identity(*this, inner.getInput());
  std::optional<APFloat> value = getSplat(adaptor.getInput());
  return value ? makeSplat(getType(), -*value) : OpFoldResult();
}

OpFoldResult AbsOp::fold(FoldAdaptor adaptor) {
  if (isNonNegative(getInput()))
    return identity(*this, getInput());
  std::optional<APFloat> value = getSplat(adaptor.getInput());
  return value ? makeSplat(getType(), abs(*value)) : OpFoldResult();
}

static bool isZero(Value value, Attribute constant) {
  return isSplat(constant, 0) || value.getDefiningOp<ConstZeroOp>();
}

static bool isOne(Value value, Attribute constant) {
  return isSplat(constant, 1) || value.getDefiningOp<ConstOneOp>();
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (isZero(getRhs(), adaptor.getRhs()))
    return identity(*this, getLhs());
  if (isZero(getLhs(), adaptor.getLhs()))
    return identity(*this, getRhs());
  return foldSplats(adaptor.getLhs(), adaptor.getRhs(), getType(), addSplats);
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (isZero(getRhs(), adaptor.getRhs()))
    return identity(*this, getLhs());
  return foldSplats(adaptor.getLhs(), adaptor.getRhs(), getType(),
                    subtractSplats);
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isOne(getRhs(), adaptor.getRhs()))
    return identity(*this, getLhs());
  if (isOne(getLhs(), adaptor.getLhs()))
    return identity(*this, getRhs());
  return foldSplats(adaptor.getLhs(), adaptor.getRhs(), getType(),
                    multiplySplats);
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  if (isOne(getRhs(), adaptor.getRhs()))
    return identity(*this, getLhs());
  return foldSplats(adaptor.getLhs(), adaptor.getRhs(), getType(),
                    divideSplats);
}

OpFoldResult MaxOp::fold(FoldAdaptor) {
  return getLhs() == getRhs() ? identity(*this, getLhs()) : OpFoldResult();
}

OpFoldResult MinOp::fold(FoldAdaptor) {
  return getLhs() == getRhs() ? identity(*this, getLhs()) : OpFoldResult();
}

OpFoldResult SMulOp::fold(FoldAdaptor adaptor) {
  if (isSplat(adaptor.getScalar(), 1))
    return identity(*this, getInput());
  return foldSplats(adaptor.getInput(), adaptor.getScalar(), getType(),
                    multiplySplats);
}

OpFoldResult ClampOp::fold(FoldAdaptor) {
  // A clamp to a smaller interval has already been made.
  auto inner = getInput().getDefiningOp<ClampOp>();
  if (inner && getMinimum() <= inner.getMinimum() &&
      inner.getMaximum() <= getMaximum())
    return getInput();
  return {};
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

/// A window of one element that visits every position is the identity.
template <class OpTy> static OpFoldResult foldUnitPool(OpTy op) {
  if (areAll(op.getKernel(), 1) && areAll(op.getStrides(), 1) &&
      areAll(op.getPads(), 0))
    return identity(op, op.getInput());
  return {};
}

OpFoldResult Pool2DMaxOp::fold(FoldAdaptor) { return foldUnitPool(*this); }
OpFoldResult Pool2DAvgOp::fold(FoldAdaptor) { return foldUnitPool(*this); }

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

static bool hasKnownSizes(RankedTensorType type) {
  return type.hasStaticShape() && !hasAssumedSizes(type);
}

/// The operand where the type, of static shape, shows that nothing changes, or
/// what becomes of a splat.
template <class OpTy>
static OpFoldResult foldByShape(OpTy op, Attribute operand) {
  if (hasKnownSizes(op.getType()) && op.getInput().getType() == op.getType())
    return op.getInput();
  return moveSplat(operand, op.getType());
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (llvm::is_sorted(getPerm()))
    return identity(*this, getInput());
  return moveSplat(adaptor.getInput(), getType());
}

OpFoldResult ConcatOp::fold(FoldAdaptor) {
  if (getInputs().size() == 1)
    return identity(*this, getInputs().front());
  // The concatenation of all parts of a split, in order.
  auto split = getInputs().front().getDefiningOp<SplitOp>();
  if (split && split.getAxis() == getAxis() &&
      llvm::equal(split.getResults(), getInputs()))
    return identity(*this, split.getInput());
  return {};
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  return foldByShape(*this, adaptor.getInput());
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  return foldByShape(*this, adaptor.getInput());
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  return areAll(getLow(), 0) && areAll(getHigh(), 0)
             ? identity(*this, getInput())
             : OpFoldResult();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  return foldByShape(*this, adaptor.getInput());
}

OpFoldResult EnlargeOp::fold(FoldAdaptor) {
  return hasKnownSizes(getType()) ? identity(*this, getInput())
                                  : OpFoldResult();
}

OpFoldResult MergeGConvOp::fold(FoldAdaptor) {
  return getCount() == 1 ? identity(*this, getInput()) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// A reduction of nothing, or of dimensions of size 1 that are kept.
template <class OpTy> static OpFoldResult foldUnitReduction(OpTy op) {
  SmallVector<int64_t> shape = getKnownShape(op.getInput().getType());
  for (int64_t axis : op.getAxes())
    if (shape[axis] != 1)
      return {};
  return identity(op, op.getInput());
}

OpFoldResult ReduceSumOp::fold(FoldAdaptor) { return foldUnitReduction(*this); }
OpFoldResult ReduceMeanOp::fold(FoldAdaptor) {
  return foldUnitReduction(*this);
}
OpFoldResult ReduceMaxOp::fold(FoldAdaptor) { return foldUnitReduction(*this); }
