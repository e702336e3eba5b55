//===- EGraph.cpp - Many equal graphs in one ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/EGraph/EGraph.h"

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace taso;

static bool isCommutative(OperationName name) {
  const semantics::OperatorInfo *info = getOperatorInfo(name);
  return info && info->has(semantics::kCommutative);
}

/// A constant of any dialect.
static bool isConstant(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() ||
         op->getName().getStringRef() == "onnx.Constant";
}

static bool isOperator(Operation *op) {
  return isa_and_nonnull<TASODialect>(op->getDialect()) &&
         op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         !listsAssumedSizes(op);
}

DictionaryAttr taso::getInherentAttributes(Operation *op) {
  auto dictionary =
      dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  return dictionary ? dictionary : DictionaryAttr::get(op->getContext());
}

//===----------------------------------------------------------------------===//
// From functions
//===----------------------------------------------------------------------===//

EGraph::EGraph(func::FuncOp function) : function(function) {
  Block &block = function.getBody().front();
  ValueMap known;
  for (BlockArgument argument : block.getArguments()) {
    ClassId id = addClass(argument.getType());
    classes[id].argument = argument;
    classes[id].isWeight =
        bool(function.getArgAttr(argument.getArgNumber(), "taso.weight"));
    known[argument] = id;
  }
  addBlock(block, known, results, /*isFirst=*/true);
  rebuild();
}

bool EGraph::addEqual(func::FuncOp other) {
  // Which of its opaque operations is which of ours is not known.
  if (llvm::any_of(nodes, [](const ENode &node) { return node.isOpaque; }))
    return false;
  ValueMap known;
  // The arguments' classes come first, see above.
  for (BlockArgument argument : other.getBody().front().getArguments())
    known[argument] = argument.getArgNumber();
  SmallVector<ClassId> returned;
  addBlock(other.getBody().front(), known, returned, /*isFirst=*/false);
  for (auto [mine, theirs] : llvm::zip_equal(results, returned))
    unite(mine, theirs);
  rebuild();
  return true;
}

void EGraph::addBlock(Block &block, ValueMap &known,
                      SmallVectorImpl<ClassId> &returned, bool isFirst) {
  for (Operation &op : block.without_terminator()) {
    if (!isOperator(&op)) {
      addOpaque(&op, known);
      continue;
    }
    SmallVector<ClassId> operands;
    for (Value operand : op.getOperands())
      operands.push_back(known.lookup(operand));
    NodeId id = add(op.getName(), getInherentAttributes(&op), operands,
                    op.getResultTypes(), op.getLoc(), {});
    if (isFirst && !nodes[id].original)
      nodes[id].original = &op;
    for (auto [i, result] : llvm::enumerate(op.getResults()))
      known[result] = find(nodes[id].results[i]);
  }
  for (Value value : block.getTerminator()->getOperands())
    returned.push_back(known.lookup(value));
}

void EGraph::addOpaque(Operation *op, ValueMap &known) {
  ENode node{op->getName(), getInherentAttributes(op), {}, {}, op->getLoc()};
  node.original = op;
  node.isOpaque = true;
  llvm::SetVector<Value> read(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), read);
  for (Value value : read)
    node.operands.push_back(known.lookup(value));
  SmallVector<Type> types(op->getResultTypes());
  node.hasEffects = !isMemoryEffectFree(op) && !isConstant(op);
  if (node.hasEffects) {
    if (order != kNone)
      node.operands.push_back(order);
    types.push_back(Type());
  }
  NodeId id = addNode(std::move(node), TypeRange(types));
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    known[result] = nodes[id].results[i];
  if (nodes[id].hasEffects)
    order = nodes[id].results.back();
}

