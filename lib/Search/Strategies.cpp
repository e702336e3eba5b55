//===- Strategies.cpp - Greedy, look-ahead, restarts and best-first -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Searcher.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <queue>

using namespace mlir;
using namespace taso;
using namespace taso::detail;

/// Sites of one group that are tried alone where the group does not pay.
static constexpr unsigned kMaxSingleSites = 8;
/// Actions of one rule that a look-ahead follows from one state.
static constexpr unsigned kMaxPerRule = 2;

State Searcher::run() {
  State start = makeInitialState();
  report(start.cost);
  if (options.strategy == Strategy::Backtrack)
    return backtrack(std::move(start), /*replay=*/false);
  State best = greedy(std::move(start), {});
  if (options.strategy == Strategy::Auto) {
    best = restart(std::move(best));
    if (!shouldStop())
      best = backtrack(std::move(best), /*replay=*/true);
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Batched greedy
//===----------------------------------------------------------------------===//

State Searcher::greedy(State state, const DenseSet<unsigned> &disabled) {
  while (!shouldStop()) {
    if (improveRound(state, disabled))
      continue;
    if (shouldStop() || !lookAhead(state, disabled))
      break;
  }
  return state;
}

bool Searcher::improveRound(State &state, const DenseSet<unsigned> &disabled) {
  std::vector<Action> actions = findActions(
      state,
      [&](unsigned rule) {
        return rules->getRules()[rule].ruleClass == RuleClass::Decide &&
               !disabled.contains(rule);
      },
      /*replay=*/true);
  std::vector<Outcome> outcomes = evaluate(state, actions);
  return applyImproving(state, actions, outcomes) ||
         applySingleSites(state, actions, outcomes);
}

/// Applies every improving action in order of gain; each but the first is
/// priced again on what the ones before it left.
bool Searcher::applyImproving(State &state, ArrayRef<Action> actions,
                              ArrayRef<Outcome> outcomes) {
  SmallVector<unsigned> improving = order(actions, outcomes);
  llvm::erase_if(improving,
                 [&](unsigned i) { return outcomes[i].cost >= state.cost; });
  if (improving.empty())
    return false;
  // Where the operations of the round's first state stand now; null if gone.
  State current = std::move(state);
  SmallVector<Operation *> tracked = listOps(current.getBlock());
  for (unsigned next : improving) {
    if (shouldStop())
      break;
    DenseMap<Operation *, unsigned> positions;
    for (auto [i, op] : llvm::enumerate(listOps(current.getBlock())))
      positions[op] = i;
    Action moved = actions[next];
    llvm::erase_if(moved.sites, [&](Site &site) {
      auto relocate = [&](unsigned &position) {
        auto it = positions.find(tracked[position]);
        if (!tracked[position] || it == positions.end())
          return false;
        position = it->second;
        return true;
      };
      return !relocate(site.root) || !llvm::all_of(site.ops, relocate);
    });
    if (moved.sites.empty())
      continue;
    State trial;
    IRMapping mapping;
    trial.function = OwningOpRef<func::FuncOp>(
        cast<func::FuncOp>((*current.function)->clone(mapping)));
    SmallVector<Operation *> ops = listOps(trial.getBlock());
    SmallVector<Operation *> before = ops;
    unsigned applied =
        engines.front()->applyAction(*trial.function, moved, ops);
    ++statistics.statesSeen;
    trial.cost = costModel.priceBlock(trial.getBlock());
    if (applied == 0 || trial.cost >= current.cost ||
        trial.getBlock().getOperations().size() > maxOps)
      continue;
    // Follow each tracked operation into the trial.
    for (Operation *&op : tracked)
      if (op)
        op = ops[positions.lookup(op)];
    trial.chain = makeChain(current, moved, trial.cost);
    trial.hash = hasher.hashGraph(*trial.function);
    consider({trial.cost, trial.hash, trial.chain});
    current = std::move(trial);
    ++statistics.statesKept;
  }
  state = std::move(current);
  report(state.cost);
  return true;
}

/// Where a group of equal sites does not pay as a whole, one of them may.
bool Searcher::applySingleSites(State &state, ArrayRef<Action> actions,
                                ArrayRef<Outcome> outcomes) {
  std::vector<Action> singles;
  for (auto [action, outcome] : llvm::zip_equal(actions, outcomes)) {
    if (action.sites.size() < 2)
      continue;
    for (const Site &site :
         ArrayRef<Site>(action.sites).take_front(kMaxSingleSites)) {
      Action single;
      single.rule = action.rule;
      single.signature = action.signature;
      single.sites.push_back(site);
      singles.push_back(std::move(single));
    }
  }
  if (singles.empty())
    return false;
  std::vector<Outcome> results = evaluate(state, singles);
  return applyImproving(state, singles, results);
}

//===----------------------------------------------------------------------===//
// Look-ahead
//===----------------------------------------------------------------------===//

namespace {
/// A state inside a chain, with the actions that were open before it.
struct Step {
  State state;
  llvm::DenseSet<std::pair<unsigned, uint64_t>> known;
};
} // namespace

/// Tries chains of actions none of which improves by itself. A chain goes on
/// only through actions that it made possible itself.
bool Searcher::lookAhead(State &state, const DenseSet<unsigned> &disabled) {
  auto filter = [&](unsigned rule) {
    return rules->getRules()[rule].ruleClass != RuleClass::Normalise &&
           !disabled.contains(rule);
  };
  std::vector<Step> frontier;
  frontier.emplace_back();
  frontier.back().state.function =
      OwningOpRef<func::FuncOp>((*state.function).clone());
  frontier.back().state.cost = state.cost;
  frontier.back().state.hash = state.hash;
  frontier.back().state.chain = state.chain;
  DenseSet<uint64_t> visited;
  visited.insert(state.hash);
  for (unsigned depth = 0; depth < options.lookAhead; ++depth) {
    struct Candidate {
      unsigned step;
      Action action;
      Outcome outcome;
    };
    std::vector<Candidate> candidates;
    std::vector<ActionKeys> open(frontier.size());
    for (auto [i, step] : llvm::enumerate(frontier)) {
      if (shouldStop())
        return false;
      std::vector<Action> actions =
          findActions(step.state, filter, /*replay=*/true);
      for (const Action &action : actions)
        open[i].insert({action.rule, action.signature});
      llvm::erase_if(actions, [&](const Action &action) {
        return step.known.contains({action.rule, action.signature});
      });
      std::vector<Outcome> outcomes = evaluate(step.state, actions);
      DenseMap<unsigned, unsigned> perRule;
      for (unsigned next : order(actions, outcomes)) {
        if (outcomes[next].cost < state.cost) {
          State found = build(step.state, actions[next]);
          state = std::move(found);
          report(state.cost);
          return true;
        }
        if (++perRule[actions[next].rule] > kMaxPerRule ||
            !visited.insert(outcomes[next].hash).second)
          continue;
        candidates.push_back({unsigned(i), actions[next], outcomes[next]});
      }
    }
    llvm::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
      return std::make_tuple(a.outcome.cost, a.action.rule, a.outcome.hash) <
             std::make_tuple(b.outcome.cost, b.action.rule, b.outcome.hash);
    });
    if (candidates.size() > options.lookAheadWidth)
      candidates.resize(options.lookAheadWidth);
    std::vector<Step> next;
    for (Candidate &candidate : candidates) {
      Step step;
      step.state = build(frontier[candidate.step].state, candidate.action);
      step.known = frontier[candidate.step].known;
      step.known.insert(open[candidate.step].begin(),
                        open[candidate.step].end());
      next.push_back(std::move(step));
    }
    frontier = std::move(next);
    if (frontier.empty())
      return false;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Restarts
//===----------------------------------------------------------------------===//

/// Starts again without each rule that the best chain used, then polishes with
/// all rules: a greedy choice can bar a better one.
State Searcher::restart(State best) {
  llvm::SetVector<unsigned> used;
  for (const Chain *step = best.chain.get(); step; step = step->parent.get())
    if (step->action.rule != kNormaliseOnly)
      used.insert(step->action.rule);
  SmallVector<unsigned> order(used.begin(), used.end());
  llvm::sort(order);
  for (unsigned rule : order) {
    if (shouldStop())
      break;
    DenseSet<unsigned> disabled;
    disabled.insert(rule);
    State other = greedy(greedy(makeInitialState(), disabled), {});
    if (std::make_pair(other.cost, other.chain->length) <
        std::make_pair(best.cost, best.chain->length))
      best = std::move(other);
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Best-first
//===----------------------------------------------------------------------===//

namespace {
/// An entry of the queue: built only when it is popped.
struct Entry {
  int64_t cost;
  unsigned length;
  uint64_t hash;
  std::shared_ptr<State> parent;
  Action action;

  friend bool operator<(const Entry &a, const Entry &b) {
    // std::priority_queue pops the largest.
    return std::make_tuple(a.cost, a.length, a.action.rule, a.hash) >
           std::make_tuple(b.cost, b.length, b.action.rule, b.hash);
  }
};
} // namespace

State Searcher::backtrack(State start, bool replay) {
  std::priority_queue<Entry> queue;
  auto best = std::make_shared<State>(std::move(start));
  std::shared_ptr<State> current = best;
  while (!shouldStop()) {
    std::vector<Action> actions = findActions(
        *current,
        [&](unsigned rule) {
          return rules->getRules()[rule].ruleClass != RuleClass::Normalise;
        },
        replay);
    std::vector<Outcome> outcomes = evaluate(*current, actions);
    for (unsigned i : order(actions, outcomes)) {
      if (double(outcomes[i].cost) >= options.alpha * double(best->cost))
        break;
      if (!seen.insert(outcomes[i].hash).second) {
        ++statistics.statesDuplicate;
        continue;
      }
      queue.push({outcomes[i].cost, current->chain->length + 1,
                  outcomes[i].hash, current, actions[i]});
    }
    current = nullptr;
    while (!queue.empty() && !current) {
      Entry entry = queue.top();
      queue.pop();
      if (double(entry.cost) < options.alpha * double(best->cost))
        current = std::make_shared<State>(build(*entry.parent, entry.action));
    }
    if (!current) {
      if (!stopped)
        stopReason = StopReason::QueueEmpty;
      break;
    }
    if (current->cost < best->cost) {
      best = current;
      report(best->cost);
    }
  }
  State result;
  result.function = OwningOpRef<func::FuncOp>((*best->function).clone());
  result.cost = best->cost;
  result.hash = best->hash;
  result.chain = best->chain;
  return result;
}
