//===- ReplayEquality.cpp - Groups of terms, maxima, divisors -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace taso::certificates {

//===----------------------------------------------------------------------===//
// Bijections
//===----------------------------------------------------------------------===//

/// The coefficient of a symbol in a polynomial that is linear in it.
static std::optional<Poly> getLinearCoefficient(const Poly &poly,
                                                Symbol symbol) {
  Poly result;
  for (const auto &[monomial, coefficient] : poly.entries()) {
    size_t power = llvm::count(monomial, symbol);
    if (power > 1)
      return std::nullopt;
    if (power == 0)
      continue;
    Monomial rest = monomial;
    rest.erase(llvm::find(rest, symbol));
    result.add(rest, coefficient);
  }
  return result;
}

using Matrix = std::vector<std::vector<Poly>>;

/// Expands by the first column. A change of variables has few entries that are
/// not 0; for a matrix that takes more than `steps` minors there is no answer.
static std::optional<Poly> getDeterminant(const Matrix &matrix,
                                          unsigned &steps) {
  if (matrix.empty())
    return Poly(1);
  Poly result;
  for (size_t i = 0; i < matrix.size(); ++i) {
    if (matrix[i][0].isZero())
      continue;
    Matrix minor;
    for (size_t j = 0; j < matrix.size(); ++j)
      if (j != i)
        minor.emplace_back(matrix[j].begin() + 1, matrix[j].end());
    if (steps-- == 0)
      return std::nullopt;
    std::optional<Poly> rest = getDeterminant(minor, steps);
    if (!rest)
      return std::nullopt;
    result = result + Poly(i % 2 ? -1 : 1) * matrix[i][0] * *rest;
  }
  return result;
}

