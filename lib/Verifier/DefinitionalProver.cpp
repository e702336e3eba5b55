//===- DefinitionalProver.cpp - Rules proved from definitions -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/DefinitionalProver.h"

#include "Certificate.h"
#include "Definedness.h"
#include "Equality.h"
#include "RuleCases.h"

#include "TASO/Rules/RuleSet.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

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
        cases(rule, algebra, maxRank), maxRank(maxRank) {
    algebra.arithmetic = arithmetic;
    if (options.certificate && arithmetic == Arithmetic::Real)
      recorder = std::make_unique<Recorder>(table);
    solver.limit = options.maxSteps;
  }

  /// Fills in the proof. False if there are too many cases.
  bool run(DefinitionalProof &proof);

private:
  bool proveCase(llvm::ArrayRef<Replacement> replacements);
  bool proveResult(const Replacement &replacement);
  bool tryCompare(const NormalForm &source, const NormalForm &target,
                  Simplifier &sourceSide, Simplifier &targetSide);
  bool compare(const NormalForm &source, const NormalForm &target,
               Simplifier &sourceSide, Simplifier &targetSide);
  bool splitPosition(llvm::ArrayRef<NormalForm> values, Substitution &splits);

  pdl::PatternOp rule;
  const ProofOptions &options;
  SymbolTable table;
  std::unique_ptr<Recorder> recorder; ///< null if there is no certificate
  Symbolic algebra;
  Solver solver;
  RuleCases cases;
  unsigned maxRank;
  DefinitionalProof result;
  bool tooMany = false;
};

} // namespace

/// A position o in floor((o + p) / D) becomes D q + r - p with 0 <= r < D: the
/// proof is for all q and r then, so for all o.
bool Attempt::splitPosition(llvm::ArrayRef<NormalForm> values,
                            Substitution &splits) {
  llvm::SmallVector<Symbol> floors;
  auto collect = [&](const Poly &poly) {
    for (Symbol symbol : poly.symbols())
      if (table.getKind(symbol) == SymbolTable::Floor &&
          !llvm::is_contained(floors, symbol))
        floors.push_back(symbol);
  };
  for (const NormalForm &value : values)
    visitPolys(value, collect);
  for (Symbol floor : floors) {
    Poly numerator = table.getNumerator(floor),
         denominator = table.getDenominator(floor);
    for (Symbol symbol : numerator.symbols()) {
      int unit = numerator.unitCoefficient(symbol);
      Poly others = numerator - Poly(unit) * Poly::symbol(symbol);
      if (unit == 0 || table.getKind(symbol) != SymbolTable::Position ||
          table.dependsOn(denominator, symbol) ||
          table.dependsOn(others, symbol) || !solver.isDivisor(denominator))
        continue;
      // Texts tell symbols apart, so names must.
      std::string name = table.print(symbol);
      Poly quotient = table.fresh(SymbolTable::Position, name + ".q"),
           rest = table.fresh(SymbolTable::Position, name + ".r");
      if (recorder)
        recorder->split(symbol, floor, *quotient.getSymbol(),
                        *rest.getSymbol());
      splits[symbol] = Poly(unit) * (denominator * quotient + rest - others);
      Conjunction facts = table.substitute(solver.getFacts(), splits);
      facts.push_back(Constraint::atLeastZero(rest));
      facts.push_back(Constraint::atLeastZero(denominator - Poly(1) - rest));
      solver.setFacts(std::move(facts));
      return true;
    }
  }
  return false;
}

/// Compares, and keeps what was recorded if the sides are equal.
bool Attempt::tryCompare(const NormalForm &source, const NormalForm &target,
                         Simplifier &sourceSide, Simplifier &targetSide) {
  if (!recorder)
    return compare(source, target, sourceSide, targetSide);
  recorder->begin(source, target, solver.getFacts(), sourceSide.assumeDefined);
  solver.forget();
  table.recorder = recorder.get();
  bool equal = compare(source, target, sourceSide, targetSide);
  table.recorder = nullptr;
  if (equal)
    recorder->keep(cases.describe());
  return equal;
}

