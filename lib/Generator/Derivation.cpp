//===- Derivation.cpp - Chains of rules between two graphs ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Breadth first from the source. A graph is there in two forms, as the rule
// left it and canonicalised: some rules match the one form, some the other.
// Graphs that one rule makes of the target come first in each step: if a rule
// has an inverse in the set, the last step starts at one of them.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Derivation.h"

#include "TASO/Dialect/CanonicalizationPatterns.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Rules/GraphHash.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Rules/RuleMatcher.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir;

namespace taso::generator {

using Function = OwningOpRef<func::FuncOp>;

//===----------------------------------------------------------------------===//
// The set of rules
//===----------------------------------------------------------------------===//

/// Erases a condition, and the values that only it looks at.
static void eraseCondition(pdl::ApplyNativeConstraintOp condition) {
  SmallVector<Value> arguments(condition.getArgs());
  condition.erase();
  for (Value argument : arguments) {
    Operation *def = argument.getDefiningOp();
    if (isa<pdl::ResultOp, pdl::AttributeOp>(def) && def->use_empty())
      def->erase();
  }
}

FailureOr<std::shared_ptr<const RuleSet>>
createDerivationRules(ModuleOp rules) {
  OwningOpRef<ModuleOp> copy = rules.clone();
  SmallVector<pdl::ApplyNativeConstraintOp> conditions;
  copy->walk([&](pdl::ApplyNativeConstraintOp condition) {
    if (isGuidance(condition))
      conditions.push_back(condition);
  });
  for (pdl::ApplyNativeConstraintOp condition : conditions) {
    // The hash that the rule states is of the text with the condition.
    condition->getParentOfType<pdl::PatternOp>()->removeAttr("taso.hash");
    eraseCondition(condition);
  }
  return RuleSet::create(std::move(copy));
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {
/// What a graph is compared by.
struct Hashes {
  uint64_t exact = 0, flat = 0;
};

/// A graph that the search has reached.
struct State {
  Function function;
  Chain chain;
  uint64_t hash = 0; ///< exact
};
} // namespace

/// Drops dead operations, and makes equal ones one.
static void tidy(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.front())))
    if (isOpTriviallyDead(&op))
      rewriter.eraseOp(&op);
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
}

namespace {
/// Applies rules and canonicalisation to copies.
class Rewriting {
public:
  explicit Rewriting(std::shared_ptr<const RuleSet> rules)
      : matcher(rules), canonicalization(getCanonicalizationPatterns(
                            rules->getPureModule()->getContext())) {}

  const RuleSet &getRuleSet() const { return matcher.getRuleSet(); }
  SmallVector<Match> collect(func::FuncOp function) {
    SmallVector<Match> matches;
    matcher.collect(function.front(), matches);
    return matches;
  }
  Function canonicalize(func::FuncOp function);
  /// A copy with the match applied, or null if it is refused.
  Function apply(func::FuncOp function, const Match &match);
  Hashes hash(func::FuncOp function) {
    return {hasher.hashGraph(function),
            hasher.hashGraph(function, /*flat=*/true)};
  }

private:
  RuleMatcher matcher;
  FrozenRewritePatternSet canonicalization;
  GraphHasher hasher;
};
} // namespace

Function Rewriting::canonicalize(func::FuncOp function) {
  Function copy = function.clone();
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // The driver reports failure when it does not converge; what it did until
  // then is sound.
  (void)applyPatternsGreedily(*copy, canonicalization, config);
  tidy(*copy);
  return copy;
}

