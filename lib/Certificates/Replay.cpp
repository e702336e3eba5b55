//===- Replay.cpp - The steps of a proof, one after the other -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::certificates {

using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool Replay::fail(const std::string &why) {
  if (error.empty())
    error = "step " + std::to_string(position) + ": " + why;
  return false;
}

StringRef Replay::peek() const {
  if (position >= steps->size())
    return "";
  const Array *step = (*steps)[position].getAsArray();
  if (!step || step->empty())
    return "";
  return (*step)[0].getAsString().value_or("");
}

/// The next step, whose first argument is at 1.
const Array *Replay::take(StringRef name, size_t numArguments) {
  StringRef next = peek();
  const Array *step =
      position < steps->size() ? (*steps)[position].getAsArray() : nullptr;
  ++position;
  if (!step) {
    fail("the steps end before the proof does");
    return nullptr;
  }
  if (next != name || step->size() != numArguments + 1) {
    fail("'" + name.str() + "' was expected, not '" + next.str() + "'");
    return nullptr;
  }
  ++report.steps;
  return step;
}

bool Replay::getNumber(const Value &value, int64_t low, int64_t high,
                       int64_t &out) {
  auto number = value.getAsInteger();
  if (!number || *number < low || *number >= high)
    return fail("a number is out of range");
  out = *number;
  return true;
}

bool Replay::getSymbol(const Array &step, size_t place, Symbols::Kind kind,
                       Symbol &out) {
  if (!get(reader.readSymbol(step[place]), out))
    return false;
  return require(symbols[out].kind == kind, "a symbol is of another kind");
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

/// Variables come into scope; none may be there already.
bool Replay::enter(const Variables &variables) {
  for (Symbol variable : variables)
    if (llvm::is_contained(scope, variable))
      return fail("a variable is bound twice");
  scope.insert(scope.end(), variables.begin(), variables.end());
  return true;
}

/// True if all variables in the polynomial are in scope, or among `more`.
bool Replay::isInScope(const Poly &poly, const Variables &more) const {
  std::set<Symbol> used;
  symbols.collect(poly, used);
  return llvm::all_of(used, [&](Symbol symbol) {
    return symbols[symbol].kind != Symbols::Bound ||
           llvm::is_contained(scope, symbol) ||
           llvm::is_contained(more, symbol);
  });
}

bool Replay::isFresh(Symbol symbol, const Term &term) const {
  std::set<Symbol> used;
  symbols.collect(term, used);
  symbols.collect(hypotheses, used);
  return symbols[symbol].kind == Symbols::Bound && !used.count(symbol) &&
         !llvm::is_contained(scope, symbol);
}

bool Replay::checkCapture() {
  return require(!symbols.captured,
                 "a variable is replaced where another of its name is bound");
}

//===----------------------------------------------------------------------===//
// A result
//===----------------------------------------------------------------------===//

/// A position o in floor((o + p) / D) becomes D q + r - p with 0 <= r < D.
bool Replay::runSplit(const Value &value, NormalForm &source,
                      NormalForm &target) {
  const Array *parts = value.getAsArray();
  if (!parts || parts->size() != 4)
    return fail("a split is malformed");
  Symbol position, floor, quotient, rest;
  if (!getSymbol(*parts, 0, Symbols::Position, position) ||
      !getSymbol(*parts, 1, Symbols::Floor, floor) ||
      !getSymbol(*parts, 2, Symbols::Position, quotient) ||
      !getSymbol(*parts, 3, Symbols::Position, rest))
    return false;
  Poly numerator = symbols[floor].numerator,
       denominator = symbols[floor].denominator;
  int unit = numerator.unitCoefficient(position);
  Poly others = numerator - Poly(unit) * Poly::symbol(position);
  std::set<Symbol> used;
  symbols.collect(source, used);
  symbols.collect(target, used);
  symbols.collect(claims.getFacts(), used);
  if (unit == 0 || symbols.dependsOn(others, position) ||
      symbols.dependsOn(denominator, position) || quotient == rest ||
      used.count(quotient) || used.count(rest) || !others.isInteger() ||
      !claims.isPositive(denominator))
    return fail("the split of a position is not one");
  Poly q = Poly::symbol(quotient), r = Poly::symbol(rest);
  Substitution map;
  map[position] = Poly(unit) * (denominator * q + r - others);
  source = symbols.substitute(source, map);
  target = symbols.substitute(target, map);
  Conjunction facts = symbols.substitute(claims.getFacts(), map);
  facts.push_back(Constraint::atLeastZero(r));
  facts.push_back(Constraint::atLeastZero(denominator - Poly(1) - r));
  claims.setFacts(std::move(facts));
  return checkCapture();
}

/// Equations between two products are known to floorDiv.
static std::vector<std::pair<Monomial, Monomial>>
getEqualProducts(const Conjunction &facts) {
  std::vector<std::pair<Monomial, Monomial>> result;
  for (const Constraint &fact : facts) {
    const auto &entries = fact.poly.entries();
    if (fact.kind != Constraint::Zero || entries.size() != 2)
      continue;
    const auto &[a, p] = *entries.begin();
    const auto &[b, q] = *std::next(entries.begin());
    if (!a.empty() && !b.empty() && p == -q)
      result.push_back({a, b});
  }
  return result;
}

bool Replay::compare(const NormalForm &source, const NormalForm &target) {
  bool whole = assumeDefined;
  NormalForm left, right;
  if (!simplify(source, left))
    return false;
  assumeDefined = false;
  if (!simplify(target, right))
    return false;
  assumeDefined = whole;
  NormalForm difference = add(left, negate(right));
  if (!merge(difference))
    return false;
  std::vector<NormalForm> order;
  return isZeroIn(difference, order) && checkDivisors();
}

bool Replay::run(const llvm::json::Object &result) {
  const Value *facts = result.get("facts"), *from = result.get("source"),
              *to = result.get("target");
  const Array *splits = result.getArray("splits"),
              *list = result.getArray("claims");
  steps = result.getArray("steps");
  auto defined = result.getBoolean("assumeDefined");
  if (!facts || !from || !to || !splits || !list || !steps || !defined) {
    error = "a part is missing";
    return false;
  }
  auto given = reader.readConjunction(*facts);
  auto source = reader.readValue(*from), target = reader.readValue(*to);
  if (!given || !source || !target) {
    error = "the values are malformed";
    return false;
  }
  // A fact about a variable would be about each sum over it.
  for (const Constraint &fact : *given)
    if (!isInScope(fact.poly, {})) {
      error = "a fact is about a variable of a sum";
      return false;
    }
  symbols.captured = false;
  symbols.equalProducts = getEqualProducts(*given);
  assumeDefined = *defined;
  claims.setFacts(std::move(*given));
  // Claims may use the facts of the splits: these come first.
  for (const Value &split : *splits)
    if (!runSplit(split, *source, *target))
      return false;
  error = claims.load(*list);
  if (!error.empty())
    return false;
  report.claims += claims.size();
  if (!compare(*source, *target))
    return false;
  return require(position == steps->size(), "there are steps left");
}

} // namespace taso::certificates
