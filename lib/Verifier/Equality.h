//===- Equality.h - Do two normal forms agree? ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A difference of normal forms is zero if its terms fall into groups, each of
// which is zero: the bound variables of the terms of a group are matched by
// bijections (linear maps of determinant 1 or -1) under which their atoms are
// equal, and then the coefficients of those terms whose guards hold add up to
// zero for all values of the variables. Everything that finds the matching is
// heuristic; only what is checked of it carries the proof.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_EQUALITY_H
#define TASO_LIB_VERIFIER_EQUALITY_H

#include "Simplifier.h"

namespace taso::proof {

class Equality {
public:
  Equality(SymbolTable &table, Solver &solver, Simplifier &simplifier)
      : table(table), solver(solver), simplifier(simplifier) {}

  /// True if the values are shown to be equal wherever the hypotheses hold.
  bool areEqual(const NormalForm &a, const NormalForm &b,
                Conjunction &hypotheses);
  /// True if the simplified value is shown to be zero.
  bool isZero(const NormalForm &value, Conjunction &hypotheses);
  /// The same for values with maxima of finitely many numbers, by cases on
  /// which of them is the largest.
  bool isZeroByOrder(const NormalForm &value, Conjunction &hypotheses);

  /// True if for all values of the branch's variables under its guards, one of
  /// the others has an equal body for some values of its own.
  bool covers(const std::vector<Branch> &branches, const Branch &branch,
              Conjunction &hypotheses);

private:
  struct Equations;
  /// One term of a group: its coefficient and guards, in the variables of the
  /// group's first term.
  struct Member {
    Poly coefficient;
    Conjunction guards;
  };

  // Matching.cpp
  std::vector<Substitution> align(const Term &fixed, const Term &moved);
  void alignAtoms(const Term &fixed, const Term &moved, std::vector<int> &image,
                  std::vector<Substitution> &out);
  void solve(Equations &equations, Substitution &solution);
  bool solveOne(Equations &equations, Substitution &solution,
                unsigned maxUnknowns, bool plain);
  void assign(Substitution &solution, Symbol unknown, const Poly &value);
  bool completeBijection(const Term &fixed, const Term &moved,
                         Substitution &solution,
                         std::vector<Substitution> &out);
  bool isBijection(const Term &fixed, const Term &moved,
                   const Substitution &solution);
  void collect(const Atom &fixed, const Atom &moved, Equations &equations);
  void collect(const NormalForm &fixed, const NormalForm &moved,
               Equations &equations);
  void witnesses(const Branch &moved, Equations &equations,
                 Substitution solution, std::vector<Substitution> &out);

  // Equality.cpp
  void recordMap(llvm::ArrayRef<Symbol> variables,
                 const Substitution &solution);
  bool joinGroup(const Term &fixed, const Term &moved, Conjunction &hypotheses,
                 std::vector<Member> &out);
  bool cancels(std::vector<Member> members, Conjunction &path);
  bool areEqualAtoms(const Atom &a, const Atom &b, Conjunction &hypotheses);
  bool areEqualTotals(const Atom &a, const Atom &b, Conjunction &hypotheses);
  bool areEqualMaxima(const Atom &a, const Atom &b, Conjunction &hypotheses);
  bool isCovered(llvm::ArrayRef<Conjunction> regions, Conjunction &path);

  // Order.cpp
  bool isZeroIn(const NormalForm &value, std::vector<NormalForm> &order,
                Conjunction &hypotheses);
  bool isSettled(const NormalForm &value, const std::vector<NormalForm> &order);

  SymbolTable &table;
  Solver &solver;
  Simplifier &simplifier;
  unsigned depth = 0;
  unsigned budget = 4000; ///< nodes of all case distinctions
};

/// What stands at the head of an atom or term: inputs and functions without
/// indices. Values with different heads are not matched.
std::string getHead(const Atom &atom, const SymbolTable &table);
std::string getHead(const Term &term, const SymbolTable &table);

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_EQUALITY_H
