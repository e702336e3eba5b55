//===- RuleConditions.cpp - Which side conditions a rule may have ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleConditions.h"

#include "FunctionSignatures.h"
#include "TASO/Generator/AttributeSynthesis.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace taso::generator {

using Kind = RuleNumber::Kind;

namespace {
/// What an argument may be, with its values in the witnesses.
struct Argument {
  Expression expression;
  std::vector<RuleNumber> values;
  bool isLiteral = false;
  /// Of a variable: the domain of its attribute.
  semantics::AttributeDomain domain = semantics::AttributeDomain::Any;
};

class ConditionFinder {
public:
  ConditionFinder(const Candidate &candidate,
                  ArrayRef<SourceInstance> witnesses,
                  ArrayRef<unsigned> variables);

  std::vector<RankedCondition> find();

private:
  void tryCall(const semantics::RuleFunctionInfo &info,
               ArrayRef<const Argument *> arguments);

  ArrayRef<SourceInstance> witnesses;
  std::vector<Argument> numbers, lists, shapes;
  std::vector<RankedCondition> found;
};
} // namespace

ConditionFinder::ConditionFinder(const Candidate &candidate,
                                 ArrayRef<SourceInstance> witnesses,
                                 ArrayRef<unsigned> variables)
    : witnesses(witnesses) {
  std::vector<Slot> slots = getSlots(candidate.source);
  for (unsigned slot : variables) {
    Argument argument = {Expression::makeVariable(slot), {}};
    argument.domain = slots[slot].spec->domain;
    for (const SourceInstance &witness : witnesses)
      argument.values.push_back(witness.variables[slot]);
    Kind kind = argument.values.front().kind;
    if (kind != Kind::Other)
      (kind == Kind::Number ? numbers : lists).push_back(std::move(argument));
  }
  for (int64_t number : kSmallNumbers)
    numbers.push_back(
        {Expression::makeNumber(number),
         std::vector<RuleNumber>(witnesses.size(), {Kind::Number, {number}}),
         true});
  for (const GraphValue &value : getSourceValues(candidate)) {
    Argument argument = {Expression::makeValue(value), {}};
    for (const SourceInstance &witness : witnesses)
      argument.values.push_back(witness.lookup(value));
    shapes.push_back(std::move(argument));
  }
}

/// Which numbers an argument may be: 'a' an axis or a literal, 'l' a literal,
/// 'n' any; one letter for each argument.
static StringRef getRoles(StringRef function) {
  return llvm::StringSwitch<StringRef>(function)
      .Case("taso_axis_before", "ana")
      .Case("taso_contains", "na")
      .Case("taso_equal_dim", "nana")
      .Case("taso_equal_leading", "nna")
      .Case("taso_is_all", "nl")
      .Case("taso_is_axis", "ana")
      .Case("taso_is_dim", "nan")
      .Case("taso_is_rank", "nl")
      .Default("");
}

/// False if the arguments have a meaning that the condition does not ask for:
/// a number of groups is no axis.
static bool haveRoles(const semantics::RuleFunctionInfo &info,
                      ArrayRef<const Argument *> arguments) {
  using semantics::AttributeDomain;
  if (info.name == "taso_is_number")
    return arguments[0]->isLiteral || arguments[1]->isLiteral ||
           arguments[0]->domain == arguments[1]->domain;
  for (auto [argument, role] : llvm::zip(arguments, getRoles(info.name))) {
    bool isVariable = argument->expression.kind == Expression::Kind::Variable;
    if (role == 'l' && isVariable)
      return false;
    if (role == 'a' && isVariable && argument->domain != AttributeDomain::Axis)
      return false;
  }
  return true;
}

/// What says less, and is asked for more often, comes first. An attribute that
/// is a literal, which the generaliser also considers, has rank 4.
static unsigned getRank(const Condition &condition, unsigned numLiterals) {
  unsigned rank = llvm::StringSwitch<unsigned>(condition.function)
                      .Cases({"taso_axis_before", "taso_is_axis"}, 2)
                      .Cases({"taso_contains", "taso_is_number"}, 3)
                      .Cases({"taso_swaps_last", "taso_symmetric"}, 3)
                      .Case("taso_windows_align", 3)
                      .Cases({"taso_equal_dim", "taso_equal_leading"}, 5)
                      .Cases({"taso_equal_rank", "taso_is_all"}, 5)
                      .Default(6);
  if (condition.isNegated && numLiterals > 0)
    rank += 3;
  return rank;
}

void ConditionFinder::tryCall(const semantics::RuleFunctionInfo &info,
                              ArrayRef<const Argument *> arguments) {
  unsigned numLiterals = llvm::count_if(
      arguments, [](const Argument *argument) { return argument->isLiteral; });
  if (numLiterals == arguments.size() || !haveRoles(info, arguments))
    return;
  std::optional<bool> all;
  for (size_t i = 0; i < witnesses.size(); ++i) {
    std::vector<RuleNumber> values;
    for (const Argument *argument : arguments)
      values.push_back(argument->values[i]);
    std::optional<bool> truth = decide(info, values);
    if (!truth || (all && *all != *truth))
      return;
    all = truth;
  }
  // A number that is a literal is written in its place.
  if (*all && info.name == "taso_is_number" && numLiterals > 0)
    return;
  Condition condition = {info.name, {}, !*all};
  for (const Argument *argument : arguments)
    condition.arguments.push_back(argument->expression);
  unsigned rank = getRank(condition, numLiterals);
  found.push_back({std::move(condition), rank});
}

std::vector<RankedCondition> ConditionFinder::find() {
  for (const FunctionSignature &signature : getConditionSignatures())
    for (const ArgumentKinds &kinds : signature.kinds) {
      std::vector<ArrayRef<Argument>> from;
      std::vector<size_t> sizes;
      for (Kind kind : kinds) {
        from.push_back(kind == Kind::Shape    ? shapes
                       : kind == Kind::Number ? numbers
                                              : lists);
        sizes.push_back(from.back().size());
      }
      forEachChoice(sizes, [&](ArrayRef<size_t> choice) {
        if (signature.info->symmetric && choice[0] >= choice[1])
          return true;
        std::vector<const Argument *> arguments;
        for (auto [list, i] : llvm::zip_equal(from, choice))
          arguments.push_back(&list[i]);
        tryCall(*signature.info, arguments);
        return true;
      });
    }
  llvm::stable_sort(found,
                    [](const RankedCondition &a, const RankedCondition &b) {
                      return a.rank < b.rank;
                    });
  return std::move(found);
}

std::vector<RankedCondition> findConditions(const Candidate &candidate,
                                            ArrayRef<SourceInstance> witnesses,
                                            ArrayRef<unsigned> variables) {
  return ConditionFinder(candidate, witnesses, variables).find();
}

} // namespace taso::generator
