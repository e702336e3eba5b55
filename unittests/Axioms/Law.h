//===- Law.h - A law on random instances ------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A law is a `pdl.pattern`. An instance of it is a function that holds what the
// pattern's source describes, with random shapes and attributes, beside the
// function that the pattern's rewrite makes of it. Both are run on random
// inputs, exactly. No matcher is involved: the instance is built from the text
// of the law, so it is the law that is tested.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_AXIOMS_LAW_H
#define TASO_UNITTESTS_AXIOMS_LAW_H

#include "Random.h"

#include "TASO/Rules/RuleMatcher.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

#include <string>

namespace taso::testing {

enum class Outcome {
  Untyped,   ///< no types were found for the source
  Rejected,  ///< a side condition does not hold
  IllTyped,  ///< the target has no valid type, or another one
  Undefined, ///< no element of the result is defined and not zero
  Equal,
  Different,
  Unmatched, ///< the matcher did not find the law, or refused to apply it
};

struct Trial {
  Outcome outcome = Outcome::Untyped;
  /// For Different: the two functions and the first difference.
  std::string counterexample;
};

/// What the elements are while a law is tested.
enum class Arithmetic {
  Exact,  ///< the prime field: equal means equal
  Double, ///< for laws about particular functions, with a relative tolerance
};

/// Draws one instance of the law and compares its two sides on several inputs.
/// With a matcher, that one must find the law in the source too, and what it
/// makes of it is compared as well.
Trial tryLaw(mlir::pdl::PatternOp law, Random &random, Arithmetic arithmetic,
             RuleMatcher *matcher = nullptr);

/// Counts over many trials.
struct Tally {
  unsigned trials = 0, rejected = 0, illTyped = 0, equal = 0, different = 0;
  unsigned unmatched = 0;
  std::string counterexample; ///< the last
};

/// Draws instances until `wanted` were equal, one differed or `trials` were
/// made.
Tally testLaw(mlir::pdl::PatternOp law, Random &random, Arithmetic arithmetic,
              unsigned wanted, unsigned trials, RuleMatcher *matcher = nullptr);

} // namespace taso::testing

#endif // TASO_UNITTESTS_AXIOMS_LAW_H
