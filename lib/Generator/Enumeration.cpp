//===- Enumeration.cpp - All small graphs, and which are equal ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Size by size: list the terms, evaluate them on all threads, then go through
// them in order of cost. The order in which terms are listed and the order of
// costs depend on nothing but the options, so neither does the result.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Enumeration.h"

#include "BatchEvaluation.h"
#include "EquationFinder.h"
#include "Parallel.h"
#include "Proposals.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <chrono>

namespace taso::generator {

namespace {
/// A term and its fingerprint: 24 bytes, kept until the term is in the table.
struct Entry {
  uint64_t fingerprint;
  Term term;
};
/// Cost and position of an entry.
using Rank = std::pair<unsigned, unsigned>;
} // namespace

struct Enumeration::Impl {
  EnumerationOptions options;
  TermTable table;
  Evaluator typing;
  Proposals proposals;
  BatchEvaluation evaluation;
  EquationFinder finder;
  std::vector<LevelCounts> counts;
  std::vector<FoundEquation> equations;

  explicit Impl(EnumerationOptions given)
      : options(std::move(given)),
        table(options.set, makeInstances(options.set)),
        typing(getFamilies()[0], table.getInstances()),
        proposals(table, typing, options.maxOps), evaluation(table, options),
        finder(table, options) {
    table.setValueBudget(evaluation.getMemoryLimit() / 4);
  }

