//===- RuleFacts.cpp - What is known of a rule, for people ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFacts.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

static pdl::PatternOp getPattern(const RuleSet &rules, unsigned rule) {
  return *std::next(rules.getPureModule().getOps<pdl::PatternOp>().begin(),
                    rule);
}

static StringRef stringify(RuleClass ruleClass) {
  switch (ruleClass) {
  case RuleClass::Normalise:
    return "normalise";
  case RuleClass::Decide:
    return "decide";
  case RuleClass::Enable:
    return "enable";
  }
  llvm_unreachable("unknown rule class");
}

RuleFacts::RuleFacts(const RuleSet &rules, unsigned number,
                     const RuleProver &prover)
    : rule(rules.getRules()[number]), pattern(getPattern(rules, number)),
      ruleClass(::stringify(rule.ruleClass)) {
  proof.prover = rule.proof;
  proof.verdict = rule.verdict;
  proof.certificate = rule.certificate;
  if (!isProofKnown() && prover)
    proof = prover(pattern);
  // What was bounded by `fp` is what the file says.
  if (!rule.fpClass.empty())
    proof.fpClass = rule.fpClass;
}
