//===- ReplayTerms.cpp - Sums, guards and floors --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace taso::certificates {

static Conjunction join(Conjunction a, const Conjunction &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Conjunction Replay::withGuards(const Conjunction &guards) const {
  return join(hypotheses, guards);
}

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

/// Guards that are always true, or there already, go; p >= 0 and -p >= 0 are
/// p = 0.
static void tidy(Conjunction &guards) {
  Conjunction result;
  for (const Constraint &guard : guards)
    if (guard.evaluate() != std::optional<bool>(true) &&
        !llvm::is_contained(result, guard))
      result.push_back(guard);
  for (size_t i = 0; i < result.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (result[i].kind == Constraint::AtLeastZero &&
          result[j] == Constraint::atLeastZero(-result[i].poly)) {
        result[j].kind = Constraint::Zero;
        result.erase(result.begin() + i--);
        break;
      }
  guards = std::move(result);
}

static Conjunction::iterator findGuard(Conjunction &guards,
                                       const Constraint &wanted) {
  return llvm::find_if(guards, [&](const Constraint &guard) {
    return guard.key() == wanted.key();
  });
}

/// "divide" [guard, D]: D p >= 0 is p >= 0, for a positive D.
/// "reduce" [guard, D, k]: D a + b >= 0 is a >= 0 where 0 <= b < D (k = 0), and
/// a - 1 >= 0 where -D <= b < 0 (k = -1); D a + b = 0 is a = 0 and b = 0 where
/// -D < b < D.
bool Replay::rewriteGuard(Term &term) {
  bool divide = isNext("divide");
  const Array *step = take(peek(), divide ? 2 : 3);
  Constraint guard;
  Symbol symbol;
  if (!step || !getConstraint(*step, 1, guard) ||
      !get(reader.readSymbol((*step)[2]), symbol))
    return false;
  auto place = findGuard(term.guards, guard);
  if (place == term.guards.end())
    return fail("there is no such guard");
  size_t index = place - term.guards.begin();
  term.guards.erase(place);
  Poly divisor = Poly::symbol(symbol), rest;
  Poly whole = guard.poly.quotient(symbol, rest);
  if (!claims.isPositive(divisor))
    return fail("a divisor is not known to be positive");
  auto put = [&](Constraint::Kind kind, const Poly &poly) {
    term.guards.insert(term.guards.begin() + index, {kind, poly});
  };
  if (divide) {
    put(guard.kind, whole);
    return require(rest.isZero(), "a guard is not divisible");
  }
  int64_t shift;
  if (!getNumber((*step)[3], -1, 1, shift) ||
      !require(whole.isInteger() && rest.isInteger(), "a guard is not whole"))
    return false;
  Conjunction context = withGuards(term.guards);
  auto holds = [&](const Poly &poly) {
    return claims.atLeastZero(context, poly);
  };
  const char *const why = "a remainder is not shown to be in its range";
  if (guard.kind == Constraint::Zero) {
    put(Constraint::Zero, rest);
    put(Constraint::Zero, whole);
    return require(shift == 0 && holds(rest + divisor - Poly(1)) &&
                       holds(divisor - Poly(1) - rest),
                   why);
  }
  if (guard.kind != Constraint::AtLeastZero)
    return fail("a guard of this kind is not reduced");
  put(Constraint::AtLeastZero, whole + Poly(shift));
  return shift == 0
             ? require(holds(rest) && holds(divisor - Poly(1) - rest), why)
             : require(holds(rest + divisor) && holds(-rest - Poly(1)), why);
}

/// "drop" [guard]: what the hypotheses say already.
bool Replay::dropGuard(Term &term) {
  const Array *step = take("drop", 1);
  Constraint guard;
  if (!step || !getConstraint(*step, 1, guard))
    return false;
  auto place = findGuard(term.guards, guard);
  if (place == term.guards.end())
    return fail("there is no such guard");
  term.guards.erase(place);
  return require(claims.entails(hypotheses, guard),
                 "a guard is dropped that is not implied");
}

//===----------------------------------------------------------------------===//
// Variables and floors
//===----------------------------------------------------------------------===//

/// "solve" [v, guard]: the guard says what v is.
bool Replay::solveVariable(Term &term) {
  const Array *step = take("solve", 2);
  Symbol variable;
  Constraint guard;
  if (!step || !getSymbol(*step, 1, Symbols::Bound, variable) ||
      !getConstraint(*step, 2, guard))
    return false;
  int unit = guard.poly.unitCoefficient(variable);
  Poly others = guard.poly - Poly(unit) * Poly::symbol(variable);
  auto place = llvm::find(term.variables, variable);
  if (place == term.variables.end() || guard.kind != Constraint::Zero ||
      findGuard(term.guards, guard) == term.guards.end() || unit == 0 ||
      symbols.dependsOn(others, variable) || !others.isInteger())
    return fail("the guard does not determine the variable");
  term.variables.erase(place);
  symbols.replace(term, {{variable, Poly(-unit) * others}});
  return checkCapture();
}

/// "floor" [f, k]: floor(n / D) is 0 where 0 <= n < D, and -1 where -D <= n <
/// 0.
bool Replay::replaceFloor(Term &term) {
  const Array *step = take("floor", 2);
  Symbol floor;
  int64_t value;
  if (!step || !getSymbol(*step, 1, Symbols::Floor, floor) ||
      !getNumber((*step)[2], -1, 1, value))
    return false;
  Conjunction context = withGuards(term.guards);
  // By value: the table may move.
  Poly numerator = symbols[floor].numerator,
       denominator = symbols[floor].denominator;
  auto holds = [&](const Poly &poly) {
    return claims.atLeastZero(context, poly);
  };
  bool right =
      value == 0
          ? holds(numerator) && holds(denominator - Poly(1) - numerator)
          : holds(-numerator - Poly(1)) && holds(denominator + numerator);
  symbols.replace(term, {{floor, Poly(value)}});
  return require(right, "the value of a floor is not shown") && checkCapture();
}

/// "nested" [f, D]: floor((D a + b) / (D E)) = floor(a / E) where 0 <= b < D.
bool Replay::replaceNestedFloor(Term &term) {
  const Array *step = take("nested", 2);
  Symbol floor, symbol;
  if (!step || !getSymbol(*step, 1, Symbols::Floor, floor) ||
      !get(reader.readSymbol((*step)[2]), symbol))
    return false;
  Poly rest, left;
  Poly whole = symbols[floor].numerator.quotient(symbol, rest),
       others = symbols[floor].denominator.quotient(symbol, left);
  Conjunction context = withGuards(term.guards);
  Poly divisor = Poly::symbol(symbol);
  bool right = left.isZero() && whole.isInteger() &&
               claims.isPositive(divisor) && claims.isPositive(others) &&
               claims.atLeastZero(context, rest) &&
               claims.atLeastZero(context, divisor - Poly(1) - rest);
  symbols.replace(term, {{floor, symbols.floorDiv(whole, others)}});
  return require(right, "the value of a floor is not shown") && checkCapture();
}

/// "split" [v, f, q, r]: v in f = floor((v + p) / D) is D q + r - p, 0 <= r <
/// D.
bool Replay::splitVariable(Term &term) {
  const Array *step = take("split", 4);
  Symbol variable, floor, q, r;
  if (!step || !getSymbol(*step, 1, Symbols::Bound, variable) ||
      !getSymbol(*step, 2, Symbols::Floor, floor) ||
      !getSymbol(*step, 3, Symbols::Bound, q) ||
      !getSymbol(*step, 4, Symbols::Bound, r))
    return false;
  Poly numerator = symbols[floor].numerator,
       denominator = symbols[floor].denominator;
  int unit = numerator.unitCoefficient(variable);
  Poly others = numerator - Poly(unit) * Poly::symbol(variable);
  auto place = llvm::find(term.variables, variable);
  if (place == term.variables.end() || unit == 0 || q == r ||
      symbols.dependsOn(others, variable) ||
      symbols.dependsOn(denominator, variable) || !isFresh(q, term) ||
      !isFresh(r, term) || !others.isInteger() ||
      !claims.isPositive(denominator))
    return fail("the split of a variable is not one");
  term.variables.erase(place);
  Poly rest = Poly::symbol(r);
  symbols.replace(
      term, {{variable,
              Poly(unit) * (denominator * Poly::symbol(q) + rest - others)}});
  term.variables.push_back(q);
  term.variables.push_back(r);
  term.guards.push_back(Constraint::atLeastZero(rest));
  term.guards.push_back(Constraint::atLeastZero(denominator - Poly(1) - rest));
  ++report.bijections;
  return checkCapture();
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

/// "count" [v, [[kept, dropped], ..]]: Sum_v [l <= v <= u] is
/// [u >= l] (u - l + 1), and a maximum over them is that of [u >= l]. Of
/// several bounds the strictest is kept.
bool Replay::countVariable(Term &term, const Conjunction &context, bool isSum) {
  const Array *step = take("count", 2);
  const Array *pairs = step ? (*step)[2].getAsArray() : nullptr;
  Symbol variable;
  if (!step || !getSymbol(*step, 1, Symbols::Bound, variable))
    return false;
  auto place = llvm::find(term.variables, variable);
  if (!pairs || place == term.variables.end())
    return fail("there is no such variable");
  std::set<Symbol> used;
  symbols.collect(term.coefficient, used);
  for (const AtomRef &atom : term.atoms)
    symbols.collect(*atom, used);
  std::vector<Poly> lower, upper;
  Conjunction others;
  for (const Constraint &guard : term.guards) {
    if (!symbols.dependsOn(guard.poly, variable)) {
      others.push_back(guard);
      continue;
    }
    int unit = guard.poly.unitCoefficient(variable);
    Poly bound = guard.poly - Poly(unit) * Poly::symbol(variable);
    if (unit == 0 || guard.kind != Constraint::AtLeastZero ||
        symbols.dependsOn(bound, variable) || !bound.isInteger())
      return fail("a guard is no bound");
    (unit > 0 ? lower : upper).push_back(unit > 0 ? -bound : bound);
  }
  Conjunction all = join(context, others);
  for (const Value &value : *pairs) {
    std::vector<Poly> pair;
    if (!get(reader.readPolys(value), pair) ||
        !require(pair.size() == 2, "a pair of bounds is malformed"))
      return false;
    auto isWeaker = [&](std::vector<Poly> &bounds, int sign) {
      auto kept = llvm::find(bounds, pair[0]),
           gone = llvm::find(bounds, pair[1]);
      if (kept == bounds.end() || gone == bounds.end() || kept == gone ||
          !claims.atLeastZero(all, Poly(sign) * (pair[0] - pair[1])))
        return false;
      bounds.erase(gone);
      return true;
    };
    if (!isWeaker(lower, 1) && !isWeaker(upper, -1))
      return fail("a bound is not shown to be the strictest");
  }
  if (used.count(variable) || lower.size() != 1 || upper.size() != 1)
    return fail("the values of the variable are no interval, or used");
  Poly size = upper[0] - lower[0] + Poly(1);
  others.push_back(Constraint::atLeastZero(size - Poly(1)));
  if (isSum)
    term.coefficient = term.coefficient * size;
  term.guards = std::move(others);
  term.variables.erase(place);
  return true;
}

/// "together" [variables]: Sum_{variables} [guards] is a number of its own.
bool Replay::countTogether(Term &term) {
  const Array *step = take("together", 1);
  Variables counted;
  if (!step || !get(reader.readVariables((*step)[1]), counted))
    return false;
  Variables left;
  for (Symbol variable : term.variables)
    if (!llvm::is_contained(counted, variable))
      left.push_back(variable);
  if (left.size() + counted.size() != term.variables.size())
    return fail("there are no such variables");
  std::set<Symbol> used;
  symbols.collect(term.coefficient, used);
  for (const AtomRef &atom : term.atoms)
    symbols.collect(*atom, used);
  Conjunction inside, outside;
  for (const Constraint &guard : term.guards) {
    bool own = llvm::any_of(counted, [&](Symbol variable) {
      return symbols.dependsOn(guard.poly, variable);
    });
    (own ? inside : outside).push_back(guard);
    if (!own)
      symbols.collect(guard.poly, used);
  }
  bool free = llvm::none_of(
      counted, [&](Symbol variable) { return used.count(variable) != 0; });
  term.coefficient = term.coefficient * symbols.count(counted, inside);
  term.variables = std::move(left);
  term.guards = std::move(outside);
  return require(free, "a variable is used elsewhere") && checkCapture();
}

/// "recount" [n], steps, "counted": the number n of values in another form.
bool Replay::recount(Term &term) {
  const Array *step = take("recount", 1);
  Symbol count;
  if (!step || !getSymbol(*step, 1, Symbols::Count, count))
    return false;
  Term inner;
  inner.variables = symbols[count].variables;
  inner.guards = symbols[count].guards;
  Conjunction context = withGuards(term.guards);
  if (!enter(inner.variables))
    return false;
  size_t mark = scope.size() - inner.variables.size();
  while (!isNext("counted")) {
    if (isNext("count")) {
      if (!countVariable(inner, context, /*isSum=*/true))
        return false;
      continue;
    }
    const Array *imply = take("imply", 1);
    Constraint guard;
    if (!imply || !getConstraint(*imply, 1, guard))
      return false;
    auto place = findGuard(inner.guards, guard);
    if (place == inner.guards.end())
      return fail("there is no such guard");
    inner.guards.erase(place);
    if (!claims.entails(join(context, inner.guards), guard))
      return fail("a guard is dropped that is not implied");
  }
  scope.resize(mark);
  Poly number =
      inner.variables.empty() && inner.guards.empty()
          ? inner.coefficient
          : inner.coefficient * symbols.count(inner.variables, inner.guards);
  symbols.replace(term, {{count, number}});
  return take("counted", 0) && checkCapture();
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

bool Replay::cleanStep(Term &term, bool isSum) {
  llvm::StringRef name = peek();
  if (name == "divide" || name == "reduce")
    return rewriteGuard(term);
  tidy(term.guards);
  if (name == "drop")
    return dropGuard(term);
  if (name == "solve")
    return solveVariable(term);
  if (name == "floor")
    return replaceFloor(term);
  if (name == "nested")
    return replaceNestedFloor(term);
  if (name == "split")
    return splitVariable(term);
  if (name == "recount")
    return recount(term);
  if (name == "count")
    return countVariable(term, hypotheses, isSum);
  if (name == "together" && isSum)
    return countTogether(term);
  take("done", 0);
  return false;
}

/// Steps on a term up to "done", or "void": its guards cannot hold.
bool Replay::clean(Term &term, bool isSum, bool &isZero) {
  isZero = false;
  while (!isNext("done") && !isNext("void"))
    if (!cleanStep(term, isSum))
      return false;
  isZero = isNext("void");
  take(peek(), 0);
  if (isZero)
    return require(claims.isInfeasible(withGuards(term.guards)),
                   "a term is dropped that may not be zero");
  tidy(term.guards);
  return true;
}

bool Replay::simplifyTerm(Term term, NormalForm &out) {
  bool isZero;
  if (term.coefficient.isZero())
    return true;
  if (!enter(term.variables))
    return false;
  // The term's own variables may go, and others come: scopes are by value.
  leave(term.variables);
  if (!clean(term, /*isSum=*/true, isZero))
    return false;
  if (isZero)
    return true;
  size_t mark = hypotheses.size();
  hypotheses = withGuards(term.guards);
  if (!enter(term.variables))
    return false;
  Term frame = term;
  frame.atoms.clear();
  NormalForm product = {frame};
  bool changed = false;
  for (const AtomRef &atom : term.atoms) {
    NormalForm factor, next;
    if (!simplifyAtom(atom, factor))
      return false;
    changed |= factor.size() != 1 || !factor[0].guards.empty() ||
               !factor[0].variables.empty() || factor[0].atoms.size() != 1;
    if (!multiply(product, factor, next))
      return false;
    product = std::move(next);
  }
  hypotheses.resize(mark);
  leave(term.variables);
  for (Term &part : product) {
    if (changed && !clean(part, /*isSum=*/true, isZero))
      return false;
    if (changed && isZero)
      continue;
    if (!cancel(part))
      return false;
    out.push_back(std::move(part));
  }
  return true;
}

bool Replay::simplify(const NormalForm &value, NormalForm &out) {
  constexpr unsigned kMaxDepth = 60;
  if (depth > kMaxDepth)
    return fail("values are nested too deeply");
  ++depth;
  auto leaveDepth = llvm::scope_exit([&] { --depth; });
  for (const Term &term : value)
    if (!simplifyTerm(term, out))
      return false;
  return merge(out);
}

/// "merge" [first]: for each term the place of the term that it is added to.
bool Replay::merge(NormalForm &value) {
  if (value.size() < 2)
    return true;
  const Array *step = take("merge", 1);
  const Array *places = step ? (*step)[1].getAsArray() : nullptr;
  if (!step)
    return false;
  if (!places || (!places->empty() && places->size() != value.size()))
    return fail("its arguments are malformed");
  NormalForm result;
  for (auto [i, term] : llvm::enumerate(value)) {
    int64_t place = result.size();
    if (!places->empty() &&
        !getNumber((*places)[i], 0, result.size() + 1, place))
      return false;
    if (size_t(place) == result.size()) {
      result.push_back(std::move(term));
      continue;
    }
    if (keyOfProduct(result[place]) != keyOfProduct(term))
      return fail("terms are added that differ");
    result[place].coefficient = result[place].coefficient + term.coefficient;
  }
  llvm::erase_if(result,
                 [](const Term &term) { return term.coefficient.isZero(); });
  value = std::move(result);
  return true;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// "rename" [variables]: where both factors use the same, the second gets new
/// ones.
bool Replay::multiplyTerms(const Term &a, const Term &b, NormalForm &out) {
  Term right = b;
  bool clash = llvm::any_of(a.variables, [&](Symbol variable) {
    return llvm::is_contained(b.variables, variable);
  });
  if (clash) {
    const Array *step = take("rename", 1);
    Variables renamed;
    if (!step || !get(reader.readVariables((*step)[1]), renamed))
      return false;
    if (renamed.size() != b.variables.size())
      return fail("variables are missing");
    Substitution map;
    for (auto [from, to] : llvm::zip_equal(b.variables, renamed)) {
      if (!isFresh(to, a) || !isFresh(to, b))
        return fail("a variable is not new");
      map[from] = Poly::symbol(to);
    }
    right.variables.clear();
    symbols.replace(right, map);
    right.variables = std::move(renamed);
  }
  Term result = a;
  result.coefficient = a.coefficient * right.coefficient;
  llvm::append_range(result.variables, right.variables);
  llvm::append_range(result.guards, right.guards);
  llvm::append_range(result.atoms, right.atoms);
  out.push_back(std::move(result));
  return checkCapture();
}

bool Replay::multiply(const NormalForm &a, const NormalForm &b,
                      NormalForm &out) {
  for (const Term &x : a)
    for (const Term &y : b)
      if (!multiplyTerms(x, y, out))
        return false;
  return true;
}

/// x * recip(x) = 1 where x is not zero.
bool Replay::cancel(Term &term) {
  while (isNext("cancel") || isNext("cancelSize"))
    if (!(isNext("cancel") ? cancelAtoms(term) : cancelSize(term)))
      return false;
  return true;
}

/// "cancel" [i, j]: atom i is the reciprocal of atom j.
bool Replay::cancelAtoms(Term &term) {
  const Array *step = take("cancel", 2);
  int64_t i, j;
  if (!step || !getNumber((*step)[1], 0, term.atoms.size(), i) ||
      !getNumber((*step)[2], 0, term.atoms.size(), j))
    return false;
  const Atom &recip = *term.atoms[i], &other = *term.atoms[j];
  bool positive =
      other.kind == Atom::Apply && (other.id == Exp || other.id == Sigmoid);
  if (i == j || recip.kind != Atom::Recip || !isAtom(recip.arguments[0]) ||
      key(*recip.arguments[0][0].atoms[0]) != key(other))
    return fail("a factor is not the reciprocal of the other");
  if (!assumeDefined && !positive)
    return fail("a factor is cancelled that may be zero");
  term.atoms.erase(term.atoms.begin() + std::max(i, j));
  term.atoms.erase(term.atoms.begin() + std::min(i, j));
  return true;
}

/// "cancelSize" [i]: atom i is 1 / p, and p divides the coefficient.
bool Replay::cancelSize(Term &term) {
  const Array *step = take("cancelSize", 1);
  int64_t i;
  if (!step || !getNumber((*step)[1], 0, term.atoms.size(), i))
    return false;
  const Atom &recip = *term.atoms[i];
  if (recip.kind != Atom::Recip || recip.arguments[0].size() != 1)
    return fail("a factor is no reciprocal");
  const Term divisor = recip.arguments[0][0];
  if (!divisor.atoms.empty() || !divisor.variables.empty() ||
      !divisor.guards.empty() || divisor.coefficient.isZero())
    return fail("a factor is not the reciprocal of a size");
  if (!assumeDefined && !claims.isPositive(divisor.coefficient))
    return fail("a factor is cancelled that may be zero");
  const auto &[monomial, value] = *divisor.coefficient.entries().begin();
  Poly rest, whole;
  if (divisor.coefficient.entries().size() == 1 && monomial.size() == 1 &&
      value == Rational(1)) {
    // The quotient takes whole coefficients only: scale first.
    Rational scale(term.coefficient.scale(), Integer(1));
    whole = (term.coefficient * Poly(scale)).quotient(monomial[0], rest) *
            Poly(Rational(1) / scale);
  } else {
    whole = Poly(term.coefficient.coefficientOf(monomial) / value);
    rest = term.coefficient - divisor.coefficient * whole;
  }
  term.coefficient = whole;
  term.atoms.erase(term.atoms.begin() + i);
  return require(rest.isZero(), "the coefficient is not divisible");
}

} // namespace taso::certificates
