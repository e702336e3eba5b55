//===- Simplifier.cpp - Sums, guards and floors ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplifier.h"
#include "Certificate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace taso::proof {

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

/// Hypotheses and guards together, but for one guard.
static Conjunction join(llvm::ArrayRef<Constraint> hypotheses,
                        const Conjunction &guards, size_t except) {
  Conjunction all(hypotheses.begin(), hypotheses.end());
  for (size_t i = 0; i < guards.size(); ++i)
    if (i != except)
      all.push_back(guards[i]);
  return all;
}

/// D a + b, for a symbol D: a and b.
static std::pair<Poly, Poly> divide(const Poly &poly, Symbol divisor) {
  Poly rest;
  Poly whole = poly.quotient({{divisor}, Rational(1)}, rest);
  return {whole, rest};
}

Conjunction Simplifier::simplify(const Constraint &constraint,
                                 llvm::ArrayRef<Constraint> hypotheses) {
  Constraint result = constraint;
  bool changed = true;
  while (changed && !result.poly.isConstant()) {
    changed = false;
    for (Symbol symbol : result.poly.symbols())
      if (result.poly.isDivisibleBy(symbol) &&
          solver.isPositive(Poly::symbol(symbol))) {
        record(table, "divide", result, symbol);
        result.poly = result.poly.dividedBy(symbol);
        changed = true;
        break;
      }
  }
  if (result.poly.degree() < 2 || result.kind == Constraint::NonZero)
    return {result};
  for (Symbol symbol : result.poly.symbols()) {
    auto [whole, rest] = divide(result.poly, symbol);
    Poly divisor = Poly::symbol(symbol);
    if (whole.isConstant() || rest.isZero() || rest.mentions(symbol) ||
        !solver.isPositive(divisor))
      continue;
    auto holds = [&](const Poly &poly) {
      return solver.entails(hypotheses, Constraint::atLeastZero(poly),
                            Effort::Linear);
    };
    if (result.kind == Constraint::Zero) {
      // D a + b = 0 with -D < b < D.
      if (holds(rest + divisor - Poly(1)) && holds(divisor - Poly(1) - rest)) {
        record(table, "reduce", result, symbol, 0);
        return {Constraint::zero(whole), Constraint::zero(rest)};
      }
      continue;
    }
    if (holds(rest) && holds(divisor - Poly(1) - rest)) {
      record(table, "reduce", result, symbol, 0);
      return {Constraint::atLeastZero(whole)};
    }
    if (holds(rest + divisor) && holds(-rest - Poly(1))) {
      record(table, "reduce", result, symbol, -1);
      return {Constraint::atLeastZero(whole - Poly(1))};
    }
  }
  return {result};
}

