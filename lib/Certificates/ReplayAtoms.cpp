//===- ReplayAtoms.cpp - Functions, reciprocals and maxima ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known about functions, beside arithmetic and order, is in this file:
// the checker's side of the prover's list of scalar facts.
//
//===----------------------------------------------------------------------===//

#include "Replay.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::certificates {

/// "case" [g], and for g and its negation "when" or "void": a value is
/// [g] value + [not g] value.
bool Replay::splitOn(const Atom &atom, NormalForm &out) {
  const Array *step = take("case", 1);
  Constraint guard;
  if (!step || !getConstraint(*step, 1, guard) ||
      !require(isInScope(guard.poly, {}), "a variable is out of scope"))
    return false;
  AtomRef shared = std::make_shared<const Atom>(atom);
  for (const Constraint &side : {guard, guard.negated()}) {
    hypotheses.push_back(side);
    if (isNext("void")) {
      take("void", 0);
      if (!claims.isInfeasible(hypotheses))
        return fail("a case is left out that may occur");
    } else {
      NormalForm part;
      if (!take("when", 0) || !simplifyAtom(shared, part))
        return false;
      for (Term &term : part) {
        term.guards.push_back(side);
        out.push_back(std::move(term));
      }
    }
    hypotheses.pop_back();
  }
  return true;
}

