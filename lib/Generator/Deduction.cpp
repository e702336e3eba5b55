//===- Deduction.cpp - Equations that follow from smaller ones ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Deduction.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace taso::generator {

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

unsigned Deduction::countOperators(const Pattern &pattern) {
  unsigned count = !pattern.isVariable();
  for (const Pattern &operand : pattern.operands)
    count += countOperators(operand);
  return count;
}

Deduction::Pattern Deduction::makePattern(const Term &term,
                                          Variables &variables) const {
  Pattern pattern;
  pattern.instance = term.instance;
  for (ClassId operand : term.getOperands())
    pattern.operands.push_back(makePattern(operand, variables));
  return pattern;
}

Deduction::Pattern Deduction::makePattern(ClassId id,
                                          Variables &variables) const {
  const Term &term = table.getRepresentative(id);
  if (!term.isInput() && !llvm::is_contained(variables.cuts, id))
    return makePattern(term, variables);
  Pattern pattern;
  pattern.variable =
      variables.numbers.try_emplace(id, variables.numbers.size()).first->second;
  // What holds where a size is 1 need not hold elsewhere.
  if (llvm::is_contained(table.getExample(id).tensor.shape(), 1))
    pattern.type = table.getClass(id).type;
  return pattern;
}

void Deduction::accept(const Term &term, ClassId id,
                       llvm::ArrayRef<ClassId> cuts) {
  unsigned origin = accepted.size();
  Variables variables(cuts);
  Pattern left = makePattern(term, variables);
  unsigned leftVariables = variables.numbers.size();
  Pattern right = makePattern(id, variables);
  if (variables.numbers.size() == leftVariables)
    addEquation({left, right, leftVariables, origin});
  accepted.push_back({term, id, TermId(table.getNumTerms()),
                      countOperators(left) + countOperators(right),
                      leftVariables});
  // The other direction, if the representative has all the variables.
  Variables renamed(cuts);
  Pattern source = makePattern(id, renamed);
  unsigned sourceVariables = renamed.numbers.size();
  Pattern target = makePattern(term, renamed);
  if (renamed.numbers.size() == sourceVariables && !source.isVariable())
    addEquation({source, target, sourceVariables, origin});
}

void Deduction::addEquation(Equation equation) {
  byRoot[equation.left.instance].push_back(std::move(equation));
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Large patterns of commutative operators match large classes in very many
/// ways. An equation that is not found to match only costs minimality.
static constexpr unsigned kMaxSteps = 300;

/// Each function calls `next` for every way to match, until it returns true.
bool Deduction::matchRoot(
    const Equation &equation, const Term &term, TermId limit,
    llvm::function_ref<bool(const Binding &)> next) const {
  Binding binding(equation.variables, kNone);
  steps = 0;
  return matchTerm(equation.left, term, limit, binding,
                   [&] { return next(binding); });
}

bool Deduction::matchTerm(const Pattern &pattern, const Term &term,
                          TermId limit, Binding &binding,
                          Continuation next) const {
  if (matchOperands(pattern, term.getOperands(), 0, limit, binding, next))
    return true;
  if (!table.getInstances()[term.instance].isCommutative() ||
      term.operands[0] == term.operands[1])
    return false;
  ClassId swapped[] = {term.operands[1], term.operands[0]};
  return matchOperands(pattern, swapped, 0, limit, binding, next);
}

bool Deduction::matchOperands(const Pattern &pattern,
                              llvm::ArrayRef<ClassId> operands, unsigned i,
                              TermId limit, Binding &binding,
                              Continuation next) const {
  if (i == operands.size())
    return next();
  return matchClass(pattern.operands[i], operands[i], limit, binding, [&] {
    return matchOperands(pattern, operands, i + 1, limit, binding, next);
  });
}

bool Deduction::matchClass(const Pattern &pattern, ClassId id, TermId limit,
                           Binding &binding, Continuation next) const {
  if (pattern.isVariable()) {
    if (pattern.type != kNone && !table.hasOnesOf(id, pattern.type))
      return false;
    ClassId &bound = binding[pattern.variable];
    if (bound != kNone)
      return bound == id && next();
    bound = id;
    if (next())
      return true;
    binding[pattern.variable] = kNone;
    return false;
  }
  if (++steps > kMaxSteps)
    return false;
  const TermClass &info = table.getClass(id);
  if (!(info.instances >> (pattern.instance % 64) & 1))
    return false;
  for (const TermClass::Member &member : info.members) {
    if (member.term >= limit)
      break;
    if (member.instance == pattern.instance &&
        matchTerm(pattern, table.getTerm(member.term), limit, binding, next))
      return true;
  }
  return false;
}

std::optional<ClassId> Deduction::instantiate(const Pattern &pattern,
                                              const Binding &binding,
                                              TermId limit) const {
  if (pattern.isVariable())
    return binding[pattern.variable];
  Term term;
  term.instance = pattern.instance;
  for (auto [i, operand] : llvm::enumerate(pattern.operands)) {
    std::optional<ClassId> value = instantiate(operand, binding, limit);
    if (!value)
      return std::nullopt;
    term.operands[i] = *value;
  }
  std::optional<Term> normal = table.normalise(term, limit);
  if (!normal)
    return std::nullopt;
  std::optional<TermId> found = table.find(*normal);
  if (!found || *found >= limit)
    return std::nullopt;
  return table.getClassOf(*found);
}

bool Deduction::reaches(const Equation &equation, const Binding &binding,
                        ClassId id, TermId limit) const {
  std::optional<ClassId> result = instantiate(equation.right, binding, limit);
  return result && *result == id;
}

bool Deduction::followsFrom(const Term &term, ClassId id, TermId limit,
                            Use use) const {
  auto it = byRoot.find(term.instance);
  auto mayReach = [&](const Equation &equation) {
    bool ends =
        equation.right.isVariable() || mayHave(id, equation.right.instance);
    return ends && mayMatch(equation.left, term);
  };
  if (it != byRoot.end())
    for (const Equation &equation :
         llvm::make_filter_range(it->second, mayReach)) {
      if (!use(equation.origin))
        continue;
      if (matchRoot(equation, term, limit, [&](const Binding &binding) {
            return reaches(equation, binding, id, limit);
          }))
        return markUsed(equation.origin);
    }
  return followsInSum(term, id, limit, use);
}

/// A quick look at the operators below the root.
bool Deduction::mayMatch(const Pattern &pattern, const Term &term) const {
  auto fit = [&](const Pattern &operand, ClassId id) {
    return operand.isVariable() || mayHave(id, operand.instance);
  };
  llvm::ArrayRef<Pattern> wanted = pattern.operands;
  llvm::ArrayRef<ClassId> operands = term.getOperands();
  if (llvm::all_of_zip(wanted, operands, fit))
    return true;
  return table.getInstances()[term.instance].isCommutative() &&
         fit(wanted[0], operands[1]) && fit(wanted[1], operands[0]);
}

bool Deduction::mayHave(ClassId id, uint32_t instance) const {
  return table.getClass(id).instances >> (instance % 64) & 1;
}

bool Deduction::follows(const Term &term, ClassId id, TermId limit) const {
  return followsFrom(term, id, limit, [](unsigned) { return true; });
}

bool Deduction::markUsed(unsigned origin) const {
  lastUsed = origin;
  return true;
}

std::vector<bool> Deduction::minimise() const {
  std::vector<unsigned> order(accepted.size());
  std::iota(order.begin(), order.end(), 0);
  // The most special first: large trees, few inputs.
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    const Accepted &x = accepted[a], &y = accepted[b];
    return std::tuple(y.size, x.variables) < std::tuple(x.size, y.variables);
  });
  std::vector<bool> dropped(accepted.size()), locked(accepted.size());
  for (unsigned i : order) {
    if (locked[i])
      continue;
    const Accepted &equation = accepted[i];
    // A law is not dropped for a larger one, by way of which it can be had.
    auto use = [&](unsigned origin) {
      return origin != i && !dropped[origin] &&
             accepted[origin].size <= equation.size;
    };
    if (!followsFrom(equation.term, equation.id, equation.limit, use))
      continue;
    dropped[i] = true;
    if (lastUsed > i)
      locked[lastUsed] = true;
  }
  return dropped;
}

