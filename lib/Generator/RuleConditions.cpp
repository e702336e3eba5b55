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

using namespace mlir;

namespace taso::generator {

using Kind = RuleNumber::Kind;

namespace {
/// What an argument may be, with its values in the witnesses.
struct Argument {
  Expression expression;
  std::vector<RuleNumber> values;
  char sort = 0;
};

class ConditionFinder {
public:
  ConditionFinder(const Candidate &candidate,
                  ArrayRef<SourceInstance> witnesses,
                  ArrayRef<unsigned> variables);

  std::vector<RankedCondition> find();

private:
  void tryCall(const FunctionSignature &signature,
               ArrayRef<const Argument *> arguments);

  ArrayRef<SourceInstance> witnesses;
  std::vector<Argument> all;
  std::vector<RankedCondition> found;
};
} // namespace

ConditionFinder::ConditionFinder(const Candidate &candidate,
                                 ArrayRef<SourceInstance> witnesses,
                                 ArrayRef<unsigned> variables)
    : witnesses(witnesses) {
  std::vector<Slot> slots = getSlots(candidate.source);
  for (unsigned slot : variables) {
    // A step that is equal to some size is so by chance.
    if (slots[slot].spec->domain == semantics::AttributeDomain::Step)
      continue;
    Argument argument = {
        Expression::makeVariable(slot), {}, getSort(*slots[slot].spec)};
    for (const SourceInstance &witness : witnesses)
      argument.values.push_back(witness.variables[slot]);
    all.push_back(std::move(argument));
  }
  for (int64_t number : kSmallNumbers)
    all.push_back(
        {Expression::makeNumber(number),
         std::vector<RuleNumber>(witnesses.size(), {Kind::Number, {number}}),
         'l'});
  for (const GraphValue &value : getSourceValues(candidate)) {
    Argument argument = {
        Expression::makeValue(value), {}, getSort(candidate.source, value)};
    for (const SourceInstance &witness : witnesses)
      argument.values.push_back(witness.lookup(value));
    all.push_back(std::move(argument));
  }
}

void ConditionFinder::tryCall(const FunctionSignature &signature,
                              ArrayRef<const Argument *> arguments) {
  unsigned numLiterals =
      llvm::count_if(arguments, [](const Argument *argument) {
        return argument->sort == 'l';
      });
  if (numLiterals == arguments.size())
    return;
  std::optional<bool> result;
  for (size_t i = 0; i < witnesses.size(); ++i) {
    std::vector<RuleNumber> values;
    for (const Argument *argument : arguments)
      values.push_back(argument->values[i]);
    std::optional<bool> truth = decide(signature.name, values);
    if (!truth || (result && *result != *truth))
      return;
    result = truth;
  }
  if (!*result && !signature.isNegatable)
    return;
  // A number that is a literal is written in its place.
  if (*result && signature.name == "taso_is_number" && numLiterals > 0)
    return;
  Condition condition = {signature.name, {}, !*result};
  for (const Argument *argument : arguments)
    condition.arguments.push_back(argument->expression);
  // That a number is not some literal says little, and explains less.
  bool isOdd = condition.isNegated && numLiterals > 0;
  found.push_back({std::move(condition), signature.rank + (isOdd ? 3 : 0)});
}

/// True if the arguments are in the one order of a symmetric condition.
static bool isOrdered(ArrayRef<size_t> choice, std::string_view name) {
  for (const semantics::RuleFunctionInfo &info : semantics::getRuleFunctions())
    if (info.name == name)
      return !info.symmetric || choice[0] < choice[1];
  return false;
}

std::vector<RankedCondition> ConditionFinder::find() {
  for (const FunctionSignature &signature : getConditionSignatures()) {
    std::vector<std::vector<const Argument *>> from;
    std::vector<size_t> sizes;
    for (char sort : signature.arguments) {
      std::vector<const Argument *> &accepted = from.emplace_back();
      for (const Argument &argument : all)
        if (acceptsSort(sort, argument.sort))
          accepted.push_back(&argument);
      sizes.push_back(accepted.size());
    }
    forEachChoice(sizes, [&](ArrayRef<size_t> choice) {
      if (!isOrdered(choice, signature.name))
        return true;
      std::vector<const Argument *> arguments;
      for (auto [list, i] : llvm::zip_equal(from, choice))
        arguments.push_back(list[i]);
      tryCall(signature, arguments);
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
