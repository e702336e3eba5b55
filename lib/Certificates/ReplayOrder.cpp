//===- ReplayOrder.cpp - Which of some numbers is the largest -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "maximum" [max(a, b, ..)]: the value is zero if it is where a is the largest,
// where b is, and so on. Then it is zero ("zero"), or linear arithmetic with
// the inequalities of the case says so ("settled").
//
//===----------------------------------------------------------------------===//

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::certificates {

/// Puts a value in the place of an atom, which is known by its key.
bool Replay::exchange(const Atom &atom, const std::string &from,
                      const NormalForm &to, NormalForm &out) {
  if (key(atom) == from) {
    std::set<Symbol> used;
    symbols.collect(to, used);
    out = to;
    // Variables around it would make the choice depend on them.
    return require(
        llvm::none_of(
            scope, [&](Symbol variable) { return used.count(variable) != 0; }),
        "a maximum depends on the variables of a sum around it");
  }
  Atom result = atom;
  for (auto [argument, old] : llvm::zip_equal(result.arguments, atom.arguments))
    if (argument.clear(); !exchange(old, from, to, argument))
      return false;
  for (auto [branch, old] : llvm::zip_equal(result.branches, atom.branches)) {
    branch.body.clear();
    if (!enter(branch.variables) || !exchange(old.body, from, to, branch.body))
      return false;
    leave(branch.variables);
  }
  out = makeAtom(std::move(result));
  return true;
}

bool Replay::exchange(const NormalForm &value, const std::string &from,
                      const NormalForm &to, NormalForm &out) {
  for (const Term &term : value) {
    Term frame = term;
    frame.atoms.clear();
    NormalForm product = {frame};
    if (!enter(term.variables))
      return false;
    for (const AtomRef &atom : term.atoms) {
      NormalForm factor, next;
      if (!exchange(*atom, from, to, factor) ||
          !multiply(product, factor, next))
        return false;
      product = std::move(next);
    }
    leave(term.variables);
    llvm::append_range(out, product);
  }
  return true;
}

namespace {
/// Values as linear forms: each product of atoms is an unknown number.
class Forms {
public:
  std::optional<Poly> read(const NormalForm &value) {
    Poly result;
    for (const Term &term : value) {
      if (!term.coefficient.isConstant())
        return std::nullopt;
      auto [it, isNew] =
          columns.insert({keyOfProduct(term), Symbol(columns.size())});
      Poly column = Poly::symbol(it->second);
      bool positive = term.variables.empty() && term.guards.empty() &&
                      llvm::all_of(term.atoms, [](const AtomRef &atom) {
                        return atom->kind == Atom::Apply &&
                               (atom->id == Exp || atom->id == Sigmoid);
                      });
      if (isNew && positive)
        rows.push_back(column);
      result = result + Poly(term.coefficient.constant()) * column;
    }
    return result;
  }

  std::vector<Poly> rows; ///< none is negative

private:
  std::map<std::string, Symbol> columns;
};
} // namespace

/// "settled" [multipliers, multipliers]: the form is not positive, and not
/// negative, since the rows and the form less 1 would add up to a negative
/// number.
bool Replay::isSettled(const NormalForm &value,
                       const std::vector<NormalForm> &order) {
  const Array *step = take("settled", 1);
  const Array *both = step ? (*step)[1].getAsArray() : nullptr;
  if (!both || both->size() != 2)
    return fail("its arguments are malformed");
  Forms forms;
  std::optional<Poly> form = forms.read(value);
  if (!form)
    return fail("a coefficient is no number");
  for (const NormalForm &difference : order)
    if (std::optional<Poly> row = forms.read(difference))
      forms.rows.push_back(*row);
  for (int sign : {1, -1}) {
    const Array *multipliers = (*both)[sign > 0 ? 0 : 1].getAsArray();
    std::vector<Poly> rows = forms.rows;
    rows.push_back(Poly(sign) * *form - Poly(1));
    if (!multipliers || multipliers->size() != rows.size())
      return fail("its arguments are malformed");
    Poly sum;
    for (auto [row, text] : llvm::zip_equal(rows, *multipliers)) {
      auto multiplier = parseRational(text.getAsString().value_or(""));
      if (!multiplier || multiplier->isNegative())
        return fail("a multiplier is malformed or negative");
      sum = sum + row * Poly(*multiplier);
    }
    if (!sum.isConstant() || !sum.constant().isNegative())
      return fail("the multipliers do not sum to a negative constant");
    ++report.claims;
  }
  return true;
}

bool Replay::isZeroIn(const NormalForm &value, std::vector<NormalForm> &order) {
  if (isNext("zero"))
    return take("zero", 0) && isZero(value);
  if (!isNext("maximum"))
    return isSettled(value, order);
  const Array *step = take("maximum", 1);
  NormalForm maximum;
  if (!step || !get(reader.readValue((*step)[1]), maximum))
    return false;
  bool isFinite = isAtom(maximum) &&
                  maximum[0].atoms[0]->kind == Atom::Largest &&
                  !maximum[0].atoms[0]->branches.empty();
  if (!isFinite)
    return fail("the value is no maximum");
  const Atom &atom = *maximum[0].atoms[0];
  for (const Branch &branch : atom.branches)
    if (!branch.variables.empty() || !branch.guards.empty())
      return fail("the maximum is not one of finitely many numbers");
  for (const Branch &winner : atom.branches) {
    size_t mark = order.size();
    for (const Branch &other : atom.branches) {
      NormalForm difference;
      if (&other == &winner)
        continue;
      if (!simplify(add(winner.body, negate(other.body)), difference))
        return false;
      order.push_back(std::move(difference));
    }
    NormalForm exchanged, simplified;
    if (!exchange(value, key(atom), winner.body, exchanged) ||
        !simplify(exchanged, simplified) || !isZeroIn(simplified, order))
      return false;
    order.resize(mark);
  }
  return true;
}

} // namespace taso::certificates
