//===- Candidates.cpp - Generalise and prove many candidates --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidates.h"

#include "TASO/Generator/Instances.h"
#include "TASO/Generator/RuleDerivation.h"
#include "TASO/Generator/Subsumption.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

using namespace mlir;
using taso::generator::GeneralizedRule;
using taso::generator::ProofVerdict;
using taso::generator::RuleCandidate;

namespace taso::tools {

using Kind = CandidateOutcome::Kind;

/// Candidates of a group that could not be proved until the rest is skipped.
static constexpr unsigned kMaxFailures = 2;

/// Calls of the prover for one candidate. What is not proved by then is a
/// special case of something else, or beyond the prover.
static constexpr unsigned kMaxCalls = 16;

/// Instances that are drawn for one call.
static constexpr unsigned kTrials = 400;

/// Steps of one proof. Laws take hundreds, merges of two convolutions 2,400.
static constexpr uint64_t kMaxSteps = 4000;
/// Steps for the one rule that is left open. Convolutions that become groups of
/// one take 15,000. Larger rules than that are many, and few of them are won.
static constexpr uint64_t kMaxStepsOfLast = 40000;
static constexpr size_t kMaxNodesOfLast = 6;

static constexpr std::pair<Kind, const char *> kKinds[] = {
    {Kind::Proved, "proved"},   {Kind::Instance, "instance"},
    {Kind::Derived, "derived"}, {Kind::Refuted, "refuted"},
    {Kind::Unknown, "unknown"}, {Kind::Unwritable, "unwritable"},
    {Kind::Skipped, "skipped"}, {Kind::Narrow, "narrow"},
};

llvm::StringRef stringify(Kind kind) {
  return llvm::find_if(kKinds, [&](auto &entry) { return entry.first == kind; })
      ->second;
}

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
  size_t numNodes = candidate.candidate.source.nodes.size() +
                    candidate.candidate.target.nodes.size();
  if (result.module && result.verdict == ProofVerdict::Timeout &&
      numNodes <= kMaxNodesOfLast)
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
  if (std::optional<std::vector<unsigned>> chain = smaller.derive(candidate)) {
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
// The journal
//===----------------------------------------------------------------------===//

namespace {

using Outcomes = std::vector<CandidateOutcome>;

/// Lines of JSON: first the fingerprint, then one for each finished group.
class Journal {
public:
  /// Reads what is there. Returns false, after a diagnostic, if it is a
  /// journal of something else.
  bool open(const std::string &path, const std::string &fingerprint);
  const Outcomes *find(llvm::StringRef key) const {
    auto it = groups.find(key.str());
    return it == groups.end() ? nullptr : &it->second;
  }
  void add(llvm::StringRef key, const Outcomes &outcomes);

private:
  bool read(const std::string &path, const std::string &fingerprint);
  static std::optional<Outcomes> parse(const llvm::json::Object &line);

  std::unique_ptr<llvm::raw_fd_ostream> file;
  std::map<std::string, Outcomes> groups;
  size_t validBytes = 0;
};

} // namespace

std::optional<Outcomes> Journal::parse(const llvm::json::Object &line) {
  const llvm::json::Array *list = line.getArray("outcomes");
  if (!list)
    return std::nullopt;
  Outcomes outcomes;
  for (const llvm::json::Value &value : *list) {
    const llvm::json::Object *object = value.getAsObject();
    if (!object)
      return std::nullopt;
    std::optional<llvm::StringRef> kind = object->getString("kind");
    auto entry = llvm::find_if(
        kKinds, [&](auto &known) { return kind && *kind == known.second; });
    if (entry == std::end(kKinds))
      return std::nullopt;
    CandidateOutcome outcome;
    outcome.kind = entry->first;
    outcome.rule = object->getString("rule").value_or("").str();
    outcome.reason = object->getString("reason").value_or("").str();
    outcome.calls = object->getInteger("calls").value_or(0);
    if (const llvm::json::Array *chain = object->getArray("chain"))
      for (const llvm::json::Value &rule : *chain)
        outcome.chain.push_back(rule.getAsUINT64().value_or(0));
    outcomes.push_back(std::move(outcome));
  }
  return outcomes;
}

/// A last line that is torn is dropped, with all behind it.
bool Journal::read(const std::string &path, const std::string &fingerprint) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return true; // there is none yet
  llvm::StringRef text = (*buffer)->getBuffer();
  for (bool isFirst = true; text.contains('\n'); isFirst = false) {
    llvm::StringRef line = text.take_until([](char c) { return c == '\n'; });
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
    if (!value)
      llvm::consumeError(value.takeError());
    if (isFirst && (!object || object->getString("run") != fingerprint)) {
      llvm::WithColor::error()
          << path << ": the journal of another run; expected '" << fingerprint
          << "'\n";
      llvm::WithColor::note() << "hint: remove it, or give another file\n";
      return false;
    }
    std::optional<llvm::StringRef> key;
    if (object)
      key = object->getString("group");
    std::optional<Outcomes> outcomes;
    if (key)
      outcomes = parse(*object);
    if (!isFirst && !outcomes)
      break;
    if (outcomes)
      groups[key->str()] = std::move(*outcomes);
    text = text.drop_front(line.size() + 1);
    validBytes = text.data() - (*buffer)->getBufferStart();
  }
  return true;
}

bool Journal::open(const std::string &path, const std::string &fingerprint) {
  if (path.empty())
    return true;
  if (!read(path, fingerprint))
    return false;
  int descriptor = -1;
  std::error_code error = llvm::sys::fs::openFileForReadWrite(
      path, descriptor, llvm::sys::fs::CD_OpenAlways, llvm::sys::fs::OF_None);
  if (!error)
    error = llvm::sys::fs::resize_file(descriptor, validBytes);
  if (error) {
    llvm::WithColor::error() << path << ": " << error.message() << "\n";
    return false;
  }
  file = std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                /*shouldClose=*/true);
  file->seek(validBytes);
  if (validBytes == 0) {
    *file << llvm::json::Value(llvm::json::Object{{"run", fingerprint}})
          << "\n";
    file->flush();
  }
  return true;
}

