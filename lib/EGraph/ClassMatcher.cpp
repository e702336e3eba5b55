//===- ClassMatcher.cpp - Rules on an e-graph -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/EGraph/ClassMatcher.h"

#include "CompiledRule.h"

#include "TASO/Rules/TypeInference.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

struct ClassMatcher::Impl : CompiledRule {
  using CompiledRule::CompiledRule;
};

ClassMatcher::ClassMatcher(pdl::PatternOp pure, unsigned rule)
    : impl(std::make_unique<Impl>(pure, rule)) {}
ClassMatcher::~ClassMatcher() = default;
ClassMatcher::ClassMatcher(ClassMatcher &&) = default;

StringRef ClassMatcher::whyUnsupported() const { return impl->unsupported; }
unsigned ClassMatcher::getRule() const { return impl->rule; }
bool ClassMatcher::hasManyRoots() const { return impl->numRoots > 1; }

//===----------------------------------------------------------------------===//
// Native functions
//===----------------------------------------------------------------------===//

namespace {
/// Takes the attribute that a native function computes.
struct OneResult : PDLResultList {
  OneResult() : PDLResultList(/*maxNumResults=*/1) {}
  Attribute get() const {
    return results.empty() ? Attribute() : results[0].dyn_cast<Attribute>();
  }
};
} // namespace

