//===- Matching.cpp - Which bound variable is which -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Certificate.h"
#include "Equality.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace taso::proof {

//===----------------------------------------------------------------------===//
// Heads
//===----------------------------------------------------------------------===//

static void collectNames(const NormalForm &value, std::set<std::string> &names);

static void collectNames(const Atom &atom, std::set<std::string> &names) {
  static const char kinds[] = "xcfrmt";
  if (atom.kind == Atom::Input || atom.kind == Atom::Constant ||
      atom.kind == Atom::Apply)
    names.insert(kinds[atom.kind] + std::to_string(atom.id));
  else
    names.insert(std::string(1, kinds[atom.kind]));
  for (const NormalForm &argument : atom.arguments)
    collectNames(argument, names);
  for (const Branch &branch : atom.branches)
    collectNames(branch.body, names);
}

static void collectNames(const NormalForm &value,
                         std::set<std::string> &names) {
  for (const Term &term : value)
    for (const AtomRef &atom : term.atoms)
      collectNames(*atom, names);
}

std::string getHead(const Atom &atom, const SymbolTable &table) {
  static const char kinds[] = "xcfrmt";
  // The divisors of a mean are told apart by what they are.
  if (atom.kind == Atom::Recip && atom.arguments[0].size() == 1 &&
      atom.arguments[0][0].atoms.empty())
    return "r" + table.print(atom.arguments[0]);
  std::string text(1, kinds[atom.kind]);
  if (atom.kind <= Atom::Apply)
    text += std::to_string(atom.id);
  if (atom.kind < Atom::Apply)
    return text;
  std::set<std::string> names;
  for (const NormalForm &argument : atom.arguments)
    collectNames(argument, names);
  for (const Branch &branch : atom.branches)
    collectNames(branch.body, names);
  for (const std::string &name : names)
    text += "." + name;
  return text;
}

static std::vector<std::string> getHeads(const Term &term,
                                         const SymbolTable &table) {
  std::vector<std::string> heads;
  for (const AtomRef &atom : term.atoms)
    heads.push_back(getHead(*atom, table));
  return heads;
}

std::string getHead(const Term &term, const SymbolTable &table) {
  std::vector<std::string> heads = getHeads(term, table);
  llvm::sort(heads);
  std::string text;
  for (const std::string &head : heads)
    text += head + " ";
  return text;
}

//===----------------------------------------------------------------------===//
// Equations between indices
//===----------------------------------------------------------------------===//

/// fixed = moved; the unknowns occur in `moved` only.
struct Equality::Equations {
  std::vector<std::pair<Poly, Poly>> list;
  llvm::SmallVector<Symbol> unknowns;
};

void Equality::collect(const Atom &fixed, const Atom &moved,
                       Equations &equations) {
  if (fixed.kind != moved.kind)
    return;
  if (fixed.index.size() == moved.index.size())
    for (auto [f, m] : llvm::zip_equal(fixed.index, moved.index))
      equations.list.push_back({f, m});
  for (auto [f, m] : llvm::zip(fixed.arguments, moved.arguments))
    collect(f, m, equations);
  if (fixed.branches.size() != moved.branches.size())
    return;
  for (auto [f, m] : llvm::zip_equal(fixed.branches, moved.branches)) {
    llvm::append_range(equations.unknowns, m.variables);
    collect(f.body, m.body, equations);
  }
}

/// Pairs the terms and atoms that are the only ones with their head.
void Equality::collect(const NormalForm &fixed, const NormalForm &moved,
                       Equations &equations) {
  auto findOnly = [&](const NormalForm &value, const std::string &head) {
    const Term *found = nullptr;
    for (const Term &term : value)
      if (getHead(term, table) == head) {
        if (found)
          return static_cast<const Term *>(nullptr);
        found = &term;
      }
    return found;
  };
  for (const Term &term : fixed) {
    std::string head = getHead(term, table);
    const Term *other = findOnly(moved, head);
    if (!other || !findOnly(fixed, head))
      continue;
    llvm::append_range(equations.unknowns, other->variables);
    std::vector<std::string> heads = getHeads(term, table),
                             otherHeads = getHeads(*other, table);
    for (auto [i, atom] : llvm::enumerate(term.atoms))
      if (llvm::count(heads, heads[i]) == 1)
        collect(*atom,
                *other->atoms[llvm::find(otherHeads, heads[i]) -
                              otherHeads.begin()],
                equations);
  }
}

/// True if a variable's value is a sum of symbols and a number: such a map is
/// more likely to be a bijection.
static bool isPlain(const Poly &value) {
  return llvm::all_of(value.entries(), [](const Poly::Entry &entry) {
    return entry.monomial.empty() ||
           (entry.monomial.size() == 1 &&
            entry.coefficient * entry.coefficient == Rational(1));
  });
}

