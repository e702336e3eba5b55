//===- RuleFacts.h - What is known of a rule, for people --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What reports and explanations say of a rule that was applied: its law, and
// its proof.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_RULEFACTS_H
#define TASO_LIB_SEARCH_RULEFACTS_H

#include "TASO/Rules/RuleSet.h"
#include "TASO/Search/RuleProof.h"

namespace taso::detail {

struct RuleFacts {
  /// `prover` is asked for what the file of the rule does not say of its proof.
  RuleFacts(const RuleSet &rules, unsigned rule, const RuleProver &prover);

  const Rule &rule;
  mlir::pdl::PatternOp pattern;
  llvm::StringRef ruleClass; ///< "normalise", "decide" or "enable"
  RuleProof proof;

  /// Whether anything is known of the truth of the rule.
  bool isProofKnown() const {
    return !proof.prover.empty() || !proof.certificate.empty() ||
           !proof.verdict.empty();
  }
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_RULEFACTS_H
