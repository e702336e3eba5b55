//===- Canonicalization.cpp - Local rewrites to one form ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chains of data movement become one operation, and a zero pad joins the
// convolution behind it. Every rewrite here removes work under any cost model
// and keeps each result bit for bit.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASOOps.h"

#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace taso;

namespace {

//===----------------------------------------------------------------------===//
// Chains of one operation
//===----------------------------------------------------------------------===//

/// transpose(transpose(x)) is one transpose.
struct ComposeTransposes : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<TransposeOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> perm;
    for (int64_t entry : op.getPerm())
      perm.push_back(inner.getPerm()[entry]);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), inner.getInput(),
                                             perm);
    return success();
  }
};

/// Where a reshape takes several open sizes from the same places of its
/// operand, that operand must have taken them from there, too.
static bool readsSameSizes(ReshapeOp op, ReshapeOp inner) {
  auto countOpen = [](ArrayRef<int64_t> shape) {
    return llvm::count_if(shape, ShapedType::isDynamic);
  };
  SmallVector<int64_t> outer = getKnownShape(op.getType());
  if (countOpen(outer) < 2)
    return true;
  SmallVector<int64_t> middle = getKnownShape(inner.getType());
  SmallVector<int64_t> first = getKnownShape(inner.getInput().getType());
  if (countOpen(middle) < 2)
    return false;
  for (auto [dim, size] : llvm::enumerate(outer))
    if (ShapedType::isDynamic(size) &&
        !(dim < middle.size() && ShapedType::isDynamic(middle[dim]) &&
          dim < first.size() && ShapedType::isDynamic(first[dim])))
      return false;
  return true;
}

/// reshape(reshape(x)) is one reshape.
struct ComposeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<ReshapeOp>();
    if (!inner || !readsSameSizes(op, inner))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), inner.getInput(),
                                           op.getShape());
    return success();
  }
};

/// slice(slice(x)) along one axis is one slice.
struct ComposeSlices : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<SliceOp>();
    if (!inner || inner.getAxis() != op.getAxis())
      return failure();
    int64_t innerStep = inner.getStep();
    std::optional<int64_t> start = llvm::checkedMulAdd<int64_t>(
        op.getStart(), innerStep, inner.getStart());
    std::optional<int64_t> step =
        llvm::checkedMul<int64_t>(innerStep, op.getStep());
    if (!start || !step)
      return failure();
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), inner.getInput(),
                                         op.getAxis(), *start, op.getSize(),
                                         *step);
    return success();
  }
};

/// The sums of two lists of pads, unless one is beyond 64 bits.
static FailureOr<SmallVector<int64_t>> addPads(ArrayRef<int64_t> lhs,
                                               ArrayRef<int64_t> rhs) {
  SmallVector<int64_t> sums;
  for (auto [left, right] : llvm::zip_equal(lhs, rhs)) {
    std::optional<int64_t> sum = llvm::checkedAdd(left, right);
    if (!sum)
      return failure();
    sums.push_back(*sum);
  }
  return sums;
}

/// pad(pad(x)) with one value is one pad.
struct ComposePads : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<PadOp>();
    if (!inner || inner.getValueAttr() != op.getValueAttr())
      return failure();
    auto low = addPads(op.getLow(), inner.getLow());
    auto high = addPads(op.getHigh(), inner.getHigh());
    if (failed(low) || failed(high))
      return failure();
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getType(), inner.getInput(), *low,
                                       *high, op.getValue());
    return success();
  }
};

/// broadcast(broadcast(x)) is one broadcast.
struct ComposeBroadcasts : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<BroadcastOp>();
    if (!inner || inner.getLike() != op.getLike())
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getInput(),
                                             op.getLike(), op.getShape());
    return success();
  }
};

/// Sizes that are known need no operand to take them from.
struct ForgetLike : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getLike() || ShapedType::isDynamicShape(op.getShape()) ||
        ShapedType::isDynamicShape(getKnownShape(op.getType())))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getLikeMutable().clear(); });
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

/// conv2d(pad(x)) with zeros around rows and columns pads by itself.
struct PadIntoConv : OpRewritePattern<Conv2DOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(Conv2DOp op,
                                PatternRewriter &rewriter) const override {
    auto pad = op.getInput().getDefiningOp<PadOp>();
    if (!pad || !pad.getValue().isZero())
      return failure();
    ArrayRef<int64_t> low = pad.getLow(), high = pad.getHigh();
    if (low[0] || low[1] || high[0] || high[1])
      return failure();
    auto pads = addPads(op.getPads(), {low[2], low[3], high[2], high[3]});
    if (failed(pads))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.setPads(*pads);
      op.getInputMutable().assign(pad.getInput());
    });
    return success();
  }
};

} // namespace

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *context) {
  results.add<ComposeTransposes>(context);
}

void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                            MLIRContext *context) {
  results.add<ComposeReshapes>(context);
}

void SliceOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<ComposeSlices>(context);
  populateSliceOfConcat(results);
}

void PadOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<ComposePads>(context);
}

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *context) {
  results.add<ComposeBroadcasts, ForgetLike>(context);
}

void Conv2DOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<PadIntoConv>(context);
}
