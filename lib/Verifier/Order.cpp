//===- Order.cpp - Maxima of finitely many numbers ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// max(a, b) is a where a >= b, and b where b >= a. With each maximum replaced
// by one of its candidates, and the inequalities that this choice means, what
// is left is linear: products of atoms are unknown real numbers.
//
//===----------------------------------------------------------------------===//

#include "Certificate.h"
#include "Equality.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

static bool isFinite(const Atom &atom) {
  return atom.kind == Atom::Largest && !atom.branches.empty() &&
         llvm::all_of(atom.branches, [](const Branch &branch) {
           return branch.variables.empty() && branch.guards.empty();
         });
}

namespace {
/// Finds a maximum of numbers that hold no such maximum themselves. It must not
/// depend on variables of sums or maxima around it: for these, which number is
/// the largest is no single choice.
class MaximumFinder {
public:
  explicit MaximumFinder(const SymbolTable &table) : table(table) {}

  AtomRef find(const NormalForm &value) {
    for (const Term &term : value) {
      size_t mark = enter(term.variables);
      for (const AtomRef &atom : term.atoms)
        if (AtomRef found = find(atom))
          return found;
      scope.resize(mark);
    }
    return nullptr;
  }

private:
  AtomRef find(const AtomRef &atom) {
    for (const NormalForm &argument : atom->arguments)
      if (AtomRef found = find(argument))
        return found;
    for (const Branch &branch : atom->branches) {
      size_t mark = enter(branch.variables);
      if (AtomRef found = find(branch.body))
        return found;
      scope.resize(mark);
    }
    return isFinite(*atom) && isClosed(*atom) ? atom : nullptr;
  }
  size_t enter(const Variables &variables) {
    size_t mark = scope.size();
    llvm::append_range(scope, variables);
    return mark;
  }
  bool isClosed(const Atom &atom) const {
    bool closed = true;
    visitPolys(atom, [&](const Poly &poly) {
      closed &= llvm::none_of(scope, [&](Symbol variable) {
        return table.dependsOn(poly, variable);
      });
    });
    return closed;
  }

  const SymbolTable &table;
  Variables scope;
};
} // namespace

namespace {
/// Puts a value in the place of an atom, which is known by its text.
struct Replacement {
  std::string text;
  const NormalForm &by;
  SymbolTable &table;

  NormalForm apply(const NormalForm &value) const {
    NormalForm result;
    for (const Term &term : value) {
      Term frame = term;
      frame.atoms.clear();
      NormalForm product = {frame};
      for (const AtomRef &atom : term.atoms)
        product = multiply(product, apply(*atom), table);
      llvm::append_range(result, product);
    }
    return result;
  }
  NormalForm apply(const Atom &atom) const {
    if (table.print(atom) == text)
      return by;
    Atom result = atom;
    for (NormalForm &argument : result.arguments)
      argument = apply(argument);
    for (Branch &branch : result.branches)
      branch.body = apply(branch.body);
    return makeAtom(std::move(result));
  }
};
} // namespace

/// The value as a linear form: each product of atoms a column, the number 1 one
/// too, so that forms are homogeneous. Nothing if a coefficient is no number.
static std::optional<Poly> linearise(const NormalForm &value,
                                     SymbolTable &table,
                                     std::map<std::string, Symbol> &columns,
                                     Conjunction &signs) {
  Poly result;
  for (Term term : value) {
    if (!term.coefficient.isConstant())
      return std::nullopt;
    Rational coefficient = term.coefficient.constant();
    term.coefficient = Poly(1);
    auto [it, isNew] =
        columns.insert({table.print(term), Symbol(columns.size())});
    Poly column = Poly::symbol(it->second);
    bool positive = term.variables.empty() && term.guards.empty() &&
                    llvm::all_of(term.atoms, [](const AtomRef &atom) {
                      return isPositiveFunction(*atom);
                    });
    if (isNew && positive)
      signs.push_back(Constraint::atLeastZero(column));
    result = result + Poly(coefficient) * column;
  }
  return result;
}

/// True if the order makes the value zero, or cannot be.
bool Equality::isSettled(const NormalForm &value,
                         const std::vector<NormalForm> &order) {
  std::map<std::string, Symbol> columns;
  Conjunction rows;
  std::optional<Poly> form = linearise(value, table, columns, rows);
  if (!form)
    return false;
  for (const NormalForm &difference : order)
    if (std::optional<Poly> row = linearise(difference, table, columns, rows))
      rows.push_back(Constraint::atLeastZero(*row));
  std::vector<std::vector<Rational>> multipliers;
  // The forms are homogeneous: if they cannot be 1, they cannot be positive.
  for (const Poly &side : {*form, -*form}) {
    Conjunction all = rows;
    all.push_back(Constraint::atLeastZero(side - Poly(1)));
    if (!solver.isInfeasibleOverReals(all))
      return false;
    if (table.recorder)
      multipliers.push_back(Recorder::findMultipliers(all));
  }
  record(table, "settled", multipliers);
  return true;
}

bool Equality::isZeroIn(const NormalForm &value, std::vector<NormalForm> &order,
                        Conjunction &hypotheses) {
  if (budget == 0)
    return false;
  --budget;
  AtomRef maximum = MaximumFinder(table).find(value);
  if (!maximum) {
    size_t start = markSteps(table);
    record(table, "zero");
    if (isZero(value, hypotheses))
      return true;
    rollbackSteps(table, start);
    return isSettled(value, order);
  }
  record(table, "maximum", makeAtom(*maximum));
  std::string text = table.print(*maximum);
  for (const Branch &winner : maximum->branches) {
    size_t mark = order.size();
    for (const Branch &other : maximum->branches)
      if (&other != &winner)
        order.push_back(simplifier.simplify(
            add(winner.body, negate(other.body)), hypotheses));
    Replacement replacement{text, winner.body, table};
    bool zero =
        isZeroIn(simplifier.simplify(replacement.apply(value), hypotheses),
                 order, hypotheses);
    order.resize(mark);
    if (!zero)
      return false;
  }
  return true;
}

bool Equality::isZeroByOrder(const NormalForm &value, Conjunction &hypotheses) {
  if (!MaximumFinder(table).find(value))
    return false;
  std::vector<NormalForm> order;
  return isZeroIn(value, order, hypotheses);
}

} // namespace taso::proof
