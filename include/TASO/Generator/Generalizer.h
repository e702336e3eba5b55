//===- Generalizer.h - From candidates to proved rules ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a candidate as general as it can be proved. It starts from the rule
// with all attributes symbolic. What refutes that is kept, and the weakest
// literals and side conditions are looked for that hold in the witnesses and
// exclude all counterexamples found so far (counterexample-guided inductive
// synthesis). A proved rule is then weakened as long as it stays proved.
//
// The prover is a callback, as this library knows none.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_GENERALIZER_H
#define TASO_GENERATOR_GENERALIZER_H

#include "TASO/Generator/SymbolicRule.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace taso::generator {

enum class ProofVerdict {
  Proved,
  Refuted,
  IllTyped, ///< the rule applies to no instance that was found
  Unknown,
  Timeout,
};

/// "proved", "refuted", "ill-typed", "unknown" or "timeout".
llvm::StringRef stringify(ProofVerdict verdict);

struct ProofResult {
  ProofVerdict verdict = ProofVerdict::Unknown;
  std::string reason; ///< empty for a proved rule
  /// Random instances of the source: those whose sides are equal, those that a
  /// side condition excludes, and those for which the target has no type.
  unsigned accepted = 0, rejected = 0, illTyped = 0;
  /// For Refuted: modules in which the function @source is the source of the
  /// rule, with its operations and inputs in the rule's order. More of them
  /// save calls.
  std::vector<std::string> counterexamples;
  /// The accepted instances, in the same form.
  std::vector<std::string> instances;

  /// How many of the instances of the source the rule applies to.
  double getCoverage() const {
    unsigned all = accepted + rejected + illTyped;
    return all ? double(accepted) / all : 0;
  }
};

enum class ProofEffort {
  Refute, ///< only look for counterexamples: Unknown where there is none
  Prove,
};

using ProveFn =
    llvm::function_ref<ProofResult(mlir::pdl::PatternOp, ProofEffort)>;

struct GeneralizeOptions {
  /// Calls of the prover for one candidate.
  unsigned maxCalls = 40;
  /// Combinations of target expressions that are tried.
  unsigned maxChoices = 6;
  RuleHeading heading;
};

struct GeneralizedRule {
  /// Unknown and Timeout if no rule was proved and one could not be decided,
  /// else the verdict on the most general rule.
  ProofVerdict verdict = ProofVerdict::Unknown;
  std::string reason;
  SymbolicRule rule;
  /// The rule that was proved, or else the one that could not be decided. Null
  /// if no rule can be written.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  unsigned calls = 0; ///< of the prover
};

/// Generalises and proves source => target. The witnesses must be well-typed.
/// The context must have loaded the taso, pdl and func dialects. May run in
/// several threads, each with its candidate and callback.
GeneralizedRule generalize(const Candidate &candidate, ProveFn prove,
                           mlir::MLIRContext *context,
                           const GeneralizeOptions &options = {});

} // namespace taso::generator

#endif // TASO_GENERATOR_GENERALIZER_H
