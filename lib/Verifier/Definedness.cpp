//===- Definedness.cpp - Is the target defined where the source is? -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definedness.h"
#include "Certificate.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

/// The factors of a divisor: a product is zero only where one of them is.
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
  factor.body = makeNumber(divisor.body[0].coefficient);
  if (!factor.body[0].coefficient.isConstant())
    out.push_back(std::move(factor));
}

static std::vector<Branch> getBranches(const Definedness::Divisors &divisors,
                                       bool exactOnly) {
  std::vector<Branch> branches;
  for (const Symbolic::Divisor &divisor : divisors)
    if (divisor.isExact || !exactOnly)
      branches.push_back(divisor.branch);
  return branches;
}

std::vector<Branch>
Definedness::getFactors(const std::vector<Branch> &divisors) {
  std::vector<Branch> factors;
  for (Branch divisor : divisors) {
    Conjunction hypotheses = divisor.guards;
    bool possible = !solver.isInfeasible(hypotheses);
    record(table, possible ? "when" : "void");
    if (!possible)
      continue;
    divisor.body = simplifier.simplify(divisor.body, hypotheses);
    appendFactors(divisor, factors);
  }
  return factors;
}

/// A sum of positive numbers, of which there is one at least.
bool Definedness::isPositive(const NormalForm &value, Conjunction &hypotheses) {
  bool some = false;
  for (const Term &term : value) {
    Poly coefficient = term.coefficient;
    bool positive = coefficient.isConstant()
                        ? coefficient.constant() > Rational(0)
                        : solver.isPositive(coefficient);
    for (const AtomRef &atom : term.atoms)
      positive &= isPositiveFunction(*atom);
    if (!positive)
      return false;
    // The first element of a loop stands for the loop.
    Substitution first;
    for (Symbol variable : term.variables)
      first[variable] = Poly(0);
    some |= llvm::all_of(term.guards, [&](const Constraint &guard) {
      return solver.entails(hypotheses, table.substitute(guard, first));
    });
  }
  return some;
}

bool Definedness::isImplied(const Divisors &source, const Divisors &target) {
  std::vector<Branch> given = getBranches(source, /*exactOnly=*/true),
                      wanted = getBranches(target, /*exactOnly=*/false);
  record(table, "divisors", given, wanted);
  given = getFactors(given);
  for (const Branch &divisor : getFactors(wanted)) {
    Conjunction hypotheses = divisor.guards;
    bool safe = isPositive(divisor.body, hypotheses);
    hypotheses.clear();
    record(table, safe ? "positive" : "covered");
    if (safe || equality.covers(given, divisor, hypotheses))
      continue;
    obligation = table.print(divisor.body) + " != 0";
    return false;
  }
  return true;
}

} // namespace taso::proof
