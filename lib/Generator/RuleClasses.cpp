//===- RuleClasses.cpp - What a search does with a rule -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Definition.h"
#include "TASO/Generator/RuleNames.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace taso::generator {

namespace {
/// Looks for each operation of the one side on the other.
class Inclusion {
public:
  using Operations = ArrayRef<pdl::OperationOp>;
  /// May the first operation stand for the second, given those before it?
  using Admission =
      llvm::function_ref<bool(pdl::OperationOp few, pdl::OperationOp many)>;

  Inclusion(Operations few, Operations many, Admission admits)
      : few(few), many(many), admits(admits) {}

  bool holds() { return few.size() < many.size() && assign(0); }

  /// The operation that stands for one of the smaller side.
  pdl::OperationOp getImage(Operation *op) const { return images.lookup(op); }

  /// True if both are one value, seen from either side.
  bool isSame(Value a, Value b) const {
    if (a == b)
      return true;
    auto one = a.getDefiningOp<pdl::ResultOp>();
    auto other = b.getDefiningOp<pdl::ResultOp>();
    return one && other && one.getIndex() == other.getIndex() &&
           (one.getParent() == other.getParent() ||
            getImage(one.getParent().getDefiningOp()) ==
                other.getParent().getDefiningOp());
  }

private:
  bool assign(unsigned index) {
    if (index == few.size())
      return true;
    for (pdl::OperationOp candidate : many) {
      if (llvm::is_contained(llvm::make_second_range(images), candidate) ||
          !isNoLarger(few[index], candidate) || !admits(few[index], candidate))
        continue;
      images[few[index]] = candidate;
      if (assign(index + 1))
        return true;
      images.erase(few[index]);
    }
    return false;
  }

  bool isNoLarger(pdl::OperationOp a, pdl::OperationOp b) const {
    return a.getOpName() == b.getOpName() &&
           a.getOperandValues().size() == b.getOperandValues().size() &&
           haveSameAttributes(a, b) &&
           llvm::all_of(
               llvm::zip_equal(a.getOperandValues(), b.getOperandValues()),
               [&](auto pair) {
                 return isNoLargerValue(std::get<0>(pair), std::get<1>(pair));
               });
  }

  static bool haveSameAttributes(pdl::OperationOp a, pdl::OperationOp b) {
    llvm::StringMap<Value> attributes;
    for (auto [name, value] :
         llvm::zip_equal(a.getAttributeValueNames(), a.getAttributeValues()))
      attributes[cast<StringAttr>(name).getValue()] = value;
    return a.getAttributeValues().size() == b.getAttributeValues().size() &&
           llvm::all_of(llvm::zip_equal(b.getAttributeValueNames(),
                                        b.getAttributeValues()),
                        [&](auto pair) {
                          auto [name, value] = pair;
                          Value other = attributes.lookup(
                              cast<StringAttr>(name).getValue());
                          return other && isSameAttribute(other, value);
                        });
  }

  /// One variable, equal literals, or one function of such.
  static bool isSameAttribute(Value a, Value b) {
    if (a == b)
      return true;
    Operation *one = a.getDefiningOp(), *other = b.getDefiningOp();
    auto literal = dyn_cast<pdl::AttributeOp>(one);
    if (literal && !literal.getValue())
      return false;
    if (one->getName() != other->getName() ||
        one->getAttrDictionary() != other->getAttrDictionary() ||
        one->getNumOperands() != other->getNumOperands())
      return false;
    return isa<pdl::AttributeOp, pdl::ApplyNativeRewriteOp>(one) &&
           llvm::all_of(
               llvm::zip_equal(one->getOperands(), other->getOperands()),
               [](auto pair) {
                 return isSameAttribute(std::get<0>(pair), std::get<1>(pair));
               });
  }

  /// The second value is the first, or is made of it by operators that leave
  /// nothing out.
  bool isNoLargerValue(Value a, Value b) const {
    if (isSame(a, b))
      return true;
    auto result = b.getDefiningOp<pdl::ResultOp>();
    if (!result)
      return false;
    auto op = result.getParent().getDefiningOp<pdl::OperationOp>();
    const semantics::OperatorInfo *info = getOperatorInfo(
        OperationName(op.getOpName().value_or(""), op.getContext()));
    bool keepsAll =
        info && (info->has(semantics::kPointwise) || info->name == "concat" ||
                 info->name == "enlarge" || info->name == "broadcast");
    // A pointwise operator has the shape of its first operand.
    auto operands = op.getOperandValues();
    size_t count = !keepsAll                          ? 0
                   : info->has(semantics::kPointwise) ? 1
                                                      : operands.size();
    return llvm::any_of(operands.take_front(count), [&](Value operand) {
      return isNoLargerValue(a, operand);
    });
  }

