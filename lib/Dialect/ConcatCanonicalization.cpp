//===- ConcatCanonicalization.cpp - Concat, split and slices of them ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was joined and is cut again was not worth joining. Merging rules leave
// such pairs behind everywhere, often at places that agree only in part.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASOOps.h"

#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace taso;

namespace {

/// concat(.., concat(..), ..) along one axis is one concat, unless it gets very
/// wide: x1 = concat(x, x), x2 = concat(x1, x1), .. would double each time.
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
    constexpr size_t kMaxInputs = 256;
    if (inputs.size() == op.getInputs().size() || inputs.size() > kMaxInputs)
      return failure();
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), inputs,
                                          op.getAxis());
    return success();
  }
};

/// Inputs without elements add nothing.
struct DropEmptyInputs : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> inputs;
    for (Value input : op.getInputs())
      if (cast<RankedTensorType>(input.getType()).getDimSize(op.getAxis()) != 0)
        inputs.push_back(input);
    if (inputs.empty() || inputs.size() == op.getInputs().size())
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

/// What grows to the sizes of one tensor is joined before it does: the biases
/// of products that were merged are one bias then, and known in advance. Of
/// static sizes the evaluation of constants takes care.
struct JoinBeforeGrowth : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    auto first = op.getInputs().front().getDefiningOp<BroadcastOp>();
    if (!first || !first.getLike())
      return failure();
    unsigned axis = op.getAxis();
    SmallVector<int64_t> shape(first.getShape());
    SmallVector<Value> narrow;
    shape[axis] = 0;
    for (Value input : op.getInputs()) {
      auto broadcast = input.getDefiningOp<BroadcastOp>();
      if (!broadcast || broadcast.getLike() != first.getLike() ||
          !differOnlyIn(axis, broadcast.getInput(), first.getInput()))
        return failure();
      int64_t size = broadcast.getInput().getType().getDimSize(axis);
      if (ShapedType::isDynamic(size) || size != broadcast.getShape()[axis])
        return failure();
      shape[axis] += size;
      narrow.push_back(broadcast.getInput());
    }
    Value joined = ConcatOp::create(rewriter, op.getLoc(), narrow, axis);
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), joined,
                                             first.getLike(), shape);
    return success();
  }

private:
  static bool differOnlyIn(unsigned axis, Value lhs, Value rhs) {
    auto left = cast<RankedTensorType>(lhs.getType());
    auto right = cast<RankedTensorType>(rhs.getType());
    for (unsigned d = 0; d != left.getRank(); ++d)
      if (d != axis &&
          (left.isDynamicDim(d) || left.getDimSize(d) != right.getDimSize(d)))
        return false;
    return true;
  }
};

/// A stretch of a concat's inputs that equals a stretch of a split's results.
struct Stretch {
  unsigned firstInput, endInput, firstResult, endResult;
};

/// Cuts a split of a concat wherever both have a boundary. Empty if a size is
/// unknown, or zero, in which case boundaries are ambiguous.
static SmallVector<Stretch> findStretches(ConcatOp concat, SplitOp split) {
  SmallVector<Stretch> stretches;
  unsigned axis = split.getAxis(), input = 0, result = 0;
  unsigned inputs = concat.getInputs().size(), results = split.getNumResults();
  while (input < inputs && result < results) {
    Stretch stretch{input, input, result, result};
    int64_t behind = 0; // The inputs' sizes minus the results' so far.
    do {
      bool takeInput = behind <= 0;
      if (takeInput ? input == inputs : result == results)
        return {};
      Type type = takeInput ? concat.getInputs()[input++].getType()
                            : split.getResult(result++).getType();
      int64_t size = getKnownShape(cast<RankedTensorType>(type))[axis];
      if (size <= 0)
        return {};
      behind += takeInput ? size : -size;
    } while (behind != 0);
    stretch.endInput = input;
    stretch.endResult = result;
    stretches.push_back(stretch);
  }
  return stretches;
}

