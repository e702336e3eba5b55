//===- NormalForm.cpp - Scalars as sums of guarded products ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NormalForm.h"
#include "Certificate.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

void visitPolys(const Term &term,
                llvm::function_ref<void(const Poly &)> visit) {
  visit(term.coefficient);
  for (const Constraint &guard : term.guards)
    visit(guard.poly);
  for (const AtomRef &atom : term.atoms)
    visitPolys(*atom, visit);
}

void visitPolys(const NormalForm &value,
                llvm::function_ref<void(const Poly &)> visit) {
  for (const Term &term : value)
    visitPolys(term, visit);
}

void visitPolys(const Atom &atom,
                llvm::function_ref<void(const Poly &)> visit) {
  for (const Poly &poly : atom.index)
    visit(poly);
  for (const NormalForm &argument : atom.arguments)
    visitPolys(argument, visit);
  for (const Branch &branch : atom.branches) {
    for (const Constraint &guard : branch.guards)
      visit(guard.poly);
    visitPolys(branch.body, visit);
  }
}

NormalForm makeNumber(const Poly &value) {
  if (value.isZero())
    return {};
  Term term;
  term.coefficient = value;
  return {term};
}

NormalForm makeAtom(Atom atom) {
  Term term;
  term.atoms.push_back(std::make_shared<const Atom>(std::move(atom)));
  return {term};
}

NormalForm negate(NormalForm value) {
  for (Term &term : value)
    term.coefficient = -term.coefficient;
  return value;
}

NormalForm add(NormalForm a, const NormalForm &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Term renameBound(const Term &term, SymbolTable &table) {
  Substitution map;
  Term result = term;
  for (Symbol &variable : result.variables) {
    Symbol renamed = table.create(SymbolTable::Bound, "v");
    map[variable] = Poly::symbol(renamed);
    variable = renamed;
  }
  Variables variables = result.variables;
  record(table, "rename", variables);
  result = table.substitute(result, map);
  result.variables = variables;
  return result;
}

static Term multiplyTerms(const Term &a, const Term &b, SymbolTable &table) {
  bool clash = llvm::any_of(a.variables, [&](Symbol variable) {
    return llvm::is_contained(b.variables, variable);
  });
  const Term &right = clash ? renameBound(b, table) : b;
  Term result = a;
  result.coefficient = a.coefficient * right.coefficient;
  llvm::append_range(result.variables, right.variables);
  llvm::append_range(result.guards, right.guards);
  llvm::append_range(result.atoms, right.atoms);
  return result;
}

NormalForm multiply(const NormalForm &a, const NormalForm &b,
                    SymbolTable &table) {
  NormalForm result;
  for (const Term &x : a)
    for (const Term &y : b)
      result.push_back(multiplyTerms(x, y, table));
  return result;
}

std::optional<Rational> getConstant(const NormalForm &value) {
  Rational sum(0);
  for (const Term &term : value) {
    if (!term.atoms.empty() || !term.variables.empty() ||
        !term.guards.empty() || !term.coefficient.isConstant())
      return std::nullopt;
    sum = sum + term.coefficient.constant();
  }
  return sum;
}

} // namespace taso::proof
