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
#include "Deduction.h"
#include "Proposals.h"
#include "Realization.h"

#include "TASO/Semantics/Operators.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <chrono>

namespace taso::generator {

namespace {
/// A term and its fingerprint: 24 bytes, kept until its size is done.
struct Entry {
  uint64_t fingerprint;
  Term term;
};

/// An equation between terms that does not follow from others.
struct AcceptedEquation {
  bool isMerge;
  FoundEquation equation;
  /// The same with inputs in place of what does not matter, if there is such.
  std::optional<FoundEquation> general = std::nullopt;
  /// The general form is about inputs with a size of 1. That may be a condition
  /// that no rule can state: the special form is kept beside it.
  bool needsSizeOne = false;
};
} // namespace

struct Enumeration::Impl {
  EnumerationOptions options;
  TermTable table;
  Deduction deduction;
  Realization realization;
  Evaluator typing;
  Proposals proposals;
  BatchEvaluation evaluation;
  std::vector<LevelCounts> counts;
  std::vector<AcceptedEquation> accepted;
  std::vector<FoundEquation> equations;
  llvm::StringSet<> merges; ///< the accepted ones as text
  uint64_t special = 0, useless = 0;

  explicit Impl(EnumerationOptions given)
      : options(std::move(given)),
        table(options.set, makeInstances(options.set)), deduction(table),
        realization(table), typing(getFamilies()[0], table.getInstances()),
        proposals(table, typing, options.maxOps), evaluation(table, options) {}

