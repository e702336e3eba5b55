//===- Solver.cpp - Can these constraints hold together? ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Solver.h"
#include "Certificate.h"

#include "mlir/Analysis/Presburger/Simplex.h"
#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

using llvm::DynamicAPInt;

void Solver::setFacts(Conjunction newFacts) {
  if (newFacts == facts)
    return;
  facts = std::move(newFacts);
  known.clear();
  positive.clear();
  for (const Constraint &fact : facts)
    if (fact.kind == Constraint::AtLeastZero)
      if (std::optional<Symbol> symbol = (fact.poly + Poly(1)).getSymbol())
        positive.insert(*symbol);
}

bool Solver::isPositive(const Poly &poly) {
  bool some = false, all = true;
  for (const Poly::Entry &entry : poly.entries()) {
    if (!(entry.coefficient > Rational(0)))
      all = false;
    for (Symbol symbol : entry.monomial)
      all &= positive.count(symbol) != 0;
    some = true;
  }
  if (some && all)
    return true;
  return !poly.isConstant() &&
         entails({}, Constraint::atLeastZero(poly - Poly(1)), Effort::Linear);
}

bool Solver::entails(llvm::ArrayRef<Constraint> hypotheses,
                     const Constraint &goal, Effort effort) {
  if (std::optional<bool> truth = goal.evaluate())
    return *truth;
  // Only whole numbers that are negative are at most -1.
  DynamicAPInt scale = goal.poly.scale();
  if (scale != 1)
    return entails(
        hypotheses,
        {goal.kind, goal.poly * Poly(Rational(scale, DynamicAPInt(1)))},
        effort);
  if (goal.kind == Constraint::Zero)
    return entails(hypotheses, Constraint::atLeastZero(goal.poly), effort) &&
           entails(hypotheses, Constraint::atLeastZero(-goal.poly), effort);
  Conjunction all(hypotheses.begin(), hypotheses.end());
  all.push_back(goal.negated());
  return isInfeasible(all, effort);
}

bool Solver::isInfeasible(llvm::ArrayRef<Constraint> constraints,
                          Effort effort) {
  Conjunction all;
  std::vector<Poly> distinct;
  for (const Constraint &constraint : constraints) {
    if (std::optional<bool> truth = constraint.evaluate()) {
      if (!*truth)
        return true;
      continue;
    }
    if (constraint.kind == Constraint::NonZero)
      distinct.push_back(constraint.poly);
    else
      all.push_back(constraint);
  }
  if (decide(all, effort))
    return true;
  for (const Poly &poly : distinct) {
    Conjunction above = all, below = all;
    above.push_back(Constraint::atLeastZero(poly - Poly(1)));
    below.push_back(Constraint::atLeastZero(-poly - Poly(1)));
    if (decide(above, effort) && decide(below, effort))
      return true;
  }
  return false;
}

namespace {
/// Adds hypotheses that speak about products which occur: those multiplied by
/// numbers that are not negative, and products of two of them.
class Products {
public:
  explicit Products(std::vector<Constraint> &rows) : rows(rows) {
    for (const Constraint &row : rows) {
      for (const Poly::Entry &entry : row.poly.entries())
        if (entry.monomial.size() > 1)
          occurring.insert(entry.monomial);
      if (row.kind != Constraint::AtLeastZero)
        continue;
      for (const Poly &bound : {row.poly, row.poly + Poly(1)})
        if (std::optional<Symbol> symbol = bound.getSymbol())
          notNegative.insert(*symbol);
    }
  }

  void add() {
    if (occurring.empty())
      return;
    size_t count = rows.size();
    for (size_t i = 0; i < count; ++i)
      addMultiples(Constraint(rows[i]));
    addPairs(count);
  }

private:
  static constexpr size_t kMaxEntries = 8, kMaxAdded = 240, kMaxRows = 60;

  /// row * m / s for each product m that occurs, and each s in the row.
  void addMultiples(const Constraint &row) {
    if (row.poly.entries().size() > kMaxEntries)
      return;
    for (const Poly::Entry &entry : row.poly.entries()) {
      if (entry.monomial.empty())
        continue;
      for (const Monomial &product : occurring) {
        Monomial factor = product;
        bool divides = llvm::all_of(entry.monomial, [&](Symbol symbol) {
          auto *it = llvm::find(factor, symbol);
          if (it == factor.end())
            return false;
          factor.erase(it);
          return true;
        });
        if (divides && !factor.empty() &&
            (row.kind == Constraint::Zero ||
             llvm::all_of(factor, [&](Symbol symbol) {
               return notNegative.count(symbol) != 0;
             })))
          append({row.kind, row.poly * Poly::monomial(factor, Rational(1))});
      }
    }
  }

  void addPairs(size_t count) {
    if (count > kMaxRows)
      return;
    for (size_t i = 0; i < count; ++i)
      for (size_t j = i; j < count; ++j) {
        // By value: rows grows.
        Constraint a = rows[i], b = rows[j];
        if (a.poly.degree() + b.poly.degree() > 3)
          continue;
        Poly product = a.poly * b.poly;
        unsigned occur = 0, others = 0;
        for (const Poly::Entry &entry : product.entries())
          if (entry.monomial.size() > 1)
            ++(occurring.count(entry.monomial) ? occur : others);
        bool zero = a.kind == Constraint::Zero || b.kind == Constraint::Zero;
        if (occur > 0 && others <= 1)
          append({zero ? Constraint::Zero : Constraint::AtLeastZero,
                  std::move(product)});
      }
  }

