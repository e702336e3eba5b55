//===- RuleVerifier.cpp - A verdict on a rule -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/RuleVerifier.h"

#include "TASO/Verifier/ForeignOperators.h"
#include "TASO/Verifier/Mutations.h"

#include <chrono>

using namespace mlir;

namespace taso {

/// Refutes what a proof must not hold for.
static void runMutants(pdl::PatternOp rule, const VerifyOptions &options,
                       RuleReport &report) {
  VerifyOptions quick = options;
  quick.refute.smaller = 0;
  quick.proof.classify = false;
  for (const Mutant &mutant : mutateRule(rule)) {
    ++report.mutants;
    RefuteReport refuted = refute(*mutant.rule, quick.refute);
    if (refuted.counterexample || refuted.isIllTyped())
      ++report.mutantsRefuted;
    else if (proveFromDefinitions(*mutant.rule, quick.proof).verdict ==
             Verdict::Proved)
      ++report.mutantsProved;
  }
}

static void reportCounterexample(pdl::PatternOp rule,
                                 const VerifyOptions &options,
                                 Counterexample counterexample,
                                 RuleReport &report) {
  report.verdict = Verdict::Refuted;
  report.reason = counterexample.summary;
  report.counterexample = std::move(counterexample);
  if (options.suggest)
    report.condition = suggestCondition(rule, options);
  ProofOptions proof = options.proof;
  proof.classify = false;
  report.contradiction =
      options.crossCheck &&
      proveFromDefinitions(rule, proof).verdict == Verdict::Proved;
}

/// What is neither refuted at once nor proved is looked at longer: its
/// counterexamples may be rare.
static void searchLonger(pdl::PatternOp rule, const VerifyOptions &options,
                         RuleReport &report) {
  constexpr unsigned kFactor = 25;
  RefuteOptions longer = options.refute;
  longer.trials *= kFactor;
  longer.wanted *= kFactor;
  longer.work *= 2;
  RefuteReport refuted = refute(rule, longer);
  report.instances = refuted.accepted;
  if (refuted.counterexample)
    reportCounterexample(rule, options, std::move(*refuted.counterexample),
                         report);
}

static void decide(pdl::PatternOp rule, const VerifyOptions &options,
                   RuleReport &report) {
  RefuteReport refuted = refute(rule, options.refute);
  report.reason = refuted.error;
  if (refuted.error.empty() && isTrivial(rule))
    report.reason = "both sides are the same graph: the rule says nothing";
  else if (refuted.isIllTyped())
    report.reason = "the target has no type for any instance of the source: "
                    "the rule never applies";
  if (!report.reason.empty())
    return;
  report.instances = refuted.accepted;
  if (refuted.counterexample)
    return reportCounterexample(rule, options,
                                std::move(*refuted.counterexample), report);
  ProofOptions proof = options.proof;
  if (options.certify)
    proof.certificate = &report.certificate;
  report.proof = proveFromDefinitions(rule, proof);
  report.verdict = report.proof.verdict;
  report.reason = report.proof.reason;
  if (report.verdict != Verdict::Proved)
    return searchLonger(rule, options, report);
  if (report.instances == 0) {
    report.verdict = Verdict::Unknown;
    report.reason = "proved, but no instance of the rule was found in " +
                    std::to_string(refuted.trials) +
                    " attempts: the proof may be vacuous";
    return;
  }
  if (options.mutate)
    runMutants(rule, options, report);
}

RuleReport verifyRule(pdl::PatternOp rule, const VerifyOptions &options) {
  auto start = std::chrono::steady_clock::now();
  RuleReport report;
  if (hasForeignOperators(rule))
    decide(*translateForeignOperators(rule), options, report);
  else
    decide(rule, options, report);
  report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return report;
}

} // namespace taso
