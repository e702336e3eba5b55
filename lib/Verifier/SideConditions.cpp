//===- SideConditions.cpp - What would make a rule true -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A condition is put into a copy of the pattern, in the words of PDL: one
// attribute variable instead of two, a constant instead of a variable, or a
// native constraint. Candidates are refuted first, which takes milliseconds,
// and proved if that fails.
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/RuleVerifier.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLExtras.h"

#include <functional>

using namespace mlir;

namespace taso {

namespace {

/// Says something about the source of a pattern. Operations and values are
/// named by their position, so that a condition fits every copy.
struct Condition {
  std::string text;
  std::function<void(pdl::PatternOp)> add;
};

/// The attribute variables of the source, with the attribute they stand for.
struct Variable {
  unsigned position; ///< in the body of the pattern
  std::string name;  ///< of the attribute
  std::string op;
};

Operation *getOperation(pdl::PatternOp rule, unsigned position) {
  return &*std::next(rule.getBodyRegion().front().begin(), position);
}

std::vector<Variable> getVariables(pdl::PatternOp rule) {
  std::vector<Variable> variables;
  for (auto [position, op] :
       llvm::enumerate(rule.getBodyRegion().front().getOperations())) {
    auto attribute = dyn_cast<pdl::AttributeOp>(op);
    if (!attribute || attribute.getValue())
      continue;
    for (OpOperand &use : attribute->getUses()) {
      auto user = dyn_cast<pdl::OperationOp>(use.getOwner());
      if (!user || user->getBlock() != attribute->getBlock())
        continue;
      for (auto [name, value] : llvm::zip_equal(user.getAttributeValueNames(),
                                                user.getAttributeValues()))
        if (value == attribute.getResult())
          variables.push_back({unsigned(position),
                               cast<StringAttr>(name).getValue().str(),
                               user.getOpName().value_or("").str()});
      break;
    }
  }
  return variables;
}

std::vector<unsigned> getInputs(pdl::PatternOp rule) {
  std::vector<unsigned> inputs;
  for (auto [position, op] :
       llvm::enumerate(rule.getBodyRegion().front().getOperations()))
    if (isa<pdl::OperandOp>(op))
      inputs.push_back(position);
  return inputs;
}

/// Adds a native constraint before the rewrite.
void addConstraint(pdl::PatternOp rule, StringRef name, ValueRange values,
                   ArrayRef<std::pair<unsigned, int64_t>> numbers) {
  OpBuilder builder(rule.getRewriter());
  SmallVector<Value> arguments(values);
  for (auto [position, number] : numbers) {
    Value constant = pdl::AttributeOp::create(
        builder, rule.getLoc(), builder.getI64IntegerAttr(number));
    arguments.insert(arguments.begin() + position, constant);
  }
  pdl::ApplyNativeConstraintOp::create(builder, rule.getLoc(), TypeRange(),
                                       name, arguments, false);
}

Condition makeShared(const Variable &a, const Variable &b) {
  return {"equal " + a.name, [=](pdl::PatternOp rule) {
            getOperation(rule, b.position)
                ->getResult(0)
                .replaceAllUsesWith(
                    getOperation(rule, a.position)->getResult(0));
          }};
}

Condition makeConstant(const Variable &variable, std::string text,
                       std::function<Attribute(Builder &)> value) {
  return {std::move(text), [=](pdl::PatternOp rule) {
            Builder builder(rule.getContext());
            cast<pdl::AttributeOp>(getOperation(rule, variable.position))
                .setValueAttr(value(builder));
          }};
}

Condition makeList(const Variable &variable, unsigned length, int64_t entry) {
  return makeConstant(variable,
                      "all " + variable.name + " = " + std::to_string(entry),
                      [=](Builder &builder) -> Attribute {
                        return builder.getDenseI64ArrayAttr(
                            SmallVector<int64_t>(length, entry));
                      });
}

/// Dimensions of two inputs are equal.
Condition makeEqualDims(std::string text, unsigned a, unsigned b,
                        std::vector<int64_t> dims) {
  return {
      std::move(text), [=](pdl::PatternOp copy) {
        Value x = getOperation(copy, a)->getResult(0),
              y = getOperation(copy, b)->getResult(0);
        for (int64_t dim : dims)
          addConstraint(copy, "taso_equal_dim", {x, y}, {{1, dim}, {3, dim}});
      }};
}

Condition makeSameShape(std::string text, unsigned a, unsigned b) {
  return {std::move(text), [=](pdl::PatternOp copy) {
            addConstraint(copy, "taso_same_type",
                          {getOperation(copy, a)->getResult(0),
                           getOperation(copy, b)->getResult(0)},
                          {});
          }};
}

Condition makePointwiseKernel(std::string text, unsigned input) {
  return {std::move(text), [=](pdl::PatternOp copy) {
            Value x = getOperation(copy, input)->getResult(0);
            for (int64_t dim : {2, 3})
              addConstraint(copy, "taso_is_dim", {x}, {{1, dim}, {2, 1}});
          }};
}

void addConstants(const Variable &variable,
                  std::vector<Condition> &conditions) {
  auto addNumber = [&](int64_t number) {
    conditions.push_back(
        makeConstant(variable, variable.name + " = " + std::to_string(number),
                     [=](Builder &builder) {
                       return Attribute(builder.getI64IntegerAttr(number));
                     }));
  };
  if (variable.name == "groups")
    addNumber(1);
  if (variable.name == "count_include_pad")
    for (int64_t flag : {0, 1})
      addNumber(flag);
  if (variable.name == "pads")
    conditions.push_back(makeList(variable, 4, 0));
  if (variable.name == "strides" || variable.name == "dilations")
    conditions.push_back(makeList(variable, 2, 1));
}

/// Every condition of the vocabulary, those first that are looked for most.
std::vector<Condition> getConditions(pdl::PatternOp rule) {
  std::vector<Condition> conditions;
  std::vector<Variable> variables = getVariables(rule);
  for (size_t i = 0; i < variables.size(); ++i)
    for (size_t j = i + 1; j < variables.size(); ++j)
      if (variables[i].name == variables[j].name)
        conditions.push_back(makeShared(variables[i], variables[j]));
  for (const Variable &variable : variables)
    addConstants(variable, conditions);
  std::vector<unsigned> inputs = getInputs(rule);
  auto name = [](size_t i) { return "x" + std::to_string(i); };
  std::vector<Condition> shapes;
  for (size_t i = 0; i < inputs.size(); ++i)
    for (size_t j = i + 1; j < inputs.size(); ++j) {
      std::string pair = name(i) + " and " + name(j);
      unsigned a = inputs[i], b = inputs[j];
      conditions.push_back(
          makeEqualDims("output channels of " + pair + " equal", a, b, {0}));
      conditions.push_back(
          makeEqualDims("kernels of " + pair + " of one size", a, b, {2, 3}));
      shapes.push_back(
          makeSameShape("no broadcasting: " + pair + " of one shape", a, b));
    }
  llvm::append_range(conditions, shapes);
  for (size_t i = 0; i < inputs.size(); ++i)
    conditions.push_back(
        makePointwiseKernel(name(i) + " of kernel size 1", inputs[i]));
  return conditions;
}

} // namespace

/// True if the rule is proved with the conditions, and has instances then.
static bool holdsUnder(pdl::PatternOp rule,
                       ArrayRef<const Condition *> conditions,
                       const VerifyOptions &options) {
  OwningOpRef<pdl::PatternOp> copy(cast<pdl::PatternOp>(rule->clone()));
  // Positions name operations of the original, so constraints, which go to the
  // end, come last.
  for (const Condition *condition : conditions)
    condition->add(*copy);
  RefuteOptions quick = options.refute;
  quick.smaller = 0;
  RefuteReport report = refute(*copy, quick);
  if (report.counterexample || report.accepted == 0)
    return false;
  ProofOptions proof = options.proof;
  proof.classify = false;
  return proveFromDefinitions(*copy, proof).verdict == Verdict::Proved;
}

std::string suggestCondition(pdl::PatternOp rule,
                             const VerifyOptions &options) {
  constexpr size_t kMaxPairs = 200;
  std::vector<Condition> conditions = getConditions(rule);
  for (const Condition &condition : conditions)
    if (holdsUnder(rule, {&condition}, options))
      return condition.text;
  size_t pairs = 0;
  for (size_t i = 0; i < conditions.size(); ++i)
    for (size_t j = i + 1; j < conditions.size(); ++j) {
      if (++pairs > kMaxPairs)
        return "";
      if (conditions[i].text != conditions[j].text &&
          holdsUnder(rule, {&conditions[i], &conditions[j]}, options))
        return conditions[i].text + " and " + conditions[j].text;
    }
  return "";
}

} // namespace taso
