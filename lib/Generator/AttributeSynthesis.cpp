//===- AttributeSynthesis.cpp - How a target's attribute follows ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/AttributeSynthesis.h"

#include "FunctionSignatures.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <set>

using namespace mlir;

namespace taso::generator {

using semantics::AttributeDomain;
using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::Dim;
using Kind = RuleNumber::Kind;

/// Calls that are evaluated for one candidate at most.
static constexpr unsigned kMaxEvaluations = 200000;
/// Expressions of one sort that are kept for one attribute.
static constexpr size_t kMaxFound = 4;

std::vector<GraphValue> getSourceValues(const Candidate &candidate) {
  std::set<unsigned> used;
  for (const GraphNode &node : candidate.source.nodes)
    for (const GraphValue &operand : node.operands)
      if (operand.isInput)
        used.insert(operand.index);
  std::vector<GraphValue> values;
  for (unsigned input : used)
    values.push_back({true, input, 0});
  for (auto [i, node] : llvm::enumerate(candidate.source.nodes))
    for (unsigned result = 0; result < node.numResults; ++result)
      values.push_back({false, unsigned(i), result});
  return values;
}

/// A function of one value, and of axes: what a shape alone says.
static bool isMeasure(const FunctionSignature &signature) {
  return signature.arguments[0] == 'v' || signature.arguments[0] == 'k';
}

//===----------------------------------------------------------------------===//
// The bank
//===----------------------------------------------------------------------===//

static std::vector<int64_t> getKey(char sort,
                                   const std::vector<RuleNumber> &values) {
  std::vector<int64_t> key = {sort};
  for (const RuleNumber &value : values) {
    key.push_back(int64_t(value.kind));
    key.push_back(value.numbers.size());
    for (const Dim &number : value.numbers)
      key.push_back(number.value);
  }
  return key;
}

AttributeSynthesis::AttributeSynthesis(const Candidate &candidate,
                                       ArrayRef<SourceInstance> instances)
    : slots(getSlots(candidate.source)), instances(instances) {
  for (const GraphValue &value : getSourceValues(candidate)) {
    Entry entry{
        Expression::makeValue(value), {}, getSort(candidate.source, value)};
    for (const SourceInstance &instance : instances)
      entry.values.push_back(instance.lookup(value));
    values.push_back(std::move(entry));
  }
  addVariables();
  addLiterals(candidate);
  addMeasures();
}

void AttributeSynthesis::add(Entry entry) {
  if (index.try_emplace(getKey(entry.sort, entry.values), bank.size()).second)
    bank.push_back(std::move(entry));
}

void AttributeSynthesis::addVariables() {
  for (auto [i, slot] : llvm::enumerate(slots)) {
    char sort = getSort(*slot.spec);
    if (!sort)
      continue;
    Entry entry{Expression::makeVariable(i), {}, sort};
    for (const SourceInstance &instance : instances)
      entry.values.push_back(instance.variables[i]);
    add(std::move(entry));
  }
}

void AttributeSynthesis::addLiterals(const Candidate &candidate) {
  for (int64_t number : kSmallNumbers) {
    Entry entry{Expression::makeNumber(number), {}, 'l', 1, true};
    entry.values.assign(instances.size(), {Kind::Number, {number}});
    add(std::move(entry));
  }
  addLiteralLists(candidate);
}

/// Lists of the target that are the same in all witnesses.
void AttributeSynthesis::addLiteralLists(const Candidate &candidate) {
  for (const Slot &slot : getSlots(candidate.target)) {
    AttributeValue value = getValue(slot, candidate.witnesses.front().target);
    RuleNumber number = toRuleNumber(*slot.spec, value);
    bool isConstant =
        number.isList() &&
        llvm::all_of(candidate.witnesses, [&](const Witness &witness) {
          return getValue(slot, witness.target) == value;
        });
    if (!isConstant)
      continue;
    Entry entry{Expression::makeLiteral(*slot.spec, value),
                {},
                getSort(*slot.spec),
                1,
                true};
    entry.values.assign(instances.size(), number);
    add(std::move(entry));
  }
}

std::vector<const AttributeSynthesis::Entry *>
AttributeSynthesis::getEntries(char argument, size_t limit) const {
  std::vector<const Entry *> entries;
  ArrayRef<Entry> from = argument == 'v' || argument == 'k'
                             ? ArrayRef<Entry>(values)
                             : ArrayRef<Entry>(bank).take_front(limit);
  for (const Entry &entry : from)
    if (acceptsSort(argument, entry.sort))
      entries.push_back(&entry);
  return entries;
}

/// False for arithmetic that gives what a literal says, or changes nothing.
static bool isSensible(std::string_view function,
                       ArrayRef<const Expression *> arguments) {
  bool isDifference = function == "taso_subtract" || function == "taso_divide";
  bool isArithmetic =
      isDifference || function == "taso_add" || function == "taso_multiply";
  if (!isArithmetic)
    return true;
  for (const Expression *argument : arguments)
    if (argument->kind == Expression::Kind::Literal &&
        llvm::all_of(argument->literal.numbers,
                     [](int64_t number) { return number == 0; }))
      return false;
  bool startsLiteral = arguments[0]->kind == Expression::Kind::Literal;
  return !isDifference ||
         (!startsLiteral && print(*arguments[0]) != print(*arguments[1]));
}

/// Evaluates a call in all witnesses; false if it has no value in one.
bool AttributeSynthesis::tryCall(std::string_view function,
                                 ArrayRef<const Entry *> arguments,
                                 Entry &result) {
  SmallVector<const Expression *> parts;
  for (const Entry *argument : arguments)
    parts.push_back(&argument->expression);
  if (llvm::all_of(arguments, [](const Entry *e) { return e->isLiteral; }) ||
      !isSensible(function, parts))
    return false;
  for (size_t witness = 0; witness < instances.size(); ++witness) {
    std::vector<RuleNumber> numbers;
    for (const Entry *argument : arguments)
      numbers.push_back(argument->values[witness]);
    ++evaluations;
    std::optional<RuleNumber> value = compute(function, numbers);
    if (!value)
      return false;
    result.values.push_back(std::move(*value));
  }
  std::vector<Expression> expressions;
  for (const Entry *argument : arguments) {
    expressions.push_back(argument->expression);
    result.size += argument->size;
  }
  result.expression = Expression::makeCall(function, std::move(expressions));
  return true;
}

void AttributeSynthesis::addCallsOf(const FunctionSignature &signature,
                                    size_t numSimple) {
  std::vector<std::vector<const Entry *>> lists;
  std::vector<size_t> sizes;
  for (char argument : signature.arguments) {
    lists.push_back(getEntries(argument, numSimple));
    sizes.push_back(lists.back().size());
  }
  std::vector<Entry> made;
  forEachChoice(sizes, [&](ArrayRef<size_t> choice) {
    std::vector<const Entry *> arguments;
    for (auto [list, i] : llvm::zip_equal(lists, choice))
      arguments.push_back(list[i]);
    Entry entry;
    entry.sort = signature.result;
    if (tryCall(signature.name, arguments, entry))
      made.push_back(std::move(entry));
    return evaluations < kMaxEvaluations;
  });
  // Only now: the lists point into the bank.
  std::vector<Entry> &all = hasCalls ? calls : measures;
  for (Entry &entry : made) {
    all.push_back(entry);
    add(std::move(entry));
  }
}

void AttributeSynthesis::addMeasures() {
  size_t numSimple = bank.size();
  for (const FunctionSignature &signature : getFunctionSignatures())
    if (isMeasure(signature))
      addCallsOf(signature, numSimple);
}

void AttributeSynthesis::addCalls() {
  hasCalls = true;
  size_t numSimple = bank.size();
  for (const FunctionSignature &signature : getFunctionSignatures())
    if (!isMeasure(signature))
      addCallsOf(signature, numSimple);
  llvm::stable_sort(
      calls, [](const Entry &a, const Entry &b) { return a.size < b.size; });
}

/// The entry that an argument of this sort may be and that has these values.
const AttributeSynthesis::Entry *
AttributeSynthesis::lookup(char argument,
                           const std::vector<RuleNumber> &values) const {
  for (char sort : {argument, 'l'}) {
    auto it = index.find(getKey(sort, values));
    if (it != index.end() && acceptsSort(argument, sort))
      return &bank[it->second];
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

static bool isIn(const Expression &expression,
                 ArrayRef<Expression> expressions) {
  return llvm::any_of(expressions, [&](const Expression &other) {
    return print(other) == print(expression);
  });
}

void AttributeSynthesis::findVariables(const AttributeSpec &spec,
                                       ArrayRef<AttributeValue> wanted,
                                       bool sameName,
                                       std::vector<Expression> &found) const {
  for (auto [i, slot] : llvm::enumerate(slots)) {
    if ((slot.spec->name == spec.name) != sameName ||
        slot.spec->kind != spec.kind)
      continue;
    if (!sameName && slot.spec->domain != spec.domain)
      continue;
    bool isEqual = true;
    for (auto [instance, value] : llvm::zip_equal(instances, wanted))
      isEqual &= instance.attributes[i] == value;
    if (!isEqual)
      continue;
    // Slots with the name and values of an earlier one share its variable.
    found.push_back(Expression::makeVariable(i));
    return;
  }
}

void AttributeSynthesis::findMeasures(const AttributeSpec &spec,
                                      const std::vector<RuleNumber> &wanted,
                                      std::vector<Expression> &found) const {
  std::vector<int64_t> key = getKey(getSort(spec), wanted);
  size_t count = 0;
  for (const Entry &entry : measures) {
    if (getKey(entry.sort, entry.values) != key || count == kMaxFound)
      continue;
    // An axis counted from the front is a literal, or a variable.
    const Expression &last = entry.expression.arguments.back();
    bool isFromEnd = last.kind == Expression::Kind::Literal &&
                     last.literal.numbers.front() < 0;
    if (entry.sort == 'a' && !isFromEnd)
      continue;
    found.push_back(entry.expression);
    ++count;
  }
}

void AttributeSynthesis::findCalls(const AttributeSpec &spec,
                                   const std::vector<RuleNumber> &wanted,
                                   std::vector<Expression> &found) {
  if (!hasCalls)
    addCalls();
  char sort = getSort(spec);
  std::vector<int64_t> key = getKey(sort, wanted);
  size_t before = found.size();
  for (const Entry &entry : calls)
    if (getKey(entry.sort, entry.values) == key &&
        found.size() < before + kMaxFound)
      found.push_back(entry.expression);
  if (found.size() == before)
    findInverse(sort, wanted, found);
}

/// Elements of lists, and places of elements in lists.
void AttributeSynthesis::findElements(const AttributeSpec &spec,
                                      const std::vector<RuleNumber> &wanted,
                                      std::vector<Expression> &found) {
  if (!hasCalls)
    addCalls();
  std::vector<int64_t> key = getKey(getSort(spec), wanted);
  for (const Entry &entry : calls)
    if ((entry.expression.function == "taso_element" ||
         entry.expression.function == "taso_index_of") &&
        getKey(entry.sort, entry.values) == key && found.size() < kMaxFound)
      found.push_back(entry.expression);
}

/// a + sign * b, entry by entry; nothing if the lengths differ.
static std::optional<std::vector<RuleNumber>>
combine(const std::vector<RuleNumber> &a, int64_t sign,
        const std::vector<RuleNumber> &b) {
  std::vector<RuleNumber> result = a;
  for (auto [x, y] : llvm::zip_equal(result, b)) {
    if (x.kind != y.kind || x.numbers.size() != y.numbers.size())
      return std::nullopt;
    for (auto [number, other] : llvm::zip_equal(x.numbers, y.numbers))
      number = number + Dim(sign) * other;
  }
  return result;
}

/// Calls of add, subtract and pair on two expressions of the bank: one gives
/// the other, so there is nothing to enumerate.
void AttributeSynthesis::findInverse(char sort,
                                     const std::vector<RuleNumber> &wanted,
                                     std::vector<Expression> &found) const {
  const Entry *bestLeft = nullptr, *bestRight = nullptr;
  std::string_view best;
  auto consider = [&](std::string_view function, const Entry *left,
                      const Entry *right) {
    if (!left || !right || (left->isLiteral && right->isLiteral) ||
        !isSensible(function, {&left->expression, &right->expression}))
      return;
    if (bestLeft &&
        bestLeft->size + bestRight->size <= left->size + right->size)
      return;
    best = function;
    bestLeft = left;
    bestRight = right;
  };
  auto lookupSum = [&](const std::vector<RuleNumber> &a, int64_t sign,
                       const std::vector<RuleNumber> &b) -> const Entry * {
    auto values = combine(a, sign, b);
    return values ? lookup(sort, *values) : nullptr;
  };
  for (const Entry &entry : bank) {
    if (!acceptsSort(sort, entry.sort))
      continue;
    consider("taso_subtract", &entry, lookupSum(entry.values, -1, wanted));
    consider("taso_add", &entry, lookupSum(wanted, -1, entry.values));
  }
  bool arePairs = llvm::all_of(wanted, [](const RuleNumber &value) {
    return value.isList() && value.numbers.size() == 2;
  });
  if (sort == 'S' && arePairs) {
    std::vector<RuleNumber> first, second;
    for (const RuleNumber &value : wanted) {
      first.push_back({Kind::Number, {value.numbers[0]}});
      second.push_back({Kind::Number, {value.numbers[1]}});
    }
    consider("taso_pair", lookup('s', first), lookup('s', second));
  }
  if (bestLeft)
    found.push_back(Expression::makeCall(
        best, {bestLeft->expression, bestRight->expression}));
}

/// What is likely to be computed, even if it is the same in all witnesses.
static bool isComputed(AttributeDomain domain) {
  return domain == AttributeDomain::Parts || domain == AttributeDomain::Shape ||
         domain == AttributeDomain::Size || domain == AttributeDomain::Extent ||
         domain == AttributeDomain::Start || domain == AttributeDomain::Padding;
}

/// A permutation says where an axis goes, also if that is the same in all
/// witnesses.
bool AttributeSynthesis::mayPermute(const AttributeSpec &spec) const {
  return getSort(spec) == 'a' && llvm::any_of(slots, [](const Slot &slot) {
           return slot.spec->domain == AttributeDomain::Permutation;
         });
}

std::vector<Expression>
AttributeSynthesis::find(const AttributeSpec &spec,
                         ArrayRef<AttributeValue> wanted) {
  std::vector<Expression> found, literal, larger;
  findVariables(spec, wanted, /*sameName=*/true, found);
  if (llvm::all_equal(wanted))
    literal.push_back(Expression::makeLiteral(spec, wanted.front()));
  bool isNumeric =
      spec.kind != AttributeKind::Real && spec.kind != AttributeKind::Keyword;
  if (isNumeric && spec.domain != AttributeDomain::Flag) {
    std::vector<RuleNumber> numbers;
    for (const AttributeValue &value : wanted)
      numbers.push_back(toRuleNumber(spec, value));
    // Where an axis goes, a permutation says for all ranks.
    if (mayPermute(spec))
      findElements(spec, numbers, larger);
    bool isPermuted = !larger.empty();
    findMeasures(spec, numbers, larger);
    findVariables(spec, wanted, /*sameName=*/false, larger);
    if (!isPermuted && found.empty() && larger.empty() &&
        (literal.empty() || isComputed(spec.domain) || mayPermute(spec)))
      findCalls(spec, numbers, larger);
  }
  // One kernel is made as large as another rather than as large as a number.
  bool literalFirst = !isComputed(spec.domain) && !mayPermute(spec) &&
                      spec.domain != AttributeDomain::Window;
  if (literalFirst)
    llvm::append_range(found, literal);
  for (Expression &expression : larger)
    if (!isIn(expression, found))
      found.push_back(std::move(expression));
  if (!literalFirst)
    llvm::append_range(found, literal);
  return found;
}

} // namespace taso::generator
