//===- Claims.cpp - What cannot hold together -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Claims.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::certificates {

using llvm::StringRef;

void Claims::insert(Set &set, const Constraint &constraint) {
  set.insert({constraint.key(), constraint});
}

/// True if the set contains the constraint, or what says the same: p = 0 for
/// p >= 0 and the other way round.
bool Claims::contains(const Set &set, const Constraint &constraint) {
  if (set.count(constraint.key()))
    return true;
  if (constraint.kind == Constraint::AtLeastZero)
    return set.count(Constraint::zero(constraint.poly).key()) != 0;
  return constraint.kind == Constraint::Zero &&
         set.count(Constraint::atLeastZero(constraint.poly).key()) &&
         set.count(Constraint::atLeastZero(-constraint.poly).key());
}

void Claims::setFacts(Conjunction list) {
  facts = std::move(list);
  factSet.clear();
  for (const Constraint &fact : facts)
    insert(factSet, fact);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// One hypothesis: a constraint, or what a symbol means.
std::optional<Constraint> Claims::loadLeaf(const Value &value, Set &core) {
  if (auto constraint = reader.readConstraint(value)) {
    if (constraint->kind == Constraint::NonZero)
      return std::nullopt;
    insert(core, *constraint);
    return constraint;
  }
  const Array *parts = value.getAsArray();
  if (!parts || parts->size() != 2)
    return std::nullopt;
  auto what = (*parts)[0].getAsString();
  auto symbol = reader.readSymbol((*parts)[1]);
  if (!what || !symbol)
    return std::nullopt;
  const Symbols::Entry &entry = symbols[*symbol];
  Poly self = Poly::symbol(*symbol);
  if (*what == "count" && entry.kind == Symbols::Count)
    return Constraint::atLeastZero(self);
  if (entry.kind != Symbols::Floor || !isPositive(entry.denominator))
    return std::nullopt;
  // 0 <= n - D floor(n / D) < D.
  Poly rest = entry.numerator - entry.denominator * self;
  if (*what == "low")
    return Constraint::atLeastZero(rest);
  if (*what == "high")
    return Constraint::atLeastZero(entry.denominator - Poly(1) - rest);
  return std::nullopt;
}

/// A product of hypotheses, of which none is negative or one is zero. A factor
/// may also be ["weak", p >= 0], for p + 1 >= 0, and, where another is zero,
/// ["any", p].
std::optional<Constraint> Claims::loadProduct(const Value &value, Set &core) {
  const Array *factors = value.getAsArray();
  if (!factors || factors->size() < 2)
    return std::nullopt;
  bool isZero = false, isAny = false;
  Poly product(1);
  for (const Value &factor : *factors) {
    std::optional<Constraint> leaf = loadLeaf(factor, core);
    const Array *parts = factor.getAsArray();
    if (!leaf && parts && parts->size() == 2) {
      StringRef what = (*parts)[0].getAsString().value_or("");
      if (what == "weak") {
        leaf = loadLeaf((*parts)[1], core);
        if (leaf)
          leaf->poly = leaf->poly + Poly(1);
        if (leaf && leaf->kind != Constraint::AtLeastZero)
          return std::nullopt;
      } else if (auto poly = reader.readPoly((*parts)[1]);
                 poly && what == "any") {
        isAny = true;
        leaf = Constraint::atLeastZero(*poly);
      }
    }
    if (!leaf)
      return std::nullopt;
    isZero |= leaf->kind == Constraint::Zero;
    product = product * leaf->poly;
  }
  if (isAny && !isZero)
    return std::nullopt;
  return Constraint{isZero ? Constraint::Zero : Constraint::AtLeastZero,
                    product};
}

/// [hypothesis or product, divisor, multiplier].
std::string Claims::loadRow(const Array &row, Poly &sum, Set &core) {
  if (row.size() != 3)
    return "a row is malformed";
  auto divisor = parseRational(row[1].getAsString().value_or(""));
  auto multiplier = parseRational(row[2].getAsString().value_or(""));
  if (!divisor || !multiplier || !divisor->isInteger() ||
      !divisor->isPositive())
    return "a row is malformed";
  std::optional<Constraint> hypothesis = loadLeaf(row[0], core);
  if (!hypothesis)
    hypothesis = loadProduct(row[0], core);
  if (!hypothesis)
    return "a row is no hypothesis, no meaning of a symbol and no product";
  if (hypothesis->kind == Constraint::AtLeastZero && multiplier->isNegative())
    return "the multiplier of an inequality is negative";
  Poly poly =
      hypothesis->poly * Poly(Rational(hypothesis->poly.scale(), Integer(1)));
  if (divisor->numerator == 1) {
    sum = sum + poly * Poly(*multiplier);
    return "";
  }
  // d p + c >= 0 is p + floor(c / d) >= 0, since p is whole.
  if (hypothesis->kind != Constraint::AtLeastZero)
    return "an equation is tightened";
  for (const auto &[monomial, coefficient] : poly.entries()) {
    Rational quotient = coefficient / *divisor;
    if (monomial.empty())
      quotient = Rational(
          llvm::floorDiv(quotient.numerator, quotient.denominator), Integer(1));
    else if (!quotient.isInteger())
      return "a row is tightened by what does not divide it";
    sum.add(monomial, quotient * *multiplier);
  }
  return "";
}

std::string Claims::loadClaim(const Array &rows) {
  Poly sum;
  Set core;
  for (const Value &value : rows) {
    const Array *row = value.getAsArray();
    std::string error =
        row ? loadRow(*row, sum, core) : std::string("a row is malformed");
    if (!error.empty())
      return error;
  }
  if (!sum.isConstant() || !sum.constant().isNegative())
    return "the multipliers do not sum to a negative constant";
  Set open;
  for (const auto &[key, constraint] : core)
    if (!contains(factSet, constraint))
      open.insert({key, constraint});
  lemmas.push_back(std::move(open));
  return "";
}

std::string Claims::load(const Array &list) {
  for (auto [i, value] : llvm::enumerate(list)) {
    const Array *rows = value.getAsArray();
    std::string error =
        rows ? loadClaim(*rows) : std::string("it is malformed");
    if (!error.empty())
      return "claim " + std::to_string(i + 1) + ": " + error;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Their use
//===----------------------------------------------------------------------===//

bool Claims::containsLemma(const Set &set) const {
  return llvm::any_of(lemmas, [&](const Set &lemma) {
    return llvm::all_of(
        lemma, [&](const auto &entry) { return contains(set, entry.second); });
  });
}

bool Claims::isInfeasible(const Conjunction &constraints) const {
  Set set;
  for (const Constraint &constraint : constraints) {
    std::optional<bool> truth = constraint.evaluate();
    if (truth && !*truth)
      return true;
    insert(set, constraint);
  }
  // Two that contradict each other, or a fact, need no sum.
  for (const auto &[key, constraint] : set) {
    Constraint negated = constraint.negated();
    if (contains(set, negated) || contains(factSet, negated))
      return true;
  }
  if (containsLemma(set))
    return true;
  for (const auto &[key, constraint] : set) {
    if (constraint.kind != Constraint::NonZero)
      continue;
    Set above = set, below = set;
    insert(above, Constraint::atLeastZero(constraint.poly - Poly(1)));
    insert(below, Constraint::atLeastZero(-constraint.poly - Poly(1)));
    if (containsLemma(above) && containsLemma(below))
      return true;
  }
  return false;
}

bool Claims::entails(const Conjunction &constraints,
                     const Constraint &goal) const {
  if (std::optional<bool> truth = goal.evaluate())
    return *truth;
  // Only whole numbers that are negative are at most -1.
  if (!goal.poly.isInteger())
    return entails(
        constraints,
        {goal.kind, goal.poly * Poly(Rational(goal.poly.scale(), Integer(1)))});
  if (goal.kind == Constraint::Zero)
    return atLeastZero(constraints, goal.poly) &&
           atLeastZero(constraints, -goal.poly);
  Conjunction all = constraints;
  all.push_back(goal.negated());
  return isInfeasible(all);
}

bool Claims::isPositive(const Poly &poly) const {
  if (poly.isConstant())
    return poly.constant().numerator >= poly.constant().denominator;
  bool all = poly.isInteger();
  for (const auto &[monomial, coefficient] : poly.entries()) {
    all &= coefficient.isPositive();
    for (Symbol symbol : monomial)
      all &= contains(factSet,
                      Constraint::atLeastZero(Poly::symbol(symbol) - Poly(1)));
  }
  return all || atLeastZero({}, poly - Poly(1));
}

} // namespace taso::certificates
