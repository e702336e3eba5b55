//===- Searcher.cpp - Steps of the search ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Searcher.h"

#include "TASO/Support/ResidentMemory.h"

#include "mlir/IR/Threading.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

/// How far towards the inputs two matches must look alike to be replayed
/// together.
static constexpr unsigned kSignatureDepth = 3;

/// Sites of one group that are tried alone where the group does not pay.
static constexpr unsigned kMaxSingleSites = 8;

Searcher::Searcher(func::FuncOp function, std::shared_ptr<const RuleSet> rules,
                   const CostModel &costModel, const SearchOptions &options)
    : original(function), rules(rules), costModel(costModel), options(options),
      isReplaying(options.strategy != Strategy::Backtrack) {
  for (unsigned i = 0; i < std::max(1u, options.threads); ++i)
    workspaces.push_back(
        std::make_unique<Workspace>(function, rules, /*keepLocations=*/false));
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
  for (const std::unique_ptr<Workspace> &workspace : workspaces)
    for (const auto &[reason, count] : workspace->getRefusals())
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
  if (options.memoryLimit > 0 && getResidentBytes() >= options.memoryLimit)
    return stop(StopReason::MemoryLimit);
  return false;
}

void Searcher::report(int64_t cost, std::optional<BatchProgress> batch) {
  bestCost = std::min(bestCost, cost);
  if (options.onProgress)
    options.onProgress({statistics.statesSeen, initialCost, bestCost, batch});
}

Node *Searcher::makeRoot() {
  Node &root = nodes.emplace_back();
  root.action.rule = kNormaliseOnly;
  Workspace &workspace = *workspaces.front();
  workspace.moveTo(root);
  // Normalising may have moved work into weights, which takes operations.
  maxOps = std::max<unsigned>(maxOps, 2 * workspace.getOps().size() + 16);
  Outcome outcome = price(workspace, /*measures=*/true);
  root.cost = outcome.cost;
  root.hash = outcome.hash;
  byHash[root.hash] = &root;
  ++statistics.statesSeen;
  ++statistics.statesKept;
  if (root.cost < initialCost) {
    shortlist.push_back(&root);
    noteBest();
  }
  return &root;
}

Node *Searcher::makeRawRoot() {
  Node &raw = nodes.emplace_back();
  raw.action.rule = kSimplifyOnly;
  Workspace &workspace = *workspaces.front();
  workspace.moveTo(raw);
  Outcome outcome = price(workspace, /*measures=*/true);
  raw.cost = outcome.cost;
  raw.hash = outcome.hash;
  ++statistics.statesSeen;
  return &raw;
}

Node *Searcher::normalise(Node *node) {
  Workspace &workspace = *workspaces.front();
  workspace.moveTo(*node);
  Action action;
  action.rule = kNormaliseOnly;
  workspace.apply(action);
  Outcome outcome = price(workspace, /*measures=*/true);
  workspace.undo();
  ++statistics.statesSeen;
  if (!outcome.valid)
    return node;
  consider(*node, action, outcome);
  return getChild(node, std::move(action), outcome);
}

void Searcher::noteBest() {
  statistics.statesToBest = statistics.statesSeen;
  statistics.secondsToBest =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
}

void Searcher::consider(const Node &parent, const Action &action,
                        const Outcome &outcome) {
  size_t size = std::max(1u, options.candidates);
  if (!outcome.valid || outcome.isGuess || outcome.cost >= initialCost)
    return;
  auto it = llvm::partition_point(
      shortlist, [&](const Node *other) { return other->cost < outcome.cost; });
  bool isKnown = it != shortlist.end() && (*it)->cost == outcome.cost;
  if (isKnown && (*it)->length > parent.length + 1)
    *it = makeChild(&parent, action, outcome);
  if (isKnown || size_t(it - shortlist.begin()) == size)
    return;
  if (it == shortlist.begin())
    noteBest();
  shortlist.insert(it, makeChild(&parent, action, outcome));
  if (shortlist.size() > size)
    shortlist.pop_back();
}

