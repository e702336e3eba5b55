//===- Refinement.h - Has one tensor the elements of another? ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares two tensors of the symbolic algebra at one generic position: that
// is a proof for all positions, under what the algebra's state assumes. A
// position that a division takes apart is split into quotient and rest, which
// are as generic as it was.
//
// A target refines its source: where the source is defined, the target is too
// and has the same value.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_REFINEMENT_H
#define TASO_LIB_VERIFIER_REFINEMENT_H

#include "Definedness.h"
#include "Simplifier.h"
#include "Symbolic.h"

namespace taso::proof {

class Recorder;

class Refinement {
public:
  Refinement(Symbolic &algebra, Solver &solver)
      : table(algebra.table), algebra(algebra), solver(solver) {}

  /// True if the target is shown to refine the source. Their shapes must be
  /// equal in the algebra's state.
  bool isShown(const Symbolic::Tensor &source, const Symbolic::Tensor &target);

  /// True if each is shown to refine the other.
  bool areShownEqual(const Symbolic::Tensor &a, const Symbolic::Tensor &b);

  /// Why the last answer was false, and the normal forms of both sides if it
  /// is because they were not shown to be equal.
  std::string reason, stuckSource, stuckTarget;

  /// Writes down what is shown, if not null, under a description of the case.
  Recorder *recorder = nullptr;
  std::function<std::string()> describe;

private:
  /// An element of a tensor, and what computing it divides by.
  struct Element {
    NormalForm value;
    Definedness::Divisors divisors;
    Element substitute(SymbolTable &table, const Substitution &map) const;
  };
  std::pair<Element, Element> evaluate(const Symbolic::Tensor &source,
                                       const Symbolic::Tensor &target);
  bool tryCompare(const Element &source, const Element &target,
                  bool assumeDefined, bool bothWays);
  bool compare(Element source, Element target, bool assumeDefined,
               bool bothWays);
  bool isDefined(const Element &source, const Element &target,
                 Simplifier &sourceSide, Simplifier &targetSide, bool bothWays);
  bool splitPosition(llvm::ArrayRef<NormalForm> values, Substitution &splits);

  SymbolTable &table;
  Symbolic &algebra;
  Solver &solver;
};

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_REFINEMENT_H
