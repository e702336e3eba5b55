//===- RuleFacts.h - What is known of a rule, for people --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What reports and explanations say of a rule that was applied: its law, and
// what its file says of its proof.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_RULEFACTS_H
#define TASO_LIB_SEARCH_RULEFACTS_H

#include "TASO/Rules/RuleSet.h"

namespace taso::detail {

/// The attributes of a rule, as its file has them; empty if absent.
struct RuleFacts {
  RuleFacts(const RuleSet &rules, unsigned rule);

  const Rule &rule;
  mlir::pdl::PatternOp pattern;
  llvm::StringRef ruleClass;   ///< "normalise", "decide" or "enable"
  llvm::StringRef proof;       ///< `taso.proof`: what proved the rule
  llvm::StringRef certificate; ///< `taso.certificate`: a hash

  /// Whether anything is said of the truth of the rule.
  bool isProofKnown() const {
    return !proof.empty() || !certificate.empty() || !rule.verdict.empty();
  }
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_RULEFACTS_H
