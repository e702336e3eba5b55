//===- Equality.cpp - Do two normal forms agree? --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Equality.h"
#include "Certificate.h"
#include "Symbolic.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::proof {

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

bool Equality::areEqual(const NormalForm &a, const NormalForm &b,
                        Conjunction &hypotheses) {
  constexpr unsigned kMaxDepth = 12;
  if (depth > kMaxDepth)
    return false;
  if (table.print(a) == table.print(b)) {
    record(table, "same");
    return true;
  }
  record(table, "difference");
  ++depth;
  bool equal =
      isZero(simplifier.simplify(add(a, negate(b)), hypotheses), hypotheses);
  --depth;
  return equal;
}

/// Notes what the variables are replaced by.
void Equality::recordMap(llvm::ArrayRef<Symbol> variables,
                         const Substitution &solution) {
  if (!table.recorder)
    return;
  std::vector<Poly> images;
  for (Symbol variable : variables)
    images.push_back(solution.lookup(variable));
  record(table, "map", images);
}

bool Equality::joinGroup(const Term &fixed, const Term &moved,
                         Conjunction &hypotheses, std::vector<Member> &out) {
  for (const Substitution &solution : align(fixed, moved)) {
    if (solver.isExhausted())
      return false;
    ++solver.steps;
    size_t start = markSteps(table);
    recordMap(moved.variables, solution);
    Conjunction guards = table.substitute(moved.guards, solution);
    size_t mark = hypotheses.size();
    llvm::append_range(hypotheses, guards);
    std::vector<bool> taken(moved.atoms.size(), false);
    bool all = llvm::all_of(fixed.atoms, [&](const AtomRef &atom) {
      for (size_t i = 0; i < moved.atoms.size(); ++i) {
        if (taken[i] || moved.atoms[i]->kind != atom->kind ||
            moved.atoms[i]->id != atom->id)
          continue;
        size_t before = markSteps(table);
        record(table, "atom", i);
        if (areEqualAtoms(*atom, *table.substitute(moved.atoms[i], solution),
                          hypotheses)) {
          taken[i] = true;
          return true;
        }
        rollbackSteps(table, before);
      }
      return false;
    });
    hypotheses.resize(mark);
    if (!all) {
      rollbackSteps(table, start);
      continue;
    }
    out.push_back(
        {table.substitute(moved.coefficient, solution), std::move(guards)});
    return true;
  }
  return false;
}

bool Equality::isZero(const NormalForm &value, Conjunction &hypotheses) {
  std::vector<bool> grouped(value.size(), false);
  for (size_t i = 0; i < value.size(); ++i) {
    if (grouped[i])
      continue;
    std::vector<Member> members = {{value[i].coefficient, value[i].guards}};
    for (size_t j = i + 1; j < value.size(); ++j) {
      if (grouped[j])
        continue;
      size_t start = markSteps(table);
      record(table, "join", j);
      grouped[j] = joinGroup(value[i], value[j], hypotheses, members);
      if (!grouped[j])
        rollbackSteps(table, start);
    }
    record(table, "sum");
    if (!cancels(std::move(members), hypotheses))
      return false;
  }
  return true;
}

