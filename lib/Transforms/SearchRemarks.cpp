//===- SearchRemarks.cpp - What a search says of itself -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SearchRemarks.h"

#include "TASO/Cost/CostModel.h"
#include "TASO/Rules/RuleMatcher.h"
#include "TASO/Search/Explanation.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace taso;

/// Says what was done, rule by rule. Normalising rules are applied wherever
/// they match, so that they are counted only.
static void emitSteps(func::FuncOp function, const FoundGraph &graph) {
  llvm::MapVector<StringRef, unsigned> normalising;
  for (const SearchStep &step : graph.chain) {
    if (!step.rule)
      continue;
    if (step.normalising)
      ++normalising[step.trace.rule];
    else
      emitRemark(*step.loc) << "applied '" << step.trace.rule
                            << "': " << toMicroseconds(step.costBefore)
                            << " -> " << toMicroseconds(step.costAfter);
  }
  if (normalising.empty())
    return;
  InFlightDiagnostic remark = emitRemark(function.getLoc());
  remark << "normalised by ";
  llvm::interleaveComma(normalising, remark, [&](const auto &entry) {
    remark << entry.second << " x '" << entry.first << "'";
  });
}

void taso::emitRemarks(func::FuncOp function, const SearchResult &result,
                       const FoundGraph *graph) {
  if (graph)
    emitSteps(function, *graph);
  InFlightDiagnostic summary = emitRemark(function.getLoc());
  if (graph)
    summary << "superoptimized: " << toMicroseconds(result.initialCost)
            << " -> " << toMicroseconds(graph->cost) << ", "
            << result.initialOps << " -> " << graph->ops << " operations";
  else
    summary << "no cheaper graph found than "
            << toMicroseconds(result.initialCost);
  summary << "; " << result.statistics.statesSeen
          << " graphs seen, stopped: " << stringify(result.stopReason);
  if (result.egraph)
    summary << "; e-graph of " << result.egraph->nodes << " nodes, "
            << result.egraph->end;
  if (graph && graph->isFromEGraph) {
    summary << ", which gave this graph by";
    for (auto [i, rule] : llvm::enumerate(result.egraph->rules))
      summary << (i ? ", " : " ") << rule.second << " x " << rule.first;
  }
  if (result.bound.cost && *result.bound.cost > 0)
    summary << "; no graph in it costs less than "
            << toMicroseconds(*result.bound.cost);
}

void taso::reportLimits(func::FuncOp function, const SearchResult &result,
                        const SearchOptions &options) {
  if (result.stopReason == StopReason::MemoryLimit)
    emitRemark(function.getLoc())
        << "the search ended early, since this process holds the "
        << (options.memoryLimit >> 20) << " MB of memory-limit";
  const auto &refused = result.statistics.refused;
  auto tooWide = refused.find(stringifyRefusal(Refusal::TooWide).str());
  if (tooWide != refused.end())
    emitRemark(function.getLoc())
        << "rules that match several users of a value were passed over "
        << tooWide->second
        << " times, since the value has more than 32 uses that are not alike, "
           "or more than 1024";
}

void taso::reportPrices(func::FuncOp function, const CostModel &model) {
  std::string why = model.whyUnusable();
  if (!why.empty())
    emitWarning(function.getLoc())
        << "the search ended early, since nothing can be measured any more: "
        << why;
  std::string account = model.describePrices();
  if (!account.empty())
    emitRemark(function.getLoc()) << account;
}
