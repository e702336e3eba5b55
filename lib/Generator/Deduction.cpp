//===- Deduction.cpp - Equations that follow from smaller ones ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Deduction.h"

#include "Parallel.h"

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

void Deduction::accept(const Term &term, ClassId id, TermId limit,
                       llvm::ArrayRef<ClassId> cuts) {
  unsigned origin = accepted.size();
  Variables variables(cuts);
  Pattern left = makePattern(term, variables);
  unsigned leftVariables = variables.numbers.size();
  Pattern right = makePattern(id, variables);
  if (variables.numbers.size() == leftVariables)
    addEquation({left, right, leftVariables, origin, 0});
  accepted.push_back({term, id, limit,
                      countOperators(left) + countOperators(right),
                      leftVariables});
  // The other direction, if the representative has all the variables.
  Variables renamed(cuts);
  Pattern source = makePattern(id, renamed);
  unsigned sourceVariables = renamed.numbers.size();
  Pattern target = makePattern(term, renamed);
  if (renamed.numbers.size() == sourceVariables && !source.isVariable())
    addEquation({source, target, sourceVariables, origin, 0});
}

void Deduction::addEquation(Equation equation) {
  equation.number = served.size();
  served.emplace_back(0);
  Root &root = byRoot[equation.left.instance];
  root.byUse.push_back(root.equations.size());
  root.equations.push_back(std::move(equation));
}

