//===- Search.cpp - Cost-driven search over equal graphs ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Search.h"

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
  case StopReason::Budget:
    return "budget spent";
  case StopReason::TimeLimit:
    return "time limit";
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
             "' has dynamic shapes; fix dimensions, for example with --dim")
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
                          const Node &node, int64_t initialCost, bool explain) {
  FoundGraph graph;
  SmallVector<const Node *> way;
  for (const Node *step = &node; step; step = step->parent)
    way.push_back(step);
  Workspace workspace(original, rules, /*keepLocations=*/true);
  Recorder recorder(workspace, *rules, explain);
  for (auto [number, step] : llvm::enumerate(llvm::reverse(way))) {
    recorder.beginAction(number, step->action.rule,
                         step->parent ? step->parent->cost : initialCost,
                         step->cost);
    workspace.apply(step->action, &recorder);
  }
  graph.chain = recorder.takeSteps();
  graph.function = workspace.takeFunction();
  return graph;
}

FailureOr<SearchResult> taso::search(func::FuncOp function,
                                     std::shared_ptr<const RuleSet> rules,
                                     const CostModel &costModel,
                                     const SearchOptions &options) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  Searcher searcher(function, rules, costModel, options);
  const Node &best = searcher.run();
  Clock::time_point searched = Clock::now();
  if (!searcher.getError().empty())
    return function.emitError("the search went wrong: ")
           << searcher.getError() << "; please report this";

  SearchResult result;
  result.initialCost = searcher.getInitialCost();
  result.initialOps = function.getBody().front().getOperations().size();
  result.stopReason = searcher.getStopReason();
  result.statistics = searcher.takeStatistics();
  for (const Node *candidate : searcher.getCandidates(best)) {
    FoundGraph graph = retrace(function, rules, *candidate, result.initialCost,
                               options.explain);
    if (failed(verify(*graph.function)))
      return failure();
    Block &block = (*graph.function).getBody().front();
    graph.cost = costModel.priceBlock(block);
    if (graph.cost != candidate->cost)
      return function.emitError("the replayed chain of rewrites costs ")
             << graph.cost << " ps where the search found " << candidate->cost
             << " ps; please report this";
    graph.ops = block.getOperations().size();
    result.found.push_back(std::move(graph));
  }
  auto seconds = [](Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
  };
  result.statistics.seconds["search"] = seconds(searched - start);
  result.statistics.seconds["replay"] = seconds(Clock::now() - searched);
  return result;
}