/// An equation about two parts applies to any two of a larger sum, and to
/// neighbours in a larger concat.
bool Deduction::followsInSum(const Term &term, ClassId id, TermId limit,
                             Use use) const {
  const OperatorInstance &instance = table.getInstances()[term.instance];
  bool isConcat = instance.info->maxOperands < 0;
  if (!(instance.isCommutative() || isConcat) || !mayHave(id, term.instance))
    return false;
  llvm::SmallVector<ClassId, 6> parts;
  for (ClassId operand : term.getOperands())
    table.flatten(term.instance, operand, parts);
  for (unsigned i = 0; parts.size() > 2 && i < parts.size(); ++i)
    for (unsigned j = i + 1; j < (isConcat ? i + 2 : parts.size()); ++j)
      if (j < parts.size() &&
          followsForParts(term.instance, parts, i, j, id, limit, use))
        return true;
  return false;
}

std::optional<ClassId> Deduction::join(uint32_t instance,
                                       llvm::ArrayRef<ClassId> parts,
                                       TermId limit) const {
  ClassId sum = parts.front();
  for (ClassId part : parts.drop_front()) {
    std::optional<Term> normal =
        table.normalise({instance, {sum, part, kNone}}, limit);
    std::optional<TermId> found = normal ? table.find(*normal) : std::nullopt;
    if (!found || *found >= limit)
      return std::nullopt;
    sum = table.getClassOf(*found);
  }
  return sum;
}

bool Deduction::followsForParts(uint32_t instance,
                                llvm::ArrayRef<ClassId> parts, unsigned i,
                                unsigned j, ClassId id, TermId limit,
                                Use use) const {
  // All parts joined, with one value in place of parts i and j.
  auto joinWith = [&](ClassId value) {
    llvm::SmallVector<ClassId, 6> others;
    for (unsigned k = 0; k < parts.size(); ++k)
      if (k != j)
        others.push_back(k == i ? value : parts[k]);
    return join(instance, others, limit) == id;
  };
  // Where the two together have a smaller value, no equation gives another.
  if (std::optional<ClassId> known =
          join(instance, {parts[i], parts[j]}, limit))
    return joinWith(*known) && markUsed(0); // no equation was used
  auto it = byRoot.find(instance);
  if (it == byRoot.end())
    return false;
  Term pair{instance, {parts[i], parts[j], kNone}};
  for (const Equation &equation : it->second) {
    if (!use(equation.origin))
      continue;
    if (matchRoot(equation, pair, limit, [&](const Binding &binding) {
          std::optional<ClassId> value =
              instantiate(equation.right, binding, limit);
          return value && joinWith(*value);
        }))
      return markUsed(equation.origin);
  }
  return false;
}

} // namespace taso::generator
