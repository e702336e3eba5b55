//===- Folds.cpp - Folding to an operand ----------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that return an operand: identity transposes, pads of nothing,
// multiplication by ones. Each fold is exact in floating point, bit for bit,
// but for the sign of zero.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace taso;

/// `input` if it may stand for the result of `op`: the types must be equal.
template <class OpTy> static OpFoldResult identity(OpTy op, Value input) {
  return input.getType() == op.getType() ? OpFoldResult(input) : OpFoldResult();
}

/// True if the attribute is a constant whose elements are all `value`.
static bool isSplat(Attribute attribute, double value) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(attribute);
  return elements && elements.isSplat() &&
         isa<FloatType>(elements.getElementType()) &&
         elements.getSplatValue<APFloat>().convertToDouble() == value;
}

static bool areAll(ArrayRef<int64_t> numbers, int64_t value) {
  return llvm::all_of(numbers, [=](int64_t n) { return n == value; });
}

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

OpFoldResult ReluOp::fold(FoldAdaptor) {
  // relu of what is already a relu.
  Operation *producer = getInput().getDefiningOp();
  if (isa_and_nonnull<ReluOp>(producer))
    return getInput();
  if (auto conv = dyn_cast_or_null<Conv2DOp>(producer))
    if (conv.getActivation() == Activation::Relu)
      return getInput();
  if (auto matmul = dyn_cast_or_null<MatMulOp>(producer))
    if (matmul.getActivation() == Activation::Relu)
      return getInput();
  return {};
}

OpFoldResult NegOp::fold(FoldAdaptor) {
  auto inner = getInput().getDefiningOp<NegOp>();
  return inner ? identity(*this, inner.getInput()) : OpFoldResult();
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (isSplat(adaptor.getRhs(), 0))
    return identity(*this, getLhs());
  if (isSplat(adaptor.getLhs(), 0))
    return identity(*this, getRhs());
  return {};
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  return isSplat(adaptor.getRhs(), 0) ? identity(*this, getLhs())
                                      : OpFoldResult();
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isSplat(adaptor.getRhs(), 1) || getRhs().getDefiningOp<ConstOneOp>())
    return identity(*this, getLhs());
  if (isSplat(adaptor.getLhs(), 1) || getLhs().getDefiningOp<ConstOneOp>())
    return identity(*this, getRhs());
  return {};
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return isSplat(adaptor.getRhs(), 1) || getRhs().getDefiningOp<ConstOneOp>()
             ? identity(*this, getLhs())
             : OpFoldResult();
}

OpFoldResult MaxOp::fold(FoldAdaptor) {
  return getLhs() == getRhs() ? identity(*this, getLhs()) : OpFoldResult();
}

OpFoldResult MinOp::fold(FoldAdaptor) {
  return getLhs() == getRhs() ? identity(*this, getLhs()) : OpFoldResult();
}

OpFoldResult SMulOp::fold(FoldAdaptor adaptor) {
  return isSplat(adaptor.getScalar(), 1) ? identity(*this, getInput())
                                         : OpFoldResult();
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

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  for (auto [i, entry] : llvm::enumerate(getPerm()))
    if (entry != int64_t(i))
      return {};
  return identity(*this, getInput());
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

OpFoldResult ReshapeOp::fold(FoldAdaptor) {
  auto type = getType();
  return type.hasStaticShape() ? identity(*this, getInput()) : OpFoldResult();
}

OpFoldResult SliceOp::fold(FoldAdaptor) {
  return getType().hasStaticShape() ? identity(*this, getInput())
                                    : OpFoldResult();
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  return areAll(getLow(), 0) && areAll(getHigh(), 0)
             ? identity(*this, getInput())
             : OpFoldResult();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor) {
  return getType().hasStaticShape() ? identity(*this, getInput())
                                    : OpFoldResult();
}

OpFoldResult EnlargeOp::fold(FoldAdaptor) {
  return getType().hasStaticShape() ? identity(*this, getInput())
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
  auto shape = op.getInput().getType().getShape();
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