  void append(Constraint row) {
    if (added.size() < kMaxAdded && added.insert(row).second)
      rows.push_back(std::move(row));
  }

  std::vector<Constraint> &rows;
  std::set<Monomial> occurring;
  std::set<Symbol> notNegative;
  std::set<Constraint> added;
};
} // namespace

bool Solver::decide(llvm::ArrayRef<Constraint> constraints, Effort effort) {
  if (isExhausted())
    return false;
  Conjunction key(constraints.begin(), constraints.end());
  llvm::sort(key);
  key.erase(llvm::unique(key), key.end());
  auto it = known.find({key, effort});
  if (it != known.end())
    return it->second;
  bool empty;
  if (effort == Effort::Products && decide(key, Effort::Linear)) {
    empty = true;
  } else {
    Rows rows = gather(key);
    size_t numGiven = rows.size();
    if (effort == Effort::Products)
      Products(rows).add();
    empty = isEmpty(rows, /*integers=*/true);
    if (empty && table.recorder)
      table.recorder->claim(rows, numGiven);
  }
  constexpr size_t kMaxKnown = 20000;
  if (known.size() > kMaxKnown)
    known.clear();
  // Within another question some facts are missing.
  if (underway.empty())
    known[{key, effort}] = empty;
  return empty;
}

/// D * q <= n < D * q + D for q = floor(n / D); a count is not negative.
void Solver::addPayloadFacts(Symbol symbol, Rows &rows,
                             std::set<Symbol> &seen) {
  if (!seen.insert(symbol).second || !table.isPayload(symbol))
    return;
  if (table.getKind(symbol) == SymbolTable::Count)
    rows.push_back(Constraint::atLeastZero(Poly::symbol(symbol)));
  if (table.getKind(symbol) != SymbolTable::Floor)
    return;
  // Whether a divisor is positive may depend on quotients by it: without an
  // end, unless the inner question does without their facts.
  Poly denominator = table.getDenominator(symbol);
  if (!underway.insert(symbol).second)
    return;
  bool known = isDivisor(denominator);
  underway.erase(symbol);
  if (!known)
    return;
  Poly rest = table.getNumerator(symbol) - denominator * Poly::symbol(symbol);
  rows.push_back(Constraint::atLeastZero(rest));
  rows.push_back(Constraint::atLeastZero(denominator - Poly(1) - rest));
}

/// The constraints with the facts about their symbols, and about the symbols of
/// those facts, and so on.
Solver::Rows Solver::gather(llvm::ArrayRef<Constraint> constraints) {
  Rows rows(constraints.begin(), constraints.end());
  std::set<Symbol> seen;
  std::vector<bool> used(facts.size(), false);
  for (size_t i = 0; i < rows.size(); ++i) {
    // By value: rows grows.
    llvm::SmallVector<Symbol> symbols = rows[i].poly.symbols();
    for (Symbol symbol : symbols) {
      if (seen.count(symbol))
        continue;
      addPayloadFacts(symbol, rows, seen);
      for (size_t j = 0; j < facts.size(); ++j)
        if (!used[j] && facts[j].kind != Constraint::NonZero &&
            facts[j].poly.mentions(symbol)) {
          used[j] = true;
          rows.push_back(facts[j]);
        }
    }
  }
  return rows;
}

/// The row with integer coefficients, each monomial a column; inequalities
/// between integers are tightened.
static llvm::SmallVector<DynamicAPInt>
makeRow(const Constraint &row, const std::map<Monomial, unsigned> &columns,
        bool integers) {
  DynamicAPInt scale(1);
  for (const Poly::Entry &entry : row.poly.entries())
    scale = llvm::lcm(scale, entry.coefficient.den);
  llvm::SmallVector<DynamicAPInt> values(columns.size() + 1, DynamicAPInt(0));
  DynamicAPInt divisor(0);
  for (const Poly::Entry &entry : row.poly.entries()) {
    DynamicAPInt value =
        entry.coefficient.num * (scale / entry.coefficient.den);
    if (entry.monomial.empty()) {
      values.back() = value;
      continue;
    }
    values[columns.at(entry.monomial)] = value;
    divisor = llvm::gcd(divisor, llvm::abs(value));
  }
  if (integers && row.kind == Constraint::AtLeastZero && divisor > 1) {
    for (DynamicAPInt &value : values)
      value = floorDiv(value, divisor);
  }
  return values;
}

bool Solver::isEmpty(const Rows &rows, bool integers) {
  // Larger programs take longer.
  steps += 1 + rows.size() / 16;
  std::map<Monomial, unsigned> columns;
  for (const Constraint &row : rows)
    for (const Poly::Entry &entry : row.poly.entries())
      if (!entry.monomial.empty())
        columns.insert({entry.monomial, columns.size()});
  mlir::presburger::Simplex simplex(columns.size());
  for (const Constraint &row : rows) {
    if (row.kind == Constraint::Zero)
      simplex.addEquality(makeRow(row, columns, integers));
    else
      simplex.addInequality(makeRow(row, columns, integers));
    if (simplex.isEmpty())
      return true;
  }
  return simplex.isEmpty();
}

} // namespace taso::proof