/// A linear map with whole coefficients and determinant 1 or -1 is a bijection
/// of the integers.
bool Replay::checkBijection(const Variables &from, const Variables &to,
                            const std::vector<Poly> &images) {
  // A variance along all six axes has two variables for each of them.
  constexpr size_t kMaxVariables = 16;
  unsigned steps = 1 << 14;
  if (from.size() != to.size() || images.size() != to.size())
    return fail("variables are missing");
  if (from.size() > kMaxVariables)
    return fail("a change of more than 16 variables");
  Matrix matrix;
  for (const Poly &image : images) {
    if (!image.isInteger() || !isInScope(image, from))
      return fail("a variable is replaced by what is not whole, or unknown");
    std::vector<Poly> row;
    Poly rest = image;
    for (Symbol variable : from) {
      std::optional<Poly> coefficient = getLinearCoefficient(image, variable);
      if (!coefficient)
        return fail("a change of variables is not linear");
      rest = rest - *coefficient * Poly::symbol(variable);
      row.push_back(std::move(*coefficient));
    }
    for (Symbol variable : from)
      if (symbols.dependsOn(rest, variable) ||
          llvm::any_of(row, [&](const Poly &coefficient) {
            return symbols.dependsOn(coefficient, variable);
          }))
        return fail("a change of variables is not linear");
    matrix.push_back(std::move(row));
  }
  std::optional<Poly> determinant = getDeterminant(matrix, steps);
  if (!determinant)
    return fail("a change of variables is too dense to be checked");
  ++report.bijections;
  return require(*determinant == Poly(1) || *determinant == Poly(-1),
                 "the determinant of a change of variables is not 1 or -1");
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// "same", or "difference" and the steps that make the difference zero.
bool Replay::areEqual(const NormalForm &a, const NormalForm &b) {
  if (isNext("same"))
    return take("same", 0) &&
           require(key(a) == key(b), "values are not the same");
  NormalForm difference;
  return take("difference", 0) && simplify(add(a, negate(b)), difference) &&
         isZero(difference);
}

/// "map" [images], and "atom" [i] for each atom of the first term: the second
/// term, in the variables of the first, has equal atoms.
bool Replay::joinGroup(const Term &fixed, const Term &moved, Member &member) {
  const Array *step = take("map", 1);
  std::vector<Poly> images;
  if (!step || !get(reader.readPolys((*step)[1]), images) ||
      !checkBijection(fixed.variables, moved.variables, images))
    return false;
  if (fixed.atoms.size() != moved.atoms.size())
    return fail("the terms have different atoms");
  Substitution map;
  for (auto [variable, image] : llvm::zip_equal(moved.variables, images))
    map[variable] = image;
  Term image = moved;
  symbols.replace(image, map);
  if (!checkCapture())
    return false;
  size_t mark = hypotheses.size();
  hypotheses = withGuards(image.guards);
  std::vector<bool> taken(image.atoms.size(), false);
  if (!enter(fixed.variables))
    return false;
  for (const AtomRef &atom : fixed.atoms) {
    const Array *choice = take("atom", 1);
    int64_t i;
    if (!choice || !getNumber((*choice)[1], 0, taken.size(), i))
      return false;
    if (taken[i])
      return fail("an atom is used twice");
    taken[i] = true;
    if (!areEqualAtoms(*atom, *image.atoms[i]))
      return false;
  }
  leave(fixed.variables);
  hypotheses.resize(mark);
  member = {std::move(image.coefficient), std::move(image.guards)};
  return true;
}

/// For each group "join" [j] for its further terms, and "sum".
bool Replay::isZero(const NormalForm &value) {
  std::vector<bool> grouped(value.size(), false);
  for (size_t i = 0; i < value.size(); ++i) {
    if (grouped[i])
      continue;
    std::vector<Member> members = {{value[i].coefficient, value[i].guards}};
    while (isNext("join")) {
      const Array *step = take("join", 1);
      int64_t j;
      if (!step || !getNumber((*step)[1], i + 1, value.size(), j))
        return false;
      if (grouped[j])
        return fail("a term is in two groups");
      grouped[j] = true;
      if (!joinGroup(value[i], value[j], members.emplace_back()))
        return false;
    }
    if (!take("sum", 0) || !enter(value[i].variables) ||
        !cancels(std::move(members)))
      return false;
    leave(value[i].variables);
  }
  return true;
}

static bool isContained(const Conjunction &guards, const Constraint &wanted) {
  return llvm::any_of(guards, [&](const Constraint &guard) {
    return guard.key() == wanted.key();
  });
}

/// A case distinction on guards: "out" [i] (this member's guards do not hold),
/// "known" [g] (the guard does), "case" [g] (both, one after the other), and at
/// the leaves "equal" or "vanish" (the coefficients add up to zero), or "void"
/// (the case does not occur).
bool Replay::cancels(std::vector<Member> members) {
  for (Member &member : members)
    llvm::erase_if(member.guards, [&](const Constraint &guard) {
      return isContained(hypotheses, guard) ||
             guard.evaluate() == std::optional<bool>(true);
    });
  if (isNext("out")) {
    const Array *step = take("out", 1);
    int64_t i;
    if (!step || !getNumber((*step)[1], 0, members.size(), i))
      return false;
    if (!claims.isInfeasible(withGuards(members[i].guards)))
      return fail("a term is left out that may not be zero");
    members.erase(members.begin() + i);
    ++report.leaves;
    return cancels(std::move(members));
  }
  if (isNext("known") || isNext("case")) {
    bool known = isNext("known");
    const Array *step = take(peek(), 1);
    Constraint guard;
    if (!step || !getConstraint(*step, 1, guard) ||
        !require(isInScope(guard.poly, {}), "a variable is out of scope"))
      return false;
    if (known && !claims.entails(hypotheses, guard))
      return fail("a guard is not shown to hold");
    Conjunction sides = {guard};
    if (!known)
      sides.push_back(guard.negated());
    for (const Constraint &side : sides) {
      hypotheses.push_back(side);
      if (!cancels(members))
        return false;
      hypotheses.pop_back();
    }
    return true;
  }
  ++report.leaves;
  if (isNext("void"))
    return take("void", 0) && require(claims.isInfeasible(hypotheses),
                                      "a case is left out that may occur");
  Poly sum;
  for (const Member &member : members)
    sum = sum + member.coefficient;
  if (isNext("vanish")) {
    bool open = llvm::any_of(
        members, [](const Member &member) { return !member.guards.empty(); });
    return take("vanish", 0) &&
           require(!open && claims.entails(hypotheses, Constraint::zero(sum)),
                   "the coefficients do not add up to zero");
  }
  auto keys = [](const Member &member) {
    std::set<std::string> result;
    for (const Constraint &guard : member.guards)
      result.insert(guard.key());
    return result;
  };
  bool same = llvm::all_of(members, [&](const Member &member) {
    return keys(member) == keys(members[0]);
  });
  return take("equal", 0) && require(same && sum.isZero(),
                                     "the coefficients do not add up to zero");
}

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

/// "same"; "index" for elements of one input; "cover" for maxima, each branch
/// of either being covered by the other; functions by their arguments.
bool Replay::areEqualAtoms(const Atom &a, const Atom &b) {
  if (a.kind != b.kind || a.id != b.id)
    return fail("atoms of different kinds are compared");
  if (a.kind == Atom::Apply || a.kind == Atom::Recip)
    return isNext("same") && key(a) == key(b)
               ? take("same", 0) != nullptr
               : areEqual(a.arguments[0], b.arguments[0]);
  if (isNext("same"))
    return take("same", 0) &&
           require(key(a) == key(b), "atoms are not the same");
  if (a.kind == Atom::Input) {
    if (!take("index", 0) || a.index.size() != b.index.size())
      return fail("elements are not compared by index");
    for (auto [i, j] : llvm::zip_equal(a.index, b.index))
      if (!claims.entails(hypotheses,
                          Constraint::zero(symbols.reduceProducts(i - j))))
        return fail("indices are not shown to be equal");
    return true;
  }
  if (!take("cover", 0) ||
      !require(a.kind == Atom::Largest, "the atoms are no maxima"))
    return false;
  for (const Branch &branch : a.branches)
    if (!covers(b.branches, branch))
      return false;
  for (const Branch &branch : b.branches)
    if (!covers(a.branches, branch))
      return false;
  return true;
}

/// "witness" [i], "map" [images] and "void" or an equality, each; "regions";
/// and a case distinction: for all values of the branch's variables, branch i
/// has the same value at the images, wherever these are in its range; and some
/// are.
bool Replay::covers(const std::vector<Branch> &branches, const Branch &branch) {
  size_t mark = hypotheses.size();
  if (!enter(branch.variables))
    return false;
  hypotheses = withGuards(branch.guards);
  std::vector<Conjunction> regions;
  while (isNext("witness")) {
    const Array *step = take("witness", 1), *list = take("map", 1);
    int64_t i;
    std::vector<Poly> images;
    if (!step || !list || !getNumber((*step)[1], 0, branches.size(), i) ||
        !get(reader.readPolys((*list)[1]), images))
      return false;
    const Branch &candidate = branches[i];
    if (images.size() != candidate.variables.size())
      return fail("variables are missing");
    Substitution map;
    for (auto [variable, image] :
         llvm::zip_equal(candidate.variables, images)) {
      if (!image.isInteger() || !isInScope(image, {}))
        return fail("a variable is replaced by what is not whole, or unknown");
      map[variable] = image;
    }
    Conjunction region = symbols.substitute(candidate.guards, map);
    NormalForm body = symbols.substitute(candidate.body, map);
    size_t inner = hypotheses.size();
    hypotheses = withGuards(region);
    bool right = checkCapture();
    if (isNext("void"))
      right = right && take("void", 0) &&
              require(claims.isInfeasible(hypotheses),
                      "a case is left out that may occur");
    else
      right = right && areEqual(branch.body, body);
    hypotheses.resize(inner);
    if (!right)
      return false;
    regions.push_back(std::move(region));
  }
  if (!take("regions", 0) || !isCovered(regions))
    return false;
  hypotheses.resize(mark);
  leave(branch.variables);
  return true;
}

/// "void"; or "known" [g] and "case" [g] for the guards of the first region,
/// and "covered". Where a guard does not hold, the other regions cover.
bool Replay::isCovered(llvm::ArrayRef<Conjunction> regions) {
  if (isNext("void")) {
    ++report.leaves;
    return take("void", 0) && require(claims.isInfeasible(hypotheses),
                                      "a case is left out that may occur");
  }
  if (regions.empty())
    return fail("the regions do not cover everything");
  size_t mark = hypotheses.size();
  Conjunction found;
  while (!isNext("covered")) {
    bool known = isNext("known");
    const Array *step = take(known ? "known" : "case", 1);
    Constraint guard;
    if (!step || !getConstraint(*step, 1, guard) ||
        !require(isInScope(guard.poly, {}), "a variable is out of scope"))
      return false;
    found.push_back(guard);
    if (known) {
      if (!claims.entails(hypotheses, guard))
        return fail("a guard is not shown to hold");
      continue;
    }
    hypotheses.push_back(guard.negated());
    bool covered = isCovered(regions.drop_front());
    hypotheses.pop_back();
    if (!covered)
      return false;
    hypotheses.push_back(guard);
  }
  hypotheses.resize(mark);
  ++report.leaves;
  for (const Constraint &guard : regions.front())
    if (!isContained(found, guard) && !isContained(hypotheses, guard) &&
        guard.evaluate() != std::optional<bool>(true))
      return fail("a guard of a region is forgotten");
  return take("covered", 0);
}

//===----------------------------------------------------------------------===//
// Divisors
//===----------------------------------------------------------------------===//

/// The factors of a divisor, which is not zero where none of them is.
static void appendFactors(const Branch &divisor, std::vector<Branch> &out) {
  if (divisor.body.size() != 1 || !divisor.body[0].variables.empty() ||
      !divisor.body[0].guards.empty()) {
    out.push_back(divisor);
    return;
  }
  Branch factor = divisor;
  for (const AtomRef &atom : divisor.body[0].atoms) {
    if (atom->kind == Atom::Recip)
      continue;
    factor.body = makeAtom(*atom);
    out.push_back(factor);
  }
  const Poly &coefficient = divisor.body[0].coefficient;
  factor.body = makeNumber(coefficient);
  if (!coefficient.isConstant() || coefficient.isZero())
    out.push_back(std::move(factor));
}

bool Replay::readDivisors(const Value &value, std::vector<Branch> &out) {
  return get(reader.readList<Branch>(value, &Reader::readBranch), out);
}

/// For each divisor "void", or "when" and the steps that simplify it.
bool Replay::getFactors(const std::vector<Branch> &divisors,
                        std::vector<Branch> &out) {
  for (const Branch &divisor : divisors) {
    Branch simplified = divisor;
    simplified.body.clear();
    hypotheses = divisor.guards;
    if (isNext("void")) {
      if (!take("void", 0) || !require(claims.isInfeasible(hypotheses),
                                       "a case is left out that may occur"))
        return false;
    } else {
      if (!take("when", 0) || !enter(divisor.variables) ||
          !simplify(divisor.body, simplified.body))
        return false;
      leave(divisor.variables);
      appendFactors(simplified, out);
    }
    hypotheses.clear();
  }
  return true;
}

/// A sum of positive numbers, of which there is one at least.
bool Replay::isPositive(const NormalForm &value) {
  bool some = false;
  for (const Term &term : value) {
    Poly coefficient = term.coefficient;
    bool positive = coefficient.isConstant()
                        ? coefficient.constant().isPositive()
                        : claims.isPositive(coefficient);
    for (const AtomRef &atom : term.atoms)
      positive &=
          atom->kind == Atom::Apply && (atom->id == Exp || atom->id == Sigmoid);
    if (!positive)
      return false;
    // The first element of a loop stands for the loop.
    Substitution first;
    for (Symbol variable : term.variables)
      first[variable] = Poly(0);
    some |= llvm::all_of(term.guards, [&](const Constraint &guard) {
      return claims.entails(hypotheses, symbols.substitute(guard, first));
    });
  }
  return some;
}

/// "divisors" [source's, target's], the steps that simplify them, and for each
/// factor of the target's "positive", or "covered": the source divides by it.
bool Replay::checkDivisors() {
  const Array *step = take("divisors", 2);
  std::vector<Branch> source, target, given, wanted;
  hypotheses.clear();
  bool whole = assumeDefined;
  assumeDefined = false;
  if (!step || !readDivisors((*step)[1], source) ||
      !readDivisors((*step)[2], target) || !getFactors(source, given) ||
      !getFactors(target, wanted))
    return false;
  assumeDefined = whole;
  for (const Branch &divisor : wanted) {
    if (isNext("positive")) {
      hypotheses = divisor.guards;
      if (!take("positive", 0) ||
          !require(isPositive(divisor.body), "a divisor may be zero"))
        return false;
      hypotheses.clear();
    } else if (!take("covered", 0) || !covers(given, divisor)) {
      return false;
    }
  }
  return true;
}

} // namespace taso::certificates