void Journal::add(llvm::StringRef key, const Outcomes &outcomes) {
  if (!file)
    return;
  llvm::json::Array list;
  for (const CandidateOutcome &outcome : outcomes) {
    llvm::json::Object object{{"kind", stringify(outcome.kind)}};
    if (!outcome.rule.empty())
      object["rule"] = outcome.rule;
    if (!outcome.reason.empty())
      object["reason"] = outcome.reason;
    object["calls"] = outcome.calls;
    if (!outcome.chain.empty())
      object["chain"] = llvm::json::Array(outcome.chain);
    list.push_back(std::move(object));
  }
  *file << llvm::json::Value(llvm::json::Object{{"group", key},
                                                {"outcomes", std::move(list)}})
        << "\n";
  file->flush();
}

//===----------------------------------------------------------------------===//
// All groups
//===----------------------------------------------------------------------===//

namespace {

/// The candidates of one size and one number of inputs.
class SizeClass {
public:
  SizeClass(const std::vector<RuleCandidate> &candidates, MLIRContext *context,
            const CandidateOptions &options, Journal &journal,
            Outcomes &outcomes)
      : candidates(candidates), context(context), options(options),
        journal(journal), outcomes(outcomes) {}

  /// Goes through the candidates [begin, end), given those before them.
  void run(size_t begin, size_t end);

private:
  std::shared_ptr<const RuleSet> getSmallerRules(size_t end) const;
  void work();
  void runGroup(size_t index, SmallerRules &smaller);

  const std::vector<RuleCandidate> &candidates;
  MLIRContext *context;
  const CandidateOptions &options;
  Journal &journal;
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

void SizeClass::runGroup(size_t index, SmallerRules &smaller) {
  const auto &[key, members] = *(groups.begin() + index);
  const Outcomes *known = journal.find(key);
  Outcomes results;
  if (known) {
    results = *known;
    results.resize(members.size());
  } else {
    Group group(context, smaller);
    for (size_t i : members)
      results.push_back(group.run(candidates[i]));
  }
  std::lock_guard<std::mutex> lock(mutex);
  if (!known)
    journal.add(key, results);
  for (auto [i, result] : llvm::zip_equal(members, results)) {
    outcomes[i] = std::move(result);
    ++done;
  }
  if (options.progress)
    options.progress(done, candidates.size());
}

void SizeClass::work() {
  SmallerRules smaller(rules, options.maxChain, context);
  for (size_t g; (g = next++) < groups.size();)
    runGroup(g, smaller);
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
}

std::optional<Outcomes>
proveCandidates(const std::vector<RuleCandidate> &candidates,
                MLIRContext *context, const CandidateOptions &options) {
  Journal journal;
  if (!journal.open(options.journal, options.fingerprint))
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
