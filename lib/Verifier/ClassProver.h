//===- ClassProver.h - Proving two values of graphs equal -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves two classes of values equal from the definitions of the operators
// between them and what they have in common: a class that both depend on stands
// for an arbitrary tensor. If that is not enough, more of the operators above
// it are looked at. Sizes are those of the graphs, so a proof is one for their
// types, and for all elements.
//
// Every attempt is limited in operators, terms and steps of the solver.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_CLASSPROVER_H
#define TASO_LIB_VERIFIER_CLASSPROVER_H

#include "ConstantBlocks.h"

namespace taso {

class ClassProver {
public:
  using Class = ValueClasses::Class;

  ClassProver(const ValueClasses &classes, uint64_t maxSteps)
      : classes(classes), blocks(classes), maxSteps(maxSteps) {}

  /// True if the values are shown to be equal, and defined in the same places.
  bool areEqual(Class a, Class b) { return prove(a, b, /*bothWays=*/true); }
  /// True if the target is shown to be defined and equal to the source wherever
  /// that is defined.
  bool isRefined(Class source, Class target) {
    return prove(source, target, /*bothWays=*/false);
  }

  /// Steps of all attempts so far.
  uint64_t steps = 0;

private:
  bool prove(Class a, Class b, bool bothWays);
  bool attempt(Class a, Class b, const llvm::DenseSet<Class> &common,
               bool bothWays);

  const ValueClasses &classes;
  ConstantBlocks blocks;
  uint64_t maxSteps;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_CLASSPROVER_H
