//===- Searcher.cpp - Steps of the search ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Searcher.h"

#include "mlir/IR/Threading.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

/// How far towards the inputs two matches must look alike to be replayed
/// together.
static constexpr unsigned kSignatureDepth = 3;

Searcher::Searcher(func::FuncOp function, std::shared_ptr<const RuleSet> rules,
                   const CostModel &costModel, const SearchOptions &options)
    : original(function), rules(rules), costModel(costModel), options(options) {
  for (unsigned i = 0; i < std::max(1u, options.threads); ++i)
    engines.push_back(std::make_unique<Engine>(rules, function.getContext()));
  Block &block = function.getBody().front();
  initialCost = bestCost = costModel.priceBlock(block);
  // As in the paper: a graph does not grow beyond twice its size.
  maxOps = 2 * block.getOperations().size() + 16;
  statistics.rulesLoaded = rules->getRules().size();
  if (options.timeLimit > 0)
    deadline = std::chrono::steady_clock::now() +
               std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                   std::chrono::duration<double>(options.timeLimit));
}

SearchStatistics Searcher::takeStatistics() {
  for (const std::unique_ptr<Engine> &engine : engines)
    for (const auto &[reason, count] : engine->getRefusals())
      statistics.refused[reason] += count;
  return std::move(statistics);
}

bool Searcher::shouldStop() {
  if (stopped)
    return true;
  auto stop = [&](StopReason reason) {
    stopReason = reason;
    return stopped = true;
  };
  if (options.stopRequested && options.stopRequested())
    return stop(StopReason::Interrupted);
  if (statistics.statesSeen >= options.budget)
    return stop(StopReason::Budget);
  if (options.timeLimit > 0 && std::chrono::steady_clock::now() >= deadline)
    return stop(StopReason::TimeLimit);
  return false;
}

void Searcher::report(int64_t cost) {
  bestCost = std::min(bestCost, cost);
  if (options.onProgress)
    options.onProgress({statistics.statesSeen, initialCost, bestCost});
}

State Searcher::makeInitialState() {
  State state;
  state.function = OwningOpRef<func::FuncOp>(original.clone());
  stripLocations(*state.function);
  SmallVector<Operation *> ops = listOps(state.getBlock());
  auto chain = std::make_shared<Chain>();
  chain->action.rule = kNormaliseOnly;
  engines.front()->applyAction(*state.function, chain->action, ops);
  state.cost = costModel.priceBlock(state.getBlock());
  chain->costBefore = initialCost;
  chain->costAfter = state.cost;
  state.hash = hasher.hashGraph(*state.function);
  seen.insert(state.hash);
  state.chain = std::move(chain);
  consider({state.cost, state.hash, state.chain});
  ++statistics.statesSeen;
  ++statistics.statesKept;
  return state;
}

std::shared_ptr<const Chain> taso::detail::makeChain(const State &state,
                                                     const Action &action,
                                                     int64_t cost) {
  auto chain = std::make_shared<Chain>();
  chain->parent = state.chain;
  chain->action = action;
  chain->costBefore = state.cost;
  chain->costAfter = cost;
  chain->length = state.chain->length + 1;
  return chain;
}

void Searcher::consider(Candidate candidate) {
  if (candidate.cost >= initialCost)
    return;
  auto it = llvm::partition_point(shortlist, [&](const Candidate &other) {
    return other.cost < candidate.cost;
  });
  if (it != shortlist.end() && it->cost == candidate.cost) {
    if (it->chain->length > candidate.chain->length)
      *it = std::move(candidate);
    return;
  }
  shortlist.insert(it, std::move(candidate));
  if (shortlist.size() > std::max(1u, options.candidates))
    shortlist.pop_back();
}

bool Searcher::isCandidate(int64_t cost) const {
  bool isFull = shortlist.size() >= std::max(1u, options.candidates);
  return cost < initialCost && !(isFull && cost > shortlist.back().cost);
}

std::vector<Candidate> Searcher::getCandidates(const State &best) const {
  std::vector<Candidate> result = shortlist;
  // Of graphs that cost the same the strategy's choice is the one.
  for (Candidate &candidate : result)
    if (candidate.cost == best.cost)
      candidate = {best.cost, best.hash, best.chain};
  return result;
}