  Operations few, many;
  Admission admits;
  llvm::DenseMap<Operation *, pdl::OperationOp> images;
};
} // namespace

/// True if the rule demands that nothing but the rule uses the operation.
static bool isUsedOnce(const PatternGraph &graph, pdl::OperationOp op) {
  return llvm::any_of(
      graph.constraints, [&](pdl::ApplyNativeConstraintOp constraint) {
        if (constraint.getName() != "taso_one_use" || constraint.getIsNegated())
          return false;
        auto result = constraint.getArgs()[0].getDefiningOp<pdl::ResultOp>();
        return result && result.getParent() == op.getOp();
      });
}

static bool isSlice(pdl::OperationOp op) {
  return op.getOpName() == "taso.slice";
}

/// Where one side is a slice of an operator's result, and the other is that
/// operator on inputs of which some are sliced: the operator of the first side.
/// Nothing if the two sides are something else.
static pdl::OperationOp getCrossed(ArrayRef<pdl::OperationOp> outer,
                                   ArrayRef<pdl::OperationOp> inner) {
  auto getDefinition = [](Value operand) -> pdl::OperationOp {
    auto result = operand.getDefiningOp<pdl::ResultOp>();
    return result ? result.getParent().getDefiningOp<pdl::OperationOp>()
                  : pdl::OperationOp();
  };
  if (outer.size() != 2 || llvm::count_if(outer, isSlice) != 1)
    return {};
  pdl::OperationOp slice = isSlice(outer[0]) ? outer[0] : outer[1];
  pdl::OperationOp crossed = isSlice(outer[0]) ? outer[1] : outer[0];
  if (getDefinition(slice.getOperandValues()[0]) != crossed)
    return {};
  unsigned numSlices = llvm::count_if(inner, isSlice);
  if (numSlices == 0 || numSlices + 1 != inner.size())
    return {};
  for (pdl::OperationOp op : inner) {
    bool readsInputs = llvm::none_of(op.getOperandValues(), getDefinition);
    bool isRight = isSlice(op) ? readsInputs
                               : op.getOpName() == crossed.getOpName() &&
                                     op.getOperandValues().size() ==
                                         crossed.getOperandValues().size();
    if (!isRight)
      return {};
  }
  return crossed;
}

void guideRule(pdl::PatternOp rule) {
  PatternGraph graph(rule);
  pdl::OperationOp crossed = getCrossed(graph.sources, graph.targets);
  if (!crossed || isUsedOnce(graph, crossed))
    return;
  OpBuilder builder(graph.rewrite);
  // Each use of a result has a pdl.result of its own.
  Value result = pdl::ResultOp::create(builder, rule.getLoc(),
                                       pdl::ValueType::get(rule.getContext()),
                                       crossed.getOp(), /*index=*/0);
  pdl::ApplyNativeConstraintOp::create(builder, rule.getLoc(), TypeRange(),
                                       "taso_one_use", ValueRange(result),
                                       /*isNegated=*/false);
}

RuleClass classifyRule(pdl::PatternOp rule) {
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  PatternGraph graph(*normal);
  llvm::DenseSet<Operation *> replaced;
  for (pdl::ReplaceOp replace : graph.replaces)
    replaced.insert(getReplacedOperation(replace));
  // A source operation that something else uses stays beside the target, unless
  // the target's is the same operation on the same values.
  const Inclusion *assigned = nullptr;
  auto vanishes = [&](pdl::OperationOp target, pdl::OperationOp source) {
    return replaced.contains(source) || isUsedOnce(graph, source) ||
           llvm::all_of(llvm::zip_equal(target.getOperandValues(),
                                        source.getOperandValues()),
                        [&](auto pair) {
                          return assigned->isSame(std::get<0>(pair),
                                                  std::get<1>(pair));
                        });
  };
  Inclusion reduction(graph.targets, graph.sources, vanishes);
  assigned = &reduction;
  if (reduction.holds())
    return RuleClass::Normalise;
  pdl::OperationOp crossed = getCrossed(graph.sources, graph.targets);
  if (crossed && isUsedOnce(graph, crossed))
    return RuleClass::Normalise;
  if (getCrossed(graph.targets, graph.sources))
    return RuleClass::Enable;
  auto always = [](pdl::OperationOp, pdl::OperationOp) { return true; };
  Inclusion growth(graph.sources, graph.targets, always);
  return growth.holds() ? RuleClass::Enable : RuleClass::Decide;
}

} // namespace taso::generator
