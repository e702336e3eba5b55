//===- RootFinder.cpp - Where a change may make matches -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/RootFinder.h"

#include "TASO/Rules/PatternGraph.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace taso;

RootFinder::RootFinder(const RuleSet &rules, RuleSelection selection) {
  for (auto [i, variant] : llvm::enumerate(rules.getVariants())) {
    bool isNormalising =
        rules.getRules()[variant.rule].ruleClass == RuleClass::Normalise;
    if (selection == RuleSelection::All ||
        isNormalising == (selection == RuleSelection::Normalising))
      addPattern(rules.getLowered(i));
  }
}

//===----------------------------------------------------------------------===//
// Paths of patterns
//===----------------------------------------------------------------------===//

namespace {
/// What a value of the source is: a result of an operation, or a leaf.
Operation *getOrigin(Value value) {
  Operation *def = value.getDefiningOp();
  if (auto result = dyn_cast<pdl::ResultOp>(def))
    return result.getParent().getDefiningOp();
  if (auto results = dyn_cast<pdl::ResultsOp>(def))
    return results.getParent().getDefiningOp();
  return def;
}

bool uses(pdl::OperationOp op, Operation *origin) {
  return llvm::any_of(op.getOperandValues(), [&](Value operand) {
    return getOrigin(operand) == origin;
  });
}

bool shareOperand(pdl::OperationOp a, pdl::OperationOp b) {
  return llvm::any_of(a.getOperandValues(), [&](Value operand) {
    return uses(b, getOrigin(operand));
  });
}

/// True if the match may depend on how many users a leaf has, or on which.
bool asksForUsers(Value leaf) {
  return llvm::any_of(leaf.getUsers(), [](Operation *user) {
    auto constraint = dyn_cast<pdl::ApplyNativeConstraintOp>(user);
    return constraint &&
           llvm::is_contained({"taso_one_use", "taso_few_users",
                               "taso_few_or_adjacent", "taso_adjacent"},
                              constraint.getName());
  });
}

StringAttr getName(pdl::OperationOp op) { return op.getOpNameAttr(); }
} // namespace

unsigned RootFinder::getChild(unsigned parent, Step step, StringAttr name) {
  for (unsigned child : nodes[parent].children)
    if (nodes[child].step == step && nodes[child].name == name)
      return child;
  unsigned child = nodes.size();
  nodes.push_back({step, name, false, {}});
  nodes[parent].children.push_back(child);
  return child;
}

void RootFinder::addPattern(pdl::PatternOp pattern) {
  PatternGraph graph(pattern);
  unsigned root =
      *graph.getSourceIndex(graph.rewrite.getRoot().getDefiningOp());
  auto getStart = [&](StringAttr name) {
    auto [it, isNew] = starts.try_emplace(name, nodes.size());
    if (isNew)
      nodes.emplace_back();
    return it->second;
  };
  // The shortest way from each operation to the root, found from the root.
  size_t count = graph.sources.size();
  SmallVector<std::pair<unsigned, Step>> next(count, {root, Step::ToUser});
  llvm::SmallBitVector known(count);
  SmallVector<unsigned> queue = {root};
  known.set(root);
  for (size_t at = 0; at < queue.size(); ++at) {
    pdl::OperationOp to = graph.sources[queue[at]];
    for (unsigned i = 0; i < count; ++i) {
      if (known.test(i))
        continue;
      pdl::OperationOp from = graph.sources[i];
      if (uses(to, from))
        next[i] = {queue[at], Step::ToUser};
      else if (uses(from, to))
        next[i] = {queue[at], Step::ToOperand};
      else if (shareOperand(from, to))
        next[i] = {queue[at], Step::ToSibling};
      else
        continue;
      known.set(i);
      queue.push_back(i);
    }
  }
  auto addPath = [&](unsigned node, unsigned from) {
    while (from != root) {
      auto [to, step] = next[from];
      node = getChild(node, step, getName(graph.sources[to]));
      from = to;
    }
    nodes[node].isRoot = true;
  };
  for (unsigned i : queue)
    addPath(getStart(getName(graph.sources[i])), i);
  for (Value leaf : graph.leaves) {
    if (!asksForUsers(leaf))
      continue;
    for (unsigned i : queue)
      if (uses(graph.sources[i], getOrigin(leaf)))
        addPath(getChild(getStart({}), Step::ToUser, getName(graph.sources[i])),
                i);
  }
}

//===----------------------------------------------------------------------===//
// Paths of graphs
//===----------------------------------------------------------------------===//

/// Follows the paths through one graph. Where many operations share operands,
/// many ways lead to one operation: what was seen there is not looked at again.
class RootFinder::Walk {
public:
  Walk(const RootFinder &finder, llvm::SetVector<Operation *> &roots)
      : nodes(finder.nodes), roots(roots) {}

  void visit(unsigned index, Operation *op) {
    const Node &node = nodes[index];
    if (node.isRoot)
      roots.insert(op);
    if (node.children.empty() || !seen.insert({index, op}).second)
      return;
    for (unsigned child : node.children)
      follow(child, op);
  }

private:
  void follow(unsigned child, Operation *op) {
    switch (nodes[child].step) {
    case Step::ToUser:
      for (Operation *user : op->getUsers())
        enter(child, user);
      break;
    case Step::ToOperand:
      for (Value operand : op->getOperands())
        if (Operation *def = operand.getDefiningOp())
          enter(child, def);
      break;
    case Step::ToSibling:
      for (Value operand : getDistinctOperands(op))
        for (Operation *user : operand.getUsers())
          if (user != op)
            enter(child, user);
      break;
    }
  }

  static llvm::SmallSetVector<Value, 4> getDistinctOperands(Operation *op) {
    return {op->operand_begin(), op->operand_end()};
  }

  void enter(unsigned child, Operation *op) {
    StringAttr name = nodes[child].name;
    if (!name || op->getName().getIdentifier() == name)
      visit(child, op);
  }

  const std::vector<Node> &nodes;
  llvm::SetVector<Operation *> &roots;
  llvm::DenseSet<std::pair<unsigned, Operation *>> seen;
};

void RootFinder::find(ArrayRef<Operation *> changed,
                      llvm::SetVector<Operation *> &roots) const {
  Walk walk(*this, roots);
  for (Operation *op : changed)
    for (StringAttr name : {op->getName().getIdentifier(), StringAttr()})
      if (auto it = starts.find(name); it != starts.end())
        walk.visit(it->second, op);
}
