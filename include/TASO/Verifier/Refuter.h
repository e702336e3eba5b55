//===- Refuter.h - Search a counterexample to a rule ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws random instances of a rule and compares its two sides exactly. What it
// refutes is wrong; what it does not refute may be right. It is fast, so it
// comes before a proof, and it shows that a proof is not about nothing: some
// instances were accepted.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_REFUTER_H
#define TASO_VERIFIER_REFUTER_H

#include "TASO/Verifier/Verdict.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

#include <cstdint>
#include <string>
#include <vector>

namespace taso {

/// No limit is a time, so results are the same on every machine.
struct RefuteOptions {
  uint64_t seed = 1;
  /// Instances to draw at most, those that no type was found for included.
  unsigned trials = 4000;
  /// Stop after this many instances whose sides are equal.
  unsigned wanted = 12;
  /// Stop after this many scalar operations, as the definitions count them.
  double work = 1e9;
  /// Instances to build beyond the first counterexample, for a smaller one.
  unsigned smaller = 1000;
  /// Keep the sources of the instances whose sides are equal.
  bool keepAccepted = false;
};

/// What became of the instances. Each trial is one of: untyped, rejected,
/// ill-typed, undefined, accepted, or the counterexample.
struct RefuteReport {
  unsigned trials = 0;
  unsigned untyped = 0;   ///< no types were found for the source
  unsigned rejected = 0;  ///< a side condition does not hold
  unsigned illTyped = 0;  ///< the target has no type, or another one
  unsigned undefined = 0; ///< no element of the source is defined and not zero
  unsigned accepted = 0;  ///< compared and equal
  /// The accepted instances, if they are kept: modules with the function
  /// @source.
  std::vector<std::string> acceptedSources;
  std::optional<Counterexample> counterexample;
  /// Why the rule cannot be tested at all; empty if it can.
  std::string error;

  /// True if the source has instances that meet the side conditions, and the
  /// target has a type for none of them: the rule never applies.
  bool isIllTyped() const {
    return error.empty() && illTyped > 0 && !accepted && !undefined &&
           !counterexample;
  }
};

/// Searches a counterexample. It is among the smallest that were found: few
/// elements, small attributes, simple values.
RefuteReport refute(mlir::pdl::PatternOp rule,
                    const RefuteOptions &options = {});

/// Why instances of a rule cannot be built (an unknown operation or native
/// function, a wrong attribute, a range of operands, ...), or an empty string.
std::string explainWhyUntestable(mlir::pdl::PatternOp rule);

/// True if both sides are the same graph, up to the order of the operands of
/// commutative operators: the rule does nothing.
bool isTrivial(mlir::pdl::PatternOp rule);

} // namespace taso

#endif // TASO_VERIFIER_REFUTER_H
