//===- Candidates.cpp - Generalise and prove many candidates --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidates.h"

#include "ProofJournal.h"

#include "TASO/Generator/Instances.h"
#include "TASO/Generator/RuleDerivation.h"
#include "TASO/Generator/Subsumption.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <mutex>
#include <thread>

using namespace mlir;
using taso::generator::GeneralizedRule;
using taso::generator::ProofVerdict;
using taso::generator::RuleCandidate;

namespace taso::tools {

using Kind = CandidateOutcome::Kind;
using Outcomes = std::vector<CandidateOutcome>;

/// Candidates of a group that could not be proved until the rest is skipped.
static constexpr unsigned kMaxFailures = 2;

/// Calls of the prover for one candidate. What is not proved by then is a
/// special case of something else, or beyond the prover.
static constexpr unsigned kMaxCalls = 16;

/// Instances that are drawn for one call.
static constexpr unsigned kTrials = 400;

/// Steps of one proof. Laws take hundreds, merges of two convolutions 2,400,
/// groups of a convolution that become fewer 4,005.
static constexpr uint64_t kMaxSteps = 6000;
/// What derives a candidate in its witnesses need not derive the rule that is
/// made of it: a chain over concats of matrices is none for batches of them. So
/// chains only count for candidates that are too many to be proved, from this
/// many operators on both sides on.
static constexpr size_t kChainsFrom = 7;

/// Steps for the one rule that is left open. Convolutions that become groups of
/// one take 15,000. Larger rules than that are many, and few of them are won.
static constexpr uint64_t kMaxStepsOfLast = 40000;
static constexpr size_t kLongFrom = 7;

//===----------------------------------------------------------------------===//
// One group
//===----------------------------------------------------------------------===//

namespace {

/// The rules that came before, for derivations. One per thread.
class SmallerRules {
public:
  /// Names of rules are the numbers of their candidates. `rules` may be null.
  SmallerRules(std::shared_ptr<const RuleSet> rules, unsigned maxChain,
               MLIRContext *context)
      : context(context) {
    // Enough for what is worth while: a proof takes as long.
    if (rules)
      deriver = std::make_unique<generator::Deriver>(
          rules, generator::DerivationOptions{maxChain, 3000, 1});
  }

  /// The chain by which a candidate follows in all its witnesses.
  std::optional<std::vector<unsigned>> derive(const RuleCandidate &candidate);

private:
  MLIRContext *context;
  std::unique_ptr<generator::Deriver> deriver;
};

/// Goes through the candidates of a group in their order.
class Group {
public:
  Group(MLIRContext *context, SmallerRules &smaller)
      : context(context), smaller(smaller) {}

  CandidateOutcome run(const RuleCandidate &candidate);

private:
  bool isInstance(const RuleCandidate &candidate);
  CandidateOutcome generalise(const RuleCandidate &candidate);
  void addRule(ModuleOp module);

  MLIRContext *context;
  SmallerRules &smaller;
  std::vector<std::unique_ptr<RuleMatcher>> rules;
  unsigned failures = 0;
};

} // namespace

std::optional<std::vector<unsigned>>
SmallerRules::derive(const RuleCandidate &candidate) {
  if (!deriver)
    return std::nullopt;
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  std::vector<generator::GraphPair> instances;
  const generator::Candidate &graphs = candidate.candidate;
  for (const generator::Witness &witness : graphs.witnesses) {
    auto source = buildFunction(*module, graphs.source, witness.inputs,
                                witness.source, "source");
    auto target = buildFunction(*module, graphs.target, witness.inputs,
                                witness.target, "target");
    if (failed(source) || failed(target))
      return std::nullopt;
    instances.push_back({*source, *target});
  }
  generator::RuleDerivation derivation = deriveRule(*deriver, instances);
  // What canonicalisation does is a rule all the same, for other drivers.
  if (derivation.chains.size() != 1 || derivation.chains.front().empty())
    return std::nullopt;
  std::vector<unsigned> chain;
  for (unsigned rule : derivation.chains.front()) {
    unsigned number = 0;
    llvm::StringRef(deriver->getRuleSet().getRules()[rule].name)
        .getAsInteger(10, number);
    chain.push_back(number);
  }
  return chain;
}

bool Group::isInstance(const RuleCandidate &candidate) {
  return llvm::any_of(rules, [&](auto &matcher) {
    return findSubsuming(candidate.candidate, *matcher).has_value();
  });
}

void Group::addRule(ModuleOp module) {
  auto set = RuleSet::create(module.clone());
  if (succeeded(set))
    rules.push_back(std::make_unique<RuleMatcher>(*set));
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().printGenericOpForm());
  return text;
}

