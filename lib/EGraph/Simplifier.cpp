//===- Simplifier.cpp - Folds and canonicalisations on an e-graph ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplifier.h"

#include "TASO/Dialect/CanonicalizationPatterns.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

Simplifier::Simplifier(EGraph &graph)
    : graph(graph),
      patterns(getCanonicalizationPatterns(graph.getFunction()->getContext())),
      applicator(patterns), constant(ConstantTensorOp::getOperationName(),
                                     graph.getFunction()->getContext()) {
  applicator.applyDefaultCostModel();
}

Simplifier::~Simplifier() { block.clear(); }

/// A constant for a class that has one, else its placeholder.
Value Simplifier::getLeaf(ClassId id) {
  const EClass &one = graph.getClass(id);
  if (one.isWeight)
    for (const Member &member : one.members)
      if (graph.getNode(member.node).name == constant)
        return create(member.node, [](ClassId) { return Value(); })
            ->getResult(0);
  return one.placeholder;
}

Operation *Simplifier::create(NodeId id,
                              llvm::function_ref<Value(ClassId)> getValue) {
  const ENode &node = graph.getNode(id);
  SmallVector<Value> operands;
  for (ClassId operand : node.operands)
    operands.push_back(getValue(operand));
  SmallVector<Type> types;
  for (ClassId result : node.results)
    types.push_back(graph.getClass(result).type);
  OperationState state(node.loc, node.name, operands, types,
                       node.attributes.getValue());
  Operation *op = Operation::create(state);
  block.push_back(op);
  return op;
}

/// The class of a value of the scratch block; what was made there is added.
ClassId Simplifier::import(Value value) {
  ClassId known = graph.findPlaceholder(value);
  if (known != kNone)
    return known;
  Operation *op = value.getDefiningOp();
  SmallVector<ClassId> operands;
  for (Value operand : op->getOperands())
    operands.push_back(import(operand));
  NodeId id = graph.add(op->getName(), getInherentAttributes(op), operands,
                        op->getResultTypes(), op->getLoc(), {});
  return graph.getResult(id, cast<OpResult>(value).getResultNumber());
}

bool Simplifier::simplify(NodeId id, NodeId producer) {
  MLIRContext *context = graph.getFunction()->getContext();
  block.clear();
  Operation *below =
      producer == kNone
          ? nullptr
          : create(producer, [&](ClassId operand) { return getLeaf(operand); });
  Operation *op = create(id, [&](ClassId operand) -> Value {
    if (below)
      for (unsigned k = 0, e = below->getNumResults(); k < e; ++k)
        if (graph.getResult(producer, k) == graph.find(operand))
          return below->getResult(k);
    return getLeaf(operand);
  });
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  Operation *user =
      func::ReturnOp::create(builder, op->getLoc(), op->getResults());
  SmallVector<OpFoldResult> folded;
  if (succeeded(op->fold(folded)) && !folded.empty()) {
    builder.setInsertionPoint(op);
    for (auto [i, result] : llvm::enumerate(folded)) {
      auto value = dyn_cast<Value>(result);
      if (!value) {
        Operation *constant = op->getDialect()->materializeConstant(
            builder, cast<Attribute>(result), op->getResult(i).getType(),
            op->getLoc());
        if (!constant)
          return false;
        value = constant->getResult(0);
      }
      user->setOperand(i, value);
    }
  } else {
    PatternRewriter rewriter(context);
    rewriter.setInsertionPoint(op);
    if (failed(applicator.matchAndRewrite(op, rewriter)))
      return false;
  }
  // The node's other origins are of no use here: folds are no rules.
  size_t before = graph.getNumNodes();
  bool changed = false;
  SmallVector<ClassId, 1> results = graph.getNode(id).results;
  for (auto [result, value] : llvm::zip_equal(results, user->getOperands())) {
    // The operation itself may have been changed in place.
    ClassId same = import(value);
    changed |= graph.unite(result, same);
  }
  return changed || graph.getNumNodes() != before;
}

bool Simplifier::run(size_t maxNodes) {
  // Operators that never simplify together are not tried for ever.
  constexpr unsigned kMaxFailures = 16;
  bool changed = false;
  auto attempt = [&](NodeId id, NodeId producer) {
    if (!done.insert({id, producer}).second)
      return;
    OperationName name = graph.getNode(id).name;
    Tries &entry =
        tries[{name, producer == kNone ? name : graph.getNode(producer).name}];
    if (entry.succeeded == 0 && entry.tried >= kMaxFailures)
      return;
    ++entry.tried;
    if (simplify(id, producer)) {
      ++entry.succeeded;
      changed = true;
    }
  };
  for (NodeId id = 0, e = graph.getNumNodes(); id < e; ++id) {
    // What is known before the model runs costs nothing in any form.
    if (graph.getNode(id).isDead || graph.getNode(id).isOpaque ||
        graph.getClass(graph.getResult(id, 0)).isWeight)
      continue;
    if (graph.getNumNodes() > maxNodes)
      break;
    attempt(id, kNone);
    SmallVector<ClassId, 3> operands = graph.getNode(id).operands;
    llvm::sort(operands);
    operands.erase(llvm::unique(operands), operands.end());
    for (ClassId operand : operands) {
      std::vector<Member> members = graph.getClass(operand).members;
      for (const Member &member : members)
        if (!graph.getNode(member.node).isDead &&
            !graph.getNode(member.node).isOpaque)
          attempt(id, member.node);
    }
  }
  block.clear();
  graph.rebuild();
  return changed;
}
