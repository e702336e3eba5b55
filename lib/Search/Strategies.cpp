//===- Strategies.cpp - Greedy, look-ahead, restarts and best-first -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Searcher.h"

#include "TASO/Rules/PatternGraph.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

#include <queue>

using namespace mlir;
using namespace taso;
using namespace taso::detail;

/// Actions of one rule that a look-ahead follows from one state.
static constexpr unsigned kMaxPerRule = 2;

/// What a graph must cost less than to be better than one of this cost. Kernels
/// that are cut elsewhere may change the sum by the rounding of its terms;
/// followed, such gains used up the budget on NasNet-A.
static int64_t getBar(int64_t cost) { return cost - cost / 1000000; }

const Node &Searcher::run() {
  Node *best = makeRoot();
  report(best->cost);
  if (options.strategy == Strategy::Backtrack)
    return *backtrack(best);
  best = greedy(best, {});
  if (options.strategy == Strategy::Auto) {
    best = restart(best);
    best = mergeFirst(best);
    if (!shouldStop())
      best = backtrack(best);
  }
  return *best;
}

//===----------------------------------------------------------------------===//
// Batched greedy
//===----------------------------------------------------------------------===//

Node *Searcher::greedy(Node *node, const Rules &disabled) {
  while (!shouldStop()) {
    Node *better = improveRound(node, disabled);
    if (!better && !shouldStop())
      better = lookAhead(node, disabled);
    if (!better)
      break;
    node = better;
  }
  return node;
}

Node *Searcher::improveRound(Node *node, const Rules &disabled) {
  auto filter = [&](const Action &action) {
    return rules->getRules()[action.rule].ruleClass == RuleClass::Decide &&
           !disabled.contains(action.rule);
  };
  expand(*node);
  if (Node *better = applyImproving(node, node->offers, filter))
    return better;
  // Where a group of equal sites does not pay as a whole, one of them may.
  return applyImproving(node, node->singles, filter);
}

/// Where the sites of an action are now; those are left out of which an
/// operation is gone.
static Action relocate(const Action &action, ArrayRef<Operation *> before,
                       const DenseMap<Operation *, unsigned> &positions) {
  Action moved = action;
  llvm::erase_if(moved.sites, [&](Site &site) {
    auto relocate = [&](unsigned &position) {
      auto it = positions.find(before[position]);
      if (it == positions.end())
        return false;
      position = it->second;
      return true;
    };
    return !relocate(site.root) || !llvm::all_of(site.ops, relocate);
  });
  return moved;
}

/// Applies every improving action in order of gain; each but the first is
/// priced again on what the ones before it left.
Node *Searcher::applyImproving(Node *node, Offers &offers,
                               ActionFilter filter) {
  evaluate(*node, offers, filter, node->cost);
  SmallVector<unsigned> improving = order(offers, filter);
  llvm::erase_if(improving, [&](unsigned i) {
    return offers[i].outcome->cost >= getBar(node->cost);
  });
  if (improving.empty())
    return nullptr;
  Workspace &workspace = *workspaces.front();
  workspace.moveTo(*node);
  SmallVector<Operation *> before(workspace.getOps());
  // Nodes on this very way: those that were reached by another way before have
  // other operations.
  const Offer &first = offers[improving.front()];
  Node *current = makeChild(node, first.action, *first.outcome);
  for (unsigned next : ArrayRef(improving).drop_front()) {
    if (shouldStop())
      break;
    workspace.moveTo(*current);
    Action moved =
        relocate(offers[next].action, before, workspace.getPositions());
    if (moved.sites.empty())
      continue;
    Outcome outcome = applyAndPrice(workspace, *current, moved,
                                    /*measures=*/true, current->cost);
    ++statistics.statesSeen;
    consider(*current, moved, outcome);
    if (!outcome.valid || outcome.cost >= getBar(current->cost)) {
      workspace.undo();
      continue;
    }
    current = makeChild(current, std::move(moved), outcome);
    workspace.arriveAt(*current);
  }
  report(current->cost);
  // Measured prices of one graph, with its operations in another order, differ
  // by their noise: no circle may look like a descent.
  Node *united = unite(current);
  return united->cost < node->cost ? united : nullptr;
}

//===----------------------------------------------------------------------===//
// Look-ahead
//===----------------------------------------------------------------------===//

namespace {
/// A graph inside a chain, with the actions that were open before it.
struct Step {
  Node *node;
  DenseSet<std::pair<unsigned, uint64_t>> known;
};
} // namespace

