//===- Search.cpp - Cost-driven search over equal graphs ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Search.h"

#include "EGraphSearch.h"
#include "Recorder.h"
#include "Searcher.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

StringRef taso::stringify(StopReason reason) {
  switch (reason) {
  case StopReason::NoImprovement:
    return "no action improves";
  case StopReason::QueueEmpty:
    return "queue empty";
  case StopReason::Saturated:
    return "saturated";
  case StopReason::EGraphLimit:
    return "e-graph limit";
  case StopReason::Budget:
    return "budget spent";
  case StopReason::TimeLimit:
    return "time limit";
  case StopReason::MemoryLimit:
    return "memory limit";
  case StopReason::Interrupted:
    return "interrupted";
  }
  llvm_unreachable("unknown stop reason");
}

StringRef taso::stringify(Strategy strategy) {
  switch (strategy) {
  case Strategy::Greedy:
    return "greedy";
  case Strategy::Auto:
    return "auto";
  case Strategy::Backtrack:
    return "backtrack";
  case Strategy::EGraph:
    return "egraph";
  }
  llvm_unreachable("unknown strategy");
}

bool taso::isSearchable(func::FuncOp function, std::string &why) {
  if (function.isExternal()) {
    why = "it has no body";
    return false;
  }
  if (!function.getBody().hasOneBlock()) {
    why = "it has several blocks";
    return false;
  }
  bool found = false;
  for (Operation &op : function.getBody().front()) {
    if (!isa_and_nonnull<TASODialect>(op.getDialect()))
      continue;
    found = true;
    if (!hasStaticShapes(&op)) {
      why = ("'" + op.getName().getStringRef() +
             "' has dynamic shapes; fix dimensions, with --dim for an .onnx "
             "model "
             "or --taso-specialize for a function")
                .str();
      return false;
    }
  }
  if (!found)
    why = "it holds no taso operation";
  return found;
}

/// Replays the way to a node on a clone of the original, whose locations are
/// kept, and lists each step.
static FoundGraph retrace(func::FuncOp original,
                          std::shared_ptr<const RuleSet> rules,
                          const Node &node, int64_t initialCost,
                          const SearchOptions &options) {
  FoundGraph graph;
  SmallVector<const Node *> way;
  for (const Node *step = &node; step; step = step->parent)
    way.push_back(step);
  Workspace workspace(original, rules, /*keepLocations=*/true);
  Recorder recorder(workspace, *rules, options);
  for (auto [number, step] : llvm::enumerate(llvm::reverse(way))) {
    recorder.beginAction(number, step->action.rule,
                         step->parent ? step->parent->cost : initialCost,
                         step->cost);
    workspace.apply(step->action, &recorder);
  }
  graph.chain = recorder.takeSteps();
  graph.drawing = recorder.takeDrawing();
  graph.function = workspace.takeFunction();
  return graph;
}

/// Adds the graphs of a search, which began at `start`.
static LogicalResult
addFound(func::FuncOp start, const Searcher &searcher, const Node &best,
         std::shared_ptr<const RuleSet> rules, const CostModel &costModel,
         const SearchOptions &options, std::vector<FoundGraph> &found) {
  for (const Node *candidate : searcher.getCandidates(best)) {
    FoundGraph graph =
        retrace(start, rules, *candidate, searcher.getInitialCost(), options);
    if (failed(verify(*graph.function)))
      return failure();
    Block &block = (*graph.function).getBody().front();
    graph.cost = costModel.priceBlock(block);
    if (graph.cost != candidate->cost)
      return emitError(start.getLoc(), "the replayed chain of rewrites costs ")
             << graph.cost << " ps where the search found " << candidate->cost
             << " ps; please report this";
    graph.ops = block.getOperations().size();
    found.push_back(std::move(graph));
  }
  return success();
}

namespace {
/// One call of `search`.
class Run {
public:
  Run(func::FuncOp function, std::shared_ptr<const RuleSet> rules,
      const CostModel &costModel, const SearchOptions &options)
      : function(function), rules(rules), costModel(costModel),
        options(options), start(Clock::now()) {}