/// True if the coefficients of the members whose guards hold add up to zero on
/// the path: a case distinction whose leaves are infeasible conjunctions or
/// equal polynomials.
bool Equality::cancels(std::vector<Member> members, Conjunction &path) {
  if (budget == 0 || solver.isExhausted())
    return false;
  --budget;
  ++solver.steps;
  for (size_t i = 0; i < members.size(); ++i) {
    llvm::erase_if(members[i].guards, [&](const Constraint &guard) {
      return llvm::is_contained(path, guard);
    });
    Conjunction all = path;
    llvm::append_range(all, members[i].guards);
    if (members[i].guards.empty() || !solver.isInfeasible(all))
      continue;
    record(table, "out", i);
    members.erase(members.begin() + i--);
  }
  if (members.empty()) {
    record(table, "equal");
    return true;
  }
  // Members with the same guards count as one.
  Poly sum;
  bool same = true;
  for (Member &member : members) {
    llvm::sort(member.guards);
    same &= member.guards == members[0].guards;
    sum = sum + member.coefficient;
  }
  if (same && sum.isZero()) {
    record(table, "equal");
    return true;
  }
  auto open = llvm::find_if(
      members, [](const Member &member) { return !member.guards.empty(); });
  if (open == members.end()) {
    bool vanishes = solver.entails(path, Constraint::zero(sum));
    record(table, vanishes ? "vanish" : "void");
    return vanishes || solver.isInfeasible(path);
  }
  Constraint guard = open->guards.front();
  bool known = solver.entails(path, guard);
  record(table, known ? "known" : "case", guard);
  if (known) {
    for (Member &member : members)
      llvm::erase(member.guards, guard);
    return cancels(std::move(members), path);
  }
  for (const Constraint &side : {guard, guard.negated()}) {
    path.push_back(side);
    bool zero = cancels(members, path);
    path.pop_back();
    if (!zero)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

bool Equality::areEqualAtoms(const Atom &a, const Atom &b,
                             Conjunction &hypotheses) {
  if (a.kind != b.kind || a.id != b.id)
    return false;
  if (table.print(a) == table.print(b)) {
    record(table, "same");
    return true;
  }
  if (a.kind == Atom::Input || a.kind == Atom::Largest)
    record(table, a.kind == Atom::Input ? "index" : "cover");
  switch (a.kind) {
  case Atom::Input:
    return a.index.size() == b.index.size() &&
           llvm::all_of(llvm::zip_equal(a.index, b.index), [&](auto pair) {
             Poly difference =
                 table.reduceProducts(std::get<0>(pair) - std::get<1>(pair));
             return solver.entails(hypotheses, Constraint::zero(difference));
           });
  case Atom::Constant:
    return true;
  case Atom::Apply:
    if (a.id == kAddFunction || a.id == kMultiplyFunction)
      for (unsigned i = 0; i < 2; ++i)
        if (areEqual(a.arguments[0], b.arguments[i], hypotheses) &&
            areEqual(a.arguments[1], b.arguments[1 - i], hypotheses))
          return true;
    if (a.arguments.size() > 1)
      return false;
    [[fallthrough]];
  case Atom::Recip:
    return areEqual(a.arguments[0], b.arguments[0], hypotheses);
  case Atom::Largest:
    return areEqualMaxima(a, b, hypotheses);
  case Atom::Total:
    return areEqualTotals(a, b, hypotheses);
  }
  return false;
}

/// The same additions in the same order.
bool Equality::areEqualTotals(const Atom &a, const Atom &b,
                              Conjunction &hypotheses) {
  const Branch &x = a.branches[0];
  if (x.variables.size() != b.branches[0].variables.size())
    return false;
  Substitution map;
  for (auto [from, to] : llvm::zip_equal(b.branches[0].variables, x.variables))
    map[from] = Poly::symbol(to);
  Branch y = table.substitute(b.branches[0], map);
  auto implies = [&](const Conjunction &from, const Conjunction &to) {
    Conjunction all = hypotheses;
    llvm::append_range(all, from);
    return llvm::all_of(to, [&](const Constraint &constraint) {
      return llvm::is_contained(from, constraint) ||
             solver.entails(all, constraint);
    });
  };
  if (!implies(x.guards, y.guards) || !implies(y.guards, x.guards))
    return false;
  size_t mark = hypotheses.size();
  llvm::append_range(hypotheses, x.guards);
  bool equal = areEqual(x.body, y.body, hypotheses);
  hypotheses.resize(mark);
  return equal;
}

/// Two maxima are equal if each value of one is a value of the other.
bool Equality::areEqualMaxima(const Atom &a, const Atom &b,
                              Conjunction &hypotheses) {
  return llvm::all_of(a.branches,
                      [&](const Branch &branch) {
                        return covers(b.branches, branch, hypotheses);
                      }) &&
         llvm::all_of(b.branches, [&](const Branch &branch) {
           return covers(a.branches, branch, hypotheses);
         });
}

/// True if on the path one of the regions holds everywhere.
bool Equality::isCovered(llvm::ArrayRef<Conjunction> regions,
                         Conjunction &path) {
  if (solver.isInfeasible(path)) {
    record(table, "void");
    return true;
  }
  if (regions.empty() || budget == 0 || solver.isExhausted())
    return false;
  --budget;
  ++solver.steps;
  size_t mark = path.size();
  bool covered = true;
  for (const Constraint &guard : regions.front()) {
    bool known = solver.entails(path, guard);
    record(table, known ? "known" : "case", guard);
    if (known)
      continue;
    path.push_back(guard.negated());
    covered = isCovered(regions.drop_front(), path);
    path.pop_back();
    if (!covered)
      break;
    path.push_back(guard);
  }
  if (covered)
    record(table, "covered");
  path.resize(mark);
  return covered;
}

} // namespace taso::proof