Function Rewriting::apply(func::FuncOp function, const Match &match) {
  IRMapping mapping;
  Function copy = cast<func::FuncOp>(function->clone(mapping));
  Match there = match;
  there.root = mapping.lookup(match.root);
  for (Operation *&op : there.ops)
    op = mapping.lookup(op);
  if (matcher.apply(there) != Refusal::None)
    return {};
  tidy(*copy);
  return copy;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

namespace {
/// Whether a rule may be applied in a step, the first being 0.
using Filter = llvm::function_ref<bool(unsigned step, unsigned rule)>;

class ChainSearch {
public:
  ChainSearch(Rewriting &rewriting, unsigned maxSteps, unsigned maxApplications,
              Filter filter)
      : rewriting(rewriting), maxSteps(maxSteps),
        maxApplications(maxApplications), filter(filter) {}

  Derivation run(func::FuncOp source, func::FuncOp target);

private:
  void setGoal(func::FuncOp source, func::FuncOp target);
  bool isGoal(const Hashes &raw, const Hashes &canonical) const;
  bool visit(Function function, Chain chain);
  bool expand(State &state);
  void findNeighbours(func::FuncOp target);

  Rewriting &rewriting;
  unsigned maxSteps, maxApplications;
  Filter filter;
  Derivation result;

  Hashes rawGoal, canonicalGoal;
  bool isFlatGoal = false;
  /// Graphs that one rule makes of the target.
  llvm::DenseSet<uint64_t> neighbours;

  std::vector<State> states; ///< that the last step has reached
  unsigned step = 0;         ///< the number of steps that reach them
  llvm::DenseSet<uint64_t> seen;
};
} // namespace

/// Sides that only differ in the order of a sum are not the same graph: a rule
/// that says so must be applied.
void ChainSearch::setGoal(func::FuncOp source, func::FuncOp target) {
  Function canonical = rewriting.canonicalize(target);
  rawGoal = rewriting.hash(target);
  canonicalGoal = rewriting.hash(*canonical);
  Function start = rewriting.canonicalize(source);
  isFlatGoal = rewriting.hash(source).flat != rawGoal.flat &&
               rewriting.hash(*start).flat != canonicalGoal.flat;
}

bool ChainSearch::isGoal(const Hashes &raw, const Hashes &canonical) const {
  if (raw.exact == rawGoal.exact || canonical.exact == canonicalGoal.exact)
    return true;
  return isFlatGoal &&
         (raw.flat == rawGoal.flat || canonical.flat == canonicalGoal.flat);
}

/// Keeps a graph, in both forms, unless it is known or the last step has made
/// it. Returns true, and sets the chain, if it is the target.
bool ChainSearch::visit(Function function, Chain chain) {
  Hashes raw = rewriting.hash(*function);
  if (!seen.insert(raw.exact).second)
    return false;
  Function canonical = rewriting.canonicalize(*function);
  Hashes hashes = rewriting.hash(*canonical);
  if (isGoal(raw, hashes)) {
    result.chain = std::move(chain);
    return true;
  }
  if (chain.size() == maxSteps)
    return false;
  states.push_back({std::move(function), chain, raw.exact});
  if (seen.insert(hashes.exact).second)
    states.push_back({std::move(canonical), std::move(chain), hashes.exact});
  return false;
}

/// Applies every rule everywhere. Returns true if that makes the target.
bool ChainSearch::expand(State &state) {
  for (const Match &match : rewriting.collect(*state.function)) {
    if (!filter(step, match.rule))
      continue;
    result.limited = result.applications == maxApplications;
    if (result.limited)
      return false;
    ++result.applications;
    Function made = rewriting.apply(*state.function, match);
    if (!made)
      continue;
    Chain chain = state.chain;
    chain.push_back(match.rule);
    if (visit(std::move(made), std::move(chain)))
      return true;
  }
  return false;
}

void ChainSearch::findNeighbours(func::FuncOp target) {
  Function copy = target.clone();
  tidy(*copy);
  for (const Match &match : rewriting.collect(*copy))
    if (Function made = rewriting.apply(*copy, match)) {
      neighbours.insert(rewriting.hash(*made).exact);
      Function canonical = rewriting.canonicalize(*made);
      neighbours.insert(rewriting.hash(*canonical).exact);
    }
}

Derivation ChainSearch::run(func::FuncOp source, func::FuncOp target) {
  setGoal(source, target);
  findNeighbours(target);
  Function start = source.clone();
  tidy(*start);
  if (visit(std::move(start), {}))
    return std::move(result);
  for (; step < maxSteps && !states.empty(); ++step) {
    std::vector<State> last = std::exchange(states, {});
    std::stable_partition(last.begin(), last.end(), [&](const State &state) {
      return neighbours.contains(state.hash);
    });
    for (State &state : last)
      if (expand(state) || result.limited)
        return std::move(result);
  }
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

struct Deriver::Impl {
  Impl(std::shared_ptr<const RuleSet> rules, const DerivationOptions &options)
      : options(options), rewriting(rules),
        allowed(rules->getRules().size(), true) {}

  DerivationOptions options;
  Rewriting rewriting;
  llvm::BitVector allowed;
};

Deriver::Deriver(std::shared_ptr<const RuleSet> rules,
                 const DerivationOptions &options)
    : impl(std::make_unique<Impl>(std::move(rules), options)) {}
Deriver::~Deriver() = default;

const RuleSet &Deriver::getRuleSet() const {
  return impl->rewriting.getRuleSet();
}

void Deriver::allow(llvm::BitVector rules) {
  assert(rules.size() == getRuleSet().getRules().size());
  impl->allowed = std::move(rules);
}

/// Whether a graph is several like operators on inputs that compute something.
static bool isMerge(func::FuncOp source) {
  auto operators = source.getFunctionBody().front().without_terminator();
  if (llvm::range_size(operators) < 2)
    return false;
  const semantics::OperatorInfo *info = getOperatorInfo(&*operators.begin());
  if (!info || info->has(semantics::kDataMovement))
    return false;
  return llvm::all_of(operators, [&](Operation &op) {
    return op.getName() == operators.begin()->getName() &&
           llvm::all_of(op.getOperands(), [](Value operand) {
             return isa<BlockArgument>(operand);
           });
  });
}

Derivation Deriver::derive(func::FuncOp source, func::FuncOp target) {
  auto isAllowed = [&](unsigned, unsigned rule) {
    return impl->allowed.test(rule);
  };
  unsigned maxSteps = impl->options.maxSteps;
  if (isMerge(source))
    maxSteps = std::min(maxSteps, impl->options.maxStepsOfMerge);
  return ChainSearch(impl->rewriting, maxSteps, impl->options.maxApplications,
                     isAllowed)
      .run(source, target);
}

bool Deriver::leadsTo(func::FuncOp source, func::FuncOp target,
                      ArrayRef<unsigned> chain) {
  auto isNext = [&](unsigned step, unsigned rule) {
    return chain[step] == rule;
  };
  return ChainSearch(impl->rewriting, chain.size(),
                     impl->options.maxApplications, isNext)
      .run(source, target)
      .chain.has_value();
}

} // namespace taso::generator