  FailureOr<SearchResult> run() {
    Block &block = function.getBody().front();
    result.initialCost = costModel.priceBlock(block);
    result.initialOps = block.getOperations().size();
    result.bound.why = "no e-graph was made";
    SearchOptions first = options;
    // The e-graph begins with the normalised input.
    if (options.strategy == Strategy::EGraph)
      first.budget = 1;
    if (failed(runSearcher(function, first)))
      return failure();
    bool hasEGraph = options.strategy == Strategy::EGraph ||
                     (options.strategy == Strategy::Auto && isEGraphUseful());
    if (hasEGraph && failed(runEGraph()))
      return failure();
    result.statistics.rulesLoaded = rules->getRules().size();
    return std::move(result);
  }

private:
  using Clock = std::chrono::steady_clock;

  /// What was left of the limits goes to an e-graph. Measured kernels are too
  /// dear to price all that there are.
  bool isEGraphUseful() const {
    constexpr unsigned kSmall = 40;
    bool isWanted = options.maxENodes ? *options.maxENodes != 0
                                      : result.initialOps <= kSmall;
    return isWanted && costModel.isMonotone() &&
           (result.stopReason == StopReason::NoImprovement ||
            result.stopReason == StopReason::QueueEmpty);
  }

  double getSeconds() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  /// Searches from a function that is equal to the input, and keeps what is
  /// cheaper than what was found.
  LogicalResult runSearcher(func::FuncOp from, const SearchOptions &how,
                            bool isFromEGraph = false) {
    double begin = getSeconds();
    Searcher searcher(from, rules, costModel, how);
    const Node &best = searcher.run();
    double searched = getSeconds();
    if (!searcher.getError().empty())
      return emitError(function.getLoc(), "the search went wrong: ")
             << searcher.getError() << "; please report this";
    std::vector<FoundGraph> found;
    if (failed(
            addFound(from, searcher, best, rules, costModel, options, found)))
      return failure();
    result.stopReason = searcher.getStopReason();
    SearchStatistics statistics = searcher.takeStatistics();
    int64_t before = getBestCost();
    for (FoundGraph &graph : found)
      keep(std::move(graph), isFromEGraph);
    if (getBestCost() < before)
      noteBest(result.statistics.statesSeen + statistics.statesToBest,
               begin + statistics.secondsToBest);
    addStatistics(statistics);
    result.statistics.seconds["search"] += searched - begin;
    result.statistics.seconds["replay"] += getSeconds() - searched;
    return success();
  }

  void noteBest(unsigned states, double seconds) {
    result.statistics.statesToBest = states;
    result.statistics.secondsToBest = seconds;
  }

  void addStatistics(const SearchStatistics &more) {
    SearchStatistics &all = result.statistics;
    all.matches += more.matches;
    all.statesSeen += more.statesSeen;
    all.statesKept += more.statesKept;
    all.statesDuplicate += more.statesDuplicate;
    for (const auto &[reason, count] : more.refused)
      all.refused[reason] += count;
  }

  int64_t getBestCost() const {
    return result.found.empty() ? result.initialCost
                                : result.found.front().cost;
  }

  /// What an e-graph gives has no steps to explain or replay, so that auto does
  /// not take it for next to nothing.
  bool isWorthIt(int64_t cost) const {
    constexpr double kWorthIt = 0.995;
    return options.strategy != Strategy::Auto ||
           double(cost) <= kWorthIt * double(getBestCost());
  }

  /// Cheapest first, one of each cost, the first of which came first.
  void keep(FoundGraph graph, bool isFromEGraph) {
    if (graph.cost >= result.initialCost ||
        (isFromEGraph && !isWorthIt(graph.cost)))
      return;
    graph.isFromEGraph = isFromEGraph;
    // Steps from what was taken out are no steps from the input.
    if (isFromEGraph) {
      graph.chain.clear();
      graph.drawing = {};
    }
    auto at = llvm::lower_bound(result.found, graph.cost,
                                [](const FoundGraph &other, int64_t cost) {
                                  return other.cost < cost;
                                });
    if (at == result.found.end() || at->cost != graph.cost)
      result.found.insert(at, std::move(graph));
    if (result.found.size() > std::max(1u, options.candidates))
      result.found.pop_back();
  }

