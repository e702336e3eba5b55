//===- Triviality.cpp - Rules that do nothing -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Verifier/Refuter.h"

#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace taso {

namespace {
/// Compares values of one pattern by the terms that compute them.
class TermComparison {
public:
  bool areEqual(Value a, Value b) {
    if (a == b)
      return true;
    auto [known, isNew] = answers.try_emplace({a, b}, false);
    if (!isNew)
      return known->second;
    bool answer = compare(a, b);
    answers[{a, b}] = answer;
    return answer;
  }

private:
  bool compare(Value a, Value b) {
    Operation *x = a.getDefiningOp(), *y = b.getDefiningOp();
    if (isa<pdl::AttributeOp>(x) && isa<pdl::AttributeOp>(y)) {
      auto first = cast<pdl::AttributeOp>(x),
           second = cast<pdl::AttributeOp>(y);
      return first.getValue() && first.getValue() == second.getValue();
    }
    if (isa<pdl::OperationOp>(x) && isa<pdl::OperationOp>(y))
      return compareOperations(cast<pdl::OperationOp>(x),
                               cast<pdl::OperationOp>(y));
    if (isCall(x) && isCall(y))
      return x->getAttr("name") == y->getAttr("name") &&
             areAllEqual(x->getOperands(), y->getOperands());
    if (x->getName() != y->getName() || !isa<pdl::ResultOp, pdl::ResultsOp>(x))
      return false;
    return x->getAttr("index") == y->getAttr("index") &&
           areEqual(x->getOperand(0), y->getOperand(0));
  }

  static bool isCall(Operation *op) {
    return isa<pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp>(op);
  }

  bool areAllEqual(ValueRange a, ValueRange b) {
    return a.size() == b.size() &&
           llvm::all_of(llvm::zip_equal(a, b), [&](auto pair) {
             return areEqual(std::get<0>(pair), std::get<1>(pair));
           });
  }

  bool compareOperations(pdl::OperationOp a, pdl::OperationOp b) {
    if (a.getOpName() != b.getOpName() || !haveEqualAttributes(a, b))
      return false;
    ValueRange x = a.getOperandValues(), y = b.getOperandValues();
    return areAllEqual(x, y) || (isCommutative(a) && x.size() == y.size() &&
                                 areEqual(x[0], y[1]) && areEqual(x[1], y[0]));
  }

  bool haveEqualAttributes(pdl::OperationOp a, pdl::OperationOp b) {
    auto collect = [](pdl::OperationOp op) {
      llvm::DenseMap<Attribute, Value> map;
      for (auto [name, value] : llvm::zip_equal(op.getAttributeValueNames(),
                                                op.getAttributeValues()))
        map[name] = value;
      return map;
    };
    llvm::DenseMap<Attribute, Value> x = collect(a), y = collect(b);
    return x.size() == y.size() && llvm::all_of(x, [&](const auto &entry) {
             Value other = y.lookup(entry.first);
             return other && areEqual(entry.second, other);
           });
  }

  llvm::DenseMap<std::pair<Value, Value>, bool> answers;
};
} // namespace

/// The result that a value is, if it is result `index` of `op` or equal to it.
static bool replacesByItself(pdl::OperationOp op, unsigned index, Value value,
                             TermComparison &terms) {
  if (value.getType() == op.getOp().getType())
    return terms.areEqual(op, value);
  auto result = value.getDefiningOp<pdl::ResultOp>();
  return result && result.getIndex() == index &&
         terms.areEqual(op, result.getParent());
}

bool isTrivial(pdl::PatternOp rule) {
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  PatternGraph graph(*normal);
  TermComparison terms;
  for (pdl::ReplaceOp replace : graph.replaces)
    for (auto [i, value] : llvm::enumerate(getReplacements(replace)))
      if (!replacesByItself(getReplacedOperation(replace), i, value, terms))
        return false;
  return !graph.replaces.empty();
}

} // namespace taso
