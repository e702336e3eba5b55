//===- Simplifier.h - Normal forms made canonical ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites a normal form, step by step, into one that is equal for all values
// of its symbols that satisfy the facts and the hypotheses:
//
//   - equations eliminate bound variables, so identity matrices, enlarged
//     kernels and concat boundaries vanish;
//   - floor(p / D) goes away where 0 <= p < D, or by splitting a bound variable
//     v of p into D q + r, which is a bijection;
//   - sums over variables that occur in no atom are counted;
//   - guards leave functions: f([g] a + [not g] b) = [g] f(a) + [not g] f(b);
//   - facts about functions bring these into one form.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_SIMPLIFIER_H
#define TASO_LIB_VERIFIER_SIMPLIFIER_H

#include "Solver.h"

namespace taso::proof {

class Simplifier {
public:
  Simplifier(SymbolTable &table, Solver &solver)
      : table(table), solver(solver) {}

  /// The value, equal wherever the hypotheses hold.
  NormalForm simplify(const NormalForm &value, Conjunction &hypotheses);

  /// p >= 0 without factors that are positive; D a + b >= 0 with 0 <= b < D is
  /// a >= 0. One constraint may become several.
  Conjunction simplify(const Constraint &constraint,
                       llvm::ArrayRef<Constraint> hypotheses);

  /// If true, x * recip(x) is 1 for every x: right on the side of a rule that
  /// is matched, since nothing is claimed where that side is undefined.
  bool assumeDefined = false;
  /// Functions may be taken apart by facts; false for bitwise proofs.
  bool useFacts = true;

private:
  /// What a term's variables are for: a sum, the branch of a maximum, or
  /// another loop, in which they stay.
  enum class LoopKind { Sum, Maximum, Other };
  bool clean(Term &term, Conjunction &hypotheses, LoopKind kind);
  bool cleanGuards(Term &term, llvm::ArrayRef<Constraint> hypotheses,
                   bool &changed);
  bool eliminateVariable(Term &term);
  bool reduceFloor(Term &term, llvm::ArrayRef<Constraint> hypotheses);
  std::optional<Poly> reduceNestedFloor(Symbol floor,
                                        llvm::ArrayRef<Constraint> hypotheses);
  bool splitFloor(Term &term);
  bool countVariable(Term &term, llvm::ArrayRef<Constraint> hypotheses,
                     LoopKind kind = LoopKind::Sum);
  bool countTogether(Term &term);
  bool reduceCount(Term &term, llvm::ArrayRef<Constraint> hypotheses);
  void cancel(Term &term);

  NormalForm simplifyTerm(Term term, Conjunction &hypotheses);
  NormalForm simplifyAtom(const AtomRef &atom, Conjunction &hypotheses);
  NormalForm simplifyFunction(const Atom &atom, Conjunction &hypotheses);
  NormalForm simplifyExp(const NormalForm &argument);
  NormalForm simplifyRecip(const NormalForm &argument);
  NormalForm simplifyRecipTerm(const Term &term);
  NormalForm simplifyLargest(const Atom &atom, Conjunction &hypotheses);
  NormalForm simplifyTotal(const Atom &atom, Conjunction &hypotheses);
  std::optional<Branch> simplifyLoop(const Branch &loop,
                                     Conjunction &hypotheses, LoopKind kind);
  bool hasIdleVariable(const Branch &branch) const;
  void simplifyBranch(const Branch &branch, Conjunction &hypotheses,
                      std::vector<Branch> &out);
  NormalForm splitOn(const Constraint &guard, const Atom &atom,
                     Conjunction &hypotheses);

  SymbolTable &table;
  Solver &solver;
  unsigned depth = 0;
};

/// True if the atom is a function that has positive values only.
bool isPositiveFunction(const Atom &atom);

/// Merges terms that are written the same but for their coefficients.
NormalForm mergeEqualTerms(NormalForm value, SymbolTable &table);

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_SIMPLIFIER_H