  LogicalResult runEGraph() {
    double begin = getSeconds();
    EGraphSearch egraph(function, rules, costModel, options, begin);
    if (!result.found.empty())
      egraph.addEqual(*result.found.front().function);
    ExtractedGraph graph = egraph.run();
    result.egraph = egraph.getStatistics();
    result.bound = egraph.getBound();
    StopReason reason = egraph.getStopReason();
    for (const auto &[phase, seconds] : egraph.getSeconds())
      result.statistics.seconds[phase] = seconds;
    if (failed(verify(*graph.function)))
      return failure();
    for (const NodeOrigin &origin : graph.origins)
      ++result.egraph->rules[rules->getRules()[origin.rule].name];
    // Nothing but what is known already was taken out.
    if (graph.origins.empty() && options.strategy == Strategy::Auto)
      return success();
    FoundGraph taken;
    taken.function = (*graph.function).clone();
    taken.cost = costModel.priceBlock((*graph.function).getBody().front());
    taken.ops = (*graph.function).getBody().front().getOperations().size();
    if (!isWorthIt(taken.cost))
      return success();
    if (options.strategy == Strategy::Auto) {
      llvm::BitVector made(rules->getRules().size());
      for (const NodeOrigin &origin : graph.origins)
        made.set(origin.rule);
      for (const llvm::BitVector &allowed : {made, egraph.getUsedRules()})
        if (getBestCost() > taken.cost && failed(findSteps(allowed)))
          return failure();
      bool needsSteps = options.needsSteps || !options.maxENodes;
      if (needsSteps || getBestCost() <= taken.cost)
        return success();
    }
    if (taken.cost < getBestCost())
      noteBest(result.statistics.statesSeen, getSeconds());
    keep(std::move(taken), /*isFromEGraph=*/true);
    SearchOptions polish = options;
    polish.strategy = Strategy::Greedy;
    polish.onProgress = nullptr; // its costs are not those of the input
    if (options.timeLimit > 0)
      polish.timeLimit = std::max(1e-3, options.timeLimit - getSeconds());
    if (options.strategy == Strategy::EGraph)
      polish.budget = 1;
    StopReason before = result.stopReason;
    LogicalResult done =
        runSearcher(*graph.function, polish, /*isFromEGraph=*/true);
    result.stopReason = options.strategy == Strategy::EGraph ? reason : before;
    return done;
  }

  /// An e-graph says which rules lead to a graph, not where and in which order.
  /// A search with these rules alone is small, and what it finds has steps.
  LogicalResult findSteps(const llvm::BitVector &allowed) {
    constexpr unsigned kBudget = 500;
    constexpr double kAlpha = 2;
    SearchOptions guided = options;
    guided.allowed = allowed;
    guided.alpha = std::max(options.alpha, kAlpha);
    guided.budget = std::min(options.budget, kBudget);
    guided.lookAhead = std::max(options.lookAhead, SearchOptions().lookAhead);
    if (options.timeLimit > 0)
      guided.timeLimit = std::max(1e-3, options.timeLimit - getSeconds());
    StopReason before = result.stopReason;
    LogicalResult done = runSearcher(function, guided);
    result.stopReason = before;
    return done;
  }

  func::FuncOp function;
  std::shared_ptr<const RuleSet> rules;
  const CostModel &costModel;
  const SearchOptions &options;
  Clock::time_point start;
  SearchResult result;
};
} // namespace

FailureOr<SearchResult> taso::search(func::FuncOp function,
                                     std::shared_ptr<const RuleSet> rules,
                                     const CostModel &costModel,
                                     const SearchOptions &options) {
  return Run(function, rules, costModel, options).run();
}