  RunStatus run();
  /// A shard has done its part when it has evaluated the largest terms.
  bool isShardDone(unsigned size) const {
    return options.numShards > 1 && size == options.maxOps;
  }
  void runLevel(unsigned size);
  uint64_t countTerms(LevelCounts &level);
  void evaluateTerms(unsigned size, BatchEvaluation::Run &run);
  std::vector<Entry> evaluateLevel(LevelCounts &level);
  std::vector<Entry> evaluateAll(LevelCounts &level);
  std::vector<Entry> evaluateRepeated(LevelCounts &level);
  std::vector<Entry> evaluateKnown(LevelCounts &level);
  template <class Use>
  void forEachRepresentativeProbe(unsigned maxSize, Use use);
  llvm::DenseSet<uint64_t> findLikely(LevelCounts &level, uint64_t total,
                                      const BatchEvaluation::Stage &stage);
  void dropUnique(std::vector<Entry> &entries, LevelCounts &level);
  bool addTerms(std::vector<Entry> entries, LevelCounts &level);
  bool describeClasses(ClassId first, unsigned size);
  bool hasMemory(unsigned size, uint64_t more);
  void report(const char *step, const LevelCounts &level, uint64_t done,
              uint64_t total) const;
};

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether `more` bytes beside what is there are within the limit. If not, the
/// run has failed: what is left are terms and classes, all of which are needed.
bool Enumeration::Impl::hasMemory(unsigned size, uint64_t more) {
  uint64_t needed = more + table.getMemory() + typing.getMemory() +
                    proposals.getMemory() + evaluation.getMemory() +
                    finder.getMemory();
  if (needed <= evaluation.getMemoryLimit())
    return true;
  auto print = [](uint64_t bytes) {
    constexpr uint64_t kMega = 1 << 20;
    return bytes < 10 * kMega ? std::to_string(bytes >> 10) + "K"
                              : std::to_string(bytes / kMega) + "M";
  };
  evaluation.fail("graphs of " + std::to_string(size) +
                  " operators need at least " + print(needed) +
                  " of memory, and " + print(evaluation.getMemoryLimit()) +
                  " are allowed: raise --memory, or lower --max-ops or the "
                  "number of --inputs");
  return false;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

void Enumeration::Impl::report(const char *step, const LevelCounts &level,
                               uint64_t done, uint64_t total) const {
  if (options.progress)
    options.progress(std::string(step) + " graphs of " +
                         std::to_string(level.size) + " operators",
                     done, total);
}

/// Lists the terms of a size, and counts what is left out.
uint64_t Enumeration::Impl::countTerms(LevelCounts &level) {
  ProposalCounts before = proposals.getCounts();
  uint64_t total = 0;
  proposals.list(level.size, [&](const Term &) {
    if (++total % (1 << 16) != 0)
      return;
    report("listing", level, total, total);
    if (evaluation.shouldStop())
      proposals.cancel();
  });
  const ProposalCounts &after = proposals.getCounts();
  level.notNormal = after.notNormal - before.notNormal;
  level.constants = after.constants - before.constants;
  level.unaligned = after.unaligned - before.unaligned;
  level.gaps = after.gaps - before.gaps;
  return total;
}

/// Gives all terms of a size to a run.
void Enumeration::Impl::evaluateTerms(unsigned size,
                                      BatchEvaluation::Run &run) {
  proposals.list(size, [&](const Term &term) {
    run.add(term);
    if (evaluation.getStatus() != RunStatus::Done)
      proposals.cancel();
  });
  run.finish();
}

/// Terms without a fingerprint divide by zero: they are only counted.
static void keepDefined(llvm::ArrayRef<Term> terms,
                        llvm::ArrayRef<uint64_t> fingerprints,
                        std::vector<Entry> &entries, LevelCounts &level) {
  for (auto [term, fingerprint] : llvm::zip_equal(terms, fingerprints)) {
    if (fingerprint)
      entries.push_back({fingerprint, term});
    else
      ++level.undefined;
  }
}

/// The fingerprints of all terms of a size.
std::vector<Entry> Enumeration::Impl::evaluateAll(LevelCounts &level) {
  uint64_t total = countTerms(level);
  // Each becomes a term of the table, which takes about 32 bytes.
  std::vector<Entry> entries;
  if (!hasMemory(level.size, total * (sizeof(Entry) + sizeof(Rank) + 32)))
    return entries;
  entries.reserve(total);
  BatchEvaluation::Run run(
      evaluation, {2 * level.size, BatchEvaluation::What::Fingerprint},
      [&](llvm::ArrayRef<Term> terms, llvm::ArrayRef<uint64_t> fingerprints) {
        keepDefined(terms, fingerprints, entries, level);
        level.evaluated += terms.size();
        report("evaluating", level, level.evaluated, total);
      });
  evaluateTerms(level.size, run);
  return entries;
}

/// Computes the probes of all classes of graphs with up to so many operators.
template <class Use>
void Enumeration::Impl::forEachRepresentativeProbe(unsigned maxSize, Use use) {
  constexpr size_t kChunk = 1 << 16;
  std::vector<Term> terms;
  for (ClassId id = 0; id < table.getNumClasses(); ++id) {
    if (table.getClass(id).size() <= maxSize)
      terms.push_back(table.getRepresentative(id));
    if (terms.size() < kChunk && id + 1 < table.getNumClasses())
      continue;
    llvm::for_each(evaluation.getProbes(terms), use);
    terms.clear();
    if (evaluation.shouldStop())
      return;
  }
}

/// The fingerprints of those terms of the largest size that are equal to one
/// that has fewer operators by the least gain. The others make no equation.
std::vector<Entry> Enumeration::Impl::evaluateKnown(LevelCounts &level) {
  uint64_t total = countTerms(level);
  BatchEvaluation::Sought sought{{}, level.size - 1};
  forEachRepresentativeProbe(
      sought.maxSize, [&](uint64_t probe) { sought.probes.insert(probe); });
  std::vector<Entry> entries;
  BatchEvaluation::Run run(
      evaluation,
      {2 * level.size + 1, BatchEvaluation::What::KnownFingerprint,
       /*sharded=*/true, /*once=*/true, &sought},
      [&](llvm::ArrayRef<Term> terms, llvm::ArrayRef<uint64_t> fingerprints) {
        level.evaluated += terms.size();
        for (auto [term, fingerprint] : llvm::zip_equal(terms, fingerprints)) {
          if (!fingerprint)
            ++level.undefined;
          else if (fingerprint == BatchEvaluation::kOther)
            ++level.noGain;
          else
            entries.push_back({fingerprint, term});
        }
        report("evaluating", level, level.evaluated, total);
        hasMemory(level.size, sought.probes.getMemorySize() +
                                  entries.capacity() * sizeof(Entry));
      });
  evaluateTerms(level.size, run);
  return entries;
}

/// Probes of the largest terms that a class has, or another of these terms.
llvm::DenseSet<uint64_t>
Enumeration::Impl::findLikely(LevelCounts &level, uint64_t total,
                              const BatchEvaluation::Stage &stage) {
  auto forEach = [&](llvm::function_ref<void(uint64_t)> use) {
    // What was evaluated once is found from then on.
    bool isFirst = level.evaluated < total;
    BatchEvaluation::Run run(
        evaluation, stage,
        [&](llvm::ArrayRef<Term> terms, llvm::ArrayRef<uint64_t> probes) {
          llvm::for_each(probes, use);
          level.evaluated += isFirst ? terms.size() : 0;
          if (isFirst)
            report("evaluating", level, level.evaluated, total);
        });
    evaluateTerms(level.size, run);
  };
  llvm::DenseSet<uint64_t> likely;
  for (uint64_t probe : evaluation.findRepeated(total, forEach))
    likely.insert(probe);
  if (evaluation.getStatus() != RunStatus::Done)
    return likely;
  forEachRepresentativeProbe(level.size,
                             [&](uint64_t probe) { likely.insert(probe); });
  return likely;
}

/// Drops those whose value no class has and no other entry.
void Enumeration::Impl::dropUnique(std::vector<Entry> &entries,
                                   LevelCounts &level) {
  std::vector<uint64_t> repeated = evaluation.findRepeated(
      entries.size(), [&](llvm::function_ref<void(uint64_t)> use) {
        for (const Entry &entry : entries)
          use(entry.fingerprint);
      });
  size_t before = entries.size();
  llvm::erase_if(entries, [&](const Entry &entry) {
    return !llvm::binary_search(repeated, entry.fingerprint) &&
           !table.findValue(entry.fingerprint);
  });
  level.classes += before - entries.size();
}

/// The fingerprints of those terms of the largest size that are not the only
/// ones of their value. The others can be operands of nothing: a probe shows
/// that they are unique, and they are not kept.
std::vector<Entry> Enumeration::Impl::evaluateRepeated(LevelCounts &level) {
  uint64_t total = countTerms(level);
  BatchEvaluation::Stage probing{2 * level.size, BatchEvaluation::What::Probe};
  llvm::DenseSet<uint64_t> likely = findLikely(level, total, probing);
  std::vector<Entry> entries;
  BatchEvaluation::Run full(
      evaluation,
      {2 * level.size + 1, BatchEvaluation::What::Fingerprint, true},
      [&](llvm::ArrayRef<Term> terms, llvm::ArrayRef<uint64_t> fingerprints) {
        keepDefined(terms, fingerprints, entries, level);
        hasMemory(level.size,
                  likely.getMemorySize() + entries.capacity() * sizeof(Entry));
      });
  BatchEvaluation::Run probes(
      evaluation, probing,
      [&](llvm::ArrayRef<Term> terms, llvm::ArrayRef<uint64_t> probes) {
        for (auto [term, probe] : llvm::zip_equal(terms, probes)) {
          if (!probe)
            ++level.undefined;
          else if (likely.contains(probe))
            full.add(term);
          else
            ++level.classes;
        }
      });
  evaluateTerms(level.size, probes);
  full.finish();
  dropUnique(entries, level);
  return entries;
}

/// The terms of a size that matter, with their fingerprints.
std::vector<Entry> Enumeration::Impl::evaluateLevel(LevelCounts &level) {
  if (level.size < options.maxOps)
    return evaluateAll(level);
  if (finder.needsGain(level.size) && level.size >= kManyFrom)
    return evaluateKnown(level);
  return evaluateRepeated(level);
}

//===----------------------------------------------------------------------===//
// Levels
//===----------------------------------------------------------------------===//

/// Adds terms to the table by cost. False if that was stopped.
bool Enumeration::Impl::addTerms(std::vector<Entry> entries,
                                 LevelCounts &level) {
  std::vector<Rank> order;
  order.reserve(entries.size());
  for (auto [i, entry] : llvm::enumerate(entries))
    order.push_back({table.getCostOf(entry.term), i});
  llvm::sort(order);
  table.reserve(entries.size(), level.size);
  size_t firstClass = table.getNumClasses();
  for (auto [done, next] : llvm::enumerate(order)) {
    if (done % (1 << 14) == 0) {
      report("sorting", level, done, order.size());
      if (evaluation.shouldStop() ||
          !hasMemory(level.size,
                     entries.size() * (sizeof(Entry) + sizeof(Rank))))
        return false;
    }
    const Entry &entry = entries[next.second];
    table.add(entry.term, entry.fingerprint);
  }
  level.classes += table.getNumClasses() - firstClass;
  return true;
}

/// Finds the types of new classes, and the values of those that can be operands
/// of operands. Those of larger classes are too many, and soon computed again.
bool Enumeration::Impl::describeClasses(ClassId first, unsigned size) {
  if (size >= options.maxOps)
    return true;
  const size_t chunk = 256 * std::max(1u, options.threads);
  for (size_t start = first; start < table.getNumClasses(); start += chunk) {
    if (evaluation.shouldStop())
      return false;
    size_t count = std::min(chunk, table.getNumClasses() - start);
    std::vector<Values> values(size + 2 > options.maxOps ? 0 : count);
    parallelFor(options.threads, values.size(), 4,
                [&](unsigned thread, size_t i) {
                  values[i] = evaluation.getEvaluator(thread).getValues(
                      table.getRepresentative(start + i));
                });
    for (size_t i = 0; i < count; ++i) {
      const Term &term = table.getRepresentative(start + i);
      table.setType(start + i, proposals.getType(term), [&] {
        return evaluation.getEvaluator(0).getValue(0, term);
      });
    }
    for (auto [i, value] : llvm::enumerate(values))
      table.setValues(start + i, std::move(value));
  }
  return true;
}

void Enumeration::Impl::runLevel(unsigned size) {
  auto start = std::chrono::steady_clock::now();
  LevelCounts &level = counts.emplace_back();
  level.size = size;
  std::vector<Entry> entries = evaluateLevel(level);
  evaluation.synchronise();
  if (evaluation.getStatus() != RunStatus::Done || isShardDone(size))
    return;
  TermId firstTerm = table.getNumTerms();
  ClassId firstClass = table.getNumClasses();
  if (addTerms(std::move(entries), level) && describeClasses(firstClass, size))
    finder.compare(firstTerm, level, [&](uint64_t done) {
      report("comparing", level, done, table.getNumTerms() - firstTerm);
      return !evaluation.shouldStop() && hasMemory(size, 0);
    });
  evaluation.synchronise();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  level.seconds = taken.count();
}

Enumeration::Enumeration(EnumerationOptions options)
    : impl(new Impl(std::move(options))) {}

Enumeration::~Enumeration() = default;

RunStatus Enumeration::Impl::run() {
  if (!evaluation.open())
    return evaluation.getStatus();
  for (unsigned size = 1; size <= options.maxOps; ++size) {
    runLevel(size);
    if (evaluation.getStatus() != RunStatus::Done)
      return evaluation.getStatus();
    if (isShardDone(size))
      return RunStatus::ShardDone;
  }
  equations = finder.finish();
  return RunStatus::Done;
}

RunStatus Enumeration::run() { return impl->run(); }

const std::string &Enumeration::getError() const {
  return impl->evaluation.getError();
}

uint64_t Enumeration::getNumSpecial() const {
  return impl->finder.getNumSpecial();
}
uint64_t Enumeration::getNumUseless() const {
  return impl->finder.getNumUseless();
}

const std::vector<LevelCounts> &Enumeration::getCounts() const {
  return impl->counts;
}
const std::vector<FoundEquation> &Enumeration::getEquations() const {
  return impl->equations;
}
const std::vector<OperatorInstance> &Enumeration::getInstances() const {
  return impl->table.getInstances();
}

} // namespace taso::generator
