//===- Prove.cpp - The prover for the generator ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prove.h"

#include "TASO/Verifier/DefinitionalProver.h"
#include "TASO/Verifier/Refuter.h"

namespace taso::tools {

using generator::ProofEffort;
using generator::ProofResult;
using generator::ProofVerdict;

/// Draws this many times more where few instances were compared.
static constexpr unsigned kLonger = 5;
/// Several counterexamples are looked for in so many trials.
static constexpr unsigned kFewTrials = 100;

static void addCounterexamples(mlir::pdl::PatternOp rule,
                               const RefuteReport &first,
                               const ProveOptions &options, RefuteOptions quick,
                               ProofResult &result) {
  result.verdict = ProofVerdict::Refuted;
  result.reason = first.counterexample->summary;
  result.counterexamples.push_back(first.counterexample->module);
  // Where they are rare, more would cost more than they save.
  unsigned trials = first.trials;
  quick.keepAccepted = false;
  while (result.counterexamples.size() < options.counterexamples &&
         trials < kFewTrials) {
    ++quick.seed;
    quick.trials = kFewTrials - trials;
    RefuteReport report = refute(rule, quick);
    trials += report.trials;
    if (report.counterexample)
      result.counterexamples.push_back(report.counterexample->module);
  }
}

static ProofVerdict translate(Verdict verdict) {
  switch (verdict) {
  case Verdict::Proved:
    return ProofVerdict::Proved;
  case Verdict::Refuted:
    return ProofVerdict::Refuted;
  case Verdict::Unknown:
    return ProofVerdict::Unknown;
  case Verdict::Timeout:
    return ProofVerdict::Timeout;
  }
  llvm_unreachable("all verdicts are handled");
}

/// True if the rule was refuted, or cannot be tested, or never applies.
static bool refuteWithin(mlir::pdl::PatternOp rule, const ProveOptions &options,
                         const RefuteOptions &effort, ProofResult &result) {
  RefuteReport report = refute(rule, effort);
  result.accepted = report.accepted;
  result.rejected = report.rejected;
  result.illTyped = report.illTyped;
  result.instances = std::move(report.acceptedSources);
  result.reason = report.error;
  if (!report.error.empty())
    return true;
  if (report.counterexample) {
    addCounterexamples(rule, report, options, effort, result);
    return true;
  }
  if (report.accepted > 0)
    return false;
  if (effort.trials < options.trials * kLonger) {
    RefuteOptions longer = effort;
    longer.trials = options.trials * kLonger;
    return refuteWithin(rule, options, longer, result);
  }
  result.verdict = ProofVerdict::IllTyped;
  result.reason = "no instance was found to which the rule applies";
  return true;
}

ProofResult proveRule(mlir::pdl::PatternOp rule, ProofEffort effort,
                      const ProveOptions &options) {
  ProofResult result;
  RefuteOptions quick;
  quick.trials = options.trials;
  quick.wanted = options.wanted;
  quick.work = options.work;
  quick.smaller = 0;
  quick.keepAccepted = true;
  if (refuteWithin(rule, options, quick, result))
    return result;
  if (effort == ProofEffort::Refute) {
    result.reason = "no counterexample was found";
    return result;
  }
  if (isTrivial(rule)) {
    result.verdict = ProofVerdict::IllTyped;
    result.reason = "both sides are the same graph";
    return result;
  }
  ProofOptions proof;
  proof.maxSteps = options.maxSteps;
  proof.maxCases = options.maxCases;
  proof.maxRank = options.maxRank;
  proof.classify = false;
  DefinitionalProof proved = proveFromDefinitions(rule, proof);
  result.verdict = translate(proved.verdict);
  result.reason = proved.reason;
  if (proved.verdict == Verdict::Proved)
    return result;
  // Its counterexamples may be rare.
  ProofResult undecided = result;
  RefuteOptions longer = quick;
  longer.trials *= kLonger;
  longer.wanted *= kLonger;
  longer.work *= kLonger;
  longer.keepAccepted = false;
  if (refuteWithin(rule, options, longer, result))
    return result;
  return undecided;
}

} // namespace taso::tools