/// Solves one equation in which at most `maxUnknowns` are left, for one of them
/// that has the coefficient 1 or -1.
bool Equality::solveOne(Equations &equations, Substitution &solution,
                        unsigned maxUnknowns, bool plain) {
  for (auto &[fixed, moved] : equations.list) {
    Poly difference = table.substitute(moved, solution) - fixed;
    if (difference.isConstant())
      continue;
    // What is guessed here is no step of the proof.
    size_t mark = markSteps(table);
    difference = simplifier.simplify(Constraint::zero(difference), {})[0].poly;
    rollbackSteps(table, mark);
    llvm::SmallVector<Symbol> open;
    for (Symbol unknown : equations.unknowns)
      if (!solution.contains(unknown) && table.dependsOn(difference, unknown))
        open.push_back(unknown);
    if (open.size() > maxUnknowns)
      continue;
    for (Symbol unknown : open) {
      int unit = difference.unitCoefficient(unknown);
      Poly value =
          Poly(-unit) * (difference - Poly(unit) * Poly::symbol(unknown));
      if (unit == 0 || table.dependsOn(value, unknown) ||
          (plain && !isPlain(value)))
        continue;
      assign(solution, unknown, value);
      return true;
    }
  }
  return false;
}

/// Adds an assignment, also to the values of the others.
void Equality::assign(Substitution &solution, Symbol unknown,
                      const Poly &value) {
  Substitution map;
  map[unknown] = value;
  for (auto &[key, old] : solution)
    old = table.substitute(old, map);
  solution[unknown] = value;
}

/// Solves the equations as far as they determine the unknowns.
void Equality::solve(Equations &equations, Substitution &solution) {
  while (solveOne(equations, solution, 1, /*plain=*/true) ||
         solveOne(equations, solution, 1, /*plain=*/false)) {
  }
}

//===----------------------------------------------------------------------===//
// Bijections
//===----------------------------------------------------------------------===//

/// The coefficient of a symbol in a polynomial that is linear in it.
static std::optional<Poly> getLinearCoefficient(const Poly &poly,
                                                Symbol symbol) {
  Poly result;
  for (const Poly::Entry &entry : poly.entries()) {
    unsigned power = llvm::count(entry.monomial, symbol);
    if (power > 1)
      return std::nullopt;
    if (power == 0)
      continue;
    Monomial rest = entry.monomial;
    rest.erase(llvm::find(rest, symbol));
    result = result + Poly::monomial(rest, entry.coefficient);
  }
  return result;
}

/// By cofactors of the first column: most entries are zero. A large matrix that
/// is not sparse has no determinant here, which is safe.
static Poly getDeterminant(const std::vector<std::vector<Poly>> &matrix) {
  constexpr size_t kMaxDense = 7;
  if (matrix.empty())
    return Poly(1);
  size_t filled = llvm::count_if(
      matrix, [](const std::vector<Poly> &row) { return !row[0].isZero(); });
  if (filled > 1 && matrix.size() > kMaxDense)
    return Poly();
  Poly result;
  for (size_t i = 0; i < matrix.size(); ++i) {
    if (matrix[i][0].isZero())
      continue;
    std::vector<std::vector<Poly>> minor;
    for (size_t j = 0; j < matrix.size(); ++j)
      if (j != i)
        minor.emplace_back(matrix[j].begin() + 1, matrix[j].end());
    result =
        result + Poly(i % 2 ? -1 : 1) * matrix[i][0] * getDeterminant(minor);
  }
  return result;
}

/// True if the map from the fixed variables to the moved ones is linear with
/// determinant 1 or -1, so a bijection of the integers.
bool Equality::isBijection(const Term &fixed, const Term &moved,
                           const Substitution &solution) {
  std::vector<std::vector<Poly>> matrix;
  for (Symbol unknown : moved.variables) {
    Poly image = solution.lookup(unknown);
    std::vector<Poly> row;
    for (Symbol variable : fixed.variables) {
      std::optional<Poly> coefficient = getLinearCoefficient(image, variable);
      if (!coefficient)
        return false;
      for (Symbol other : fixed.variables)
        if (table.dependsOn(*coefficient, other))
          return false;
      row.push_back(*coefficient);
    }
    for (auto [variable, coefficient] : llvm::zip_equal(fixed.variables, row))
      image = image - coefficient * Poly::symbol(variable);
    for (Symbol variable : fixed.variables)
      if (table.dependsOn(image, variable))
        return false;
    matrix.push_back(std::move(row));
  }
  Poly determinant = getDeterminant(matrix);
  return determinant == Poly(1) || determinant == Poly(-1);
}

/// Gives the variables that no equation determines the fixed ones that are
/// left, in every order.
bool Equality::completeBijection(const Term &fixed, const Term &moved,
                                 Substitution &solution,
                                 std::vector<Substitution> &out) {
  llvm::SmallVector<Symbol> open, left;
  for (Symbol unknown : moved.variables)
    if (!solution.contains(unknown))
      open.push_back(unknown);
  for (Symbol variable : fixed.variables) {
    bool used = llvm::any_of(moved.variables, [&](Symbol unknown) {
      return solution.contains(unknown) &&
             table.dependsOn(solution[unknown], variable);
    });
    if (!used)
      left.push_back(variable);
  }
  constexpr size_t kMaxOpen = 4;
  if (open.size() != left.size() || open.size() > kMaxOpen)
    return false;
  do {
    Substitution complete = solution;
    for (auto [unknown, variable] : llvm::zip_equal(open, left))
      complete[unknown] = Poly::symbol(variable);
    if (isBijection(fixed, moved, complete))
      out.push_back(std::move(complete));
  } while (std::next_permutation(left.begin(), left.end()));
  return true;
}

