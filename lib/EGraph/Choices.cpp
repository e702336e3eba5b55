//===- Choices.cpp - What extraction chooses from -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Choices.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

static bool isBroadcast(const ENode &node) {
  return node.name.getStringRef() == BroadcastOp::getOperationName();
}

//===----------------------------------------------------------------------===//
// NodePricer
//===----------------------------------------------------------------------===//

bool NodePricer::isPointwise(NodeId id) const {
  const semantics::OperatorInfo *info = getOperatorInfo(graph.getNode(id).name);
  return info && info->has(semantics::kPointwise);
}

NodeId NodePricer::findBroadcast(ClassId id) const {
  for (const Member &member : graph.getClass(id).members)
    if (!graph.getNode(member.node).isDead &&
        isBroadcast(graph.getNode(member.node)))
      return member.node;
  return kNone;
}

/// All that a price depends on.
NodePricer::Key NodePricer::getKey(ArrayRef<NodeId> nodes,
                                   Pricing pricing) const {
  Key key = {reinterpret_cast<const void *>(uintptr_t(pricing))};
  llvm::DenseMap<ClassId, uintptr_t> local;
  for (NodeId id : nodes) {
    const ENode &node = graph.getNode(id);
    key.push_back(node.name.getAsOpaquePointer());
    key.push_back(node.attributes.getAsOpaquePointer());
    for (ClassId operand : node.operands) {
      operand = graph.find(operand);
      const EClass &one = graph.getClass(operand);
      uintptr_t number = local.try_emplace(operand, local.size()).first->second;
      key.push_back(
          reinterpret_cast<const void *>(number * 2 + uintptr_t(one.isWeight)));
      key.push_back(one.type.getAsOpaquePointer());
      NodeId broadcast = findBroadcast(operand);
      key.push_back(broadcast == kNone
                        ? nullptr
                        : graph.getClass(graph.getOperand(broadcast, 0))
                              .type.getAsOpaquePointer());
    }
    for (ClassId result : node.results) {
      local.try_emplace(graph.find(result), local.size());
      key.push_back(graph.getClass(result).type.getAsOpaquePointer());
    }
  }
  return key;
}

int64_t NodePricer::price(ArrayRef<NodeId> nodes, Pricing pricing) {
  const ENode &last = graph.getNode(nodes.back());
  // Rules change neither what they know nothing of nor when it runs; and a
  // broadcast is read where it is, unless its only users are of other kinds.
  if (last.isOpaque || isBroadcast(last))
    return 0;
  bool isFused = costModel.getFusion().mode != FusionMode::None;
  if (pricing == Pricing::Below && isFused && isPointwise(nodes.back()))
    return 0;
  auto [it, isNew] = known.try_emplace(getKey(nodes, pricing), 0);
  // As dear as makes no difference, and sums stay in range.
  constexpr int64_t kDearest = 1'000'000'000'000'000;
  if (isNew)
    it->second = std::min(priceAfresh(nodes, pricing), kDearest);
  return it->second;
}

namespace {
/// A function of nothing but some nodes.
struct KernelFunction {
  explicit KernelFunction(MLIRContext *context)
      : builder(context), loc(UnknownLoc::get(context)),
        function(func::FuncOp::create(loc, "kernel",
                                      FunctionType::get(context, {}, {}))),
        block(function->addEntryBlock()) {
    builder.setInsertionPointToEnd(block);
  }

  Value addArgument(Type type, bool isWeight) {
    unsigned number = block->getNumArguments();
    (void)function->insertArgument(
        number, type,
        isWeight ? builder.getDictionaryAttr(builder.getNamedAttr(
                       "taso.weight", builder.getUnitAttr()))
                 : DictionaryAttr(),
        loc);
    return block->getArgument(number);
  }

  Operation *create(OperationName name, ValueRange operands, TypeRange types,
                    DictionaryAttr attributes) {
    OperationState state(loc, name, operands, types, attributes.getValue());
    Operation *op = Operation::create(state);
    block->push_back(op);
    return op;
  }

  OpBuilder builder;
  Location loc;
  OwningOpRef<func::FuncOp> function;
  Block *block;
};
} // namespace