bool Replay::simplifyAtom(const AtomRef &atom, NormalForm &out) {
  switch (atom->kind) {
  case Atom::Input:
  case Atom::Constant: {
    Term term;
    term.atoms.push_back(atom);
    out = {term};
    return true;
  }
  case Atom::Apply:
  case Atom::Recip:
    return simplifyFunction(*atom, out);
  case Atom::Largest:
    return simplifyLargest(*atom, out);
  case Atom::Wrapper:
    break;
  }
  return fail("an atom has no meaning here");
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool Replay::simplifyFunction(const Atom &atom, NormalForm &out) {
  Atom simplified = atom;
  simplified.arguments[0].clear();
  if (!simplify(atom.arguments[0], simplified.arguments[0]))
    return false;
  const NormalForm &argument = simplified.arguments[0];
  if (isNext("case"))
    return splitOn(simplified, out);
  if (atom.kind == Atom::Recip)
    return simplifyRecip(argument, out);
  if (isNext("exp"))
    return require(atom.id == Exp, "the function is not exp") &&
           expand(argument, out);
  if (isNext("zero")) {
    if (!take("zero", 0) || !require(argument.empty(), "the value is not 0"))
      return false;
    // exp(0) = 1, sigmoid(0) = 1/2, and 0 for the others.
    if (atom.id == Exp)
      out = makeNumber(Poly(1));
    else if (atom.id == Sigmoid)
      out = makeNumber(Poly(Rational(1) / Rational(2)));
    return true;
  }
  if (isNext("odd")) {
    // f(x) = -f(-x).
    out = negate(makeApply(atom.id, negate(argument)));
    return take("odd", 0) && require(atom.id == Tanh || atom.id == Erf,
                                     "the function is not odd");
  }
  out = makeAtom(std::move(simplified));
  return take("keep", 0);
}

/// "exp" [powers]: exp(k x + y) = exp(x)^k exp(y), exp(-x) = 1 / exp(x).
bool Replay::expand(const NormalForm &argument, NormalForm &out) {
  constexpr int64_t kMaxPower = 8;
  const Array *step = take("exp", 1);
  const Array *powers = step ? (*step)[1].getAsArray() : nullptr;
  if (!powers || powers->size() != argument.size())
    return fail("its arguments are malformed");
  out = makeNumber(Poly(1));
  for (auto [term, value] : llvm::zip_equal(argument, *powers)) {
    int64_t power;
    if (!getNumber(value, -kMaxPower, kMaxPower + 1, power) ||
        !require(power != 0, "a power is 0"))
      return false;
    Term base = term;
    if (power < 0)
      base.coefficient = -base.coefficient;
    int64_t times = std::abs(power);
    if (times > 1) {
      if (!(base.coefficient == Poly(times)))
        return fail("a power is not the coefficient");
      base.coefficient = Poly(1);
    }
    NormalForm factor = makeApply(Exp, {base});
    if (power < 0)
      factor = makeRecip(factor);
    for (int64_t i = 0; i < times; ++i) {
      NormalForm next;
      if (!multiply(out, factor, next))
        return false;
      out = std::move(next);
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reciprocals: 1 / (x y) = (1 / x) (1 / y)
//===----------------------------------------------------------------------===//

/// Multiplies by a number or an atom, whose variables are all inside.
static void multiplyBy(NormalForm &value, const NormalForm &factor) {
  for (Term &term : value) {
    term.coefficient = term.coefficient * factor[0].coefficient;
    llvm::append_range(term.atoms, factor[0].atoms);
  }
}

/// "over" [symbols, c]: 1 / (c a b p) is 1/c 1/a 1/b 1/p.
bool Replay::recipOfPoly(Poly poly, NormalForm &out) {
  const Array *step = take("over", 2);
  std::vector<Symbol> divisors;
  if (!step ||
      !get(reader.readList<Symbol>((*step)[1], &Reader::readSymbol), divisors))
    return false;
  auto content = parseRational((*step)[2].getAsString().value_or(""));
  if (!content || content->isZero())
    return fail("its arguments are malformed");
  out = makeNumber(Poly(1));
  for (Symbol symbol : divisors) {
    Rational scale(poly.scale(), Integer(1));
    Poly rest;
    poly =
        (poly * Poly(scale)).quotient(symbol, rest) * Poly(Rational(1) / scale);
    if (!rest.isZero())
      return fail("a symbol is no factor");
    multiplyBy(out, makeRecip(makeNumber(Poly::symbol(symbol))));
  }
  Poly scale(Rational(1) / *content);
  multiplyBy(out, makeNumber(scale));
  poly = poly * scale;
  if (!(poly == Poly(1)))
    multiplyBy(out, makeRecip(makeNumber(poly)));
  return true;
}

bool Replay::simplifyRecipTerm(const Term &term, NormalForm &out) {
  if (!recipOfPoly(term.coefficient, out))
    return false;
  for (const AtomRef &atom : term.atoms) {
    NormalForm factor = atom->kind == Atom::Recip && assumeDefined
                            ? atom->arguments[0]
                            : makeRecip(makeAtom(*atom)),
               next;
    if (!multiply(out, factor, next))
      return false;
    out = std::move(next);
  }
  return true;
}

/// "product", "keep", or "factor" [places, c]: atoms that are factors of every
/// term, and a number, are taken out of the divisor.
bool Replay::simplifyRecip(const NormalForm &argument, NormalForm &out) {
  if (isNext("product")) {
    if (!take("product", 0))
      return false;
    if (argument.size() != 1 || !argument[0].variables.empty() ||
        !argument[0].guards.empty())
      return fail("the divisor is no product");
    return simplifyRecipTerm(argument[0], out);
  }
  if (isNext("keep")) {
    out = makeRecip(argument);
    return take("keep", 0);
  }
  const Array *step = take("factor", 2);
  const Array *places = step ? (*step)[1].getAsArray() : nullptr;
  auto content = step ? parseRational((*step)[2].getAsString().value_or(""))
                      : std::nullopt;
  if (!places || !content || content->isZero() || argument.empty())
    return fail("its arguments are malformed");
  NormalForm rest = argument;
  out = makeNumber(Poly(1));
  for (const Value &value : *places) {
    int64_t place;
    if (!getNumber(value, 0, argument[0].atoms.size(), place))
      return false;
    AtomRef factor = argument[0].atoms[place];
    std::string wanted = key(*factor);
    std::set<Symbol> used;
    symbols.collect(*factor, used);
    for (Term &term : rest) {
      auto found = llvm::find_if(term.atoms, [&](const AtomRef &atom) {
        return key(*atom) == wanted;
      });
      if (found == term.atoms.end() ||
          llvm::any_of(term.variables,
                       [&](Symbol variable) { return used.count(variable); }))
        return fail("an atom is no factor of the divisor");
      term.atoms.erase(found);
    }
    Term only;
    only.atoms = {factor};
    NormalForm inverse, next;
    if (!simplifyRecipTerm(only, inverse) || !multiply(out, inverse, next))
      return false;
    out = std::move(next);
  }
  Poly scale(Rational(1) / *content);
  for (Term &term : rest)
    term.coefficient = term.coefficient * scale;
  multiplyBy(out, makeNumber(scale));
  multiplyBy(out, makeRecip(rest));
  return true;
}

//===----------------------------------------------------------------------===//
// Maxima
//===----------------------------------------------------------------------===//

/// Steps on a branch as on a term; then "branch", "again" (the steps are taken
/// on what became of it), "flatten" (a maximum of maxima is one maximum), or
/// "case" [g]: it is split in two.
bool Replay::simplifyBranch(const Branch &branch, std::vector<Branch> &out) {
  Term term;
  term.variables = branch.variables;
  term.guards = branch.guards;
  Atom wrapper;
  wrapper.kind = Atom::Wrapper;
  wrapper.arguments = {branch.body};
  term.atoms = {std::make_shared<const Atom>(std::move(wrapper))};
  bool isEmpty;
  if (!enter(term.variables))
    return false;
  leave(term.variables);
  if (!clean(term, /*isSum=*/false, isEmpty))
    return false;
  if (isEmpty)
    return true;
  size_t mark = hypotheses.size();
  hypotheses = withGuards(term.guards);
  Branch result{term.variables, term.guards, {}};
  if (!enter(result.variables) ||
      !simplify(term.atoms[0]->arguments[0], result.body))
    return false;
  if (isNext("case")) {
    const Array *step = take("case", 1);
    Constraint guard;
    if (!step || !getConstraint(*step, 1, guard) ||
        !require(isInScope(guard.poly, {}), "a variable is out of scope"))
      return false;
    leave(result.variables);
    hypotheses.resize(mark);
    for (const Constraint &side : {guard, guard.negated()}) {
      Branch part = result;
      part.guards.push_back(side);
      if (!simplifyBranch(part, out))
        return false;
    }
    return true;
  }
  leave(result.variables);
  hypotheses.resize(mark);
  if (isNext("again"))
    return take("again", 0) && simplifyBranch(result, out);
  if (!isNext("flatten")) {
    out.push_back(std::move(result));
    return take("branch", 0);
  }
  take("flatten", 0);
  if (!isAtom(result.body) || result.body[0].atoms[0]->kind != Atom::Largest)
    return fail("the value is no maximum");
  for (Branch inner : result.body[0].atoms[0]->branches) {
    llvm::append_range(inner.variables, result.variables);
    llvm::append_range(inner.guards, result.guards);
    out.push_back(std::move(inner));
  }
  return true;
}

/// The branches; then "case", or "max" [same]: for each branch the first one
/// that has the same value.
bool Replay::simplifyLargest(const Atom &atom, NormalForm &out) {
  Atom result;
  result.kind = Atom::Largest;
  std::vector<Branch> branches;
  for (const Branch &branch : atom.branches)
    if (!simplifyBranch(branch, branches))
      return false;
  if (isNext("case")) {
    result.branches = std::move(branches);
    return splitOn(result, out);
  }
  const Array *step = take("max", 1);
  const Array *same = step ? (*step)[1].getAsArray() : nullptr;
  if (!same || same->size() != branches.size())
    return fail("its arguments are malformed");
  auto isPlain = [](const Branch &branch) {
    return branch.variables.empty() && branch.guards.empty();
  };
  for (size_t i = 0; i < branches.size(); ++i) {
    int64_t first;
    if (!getNumber((*same)[i], 0, i + 1, first))
      return false;
    if (size_t(first) == i)
      result.branches.push_back(branches[i]);
    else if (!isPlain(branches[i]) || !isPlain(branches[first]) ||
             key(branches[i].body) != key(branches[first].body))
      return fail("a branch is left out that differs");
  }
  if (result.branches.size() == 1 && isPlain(result.branches[0]))
    out = result.branches[0].body;
  else
    out = makeAtom(std::move(result));
  return true;
}

} // namespace taso::certificates