  RunStatus run();
  /// A shard has done its part when it has evaluated the largest terms.
  bool isShardDone(unsigned size) const {
    return options.numShards > 1 && size == options.maxOps;
  }
  void runLevel(unsigned size);
  uint64_t countTerms(LevelCounts &level);
  void evaluateTerms(unsigned size, BatchEvaluation::Run &run);
  std::vector<Entry> evaluateAll(LevelCounts &level);
  std::vector<Entry> evaluateRepeated(LevelCounts &level);
  llvm::DenseSet<uint64_t> findLikely(LevelCounts &level, uint64_t total,
                                      const BatchEvaluation::Stage &stage);
  void dropUnique(std::vector<Entry> &entries, LevelCounts &level);
  void addClass(const Entry &entry, LevelCounts &level);
  void process(const Entry &entry, LevelCounts &level);
  void accept(const Term &term, ClassId id, FoundEquation found,
              LevelCounts &level);
  void processAll(llvm::ArrayRef<Entry> entries, LevelCounts &level);
  void report(const char *step, const LevelCounts &level, uint64_t done,
              uint64_t total) const;
  bool isPrefix(const Term &term) const;
  bool isMerge(const Term &term) const;
  void keep(FoundEquation equation);
  bool isLargest(unsigned size) const;
  bool hasGain(unsigned source, unsigned target) const;
  void minimise();
  void addAssociativity();
};

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
    if (++total % (1 << 16) == 0 && evaluation.shouldStop())
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
  std::vector<Entry> entries;
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
  std::vector<Term> representatives;
  for (ClassId id = 0; id < table.getNumClasses(); ++id)
    representatives.push_back(table.getRepresentative(id));
  for (uint64_t probe : evaluation.getProbes(representatives))
    likely.insert(probe);
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

bool Enumeration::Impl::isPrefix(const Term &term) const {
  uint64_t used = table.getInputsOf(term);
  const std::vector<Input> &inputs = table.getInputs();
  for (auto [i, input] : llvm::enumerate(inputs))
    if (used >> i & 1)
      if (input.index > 0 && !(used >> (i - 1) & 1))
        return false;
  return true;
}

/// Whether the term joins two like operators on inputs that compute something.
/// Such equations are the merges of products and convolutions: they are kept
/// though many follow from each other, by detours over transposes that no
/// search would take.
bool Enumeration::Impl::isMerge(const Term &term) const {
  if (term.isInput() ||
      table.getInstances()[term.instance].info->maxOperands >= 0)
    return false;
  const Term &first = table.getRepresentative(term.operands[0]);
  const Term &second = table.getRepresentative(term.operands[1]);
  auto isInput = [&](ClassId id) {
    return table.getRepresentative(id).isInput();
  };
  return !first.isInput() && first.instance == second.instance &&
         !table.getInstances()[first.instance].info->has(
             semantics::kDataMovement) &&
         term.operands[0] != term.operands[1] &&
         llvm::all_of(first.getOperands(), isInput) &&
         llvm::all_of(second.getOperands(), isInput);
}

/// The values of what can be an operand of an operand are kept; those of
/// larger classes are too many, and soon computed again.
void Enumeration::Impl::addClass(const Entry &entry, LevelCounts &level) {
  ++level.classes;
  ClassId id = table.getClassOf(table.add(entry.term, entry.fingerprint));
  if (level.size >= options.maxOps)
    return;
  TermEvaluator &evaluator = evaluation.getEvaluator();
  if (level.size + 2 > options.maxOps)
    return table.setType(id, evaluator.getValue(0, entry.term));
  Values values = evaluator.getValues(entry.term);
  table.setType(id, values[0]);
  table.setValues(id, std::move(values));
}

bool Enumeration::Impl::isLargest(unsigned size) const {
  return size == options.maxOps && size >= options.set.gainFrom;
}

/// Of the equations between graphs of the largest size most exchange graphs of
/// one size and repeat inputs: consequences of laws that are larger than what
/// is enumerated. Only those that save operators are looked at.
bool Enumeration::Impl::hasGain(unsigned source, unsigned target) const {
  return !isLargest(source) || target + options.set.minGain <= source;
}

void Enumeration::Impl::accept(const Term &term, ClassId id,
                               FoundEquation found, LevelCounts &level) {
  // Merges are not deduced from each other, not even by renaming.
  AcceptedEquation added{isMerge(term), std::move(found)};
  if (added.isMerge && !merges.insert(added.equation.text).second) {
    ++level.renamed;
    return;
  }
  ++level.accepted;
  std::vector<ClassId> cuts = realization.findCuts(term, id);
  if (!cuts.empty())
    added.general = realization.realize(term, id, cuts);
  if (!added.general)
    cuts.clear();
  added.needsSizeOne = llvm::any_of(cuts, [&](ClassId cut) {
    return llvm::is_contained(table.getExample(cut).tensor.shape(), 1);
  });
  added.equation.reversible &= !isLargest(level.size);
  deduction.accept(term, id, cuts);
  accepted.push_back(std::move(added));
}

void Enumeration::Impl::process(const Entry &entry, LevelCounts &level) {
  const Term &term = entry.term;
  std::optional<ClassId> known = table.findValue(entry.fingerprint);
  if (!known)
    return addClass(entry, level);
  TermId limit = table.getNumTerms();
  if (!isPrefix(term))
    ++level.renamed;
  else if (table.getClass(*known).inputs & ~table.getInputsOf(term))
    ++level.extraInputs;
  else if (!hasGain(level.size, table.getClass(*known).size()))
    ++level.noGain;
  else if (!isMerge(term) && deduction.follows(term, *known, limit))
    ++level.derived;
  else if (std::optional<FoundEquation> found =
               realization.realize(term, *known))
    accept(term, *known, std::move(*found), level);
  else
    ++level.coincidences;
  table.add(term, entry.fingerprint);
}

//===----------------------------------------------------------------------===//
// Levels
//===----------------------------------------------------------------------===//

/// Goes through the entries by cost.
void Enumeration::Impl::processAll(llvm::ArrayRef<Entry> entries,
                                   LevelCounts &level) {
  std::vector<std::pair<unsigned, unsigned>> order; // cost, position
  for (auto [i, entry] : llvm::enumerate(entries))
    order.push_back({table.getCostOf(entry.term), i});
  llvm::sort(order);
  for (auto [done, next] : llvm::enumerate(order)) {
    if (done % 1024 == 0) {
      if (evaluation.shouldStop())
        return;
      report("comparing", level, done, order.size());
    }
    process(entries[next.second], level);
  }
}

void Enumeration::Impl::runLevel(unsigned size) {
  auto start = std::chrono::steady_clock::now();
  LevelCounts &level = counts.emplace_back();
  level.size = size;
  std::vector<Entry> entries =
      size < options.maxOps ? evaluateAll(level) : evaluateRepeated(level);
  if (evaluation.getStatus() != RunStatus::Done || isShardDone(size))
    return;
  processAll(entries, level);
  evaluation.synchronise();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  level.seconds = taken.count();
}

/// Whether no rule can be made of the equation: the target would have to create
/// a constant, which a pattern cannot, or only exchanges one input for another.
static bool isUseless(const FoundEquation &equation) {
  const Graph &source = equation.candidate.source;
  const Graph &target = equation.candidate.target;
  auto isConstant = [](const GraphNode &node) {
    return semantics::getOperatorInfo(node.op)->has(semantics::kConstant);
  };
  bool isSmaller = target.nodes.size() < source.nodes.size();
  return equation.isSymmetry || llvm::any_of(target.nodes, isConstant) ||
         (!isSmaller && !equation.usesAllInputs);
}

void Enumeration::Impl::keep(FoundEquation equation) {
  if (isUseless(equation))
    ++useless;
  else
    equations.push_back(std::move(equation));
}

/// Drops the equations that are special cases of a later one.
void Enumeration::Impl::minimise() {
  std::vector<bool> dropped = deduction.minimise();
  for (auto [i, equation] : llvm::enumerate(accepted)) {
    if (dropped[i] && !equation.isMerge) {
      ++special;
      continue;
    }
    if (equation.general)
      keep(std::move(*equation.general));
    if (!equation.general || equation.needsSizeOne)
      keep(std::move(equation.equation));
  }
}

/// What normal forms take for granted is a rule all the same.
void Enumeration::Impl::addAssociativity() {
  if (options.maxOps < 2)
    return;
  for (auto [i, instance] : llvm::enumerate(table.getInstances()))
    if (instance.isCommutative())
      if (std::optional<FoundEquation> found =
              realization.realizeAssociativity(i))
        equations.push_back(std::move(*found));
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
  minimise();
  addAssociativity();
  return RunStatus::Done;
}

RunStatus Enumeration::run() { return impl->run(); }

const std::string &Enumeration::getError() const {
  return impl->evaluation.getError();
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