/// Whether a rule that was proved names a size: it is of no use for others.
static bool isNarrow(const generator::SymbolicRule &rule) {
  return llvm::any_of(rule.source, [](const generator::Expression &attribute) {
    using Domain = semantics::AttributeDomain;
    if (attribute.kind != generator::Expression::Kind::Literal ||
        !attribute.spec)
      return false;
    Domain domain = attribute.spec->domain;
    return domain == Domain::Shape || domain == Domain::Size ||
           domain == Domain::Parts || domain == Domain::Extent ||
           domain == Domain::Border;
  });
}

/// Of the rules that were tried, the last open one deserves more steps.
static void proveLonger(GeneralizedRule &rule) {
  ProveOptions bounds;
  bounds.trials = kTrials;
  bounds.maxSteps = kMaxStepsOfLast;
  generator::ProofResult proof =
      proveRule(*rule.module->getOps<pdl::PatternOp>().begin(),
                generator::ProofEffort::Prove, bounds);
  ++rule.calls;
  rule.verdict = proof.verdict;
  rule.reason = proof.reason;
}

/// The operators on both sides.
static size_t countOperators(const RuleCandidate &candidate) {
  return candidate.candidate.source.nodes.size() +
         candidate.candidate.target.nodes.size();
}

CandidateOutcome Group::generalise(const RuleCandidate &candidate) {
  CandidateOutcome outcome;
  generator::GeneralizeOptions options;
  options.heading.name = "candidate";
  options.maxCalls = kMaxCalls;
  GeneralizedRule result = generator::generalize(
      candidate.candidate,
      [](pdl::PatternOp rule, generator::ProofEffort effort) {
        ProveOptions bounds;
        bounds.trials = kTrials;
        bounds.maxSteps = kMaxSteps;
        return proveRule(rule, effort, bounds);
      },
      context, options);
  if (result.module && result.verdict == ProofVerdict::Timeout &&
      countOperators(candidate) < kLongFrom)
    proveLonger(result);
  outcome.calls = result.calls;
  outcome.reason = result.reason;
  if (!result.module) {
    outcome.kind = Kind::Unwritable;
    return outcome;
  }
  switch (result.verdict) {
  case ProofVerdict::Proved:
    if (isNarrow(result.rule)) {
      outcome.kind = Kind::Narrow;
      outcome.reason = "proved for one size only";
      break;
    }
    outcome.kind = Kind::Proved;
    addRule(*result.module);
    break;
  case ProofVerdict::Refuted:
  case ProofVerdict::IllTyped:
    outcome.kind = Kind::Refuted;
    break;
  case ProofVerdict::Unknown:
  case ProofVerdict::Timeout:
    outcome.kind = Kind::Unknown;
    break;
  }
  if (outcome.kind != Kind::Refuted)
    outcome.rule = print(*result.module);
  return outcome;
}

CandidateOutcome Group::run(const RuleCandidate &candidate) {
  CandidateOutcome outcome;
  if (isInstance(candidate)) {
    outcome.kind = Kind::Instance;
    return outcome;
  }
  std::optional<std::vector<unsigned>> chain = smaller.derive(candidate);
  if (chain &&
      (chain->size() == 1 || countOperators(candidate) >= kChainsFrom)) {
    outcome.kind = Kind::Derived;
    outcome.chain = std::move(*chain);
    return outcome;
  }
  if (failures == kMaxFailures) {
    outcome.kind = Kind::Skipped;
    outcome.reason = "others like it could not be proved";
    return outcome;
  }
  outcome = generalise(candidate);
  failures += outcome.kind != Kind::Proved;
  return outcome;
}

//===----------------------------------------------------------------------===//
// All groups
//===----------------------------------------------------------------------===//

namespace {

/// The candidates of one size and one number of inputs.
class SizeClass {
public:
  SizeClass(const std::vector<RuleCandidate> &candidates, MLIRContext *context,
            const CandidateOptions &options, ProofJournal &journal,
            Outcomes &outcomes)
      : candidates(candidates), context(context), options(options),
        journal(journal), outcomes(outcomes) {}

  /// Goes through the candidates [begin, end), given those before them.
  void run(size_t begin, size_t end);

private:
  std::shared_ptr<const RuleSet> getSmallerRules(size_t end) const;
  void work();
  void runGroup(size_t index, SmallerRules &smaller);
  void setOutcomes(size_t index, Outcomes results);
  void share();

  const std::vector<RuleCandidate> &candidates;
  MLIRContext *context;
  const CandidateOptions &options;
  ProofJournal &journal;
  Outcomes &outcomes;
  std::shared_ptr<const RuleSet> rules;
  llvm::MapVector<llvm::StringRef, std::vector<size_t>> groups;
  std::atomic<size_t> next = 0;
  size_t done = 0;
  std::mutex mutex;
};

} // namespace

