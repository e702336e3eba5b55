//===- SimplifyAtoms.cpp - Functions, reciprocals and maxima --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts about functions that proofs use, beside arithmetic and order, are
// in this file, and only here: `kFacts` lists them for the documentation.
//
//===----------------------------------------------------------------------===//

#include "Certificate.h"
#include "Simplifier.h"
#include "Symbolic.h"

#include "TASO/Verifier/ScalarFacts.h"

#include "llvm/ADT/STLExtras.h"

namespace taso {

llvm::ArrayRef<ScalarFact> getScalarFacts() {
  static const ScalarFact facts[] = {
      {"relu(x) = max(x, 0)", "the definition"},
      {"exp(x + y) = exp(x) exp(y)", "the functional equation of exp"},
      {"exp(-x) = 1 / exp(x)", "exp(x) exp(-x) = exp(0) = 1"},
      {"exp(x) > 0, sigmoid(x) > 0",
       "exp(x) = exp(x/2)^2 and exp has no zero; sigmoid(x) = 1 / (1 + "
       "exp(-x))"},
      {"tanh(-x) = -tanh(x), erf(-x) = -erf(x)",
       "odd: tanh is sinh / cosh, erf integrates an even function from 0"},
      {"exp(0) = 1, sigmoid(0) = 1/2, tanh(0) = sqrt(0) = erf(0) = 0",
       "the values at 0"},
      {"1 / (x y) = (1 / x) (1 / y)", "arithmetic; both need x, y != 0"},
      {"max over a union = max of the maxima; an empty maximum is -inf",
       "order"},
      {"x <= max(x, y), y <= max(x, y), max(x, y) is x or y", "order"},
  };
  return facts;
}

} // namespace taso

