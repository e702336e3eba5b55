//===- Building.cpp - A function from choices -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Building.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

namespace {
/// For each class that is known before the model runs, the node by which it
/// takes the fewest operations.
class WeightNodes {
public:
  explicit WeightNodes(const EGraph &graph) : graph(graph) {
    for (ClassId id : graph.getClasses())
      if (graph.getClass(id).argument)
        sizes[id] = 0;
    bool changed = true;
    while (changed) {
      changed = false;
      for (NodeId id = 0, e = graph.getNumNodes(); id < e; ++id)
        changed |= visit(id);
    }
  }

  NodeId get(ClassId id) const { return best.lookup(id); }

private:
  bool visit(NodeId id) {
    const ENode &node = graph.getNode(id);
    if (node.isDead || node.results.empty() ||
        !graph.getClass(node.results[0]).isWeight)
      return false;
    // Sums of trees: saturated, since what is shared counts each time.
    constexpr uint64_t kMost = uint64_t(1) << 40;
    uint64_t size = 1;
    for (ClassId operand : node.operands) {
      auto it = sizes.find(graph.find(operand));
      if (it == sizes.end() || !graph.getClass(operand).isWeight)
        return false;
      size = std::min(size + it->second, kMost);
    }
    bool changed = false;
    for (ClassId result : node.results) {
      result = graph.find(result);
      auto [it, isNew] = sizes.try_emplace(result, size);
      if (!isNew && it->second <= size)
        continue;
      it->second = size;
      best[result] = id;
      changed = true;
    }
    return changed;
  }

  const EGraph &graph;
  llvm::DenseMap<ClassId, uint64_t> sizes;
  llvm::DenseMap<ClassId, NodeId> best;
};

class FunctionBuilder {
public:
  FunctionBuilder(const ChoiceTable &table, const Selection &selection)
      : table(table), graph(table.graph), selection(selection), weights(graph),
        original(graph.getFunction()) {}

  ExtractedGraph run() {
    func::FuncOp function = cast<func::FuncOp>(original->cloneWithoutRegions());
    result.function = function;
    Block &from = original.getBody().front();
    Block *block = &function.getBody().emplaceBlock();
    for (BlockArgument argument : from.getArguments())
      block->addArgument(argument.getType(), argument.getLoc());
    builder.setInsertionPointToEnd(block);
    SmallVector<Value> returned;
    for (ClassId root : graph.getRoots()) {
      Value value = getValue(root);
      if (returned.size() < graph.getResults().size())
        returned.push_back(value);
    }
    Operation *terminator = from.getTerminator();
    OperationState state(terminator->getLoc(), terminator->getName(), returned,
                         {}, terminator->getAttrDictionary().getValue());
    builder.create(state);
    return std::move(result);
  }

private:
  Value getValue(ClassId id) {
    id = graph.find(id);
    if (!isDone(id))
      compute(id);
    return values.lookup(id);
  }

  /// An order of effects has no value.
  bool isDone(ClassId id) const { return values.contains(id); }

  void compute(ClassId id) {
    const EClass &one = graph.getClass(id);
    if (one.argument) {
      values[id] = builder.getBlock()->getArgument(one.argument.getArgNumber());
      return;
    }
    if (one.isWeight)
      return create(weights.get(id), values);
    const Choice &choice = table.choices[selection[table.getNumber(id)]];
    // What is handed on inside a kernel is for this kernel alone.
    llvm::DenseMap<ClassId, Value> inside;
    for (NodeId node : choice.nodes)
      create(node, node == choice.nodes.back() ? values : inside, &inside);
  }

  void create(NodeId id, llvm::DenseMap<ClassId, Value> &into,
              llvm::DenseMap<ClassId, Value> *inside = nullptr) {
    const ENode &node = graph.getNode(id);
    SmallVector<Value> operands;
    for (ClassId operand : node.operands) {
      Value known = inside ? inside->lookup(graph.find(operand)) : Value();
      operands.push_back(known ? known : getValue(operand));
    }
    Operation *op = node.isOpaque   ? clone(node, operands)
                    : node.original ? cloneOperator(node.original, operands)
                                    : createOperator(node, operands);
    for (auto [i, value] : llvm::enumerate(op->getResults()))
      into.try_emplace(graph.find(node.results[i]), value);
    if (node.hasEffects)
      into.try_emplace(graph.find(node.results.back()), Value());
    if (node.origin.rule != kNone &&
        applications.insert(node.origin.application).second)
      result.origins.push_back(node.origin);
  }

  Operation *createOperator(const ENode &node, ArrayRef<Value> operands) {
    SmallVector<Type> types;
    for (ClassId id : node.results)
      types.push_back(graph.getClass(id).type);
    OperationState state(node.loc, node.name, operands, types,
                         node.attributes.getValue());
    return builder.create(state);
  }

  /// Keeps the names and notes of an operation of the input.
  Operation *cloneOperator(Operation *op, ArrayRef<Value> operands) {
    Operation *copy = builder.clone(*op);
    copy->setOperands(operands);
    return copy;
  }

  Operation *clone(const ENode &node, ArrayRef<Value> operands) {
    Operation *op = node.original;
    llvm::SetVector<Value> read(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), read);
    IRMapping mapping;
    for (auto [from, to] : llvm::zip(read, operands))
      mapping.map(from, to);
    return builder.clone(*op, mapping);
  }

  const ChoiceTable &table;
  const EGraph &graph;
  const Selection &selection;
  WeightNodes weights;
  func::FuncOp original;
  OpBuilder builder{original.getContext()};
  llvm::DenseMap<ClassId, Value> values;
  llvm::DenseSet<unsigned> applications;
  ExtractedGraph result;
};
} // namespace

ExtractedGraph taso::detail::buildFunction(const ChoiceTable &table,
                                           const Selection &selection) {
  return FunctionBuilder(table, selection).run();
}
