//===- DefinitionalProver.cpp - Rules proved from definitions -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/DefinitionalProver.h"

#include "Certificate.h"
#include "Refinement.h"
#include "RuleCases.h"

#include "TASO/Rules/RuleSet.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso {

using namespace proof;

namespace {

/// The attempt to prove a rule up to one rank, with one arithmetic.
class Attempt {
public:
  Attempt(pdl::PatternOp rule, const ProofOptions &options, unsigned maxRank,
          Arithmetic arithmetic)
      : rule(rule), options(options), algebra(table), solver(table),
        cases(rule, algebra, maxRank), refinement(algebra, solver),
        maxRank(maxRank) {
    algebra.arithmetic = arithmetic;
    if (options.certificate && arithmetic == Arithmetic::Real)
      recorder = std::make_unique<Recorder>(table);
    refinement.recorder = recorder.get();
    refinement.describe = [this] { return cases.describe(); };
    solver.limit = options.maxSteps;
  }

  /// Fills in the proof. False if there are too many cases.
  bool run(DefinitionalProof &proof);

private:
  bool proveCase(llvm::ArrayRef<Replacement> replacements);
  bool proveResult(const Replacement &replacement);

  pdl::PatternOp rule;
  const ProofOptions &options;
  SymbolTable table;
  std::unique_ptr<Recorder> recorder; ///< null if there is no certificate
  Symbolic algebra;
  Solver solver;
  RuleCases cases;
  Refinement refinement;
  unsigned maxRank;
  DefinitionalProof result;
  bool tooMany = false;
};

} // namespace

bool Attempt::proveResult(const Replacement &replacement) {
  if (refinement.isShown(replacement.source, replacement.target))
    return true;
  result.reason = refinement.reason;
  if (!refinement.stuckSource.empty())
    result.reason += " for " + cases.describe();
  result.stuckSource = refinement.stuckSource;
  result.stuckTarget = refinement.stuckTarget;
  return false;
}

bool Attempt::proveCase(llvm::ArrayRef<Replacement> replacements) {
  solver.setFacts(algebra.state.facts);
  // Sizes that are positive and add up to nothing, say.
  if (solver.isInfeasible(algebra.state.facts))
    return true;
  if (++result.cases > options.maxCases) {
    tooMany = true;
    return false;
  }
  size_t numRecorded = recorder ? recorder->getNumKept() : 0;
  bool proved = llvm::all_of(replacements, [&](const Replacement &replacement) {
    return proveResult(replacement);
  });
  if (proved || algebra.state.open.empty() || solver.isExhausted())
    return proved;
  if (recorder)
    recorder->truncate(numRecorded);
  // The proof may need to know which of two alternatives holds.
  Symbolic::State saved = algebra.state;
  Symbolic::Alternative alternative = saved.open.front();
  saved.open.erase(saved.open.begin());
  for (const Conjunction &side : {alternative.first, alternative.second}) {
    algebra.setState(saved);
    algebra.clearError();
    if (algebra.assumeAll(side) && !proveCase(replacements))
      return false;
  }
  return true;
}

bool Attempt::run(DefinitionalProof &proof) {
  bool proved = cases.enumerate([&](llvm::ArrayRef<Replacement> replacements) {
    return proveCase(replacements);
  });
  if (tooMany)
    return false;
  proof = std::move(result);
  proof.steps = solver.steps;
  if (!algebra.unsupported.empty()) {
    proof.reason = algebra.unsupported;
  } else if (solver.isExhausted()) {
    proof.verdict = Verdict::Timeout;
    proof.reason = "the limit of " + std::to_string(options.maxSteps) +
                   " steps was reached; " + proof.reason;
  } else if (proved && proof.cases == 0) {
    proof.reason = "no instance of the rule exists with ranks up to " +
                   std::to_string(maxRank) +
                   ": its source does not match, or its target is never "
                   "well-typed";
    if (options.maxRank < ProofOptions().maxRank)
      proof.reason += "; a higher max-rank may find some";
  } else if (proved) {
    proof.verdict = Verdict::Proved;
  }
  if (recorder && proof.verdict == Verdict::Proved)
    *options.certificate = recorder->finish(
        {rule.getSymName().value_or("").str(), getRuleHash(rule), maxRank});
  return true;
}

static DefinitionalProof prove(pdl::PatternOp rule, const ProofOptions &options,
                               Arithmetic arithmetic, unsigned maxRank) {
  DefinitionalProof proof;
  for (unsigned rank = maxRank; rank > 0; --rank) {
    proof.maxRank = rank;
    if (Attempt(rule, options, rank, arithmetic).run(proof)) {
      proof.maxRank = rank;
      return proof;
    }
  }
  proof.verdict = Verdict::Timeout;
  proof.reason = "more than " + std::to_string(options.maxCases) + " cases";
  return proof;
}

DefinitionalProof proveFromDefinitions(pdl::PatternOp rule,
                                       const ProofOptions &options) {
  DefinitionalProof proof =
      prove(rule, options, Arithmetic::Real, options.maxRank);
  if (proof.verdict != Verdict::Proved || !options.classify)
    return proof;
  proof.fpClass = "rounds";
  proof.fpReason = "the proof uses identities of real numbers";
  unsigned rank = proof.maxRank;
  // Such a proof is short if there is one: not much longer than the first.
  ProofOptions limited = options;
  limited.maxSteps = std::max<uint64_t>(
      std::min<uint64_t>(20000, 10 * proof.steps + 1000), 4 * proof.steps);
  if (prove(rule, limited, Arithmetic::Bitwise, rank).verdict ==
      Verdict::Proved) {
    proof.fpClass = "exact";
    proof.fpReason = "each element is computed by the same operations";
  } else if (prove(rule, limited, Arithmetic::Reassociating, rank).verdict ==
             Verdict::Proved) {
    proof.fpClass = "reassociates";
    proof.fpReason = "the same products are added in another order";
  }
  return proof;
}

} // namespace taso