bool Attempt::compare(const NormalForm &source, const NormalForm &target,
                      Simplifier &sourceSide, Simplifier &targetSide) {
  constexpr unsigned kMaxSplits = 4;
  NormalForm rawSource = source, rawTarget = target;
  for (unsigned split = 0;; ++split) {
    Conjunction hypotheses;
    NormalForm left = sourceSide.simplify(rawSource, hypotheses),
               right = targetSide.simplify(rawTarget, hypotheses);
    NormalForm difference = mergeEqualTerms(add(left, negate(right)), table);
    Equality equality(table, solver, sourceSide);
    size_t mark = markSteps(table);
    record(table, "zero");
    bool equal = equality.isZero(difference, hypotheses);
    if (!equal) {
      rollbackSteps(table, mark);
      equal = equality.isZeroByOrder(difference, hypotheses);
    }
    if (equal) {
      Definedness definedness(table, solver, targetSide, equality);
      if (definedness.isImplied(rawSource, rawTarget))
        return true;
      result.reason = "the target may be undefined where the source is not: " +
                      definedness.getObligation();
      return false;
    }
    Substitution splits;
    if (split == kMaxSplits || solver.isExhausted() ||
        !splitPosition({left, right}, splits)) {
      result.reason =
          "the two sides were not shown to be equal for " + cases.describe();
      result.stuckSource = table.print(left);
      result.stuckTarget = table.print(right);
      return false;
    }
    rawSource = table.substitute(rawSource, splits);
    rawTarget = table.substitute(rawTarget, splits);
  }
}

bool Attempt::proveResult(const Replacement &replacement) {
  Symbolic::IndexList position;
  Conjunction facts = algebra.state.facts;
  for (unsigned d = 0; d < replacement.source.rank(); ++d) {
    Poly index = table.fresh(SymbolTable::Position, "o" + std::to_string(d));
    facts.push_back(Constraint::atLeastZero(index));
    facts.push_back(Constraint::atLeastZero(
        algebra.resolve(replacement.source.dim(d)) - Poly(1) - index));
    position.push_back(index);
  }
  solver.setFacts(std::move(facts));
  auto evaluate = [&](const Symbolic::Tensor &tensor) {
    return table.substitute(tensor.at(position).value, algebra.state.solved);
  };
  NormalForm source = evaluate(replacement.source),
             target = evaluate(replacement.target);
  Simplifier sourceSide(table, solver), targetSide(table, solver);
  sourceSide.useFacts = targetSide.useFacts =
      algebra.arithmetic == Arithmetic::Real;
  Conjunction given = solver.getFacts();
  if (tryCompare(source, target, sourceSide, targetSide))
    return true;
  if (solver.isExhausted() || algebra.arithmetic != Arithmetic::Real)
    return false;
  // Where x is 0, a source that divides by x is undefined: nothing to show.
  sourceSide.assumeDefined = true;
  solver.setFacts(std::move(given));
  return tryCompare(source, target, sourceSide, targetSide);
}

bool Attempt::proveCase(llvm::ArrayRef<Replacement> replacements) {
  solver.setFacts(algebra.state.facts);
  if (solver.isInfeasible({}))
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
  proof.steps = solver.calls;
  if (!algebra.unsupported.empty()) {
    proof.reason = algebra.unsupported;
  } else if (solver.isExhausted()) {
    proof.verdict = Verdict::Timeout;
    proof.reason = "the limit of " + std::to_string(options.maxSteps) +
                   " steps was reached; " + proof.reason;
  } else if (proved && proof.cases == 0) {
    proof.reason = "no instance of the rule exists: its source does not match, "
                   "or its target is never well-typed";
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
  if (prove(rule, options, Arithmetic::Bitwise, rank).verdict ==
      Verdict::Proved) {
    proof.fpClass = "exact";
    proof.fpReason = "each element is computed by the same operations";
  } else if (prove(rule, options, Arithmetic::Reassociating, rank).verdict ==
             Verdict::Proved) {
    proof.fpClass = "reassociates";
    proof.fpReason = "the same products are added in another order";
  }
  return proof;
}

} // namespace taso
