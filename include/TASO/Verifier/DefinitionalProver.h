//===- DefinitionalProver.h - Rules proved from definitions -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves a rule, as the text of its PDL pattern states it, from the definitions
// of its operators, for all sizes, channels, groups, strides, paddings and
// dilations, and for each rank, axis and permutation. Nothing is assumed about
// an operator.
//
// What is proved: wherever the source of the pattern matches, its native
// constraints hold, the target is well-typed with the types of what it
// replaces, and no dimension is empty, each replacement has the elements of
// what it replaces, and is defined where that is.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_DEFINITIONALPROVER_H
#define TASO_VERIFIER_DEFINITIONALPROVER_H

#include "TASO/Verifier/Verdict.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

namespace taso {

struct ProofOptions {
  /// Ranks from 0 to this are proved, or fewer if there are too many cases.
  unsigned maxRank = 6;
  /// The number of cases (ranks, axes, permutations, ...) of one rule.
  unsigned maxCases = 20000;
  /// Steps (linear programs, terms, cases) for one rule: beyond them the
  /// verdict is Timeout.
  uint64_t maxSteps = 400000;
  /// Also derive the floating-point class, which takes two more proofs.
  bool classify = true;
  /// If not null, and the rule is proved, the proof as one line of JSON goes
  /// here, for `taso-gen --check-certificates` (docs/Certificates.md). Lines of
  /// several rules make one file.
  std::string *certificate = nullptr;
};

struct DefinitionalProof {
  Verdict verdict = Verdict::Unknown;
  /// Why it is not proved: what is not supported, or the case that is stuck.
  std::string reason;
  /// The normal forms of both sides where the proof is stuck.
  std::string stuckSource, stuckTarget;
  /// Ranks up to this one are proved.
  unsigned maxRank = 0;
  /// Cases that were proved; 0 means that no instance of the rule exists.
  unsigned cases = 0;
  /// "exact", "reassociates" or "rounds", and why. Empty if not asked for.
  std::string fpClass, fpReason;
  /// Steps that were taken.
  uint64_t steps = 0;
};

/// Proves one rule. Never crashes on a rule that parses: what it does not
/// understand gives Unknown with a reason.
DefinitionalProof proveFromDefinitions(mlir::pdl::PatternOp rule,
                                       const ProofOptions &options = {});

} // namespace taso

#endif // TASO_VERIFIER_DEFINITIONALPROVER_H
