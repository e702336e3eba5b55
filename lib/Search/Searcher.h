//===- Searcher.h - The strategies of the search ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Search: one search from one function.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_SEARCHER_H
#define TASO_LIB_SEARCH_SEARCHER_H

#include "State.h"

#include "TASO/Rules/GraphHash.h"

#include "llvm/ADT/DenseSet.h"

namespace taso::detail {

/// The price of a state that an action leads to.
struct Outcome {
  bool valid = false; ///< the action could be applied, and the graph is new
  int64_t cost = 0;
  uint64_t hash = 0;
};

/// A graph that may be handed over.
struct Candidate {
  int64_t cost = 0;
  uint64_t hash = 0;
  std::shared_ptr<const Chain> chain;
};

class Searcher {
public:
  Searcher(mlir::func::FuncOp function, std::shared_ptr<const RuleSet> rules,
           const CostModel &costModel, const SearchOptions &options);

  /// Returns the cheapest state found; its cost is the initial one if none is
  /// cheaper than the input.
  State run();

  /// The graphs to hand over, cheapest first, given what `run` returned, which
  /// is one of them. All are cheaper than the input.
  std::vector<Candidate> getCandidates(const State &best) const;

  int64_t getInitialCost() const { return initialCost; }
  StopReason getStopReason() const { return stopReason; }
  SearchStatistics takeStatistics();

private:
  using RuleFilter = llvm::function_ref<bool(unsigned rule)>;
  /// (rule, signature) of actions: what a chain may not try again.
  using ActionKeys = llvm::DenseSet<std::pair<unsigned, uint64_t>>;

  // Strategies (Strategies.cpp).
  State greedy(State state, const llvm::DenseSet<unsigned> &disabled);
  State backtrack(State start, bool replay);
  State restart(State best);
  bool improveRound(State &state, const llvm::DenseSet<unsigned> &disabled);
  bool lookAhead(State &state, const llvm::DenseSet<unsigned> &disabled);
  bool applyImproving(State &state, llvm::ArrayRef<Action> actions,
                      llvm::ArrayRef<Outcome> outcomes);
  bool applySingleSites(State &state, llvm::ArrayRef<Action> actions,
                        llvm::ArrayRef<Outcome> outcomes);

  // Steps (Searcher.cpp).
  State makeInitialState();
  /// The actions of a state whose rule passes the filter, in a fixed order.
  /// With `replay`, matches that look alike are one action.
  std::vector<Action> findActions(State &state, RuleFilter filter, bool replay);
  /// Prices what each action leads to, in parallel.
  std::vector<Outcome> evaluate(State &state, llvm::ArrayRef<Action> actions);
  Outcome evaluateOne(Engine &engine, State &state, const Action &action);
  /// Builds the state that an action leads to.
  State build(State &state, const Action &action);
  /// Positions of valid outcomes, cheapest first.
  llvm::SmallVector<unsigned> order(llvm::ArrayRef<Action> actions,
                                    llvm::ArrayRef<Outcome> outcomes) const;
  /// Remembers a graph if it is one of the cheapest.
  void consider(Candidate candidate);
  /// Whether a graph of that cost would be remembered.
  bool isCandidate(int64_t cost) const;
  bool shouldStop();
  void report(int64_t cost);

  mlir::func::FuncOp original;
  std::shared_ptr<const RuleSet> rules;
  const CostModel &costModel;
  const SearchOptions &options;
  GraphHasher hasher;
  std::vector<std::unique_ptr<Engine>> engines; ///< one per thread
  int64_t initialCost = 0, bestCost = 0;
  unsigned maxOps = 0;
  StopReason stopReason = StopReason::NoImprovement;
  bool stopped = false;
  llvm::DenseSet<uint64_t> seen;
  std::vector<Candidate>
      shortlist; ///< the cheapest so far, each of another cost
  SearchStatistics statistics;
  std::chrono::steady_clock::time_point deadline;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_SEARCHER_H