/// split(concat(..)) falls apart at the boundaries that both have: a part of
/// the one may be a part of the other, a concat of parts, or be split itself.
struct SplitOfConcat : OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    auto concat = op.getInput().getDefiningOp<ConcatOp>();
    if (!concat || concat.getAxis() != op.getAxis())
      return failure();
    SmallVector<Stretch> stretches = findStretches(concat, op);
    if (stretches.size() < 2 || !llvm::all_of(stretches, [&](Stretch stretch) {
          return keepsType(concat, op, stretch);
        }))
      return failure();
    SmallVector<Value> results;
    for (const Stretch &stretch : stretches)
      replaceStretch(rewriter, concat, op, stretch, results);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static ValueRange inputsOf(ConcatOp concat, const Stretch &stretch) {
    return concat.getInputs().slice(stretch.firstInput,
                                    stretch.endInput - stretch.firstInput);
  }

  /// An input that stands for a result must have its type.
  static bool keepsType(ConcatOp concat, SplitOp split,
                        const Stretch &stretch) {
    if (stretch.endInput - stretch.firstInput != 1 ||
        stretch.endResult - stretch.firstResult != 1)
      return true;
    return concat.getInputs()[stretch.firstInput].getType() ==
           split.getResult(stretch.firstResult).getType();
  }

  static void replaceStretch(PatternRewriter &rewriter, ConcatOp concat,
                             SplitOp split, const Stretch &stretch,
                             SmallVectorImpl<Value> &results) {
    ValueRange inputs = inputsOf(concat, stretch);
    unsigned count = stretch.endResult - stretch.firstResult;
    Value whole = inputs.front();
    if (inputs.size() > 1) {
      Type type = count == 1 ? split.getResult(stretch.firstResult).getType()
                             : joinedType(inputs, split.getAxis());
      whole = ConcatOp::create(rewriter, concat.getLoc(), type, inputs,
                               split.getAxis());
    }
    if (count == 1) {
      results.push_back(whole);
      return;
    }
    auto parts = SplitOp::create(
        rewriter, split.getLoc(),
        TypeRange(split.getResultTypes()).slice(stretch.firstResult, count),
        whole, split.getAxis(),
        split.getSizes().slice(stretch.firstResult, count));
    llvm::append_range(results, parts.getResults());
  }

  /// The type of the inputs' concatenation; their sizes along it are known.
  static Type joinedType(ValueRange inputs, unsigned axis) {
    auto type = cast<RankedTensorType>(inputs.front().getType());
    SmallVector<int64_t> shape(type.getShape());
    for (Value input : inputs.drop_front())
      shape[axis] += cast<RankedTensorType>(input.getType()).getDimSize(axis);
    return type.clone(shape);
  }
};

/// slice(concat(..)) within one part is a slice of that part.
struct SliceOfConcat : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto concat = op.getInput().getDefiningOp<ConcatOp>();
    if (!concat || concat.getAxis() != op.getAxis())
      return failure();
    int64_t first = op.getStart(), size = op.getSize(), step = op.getStep();
    std::optional<int64_t> end = llvm::checkedMulAdd(size - 1, step, first);
    if (!end)
      return failure();
    int64_t last = *end;
    for (Value input : concat.getInputs()) {
      auto type = cast<RankedTensorType>(input.getType());
      int64_t part = getKnownShape(type)[op.getAxis()];
      if (ShapedType::isDynamic(part) || (first < part && last >= part))
        return failure();
      if (last < part) {
        rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), input,
                                             op.getAxis(), first, size, step);
        return success();
      }
      first -= part;
      last -= part;
    }
    return failure();
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

} // namespace

void taso::populateSliceOfConcat(RewritePatternSet &results) {
  results.add<SliceOfConcat>(results.getContext());
}

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<DropEmptyInputs, FlattenConcat, JoinBeforeGrowth, RejoinSplit>(
      context);
}

void SplitOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<SplitOfConcat, SplitOfOne, FlattenSplit>(context);
}