void Deduction::orderByUse() {
  for (Root &root : llvm::make_second_range(byRoot))
    llvm::stable_sort(root.byUse, [&](unsigned a, unsigned b) {
      return served[root.equations[a].number] >
             served[root.equations[b].number];
    });
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Large patterns of commutative operators match large classes in very many
/// ways. An equation that is not found to match only costs minimality.
static constexpr unsigned kMaxSteps = 300;

/// Likewise where a class has many members: at five operators some have hundreds
/// of thousands, and one equation took minutes.
static constexpr unsigned kMaxMembers = 20'000;

/// Looks for an equation that rewrites one term to one before it.
class Deduction::Search {
public:
  /// Uses equations from number `first` on, as far as `use` agrees.
  Search(const Deduction &deduction, ClassId id, TermId limit, unsigned first,
         Use use)
      : deduction(deduction), table(deduction.table), id(id), limit(limit),
        first(first), use(use) {}

  /// The accepted equation by which the term follows, if there is one; where it
  /// follows without, 0. `inOrder`: the first one that does.
  std::optional<unsigned> run(const Term &term, bool inOrder);

private:
  using Binding = llvm::SmallVector<ClassId, 8>;
  using Continuation = llvm::function_ref<bool()>;

  /// The first equation with this root for which `serves` is true.
  std::optional<unsigned>
  findEquation(uint32_t root,
               llvm::function_ref<bool(const Equation &)> serves) const;
  bool matchRoot(const Equation &equation, const Term &term,
                 llvm::function_ref<bool(const Binding &)> next);
  bool matchTerm(const Pattern &pattern, const Term &term, Binding &binding,
                 Continuation next);
  bool matchOperands(const Pattern &pattern, llvm::ArrayRef<ClassId> operands,
                     unsigned i, Binding &binding, Continuation next);
  bool matchClass(const Pattern &pattern, ClassId of, Binding &binding,
                  Continuation next);
  std::optional<ClassId> instantiate(const Pattern &pattern,
                                     const Binding &binding) const;
  std::optional<unsigned> findInSum(const Term &term);
  std::optional<unsigned> findForParts(uint32_t instance,
                                       llvm::ArrayRef<ClassId> parts,
                                       unsigned i, unsigned j);
  std::optional<ClassId> join(uint32_t instance,
                              llvm::ArrayRef<ClassId> parts) const;
  bool mayMatch(const Pattern &pattern, const Term &term) const;
  bool mayHave(ClassId of, uint32_t instance) const;
  /// Whether a term before the limit that has the value may have the instance:
  /// an equation that leads elsewhere need not be matched at all.
  bool mayEnd(uint32_t instance) const {
    return table.getFirstMember(id, instance) < limit;
  }

  const Deduction &deduction;
  const TermTable &table;
  ClassId id;
  TermId limit;
  unsigned first;
  Use use;
  bool inOrder = true;
  unsigned steps = 0, members = 0; ///< of the current match
};

std::optional<unsigned> Deduction::Search::findEquation(
    uint32_t root, llvm::function_ref<bool(const Equation &)> serves) const {
  auto it = deduction.byRoot.find(root);
  if (it == deduction.byRoot.end())
    return std::nullopt;
  llvm::ArrayRef<Equation> all = it->second.equations;
  auto tryOne = [&](const Equation &equation) {
    if (!use(equation.origin) || !serves(equation))
      return false;
    deduction.served[equation.number].fetch_add(1, std::memory_order_relaxed);
    return true;
  };
  if (!inOrder && first == 0) {
    for (unsigned i : it->second.byUse)
      if (tryOne(all[i]))
        return all[i].origin;
    return std::nullopt;
  }
  auto isBefore = [&](const Equation &e) { return e.origin < first; };
  for (const Equation &equation :
       all.drop_front(llvm::partition_point(all, isBefore) - all.begin()))
    if (tryOne(equation))
      return equation.origin;
  return std::nullopt;
}

/// Each function calls `next` for every way to match, until it returns true.
bool Deduction::Search::matchRoot(
    const Equation &equation, const Term &term,
    llvm::function_ref<bool(const Binding &)> next) {
  Binding binding(equation.variables, kNone);
  steps = members = 0;
  return matchTerm(equation.left, term, binding, [&] { return next(binding); });
}

bool Deduction::Search::matchTerm(const Pattern &pattern, const Term &term,
                                  Binding &binding, Continuation next) {
  if (matchOperands(pattern, term.getOperands(), 0, binding, next))
    return true;
  if (!table.getInstances()[term.instance].isCommutative() ||
      term.operands[0] == term.operands[1])
    return false;
  ClassId swapped[] = {term.operands[1], term.operands[0]};
  return matchOperands(pattern, swapped, 0, binding, next);
}

bool Deduction::Search::matchOperands(const Pattern &pattern,
                                      llvm::ArrayRef<ClassId> operands,
                                      unsigned i, Binding &binding,
                                      Continuation next) {
  if (i == operands.size())
    return next();
  return matchClass(pattern.operands[i], operands[i], binding, [&] {
    return matchOperands(pattern, operands, i + 1, binding, next);
  });
}

bool Deduction::Search::matchClass(const Pattern &pattern, ClassId of,
                                   Binding &binding, Continuation next) {
  if (pattern.isVariable()) {
    if (pattern.type != kNone && !table.hasOnesOf(of, pattern.type))
      return false;
    ClassId &bound = binding[pattern.variable];
    if (bound != kNone)
      return bound == of && next();
    bound = of;
    if (next())
      return true;
    binding[pattern.variable] = kNone;
    return false;
  }
  if (++steps > kMaxSteps)
    return false;
  if (!mayHave(of, pattern.instance))
    return false;
  // kNone is larger than any limit.
  for (TermId member = table.getFirstMember(of, pattern.instance);
       member < limit; member = table.getNextMember(member)) {
    if (++members > kMaxMembers)
      return false;
    if (matchTerm(pattern, table.getTerm(member), binding, next))
      return true;
  }
  return false;
}

std::optional<ClassId>
Deduction::Search::instantiate(const Pattern &pattern,
                               const Binding &binding) const {
  if (pattern.isVariable())
    return binding[pattern.variable];
  Term term;
  term.instance = pattern.instance;
  for (auto [i, operand] : llvm::enumerate(pattern.operands)) {
    std::optional<ClassId> value = instantiate(operand, binding);
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

std::optional<unsigned> Deduction::Search::run(const Term &term,
                                               bool inOrderOfOrigins) {
  inOrder = inOrderOfOrigins;
  auto serves = [&](const Equation &equation) {
    bool leadsThere =
        equation.right.isVariable() || mayEnd(equation.right.instance);
    return leadsThere && mayMatch(equation.left, term) &&
           matchRoot(equation, term, [&](const Binding &binding) {
             return instantiate(equation.right, binding) == id;
           });
  };
  if (std::optional<unsigned> used = findEquation(term.instance, serves))
    return used;
  return findInSum(term);
}

/// A quick look at the operators below the root.
bool Deduction::Search::mayMatch(const Pattern &pattern,
                                 const Term &term) const {
  auto fit = [&](const Pattern &operand, ClassId of) {
    return operand.isVariable() || mayHave(of, operand.instance);
  };
  llvm::ArrayRef<Pattern> wanted = pattern.operands;
  llvm::ArrayRef<ClassId> operands = term.getOperands();
  if (llvm::all_of_zip(wanted, operands, fit))
    return true;
  return table.getInstances()[term.instance].isCommutative() &&
         fit(wanted[0], operands[1]) && fit(wanted[1], operands[0]);
}

bool Deduction::Search::mayHave(ClassId of, uint32_t instance) const {
  return table.getClass(of).instances >> (instance % 64) & 1;
}

/// An equation about two parts applies to any two of a larger sum, and to
/// neighbours in a larger concat.
std::optional<unsigned> Deduction::Search::findInSum(const Term &term) {
  const OperatorInstance &instance = table.getInstances()[term.instance];
  bool isConcat = instance.info->maxOperands < 0;
  if (!(instance.isCommutative() || isConcat) || !mayEnd(term.instance))
    return std::nullopt;
  llvm::SmallVector<ClassId, 6> parts;
  for (ClassId operand : term.getOperands())
    table.flatten(term.instance, operand, parts);
  for (unsigned i = 0; parts.size() > 2 && i < parts.size(); ++i)
    for (unsigned j = i + 1; j < (isConcat ? i + 2 : parts.size()); ++j)
      if (j < parts.size())
        if (auto used = findForParts(term.instance, parts, i, j))
          return used;
  return std::nullopt;
}

std::optional<ClassId>
Deduction::Search::join(uint32_t instance,
                        llvm::ArrayRef<ClassId> parts) const {
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

std::optional<unsigned> Deduction::Search::findForParts(
    uint32_t instance, llvm::ArrayRef<ClassId> parts, unsigned i, unsigned j) {
  // All parts joined, with one value in place of parts i and j.
  auto joinWith = [&](ClassId value) {
    llvm::SmallVector<ClassId, 6> others;
    for (unsigned k = 0; k < parts.size(); ++k)
      if (k != j)
        others.push_back(k == i ? value : parts[k]);
    return join(instance, others) == id;
  };
  // Where the two together have a smaller value, no equation gives another.
  if (std::optional<ClassId> known = join(instance, {parts[i], parts[j]}))
    return joinWith(*known) ? std::optional(0u) : std::nullopt;
  Term pair{instance, {parts[i], parts[j], kNone}};
  return findEquation(instance, [&](const Equation &equation) {
    return matchRoot(equation, pair, [&](const Binding &binding) {
      std::optional<ClassId> value = instantiate(equation.right, binding);
      return value && joinWith(*value);
    });
  });
}

bool Deduction::follows(const Term &term, ClassId id, TermId limit,
                        unsigned first) const {
  return Search(*this, id, limit, first, [](unsigned) { return true; })
      .run(term, /*inOrder=*/false)
      .has_value();
}

//===----------------------------------------------------------------------===//
// Special cases
//===----------------------------------------------------------------------===//

/// The equation from which an accepted one follows if some are dropped.
std::optional<unsigned>
Deduction::findUse(unsigned index, const std::vector<bool> &dropped) const {
  const Accepted &equation = accepted[index];
  // A law is not dropped for a larger one, by way of which it can be had.
  auto use = [&](unsigned origin) {
    return origin != index && !dropped[origin] &&
           accepted[origin].size <= equation.size;
  };
  return Search(*this, equation.id, equation.limit, 0, use)
      .run(equation.term, /*inOrder=*/true);
}

std::vector<bool> Deduction::minimise(unsigned threads) const {
  std::vector<unsigned> order(accepted.size());
  std::iota(order.begin(), order.end(), 0);
  // The most special first: large trees, few inputs.
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    const Accepted &x = accepted[a], &y = accepted[b];
    return std::tuple(y.size, x.variables) < std::tuple(x.size, y.variables);
  });
  std::vector<bool> dropped(accepted.size()), locked(accepted.size());
  // All threads look at a block of equations, as if none of it were dropped.
  // What they find is right if what it uses is still there at its turn; where
  // they find nothing, there is nothing with less.
  const size_t block = 64 * threads;
  for (llvm::ArrayRef<unsigned> rest = order; !rest.empty();
       rest = rest.drop_front(std::min(block, rest.size()))) {
    llvm::ArrayRef<unsigned> part = rest.take_front(block);
    std::vector<std::optional<unsigned>> uses(part.size());
    parallelFor(threads, part.size(), 1, [&](unsigned, size_t i) {
      if (!locked[part[i]])
        uses[i] = findUse(part[i], dropped);
    });
    for (auto [i, use] : llvm::zip_equal(part, uses)) {
      if (locked[i] || !use)
        continue;
      if (dropped[*use])
        use = findUse(i, dropped);
      if (!use)
        continue;
      dropped[i] = true;
      if (*use > i)
        locked[*use] = true;
    }
  }
  return dropped;
}

} // namespace taso::generator
