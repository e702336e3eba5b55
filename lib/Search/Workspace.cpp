//===- Workspace.cpp - One function that takes on many forms --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workspace.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

Workspace::Workspace(func::FuncOp original,
                     std::shared_ptr<const RuleSet> rules, bool keepLocations)
    : function(original.clone()),
      rewriter(std::make_unique<UndoRewriter>(getBlock())),
      normaliser(rules, original.getContext()),
      matcher(rules, RuleSelection::Searched),
      roots(*rules, RuleSelection::Searched) {
  if (keepLocations)
    return;
  Location unknown = UnknownLoc::get(original.getContext());
  getFunction().walk([&](Operation *op) { op->setLoc(unknown); });
}

Workspace::~Workspace() = default;

OwningOpRef<func::FuncOp> Workspace::takeFunction() {
  rewriter.reset();
  return std::move(function);
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

void Workspace::forgetLists() {
  ops.clear();
  positions.clear();
}

ArrayRef<Operation *> Workspace::getOps() {
  if (ops.empty())
    for (Operation &op : getBlock())
      ops.push_back(&op);
  return ops;
}

const DenseMap<Operation *, unsigned> &Workspace::getPositions() {
  if (positions.empty())
    for (auto [i, op] : llvm::enumerate(getOps()))
      positions[op] = i;
  return positions;
}

//===----------------------------------------------------------------------===//
// From graph to graph
//===----------------------------------------------------------------------===//

unsigned Workspace::apply(const Action &action, StepListener *listener) {
  // A rule that makes more of its own matches than it removes would go on for
  // ever; what is as large is refused by the search anyway.
  constexpr int64_t kMaxGrowth = 256;
  ChangeTracker changes(getBlock(), int64_t(getOps().size()) + kMaxGrowth);
  SmallVector<Match> matches;
  for (const Site &site : action.sites) {
    Match &match = matches.emplace_back();
    match.rule = action.rule;
    match.variant = site.variant;
    match.root = getOps()[site.root];
    for (unsigned position : site.ops)
      match.ops.push_back(getOps()[position]);
  }
  forgetLists();
  Frame &frame = frames.emplace_back();
  frame.mark = rewriter->mark();
  rewriter->setObserver(&changes);
  unsigned applied = 0;
  for (const Match &match : matches)
    if (llvm::all_of(match.ops,
                     [&](Operation *op) { return rewriter->isAlive(op); }))
      applied += normaliser.apply(match, *rewriter, listener);
  if (action.rule == kNormaliseOnly || action.rule == kSimplifyOnly)
    changes.markAll();
  if (size_t begin = 0; action.rule == kSimplifyOnly)
    normaliser.simplify(*rewriter, changes, begin, listener);
  else
    normaliser.run(*rewriter, changes, listener);
  rewriter->setObserver(nullptr);
  frame.changed = changes.getLog();
  return applied;
}

void Workspace::undo() {
  Frame &frame = frames.back();
  rewriter->undoTo(frame.mark);
  for (auto &[op, matches] : frame.known)
    if (matches)
      byRoot[op] = std::move(*matches);
    else
      byRoot.erase(op);
  if (path.size() == frames.size())
    path.pop_back();
  frames.pop_back();
  forgetLists();
}

void Workspace::arriveAt(const Node &node) {
  assert(path.size() + 1 == frames.size() && "an action leads to a node");
  path.push_back(&node);
}

void Workspace::moveTo(const Node &node) {
  SmallVector<const Node *> way;
  for (const Node *step = &node; step; step = step->parent)
    way.push_back(step);
  std::reverse(way.begin(), way.end());
  size_t common = 0;
  while (common < std::min(way.size(), path.size()) &&
         way[common] == path[common])
    ++common;
  while (frames.size() > common)
    undo();
  for (const Node *step : ArrayRef(way).drop_front(common)) {
    apply(step->action);
    arriveAt(*step);
  }
}

//===----------------------------------------------------------------------===//
// Matches
//===----------------------------------------------------------------------===//

void Workspace::forgetMatchesAround(Frame &frame, size_t firstPending) {
  // An operation may be gone, and come back with other matches.
  llvm::SetVector<Operation *> around;
  SmallVector<Operation *> alive;
  for (const Frame &pending : ArrayRef(frames).drop_front(firstPending))
    for (Operation *op : pending.changed) {
      around.insert(op);
      if (rewriter->isAlive(op))
        alive.push_back(op);
    }
  roots.find(alive, around);
  for (Operation *op : around) {
    auto it = byRoot.find(op);
    if (it == byRoot.end()) {
      frame.known.push_back({op, std::nullopt});
      continue;
    }
    frame.known.push_back({op, std::move(it->second)});
    byRoot.erase(it);
  }
}

/// Orders by rule, then by the positions of the operations, then by variant.
static void sortMatches(SmallVectorImpl<Match> &matches) {
  llvm::stable_sort(matches, [](const Match &a, const Match &b) {
    if (a.rule != b.rule)
      return a.rule < b.rule;
    for (auto [x, y] : llvm::zip_equal(a.ops, b.ops))
      if (x != y)
        return x->isBeforeInBlock(y);
    return a.variant < b.variant;
  });
}

SmallVector<Match> Workspace::collect() {
  // What is known is true of the last graph that was looked at.
  size_t pending = frames.size();
  while (pending > 0 && !frames[pending - 1].isMatched)
    --pending;
  if (pending < frames.size()) {
    forgetMatchesAround(frames.back(), pending);
    frames.back().isMatched = true;
  }
  SmallVector<Match> result;
  for (Operation *op : getOps()) {
    auto it = byRoot.find(op);
    if (it == byRoot.end()) {
      SmallVector<Match> found;
      matcher.collectAt(op, found);
      it = byRoot.try_emplace(op, Matches(found.begin(), found.end())).first;
    }
    llvm::append_range(result, it->second);
  }
  sortMatches(result);
  return result;
}

std::map<std::string, uint64_t> Workspace::getRefusals() const {
  std::map<std::string, uint64_t> refusals = normaliser.getRefusals();
  uint64_t tooWide =
      matcher.getStatistics().refused[unsigned(Refusal::TooWide)];
  if (tooWide)
    refusals[stringifyRefusal(Refusal::TooWide).str()] += tooWide;
  return refusals;
}

SmallVector<Match> Workspace::collectAfresh() {
  SmallVector<Match> result;
  matcher.collect(getBlock(), result);
  sortMatches(result);
  return result;
}
