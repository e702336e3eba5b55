//===- Engine.cpp - Applying actions to functions -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "State.h"

#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

namespace {

/// Forgets operations that are erased, so that a stale pointer is never
/// followed.
class EraseTracker : public RewriterBase::Listener {
public:
  explicit EraseTracker(MutableArrayRef<Operation *> ops) : ops(ops) {
    for (auto [i, op] : llvm::enumerate(ops))
      if (op)
        positions[op] = i;
  }
  void notifyOperationErased(Operation *op) override {
    auto it = positions.find(op);
    if (it == positions.end())
      return;
    ops[it->second] = nullptr;
    positions.erase(it);
  }

private:
  MutableArrayRef<Operation *> ops;
  DenseMap<Operation *, unsigned> positions;
};

/// Passes erasures on to another listener and remembers them for a list of
/// matches of its own.
class MatchTracker : public RewriterBase::Listener {
public:
  explicit MatchTracker(RewriterBase::Listener *next) : next(next) {}
  void notifyOperationErased(Operation *op) override {
    erased.insert(op);
    if (next)
      next->notifyOperationErased(op);
  }
  bool isAlive(const Match &match) const {
    return llvm::none_of(match.ops,
                         [&](Operation *op) { return erased.contains(op); });
  }

private:
  RewriterBase::Listener *next;
  DenseSet<Operation *> erased;
};

} // namespace

static FrozenRewritePatternSet getCanonicalization(MLIRContext *context) {
  RewritePatternSet patterns(context);
  auto *dialect = context->getOrLoadDialect<TASODialect>();
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (&name.getDialect() == dialect)
      name.getCanonicalizationPatterns(patterns, context);
  return FrozenRewritePatternSet(std::move(patterns));
}

Engine::Engine(std::shared_ptr<const RuleSet> rules, MLIRContext *context)
    : rules(rules), matcher(rules),
      canonicalization(getCanonicalization(context)) {}

SmallVector<Match> Engine::collect(Block &block) {
  SmallVector<Match> matches;
  matcher.collect(block, matches);
  return matches;
}

bool Engine::applyMatch(const Match &match, RewriterBase::Listener *listener,
                        ApplicationRecorder record) {
  Location loc = match.root->getLoc();
  Refusal refusal = matcher.apply(match, listener);
  if (refusal != Refusal::None) {
    ++refusals[stringifyRefusal(refusal).str()];
    return false;
  }
  if (record)
    record(match.rule, loc);
  return true;
}

unsigned Engine::applyAction(func::FuncOp function, const Action &action,
                             SmallVectorImpl<Operation *> &ops,
                             ApplicationRecorder record) {
  EraseTracker tracker(ops);
  unsigned applied = 0;
  for (const Site &site : action.sites) {
    Match match;
    match.rule = action.rule;
    match.variant = site.variant;
    match.root = ops[site.root];
    for (unsigned position : site.ops)
      match.ops.push_back(ops[position]);
    if (!match.root || llvm::is_contained(match.ops, nullptr))
      continue;
    applied += applyMatch(match, &tracker, record);
  }
  if (applied != 0 || action.rule == kNormaliseOnly)
    normalise(function, &tracker, record);
  return applied;
}

bool Engine::applyNormalisingRules(func::FuncOp function,
                                   RewriterBase::Listener *listener,
                                   ApplicationRecorder record) {
  Block &block = function.getBody().front();
  // Each round follows new matches only; rules that undo each other would go on
  // for ever, so the rounds are bounded.
  constexpr unsigned kMaxRounds = 64;
  bool changed = false;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    MatchTracker tracker(listener);
    bool changedNow = false;
    for (const Match &match : collect(block)) {
      if (rules->getRules()[match.rule].ruleClass != RuleClass::Normalise ||
          !tracker.isAlive(match))
        continue;
      changedNow |= applyMatch(match, &tracker, record);
    }
    if (!changedNow)
      break;
    changed = true;
  }
  return changed;
}

void Engine::normalise(func::FuncOp function, RewriterBase::Listener *listener,
                       ApplicationRecorder record) {
  GreedyRewriteConfig config;
  config.setListener(listener);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  constexpr unsigned kMaxRounds = 16;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    // The driver reports failure when it does not converge; what it did until
    // then is sound.
    (void)applyPatternsGreedily(function, canonicalization, config);
    IRRewriter rewriter(function.getContext(), listener);
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter, dominance, function);
    if (!applyNormalisingRules(function, listener, record))
      return;
  }
}

SmallVector<Operation *> taso::detail::listOps(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  return ops;
}

void taso::detail::stripLocations(func::FuncOp function) {
  Location unknown = UnknownLoc::get(function.getContext());
  function.walk([&](Operation *op) { op->setLoc(unknown); });
}