std::vector<ClassId> EGraph::getRoots() const {
  std::vector<ClassId> roots;
  for (ClassId id : results)
    roots.push_back(find(id));
  if (order != kNone)
    roots.push_back(find(order));
  return roots;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

ClassId EGraph::addClass(Type type) {
  ClassId id = classes.size();
  EClass &one = classes.emplace_back();
  one.type = type;
  if (type) {
    one.placeholder = scratch.addArgument(type, function.getLoc());
    byPlaceholder[one.placeholder] = id;
  }
  parents.push_back(id);
  return id;
}

ClassId EGraph::find(ClassId id) const {
  while (parents[id] != id)
    id = parents[id] = parents[parents[id]];
  return id;
}

/// The operands by which a node is known: of commutative operators in order.
SmallVector<ClassId, 3> EGraph::getKey(const ENode &node) const {
  SmallVector<ClassId, 3> key;
  for (ClassId operand : node.operands)
    key.push_back(find(operand));
  if (isCommutative(node.name))
    llvm::sort(key);
  return key;
}

uint64_t EGraph::hash(const ENode &node) const {
  SmallVector<ClassId, 3> key = getKey(node);
  return llvm::hash_combine(node.name.getAsOpaquePointer(),
                            node.attributes.getAsOpaquePointer(),
                            llvm::hash_combine_range(key.begin(), key.end()));
}

bool EGraph::isEqual(const ENode &a, const ENode &b) const {
  return a.name == b.name && a.attributes == b.attributes &&
         a.results.size() == b.results.size() && getKey(a) == getKey(b);
}

NodeId EGraph::lookup(const ENode &node, uint64_t key) const {
  auto [begin, end] = index.equal_range(key);
  NodeId least = kNone;
  for (auto it = begin; it != end; ++it)
    if (!nodes[it->second].isDead && &nodes[it->second] != &node &&
        isEqual(nodes[it->second], node))
      least = std::min(least, it->second);
  return least;
}

NodeId EGraph::add(OperationName name, DictionaryAttr attributes,
                   ArrayRef<ClassId> operands, TypeRange resultTypes,
                   Location loc, const NodeOrigin &origin) {
  ENode node{name, attributes, {}, {}, loc};
  node.origin = origin;
  for (ClassId operand : operands)
    node.operands.push_back(find(operand));
  node.results.resize(resultTypes.size());
  NodeId known = lookup(node, hash(node));
  // Without operands, the types are not a function of what was compared.
  if (known != kNone &&
      llvm::all_of(
          llvm::zip_equal(nodes[known].results, resultTypes), [&](auto pair) {
            return getClass(std::get<0>(pair)).type == std::get<1>(pair);
          })) {
    nodes[known].origin.merges =
        std::min(nodes[known].origin.merges, origin.merges);
    return known;
  }
  node.results.clear();
  return addNode(std::move(node), resultTypes);
}

NodeId EGraph::addNode(ENode added, TypeRange resultTypes) {
  NodeId id = nodes.size();
  ENode &node = nodes.emplace_back(std::move(added));
  for (auto [i, type] : llvm::enumerate(resultTypes)) {
    node.results.push_back(addClass(type));
    classes[node.results.back()].members.push_back({id, unsigned(i)});
  }
  for (ClassId operand : node.operands)
    classes[find(operand)].users.push_back(id);
  if (!node.isOpaque) {
    index.emplace(hash(node), id);
    byName[node.name].push_back(id);
  }
  markWeights(id);
  return id;
}

ArrayRef<NodeId> EGraph::getNodes(OperationName name) const {
  auto it = byName.find(name);
  return it == byName.end() ? ArrayRef<NodeId>() : ArrayRef(it->second);
}

/// As WeightValues says it of values.
void EGraph::markWeights(NodeId first) {
  std::vector<NodeId> worklist = {first};
  while (!worklist.empty()) {
    const ENode &node = nodes[worklist.back()];
    worklist.pop_back();
    bool isKnown = node.isOpaque ? isConstant(node.original)
                                 : llvm::all_of(node.operands, [&](ClassId id) {
                                     return getClass(id).isWeight;
                                   });
    if (!isKnown)
      continue;
    for (ClassId result : node.results) {
      EClass &one = classes[find(result)];
      if (std::exchange(one.isWeight, true))
        continue;
      llvm::append_range(worklist, one.users);
    }
  }
}

size_t EGraph::countLiveNodes() const {
  return llvm::count_if(nodes, [](const ENode &node) { return !node.isDead; });
}

std::vector<ClassId> EGraph::getClasses() const {
  std::vector<ClassId> all;
  for (ClassId id = 0; id < classes.size(); ++id)
    if (parents[id] == id)
      all.push_back(id);
  return all;
}

size_t EGraph::countClasses() const { return getClasses().size(); }

//===----------------------------------------------------------------------===//
// Uniting
//===----------------------------------------------------------------------===//

bool EGraph::unite(ClassId a, ClassId b) {
  a = find(a);
  b = find(b);
  if (a == b || classes[a].type != classes[b].type)
    return false;
  if (b < a)
    std::swap(a, b);
  parents[b] = a;
  EClass &into = classes[a], &from = classes[b];
  if (!into.argument)
    into.argument = from.argument;
  // Users learn that they compute from weights only.
  bool becomesWeight = into.isWeight != from.isWeight;
  std::vector<NodeId> learning = into.isWeight ? from.users : into.users;
  into.isWeight |= from.isWeight;
  llvm::append_range(into.members, from.members);
  llvm::append_range(into.users, from.users);
  from.members = {};
  from.users = {};
  pending.push_back(a);
  if (becomesWeight)
    for (NodeId user : learning)
      markWeights(user);
  return true;
}

/// Nodes that use a class that grew may have become equal.
void EGraph::repair(ClassId id) {
  std::vector<NodeId> users = classes[id].users;
  llvm::sort(users);
  users.erase(llvm::unique(users), users.end());
  for (NodeId user : users) {
    ENode &node = nodes[user];
    if (node.isDead || node.isOpaque)
      continue;
    for (ClassId &operand : node.operands)
      operand = find(operand);
    uint64_t key = hash(node);
    NodeId same = lookup(node, key);
    if (same == kNone) {
      index.emplace(key, user);
      continue;
    }
    // The older one stays.
    auto [kept, dropped] = std::minmax(same, user);
    if (kept == user)
      index.emplace(key, user);
    nodes[dropped].isDead = true;
    nodes[kept].origin.merges =
        std::min(nodes[kept].origin.merges, nodes[dropped].origin.merges);
    for (auto [x, y] :
         llvm::zip_equal(nodes[kept].results, nodes[dropped].results))
      unite(x, y);
  }
  std::vector<NodeId> &left = classes[find(id)].users;
  llvm::sort(left);
  left.erase(llvm::unique(left), left.end());
  llvm::erase_if(left, [&](NodeId user) { return nodes[user].isDead; });
}

void EGraph::rebuild() {
  std::vector<ClassId> touched;
  while (!pending.empty()) {
    std::vector<ClassId> now;
    for (ClassId id : std::exchange(pending, {}))
      now.push_back(find(id));
    llvm::sort(now);
    now.erase(llvm::unique(now), now.end());
    for (ClassId id : now)
      if (find(id) == id)
        repair(id);
    llvm::append_range(touched, now);
  }
  for (ClassId id : touched)
    llvm::erase_if(classes[find(id)].members, [&](const Member &member) {
      return nodes[member.node].isDead;
    });
}
