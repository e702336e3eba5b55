//===- Recorder.cpp - The steps of a search, written down -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

Recorder::Recorder(Workspace &workspace, const RuleSet &rules,
                   const SearchOptions &options)
    : function(workspace.getFunction()), rewriter(workspace.getRewriter()),
      rules(rules), isExplaining(options.explain), isTracing(options.trace) {
  for (auto [position, op] : llvm::enumerate(workspace.getOps()))
    origins[op].insert(position);
  if (options.draw) {
    drawer.emplace(workspace.getBlock());
    drawing.before = drawer->getNodes();
  }
}

Drawing Recorder::takeDrawing() {
  if (drawer)
    drawing.after = drawer->getIds();
  return std::move(drawing);
}

void Recorder::beginAction(unsigned number, unsigned rule, int64_t costBefore,
                           int64_t costAfter) {
  current = SearchStep();
  current.trace.action = number;
  current.trace.isWhole = number > 0 && rule == kNormaliseOnly;
  current.costBefore = costBefore;
  current.costAfter = costAfter;
  actionRule = rule;
}

void Recorder::describe(const Match &match) {
  const Rule &rule = rules.getRules()[match.rule];
  current.rule = match.rule;
  current.normalising = match.rule != actionRule;
  current.loc = match.root->getLoc();
  current.trace.rule = rule.name;
  current.trace.hash = rule.hash;
  current.trace.operandOrder = rules.getVariants()[match.variant].swapped;
  current.trace.root = llvm::find(match.ops, match.root) - match.ops.begin();
  if (isTracing) {
    OperationIndex index(function, hasher);
    for (Operation *op : match.ops)
      current.trace.operations.push_back(index.describe(op));
  }
  Positions from;
  for (Operation *op : match.ops) {
    const Positions &some = origins[op];
    from.insert(some.begin(), some.end());
  }
  current.origins.assign(from.begin(), from.end());
}

void Recorder::notifyStepBegins(const Match *match) {
  current.rule.reset();
  current.normalising = false;
  current.loc.reset();
  current.origins.clear();
  current.trace.rule.clear();
  current.trace.hash.clear();
  current.trace.operations.clear();
  matched.clear();
  if (match) {
    describe(*match);
    matched.assign(match->ops.begin(), match->ops.end());
  } else {
    ++current.trace.round;
  }
  since = rewriter.mark();
  if (isExplaining)
    explainer.emplace(function, rewriter);
}

/// What a rule creates comes from all that it matched. A simplification
/// replaces one operation after another: what it creates comes from the
/// operation that it erases or changes next.
void Recorder::passOrigins() {
  using Event = UndoRewriter::Event;
  Positions replaced(current.origins.begin(), current.origins.end());
  SmallVector<Operation *> created;
  rewriter.forEachEvent(since, [&](Event event, Operation *op) {
    if (event == Event::Create) {
      origins[op] = replaced;
      if (!current.rule)
        created.push_back(op);
      return;
    }
    Positions from = origins[op];
    for (Operation *replacement : created)
      if (replacement != op)
        origins[replacement].insert(from.begin(), from.end());
    created.clear();
  });
}

void Recorder::notifyStepEnds(bool changed) {
  if (changed) {
    passOrigins();
    if (isTracing)
      current.trace.graph = hasher.hashGraph(function);
    if (explainer)
      current.graphs = explainer->explain(matched);
    steps.push_back(current);
    if (drawer)
      drawing.steps.push_back(drawer->update());
  }
  explainer.reset();
}
