//===- Engine.cpp - Applying actions to functions -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "State.h"

#include "TASO/Dialect/CanonicalizationPatterns.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

namespace taso::detail {

/// Hears of every change to a function: forgets operations that are erased, so
/// that a stale pointer is never followed, and collects those that are new or
/// have other operands or users than before.
class ChangeTracker : public RewriterBase::Listener {
public:
  explicit ChangeTracker(MutableArrayRef<Operation *> ops) : ops(ops) {
    for (auto [i, op] : llvm::enumerate(ops))
      if (op)
        positions[op] = i;
  }

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ++growth;
    changed.insert(op);
    markNeighbours(op);
  }
  void notifyOperationModified(Operation *op) override {
    changed.insert(op);
    markNeighbours(op);
  }
  void notifyOperationReplaced(Operation *op, ValueRange values) override {
    for (Operation *user : op->getUsers())
      changed.insert(user);
    for (Value value : values)
      markNeighbour(value);
  }
  void notifyOperationErased(Operation *op) override {
    --growth;
    changed.remove(op);
    erased.insert(op);
    // What it used has a user less.
    markNeighbours(op);
    auto it = positions.find(op);
    if (it == positions.end())
      return;
    ops[it->second] = nullptr;
    positions.erase(it);
  }

  /// The changed operations, in the order of the changes; they are forgotten.
  SmallVector<Operation *> takeChanged() { return changed.takeVector(); }

  /// True if the function has grown so much that normalising it cannot be what
  /// is going on: some rule makes more of its own matches than it removes.
  bool hasOvergrown() const {
    return growth > int64_t(ops.size()) + kMaxGrowth;
  }

  /// Begins to watch for erased operations of matches.
  void watch() { erased.clear(); }
  bool isAlive(const Match &match) const {
    return llvm::none_of(match.ops,
                         [&](Operation *op) { return erased.contains(op); });
  }

private:
  void markNeighbours(Operation *op) {
    for (Value operand : op->getOperands())
      markNeighbour(operand);
  }
  /// A value has other users than before: the rules that ask for them match at
  /// its definition or, for an argument, at its users.
  void markNeighbour(Value value) {
    if (Operation *def = value.getDefiningOp()) {
      changed.insert(def);
      return;
    }
    for (Operation *user : value.getUsers())
      changed.insert(user);
  }

  static constexpr int64_t kMaxGrowth = 256;

  MutableArrayRef<Operation *> ops;
  int64_t growth = 0; ///< operations inserted less operations erased
  DenseMap<Operation *, unsigned> positions;
  llvm::SetVector<Operation *> changed;
  DenseSet<Operation *> erased;
};

} // namespace taso::detail

Engine::Engine(std::shared_ptr<const RuleSet> rules, MLIRContext *context)
    : rules(rules), matcher(rules),
      canonicalization(getCanonicalizationPatterns(context)) {
  for (const Rule &rule : this->rules->getRules())
    if (rule.ruleClass == RuleClass::Normalise)
      reach = std::max(reach, rule.numSourceOps);
}

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
  ChangeTracker changes(ops);
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
    applied += applyMatch(match, &changes, record);
  }
  bool everywhere = action.rule == kNormaliseOnly;
  if (applied != 0 || everywhere)
    normalise(function, changes, everywhere, record);
  return applied;
}

/// Adds the operations that are at most `reach` steps away, where a step leads
/// to the definition of an operand or to another user of a value. The result is
/// in block order.
static SmallVector<Operation *> getNeighbourhood(ArrayRef<Operation *> ops,
                                                 Block &block, unsigned reach) {
  llvm::SetVector<Operation *> result;
  for (Operation *op : ops)
    if (op->getBlock() == &block)
      result.insert(op);
  size_t begin = 0;
  for (unsigned step = 0; step < reach; ++step) {
    size_t end = result.size();
    for (; begin < end; ++begin) {
      Operation *op = result[begin];
      for (Value operand : op->getOperands()) {
        if (Operation *def = operand.getDefiningOp())
          result.insert(def);
        result.insert(operand.user_begin(), operand.user_end());
      }
      result.insert(op->user_begin(), op->user_end());
    }
  }
  SmallVector<Operation *> sorted(result.begin(), result.end());
  llvm::erase_if(sorted,
                 [&](Operation *op) { return op->getBlock() != &block; });
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}

bool Engine::applyNormalisingRules(func::FuncOp function,
                                   ChangeTracker &changes, bool everywhere,
                                   ApplicationRecorder record) {
  Block &block = function.getBody().front();
  // Rules that undo each other would go on for ever, so the rounds are bounded.
  constexpr unsigned kMaxRounds = 64;
  bool changed = false;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    if (changes.hasOvergrown() || isStopRequested())
      break;
    SmallVector<Match> matches;
    SmallVector<Operation *> around = changes.takeChanged();
    if (everywhere)
      matcher.collect(block, matches);
    else
      matcher.collectAt(getNeighbourhood(around, block, reach), matches);
    everywhere = false;
    changes.watch();
    bool changedNow = false;
    for (const Match &match : matches)
      if (rules->getRules()[match.rule].ruleClass == RuleClass::Normalise &&
          changes.isAlive(match) && !changes.hasOvergrown())
        changedNow |= applyMatch(match, &changes, record);
    if (!changedNow)
      break;
    changed = true;
  }
  return changed;
}

void Engine::normalise(func::FuncOp function, ChangeTracker &changes,
                       bool everywhere, ApplicationRecorder record) {
  GreedyRewriteConfig config;
  config.setListener(&changes);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  constexpr unsigned kMaxRounds = 16;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    // The driver reports failure when it does not converge; what it did until
    // then is sound.
    (void)applyPatternsGreedily(function, canonicalization, config);
    IRRewriter rewriter(function.getContext(), &changes);
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter, dominance, function);
    if (!applyNormalisingRules(function, changes, everywhere, record) ||
        changes.hasOvergrown())
      return;
    everywhere = false;
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
