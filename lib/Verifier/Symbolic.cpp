//===- Symbolic.cpp - Definitions as normal forms -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Symbolic.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

namespace taso::proof {

using semantics::Function;

unsigned Choices::choose(unsigned alternatives) {
  if (next == made.size())
    made.push_back({0, alternatives});
  return made[next++].first;
}

bool Choices::advance() {
  made.resize(next);
  while (!made.empty()) {
    if (++made.back().first < made.back().second)
      return true;
    made.pop_back();
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Symbolic::Scalar Symbolic::number(double value) {
  auto token = tokens.find(value);
  // Beyond this, exact rationals would grow without need.
  double scaled = std::ldexp(value, 16);
  if (token == tokens.end() && std::fabs(scaled) < 1e12 &&
      scaled == std::floor(scaled))
    return {makeNumber(Poly(Rational(int64_t(scaled), int64_t(1) << 16))),
            this};
  if (token == tokens.end()) {
    token = tokens.insert({value, unsigned(table.constants.size())}).first;
    // Texts tell constants apart.
    llvm::raw_string_ostream(table.constants.emplace_back())
        << llvm::format("%.17g", value);
  }
  Atom atom;
  atom.kind = Atom::Constant;
  atom.id = token->second;
  return {makeAtom(std::move(atom)), this};
}

double Symbolic::realParameter(const std::string &name) {
  double token = 1 + std::ldexp(2.0 * tokens.size() + 1, -40);
  tokens.insert({token, unsigned(table.constants.size())});
  table.constants.push_back(name);
  return token;
}

Symbolic::Scalar Symbolic::recip(const Scalar &value) {
  if (divisors)
    divisors->push_back(
        {{scope.variables, scope.guards, value.value}, scopeIsExact});
  Atom atom;
  atom.kind = Atom::Recip;
  atom.arguments = {value.value};
  return {makeAtom(std::move(atom)), this};
}

Symbolic::Scalar Symbolic::applyOpaque(unsigned function,
                                       std::vector<NormalForm> arguments) {
  Atom atom;
  atom.kind = Atom::Apply;
  atom.id = function;
  atom.arguments = std::move(arguments);
  return {makeAtom(std::move(atom)), this};
}

Symbolic::Scalar Symbolic::apply(Function function, const Scalar &value) {
  if (function == Function::Relu)
    return maximum(value, zero());
  return applyOpaque(static_cast<unsigned>(function), {value.value});
}

Symbolic::Scalar Symbolic::makeLargest(std::vector<Branch> branches) {
  Atom atom;
  atom.kind = Atom::Largest;
  atom.branches = std::move(branches);
  return {makeAtom(std::move(atom)), this};
}

Symbolic::Scalar Symbolic::maximum(const Scalar &a, const Scalar &b) {
  Branch left, right;
  left.body = a.value;
  right.body = b.value;
  return makeLargest({left, right});
}

Symbolic::Scalar Symbolic::addScalars(const Scalar &a, const Scalar &b) {
  if (arithmetic != Arithmetic::Bitwise || a.value.empty() || b.value.empty())
    return {add(a.value, b.value), this};
  return applyOpaque(kAddFunction, {a.value, b.value});
}

Symbolic::Scalar Symbolic::multiplyScalars(const Scalar &a, const Scalar &b) {
  if (arithmetic == Arithmetic::Real || a.value.empty() || b.value.empty())
    return {multiply(a.value, b.value, table), this};
  return applyOpaque(kMultiplyFunction, {a.value, b.value});
}

Poly Symbolic::bindVariable(const Poly &bound, Branch &branch) {
  Poly size = resolve(bound);
  if (size == Poly(1))
    return Poly(0);
  Symbol variable = table.create(SymbolTable::Bound, "v");
  branch.variables.push_back(variable);
  branch.guards.push_back(Constraint::atLeastZero(Poly::symbol(variable)));
  branch.guards.push_back(
      Constraint::atLeastZero(size - Poly(1) - Poly::symbol(variable)));
  return Poly::symbol(variable);
}

Symbolic::Scalar Symbolic::makeSum(Branch branch) {
  if (arithmetic == Arithmetic::Bitwise && !branch.variables.empty()) {
    Atom atom;
    atom.kind = Atom::Total;
    atom.branches.push_back(std::move(branch));
    return {makeAtom(std::move(atom)), this};
  }
  for (Term &term : branch.body) {
    llvm::append_range(term.variables, branch.variables);
    llvm::append_range(term.guards, branch.guards);
  }
  return {std::move(branch.body), this};
}

std::optional<bool> Symbolic::decide(const Cond &cond, Conjunction &open) {
  if (!cond.alternatives.empty())
    unsupported = "alternatives inside of an element";
  for (const Constraint &constraint : cond.all) {
    Constraint resolved{constraint.kind, resolve(constraint.poly)};
    std::optional<bool> truth = resolved.evaluate();
    if (!truth)
      open.push_back(resolved);
    else if (!*truth)
      return false;
  }
  return open.empty() ? std::optional<bool>(true) : std::nullopt;
}

static void appendGuarded(NormalForm &result, const NormalForm &value,
                          const Conjunction &guards) {
  for (Term term : value) {
    llvm::append_range(term.guards, guards);
    result.push_back(std::move(term));
  }
}

/// [c1, c2, ..] then + the disjoint pieces of its negation, otherwise:
/// [not c1], [c1, not c2], ...
Symbolic::Scalar Symbolic::guardScalars(const Conjunction &open,
                                        const Scalar &then,
                                        const Scalar &otherwise) {
  Scalar result = zero();
  appendGuarded(result.value, then.value, open);
  Conjunction piece;
  for (const Constraint &constraint : open) {
    piece.push_back(constraint.negated());
    appendGuarded(result.value, otherwise.value, piece);
    piece.back() = constraint;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Assumptions
//===----------------------------------------------------------------------===//

unsigned Symbolic::choose(unsigned alternatives) {
  if (choices)
    return choices->choose(alternatives);
  unsupported = "a choice inside of an element";
  return 0;
}

int64_t Symbolic::literal(const Poly &value) {
  Poly resolved = resolve(value);
  if (std::optional<int64_t> number = resolved.getInteger())
    return *number;
  if (unsupported.empty())
    unsupported = "the structure depends on the number " +
                  table.print(resolved) + ", which is not fixed";
  fail("literal", unsupported);
  return 0;
}

bool Symbolic::require(const Cond &cond, std::string_view label,
                       std::string_view what) {
  if (failed())
    return false;
  bool holds =
      assumeAll(cond.all) &&
      llvm::all_of(cond.alternatives, [&](const Alternative &alternative) {
        return require(alternative);
      });
  return holds || fail(label, std::string(what));
}

bool Symbolic::assumeAll(const Conjunction &conjunction) {
  return llvm::all_of(conjunction, [&](const Constraint &constraint) {
    return assume(constraint);
  });
}

bool Symbolic::require(const Alternative &alternative) {
  Conjunction first, second;
  std::optional<bool> one = decide({alternative.first, {}}, first),
                      other = decide({alternative.second, {}}, second);
  if (one.value_or(false) || other.value_or(false))
    return true;
  if (one)
    return !other && assumeAll(second);
  if (other)
    return assumeAll(first);
  state.open.push_back({first, second});
  return true;
}

bool Symbolic::isKnownPositive(Symbol symbol) const {
  Poly bound = Poly::symbol(symbol) - Poly(1);
  return llvm::any_of(state.facts, [&](const Constraint &fact) {
    return fact.kind == Constraint::AtLeastZero && fact.poly == bound;
  });
}

/// Divides by symbols that are positive: D p >= 0 is p >= 0.
Constraint Symbolic::normalise(const Constraint &constraint) {
  Constraint result = constraint;
  bool changed = true;
  while (changed && !result.poly.isConstant()) {
    changed = false;
    for (Symbol symbol : result.poly.symbols())
      if (result.poly.isDivisibleBy(symbol) && isKnownPositive(symbol)) {
        result.poly = result.poly.dividedBy(symbol);
        changed = true;
        break;
      }
  }
  return result;
}

/// A product that is at least 1, of which all factors but one are, has that one
/// at least 1 too.
void Symbolic::noteFactors(const Constraint &fact) {
  // A product of positive numbers is 1 only if each of them is.
  Poly unit = fact.poly.constant() < Rational(0) ? fact.poly + Poly(1)
                                                 : Poly(1) - fact.poly;
  if (fact.kind == Constraint::Zero && unit.entries().size() == 1 &&
      unit.entries()[0].coefficient == Rational(1) &&
      llvm::all_of(unit.symbols(),
                   [&](Symbol symbol) { return isKnownPositive(symbol); }))
    for (Symbol symbol : unit.symbols())
      assume(Constraint::zero(Poly::symbol(symbol) - Poly(1)));
  Poly product = fact.poly + Poly(1);
  if (fact.kind != Constraint::AtLeastZero || product.entries().size() != 1 ||
      product.degree() < 2)
    return;
  std::optional<Symbol> open;
  for (Symbol symbol : product.symbols()) {
    if (isKnownPositive(symbol))
      continue;
    if (open)
      return;
    open = symbol;
  }
  if (open)
    assume(Constraint::atLeastZero(Poly::symbol(*open) - Poly(1)));
}

void Symbolic::noteEqualProducts(const Poly &difference) {
  llvm::ArrayRef<Poly::Entry> entries = difference.entries();
  if (entries.size() != 2 || entries[0].monomial.empty() ||
      entries[0].coefficient != -entries[1].coefficient)
    return;
  state.equalProducts.push_back({entries[0].monomial, entries[1].monomial});
  table.equalProducts = state.equalProducts;
}

bool Symbolic::substituteSymbol(Symbol symbol, const Poly &value) {
  Substitution map;
  map[symbol] = value;
  for (auto &[key, old] : state.solved)
    old = table.substitute(old, map);
  state.solved[symbol] = value;
  state.equalProducts.clear();
  table.equalProducts.clear();
  Conjunction old;
  std::swap(old, state.facts);
  for (const Constraint &fact : old)
    if (!assume(fact))
      return false;
  return true;
}

/// num - D floor(num / D) = 0 says that D divides num: with a new symbol q,
/// num = D q.
bool Symbolic::solveFloor(const Poly &poly) {
  for (Symbol floor : poly.symbols()) {
    if (table.getKind(floor) != SymbolTable::Floor)
      continue;
    Poly numerator = table.getNumerator(floor),
         denominator = table.getDenominator(floor);
    Poly rest = numerator - denominator * Poly::symbol(floor);
    if (!(poly == rest) && !(poly == -rest))
      continue;
    for (Symbol symbol : numerator.symbols()) {
      int unit = numerator.unitCoefficient(symbol);
      if (unit == 0 || table.getKind(symbol) != SymbolTable::Parameter ||
          table.dependsOn(denominator, symbol))
        continue;
      // Texts tell symbols apart, so names must.
      Poly quotient = parameter("q" + std::to_string(state.solved.size()));
      Poly others = numerator - Poly(unit) * Poly::symbol(symbol);
      if (table.dependsOn(others, symbol))
        continue;
      return substituteSymbol(symbol,
                              Poly(unit) * (denominator * quotient - others));
    }
  }
  return false;
}

/// Replaces a parameter that the equation poly = 0 determines.
bool Symbolic::solve(const Poly &poly) {
  const llvm::SmallVector<Symbol> symbols = poly.symbols();
  for (Symbol symbol : llvm::reverse(symbols)) {
    int unit = poly.unitCoefficient(symbol);
    if (unit == 0 || table.getKind(symbol) != SymbolTable::Parameter)
      continue;
    Poly others = poly - Poly(unit) * Poly::symbol(symbol);
    if (table.dependsOn(others, symbol))
      continue;
    return substituteSymbol(symbol, Poly(-unit) * others);
  }
  return solveFloor(poly);
}

bool Symbolic::assume(const Constraint &constraint) {
  Constraint resolved = normalise({constraint.kind, resolve(constraint.poly)});
  if (std::optional<bool> truth = resolved.evaluate())
    return *truth || fail("assumption", "contradiction");
  if (llvm::is_contained(state.facts, resolved))
    return true;
  if (resolved.kind == Constraint::Zero) {
    size_t before = state.solved.size();
    bool solved = solve(resolved.poly);
    if (solved || state.solved.size() != before)
      return solved;
  }
  state.facts.push_back(resolved);
  if (resolved.kind == Constraint::Zero)
    noteEqualProducts(resolved.poly);
  noteFactors(resolved);
  // What a symbol that is positive now says about products.
  if ((resolved.poly + Poly(1)).getSymbol())
    for (const Constraint &fact : Conjunction(state.facts))
      noteFactors(fact);
  return !failed();
}

} // namespace taso::proof
