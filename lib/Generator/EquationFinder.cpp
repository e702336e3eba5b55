//===- EquationFinder.cpp - Equations between the terms of a table --------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EquationFinder.h"

#include "Parallel.h"
#include "Proposals.h"

#include "TASO/Semantics/Operators.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::generator {

EquationFinder::EquationFinder(const TermTable &table,
                               const EnumerationOptions &options)
    : table(table), options(options), threads(std::max(1u, options.threads)),
      deduction(table) {
  for (unsigned i = 0; i < threads; ++i)
    realizations.push_back(std::make_unique<Realization>(table));
}

//===----------------------------------------------------------------------===//
// Which terms are looked at
//===----------------------------------------------------------------------===//

bool EquationFinder::isLargest(unsigned size) const {
  return size == options.maxOps && size >= options.set.gainFrom;
}

/// Of the equations between graphs of the largest size most exchange graphs of
/// one size and repeat inputs: consequences of laws that are larger than what
/// is enumerated. Only those that save operators are looked at. Where a larger
/// size comes after many graphs, it is the same with theirs.
bool EquationFinder::needsGain(unsigned size) const {
  return isLargest(size) || size >= std::max(kManyFrom, options.set.gainFrom);
}

bool EquationFinder::hasGain(unsigned source, unsigned target) const {
  return !needsGain(source) || target + options.set.minGain <= source;
}

bool EquationFinder::isPrefix(const Term &term) const {
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
bool EquationFinder::isMerge(const Term &term) const {
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

/// Whether what a merge joins computes sums. One large product is cheaper than
/// two, though concats and kernels made larger count as operators, too.
bool EquationFinder::mergesSums(const Term &term) const {
  if (!isMerge(term))
    return false;
  const Term &part = table.getRepresentative(term.operands[0]);
  return !table.getInstances()[part.instance].info->has(semantics::kPointwise);
}

/// Whether a term is equal to one before it and the equation may be of use.
bool EquationFinder::isPending(TermId id, LevelCounts &level) const {
  const TermClass &info = table.getClass(table.getClassOf(id));
  const Term &term = table.getTerm(id);
  if (info.representative == id)
    return false;
  if (!isPrefix(term))
    ++level.renamed;
  else if (info.inputs & ~table.getInputsOf(term))
    ++level.extraInputs;
  else if (!hasGain(level.size, info.size()) && !mergesSums(term))
    ++level.noGain;
  else
    return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Blocks of terms
//===----------------------------------------------------------------------===//

/// What does not depend on the equations of the block.
void EquationFinder::examine(Pending &pending, Realization &realization) const {
  const Term &term = table.getTerm(pending.term);
  ClassId id = table.getClassOf(pending.term);
  bool merges = isMerge(term);
  pending.follows = !merges && deduction.follows(term, id, pending.term);
  if (pending.follows)
    return;
  std::optional<FoundEquation> equation = realization.realize(term, id);
  if (!equation)
    return;
  Accepted &found = pending.found.emplace();
  found.isMerge = merges;
  found.equation = std::move(*equation);
  found.cuts = realization.findCuts(term, id);
  if (!found.cuts.empty())
    found.general = realization.realize(term, id, found.cuts);
  if (!found.general)
    found.cuts.clear();
  found.needsSizeOne = llvm::any_of(found.cuts, [&](ClassId cut) {
    return llvm::is_contained(table.getExample(cut).tensor.shape(), 1);
  });
}

/// What depends on them.
void EquationFinder::settle(Pending &pending, unsigned firstNew,
                            LevelCounts &level) {
  const Term &term = table.getTerm(pending.term);
  ClassId id = table.getClassOf(pending.term);
  if (pending.follows ||
      (!isMerge(term) && firstNew < deduction.getNumAccepted() &&
       deduction.follows(term, id, pending.term, firstNew)))
    ++level.derived;
  else if (pending.found)
    accept(pending.term, std::move(*pending.found), level);
  else
    ++level.coincidences;
}

static uint64_t getMemoryOf(const Graph &graph) {
  uint64_t bytes = sizeof(Graph);
  for (const GraphNode &node : graph.nodes)
    bytes += sizeof(node) + node.operands.size() * sizeof(GraphValue);
  return bytes;
}

/// About the bytes that an equation takes.
static uint64_t getMemoryOf(const FoundEquation &equation) {
  // An attribute is a name, a list and their places in a map.
  constexpr uint64_t kAttributes = 300;
  uint64_t bytes = sizeof(equation) + equation.text.size() +
                   getMemoryOf(equation.candidate.source) +
                   getMemoryOf(equation.candidate.target);
  for (const Witness &witness : equation.candidate.witnesses)
    bytes += sizeof(witness) + witness.inputs.size() * sizeof(Shape) +
             (witness.source.size() + witness.target.size()) * kAttributes;
  return bytes;
}

uint64_t EquationFinder::getMemory() const {
  uint64_t sum = bytes;
  for (const std::unique_ptr<Realization> &realization : realizations)
    sum += realization->getMemory();
  return sum;
}

void EquationFinder::accept(TermId id, Accepted added, LevelCounts &level) {
  // Merges are not deduced from each other, not even by renaming.
  if (added.isMerge && !merges.insert(added.equation.text).second) {
    ++level.renamed;
    return;
  }
  ++level.accepted;
  added.equation.reversible &= !needsGain(level.size);
  bytes += getMemoryOf(added.equation);
  if (added.general)
    bytes += getMemoryOf(*added.general);
  deduction.accept(table.getTerm(id), table.getClassOf(id), id, added.cuts);
  accepted.push_back(std::move(added));
}

void EquationFinder::compare(TermId first, LevelCounts &level,
                             llvm::function_ref<bool(uint64_t)> goOn) {
  // Where equations are found, larger blocks are work in vain.
  const size_t least = 16 * threads, most = 4096 * threads;
  size_t block = least, sinceOrdered = 0;
  for (TermId next = first; next < table.getNumTerms();) {
    if (!goOn(next - first))
      return;
    std::vector<Pending> pending;
    size_t seen = 0;
    for (; next < table.getNumTerms() && pending.size() < block &&
           seen < 16 * most;
         ++next, ++seen)
      if (isPending(next, level))
        pending.push_back({next});
    if (sinceOrdered > deduction.getNumAccepted()) {
      deduction.orderByUse();
      sinceOrdered = 0;
    }
    sinceOrdered += pending.size();
    parallelFor(threads, pending.size(), 4, [&](unsigned thread, size_t i) {
      examine(pending[i], *realizations[thread]);
    });
    unsigned firstNew = deduction.getNumAccepted();
    for (Pending &one : pending)
      settle(one, firstNew, level);
    size_t numNew = deduction.getNumAccepted() - firstNew;
    block = numNew * 16 > pending.size() ? block / 2 : block * 2;
    block = std::clamp(block, least, most);
  }
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

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

void EquationFinder::keep(FoundEquation equation) {
  if (isUseless(equation))
    ++useless;
  else
    equations.push_back(std::move(equation));
}

/// What normal forms take for granted is a rule all the same.
void EquationFinder::addAssociativity() {
  if (options.maxOps < 2)
    return;
  for (auto [i, instance] : llvm::enumerate(table.getInstances()))
    if (instance.isCommutative())
      if (std::optional<FoundEquation> found =
              realizations.front()->realizeAssociativity(i))
        equations.push_back(std::move(*found));
}

std::vector<FoundEquation> EquationFinder::finish() {
  std::vector<bool> dropped = deduction.minimise(threads);
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
  addAssociativity();
  return std::move(equations);
}

} // namespace taso::generator