int64_t NodePricer::priceAfresh(ArrayRef<NodeId> nodes, Pricing pricing) {
  KernelFunction kernel(graph.getFunction()->getContext());
  llvm::DenseMap<ClassId, Value> values;
  Value nothing; // of no size
  auto addBroadcast = [&](NodeId id, ClassId read) {
    const ENode &node = graph.getNode(id);
    const EClass &one = graph.getClass(read);
    Value operand;
    if (pricing == Pricing::Below) {
      // Which broadcast is read, and what else reads its operand, is open.
      auto element = cast<RankedTensorType>(one.type).getElementType();
      if (!nothing)
        nothing =
            kernel.addArgument(RankedTensorType::get({0}, element), false);
      operand = nothing;
    } else {
      Value &known = values[read];
      if (!known)
        known = kernel.addArgument(one.type, one.isWeight);
      operand = known;
    }
    return kernel
        .create(node.name, operand, graph.getClass(node.results[0]).type,
                node.attributes)
        ->getResult(0);
  };
  auto getValue = [&](ClassId id, bool byPointwise) -> Value {
    id = graph.find(id);
    if (Value known = values.lookup(id))
      return known;
    const EClass &one = graph.getClass(id);
    NodeId broadcast = findBroadcast(id);
    Value value;
    if (broadcast != kNone && (byPointwise || pricing == Pricing::Below))
      value = addBroadcast(broadcast, graph.getOperand(broadcast, 0));
    else
      value = kernel.addArgument(one.type, one.isWeight);
    values[id] = value;
    return value;
  };
  Operation *op = nullptr;
  for (NodeId id : nodes) {
    const ENode &node = graph.getNode(id);
    SmallVector<Value> operands;
    for (ClassId operand : node.operands)
      operands.push_back(getValue(operand, isPointwise(id)));
    SmallVector<Type> types;
    for (ClassId result : node.results)
      types.push_back(graph.getClass(result).type);
    op = kernel.create(node.name, operands, types, node.attributes);
    for (auto [result, value] : llvm::zip_equal(node.results, op->getResults()))
      values[graph.find(result)] = value;
  }
  // Of several results any may be the only one that is used.
  if (pricing == Pricing::Kernels || op->getNumResults() == 1)
    func::ReturnOp::create(kernel.builder, kernel.loc, op->getResults());
  else
    func::ReturnOp::create(kernel.builder, kernel.loc);
  if (pricing == Pricing::Kernels)
    return costModel.priceBlock(*kernel.block);
  if (isView(op, costModel.getFusion()))
    return 0;
  return costModel.priceKernel(Kernel{{op}}, WeightValues(*kernel.block))
      .picoseconds;
}

//===----------------------------------------------------------------------===//
// ChoiceTable
//===----------------------------------------------------------------------===//

ChoiceTable::ChoiceTable(const EGraph &graph, const CostModel &costModel,
                         Pricing pricing)
    : graph(graph) {
  for (ClassId root : graph.getRoots())
    if (!isFree(graph.getClass(root)))
      roots.push_back(addClass(root));
  llvm::sort(roots);
  roots.erase(llvm::unique(roots), roots.end());
  addNodes();
  givers.resize(classes.size());
  NodePricer pricer(graph, costModel);
  for (NodeId id : nodes)
    addChoice(id, {}, pricer.price(id, pricing));
  if (pricing == Pricing::Kernels &&
      costModel.getFusion().mode != FusionMode::None)
    fuse(costModel, pricer);
  dropDominated();
}

unsigned ChoiceTable::addClass(ClassId id) {
  id = graph.find(id);
  auto [it, isNew] = numbers.try_emplace(id, classes.size());
  if (isNew)
    classes.push_back(id);
  return it->second;
}

/// Finds the classes and nodes that results can depend on.
void ChoiceTable::addNodes() {
  llvm::DenseSet<NodeId> seen;
  for (size_t next = 0; next < classes.size(); ++next)
    for (const Member &member : graph.getClass(classes[next]).members) {
      const ENode &node = graph.getNode(member.node);
      if (node.isDead || !seen.insert(member.node).second)
        continue;
      nodes.push_back(member.node);
      for (ClassId operand : node.operands)
        if (!isFree(graph.getClass(operand)))
          addClass(operand);
    }
}