std::vector<const Node *> Searcher::getCandidates(const Node &best) const {
  std::vector<const Node *> result = shortlist;
  // Of graphs that cost the same the strategy's choice is the one.
  for (const Node *&candidate : result)
    if (candidate->cost == best.cost)
      candidate = &best;
  return result;
}

void Searcher::measureAsked() {
  BatchOptions batch;
  batch.stopRequested = [&] { return shouldStop(); };
  batch.onProgress = [&](const BatchProgress &progress) {
    report(bestCost, progress);
  };
  costModel.measureAsked(batch);
}

Outcome Searcher::price(Workspace &workspace, bool measures, int64_t limit) {
  Outcome outcome;
  if (options.verifyEach && failed(verify(workspace.getFunction())))
    return outcome;
  BlockPrice price = costModel.findBlock(workspace.getBlock(), limit);
  if (price.isAsked && !measures) {
    outcome.isWaiting = true;
    return outcome;
  }
  outcome.valid = true;
  outcome.isGuess = !price.isKnown && !price.isAsked;
  outcome.cost = price.picoseconds;
  if (price.isAsked) {
    measureAsked();
    outcome.cost = costModel.priceBlock(workspace.getBlock());
  }
  outcome.hash = hasher.hashGraph(workspace.getFunction());
  return outcome;
}

/// Matches that are kept from graph to graph must be those of this graph.
void Searcher::verifyMatches(Workspace &workspace, ArrayRef<Match> matches) {
  bool isEqual = llvm::equal(
      matches, workspace.collectAfresh(), [](const Match &a, const Match &b) {
        return a.rule == b.rule && a.variant == b.variant && a.ops == b.ops;
      });
  if (!isEqual)
    error = "the matches known of a graph are not those that it has";
}

/// Whether more than one operation reads the results.
static bool haveSeveralUsers(Operation *op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user != *op->user_begin();
  });
}

void Searcher::expand(Node &node) {
  if (node.isExpanded)
    return;
  node.isExpanded = true;
  Workspace &workspace = *workspaces.front();
  workspace.moveTo(node);
  SmallVector<Match> matches = workspace.collect();
  if (options.verifyEach)
    verifyMatches(workspace, matches);
  statistics.matches += matches.size();
  const DenseMap<Operation *, unsigned> &positions = workspace.getPositions();
  for (Operation *op : workspace.getOps())
    node.shared.push_back(haveSeveralUsers(op));
  SmallVector<uint64_t> signatures =
      hasher.computeSignatures(workspace.getBlock(), kSignatureDepth);
  llvm::DenseMap<std::pair<unsigned, uint64_t>, unsigned> groups;
  for (const Match &match : matches) {
    if (!options.allowed.empty() && !options.allowed[match.rule])
      continue;
    Site site;
    site.variant = match.variant;
    site.root = positions.lookup(match.root);
    uint64_t signature = match.variant;
    for (Operation *op : match.ops) {
      site.ops.push_back(positions.lookup(op));
      signature = signature * 0x9e3779b97f4a7c15u + signatures[site.ops.back()];
    }
    auto [it, isNew] =
        groups.try_emplace({match.rule, signature}, node.offers.size());
    if (isNew || !isReplaying) {
      Offer &offer = node.offers.emplace_back();
      offer.action.rule = match.rule;
      offer.action.signature = signature;
      offer.action.sites.push_back(std::move(site));
    } else {
      node.offers[it->second].action.sites.push_back(std::move(site));
    }
  }
  for (const Offer &offer : node.offers) {
    ArrayRef<Site> sites = offer.action.sites;
    if (sites.size() < 2)
      continue;
    for (const Site &site : sites.take_front(kMaxSingleSites)) {
      Offer &single = node.singles.emplace_back();
      single.action = {offer.action.rule, offer.action.signature, {site}};
    }
  }
}

Outcome Searcher::applyAndPrice(Workspace &workspace, const Node &node,
                                const Action &action, bool measures,
                                int64_t limit) {
  workspace.moveTo(node);
  Outcome outcome;
  if (workspace.apply(action) != 0 && workspace.getOps().size() <= maxOps)
    outcome = price(workspace, measures, limit);
  outcome.valid &= outcome.hash != node.hash;
  return outcome;
}