std::vector<Action> Searcher::findActions(State &state, RuleFilter filter,
                                          bool replay) {
  Block &block = state.getBlock();
  SmallVector<Match> matches = engines.front()->collect(block);
  statistics.matches += matches.size();
  DenseMap<Operation *, unsigned> positions;
  for (auto [i, op] : llvm::enumerate(listOps(block)))
    positions[op] = i;
  SmallVector<uint64_t> signatures =
      hasher.computeSignatures(block, kSignatureDepth);
  llvm::MapVector<std::pair<unsigned, uint64_t>, Action> groups;
  std::vector<Action> singles;
  for (const Match &match : matches) {
    if (!filter(match.rule))
      continue;
    Site site;
    site.variant = match.variant;
    site.root = positions.lookup(match.root);
    uint64_t signature = match.variant;
    for (Operation *op : match.ops) {
      site.ops.push_back(positions.lookup(op));
      signature = signature * 0x9e3779b97f4a7c15u + signatures[site.ops.back()];
    }
    if (replay) {
      Action &action = groups[{match.rule, signature}];
      action.rule = match.rule;
      action.signature = signature;
      action.sites.push_back(std::move(site));
    } else {
      Action action;
      action.rule = match.rule;
      action.signature = signature;
      action.sites.push_back(std::move(site));
      singles.push_back(std::move(action));
    }
  }
  if (!replay)
    return singles;
  std::vector<Action> actions;
  for (auto &entry : groups)
    actions.push_back(std::move(entry.second));
  return actions;
}

Outcome Searcher::evaluateOne(Engine &engine, State &state,
                              const Action &action) {
  Outcome outcome;
  OwningOpRef<func::FuncOp> function((*state.function).clone());
  Block &block = (*function).getBody().front();
  SmallVector<Operation *> ops = listOps(block);
  if (engine.applyAction(*function, action, ops) == 0)
    return outcome;
  if (block.getOperations().size() > maxOps)
    return outcome;
  if (options.verifyEach && failed(verify(*function)))
    return outcome;
  outcome.valid = true;
  outcome.cost = costModel.priceBlock(block);
  outcome.hash = hasher.hashGraph(*function);
  return outcome;
}

std::vector<Outcome> Searcher::evaluate(State &state,
                                        ArrayRef<Action> actions) {
  std::vector<Outcome> outcomes(actions.size());
  if (shouldStop())
    return outcomes;
  size_t count =
      std::min<size_t>(actions.size(), options.budget - statistics.statesSeen);
  // Chunks, not single actions: a slow machine checks the clock often enough.
  constexpr size_t kChunk = 32;
  for (size_t begin = 0; begin < count && !shouldStop(); begin += kChunk) {
    size_t end = std::min(begin + kChunk, count);
    size_t workers = std::min<size_t>(engines.size(), end - begin);
    auto work = [&](size_t worker) {
      for (size_t i = begin + worker; i < end; i += workers)
        outcomes[i] = evaluateOne(*engines[worker], state, actions[i]);
    };
    if (workers == 1)
      work(0);
    else
      parallelFor(original.getContext(), 0, workers, work);
    statistics.statesSeen += end - begin;
  }
  for (auto [outcome, action] : llvm::zip_equal(outcomes, actions)) {
    outcome.valid &= outcome.hash != state.hash;
    if (outcome.valid && isCandidate(outcome.cost))
      consider(
          {outcome.cost, outcome.hash, makeChain(state, action, outcome.cost)});
  }
  report(bestCost);
  return outcomes;
}

State Searcher::build(State &state, const Action &action) {
  State child;
  child.function = OwningOpRef<func::FuncOp>((*state.function).clone());
  SmallVector<Operation *> ops = listOps(child.getBlock());
  engines.front()->applyAction(*child.function, action, ops);
  child.cost = costModel.priceBlock(child.getBlock());
  child.hash = hasher.hashGraph(*child.function);
  child.chain = makeChain(state, action, child.cost);
  ++statistics.statesKept;
  return child;
}

SmallVector<unsigned> Searcher::order(ArrayRef<Action> actions,
                                      ArrayRef<Outcome> outcomes) const {
  SmallVector<unsigned> result;
  for (unsigned i = 0; i < outcomes.size(); ++i)
    if (outcomes[i].valid)
      result.push_back(i);
  llvm::stable_sort(result, [&](unsigned a, unsigned b) {
    return std::make_tuple(outcomes[a].cost, actions[a].rule,
                           outcomes[a].hash) <
           std::make_tuple(outcomes[b].cost, actions[b].rule, outcomes[b].hash);
  });
  return result;
}
