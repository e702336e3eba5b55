//===- Solver.h - Can these constraints hold together? ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only question that the definitional prover asks: is a conjunction of
// polynomial constraints over the integers infeasible? It is answered by linear
// programming with each monomial as a variable of its own (MLIR's Presburger
// simplex), first as it stands, then with products of pairs of hypotheses. By
// Farkas' lemma each "yes" is a sum of hypotheses that gives -1 >= 0, so it can
// be checked without a solver. "No" means "not shown".
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_SOLVER_H
#define TASO_LIB_VERIFIER_SOLVER_H

#include "NormalForm.h"

#include <set>

namespace taso::proof {

/// How hard to try. Simplification only needs what is easy to see.
enum class Effort { Linear, Products };

class Solver {
public:
  explicit Solver(SymbolTable &table) : table(table) {}

  /// What always holds: the sizes and attributes of one case.
  void setFacts(Conjunction newFacts);
  const Conjunction &getFacts() const { return facts; }

  /// Answers nothing from memory any more, so that claims are recorded anew.
  void forget() { known.clear(); }

  /// True if it is shown that the facts and the constraints cannot all hold.
  bool isInfeasible(llvm::ArrayRef<Constraint> constraints,
                    Effort effort = Effort::Products);
  /// True if it is shown that the facts and hypotheses imply the goal.
  bool entails(llvm::ArrayRef<Constraint> hypotheses, const Constraint &goal,
               Effort effort = Effort::Products);
  /// The same for real symbols, without the facts.
  bool isInfeasibleOverReals(llvm::ArrayRef<Constraint> constraints) {
    return isEmpty({constraints.begin(), constraints.end()}, false);
  }
  /// True if the polynomial is at least 1 because its coefficients and symbols
  /// are positive, or the facts say so.
  bool isPositive(const Poly &poly);

  /// True if one may divide by the polynomial: it is at least 1.
  bool isDivisor(const Poly &poly) {
    std::optional<int64_t> number = poly.getInteger();
    return number ? *number >= 1 : isPositive(poly);
  }

  /// Work so far (linear programs, terms simplified, cases looked at), and how
  /// much of it is done at most.
  uint64_t steps = 0, limit = UINT64_MAX;
  bool isExhausted() const { return steps >= limit; }

private:
  using Rows = std::vector<Constraint>;
  bool decide(llvm::ArrayRef<Constraint> constraints, Effort effort);
  Rows gather(llvm::ArrayRef<Constraint> constraints);
  void addPayloadFacts(Symbol symbol, Rows &rows, std::set<Symbol> &seen);
  bool isEmpty(const Rows &rows, bool integers);

  SymbolTable &table;
  Conjunction facts;
  std::set<Symbol> positive; ///< symbols that a fact makes at least 1
  std::set<Symbol> underway; ///< quotients whose divisor is being looked at
  std::map<std::pair<Conjunction, Effort>, bool> known;
};

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_SOLVER_H