/// Runs a native function on what a match binds; null if it fails. A condition
/// that holds gives any attribute.
static Attribute evaluate(const Call &call, const EGraph &graph,
                          const ClassMatch &match, PatternRewriter &rewriter) {
  Attribute holds = UnitAttr::get(rewriter.getContext());
  if (call.guidance == Guidance::OneUse)
    return holds;
  if (call.guidance == Guidance::IsWeight) {
    bool isWeight =
        graph.getClass(match.values[call.arguments[0].slot]).isWeight;
    return isWeight != call.isNegated ? holds : Attribute();
  }
  SmallVector<PDLValue> arguments;
  for (const Argument &argument : call.arguments) {
    if (argument.isValue)
      arguments.push_back(
          graph.getClass(match.values[argument.slot]).placeholder);
    else
      arguments.push_back(argument.literal ? argument.literal
                                           : match.attributes[argument.slot]);
  }
  OneResult result;
  bool succeeds = succeeded(call.function->body(rewriter, result, arguments));
  if (call.function->hasResult)
    return succeeds ? result.get() : Attribute();
  return succeeds != call.isNegated ? holds : Attribute();
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {
class Backtracking {
public:
  Backtracking(const CompiledRule &rule, const EGraph &graph,
               unsigned maxMerges, bool &skipped,
               llvm::function_ref<bool(const ClassMatch &)> found)
      : rule(rule), graph(graph), maxMerges(maxMerges), skipped(skipped),
        found(found), rewriter(graph.getFunction()->getContext()) {
    match.nodes.assign(rule.sources.size(), kNone);
    match.values.assign(rule.numValues, kNone);
    match.attributes.assign(rule.numAttributes, Attribute());
    match.types.assign(rule.numTypes, Type());
  }

  void run() { assign(0); }

private:
  /// Tries every node for the operation at a step. False ends the search.
  bool assign(unsigned step) {
    if (step == rule.order.size())
      return found(match);
    const SourceOp &source = rule.sources[rule.order[step]];
    for (auto [k, slot] : llvm::enumerate(source.results))
      if (match.values[slot] != kNone) {
        // A copy is not needed: matching does not change the e-graph.
        for (const Member &member : graph.getClass(match.values[slot]).members)
          if (member.result == k && !tryNode(step, member.node))
            return false;
        return true;
      }
    for (unsigned slot : source.operands)
      if (match.values[slot] != kNone) {
        ArrayRef<NodeId> users = graph.getClass(match.values[slot]).users;
        if (source.previous != kNone)
          return tryNeighbour(step, slot, users);
        for (NodeId user : users)
          if (!tryNode(step, user))
            return false;
        return true;
      }
    for (NodeId node : graph.getNodes(source.name))
      if (!tryNode(step, node))
        return false;
    return true;
  }

  /// As for taso_adjacent: of roots that are alike, and that are many, the next
  /// one only.
  bool tryNeighbour(unsigned step, unsigned slot, ArrayRef<NodeId> users) {
    const SourceOp &source = rule.sources[rule.order[step]];
    NodeId previous = match.nodes[source.previous];
    for (NodeId user : users)
      if (user > previous && isAlike(previous, user, match.values[slot]))
        return tryNode(step, user);
    return true;
  }

  bool isAlike(NodeId a, NodeId b, ClassId tie) const {
    const ENode &x = graph.getNode(a), &y = graph.getNode(b);
    if (x.name != y.name || x.attributes != y.attributes || y.isDead ||
        x.operands.size() != y.operands.size() ||
        x.results.size() != y.results.size())
      return false;
    for (unsigned i = 0, e = x.operands.size(); i < e; ++i)
      if ((graph.getOperand(a, i) == graph.find(tie)) !=
          (graph.getOperand(b, i) == graph.find(tie)))
        return false;
    for (unsigned i = 0, e = x.results.size(); i < e; ++i)
      if (!differAlongOneAxis(graph.getClass(x.results[i]).type,
                              graph.getClass(y.results[i]).type))
        return false;
    return true;
  }

  static bool differAlongOneAxis(Type a, Type b) {
    auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
    if (!x || !y || x.getRank() != y.getRank())
      return false;
    unsigned different = 0;
    for (auto [m, n] : llvm::zip_equal(x.getShape(), y.getShape()))
      different += m != n;
    return different <= 1;
  }

  bool tryNode(unsigned step, NodeId id) {
    unsigned index = rule.order[step];
    const SourceOp &source = rule.sources[index];
    const ENode &node = graph.getNode(id);
    if (node.isDead || node.isOpaque || node.name != source.name ||
        node.operands.size() != source.operands.size() ||
        node.results.size() != source.results.size())
      return true;
    // What is known before the model runs costs nothing in any form.
    if (source.isRoot && graph.getClass(node.results[0]).isWeight)
      return true;
    if (rule.numRoots > 1 && source.isRoot && node.origin.merges >= maxMerges) {
      skipped = true;
      return true;
    }
    for (bool exchange : {false, true}) {
      if (exchange && !source.isCommutative)
        break;
      ClassMatch saved = match;
      bool goesOn = true;
      if (bind(index, id, exchange) && satisfies(step))
        goesOn = assign(step + 1);
      match = std::move(saved);
      if (!goesOn)
        return false;
    }
    return true;
  }

  bool bindValue(unsigned slot, ClassId id) {
    id = graph.find(id);
    ClassId &bound = match.values[slot];
    if (bound != kNone)
      return bound == id;
    bound = id;
    return true;
  }

  template <class T>
  static bool bindEntity(const Reference<T> &reference, T entity,
                         SmallVectorImpl<T> &slots) {
    if (!entity)
      return false;
    if (reference.literal)
      return reference.literal == entity;
    T &bound = slots[reference.slot];
    if (bound)
      return bound == entity;
    bound = entity;
    return true;
  }

  bool bind(unsigned index, NodeId id, bool exchange) {
    const SourceOp &source = rule.sources[index];
    const ENode &node = graph.getNode(id);
    match.nodes[index] = id;
    if (exchange)
      match.exchanged |= 1u << index;
    for (const auto &[name, reference] : source.attributes)
      if (!bindEntity(reference, node.attributes.get(name), match.attributes))
        return false;
    for (auto [i, slot] : llvm::enumerate(source.operands))
      if (!bindValue(slot, node.operands[exchange ? 1 - i : i]))
        return false;
    for (auto [i, slot] : llvm::enumerate(source.results))
      if (!bindValue(slot, node.results[i]) ||
          !bindEntity(source.types[i], graph.getClass(node.results[i]).type,
                      match.types))
        return false;
    return true;
  }

  /// What is to be checked once the operation at a step is bound.
  bool satisfies(unsigned step) {
    unsigned index = rule.order[step];
    for (auto [first, second] : rule.before)
      if ((first == index || second == index) && match.nodes[first] != kNone &&
          match.nodes[second] != kNone &&
          match.nodes[first] >= match.nodes[second])
        return false;
    // Merging a value with itself computes it twice.
    const SourceOp &source = rule.sources[index];
    if (source.isRoot && rule.numRoots > 1)
      for (unsigned other : ArrayRef(rule.order).take_front(step))
        if (rule.sources[other].isRoot &&
            match.values[rule.sources[other].results[0]] ==
                match.values[source.results[0]])
          return false;
    for (const auto &[slot, type] : rule.leafTypes)
      if (match.values[slot] != kNone &&
          !bindEntity(type, graph.getClass(match.values[slot]).type,
                      match.types))
        return false;
    for (const Call &call : rule.conditions) {
      if (call.step != step)
        continue;
      Attribute result = evaluate(call, graph, match, rewriter);
      if (!result ||
          (call.result && !bindEntity(*call.result, result, match.attributes)))
        return false;
    }
    return true;
  }

  const CompiledRule &rule;
  const EGraph &graph;
  unsigned maxMerges;
  bool &skipped;
  llvm::function_ref<bool(const ClassMatch &)> found;
  PatternRewriter rewriter;
  ClassMatch match;
};
} // namespace

void ClassMatcher::match(
    const EGraph &graph, unsigned maxMerges, bool &skipped,
    llvm::function_ref<bool(const ClassMatch &)> found) const {
  Backtracking(*impl, graph, maxMerges, skipped, found).run();
}

//===----------------------------------------------------------------------===//
// Applying
//===----------------------------------------------------------------------===//

namespace {
/// Evaluates the rewrite of a rule: first the types, then the nodes, so that a
/// rewrite without a valid type leaves nothing behind.
class Application {
public:
  Application(const CompiledRule &rule, EGraph &graph, const ClassMatch &match)
      : rule(rule), graph(graph), match(match),
        rewriter(graph.getFunction()->getContext()) {}

  bool infer() {
    for (const Call &call : rule.functions) {
      Attribute result = evaluate(call, graph, match, rewriter);
      if (!result)
        return false;
      match.attributes[call.result->slot] = result;
    }
    Type model =
        graph.getClass(match.values[rule.sources[rule.root].results[0]]).type;
    auto tensor = dyn_cast<RankedTensorType>(model);
    if (!tensor)
      return false;
    for (const TargetOp &target : rule.targets) {
      NamedAttrList list(target.defaults);
      for (const auto &[name, reference] : target.attributes)
        list.set(name, reference.literal ? reference.literal
                                         : match.attributes[reference.slot]);
      attributes.push_back(list.getDictionary(rewriter.getContext()));
      SmallVector<Type> operands;
      for (const Target &operand : target.operands)
        operands.push_back(getType(operand));
      if (failed(inferCreatedTypes(target.name.getStringRef(), operands,
                                   attributes.back(), tensor.getElementType(),
                                   types.emplace_back())))
        return false;
    }
    for (const Replacement &replacement : rule.replacements)
      for (auto [i, value] : llvm::enumerate(replacement.values))
        if (getType(value) !=
            graph
                .getClass(
                    graph.getNode(match.nodes[replacement.source]).results[i])
                .type)
          return false;
    return true;
  }

  bool add(unsigned application) {
    size_t before = graph.getNumNodes();
    NodeOrigin origin{rule.rule, application, rule.numRoots > 1};
    for (NodeId node : match.nodes)
      origin.merges =
          std::max(origin.merges, graph.getNode(node).origin.merges +
                                      unsigned(rule.numRoots > 1));
    Location loc = graph.getNode(match.nodes[rule.root]).loc;
    for (auto [i, target] : llvm::enumerate(rule.targets)) {
      SmallVector<ClassId> operands;
      for (const Target &operand : target.operands)
        operands.push_back(getClass(operand));
      created.push_back(graph.add(target.name, attributes[i], operands,
                                  types[i], loc, origin));
    }
    bool changed = graph.getNumNodes() != before;
    for (const Replacement &replacement : rule.replacements)
      for (auto [i, value] : llvm::enumerate(replacement.values))
        changed |= graph.unite(
            graph.getNode(match.nodes[replacement.source]).results[i],
            getClass(value));
    return changed;
  }

private:
  Type getType(const Target &value) const {
    if (value.created == kNone)
      return graph.getClass(match.values[value.index]).type;
    ArrayRef<Type> results = types[value.created];
    return value.index < results.size() ? results[value.index] : Type();
  }
  ClassId getClass(const Target &value) const {
    return value.created == kNone
               ? graph.find(match.values[value.index])
               : graph.getResult(created[value.created], value.index);
  }

  const CompiledRule &rule;
  EGraph &graph;
  ClassMatch match;
  PatternRewriter rewriter;
  SmallVector<DictionaryAttr> attributes;
  SmallVector<SmallVector<Type, 2>> types;
  SmallVector<NodeId> created;
};
} // namespace

bool ClassMatcher::apply(EGraph &graph, const ClassMatch &match,
                         unsigned application) const {
  Application one(*impl, graph, match);
  return one.infer() && one.add(application);
}