/// Those operations of an action's matches that others read, too.
static llvm::BitVector getShared(const Node &node, const Action &action) {
  llvm::BitVector shared(node.shared.size());
  for (const Site &site : action.sites)
    for (unsigned op : site.ops)
      if (node.shared[op])
        shared.set(op);
  return shared;
}

/// What a chain that goes on with an action knows: all that was open, except
/// for what reads an operation that the action read. Only the last reader does
/// away with it.
static DenseSet<std::pair<unsigned, uint64_t>> getKnown(const Step &from,
                                                        const Offer &taken) {
  DenseSet<std::pair<unsigned, uint64_t>> known = from.known;
  llvm::BitVector shared = getShared(*from.node, taken.action);
  for (const Offer &other : from.node->offers) {
    std::pair<unsigned, uint64_t> key = {other.action.rule,
                                         other.action.signature};
    if (&other != &taken &&
        shared.anyCommon(getShared(*from.node, other.action)))
      known.erase(key);
    else
      known.insert(key);
  }
  return known;
}

/// Tries chains of actions none of which improves by itself. A chain goes on
/// only through actions that it made possible itself, or that share an
/// operation with what it did.
Node *Searcher::lookAhead(Node *start, const Rules &disabled) {
  // What a restart ends with is polished with the whole width.
  size_t width = options.lookAheadWidth;
  if (!disabled.empty())
    width = (width + 1) / 2;
  std::vector<Step> frontier = {{start, {}}};
  DenseSet<uint64_t> visited = {start->hash};
  for (unsigned depth = 0; depth < options.lookAhead; ++depth) {
    struct Candidate {
      unsigned step, offer;
    };
    std::vector<Candidate> candidates;
    auto getOffer = [&](const Candidate &candidate) -> const Offer & {
      return frontier[candidate.step].node->offers[candidate.offer];
    };
    for (auto [i, step] : llvm::enumerate(frontier)) {
      if (shouldStop())
        return nullptr;
      Node *node = step.node;
      expand(*node);
      auto isOpen = [&, &known = step.known](const Action &action) {
        return !disabled.contains(action.rule) &&
               !known.contains({action.rule, action.signature});
      };
      evaluate(*node, node->offers, isOpen, start->cost);
      DenseMap<unsigned, unsigned> perRule;
      for (unsigned next : order(node->offers, isOpen)) {
        const Offer &offer = node->offers[next];
        if (offer.outcome->cost < getBar(start->cost)) {
          Node *child = getChild(node, offer.action, *offer.outcome);
          if (child->cost < getBar(start->cost)) {
            report(child->cost);
            return child;
          }
        }
        if (++perRule[offer.action.rule] <= kMaxPerRule &&
            visited.insert(offer.outcome->hash).second)
          candidates.push_back({unsigned(i), next});
      }
    }
    auto getKey = [&](const Candidate &candidate) {
      const Offer &offer = getOffer(candidate);
      return std::make_tuple(offer.outcome->cost, offer.action.rule,
                             offer.outcome->hash);
    };
    llvm::stable_sort(candidates, [&](const Candidate &a, const Candidate &b) {
      return getKey(a) < getKey(b);
    });
    if (candidates.size() > width)
      candidates.resize(width);
    std::vector<Step> next;
    for (const Candidate &candidate : candidates) {
      const Step &from = frontier[candidate.step];
      const Offer &offer = getOffer(candidate);
      next.push_back({getChild(from.node, offer.action, *offer.outcome),
                      getKnown(from, offer)});
    }
    frontier = std::move(next);
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Restarts
//===----------------------------------------------------------------------===//

/// The rules of the chain that led to a graph, in the order of their first use.
static SmallVector<unsigned> getUsedRules(const Node *node) {
  SmallVector<unsigned> chain;
  for (const Node *step = node; step->parent; step = step->parent)
    if (step->action.rule != kNormaliseOnly)
      chain.push_back(step->action.rule);
  llvm::SetVector<unsigned> used(chain.rbegin(), chain.rend());
  return SmallVector<unsigned>(used.begin(), used.end());
}

/// Starts again without all larger rules and without each rule that the best
/// chain used, then polishes with all rules: a greedy choice can bar a better
/// one. Where one of these did, it starts without each two that followed each
/// other, too.
Node *Searcher::restart(Node *best) {
  const Node *first = best;
  SmallVector<unsigned> used = getUsedRules(best);
  auto getSize = [&](unsigned rule) {
    return rules->getRules()[rule].numSourceOps;
  };
  auto getLargerThan = [&](unsigned size) {
    Rules larger;
    for (unsigned rule = 0; rule < rules->getRules().size(); ++rule)
      if (getSize(rule) > size)
        larger.insert(rule);
    return larger;
  };
  // Restarts go on while they pay: not once they have seen twice as many graphs
  // without a gain as all that came before.
  uint64_t won = statistics.statesSeen;
  auto tryWithout = [&](const Rules &disabled) {
    if (shouldStop() || statistics.statesSeen > 3 * won)
      return;
    Node *other = greedy(greedy(&nodes.front(), disabled), {});
    if (other->cost < getBar(best->cost))
      won = statistics.statesSeen;
    if (std::make_pair(other->cost, other->length) <
        std::make_pair(best->cost, best->length))
      best = other;
  };
  // Small steps first: a large one can take what several small ones would have
  // used better.
  unsigned largest = 0;
  for (unsigned rule : used)
    largest = std::max(largest, getSize(rule));
  for (unsigned size = largest; size-- > 1;)
    tryWithout(getLargerThan(size));
  for (unsigned rule : used)
    tryWithout({rule});
  if (best->cost >= getBar(first->cost))
    return best;
  for (auto [one, two] :
       llvm::zip(used, ArrayRef(used).drop_front(!used.empty())))
    tryWithout({one, two});
  return best;
}

/// Which rules replace several operations at once, none of which feeds another.
static llvm::BitVector findMerges(const RuleSet &rules) {
  llvm::BitVector merges(rules.getRules().size());
  for (auto [i, pattern] :
       llvm::enumerate(rules.getPureModule().getOps<pdl::PatternOp>()))
    merges[i] = PatternGraph(pattern).getRoots().size() > 1;
  return merges;
}

/// A normalising rule can hide a merge: of three products of one matrix, one
/// whose result is sliced becomes one of another matrix. So where the input has
/// merges that its normal form has not, it is merged before it is normalised.
Node *Searcher::mergeFirst(Node *best) {
  if (shouldStop())
    return best;
  llvm::BitVector merges = findMerges(*rules);
  auto countSites = [&](Node &node) {
    std::map<unsigned, size_t> sites;
    expand(node);
    for (const Offer &offer : node.offers)
      if (merges[offer.action.rule])
        sites[offer.action.rule] += offer.action.sites.size();
    return sites;
  };
  Node *raw = makeRawRoot();
  std::map<unsigned, size_t> known = countSites(nodes.front());
  if (llvm::all_of(countSites(*raw), [&](const auto &sites) {
        return sites.second <= known[sites.first];
      }))
    return best;
  Rules others;
  for (unsigned rule = 0; rule < merges.size(); ++rule)
    if (!merges[rule])
      others.insert(rule);
  Node *merged = raw;
  while (Node *next = shouldStop() ? nullptr : improveRound(merged, others))
    merged = next;
  if (merged == raw || shouldStop())
    return best;
  Node *other = greedy(normalise(merged), {});
  return std::make_pair(other->cost, other->length) <
                 std::make_pair(best->cost, best->length)
             ? other
             : best;
}

//===----------------------------------------------------------------------===//
// Best-first
//===----------------------------------------------------------------------===//

namespace {
/// An entry of the queue: a node is made only when it is popped.
struct Entry {
  int64_t cost;
  unsigned length;
  uint64_t hash;
  Node *parent;
  unsigned offer;

  friend bool operator<(const Entry &a, const Entry &b) {
    // std::priority_queue pops the largest.
    auto getKey = [](const Entry &entry) {
      return std::make_tuple(entry.cost, entry.length,
                             entry.parent->offers[entry.offer].action.rule,
                             entry.hash);
    };
    return getKey(a) > getKey(b);
  }
};
} // namespace

Node *Searcher::backtrack(Node *start) {
  std::priority_queue<Entry> queue;
  DenseSet<uint64_t> seen = {start->hash};
  Node *best = start;
  auto isFollowed = [&](int64_t cost) {
    return double(cost) < options.alpha * double(getBar(best->cost));
  };
  auto any = [](const Action &) { return true; };
  for (Node *current = start; !shouldStop();) {
    expand(*current);
    evaluate(*current, current->offers, any,
             std::llround(options.alpha * double(best->cost)));
    for (unsigned i : order(current->offers, any)) {
      const Outcome &outcome = *current->offers[i].outcome;
      if (!isFollowed(outcome.cost))
        break;
      if (seen.insert(outcome.hash).second)
        queue.push(
            {outcome.cost, current->length + 1, outcome.hash, current, i});
      else
        ++statistics.statesDuplicate;
    }
    current = nullptr;
    while (!queue.empty() && !current) {
      Entry entry = queue.top();
      queue.pop();
      const Offer &offer = entry.parent->offers[entry.offer];
      if (isFollowed(entry.cost))
        current = getChild(entry.parent, offer.action, *offer.outcome);
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
  return best;
}
