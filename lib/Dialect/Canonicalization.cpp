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

#include "TASO/Dialect/TASOOps.h"

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

/// reshape(reshape(x)) is one reshape.
struct ComposeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<ReshapeOp>();
    if (!inner)
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
    rewriter.replaceOpWithNewOp<SliceOp>(
        op, op.getType(), inner.getInput(), op.getAxis(),
        inner.getStart() + op.getStart() * inner.getStep(), op.getSize(),
        inner.getStep() * op.getStep());
    return success();
  }
};

/// pad(pad(x)) with one value is one pad.
struct ComposePads : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<PadOp>();
    if (!inner || inner.getValueAttr() != op.getValueAttr())
      return failure();
    SmallVector<int64_t> low, high;
    for (auto [outer, in] : llvm::zip_equal(op.getLow(), inner.getLow()))
      low.push_back(outer + in);
    for (auto [outer, in] : llvm::zip_equal(op.getHigh(), inner.getHigh()))
      high.push_back(outer + in);
    rewriter.replaceOpWithNewOp<PadOp>(op, op.getType(), inner.getInput(), low,
                                       high, op.getValue());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Concat and split
//===----------------------------------------------------------------------===//

/// concat(.., concat(..), ..) along one axis is one concat.
struct FlattenConcat : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> inputs;
    for (Value input : op.getInputs()) {
      auto inner = input.getDefiningOp<ConcatOp>();
      if (inner && inner.getAxis() == op.getAxis())
        llvm::append_range(inputs, inner.getInputs());
      else
        inputs.push_back(input);
    }
    if (inputs.size() == op.getInputs().size())
      return failure();
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), inputs,
                                          op.getAxis());
    return success();
  }
};

/// Neighbours in a concat that are all parts of a split, in order, become what
/// was split.
struct RejoinSplit : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> inputs;
    OperandRange old = op.getInputs();
    for (unsigned i = 0; i < old.size();) {
      auto split = old[i].getDefiningOp<SplitOp>();
      unsigned parts = split ? split.getNumResults() : 0;
      if (split && split.getAxis() == op.getAxis() && i + parts <= old.size() &&
          llvm::equal(split.getResults(), old.slice(i, parts))) {
        inputs.push_back(split.getInput());
        i += parts;
      } else {
        inputs.push_back(old[i++]);
      }
    }
    if (inputs.size() == old.size())
      return failure();
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), inputs,
                                          op.getAxis());
    return success();
  }
};

/// split(concat(..)) at the same places is the concat's inputs.
struct SplitOfConcat : OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    auto concat = op.getInput().getDefiningOp<ConcatOp>();
    if (!concat || concat.getAxis() != op.getAxis())
      return failure();
    if (!llvm::equal(concat.getInputs().getTypes(), op.getResultTypes()))
      return failure();
    rewriter.replaceOp(op, concat.getInputs());
    return success();
  }
};

/// split(x) into one part is x.
struct SplitOfOne : OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumResults() != 1 ||
        op.getInput().getType() != op.getResult(0).getType())
      return failure();
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
};

/// A part of a split that is only split again, along the same axis, is split at
/// once.
struct FlattenSplit : OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    auto outer = op.getInput().getDefiningOp<SplitOp>();
    if (!outer || outer.getAxis() != op.getAxis() || !op.getInput().hasOneUse())
      return failure();
    unsigned position = cast<OpResult>(op.getInput()).getResultNumber();
    SmallVector<int64_t> sizes(outer.getSizes());
    SmallVector<Type> types(outer.getResultTypes());
    sizes.erase(sizes.begin() + position);
    types.erase(types.begin() + position);
    sizes.insert(sizes.begin() + position, op.getSizes().begin(),
                 op.getSizes().end());
    types.insert(types.begin() + position, op.result_type_begin(),
                 op.result_type_end());
    rewriter.setInsertionPoint(outer);
    auto merged = SplitOp::create(rewriter, outer.getLoc(), types,
                                  outer.getInput(), op.getAxis(), sizes);
    SmallVector<Value> inner, rest;
    for (auto [i, result] : llvm::enumerate(merged.getResults()))
      if (i >= position && i < position + op.getNumResults())
        inner.push_back(result);
      else
        rest.push_back(result);
    rewriter.replaceOp(op, inner);
    rest.insert(rest.begin() + position, Value());
    for (auto [old, value] : llvm::zip_equal(outer.getResults(), rest))
      if (value)
        rewriter.replaceAllUsesWith(old, value);
    rewriter.eraseOp(outer);
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
    ArrayRef<int64_t> pads = op.getPads();
    rewriter.modifyOpInPlace(op, [&] {
      op.setPads({pads[0] + low[2], pads[1] + low[3], pads[2] + high[2],
                  pads[3] + high[3]});
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
}

void PadOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<ComposePads>(context);
}

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<FlattenConcat, RejoinSplit>(context);
}

void SplitOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<SplitOfConcat, SplitOfOne, FlattenSplit>(context);
}

void Conv2DOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<PadIntoConv>(context);
}