namespace taso::proof {

using semantics::Function;

//===----------------------------------------------------------------------===//
// Guards that leave a function
//===----------------------------------------------------------------------===//

/// A guard of a term that does not depend on the term's own variables.
static const Constraint *findFreeGuard(const NormalForm &value,
                                       const SymbolTable &table) {
  for (const Term &term : value)
    for (const Constraint &guard : term.guards)
      if (llvm::none_of(term.variables, [&](Symbol variable) {
            return table.dependsOn(guard, variable);
          }))
        return &guard;
  return nullptr;
}

/// [g] f(.. where g ..) + [not g] f(.. where not g ..).
NormalForm Simplifier::splitOn(const Constraint &guard, const Atom &atom,
                               Conjunction &hypotheses) {
  // Without steps left, nothing below would get simpler.
  if (solver.isExhausted())
    return makeAtom(atom);
  NormalForm result;
  AtomRef shared = std::make_shared<const Atom>(atom);
  record(table, "case", guard);
  for (const Constraint &side : {guard, guard.negated()}) {
    hypotheses.push_back(side);
    bool possible = !solver.isInfeasible(hypotheses);
    record(table, possible ? "when" : "void");
    if (possible)
      for (Term term : simplifyAtom(shared, hypotheses)) {
        term.guards.push_back(side);
        result.push_back(std::move(term));
      }
    hypotheses.pop_back();
  }
  return result;
}

NormalForm Simplifier::simplifyAtom(const AtomRef &atom,
                                    Conjunction &hypotheses) {
  switch (atom->kind) {
  case Atom::Input:
  case Atom::Constant: {
    Term term;
    term.atoms.push_back(atom);
    return {term};
  }
  case Atom::Apply:
  case Atom::Recip:
    return simplifyFunction(*atom, hypotheses);
  case Atom::Largest:
    return simplifyLargest(*atom, hypotheses);
  case Atom::Total:
    return simplifyTotal(*atom, hypotheses);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// f(0), as a rational number, for the functions that have such a value.
static NormalForm valueAtZero(Function function) {
  if (function == Function::Exp)
    return makeNumber(1);
  if (function == Function::Sigmoid)
    return makeNumber(Poly(Rational(1, 2)));
  return {};
}

static bool isOdd(Function function) {
  return function == Function::Tanh || function == Function::Erf;
}

/// True if the term that is written first without its coefficient has a
/// negative one: of x and -x one is negative.
static bool isNegative(const NormalForm &value, SymbolTable &table) {
  std::optional<std::string> least;
  bool negative = false;
  for (Term term : value) {
    Rational leading = term.coefficient.entries().back().coefficient;
    term.coefficient = Poly(1);
    std::string text = table.print(term);
    if (least && *least <= text)
      continue;
    least = text;
    negative = leading < Rational(0);
  }
  return negative;
}

static Atom makeApply(unsigned function, NormalForm argument) {
  Atom atom;
  atom.kind = Atom::Apply;
  atom.id = function;
  atom.arguments = {std::move(argument)};
  return atom;
}

static Atom makeRecip(NormalForm argument) {
  Atom atom;
  atom.kind = Atom::Recip;
  atom.arguments = {std::move(argument)};
  return atom;
}

/// exp(x + y) = exp(x) exp(y), exp(-x) = 1 / exp(x), exp(2 x) = exp(x)^2.
NormalForm Simplifier::simplifyExp(const NormalForm &argument) {
  constexpr int64_t kMaxPower = 4;
  NormalForm result = makeNumber(1);
  std::vector<int> powers;
  std::vector<NormalForm> factors;
  for (Term term : argument) {
    bool negative = isNegative({term}, table);
    if (negative)
      term.coefficient = -term.coefficient;
    int64_t power = term.coefficient.getInteger().value_or(1);
    if (power < 1 || power > kMaxPower)
      power = 1;
    if (power > 1)
      term.coefficient = Poly(1);
    powers.push_back(int(negative ? -power : power));
    NormalForm factor = makeAtom(makeApply(unsigned(Function::Exp), {term}));
    if (negative)
      factor = makeAtom(makeRecip(factor));
    factors.push_back(std::move(factor));
  }
  // The powers come before the products, which may rename variables.
  record(table, "exp", powers);
  for (auto [factor, power] : llvm::zip_equal(factors, powers))
    for (int i = 0; i < std::abs(power); ++i)
      result = multiply(result, factor, table);
  return result;
}

NormalForm Simplifier::simplifyFunction(const Atom &atom,
                                        Conjunction &hypotheses) {
  Atom simplified = atom;
  for (NormalForm &argument : simplified.arguments)
    argument = simplify(argument, hypotheses);
  for (const NormalForm &argument : simplified.arguments)
    if (const Constraint *guard = findFreeGuard(argument, table))
      return splitOn(Constraint(*guard), simplified, hypotheses);
  if (atom.kind == Atom::Recip)
    return simplifyRecip(simplified.arguments[0]);
  const NormalForm &argument = simplified.arguments[0];
  if (atom.id == kAddFunction || atom.id == kMultiplyFunction) {
    for (unsigned i = 0; i < 2; ++i)
      if (simplified.arguments[i].empty())
        return atom.id == kMultiplyFunction ? NormalForm()
                                            : simplified.arguments[1 - i];
    return makeAtom(std::move(simplified));
  }
  Function function = static_cast<Function>(atom.id);
  if (argument.empty()) {
    record(table, "zero");
    return valueAtZero(function);
  }
  if (useFacts && function == Function::Exp)
    return simplifyExp(argument);
  bool odd = isOdd(function) && isNegative(argument, table);
  record(table, odd ? "odd" : "keep");
  if (odd)
    return negate(makeAtom(makeApply(atom.id, negate(argument))));
  return makeAtom(std::move(simplified));
}

//===----------------------------------------------------------------------===//
// Reciprocals
//===----------------------------------------------------------------------===//

/// 1 / p for a polynomial: by constant, symbol and remaining factor.
static NormalForm recipOfPoly(Poly poly, SymbolTable &table) {
  NormalForm result = makeNumber(1);
  std::vector<Symbol> divisors;
  bool changed = true;
  while (changed && !poly.isConstant()) {
    changed = false;
    for (Symbol symbol : poly.symbols())
      if (poly.isDivisibleBy(symbol)) {
        poly = poly.dividedBy(symbol);
        divisors.push_back(symbol);
        result = multiply(result,
                          makeAtom(makeRecip(makeNumber(Poly::symbol(symbol)))),
                          table);
        changed = true;
        break;
      }
  }
  Rational content = poly.entries().back().coefficient;
  Poly scale(Rational(1) / content);
  record(table, "over", divisors, content);
  result = multiply(result, makeNumber(scale), table);
  if (poly.isConstant())
    return result;
  return multiply(result, makeAtom(makeRecip(makeNumber(poly * scale))), table);
}

/// 1 / (c a b) = 1/c 1/a 1/b for a product without variables and guards.
NormalForm Simplifier::simplifyRecipTerm(const Term &term) {
  NormalForm result = recipOfPoly(term.coefficient, table);
  for (const AtomRef &atom : term.atoms) {
    if (atom->kind == Atom::Recip && assumeDefined)
      result = multiply(result, atom->arguments[0], table);
    else
      result = multiply(result, makeAtom(makeRecip(makeAtom(*atom))), table);
  }
  return result;
}

/// The atoms, by their text, that are factors of every term and free of bound
/// variables.
static std::vector<AtomRef> getCommonFactors(const NormalForm &value,
                                             SymbolTable &table) {
  std::vector<AtomRef> common;
  for (const AtomRef &candidate : value[0].atoms) {
    std::string text = table.print(*candidate);
    bool everywhere = llvm::all_of(value, [&](const Term &term) {
      return llvm::any_of(term.atoms, [&](const AtomRef &atom) {
        return table.print(*atom) == text;
      });
    });
    bool bound = false;
    visitPolys(*candidate, [&](const Poly &poly) {
      for (const Term &term : value)
        for (Symbol variable : term.variables)
          bound |= table.dependsOn(poly, variable);
    });
    bool taken = llvm::any_of(common, [&](const AtomRef &atom) {
      return table.print(*atom) == text;
    });
    if (everywhere && !bound && !taken)
      common.push_back(candidate);
  }
  return common;
}

NormalForm Simplifier::simplifyRecip(const NormalForm &argument) {
  if (argument.size() == 1 && argument[0].variables.empty() &&
      argument[0].guards.empty()) {
    record(table, "product");
    return simplifyRecipTerm(argument[0]);
  }
  if (argument.empty()) {
    record(table, "keep");
    return makeAtom(makeRecip({}));
  }
  NormalForm result = makeNumber(1), rest = argument;
  std::vector<AtomRef> common = getCommonFactors(argument, table);
  std::vector<int> places;
  for (const AtomRef &factor : common)
    places.push_back(llvm::find(argument[0].atoms, factor) -
                     argument[0].atoms.begin());
  record(table, "factor", places,
         argument[0].coefficient.entries().back().coefficient);
  for (const AtomRef &factor : common) {
    std::string text = table.print(*factor);
    for (Term &term : rest)
      term.atoms.erase(llvm::find_if(term.atoms, [&](const AtomRef &atom) {
        return table.print(*atom) == text;
      }));
    Term only;
    only.atoms = {factor};
    result = multiply(result, simplifyRecipTerm(only), table);
  }
  Rational content = rest[0].coefficient.entries().back().coefficient;
  Poly scale(Rational(1) / content);
  for (Term &term : rest)
    term.coefficient = term.coefficient * scale;
  result = multiply(result, makeNumber(scale), table);
  return multiply(result, makeAtom(makeRecip(rest)), table);
}

bool isPositiveFunction(const Atom &atom) {
  return atom.kind == Atom::Apply && (atom.id == unsigned(Function::Exp) ||
                                      atom.id == unsigned(Function::Sigmoid));
}

/// x * recip(x) = 1 where x is known not to be 0.
void Simplifier::cancel(Term &term) {
  for (size_t i = 0; i < term.atoms.size(); ++i) {
    if (term.atoms[i]->kind != Atom::Recip)
      continue;
    const NormalForm &argument = term.atoms[i]->arguments[0];
    if (argument.size() != 1 || !argument[0].variables.empty() ||
        !argument[0].guards.empty())
      continue;
    const Term &divisor = argument[0];
    if (divisor.atoms.empty()) {
      Rational ratio =
          term.coefficient.isZero()
              ? Rational(0)
              : term.coefficient.entries().back().coefficient /
                    divisor.coefficient.entries().back().coefficient;
      std::optional<Symbol> symbol = divisor.coefficient.getSymbol();
      if (!assumeDefined && !solver.isPositive(divisor.coefficient))
        continue;
      size_t mark = markSteps(table);
      record(table, "cancelSize", i);
      if (symbol && term.coefficient.isDivisibleBy(*symbol))
        term.coefficient = term.coefficient.dividedBy(*symbol);
      else if (term.coefficient == divisor.coefficient * Poly(ratio))
        term.coefficient = Poly(ratio);
      else {
        rollbackSteps(table, mark);
        continue;
      }
      term.atoms.erase(term.atoms.begin() + i);
      i = -1;
      continue;
    }
    if (divisor.atoms.size() != 1 || !(divisor.coefficient == Poly(1)) ||
        !(assumeDefined || isPositiveFunction(*divisor.atoms[0])))
      continue;
    std::string text = table.print(*divisor.atoms[0]);
    auto *other = llvm::find_if(term.atoms, [&](const AtomRef &atom) {
                    return table.print(*atom) == text;
                  }).base();
    if (other == term.atoms.data() + term.atoms.size())
      continue;
    size_t j = other - term.atoms.data();
    record(table, "cancel", i, j);
    term.atoms.erase(term.atoms.begin() + std::max(i, j));
    term.atoms.erase(term.atoms.begin() + std::min(i, j));
    i = -1;
  }
}

//===----------------------------------------------------------------------===//
// Maxima, and sums as one operation
//===----------------------------------------------------------------------===//

/// The loop with simpler guards and body; nothing if it has no iterations.
std::optional<Branch> Simplifier::simplifyLoop(const Branch &loop,
                                               Conjunction &hypotheses,
                                               LoopKind kind) {
  // A term whose one factor is the body: guards and variables are cleaned as
  // those of sums are.
  Term term;
  term.variables = loop.variables;
  term.guards = loop.guards;
  Atom wrapper;
  wrapper.kind = Atom::Total;
  wrapper.arguments = {loop.body};
  term.atoms = {std::make_shared<const Atom>(std::move(wrapper))};
  if (!clean(term, hypotheses, kind))
    return std::nullopt;
  size_t mark = hypotheses.size();
  llvm::append_range(hypotheses, term.guards);
  NormalForm body = simplify(term.atoms[0]->arguments[0], hypotheses);
  hypotheses.resize(mark);
  return Branch{term.variables, term.guards, std::move(body)};
}

/// True if the body of the branch does not depend on one of its variables.
bool Simplifier::hasIdleVariable(const Branch &branch) const {
  return llvm::any_of(branch.variables, [&](Symbol variable) {
    bool isUsed = false;
    for (const Term &term : branch.body)
      visitPolys(term, [&](const Poly &poly) {
        isUsed |= table.dependsOn(poly, variable);
      });
    return !isUsed;
  });
}

/// Appends what the branch becomes: nothing, one branch or several.
void Simplifier::simplifyBranch(const Branch &branch, Conjunction &hypotheses,
                                std::vector<Branch> &out) {
  if (solver.isExhausted()) {
    out.push_back(branch);
    return;
  }
  std::optional<Branch> simplified =
      simplifyLoop(branch, hypotheses, LoopKind::Maximum);
  if (!simplified)
    return;
  Branch result = std::move(*simplified);
  // A value that turned out not to depend on a variable is counted once.
  if (hasIdleVariable(result) && !hasIdleVariable(branch)) {
    record(table, "again");
    simplifyBranch(result, hypotheses, out);
    return;
  }
  if (const Constraint *found = findFreeGuard(result.body, table)) {
    Constraint guard = *found;
    record(table, "case", guard);
    for (const Constraint &side : {guard, guard.negated()}) {
      Branch part = result;
      part.guards.push_back(side);
      simplifyBranch(part, hypotheses, out);
    }
    return;
  }
  llvm::sort(result.guards);
  // A maximum of maxima is one maximum.
  if (result.body.size() == 1) {
    const Term &only = result.body[0];
    if (only.variables.empty() && only.guards.empty() &&
        only.coefficient == Poly(1) && only.atoms.size() == 1 &&
        only.atoms[0]->kind == Atom::Largest) {
      record(table, "flatten");
      for (Branch inner : only.atoms[0]->branches) {
        llvm::append_range(inner.variables, result.variables);
        llvm::append_range(inner.guards, result.guards);
        out.push_back(std::move(inner));
      }
      return;
    }
  }
  record(table, "branch");
  out.push_back(std::move(result));
  return;
}

/// A guard of a branch that does not depend on its variables.
static const Constraint *findFreeGuard(const std::vector<Branch> &branches,
                                       const SymbolTable &table) {
  for (const Branch &branch : branches)
    for (const Constraint &guard : branch.guards)
      if (llvm::none_of(branch.variables, [&](Symbol variable) {
            return table.dependsOn(guard, variable);
          }))
        return &guard;
  return nullptr;
}

NormalForm Simplifier::simplifyLargest(const Atom &atom,
                                       Conjunction &hypotheses) {
  Atom result;
  result.kind = Atom::Largest;
  for (const Branch &branch : atom.branches)
    simplifyBranch(branch, hypotheses, result.branches);
  if (const Constraint *guard = findFreeGuard(result.branches, table))
    return splitOn(Constraint(*guard), result, hypotheses);
  // Equal branches once.
  std::map<std::string, size_t> seen;
  std::vector<size_t> same;
  for (auto [i, branch] : llvm::enumerate(result.branches))
    same.push_back(
        branch.variables.empty()
            ? seen.insert({table.print(branch.body), i}).first->second
            : i);
  record(table, "max", same);
  std::vector<Branch> distinct;
  for (auto [i, branch] : llvm::enumerate(result.branches))
    if (same[i] == i)
      distinct.push_back(branch);
  result.branches = std::move(distinct);
  if (result.branches.size() == 1 && result.branches[0].variables.empty() &&
      result.branches[0].guards.empty())
    return result.branches[0].body;
  return makeAtom(std::move(result));
}

NormalForm Simplifier::simplifyTotal(const Atom &atom,
                                     Conjunction &hypotheses) {
  std::optional<Branch> loop =
      simplifyLoop(atom.branches[0], hypotheses, LoopKind::Other);
  if (!loop)
    return {};
  Atom result;
  result.kind = Atom::Total;
  result.branches = {*loop};
  if (const Constraint *guard = findFreeGuard(result.branches, table))
    return splitOn(Constraint(*guard), result, hypotheses);
  for (const Term &part : loop->body)
    for (const Constraint &guard : part.guards) {
      bool own = llvm::any_of(part.variables, [&](Symbol variable) {
        return table.dependsOn(guard, variable);
      });
      bool loops = llvm::any_of(loop->variables, [&](Symbol variable) {
        return table.dependsOn(guard, variable);
      });
      if (!own && !loops)
        return splitOn(Constraint(guard), result, hypotheses);
    }
  if (loop->body.empty() || loop->variables.empty())
    return loop->body;
  return makeAtom(std::move(result));
}

} // namespace taso::proof
