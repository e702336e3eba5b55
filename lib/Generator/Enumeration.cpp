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

#include "Deduction.h"
#include "Proposals.h"
#include "Realization.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>
#include <thread>

namespace taso::generator {

/// Terms that are listed before they are evaluated together.
static constexpr size_t kBatch = size_t{1} << 18;

namespace {
/// A term and its fingerprint: 24 bytes, kept until its size is done.
struct Entry {
  uint64_t fingerprint;
  Term term;
};
using Values = std::array<Value, kFingerprintFamilies>;

/// A thread's evaluators, one for each family of the fingerprint.
class TermEvaluator {
public:
  TermEvaluator(const TermTable &table) : table(table) {
    for (unsigned f = 0; f < kFingerprintFamilies; ++f)
      evaluators.push_back(
          std::make_unique<Evaluator>(getFamilies()[f], table.getInstances()));
  }

  /// The values of a term. Where it is ill-typed, the value is empty.
  Values getValues(const Term &term) {
    Values values;
    for (unsigned f = 0; f < kFingerprintFamilies; ++f) {
      llvm::SmallVector<const Value *, 3> operands;
      for (ClassId operand : term.getOperands())
        operands.push_back(&table.getClass(operand).values[f]);
      if (llvm::any_of(operands, [](const Value *v) { return isEmpty(*v); }))
        continue;
      if (std::optional<Value> value =
              evaluators[f]->evaluate(term.instance, operands))
        values[f] = std::move(*value);
    }
    return values;
  }

  static bool isEmpty(const Value &value) { return value.tensor.size() == 0; }

private:
  const TermTable &table;
  std::vector<std::unique_ptr<Evaluator>> evaluators;
};

} // namespace

static bool isUndefined(const Value &value) {
  return llvm::any_of(value.tensor.values(), [](const Lanes &lanes) {
    return llvm::any_of(lanes.samples, [](const ExponentialElement &element) {
      return !element.isDefined();
    });
  });
}

/// Over all families; where the term is ill-typed, a mark. 0 is no fingerprint:
/// the value divides by zero.
static uint64_t getFingerprint(const Values &values) {
  uint64_t fingerprint = 0;
  for (const Value &value : values) {
    if (TermEvaluator::isEmpty(value)) {
      fingerprint = ExponentialElement::mix(fingerprint) + 1;
      continue;
    }
    if (isUndefined(value))
      return 0;
    fingerprint = ExponentialElement::mix(fingerprint) + value.getHash();
  }
  return fingerprint;
}

struct Enumeration::Impl {
  EnumerationOptions options;
  TermTable table;
  Deduction deduction;
  Realization realization;
  Evaluator typing;
  Proposals proposals;
  std::vector<std::unique_ptr<TermEvaluator>> evaluators;
  std::vector<LevelCounts> counts;
  std::vector<FoundEquation> equations;
  /// The terms of the equations.
  std::vector<std::pair<Term, ClassId>> accepted;
  uint64_t special = 0, useless = 0;

  explicit Impl(EnumerationOptions given)
      : options(std::move(given)),
        table(options.set, makeInstances(options.set)), deduction(table),
        realization(table), typing(getFamilies()[0], table.getInstances()),
        proposals(table, typing, options.maxOps) {
    for (unsigned i = 0; i < std::max(1u, options.threads); ++i)
      evaluators.push_back(std::make_unique<TermEvaluator>(table));
  }

