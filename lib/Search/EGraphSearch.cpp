//===- EGraphSearch.cpp - The e-graph as a strategy -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EGraphSearch.h"

#include "TASO/Support/ResidentMemory.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;
using Clock = std::chrono::steady_clock;

EGraphSearch::EGraphSearch(func::FuncOp function,
                           std::shared_ptr<const RuleSet> rules,
                           const CostModel &costModel,
                           const SearchOptions &options, double elapsed)
    : graph(function), rules(rules), costModel(costModel), options(options) {
  deadline = Clock::now() +
             std::chrono::duration_cast<Clock::duration>(
                 std::chrono::duration<double>(options.timeLimit - elapsed));
}

unsigned EGraphSearch::getMaxNodes(const SearchOptions &options) {
  constexpr unsigned kAlone = 2000, kBesideSearch = 500;
  bool isAlone = options.strategy == Strategy::EGraph;
  unsigned nodes = options.maxENodes.value_or(isAlone ? kAlone : kBesideSearch);
  return isAlone && nodes == 0 ? kAlone : nodes;
}

llvm::BitVector EGraphSearch::getUsedRules() const {
  llvm::BitVector used(rules->getRules().size());
  for (NodeId id = 0; id < graph.getNumNodes(); ++id)
    if (unsigned rule = graph.getNode(id).origin.rule; rule != kNone)
      used.set(rule);
  return used;
}

bool EGraphSearch::shouldStop() {
  if (options.stopRequested && options.stopRequested())
    stopReason = StopReason::Interrupted;
  else if (options.timeLimit > 0 && Clock::now() >= deadline)
    stopReason = StopReason::TimeLimit;
  else if (options.memoryLimit > 0 && getResidentBytes() >= options.memoryLimit)
    stopReason = StopReason::MemoryLimit;
  else
    return false;
  return true;
}

ExtractedGraph EGraphSearch::run() {
  Clock::time_point begin = Clock::now();
  auto finish = [&](StringRef phase) {
    Clock::time_point now = Clock::now();
    seconds[phase.str()] =
        std::chrono::duration<double>(now - std::exchange(begin, now)).count();
  };
  SaturationOptions limits;
  limits.maxNodes = getMaxNodes(options);
  limits.maxIterations = options.maxEGraphIterations;
  limits.stopRequested = [&] { return shouldStop(); };
  SaturationResult saturation = saturate(graph, *rules, limits);
  if (saturation.end == SaturationEnd::Saturated)
    stopReason = StopReason::Saturated;
  else if (saturation.end != SaturationEnd::Stopped)
    stopReason = StopReason::EGraphLimit;
  finish("saturate");

  ExtractionOptions extraction;
  extraction.stopRequested = [&] { return shouldStop(); };
  // The solver takes seconds for more, which nobody asked for.
  constexpr size_t kFewChoices = 100;
  if (!options.maxENodes && options.strategy == Strategy::Auto)
    extraction.maxExactChoices = kFewChoices;
  if (options.timeLimit > 0)
    extraction.solverSeconds = std::max(
        0.1, std::chrono::duration<double>(deadline - Clock::now()).count());
  ExtractedGraph taken = extract(graph, costModel, extraction);
  finish("extract");
  statistics.nodes = graph.countLiveNodes();
  statistics.classes = graph.countClasses();
  statistics.iterations = saturation.iterations;
  statistics.matches = saturation.matches;
  statistics.applied = saturation.applied;
  statistics.end = stringify(saturation.end).str();
  if (saturation.end == SaturationEnd::Stopped)
    statistics.end = stringify(stopReason).str();
  statistics.leftOut = saturation.leftOut;
  statistics.estimate = taken.estimate;
  statistics.isOptimal = taken.isOptimal;
  computeBound(saturation, extraction);
  finish("bound");
  return taken;
}

void EGraphSearch::computeBound(const SaturationResult &saturation,
                                const ExtractionOptions &extraction) {
  if (saturation.end != SaturationEnd::Saturated) {
    bound.why = "the e-graph did not saturate: " + statistics.end;
    return;
  }
  if (!saturation.leftOut.empty()) {
    bound.why = "some rules were not matched on the e-graph";
    return;
  }
  bound.cost = computeLowerBound(graph, costModel, extraction, bound.why);
  if (!bound.cost)
    return;
  bound.why = "of all graphs in the saturated e-graph, whatever is fused";
  if (*bound.cost == 0)
    bound.why += "; what is left of them may cost nothing, as views and "
                 "pointwise operations of a fused kernel do";
}
