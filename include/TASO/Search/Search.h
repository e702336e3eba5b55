//===- Search.h - Cost-driven search over equal graphs ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks for a cheaper function among those that rewrite rules reach, as TASO
// did (Jia et al., SOSP 2019): states are graphs, actions are applications of
// rules, and a graph is followed only if it is not much dearer than the best.
//
// What is different, and why, is in docs/Rationale/Search.md. In short: rules
// that never raise a cost are applied at once (`normalise`); matches that look
// alike are one action (replay); a round applies all improving actions, each
// re-scored (batched greedy); where no action improves, chains of actions are
// tried through matches that the chain itself made (look-ahead); and the whole
// is restarted with one rule off, since a greedy start can end in a dead end.
// `Strategy::Backtrack` is the paper's best-first search.
//
// For a given budget the result does not depend on the number of threads.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_SEARCH_H
#define TASO_SEARCH_SEARCH_H

#include "TASO/Cost/CostModel.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Search/Drawing.h"
#include "TASO/Search/Trace.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>

namespace taso {

enum class Strategy {
  Greedy,    ///< batched greedy with look-ahead, once
  Auto,      ///< greedy, restarts, best-first; then EGraph from the best
  Backtrack, ///< best-first with alpha, one match an action, as in the paper
  EGraph,    ///< all rules at once, then the cheapest graph is taken out
};

/// What may be seen of a running search.
struct SearchProgress {
  unsigned states = 0;
  int64_t initialCost = 0, bestCost = 0; ///< picoseconds
  std::optional<BatchProgress> batch;    ///< while kernels are measured
};

struct SearchOptions {
  Strategy strategy = Strategy::Auto;
  /// A state is followed if it costs less than alpha times the best.
  double alpha = 1;
  /// How many states are built and priced at most.
  unsigned budget = 5000;
  /// Seconds; with 0 there is no limit. A run that ends by it is not
  /// reproducible.
  double timeLimit = 0;
  unsigned threads = 1;
  /// Length of the chains tried where no single action improves.
  unsigned lookAhead = 3;
  /// States kept at each step of a chain.
  unsigned lookAheadWidth = 12;
  /// Bytes that the process may hold; with 0 there is no limit. A run that ends
  /// by it is not reproducible.
  uint64_t memoryLimit = 0;
  /// How many nodes the e-graph has at most; with 0 Strategy::Auto makes none.
  /// If not given, Strategy::Auto makes one of 500 for small functions, and
  /// takes from it only what it also finds steps to; Strategy::EGraph has 2000.
  std::optional<unsigned> maxENodes;
  unsigned maxEGraphIterations = 30;
  /// The steps are asked for: Strategy::Auto takes nothing from an e-graph that
  /// it finds no steps to.
  bool needsSteps = false;
  /// By rule, which of those that are no normalising ones are applied; all if
  /// empty.
  llvm::BitVector allowed;
  /// How many graphs are handed over at most: the cheapest, each of another
  /// cost.
  unsigned candidates = 1;
  /// Verify each state, not only the result, and what is known of it.
  bool verifyEach = false;
  /// Say of each step on the way to a result what it replaced.
  bool explain = false;
  /// Say of each step what `replay` needs to take it again.
  bool trace = false;
  /// Say of each step how the graph changed, for a viewer.
  bool draw = false;
  /// Asked between states and measurements; true ends the search with the best
  /// so far.
  std::function<bool()> stopRequested;
  /// Told after each round, and after each measurement.
  std::function<void(const SearchProgress &)> onProgress;
};

enum class StopReason {
  NoImprovement,
  QueueEmpty,
  Saturated,   ///< of Strategy::EGraph: the rules have nothing to add
  EGraphLimit, ///< of Strategy::EGraph: EGraphStatistics::end says which
  Budget,
  TimeLimit,
  MemoryLimit,
  Interrupted
};

/// The words that reports use.
llvm::StringRef stringify(StopReason reason);
llvm::StringRef stringify(Strategy strategy);

/// What a step replaced, and by what.
struct StepGraphs {
  /// The functions @before and @after, which have the same arguments.
  std::string before, after;
  /// What each argument is in the graph.
  std::vector<std::string> leaves;
};

/// One step on the way to the result: an application of a rule, or a
/// simplification (folds, canonicalisations, equal operations made one, dead
/// ones removed).
struct SearchStep {
  std::optional<unsigned> rule; ///< index into RuleSet::getRules
  /// Of the match's root; none for a simplification.
  std::optional<mlir::Location> loc;
  /// Positions, in the block of the original function, of the operations that
  /// those matched come from.
  std::vector<unsigned> origins;
  bool normalising = false; ///< applied because it never raises a cost
  int64_t costBefore = 0, costAfter = 0; ///< of the whole action, picoseconds
  TraceStep trace;                       ///< enough to do it again
  StepGraphs graphs;                     ///< with the option `explain`
};

struct SearchStatistics {
  unsigned rulesLoaded = 0;
  uint64_t matches = 0;
  unsigned statesSeen = 0, statesKept = 0, statesDuplicate = 0;
  /// How many had been seen, and after how many seconds, when the cheapest graph was
  /// found; 0 if the input is.
  unsigned statesToBest = 0;
  double secondsToBest = 0;
  /// Applications refused, by reason.
  std::map<std::string, uint64_t> refused;
  /// Seconds by phase.
  std::map<std::string, double> seconds;
};

/// What became of an e-graph.
struct EGraphStatistics {
  unsigned nodes = 0, classes = 0, iterations = 0;
  uint64_t matches = 0, applied = 0;
  std::string end; ///< "saturated", or which limit ended it
  /// The rules that made an operation that was taken out, and by how many
  /// applications.
  std::map<std::string, unsigned> rules;
  /// Rules that were not matched on it, by name.
  std::vector<std::string> leftOut;
  /// The sum of the prices of the kernels that were taken out, picoseconds.
  int64_t estimate = 0;
  bool isOptimal = false; ///< no other has a smaller sum
};

/// What no graph of those that were looked at can cost less than.
struct LowerBound {
  std::optional<int64_t> cost; ///< picoseconds; nothing if none is known
  std::string why;             ///< what it is a bound of, or why there is none
};

/// A graph that is cheaper than the input.
struct FoundGraph {
  /// Detached, with the locations of the original.
  mlir::OwningOpRef<mlir::func::FuncOp> function;
  int64_t cost = 0; ///< picoseconds
  unsigned ops = 0;
  /// None if the graph is from an e-graph: that has no steps.
  std::vector<SearchStep> chain;
  /// With the option `draw`; its steps are those of the chain.
  Drawing drawing;
  bool isFromEGraph = false;
};

struct SearchResult {
  int64_t initialCost = 0; ///< picoseconds
  unsigned initialOps = 0;
  /// Cheapest first; none if nothing cheaper was found. Graphs of the same cost
  /// are the same choice at another place, so that there is one of each cost.
  std::vector<FoundGraph> found;
  SearchStatistics statistics;
  std::optional<EGraphStatistics> egraph; ///< if there was one
  LowerBound bound;
  StopReason stopReason = StopReason::NoImprovement;
};

/// True if the search can work on the function; otherwise `why` says what
/// stands against it (several blocks, dynamic shapes).
bool isSearchable(mlir::func::FuncOp function, std::string &why);

/// Searches from `function`, which is not changed. Fails only if a result does
/// not verify, or a check of `verifyEach` fails, which is a bug; the error is
/// emitted.
llvm::FailureOr<SearchResult> search(mlir::func::FuncOp function,
                                     std::shared_ptr<const RuleSet> rules,
                                     const CostModel &costModel,
                                     const SearchOptions &options);

} // namespace taso

#endif // TASO_SEARCH_SEARCH_H