  void runLevel(unsigned size);
  void evaluate(llvm::ArrayRef<Term> batch, std::vector<Entry> &entries,
                LevelCounts &level);
  void process(const Entry &entry, LevelCounts &level);
  bool isPrefix(const Term &term) const;
  bool isUseless(const Term &term, ClassId id) const;
  void minimise();
};

/// Evaluates a batch on all threads and appends what is defined, in order.
void Enumeration::Impl::evaluate(llvm::ArrayRef<Term> batch,
                                 std::vector<Entry> &entries,
                                 LevelCounts &level) {
  std::vector<uint64_t> fingerprints(batch.size());
  size_t threads = evaluators.size();
  size_t share = (batch.size() + threads - 1) / threads;
  std::vector<std::thread> workers;
  auto work = [&](size_t t) {
    for (size_t i = t * share; i < std::min(batch.size(), (t + 1) * share); ++i)
      fingerprints[i] = getFingerprint(evaluators[t]->getValues(batch[i]));
  };
  for (size_t t = 1; t < threads; ++t)
    workers.emplace_back(work, t);
  work(0);
  for (std::thread &worker : workers)
    worker.join();
  for (auto [term, fingerprint] : llvm::zip_equal(batch, fingerprints)) {
    if (fingerprint)
      entries.push_back({fingerprint, term});
    else
      ++level.undefined;
  }
  level.evaluated += batch.size();
  if (options.progress)
    options.progress(level.size, level.evaluated, entries.size());
}

bool Enumeration::Impl::isPrefix(const Term &term) const {
  uint64_t used = table.getInputsOf(term);
  const std::vector<Input> &inputs = table.getInputs();
  for (auto [i, input] : llvm::enumerate(inputs))
    if (used >> i & 1)
      if (input.index > 0 && !(used >> (i - 1) & 1))
        return false;
  return true;
}

void Enumeration::Impl::process(const Entry &entry, LevelCounts &level) {
  const Term &term = entry.term;
  std::optional<ClassId> known = table.findValue(entry.fingerprint);
  if (!known) {
    ++level.classes;
    ClassId id = table.getClassOf(table.add(term, entry.fingerprint));
    if (level.size < options.maxOps)
      table.setValues(id, evaluators[0]->getValues(term));
    return;
  }
  TermId limit = table.getNumTerms();
  if (!isPrefix(term)) {
    ++level.renamed;
  } else if (table.getClass(*known).inputs & ~table.getInputsOf(term)) {
    ++level.extraInputs;
  } else if (deduction.follows(term, *known, limit)) {
    ++level.derived;
  } else if (std::optional<FoundEquation> found =
                 realization.realize(term, *known)) {
    ++level.accepted;
    deduction.accept(term, *known);
    accepted.push_back({term, *known});
    equations.push_back(std::move(*found));
  } else {
    ++level.coincidences;
  }
  table.add(term, entry.fingerprint);
}

void Enumeration::Impl::runLevel(unsigned size) {
  auto start = std::chrono::steady_clock::now();
  LevelCounts &level = counts.emplace_back();
  level.size = size;
  ProposalCounts before = proposals.getCounts();
  std::vector<Entry> entries;
  std::vector<Term> batch;
  proposals.list(size, [&](const Term &term) {
    batch.push_back(term);
    if (batch.size() < kBatch)
      return;
    evaluate(batch, entries, level);
    batch.clear();
  });
  evaluate(batch, entries, level);
  const ProposalCounts &after = proposals.getCounts();
  level.notNormal = after.notNormal - before.notNormal;
  level.constants = after.constants - before.constants;
  level.unaligned = after.unaligned - before.unaligned;
  level.gaps = after.gaps - before.gaps;
  std::vector<std::pair<unsigned, unsigned>> order; // cost, position
  for (auto [i, entry] : llvm::enumerate(entries))
    order.push_back({table.getCostOf(entry.term), i});
  llvm::sort(order);
  for (auto [cost, i] : order)
    process(entries[i], level);
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  level.seconds = taken.count();
}

/// Whether no rule can be made of the equation: the target would have to create
/// a constant, which a pattern cannot, or only exchanges one input for another.
bool Enumeration::Impl::isUseless(const Term &term, ClassId id) const {
  const TermClass &target = table.getClass(id);
  bool fewerInputs = target.inputs != table.getInputsOf(term);
  unsigned size = table.getNodes(term).size() + 1;
  return target.constants > 0 || (fewerInputs && target.size() >= size);
}

/// Drops the equations that are special cases of a later one.
void Enumeration::Impl::minimise() {
  std::vector<FoundEquation> general;
  std::vector<bool> dropped = deduction.minimise();
  for (auto [i, equation] : llvm::enumerate(equations)) {
    const auto &terms = accepted[i];
    if (dropped[i])
      ++special;
    else if (isUseless(terms.first, terms.second))
      ++useless;
    else
      general.push_back(std::move(equation));
  }
  equations = std::move(general);
}

Enumeration::Enumeration(EnumerationOptions options)
    : impl(new Impl(std::move(options))) {}

Enumeration::~Enumeration() = default;

void Enumeration::run() {
  for (unsigned size = 1; size <= impl->options.maxOps; ++size)
    impl->runLevel(size);
  impl->minimise();
}

uint64_t Enumeration::getNumSpecial() const { return impl->special; }
uint64_t Enumeration::getNumUseless() const { return impl->useless; }

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