/// Simplifies the guards; false if one is known to be false.
bool Simplifier::cleanGuards(Term &term, llvm::ArrayRef<Constraint> hypotheses,
                             bool &changed) {
  Conjunction cleaned;
  for (size_t i = 0; i < term.guards.size(); ++i) {
    const Constraint &guard = term.guards[i];
    // Of the guards before this one what has become of them is known.
    Conjunction others = join(hypotheses, cleaned, cleaned.size());
    others.insert(others.end(), term.guards.begin() + i + 1, term.guards.end());
    Conjunction parts =
        guard.poly.degree() < 2 ? Conjunction{guard} : simplify(guard, others);
    changed |= parts.size() != 1 || !(parts[0] == guard);
    for (const Constraint &part : parts) {
      std::optional<bool> truth = part.evaluate();
      if (truth && !*truth)
        return false;
      if (!truth && !llvm::is_contained(cleaned, part))
        cleaned.push_back(part);
    }
  }
  // p >= 0 and -p >= 0 are p = 0.
  for (size_t i = 0; i < cleaned.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (cleaned[i].kind == Constraint::AtLeastZero &&
          cleaned[j].kind == Constraint::AtLeastZero &&
          cleaned[i].poly == -cleaned[j].poly) {
        cleaned[j].kind = Constraint::Zero;
        cleaned.erase(cleaned.begin() + i--);
        changed = true;
        break;
      }
  // What the hypotheses say already.
  llvm::erase_if(cleaned, [&](const Constraint &guard) {
    bool own = llvm::any_of(term.variables, [&](Symbol variable) {
      return table.dependsOn(guard, variable);
    });
    bool known = !own && (llvm::is_contained(hypotheses, guard) ||
                          solver.entails(hypotheses, guard));
    if (known)
      record(table, "drop", guard);
    return known;
  });
  term.guards = std::move(cleaned);
  return true;
}

//===----------------------------------------------------------------------===//
// Bound variables
//===----------------------------------------------------------------------===//

/// Replaces a bound variable of a term, keeping the list of its variables.
static void replaceVariable(Term &term, Symbol variable, const Poly &value,
                            SymbolTable &table) {
  Substitution map;
  map[variable] = value;
  Variables variables = term.variables;
  term = table.substitute(term, map);
  llvm::erase(variables, variable);
  term.variables = variables;
}

/// A guard v = p replaces the bound variable v.
bool Simplifier::eliminateVariable(Term &term) {
  for (const Constraint &guard : term.guards) {
    if (guard.kind != Constraint::Zero)
      continue;
    for (Symbol variable : term.variables) {
      int unit = guard.poly.unitCoefficient(variable);
      if (unit == 0)
        continue;
      Poly others = guard.poly - Poly(unit) * Poly::symbol(variable);
      if (table.dependsOn(others, variable))
        continue;
      record(table, "solve", variable, guard);
      replaceVariable(term, variable, Poly(-unit) * others, table);
      return true;
    }
  }
  return false;
}

/// The floors in a polynomial, inner ones first.
static void collectFloors(const Poly &poly, const SymbolTable &table,
                          llvm::SmallVector<Symbol> &floors) {
  for (Symbol symbol : poly.symbols()) {
    if (table.getKind(symbol) != SymbolTable::Floor)
      continue;
    collectFloors(table.getNumerator(symbol), table, floors);
    if (!llvm::is_contained(floors, symbol))
      floors.push_back(symbol);
  }
}

/// The floors that stand in the term itself, not inside of functions.
static llvm::SmallVector<Symbol> getOwnFloors(const Term &term,
                                              const SymbolTable &table) {
  llvm::SmallVector<Symbol> floors;
  collectFloors(term.coefficient, table, floors);
  for (const Constraint &guard : term.guards)
    collectFloors(guard.poly, table, floors);
  for (const AtomRef &atom : term.atoms)
    for (const Poly &poly : atom->index)
      collectFloors(poly, table, floors);
  return floors;
}

static void replaceSymbol(Term &term, Symbol symbol, const Poly &value,
                          SymbolTable &table) {
  Substitution map;
  map[symbol] = value;
  term = table.substitute(term, map);
}

/// floor((D a + b) / (D E)) = floor(a / E) where 0 <= b < D.
std::optional<Poly>
Simplifier::reduceNestedFloor(Symbol floor,
                              llvm::ArrayRef<Constraint> hypotheses) {
  const Poly numerator = table.getNumerator(floor),
             denominator = table.getDenominator(floor);
  if (denominator.degree() < 1 || denominator.entries().size() != 1)
    return std::nullopt;
  for (Symbol symbol : denominator.symbols()) {
    auto [whole, rest] = divide(numerator, symbol);
    Poly divisor = Poly::symbol(symbol);
    if (whole.isZero() || denominator == divisor ||
        !solver.isPositive(divisor) ||
        !solver.isDivisor(denominator.dividedBy(symbol)))
      continue;
    if (solver.entails(hypotheses, Constraint::atLeastZero(rest)) &&
        solver.entails(hypotheses,
                       Constraint::atLeastZero(divisor - Poly(1) - rest))) {
      record(table, "nested", floor, symbol);
      return table.floorDiv(whole, denominator.dividedBy(symbol));
    }
  }
  return std::nullopt;
}

/// floor(p / D) = k where k D <= p < k D + D for k = 0 or -1.
bool Simplifier::reduceFloor(Term &term,
                             llvm::ArrayRef<Constraint> hypotheses) {
  llvm::SmallVector<Symbol> floors = getOwnFloors(term, table);
  if (floors.empty())
    return false;
  Conjunction all = join(hypotheses, term.guards, term.guards.size());
  auto holds = [&](const Poly &poly) {
    return solver.entails(all, Constraint::atLeastZero(poly));
  };
  for (Symbol floor : floors) {
    Poly numerator = table.getNumerator(floor),
         denominator = table.getDenominator(floor);
    if (holds(numerator)) {
      if (holds(denominator - Poly(1) - numerator)) {
        record(table, "floor", floor, 0);
        replaceSymbol(term, floor, Poly(0), table);
        return true;
      }
    } else if (holds(-numerator - Poly(1)) && holds(denominator + numerator)) {
      record(table, "floor", floor, -1);
      replaceSymbol(term, floor, Poly(-1), table);
      return true;
    }
    if (std::optional<Poly> reduced = reduceNestedFloor(floor, all)) {
      replaceSymbol(term, floor, *reduced, table);
      return true;
    }
  }
  return false;
}

/// A bound variable v in floor((v + p) / D) becomes D q + r - p, 0 <= r < D.
bool Simplifier::splitFloor(Term &term) {
  llvm::SmallVector<Symbol> floors;
  visitPolys(term,
             [&](const Poly &poly) { collectFloors(poly, table, floors); });
  for (Symbol floor : floors) {
    Poly numerator = table.getNumerator(floor),
         denominator = table.getDenominator(floor);
    for (Symbol variable : term.variables) {
      int unit = numerator.unitCoefficient(variable);
      if (unit == 0 || table.dependsOn(denominator, variable) ||
          !solver.isDivisor(denominator))
        continue;
      Poly others = numerator - Poly(unit) * Poly::symbol(variable);
      if (table.dependsOn(others, variable))
        continue;
      Symbol q = table.create(SymbolTable::Bound, "q"),
             r = table.create(SymbolTable::Bound, "r");
      Poly quotient = Poly::symbol(q), rest = Poly::symbol(r);
      record(table, "split", variable, floor, q, r);
      replaceVariable(term, variable,
                      Poly(unit) * (denominator * quotient + rest - others),
                      table);
      term.variables.push_back(q);
      term.variables.push_back(r);
      term.guards.push_back(Constraint::atLeastZero(rest));
      term.guards.push_back(
          Constraint::atLeastZero(denominator - Poly(1) - rest));
      return true;
    }
  }
  return false;
}

/// For a v that nothing else uses, Sum_v [l <= v <= u] = [u >= l] (u - l + 1),
/// and the maximum over these v is [u >= l], that is, of what it has for any.
bool Simplifier::countVariable(Term &term,
                               llvm::ArrayRef<Constraint> hypotheses,
                               LoopKind kind) {
  for (Symbol variable : term.variables) {
    bool used = false;
    auto look = [&](const Poly &poly) {
      used |= table.dependsOn(poly, variable);
    };
    look(term.coefficient);
    for (const AtomRef &atom : term.atoms)
      visitPolys(*atom, look);
    llvm::SmallVector<Poly> lower, upper;
    Conjunction others;
    for (const Constraint &guard : term.guards) {
      if (!table.dependsOn(guard, variable)) {
        others.push_back(guard);
        continue;
      }
      int unit = guard.poly.unitCoefficient(variable);
      Poly bound = guard.poly - Poly(unit) * Poly::symbol(variable);
      if (unit == 0 || guard.kind != Constraint::AtLeastZero ||
          table.dependsOn(bound, variable))
        used = true;
      else if (unit > 0)
        lower.push_back(-bound);
      else
        upper.push_back(bound);
    }
    if (used)
      continue;
    Conjunction all = join(hypotheses, others, others.size());
    std::vector<std::pair<Poly, Poly>> dropped;
    // Of several bounds only the strictest counts, if that is known.
    auto reduce = [&](llvm::SmallVector<Poly> &bounds, int sign) {
      for (size_t i = 0; i < bounds.size() && bounds.size() > 1; ++i)
        for (size_t j = 0; j < bounds.size(); ++j)
          if (i != j &&
              solver.entails(all, Constraint::atLeastZero(
                                      Poly(sign) * (bounds[i] - bounds[j])))) {
            dropped.push_back({bounds[i], bounds[j]});
            bounds.erase(bounds.begin() + j);
            i = -1;
            break;
          }
    };
    reduce(lower, 1);
    reduce(upper, -1);
    if (lower.size() != 1 || upper.size() != 1)
      continue;
    record(table, "count", variable, dropped);
    Poly size = upper[0] - lower[0] + Poly(1);
    others.push_back(Constraint::atLeastZero(size - Poly(1)));
    if (kind == LoopKind::Sum)
      term.coefficient = term.coefficient * size;
    term.guards = std::move(others);
    llvm::erase(term.variables, variable);
    return true;
  }
  return false;
}

/// Where the term divides by a count, its variables that nothing else uses are
/// counted as well: Sum_v [guards(v)] = #{guards}.
bool Simplifier::countTogether(Term &term) {
  bool counts = false;
  visitPolys(term, [&](const Poly &poly) {
    for (Symbol symbol : poly.symbols())
      counts |= table.getKind(symbol) == SymbolTable::Count;
  });
  if (!counts || term.variables.empty())
    return false;
  Variables unused = term.variables, used;
  auto markUsed = [&](const Poly &poly) {
    for (size_t i = 0; i < unused.size(); ++i)
      if (table.dependsOn(poly, unused[i])) {
        used.push_back(unused[i]);
        unused.erase(unused.begin() + i--);
      }
  };
  auto mentions = [&](const Poly &poly, const Variables &variables) {
    return llvm::any_of(variables, [&](Symbol variable) {
      return table.dependsOn(poly, variable);
    });
  };
  markUsed(term.coefficient);
  for (const AtomRef &atom : term.atoms)
    visitPolys(*atom, markUsed);
  // A guard ties its variables together.
  for (size_t before = used.size() + 1; before != used.size();) {
    before = used.size();
    for (const Constraint &guard : term.guards)
      if (mentions(guard.poly, used))
        markUsed(guard.poly);
  }
  if (unused.empty())
    return false;
  Conjunction counted, others;
  for (const Constraint &guard : term.guards)
    (mentions(guard.poly, unused) ? counted : others).push_back(guard);
  record(table, "together", unused);
  term.coefficient = term.coefficient * table.count(unused, counted);
  term.variables = used;
  term.guards = std::move(others);
  return true;
}

/// A count of which all values satisfy the guards is a product.
bool Simplifier::reduceCount(Term &term,
                             llvm::ArrayRef<Constraint> hypotheses) {
  llvm::SmallVector<Symbol> counts;
  visitPolys(term, [&](const Poly &poly) {
    for (Symbol symbol : poly.symbols())
      if (table.getKind(symbol) == SymbolTable::Count &&
          !llvm::is_contained(counts, symbol))
        counts.push_back(symbol);
  });
  for (Symbol count : counts) {
    size_t mark = markSteps(table);
    record(table, "recount", count);
    Term inner;
    inner.variables = table.getVariables(count);
    inner.guards = table.getGuards(count);
    Conjunction all = join(hypotheses, term.guards, term.guards.size());
    bool changed = true;
    while (changed && !inner.variables.empty()) {
      changed = countVariable(inner, all);
      for (size_t i = 0; i < inner.guards.size(); ++i) {
        Conjunction others = join(all, inner.guards, i);
        if (!solver.entails(others, inner.guards[i]))
          continue;
        record(table, "imply", inner.guards[i]);
        inner.guards.erase(inner.guards.begin() + i--);
        changed = true;
      }
    }
    Poly reduced =
        inner.variables.empty() && inner.guards.empty()
            ? inner.coefficient
            : inner.coefficient * table.count(inner.variables, inner.guards);
    if (reduced == Poly::symbol(count)) {
      rollbackSteps(table, mark);
      continue;
    }
    record(table, "counted");
    replaceSymbol(term, count, reduced, table);
    return true;
  }
  return false;
}

/// Simplifies guards, variables, floors and counts. False if the term is zero.
bool Simplifier::clean(Term &term, Conjunction &hypotheses, LoopKind kind) {
  constexpr unsigned kMaxSteps = 60;
  for (unsigned step = 0; step < kMaxSteps && !solver.isExhausted(); ++step) {
    bool changed = false;
    if (!cleanGuards(term, hypotheses, changed)) {
      record(table, "void");
      return false;
    }
    if (eliminateVariable(term) || reduceFloor(term, hypotheses) ||
        splitFloor(term) || reduceCount(term, hypotheses) ||
        (kind != LoopKind::Other && countVariable(term, hypotheses, kind)) ||
        (kind == LoopKind::Sum && countTogether(term)))
      continue;
    if (!changed)
      break;
  }
  bool possible =
      term.guards.empty() ||
      !solver.isInfeasible(join(hypotheses, term.guards, term.guards.size()),
                           Effort::Linear);
  record(table, possible ? "done" : "void");
  return possible;
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

NormalForm Simplifier::simplifyTerm(Term term, Conjunction &hypotheses) {
  solver.steps += 1 + (term.guards.size() + hypotheses.size()) / 8;
  if (term.coefficient.isZero() || !clean(term, hypotheses, LoopKind::Sum))
    return {};
  size_t mark = hypotheses.size();
  llvm::append_range(hypotheses, term.guards);
  Term frame = term;
  frame.atoms.clear();
  NormalForm product = {frame};
  bool changed = false;
  for (const AtomRef &atom : term.atoms) {
    NormalForm factor = simplifyAtom(atom, hypotheses);
    changed |= factor.size() != 1 || !factor[0].guards.empty() ||
               !factor[0].variables.empty() || factor[0].atoms.size() != 1;
    product = multiply(product, factor, table);
    solver.steps += product.size();
    if (solver.isExhausted())
      break;
  }
  hypotheses.resize(mark);
  NormalForm result;
  for (Term &part : product) {
    if (changed && !clean(part, hypotheses, LoopKind::Sum))
      continue;
    cancel(part);
    llvm::sort(part.guards);
    result.push_back(std::move(part));
  }
  return result;
}

NormalForm Simplifier::simplify(const NormalForm &value,
                                Conjunction &hypotheses) {
  constexpr unsigned kMaxDepth = 40;
  // The verdict is then that a limit was reached, whatever the value.
  if (depth > kMaxDepth || solver.isExhausted()) {
    record(table, "keep");
    return value;
  }
  ++depth;
  auto leave = llvm::make_scope_exit([&] { --depth; });
  NormalForm result;
  for (const Term &term : value)
    llvm::append_range(result, simplifyTerm(term, hypotheses));
  return mergeEqualTerms(std::move(result), table);
}

NormalForm mergeEqualTerms(NormalForm value, SymbolTable &table) {
  if (value.size() < 2)
    return value;
  std::map<std::string, size_t> first;
  std::vector<size_t> positions;
  NormalForm result;
  for (Term &term : value) {
    Poly coefficient = term.coefficient;
    term.coefficient = Poly(1);
    std::string key = table.print(term);
    term.coefficient = coefficient;
    auto [it, isNew] = first.insert({key, result.size()});
    positions.push_back(it->second);
    if (isNew)
      result.push_back(std::move(term));
    else
      result[it->second].coefficient =
          result[it->second].coefficient + coefficient;
  }
  if (result.size() == positions.size())
    positions.clear();
  record(table, "merge", positions);
  llvm::erase_if(result,
                 [](const Term &term) { return term.coefficient.isZero(); });
  return result;
}

} // namespace taso::proof