size_t Searcher::evaluateAll(const Node &node, ArrayRef<Offer *> offers,
                             int64_t limit) {
  // Chunks, not single actions: a slow machine checks the clock often enough.
  constexpr size_t kChunk = 32;
  size_t begin = 0;
  while (begin < offers.size() && !shouldStop()) {
    size_t end = std::min(begin + kChunk, offers.size());
    size_t workers = std::min<size_t>(workspaces.size(), end - begin);
    auto work = [&](size_t worker) {
      for (size_t i = begin + worker; i < end; i += workers) {
        Workspace &workspace = *workspaces[worker];
        offers[i]->outcome = applyAndPrice(workspace, node, offers[i]->action,
                                           /*measures=*/false, limit);
        workspace.undo();
      }
    };
    if (workers == 1)
      work(0);
    else
      parallelFor(original.getContext(), 0, workers, work);
    begin = end;
  }
  return begin;
}

void Searcher::evaluate(const Node &node, Offers &offers, ActionFilter filter,
                        int64_t limit) {
  auto isOpen = [&](const Offer &offer) {
    return !offer.outcome ||
           (offer.outcome->isGuess && offer.outcome->cost < limit);
  };
  SmallVector<Offer *> open;
  for (Offer &offer : offers)
    if (isOpen(offer) && filter(offer.action))
      open.push_back(&offer);
  if (open.empty() || shouldStop())
    return;
  open.truncate(
      std::min<size_t>(open.size(), options.budget - statistics.statesSeen));
  open.truncate(evaluateAll(node, open, limit));
  SmallVector<Offer *> waiting;
  llvm::copy_if(open, std::back_inserter(waiting),
                [](const Offer *offer) { return offer->outcome->isWaiting; });
  if (!waiting.empty()) {
    measureAsked();
    evaluateAll(node, waiting, limit);
  }
  statistics.statesSeen += open.size();
  for (Offer *offer : open) {
    // It was time to stop.
    if (offer->outcome->isWaiting)
      offer->outcome = std::nullopt;
    else
      consider(node, offer->action, *offer->outcome);
  }
  report(bestCost);
}

Node *Searcher::makeChild(const Node *parent, Action action,
                          const Outcome &outcome) {
  Node &child = nodes.emplace_back();
  child.parent = parent;
  child.action = std::move(action);
  child.length = parent->length + 1;
  child.cost = outcome.cost;
  child.isGuess = outcome.isGuess;
  child.hash = outcome.hash;
  ++statistics.statesKept;
  return &child;
}

/// The same graph may have been met where only a guess was needed.
static Node *learnCost(Node *node, int64_t cost, bool isGuess) {
  if (node->isGuess && !isGuess) {
    node->cost = cost;
    node->isGuess = false;
  }
  return node;
}

Node *Searcher::unite(Node *node) {
  auto [it, isNew] = byHash.try_emplace(node->hash, node);
  statistics.statesDuplicate += !isNew;
  return learnCost(it->second, node->cost, node->isGuess);
}

Node *Searcher::getChild(Node *parent, Action action, const Outcome &outcome) {
  auto it = byHash.find(outcome.hash);
  if (it == byHash.end())
    return unite(makeChild(parent, std::move(action), outcome));
  ++statistics.statesDuplicate;
  return learnCost(it->second, outcome.cost, outcome.isGuess);
}

SmallVector<unsigned> Searcher::order(const Offers &offers,
                                      ActionFilter filter) const {
  SmallVector<unsigned> result;
  for (auto [i, offer] : llvm::enumerate(offers))
    if (offer.outcome && offer.outcome->valid && filter(offer.action))
      result.push_back(i);
  auto getKey = [&](unsigned i) {
    const Outcome &outcome = *offers[i].outcome;
    return std::make_tuple(outcome.cost, offers[i].action.rule, outcome.hash);
  };
  llvm::stable_sort(
      result, [&](unsigned a, unsigned b) { return getKey(a) < getKey(b); });
  return result;
}
