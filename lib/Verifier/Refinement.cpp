//===- Refinement.cpp - Has one tensor the elements of another? -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Refinement.h"

#include "Certificate.h"
#include "Definedness.h"
#include "Equality.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

/// A position o in floor((o + p) / D) becomes D q + r - p with 0 <= r < D: the
/// proof is for all q and r then, so for all o.
bool Refinement::splitPosition(llvm::ArrayRef<NormalForm> values,
                               Substitution &splits) {
  llvm::SmallVector<Symbol> floors;
  auto collect = [&](const Poly &poly) {
    for (Symbol symbol : poly.symbols())
      if (table.getKind(symbol) == SymbolTable::Floor &&
          !llvm::is_contained(floors, symbol))
        floors.push_back(symbol);
  };
  for (const NormalForm &value : values)
    visitPolys(value, collect);
  for (Symbol floor : floors) {
    Poly numerator = table.getNumerator(floor),
         denominator = table.getDenominator(floor);
    for (Symbol symbol : numerator.symbols()) {
      int unit = numerator.unitCoefficient(symbol);
      Poly others = numerator - Poly(unit) * Poly::symbol(symbol);
      if (unit == 0 || table.getKind(symbol) != SymbolTable::Position ||
          table.dependsOn(denominator, symbol) ||
          table.dependsOn(others, symbol) || !solver.isDivisor(denominator))
        continue;
      // Texts tell symbols apart, so names must.
      std::string name = table.print(symbol);
      Poly quotient = table.fresh(SymbolTable::Position, name + ".q"),
           rest = table.fresh(SymbolTable::Position, name + ".r");
      if (recorder)
        recorder->split(symbol, floor, *quotient.getSymbol(),
                        *rest.getSymbol());
      splits[symbol] = Poly(unit) * (denominator * quotient + rest - others);
      Conjunction facts = table.substitute(solver.getFacts(), splits);
      facts.push_back(Constraint::atLeastZero(rest));
      facts.push_back(Constraint::atLeastZero(denominator - Poly(1) - rest));
      solver.setFacts(std::move(facts));
      return true;
    }
  }
  return false;
}

Refinement::Element
Refinement::Element::substitute(SymbolTable &table,
                                const Substitution &map) const {
  Element result{table.substitute(value, map), divisors};
  for (Symbolic::Divisor &divisor : result.divisors)
    divisor.branch = table.substitute(divisor.branch, map);
  return result;
}

bool Refinement::isDefined(const Element &source, const Element &target,
                           Simplifier &sourceSide, Simplifier &targetSide,
                           bool bothWays) {
  Equality equality(table, solver, sourceSide);
  Definedness definedness(table, solver, targetSide, equality);
  if (!definedness.isImplied(source.divisors, target.divisors))
    reason = "the target may be undefined where the source is not: ";
  else if (bothWays && !definedness.isImplied(target.divisors, source.divisors))
    reason = "the source may be undefined where the target is not: ";
  else
    return true;
  reason += definedness.getObligation();
  return false;
}

/// Compares, and keeps what was recorded if the sides are equal.
bool Refinement::tryCompare(const Element &source, const Element &target,
                            bool assumeDefined, bool bothWays) {
  if (!recorder)
    return compare(source, target, assumeDefined, bothWays);
  recorder->begin(source.value, target.value, solver.getFacts(), assumeDefined);
  solver.forget();
  table.recorder = recorder;
  bool equal = compare(source, target, assumeDefined, bothWays);
  table.recorder = nullptr;
  if (equal)
    recorder->keep(describe());
  return equal;
}

bool Refinement::compare(Element source, Element target, bool assumeDefined,
                         bool bothWays) {
  constexpr unsigned kMaxSplits = 4;
  stuckSource.clear();
  stuckTarget.clear();
  Simplifier sourceSide(table, solver), targetSide(table, solver);
  sourceSide.useFacts = targetSide.useFacts =
      algebra.arithmetic == Arithmetic::Real;
  sourceSide.assumeDefined = assumeDefined;
  for (unsigned split = 0;; ++split) {
    Conjunction hypotheses;
    NormalForm left = sourceSide.simplify(source.value, hypotheses),
               right = targetSide.simplify(target.value, hypotheses);
    NormalForm difference = mergeEqualTerms(add(left, negate(right)), table);
    Equality equality(table, solver, sourceSide);
    size_t mark = markSteps(table);
    record(table, "zero");
    bool equal = equality.isZero(difference, hypotheses);
    if (!equal) {
      rollbackSteps(table, mark);
      equal = equality.isZeroByOrder(difference, hypotheses);
    }
    if (equal)
      return isDefined(source, target, sourceSide, targetSide, bothWays);
    Substitution splits;
    if (split == kMaxSplits || solver.isExhausted() ||
        !splitPosition({left, right}, splits)) {
      reason = "the two sides were not shown to be equal";
      stuckSource = table.print(left);
      stuckTarget = table.print(right);
      return false;
    }
    source = source.substitute(table, splits);
    target = target.substitute(table, splits);
  }
}

/// The elements at a generic position, which the solver is told about.
std::pair<Refinement::Element, Refinement::Element>
Refinement::evaluate(const Symbolic::Tensor &source,
                     const Symbolic::Tensor &target) {
  Symbolic::IndexList position;
  Conjunction facts = algebra.state.facts;
  for (unsigned d = 0; d < source.rank(); ++d) {
    Poly size = algebra.resolve(source.dim(d));
    if (size == Poly(1)) {
      position.push_back(Poly(0));
      continue;
    }
    Poly index = table.fresh(SymbolTable::Position, "o" + std::to_string(d));
    facts.push_back(Constraint::atLeastZero(index));
    facts.push_back(Constraint::atLeastZero(size - Poly(1) - index));
    position.push_back(index);
  }
  solver.setFacts(std::move(facts));
  auto at = [&](const Symbolic::Tensor &tensor) {
    Element element;
    algebra.divisors = &element.divisors;
    element.value = tensor.at(position).value;
    algebra.divisors = nullptr;
    return element.substitute(table, algebra.state.solved);
  };
  Element value = at(source);
  return {std::move(value), at(target)};
}

bool Refinement::isShown(const Symbolic::Tensor &source,
                         const Symbolic::Tensor &target) {
  auto [from, to] = evaluate(source, target);
  Conjunction facts = solver.getFacts();
  if (tryCompare(from, to, /*assumeDefined=*/false, /*bothWays=*/false))
    return true;
  if (solver.isExhausted() || algebra.arithmetic != Arithmetic::Real)
    return false;
  // Where x is 0, a source that divides by x is undefined: nothing to show.
  solver.setFacts(std::move(facts));
  return tryCompare(from, to, /*assumeDefined=*/true, /*bothWays=*/false);
}

bool Refinement::areShownEqual(const Symbolic::Tensor &a,
                               const Symbolic::Tensor &b) {
  auto [from, to] = evaluate(a, b);
  return tryCompare(from, to, /*assumeDefined=*/false, /*bothWays=*/true);
}

} // namespace taso::proof