/// `inside` are classes that the nodes hand to each other.
void ChoiceTable::addChoice(ArrayRef<NodeId> list, ArrayRef<ClassId> inside,
                            int64_t cost) {
  Choice choice;
  choice.nodes.assign(list.begin(), list.end());
  choice.cost = cost;
  for (NodeId id : list)
    for (ClassId operand : graph.getNode(id).operands)
      if (unsigned number = getNumber(operand);
          number != kNone && !llvm::is_contained(inside, graph.find(operand)))
        choice.needs.push_back(number);
  for (ClassId result : graph.getNode(list.back()).results)
    if (unsigned number = getNumber(result); number != kNone)
      choice.gives.push_back(number);
  for (auto *numbers : {&choice.needs, &choice.gives}) {
    llvm::sort(*numbers);
    numbers->erase(llvm::unique(*numbers), numbers->end());
  }
  // A value that it needs to compute that very value.
  if (llvm::any_of(choice.gives, [&](unsigned number) {
        return llvm::is_contained(choice.needs, number);
      }))
    return;
  for (unsigned number : choice.gives)
    givers[number].push_back(choices.size());
  choices.push_back(std::move(choice));
}

void ChoiceTable::fuse(const CostModel &costModel, NodePricer &pricer) {
  // Longer chains are rare, and found by the search that follows.
  constexpr unsigned kMaxFused = 4;
  // Of the choices for one class, so many are continued.
  constexpr size_t kMaxContinued = 24;
  llvm::DenseSet<NodeId> reached(nodes.begin(), nodes.end());
  llvm::DenseMap<NodeId, int64_t> alone;
  for (const Choice &choice : choices)
    alone[choice.nodes.front()] = choice.cost;
  llvm::DenseMap<ClassId, size_t> continued;
  for (size_t next = 0; next < choices.size(); ++next) {
    // Copied: the list grows.
    Choice below = choices[next];
    const ENode &producer = graph.getNode(below.nodes.back());
    if (below.nodes.size() >= kMaxFused || below.gives.size() != 1 ||
        below.cost == 0 || producer.isOpaque || producer.results.size() != 1)
      continue;
    ClassId between = graph.find(producer.results[0]);
    if (++continued[between] > kMaxContinued)
      continue;
    std::vector<NodeId> users = graph.getClass(between).users;
    for (NodeId user : users) {
      const ENode &node = graph.getNode(user);
      if (node.isDead || !reached.contains(user) || !pricer.isPointwise(user) ||
          llvm::count_if(node.operands, [&](ClassId operand) {
            return graph.find(operand) == between;
          }) != 1)
        continue;
      SmallVector<NodeId, 4> list(below.nodes.begin(), below.nodes.end());
      list.push_back(user);
      SmallVector<ClassId, 4> inside;
      for (NodeId id : ArrayRef(list).drop_back())
        inside.push_back(graph.getResult(id, 0));
      // A value inside is not written, so nobody else may need it here.
      bool isTorn = false;
      for (auto [i, id] : llvm::enumerate(list))
        for (ClassId operand : graph.getNode(id).operands)
          for (size_t j = 0; j < inside.size(); ++j)
            isTorn |= graph.find(operand) == inside[j] && i != j + 1;
      if (isTorn)
        continue;
      int64_t cost = pricer.price(list, Pricing::Kernels);
      if (cost < below.cost + alone.lookup(user))
        addChoice(list, inside, cost);
    }
  }
}

/// Of two choices for one class, that which needs no more and costs no more is
/// enough.
void ChoiceTable::dropDominated() {
  std::vector<bool> isDropped(choices.size());
  for (std::vector<unsigned> &list : givers) {
    llvm::stable_sort(list, [&](unsigned a, unsigned b) {
      return choices[a].cost < choices[b].cost;
    });
    for (size_t j = 1; j < list.size(); ++j) {
      const Choice &worse = choices[list[j]];
      if (worse.gives.size() != 1)
        continue;
      for (size_t i = 0; i < j && !isDropped[list[j]]; ++i)
        isDropped[list[j]] =
            !isDropped[list[i]] &&
            std::includes(worse.needs.begin(), worse.needs.end(),
                          choices[list[i]].needs.begin(),
                          choices[list[i]].needs.end());
    }
  }
  std::vector<unsigned> moved(choices.size(), kNone);
  std::vector<Choice> left;
  for (size_t i = 0; i < choices.size(); ++i)
    if (!isDropped[i]) {
      moved[i] = left.size();
      left.push_back(std::move(choices[i]));
    }
  choices = std::move(left);
  for (std::vector<unsigned> &list : givers) {
    for (unsigned &choice : list)
      choice = moved[choice];
    llvm::erase(list, kNone);
  }
}
