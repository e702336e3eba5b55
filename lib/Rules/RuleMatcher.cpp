//===- RuleMatcher.cpp - List all matches, apply one ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/RuleMatcher.h"

#include "MatcherFunctions.h"

#include "TASO/Dialect/AssumedSizes.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace mlir;

namespace taso {

namespace {
/// The gate fails on purpose: a rewriter that cannot bear that aborts.
struct GateRewriter : PatternRewriter {
  using PatternRewriter::PatternRewriter;
  bool canRecoverFromRewriteFailure() const override { return true; }
};
} // namespace

StringRef stringifyRefusal(Refusal refusal) {
  static constexpr StringRef names[kNumRefusals] = {
      "none", "cycle", "ill-typed", "stale", "too-wide"};
  return names[unsigned(refusal)];
}

struct RuleMatcher::Impl {
  Impl(const RuleSet &rules, RuleSelection selection)
      : rules(rules), rewriter(rules.getPureModule()->getContext()),
        all(rules.getPatterns(selection)), single(rules.getRules().size()) {
    all.applyDefaultCostModel();
    statistics.rules.resize(rules.getRules().size());
  }

  /// What applies one rule.
  PatternApplicator &getApplicator(unsigned rule) {
    if (!single[rule]) {
      single[rule] =
          std::make_unique<PatternApplicator>(rules.getPatternsOf(rule));
      single[rule]->applyDefaultCostModel();
    }
    return *single[rule];
  }

  /// Runs patterns at an operation, with the gate in the given state.
  LogicalResult run(PatternApplicator &applicator, Operation *root,
                    GateState &state, PatternRewriter &rewriter) {
    GateScope scope(state);
    state.root = root;
    LogicalResult result = applicator.matchAndRewrite(root, rewriter);
    if (state.found) {
      statistics.refused[unsigned(Refusal::IllTyped)] += state.illTyped;
      statistics.refused[unsigned(Refusal::TooWide)] += state.tooWide;
    }
    return result;
  }

  void refuse(const Match &match, Refusal refusal) {
    ++statistics.refused[unsigned(refusal)];
    ++statistics.rules[match.rule].refused[unsigned(refusal)];
  }

  /// Runs the rule of a match; what it refuses leaves the IR as it was.
  Refusal rewrite(const Match &match, PatternRewriter &rewriter) {
    GateState state;
    state.wanted = &match;
    if (succeeded(
            run(getApplicator(match.rule), match.root, state, rewriter))) {
      ++statistics.applied;
      ++statistics.rules[match.rule].applied;
      return Refusal::None;
    }
    Refusal refusal = state.cycle      ? Refusal::Cycle
                      : state.illTyped ? Refusal::IllTyped
                                       : Refusal::Stale;
    refuse(match, refusal);
    return refusal;
  }

