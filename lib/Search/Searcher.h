//===- Searcher.h - The strategies of the search ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Search: one search from one function. Every graph that the
// strategies hold is a node; each is expanded and priced once, however many
// strategies and restarts come by.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_SEARCHER_H
#define TASO_LIB_SEARCH_SEARCHER_H

#include "Node.h"
#include "Workspace.h"

#include "TASO/Search/Search.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>

namespace taso::detail {

class Searcher {
public:
  Searcher(mlir::func::FuncOp function, std::shared_ptr<const RuleSet> rules,
           const CostModel &costModel, const SearchOptions &options);

  /// Returns the cheapest graph found: the normalised input if none is cheaper.
  const Node &run();

  /// The graphs to hand over, cheapest first, given what `run` returned. All
  /// are cheaper than the input.
  std::vector<const Node *> getCandidates(const Node &best) const;

  int64_t getInitialCost() const { return initialCost; }
  StopReason getStopReason() const { return stopReason; }
  /// What a check of `verifyEach` found wrong; empty if nothing.
  const std::string &getError() const { return error; }
  SearchStatistics takeStatistics();

private:
  using ActionFilter = llvm::function_ref<bool(const Action &action)>;
  using Rules = llvm::DenseSet<unsigned>;
  /// (rule, signature) of actions: what a chain may not try again.
  using ActionKeys = llvm::DenseSet<std::pair<unsigned, uint64_t>>;
  using Offers = std::vector<Offer>;

  // Strategies (Strategies.cpp).
  Node *greedy(Node *node, const Rules &disabled);
  Node *backtrack(Node *start);
  Node *restart(Node *best);
  Node *mergeFirst(Node *best);
  Node *improveRound(Node *node, const Rules &disabled);
  Node *lookAhead(Node *node, const Rules &disabled);
  /// The cheaper node that improving offers lead to together, or null.
  Node *applyImproving(Node *node, Offers &offers, ActionFilter filter);

  // Steps (Searcher.cpp).
  Node *makeRoot();
  /// The input, simplified without rules.
  Node *makeRawRoot();
  /// The normal form of a graph that was reached from there.
  Node *normalise(Node *node);
  /// Finds what can be done at a node.
  void expand(Node &node);
  void verifyMatches(Workspace &workspace, llvm::ArrayRef<Match> matches);
  /// Prices what those offers of a node lead to that pass the filter, in
  /// parallel, unless that is known. What has to be measured for that is
  /// measured in one batch, but of graphs that will not cost less than `limit`.
  void evaluate(const Node &node, Offers &offers, ActionFilter filter,
                int64_t limit);
  /// The same for these offers, until it is time to stop, without measuring.
  /// Returns how many it came to.
  size_t evaluateAll(const Node &node, llvm::ArrayRef<Offer *> offers,
                     int64_t limit);
  /// Applies an action to a node and prices the result, which the workspace
  /// holds then: the caller undoes it or arrives there.
  Outcome applyAndPrice(Workspace &workspace, const Node &node,
                        const Action &action, bool measures, int64_t limit);
  /// The price of the graph that a workspace holds after an action. Without
  /// `measures` it waits for what it asks the cost model to measure.
  Outcome price(Workspace &workspace, bool measures,
                int64_t limit = CostModel::kUnpriced);
  void measureAsked();
  /// A node that an action leads to.
  Node *makeChild(const Node *parent, Action action, const Outcome &outcome);
  /// The node that stands for all that are the same graph.
  Node *unite(Node *node);
  /// Both: the node that an action leads to.
  Node *getChild(Node *parent, Action action, const Outcome &outcome);
  /// Positions of valid offers that pass the filter, cheapest first.
  llvm::SmallVector<unsigned> order(const Offers &offers,
                                    ActionFilter filter) const;
  /// Remembers the graph that an action leads to if it is one of the cheapest.
  void consider(const Node &parent, const Action &action,
                const Outcome &outcome);
  /// Notes that nothing was cheaper than what is seen now.
  void noteBest();
  bool shouldStop();
  void report(int64_t cost, std::optional<BatchProgress> batch = std::nullopt);

  mlir::func::FuncOp original;
  std::shared_ptr<const RuleSet> rules;
  const CostModel &costModel;
  const SearchOptions &options;
  GraphHasher hasher;
  std::vector<std::unique_ptr<Workspace>> workspaces; ///< one per thread
  std::deque<Node> nodes;
  llvm::DenseMap<uint64_t, Node *> byHash;
  /// The cheapest so far, each of another cost.
  std::vector<const Node *> shortlist;
  int64_t initialCost = 0, bestCost = 0;
  unsigned maxOps = 0;
  /// Matches that look alike are one action.
  bool isReplaying;
  StopReason stopReason = StopReason::NoImprovement;
  bool stopped = false;
  std::string error;
  SearchStatistics statistics;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point deadline;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_SEARCHER_H
