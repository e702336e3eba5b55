//===- CompiledRule.cpp - A rule's source and target as tables ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompiledRule.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/TypeInference.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

/// Reads a normalised pattern.
class CompiledRule::Compiler {
public:
  Compiler(CompiledRule &rule, pdl::PatternOp pattern)
      : rule(rule), graph(pattern) {}

  void run() {
    for (pdl::OperationOp op : graph.sources)
      addSource(op);
    SmallVector<unsigned> roots = graph.getRoots();
    rule.numRoots = roots.size();
    for (unsigned root : roots)
      rule.sources[root].isRoot = true;
    rule.root =
        graph.rewrite.getRoot()
            ? *graph.getSourceIndex(graph.rewrite.getRoot().getDefiningOp())
            : roots.back();
    if (rule.numRoots > 1)
      addSymmetries(roots);
    chooseOrder(rule.numRoots > kMaxFreeRoots ? roots.front() : rule.root);
    for (pdl::ApplyNativeConstraintOp call : graph.constraints)
      addCondition(call);
    for (pdl::ApplyNativeRewriteOp call :
         graph.rewrite.getBodyRegion().getOps<pdl::ApplyNativeRewriteOp>())
      addFunction(call);
    for (pdl::OperationOp op : graph.targets)
      addTarget(op);
    for (pdl::ReplaceOp replace : graph.replaces)
      addReplacement(replace);
  }

private:
  /// As LoweringOptions::maxFreeRoots.
  static constexpr unsigned kMaxFreeRoots = 3;

  void refuse(const Twine &why) {
    if (rule.unsupported.empty())
      rule.unsupported = why.str();
  }

  //===--------------------------------------------------------------------===//
  // Slots
  //===--------------------------------------------------------------------===//

  unsigned getResultSlot(unsigned source, unsigned result) {
    auto [it, isNew] =
        resultSlots.try_emplace({source, result}, rule.numValues);
    rule.numValues += isNew;
    return it->second;
  }

  unsigned getValueSlot(Value value) {
    if (auto result = value.getDefiningOp<pdl::ResultOp>())
      return getResultSlot(
          *graph.getSourceIndex(result.getParent().getDefiningOp()),
          result.getIndex());
    auto leaf = value.getDefiningOp<pdl::OperandOp>();
    if (!leaf) {
      refuse("it names a range of values");
      return 0;
    }
    auto [it, isNew] = slots.try_emplace(value, rule.numValues);
    if (isNew) {
      ++rule.numValues;
      if (leaf.getValueType())
        rule.leafTypes.push_back({it->second, getType(leaf.getValueType())});
    }
    return it->second;
  }

  Reference<Attribute> getAttribute(Value value) {
    auto literal = value.getDefiningOp<pdl::AttributeOp>();
    if (literal && literal.getValue())
      return {*literal.getValue(), kNone};
    if (literal && literal.getValueType())
      refuse("it asks for the type of an attribute");
    auto [it, isNew] = slots.try_emplace(value, rule.numAttributes);
    rule.numAttributes += isNew;
    return {Attribute(), it->second};
  }

  Reference<Type> getType(Value value) {
    auto type = value.getDefiningOp<pdl::TypeOp>();
    if (!type) {
      refuse("it names a range of types");
      return {};
    }
    if (type.getConstantType())
      return {*type.getConstantType(), kNone};
    auto [it, isNew] = slots.try_emplace(value, rule.numTypes);
    rule.numTypes += isNew;
    return {Type(), it->second};
  }

  //===--------------------------------------------------------------------===//
  // Source
  //===--------------------------------------------------------------------===//