  const RuleSet &rules;
  GateRewriter rewriter;
  PatternApplicator all; ///< lists the matches of all rules selected
  std::vector<std::unique_ptr<PatternApplicator>> single; ///< by rule
  MatchStatistics statistics;
};

RuleMatcher::RuleMatcher(std::shared_ptr<const RuleSet> rules,
                         RuleSelection selection)
    : rules(std::move(rules)),
      impl(std::make_unique<Impl>(*this->rules, selection)) {}
RuleMatcher::~RuleMatcher() = default;

const MatchStatistics &RuleMatcher::getStatistics() const {
  return impl->statistics;
}

/// Orders by rule, then by the positions of the operations, then by variant.
static bool isLess(const Match &a, const Match &b) {
  if (a.rule != b.rule)
    return a.rule < b.rule;
  for (auto [x, y] : llvm::zip_equal(a.ops, b.ops))
    if (x != y)
      return x->isBeforeInBlock(y);
  return a.variant < b.variant;
}

/// The same rewrite: a value used twice, or equal operands, gives it again.
static bool isSame(const FoundMatch &a, const FoundMatch &b) {
  return a.match.rule == b.match.rule && a.match.ops == b.match.ops &&
         a.leaves == b.leaves;
}

void RuleMatcher::collectAt(ArrayRef<Operation *> roots,
                            SmallVectorImpl<Match> &matches) {
  std::vector<FoundMatch> found;
  for (Operation *root : roots) {
    GateState state;
    state.found = &found;
    (void)impl->run(impl->all, root, state, impl->rewriter);
  }
  for (FoundMatch &one : found)
    one.match.rule = rules->getVariants()[one.match.variant].rule;
  llvm::sort(found, [](const FoundMatch &a, const FoundMatch &b) {
    return isLess(a.match, b.match);
  });
  MatchStatistics &statistics = impl->statistics;
  llvm::erase_if(found, [](const FoundMatch &one) {
    return llvm::any_of(one.match.ops, listsAssumedSizes);
  });
  for (size_t i = 0, e = found.size(); i < e; ++i) {
    bool isDuplicate = false;
    for (size_t j = i;
         j > 0 && !isDuplicate && found[j - 1].match.ops == found[i].match.ops;
         --j)
      isDuplicate = isSame(found[j - 1], found[i]);
    if (isDuplicate) {
      ++statistics.duplicates;
      continue;
    }
    ++statistics.matches;
    ++statistics.rules[found[i].match.rule].matches;
    matches.push_back(found[i].match);
  }
}

void RuleMatcher::collect(Block &block, SmallVectorImpl<Match> &matches) {
  SmallVector<Operation *> roots;
  for (Operation &op : block)
    roots.push_back(&op);
  collectAt(roots, matches);
}

/// Erases those of the operations that nothing uses, users first.
static void eraseDead(ArrayRef<Operation *> ops, RewriterBase &rewriter) {
  SmallVector<Operation *> pending(ops);
  bool changed = true;
  while (changed) {
    changed = false;
    for (Operation *&op : pending) {
      if (!op || !isOpTriviallyDead(op))
        continue;
      rewriter.eraseOp(op);
      op = nullptr;
      changed = true;
    }
  }
}

namespace {
/// Passes everything on, and remembers which operations were erased.
struct ErasureListener : RewriterBase::ForwardingListener {
  explicit ErasureListener(OpBuilder::Listener *next)
      : ForwardingListener(next) {}
  void notifyOperationErased(Operation *op) override {
    erased.insert(op);
    ForwardingListener::notifyOperationErased(op);
  }
  llvm::SmallPtrSet<Operation *, 4> erased;
};
} // namespace

/// True if every operation stands behind the definitions of its operands. Most
/// rewrites leave a block sorted, and looking is much cheaper than sorting.
static bool isSorted(Block &block) {
  llvm::SmallPtrSet<Operation *, 32> seen;
  for (Operation &op : block) {
    for (Value operand : op.getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && def->getBlock() == &block && !seen.contains(def))
        return false;
    }
    // Values that a region captures count as well.
    if (op.getNumRegions() != 0)
      return false;
    seen.insert(&op);
  }
  return true;
}

Refusal RuleMatcher::apply(const Match &match,
                           RewriterBase::Listener *listener) {
  Block *block = match.root->getBlock();
  ErasureListener erasures(listener);
  impl->rewriter.setListener(&erasures);
  Refusal refusal = impl->rewrite(match, impl->rewriter);
  if (refusal != Refusal::None) {
    impl->rewriter.setListener(nullptr);
    return refusal;
  }
  SmallVector<Operation *> left;
  for (Operation *op : match.ops)
    if (!erasures.erased.contains(op))
      left.push_back(op);
  eraseDead(left, impl->rewriter);
  impl->rewriter.setListener(nullptr);
  if (!isSorted(*block)) {
    bool sorted = sortTopologically(block);
    assert(sorted && "the gate refuses cycles");
    (void)sorted;
  }
  return Refusal::None;
}

Refusal RuleMatcher::apply(const Match &match, UndoRewriter &rewriter) {
  Refusal refusal = impl->rewrite(match, rewriter);
  if (refusal != Refusal::None)
    return refusal;
  SmallVector<Operation *> left;
  for (Operation *op : match.ops)
    if (rewriter.isAlive(op))
      left.push_back(op);
  eraseDead(left, rewriter);
  return Refusal::None;
}

} // namespace taso
