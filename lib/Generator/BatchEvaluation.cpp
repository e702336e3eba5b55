//===- BatchEvaluation.cpp - Fingerprints of many terms -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BatchEvaluation.h"

#include "Parallel.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

#include <unistd.h>

namespace taso::generator {

static uint64_t getMachineMemory() {
  return uint64_t(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
}

BatchEvaluation::BatchEvaluation(const TermTable &table,
                                 const EnumerationOptions &options)
    : table(table), options(options),
      exchange(options.exchange ? *options.exchange : alone),
      memory(options.memory ? options.memory : getMachineMemory() / 2) {
  for (unsigned i = 0; i < std::max(1u, options.threads); ++i)
    evaluators.push_back(std::make_unique<TermEvaluator>(table));
}

//===----------------------------------------------------------------------===//
// Checkpoint
//===----------------------------------------------------------------------===//

static void hashText(uint64_t &hash, std::string_view text) {
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3u;
  hash = ExponentialElement::mix(hash);
}

/// What fingerprints depend on: operators, inputs, families, and how terms are
/// cut into batches.
static uint64_t hashConfiguration(const TermTable &table,
                                  const EnumerationOptions &options) {
  uint64_t hash = options.maxOps;
  auto add = [&](uint64_t value) {
    hash = ExponentialElement::mix(hash ^ value);
  };
  add(options.batch);
  add(kSamples);
  for (const OperatorInstance &instance : table.getInstances()) {
    hashText(hash, instance.label);
    add(instance.result);
  }
  for (const Input &input : table.getInputs()) {
    hashText(hash, getInputKinds()[input.kind].name);
    add(input.index);
  }
  for (const Family &family : getFamilies())
    for (uint64_t size :
         {uint64_t(family.rows), uint64_t(family.inner), uint64_t(family.batch),
          uint64_t(family.images), uint64_t(family.channels),
          uint64_t(family.height), uint64_t(family.width),
          uint64_t(family.perGroup), family.seed})
      add(size);
  return hash;
}

static uint64_t hashTerms(llvm::ArrayRef<Term> terms) {
  uint64_t hash = terms.size();
  for (const Term &term : terms) {
    uint64_t operands = 0;
    for (ClassId operand : term.operands)
      operands = operands * 0x9e3779b97f4a7c15u + operand;
    hash = ExponentialElement::mix(hash ^ operands) + term.instance;
  }
  return hash;
}

bool BatchEvaluation::open() {
  StoreOptions given;
  given.directories = options.checkpoints;
  bool isShard = options.numShards > 1;
  given.writer =
      std::to_string(isShard ? options.shard : exchange.getRank()) + "-of-" +
      std::to_string(isShard ? options.numShards : exchange.getSize());
  given.configuration = hashConfiguration(table, options);
  given.memory = memory / 8;
  store = FingerprintStore::open(given, error);
  // All go on, or none.
  if (!store)
    ownStatus = RunStatus::Failed;
  gather({});
  return status == RunStatus::Done;
}

void BatchEvaluation::fail(std::string message) {
  ownStatus = RunStatus::Failed;
  error = std::move(message);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// The fingerprint of a term whose value is sought. Its probe decides nearly
/// always.
static uint64_t getKnownFingerprint(TermEvaluator &evaluator,
                                    const TermTable &table,
                                    const BatchEvaluation::Sought &sought,
                                    const Term &term) {
  uint64_t probe = evaluator.getProbe(term);
  if (probe && !sought.probes.contains(probe))
    return BatchEvaluation::kOther;
  uint64_t fingerprint = probe ? evaluator.getFingerprint(term) : 0;
  if (!fingerprint)
    return 0;
  std::optional<ClassId> id = table.findValue(fingerprint);
  return id && table.getClass(*id).size() <= sought.maxSize
             ? fingerprint
             : BatchEvaluation::kOther;
}

std::vector<uint64_t> BatchEvaluation::evaluate(const Stage &stage,
                                                llvm::ArrayRef<Term> terms) {
  // Neighbours share operands; chunks are small enough to be even.
  constexpr size_t kChunk = 64;
  std::vector<uint64_t> results(terms.size());
  parallelFor(
      evaluators.size(), terms.size(), kChunk, [&](unsigned thread, size_t i) {
        TermEvaluator &evaluator = *evaluators[thread];
        switch (stage.what) {
        case What::Probe:
          results[i] = evaluator.getProbe(terms[i]);
          break;
        case What::Fingerprint:
          results[i] = evaluator.getFingerprint(terms[i]);
          break;
        case What::KnownFingerprint:
          results[i] =
              getKnownFingerprint(evaluator, table, *stage.sought, terms[i]);
          break;
        }
      });
  return results;
}

uint64_t BatchEvaluation::getMemory() const {
  uint64_t bytes = store ? store->getMemory() : 0;
  for (const std::unique_ptr<TermEvaluator> &evaluator : evaluators)
    bytes += evaluator->getMemory();
  return bytes;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Leaves out kOther, which nearly all terms have: a number of terms, and for
/// each other word its position and itself.
static std::vector<uint64_t> packKnown(llvm::ArrayRef<uint64_t> results) {
  std::vector<uint64_t> words = {results.size()};
  for (auto [i, result] : llvm::enumerate(results))
    if (result != BatchEvaluation::kOther)
      words.insert(words.end(), {i, result});
  return words;
}

static std::vector<uint64_t> unpackKnown(llvm::ArrayRef<uint64_t> words) {
  std::vector<uint64_t> results(words.front(), BatchEvaluation::kOther);
  for (size_t i = 1; i + 1 < words.size(); i += 2)
    if (words[i] < results.size())
      results[words[i]] = words[i + 1];
  return results;
}

/// The words of a batch of this process: none if another shard has it.
std::vector<uint64_t> BatchEvaluation::obtain(const Stage &stage,
                                              const BatchKey &key,
                                              llvm::ArrayRef<Term> terms) {
  if (std::optional<std::vector<uint64_t>> known = store->load(key))
    return std::move(*known);
  bool isOwn = key.batch % options.numShards == options.shard;
  if (stage.sharded && !isOwn)
    return {};
  std::vector<uint64_t> results = evaluate(stage, terms);
  if (stage.what == What::KnownFingerprint)
    results = packKnown(results);
  std::string message;
  bool persist = isOwn && store->isPersistent();
  if ((persist || !stage.once) && !store->save(key, results, persist, message))
    fail(std::move(message));
  return results;
}

void BatchEvaluation::Run::add(const Term &term) {
  pending.push_back(term);
  if (pending.size() == owner.options.batch * owner.exchange.getSize())
    flush();
}

void BatchEvaluation::Run::finish() {
  flush();
  owner.synchronise();
}

void BatchEvaluation::Run::flush() {
  if (owner.status == RunStatus::Done && !pending.empty()) {
    std::vector<llvm::ArrayRef<Term>> batches;
    for (llvm::ArrayRef<Term> rest = pending; !rest.empty();) {
      batches.push_back(rest.take_front(owner.options.batch));
      rest = rest.drop_front(batches.back().size());
    }
    takeRound(batches);
  }
  pending.clear();
}

bool BatchEvaluation::shouldStop() {
  if (ownStatus == RunStatus::Done && options.interrupted &&
      options.interrupted())
    ownStatus = RunStatus::Interrupted;
  return ownStatus != RunStatus::Done;
}

void BatchEvaluation::synchronise() {
  if (status == RunStatus::Done)
    gather({});
}

/// Exchanges results, and whether to go on: all processes stop if one has to.
std::vector<std::vector<uint64_t>>
BatchEvaluation::gather(std::vector<uint64_t> mine) {
  shouldStop();
  mine.push_back(static_cast<uint64_t>(ownStatus));
  std::vector<std::vector<uint64_t>> all = exchange.allGather(mine);
  for (std::vector<uint64_t> &words : all) {
    status = std::max(status, static_cast<RunStatus>(words.back()));
    words.pop_back();
  }
  if (status == RunStatus::Failed && error.empty())
    error = "another process failed";
  return all;
}

/// One batch for each process; all of them learn all results.
void BatchEvaluation::Run::takeRound(
    llvm::ArrayRef<llvm::ArrayRef<Term>> batches) {
  unsigned rank = owner.exchange.getRank();
  std::vector<BatchKey> keys;
  for (llvm::ArrayRef<Term> batch : batches)
    keys.push_back({stage.number, nextBatch++, hashTerms(batch)});
  std::vector<uint64_t> mine;
  if (rank < batches.size())
    mine = owner.obtain(stage, keys[rank], batches[rank]);
  std::vector<std::vector<uint64_t>> all = owner.gather(std::move(mine));
  for (unsigned i = 0; i < batches.size(); ++i) {
    std::string message;
    if (owner.status != RunStatus::Done)
      return;
    if (i != rank && !stage.once && !owner.store->load(keys[i]) &&
        !owner.store->save(keys[i], all[i], false, message))
      owner.fail(std::move(message));
    // Nothing is known about what was left to other shards.
    if (!all[i].empty() && stage.what == What::KnownFingerprint)
      all[i] = unpackKnown(all[i]);
    if (all[i].size() == batches[i].size())
      sink(batches[i], all[i]);
  }
}

std::vector<uint64_t> BatchEvaluation::findRepeated(
    uint64_t total,
    llvm::function_ref<void(llvm::function_ref<void(uint64_t)>)> forEach) {
  uint64_t bytes = total * sizeof(uint64_t);
  uint64_t ranges = bytes / std::max<uint64_t>(memory / 8, 1) + 1;
  std::vector<uint64_t> repeated, sorted;
  for (uint64_t range = 0; range < ranges; ++range) {
    sorted.clear();
    forEach([&](uint64_t value) {
      // The upper half of the word says which range; 0 stands for no value.
      if (value && (value >> 32) * ranges >> 32 == range)
        sorted.push_back(value);
    });
    llvm::sort(sorted);
    for (size_t i = 1; i < sorted.size(); ++i)
      if (sorted[i] == sorted[i - 1] &&
          (repeated.empty() || repeated.back() != sorted[i]))
        repeated.push_back(sorted[i]);
  }
  return repeated;
}

} // namespace taso::generator