/// Extends the assignment of moved atoms to fixed ones by heads.
void Equality::alignAtoms(const Term &fixed, const Term &moved,
                          std::vector<int> &image,
                          std::vector<Substitution> &out) {
  constexpr size_t kMaxAlignments = 24;
  if (out.size() >= kMaxAlignments || solver.isExhausted())
    return;
  ++solver.steps;
  if (image.size() == fixed.atoms.size()) {
    Equations equations;
    llvm::append_range(equations.unknowns, moved.variables);
    for (auto [i, atom] : llvm::enumerate(fixed.atoms))
      collect(*atom, *moved.atoms[image[i]], equations);
    Substitution solution;
    solve(equations, solution);
    for (Symbol unknown : equations.unknowns)
      if (!llvm::is_contained(moved.variables, unknown))
        solution.erase(unknown);
    // What depends on variables inside of functions is no map of ours.
    completeBijection(fixed, moved, solution, out);
    return;
  }
  std::string head = getHead(*fixed.atoms[image.size()], table);
  for (size_t i = 0; i < moved.atoms.size(); ++i) {
    if (llvm::is_contained(image, int(i)) ||
        getHead(*moved.atoms[i], table) != head)
      continue;
    image.push_back(i);
    alignAtoms(fixed, moved, image, out);
    image.pop_back();
  }
}

std::vector<Substitution> Equality::align(const Term &fixed,
                                          const Term &moved) {
  std::vector<Substitution> result;
  if (fixed.variables.size() != moved.variables.size() ||
      getHead(fixed, table) != getHead(moved, table))
    return result;
  std::vector<int> image;
  alignAtoms(fixed, moved, image, result);
  return result;
}

//===----------------------------------------------------------------------===//
// Witnesses for maxima
//===----------------------------------------------------------------------===//

/// Values of the branch's variables that satisfy the equations. What these
/// leave open is tried at its lower bounds.
void Equality::witnesses(const Branch &moved, Equations &equations,
                         Substitution solution,
                         std::vector<Substitution> &out) {
  constexpr size_t kMaxWitnesses = 40;
  if (out.size() >= kMaxWitnesses)
    return;
  solve(equations, solution);
  while (solveOne(equations, solution, moved.variables.size(),
                  /*plain=*/true)) {
  }
  std::optional<Symbol> open;
  for (Symbol variable : moved.variables)
    if (!open && !solution.contains(variable))
      open = variable;
  if (!open) {
    Substitution result;
    for (Symbol variable : moved.variables)
      result[variable] = solution[variable];
    out.push_back(std::move(result));
    return;
  }
  // If there is a value at all, the largest lower bound is one.
  std::vector<Poly> tried;
  for (const Constraint &guard : moved.guards) {
    Poly bound = table.substitute(guard.poly, solution);
    if (bound.unitCoefficient(*open) != 1)
      continue;
    bound = Poly::symbol(*open) - bound;
    bool closed = llvm::none_of(moved.variables, [&](Symbol variable) {
      return table.dependsOn(bound, variable);
    });
    if (!closed || llvm::is_contained(tried, bound))
      continue;
    tried.push_back(bound);
    Substitution next = solution;
    assign(next, *open, bound);
    witnesses(moved, equations, std::move(next), out);
  }
}

bool Equality::covers(const std::vector<Branch> &branches, const Branch &branch,
                      Conjunction &hypotheses) {
  size_t mark = hypotheses.size();
  llvm::append_range(hypotheses, branch.guards);
  std::vector<Conjunction> regions;
  for (auto [index, candidate] : llvm::enumerate(branches)) {
    Equations equations;
    llvm::append_range(equations.unknowns, candidate.variables);
    collect(branch.body, candidate.body, equations);
    std::vector<Substitution> found;
    witnesses(candidate, equations, Substitution(), found);
    for (const Substitution &solution : found) {
      Conjunction region = table.substitute(candidate.guards, solution);
      size_t inner = hypotheses.size();
      llvm::append_range(hypotheses, region);
      size_t before = markSteps(table);
      record(table, "witness", index);
      recordMap(candidate.variables, solution);
      bool isVoid = solver.isInfeasible(hypotheses, Effort::Linear);
      if (isVoid)
        record(table, "void");
      bool equal =
          isVoid ||
          areEqual(branch.body, table.substitute(candidate.body, solution),
                   hypotheses);
      hypotheses.resize(inner);
      if (equal)
        regions.push_back(std::move(region));
      else
        rollbackSteps(table, before);
    }
  }
  record(table, "regions");
  bool covered = isCovered(regions, hypotheses);
  hypotheses.resize(mark);
  return covered;
}

} // namespace taso::proof
