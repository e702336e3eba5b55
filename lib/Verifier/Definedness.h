//===- Definedness.h - Is the target defined where the source is? -*- C++
//-*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A proof treats 1/0 as some number, so it must show that the target divides by
// nothing that may be zero, or only by what the source divides by as well. Each
// division is noted as the definitions make it, since what cancels was divided
// by all the same.
//
// An empty maximum needs no obligation: it is -inf on both sides, and two
// maxima are equal only if the same values occur in both.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_DEFINEDNESS_H
#define TASO_LIB_VERIFIER_DEFINEDNESS_H

#include "Equality.h"
#include "Symbolic.h"

namespace taso::proof {

class Definedness {
public:
  Definedness(SymbolTable &table, Solver &solver, Simplifier &simplifier,
              Equality &equality)
      : table(table), solver(solver), simplifier(simplifier),
        equality(equality) {}

  using Divisors = std::vector<Symbolic::Divisor>;

  /// True if each divisor of the target is shown not to be zero, or to be one
  /// of the source.
  bool isImplied(const Divisors &source, const Divisors &target);

  /// The divisor for which that failed.
  const std::string &getObligation() const { return obligation; }

private:
  std::vector<Branch> getFactors(const std::vector<Branch> &divisors);
  bool isPositive(const NormalForm &value, Conjunction &hypotheses);

  SymbolTable &table;
  Solver &solver;
  Simplifier &simplifier;
  Equality &equality;
  std::string obligation;
};

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_DEFINEDNESS_H
