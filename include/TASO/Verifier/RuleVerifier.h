//===- RuleVerifier.h - A verdict on a rule ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refuter, prover and mutants together: what `--taso-verify-rules` says about
// one pattern.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_RULEVERIFIER_H
#define TASO_VERIFIER_RULEVERIFIER_H

#include "TASO/Verifier/DefinitionalProver.h"
#include "TASO/Verifier/Refuter.h"

namespace taso {

struct VerifyOptions {
  ProofOptions proof;
  RefuteOptions refute;
  /// Mutate a proved rule and refute its mutants.
  bool mutate = false;
  /// Also try to prove what is refuted: a check of the prover.
  bool crossCheck = false;
  /// Leave a certificate of the proof (docs/Certificates.md).
  bool certify = false;
  /// Look for a side condition under which a refuted rule is proved.
  bool suggest = true;
};

struct RuleReport {
  Verdict verdict = Verdict::Unknown;
  /// One sentence; empty for a rule that is proved.
  std::string reason;
  /// For Refuted.
  std::optional<Counterexample> counterexample;
  /// The weakest side condition found under which a refuted rule is proved.
  std::string condition;
  DefinitionalProof proof;
  /// True if a rule was refuted and proved as well: one of the two is wrong.
  bool contradiction = false;
  std::string certificate; ///< one line of JSON, if asked for and proved
  /// Random instances that were equal: evidence that the proof is not vacuous.
  unsigned instances = 0;
  /// Mutants: made, refuted or never well-typed, and proved to be right as
  /// well. The others are open.
  unsigned mutants = 0, mutantsRefuted = 0, mutantsProved = 0;
  double seconds = 0; ///< for reports only
};

/// Decides one rule, also over TOSA and ONNX operations that have an exact
/// meaning in the dialect (ForeignOperators.h). It is refused as vacuous if both sides are the same graph,
/// or if no instance of it can be found.
RuleReport verifyRule(mlir::pdl::PatternOp rule,
                      const VerifyOptions &options = {});

/// The first condition of a fixed vocabulary (attributes equal, operands of one
/// shape, no groups, strides, dilations or padding, kernels of size 1), or pair
/// of them, under which the rule is proved; weak ones are tried first. Empty if
/// there is none.
std::string suggestCondition(mlir::pdl::PatternOp rule,
                             const VerifyOptions &options);

} // namespace taso

#endif // TASO_VERIFIER_RULEVERIFIER_H