/// What was proved of the candidates before `end`.
std::shared_ptr<const RuleSet> SizeClass::getSmallerRules(size_t end) const {
  OwningOpRef<ModuleOp> all = ModuleOp::create(UnknownLoc::get(context));
  for (size_t i = 0; i < end; ++i) {
    if (outcomes[i].kind != Kind::Proved)
      continue;
    auto module = parseSourceString<ModuleOp>(outcomes[i].rule, context);
    for (pdl::PatternOp pattern :
         llvm::make_early_inc_range(module->getOps<pdl::PatternOp>())) {
      pattern->remove();
      pattern.setSymName(std::to_string(i));
      all->push_back(pattern);
    }
  }
  if (all->getBody()->empty())
    return nullptr;
  auto set = generator::createDerivationRules(*all);
  return succeeded(set) ? *set : nullptr;
}

void SizeClass::setOutcomes(size_t index, Outcomes results) {
  const std::vector<size_t> &members = (groups.begin() + index)->second;
  results.resize(members.size());
  for (auto [i, result] : llvm::zip_equal(members, results))
    outcomes[i] = std::move(result);
  done += members.size();
}

void SizeClass::runGroup(size_t index, SmallerRules &smaller) {
  const auto &[key, members] = *(groups.begin() + index);
  const Outcomes *known = journal.find(key);
  Outcomes results;
  if (known) {
    results = *known;
  } else {
    Group group(context, smaller);
    for (size_t i : members)
      results.push_back(group.run(candidates[i]));
  }
  std::lock_guard<std::mutex> lock(mutex);
  if (!known)
    journal.add(key, results);
  setOutcomes(index, std::move(results));
  if (options.progress)
    options.progress(done, candidates.size());
}

void SizeClass::work() {
  SmallerRules smaller(rules, options.maxChain, context);
  for (size_t g; (g = next++) < groups.size();)
    if (options.exchange->isMine(g))
      runGroup(g, smaller);
}

/// Gets what the other processes have proved.
void SizeClass::share() {
  std::vector<std::string> mine;
  for (size_t g = 0; g < groups.size(); ++g) {
    if (!options.exchange->isMine(g))
      continue;
    Outcomes results;
    for (size_t i : (groups.begin() + g)->second)
      results.push_back(outcomes[i]);
    mine.push_back(ProofJournal::print(results));
  }
  std::vector<std::string> all =
      options.exchange->gatherStrings(mine, groups.size());
  for (auto [g, text] : llvm::enumerate(all)) {
    std::optional<Outcomes> results = ProofJournal::parse(text);
    if (options.exchange->isMine(g) || !results)
      continue;
    llvm::StringRef key = (groups.begin() + g)->first;
    if (options.exchange->getRank() == 0 && !journal.find(key))
      journal.add(key, *results);
    setOutcomes(g, std::move(*results));
  }
}

void SizeClass::run(size_t begin, size_t end) {
  groups.clear();
  next = 0;
  for (size_t i = begin; i < end; ++i)
    groups[candidates[i].key].push_back(i);
  rules = getSmallerRules(begin);
  std::vector<std::thread> workers;
  for (unsigned t = 1; t < options.threads; ++t)
    workers.emplace_back([&] { work(); });
  work();
  for (std::thread &worker : workers)
    worker.join();
  if (options.exchange->getSize() > 1)
    share();
}

std::optional<Outcomes>
proveCandidates(const std::vector<RuleCandidate> &candidates,
                MLIRContext *context, const CandidateOptions &options) {
  ProofJournal journal;
  std::string path = options.journal;
  unsigned rank = options.exchange->getRank();
  bool isOpen = true;
  // Each process notes what it proves; the first one has the rest, too.
  if (!path.empty() && rank > 0) {
    isOpen = journal.addFrom(path, options.fingerprint);
    path += ".rank" + std::to_string(rank);
  }
  isOpen = isOpen && journal.open(path, options.fingerprint);
  if (!options.exchange->allAgree(isOpen))
    return std::nullopt;
  Outcomes outcomes(candidates.size());
  SizeClass sizes(candidates, context, options, journal, outcomes);
  for (size_t begin = 0, end; begin < candidates.size(); begin = end) {
    end = begin;
    while (end < candidates.size() &&
           candidates[end].size == candidates[begin].size &&
           candidates[end].candidate.numInputs ==
               candidates[begin].candidate.numInputs)
      ++end;
    sizes.run(begin, end);
  }
  return outcomes;
}

} // namespace taso::tools
