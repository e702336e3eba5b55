//===- Law.h - A law on random instances ------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws random instances of a law and compares their sides, as the refuter
// does, and demands beside that the matcher finds the law in each of them and
// rewrites it rightly.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_AXIOMS_LAW_H
#define TASO_UNITTESTS_AXIOMS_LAW_H

#include "Random.h"

#include "TASO/Rules/RuleMatcher.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

#include <string>

namespace taso::testing {

/// Counts over many trials.
struct Tally {
  unsigned trials = 0, rejected = 0, illTyped = 0, equal = 0, different = 0;
  /// The matcher did not find the law, or refused to apply it.
  unsigned unmatched = 0;
  std::string failure; ///< what differed or was not matched
};

/// Draws instances until `wanted` were equal, one differed or was not matched,
/// or `trials` were made.
Tally testLaw(mlir::pdl::PatternOp law, Random &random, unsigned wanted,
              unsigned trials, RuleMatcher &matcher);

} // namespace taso::testing

#endif // TASO_UNITTESTS_AXIOMS_LAW_H