  void addSource(pdl::OperationOp op) {
    unsigned index = rule.sources.size();
    SourceOp &source = rule.sources.emplace_back(
        SourceOp{OperationName(*op.getOpName(), op.getContext())});
    source.isCommutative = isCommutative(op);
    for (Value operand : op.getOperandValues())
      source.operands.push_back(getValueSlot(operand));
    for (auto [i, type] : llvm::enumerate(op.getTypeValues())) {
      source.results.push_back(getResultSlot(index, i));
      source.types.push_back(getType(type));
    }
    for (auto [name, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      source.attributes.push_back(
          {cast<StringAttr>(name), getAttribute(value)});
  }

  void addSymmetries(ArrayRef<unsigned> roots) {
    llvm::EquivalenceClasses<unsigned> alike;
    for (ArrayRef<unsigned> image : graph.getSymmetries()) {
      bool isFirst = true;
      for (auto [from, to] : llvm::enumerate(image)) {
        alike.unionSets(unsigned(from), to);
        if (from == to || !std::exchange(isFirst, false))
          continue;
        std::pair<unsigned, unsigned> pair = {unsigned(from), to};
        if (!llvm::is_contained(rule.before, pair))
          rule.before.push_back(pair);
      }
    }
    if (roots.size() <= kMaxFreeRoots)
      return;
    for (auto [i, root] : llvm::enumerate(roots))
      for (unsigned previous : llvm::reverse(roots.take_front(i)))
        if (alike.isEquivalent(previous, root)) {
          rule.sources[root].previous = previous;
          break;
        }
  }

  bool areTied(unsigned a, unsigned b) const {
    auto getSlots = [&](unsigned index) {
      SmallVector<unsigned> all;
      llvm::append_range(all, rule.sources[index].operands);
      llvm::append_range(all, rule.sources[index].results);
      return all;
    };
    SmallVector<unsigned> mine = getSlots(a);
    return llvm::any_of(getSlots(b), [&](unsigned slot) {
      return llvm::is_contained(mine, slot);
    });
  }

  void chooseOrder(unsigned first) {
    rule.order.push_back(first);
    auto feeds = [&](unsigned index) {
      return llvm::any_of(rule.sources[index].results, [&](unsigned slot) {
        return llvm::any_of(rule.order, [&](unsigned known) {
          return llvm::is_contained(rule.sources[known].operands, slot);
        });
      });
    };
    auto isReached = [&](unsigned index) {
      return llvm::any_of(
          rule.order, [&](unsigned known) { return areTied(known, index); });
    };
    while (rule.order.size() < rule.sources.size()) {
      // Members of a class are fewer than its users.
      unsigned next = kNone;
      for (unsigned i = 0; i < rule.sources.size(); ++i) {
        if (llvm::is_contained(rule.order, i) || !isReached(i))
          continue;
        if (feeds(i)) {
          next = i;
          break;
        }
        if (next == kNone)
          next = i;
      }
      if (next == kNone)
        return refuse("its source is not connected");
      rule.order.push_back(next);
    }
  }

  //===--------------------------------------------------------------------===//
  // Native functions
  //===--------------------------------------------------------------------===//

  template <class OpTy> Call getCall(OpTy op) {
    Call call;
    call.function = lookupNativeFunction(op.getName());
    if (op.getName() == "taso_one_use")
      call.guidance = Guidance::OneUse;
    if (op.getName() == "taso_is_weight")
      call.guidance = Guidance::IsWeight;
    for (Value value : op.getArgs()) {
      Argument &argument = call.arguments.emplace_back();
      if (isa<pdl::ValueType>(value.getType())) {
        argument.isValue = true;
        argument.slot = getValueSlot(value);
        continue;
      }
      if (!isa<pdl::AttributeType>(value.getType())) {
        refuse("a native function takes what is no value or attribute");
        continue;
      }
      Reference<Attribute> reference = getAttribute(value);
      argument.literal = reference.literal;
      argument.slot = reference.slot;
    }
    if (op->getNumResults() == 1)
      call.result = getAttribute(op->getResult(0));
    return call;
  }

  void addCondition(pdl::ApplyNativeConstraintOp op) {
    Call call = getCall(op);
    call.isNegated = op.getIsNegated();
    for (const Argument &argument : call.arguments)
      call.step = std::max(call.step, getStep(argument));
    if (call.result && !call.result->literal)
      computed.try_emplace(call.result->slot, call.step);
    rule.conditions.push_back(std::move(call));
  }

  /// After which step an argument is bound.
  unsigned getStep(const Argument &argument) const {
    if (argument.literal)
      return 0;
    for (auto [step, index] : llvm::enumerate(rule.order)) {
      const SourceOp &source = rule.sources[index];
      if (argument.isValue
              ? llvm::is_contained(source.operands, argument.slot) ||
                    llvm::is_contained(source.results, argument.slot)
              : llvm::any_of(source.attributes, [&](const auto &entry) {
                  return entry.second.slot == argument.slot;
                }))
        return step;
    }
    auto it = computed.find(argument.slot);
    return it == computed.end() ? rule.order.size() - 1 : it->second;
  }

  void addFunction(pdl::ApplyNativeRewriteOp op) {
    Call call = getCall(op);
    if (!call.result)
      return refuse("its rewrite calls a function without a result");
    rule.functions.push_back(std::move(call));
  }

  //===--------------------------------------------------------------------===//
  // Target
  //===--------------------------------------------------------------------===//

  void addTargets(Value value, SmallVectorImpl<Target> &list) {
    Operation *def = value.getDefiningOp();
    if (auto result = dyn_cast<pdl::ResultOp>(def)) {
      auto it = created.find(result.getParent().getDefiningOp());
      if (it != created.end())
        list.push_back({it->second, result.getIndex()});
      else
        list.push_back({kNone, getValueSlot(value)});
      return;
    }
    if (isa<pdl::OperandOp>(def)) {
      list.push_back({kNone, getValueSlot(value)});
      return;
    }
    if (auto results = dyn_cast<pdl::ResultsOp>(def))
      if (!results.getIndex())
        value = results.getParent();
    auto it = created.find(value.getDefiningOp());
    if (it == created.end())
      return refuse("its rewrite names a range of values");
    unsigned count = getNumResults(rule.targets[it->second].name);
    for (unsigned i = 0; i < count; ++i)
      list.push_back({it->second, i});
  }

  unsigned getNumResults(OperationName name) {
    const semantics::OperatorInfo *info = getOperatorInfo(name);
    if (info && info->numResults >= 0)
      return info->numResults;
    if (!info)
      return 1;
    refuse("its rewrite names all results of an operation that has any number");
    return 0;
  }

  void addTarget(pdl::OperationOp op) {
    unsigned index = rule.targets.size();
    TargetOp target{OperationName(*op.getOpName(), op.getContext())};
    target.defaults = getDefaultAttributes(op.getContext(), *op.getOpName());
    for (Value operand : op.getOperandValues())
      addTargets(operand, target.operands);
    for (auto [name, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      target.attributes.push_back(
          {cast<StringAttr>(name), getAttribute(value)});
    rule.targets.push_back(std::move(target));
    created[op] = index;
  }

  void addReplacement(pdl::ReplaceOp op) {
    Replacement replacement;
    replacement.source = *graph.getSourceIndex(getReplacedOperation(op));
    for (Value value : getReplacements(op))
      addTargets(value, replacement.values);
    if (replacement.values.size() !=
        rule.sources[replacement.source].results.size())
      refuse("a replacement has another number of results");
    rule.replacements.push_back(std::move(replacement));
  }

  CompiledRule &rule;
  PatternGraph graph;
  llvm::DenseMap<Value, unsigned> slots;
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> resultSlots;
  llvm::DenseMap<unsigned, unsigned> computed; ///< attribute slots, by step
  llvm::DenseMap<Operation *, unsigned> created;
};

CompiledRule::CompiledRule(pdl::PatternOp pure, unsigned rule) : rule(rule) {
  OwningOpRef<pdl::PatternOp> normal = pure.clone();
  normalisePattern(*normal);
  Compiler(*this, *normal).run();
}
