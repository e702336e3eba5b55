//===- ArithmeticCanonicalization.cpp - Pointwise and reductions ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signs move into sums, intervals are intersected, and a reduction of single
// elements is a view. Each rewrite keeps every bit but the sign of zero; what
// would round differently, such as joining two factors, is left to the rules.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASOOps.h"

using namespace mlir;
using namespace taso;

namespace {

/// x + (-y) is x - y, and (-x) + y is y - x.
struct AddOfNeg : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    Value lhs = op.getLhs(), rhs = op.getRhs();
    auto neg = rhs.getDefiningOp<NegOp>();
    if (!neg) {
      std::swap(lhs, rhs);
      neg = rhs.getDefiningOp<NegOp>();
    }
    if (!neg)
      return failure();
    rewriter.replaceOpWithNewOp<SubOp>(op, op.getType(), lhs, neg.getInput());
    return success();
  }
};

/// x + x is 2 x, which reads x once, so that it can join the kernel of x.
struct AddOfEqual : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs())
      return failure();
    Type element = op.getType().getElementType();
    auto type = RankedTensorType::get({}, element);
    auto two =
        DenseElementsAttr::get(type, rewriter.getFloatAttr(element, 2.0));
    Value scalar = ConstantTensorOp::create(rewriter, op.getLoc(), type, two);
    rewriter.replaceOpWithNewOp<SMulOp>(op, op.getType(), op.getLhs(), scalar);
    return success();
  }
};

/// x - (-y) is x + y.
struct SubOfNeg : OpRewritePattern<SubOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubOp op,
                                PatternRewriter &rewriter) const override {
    auto neg = op.getRhs().getDefiningOp<NegOp>();
    if (!neg)
      return failure();
    rewriter.replaceOpWithNewOp<AddOp>(op, op.getType(), op.getLhs(),
                                       neg.getInput());
    return success();
  }
};

/// A clamp to an interval that meets the inner one clamps to the intersection.
struct ComposeClamps : OpRewritePattern<ClampOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ClampOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<ClampOp>();
    if (!inner)
      return failure();
    APFloat minimum = llvm::maxnum(op.getMinimum(), inner.getMinimum());
    APFloat maximum = llvm::minnum(op.getMaximum(), inner.getMaximum());
    if (maximum < minimum)
      return failure();
    rewriter.replaceOpWithNewOp<ClampOp>(op, op.getType(), inner.getInput(),
                                         minimum, maximum);
    return success();
  }
};

/// A clamp from zero or above does what the relu before it did.
struct ClampOfRelu : OpRewritePattern<ClampOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ClampOp op,
                                PatternRewriter &rewriter) const override {
    auto relu = op.getInput().getDefiningOp<ReluOp>();
    if (!relu || op.getMinimum().isNegative())
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { op.getInputMutable().assign(relu.getInput()); });
    return success();
  }
};

/// A reduction over dimensions of size 1 that are dropped is a reshape.
template <class OpTy> struct UnitReduction : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getType();
    if (!op.getInput().getType().hasStaticShape() || !type.hasStaticShape() ||
        hasAssumedSizes(op.getInput().getType()) ||
        !llvm::all_of(op.getAxes(), [&](int64_t axis) {
          return op.getInput().getType().getDimSize(axis) == 1;
        }))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, type, op.getInput(),
                                           type.getShape());
    return success();
  }
};

} // namespace

void AddOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<AddOfNeg, AddOfEqual>(context);
}

void SubOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<SubOfNeg>(context);
}

void ClampOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<ComposeClamps, ClampOfRelu>(context);
}

void ReduceSumOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *context) {
  results.add<UnitReduction<ReduceSumOp>>(context);
}

void ReduceMeanOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                               MLIRContext *context) {
  results.add<UnitReduction<ReduceMeanOp>>(context);
}

void ReduceMaxOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *context) {
  results.add<UnitReduction<ReduceMaxOp>>(context);
}
