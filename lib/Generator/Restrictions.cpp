//===- Restrictions.cpp - What may make a rule true -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Restrictions.h"

#include "RuleConditions.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>

using namespace mlir;

namespace taso::generator {

/// Restrictions of one rule at most.
static constexpr size_t kMaxSelected = 6;
/// Counterexamples that are remembered: the bits of a word.
static constexpr unsigned kMaxExamples = 64;
/// Restrictions that exclude the same examples and are considered.
static constexpr unsigned kMaxAlike = 6;

void Restriction::addTo(Form &form) const {
  for (unsigned slot : literals)
    form.isLiteral[slot] = true;
  if (condition)
    form.conditions.push_back(*condition);
}

bool Restriction::excludes(const SourceInstance &instance,
                           ArrayRef<AttributeValue> values) const {
  if (condition)
    return !holds(*condition, instance);
  return llvm::any_of(literals, [&](unsigned slot) {
    return !(instance.attributes[slot] == values[slot]);
  });
}

/// Groups are what is asked for most; conditions have ranks from 2 on.
static unsigned getLiteralRank(const semantics::AttributeSpec &spec) {
  if (spec.kind == semantics::AttributeKind::Keyword)
    return 2;
  switch (spec.domain) {
  case semantics::AttributeDomain::Groups:
    return 1;
  case semantics::AttributeDomain::Axis:
  case semantics::AttributeDomain::Flag:
    return 3;
  default:
    return 4;
  }
}

Restrictions::Restrictions(const Candidate &candidate,
                           ArrayRef<SourceInstance> witnesses, const Form &form)
    : values(witnesses.front().attributes) {
  std::vector<unsigned> variables;
  std::vector<Slot> slots = getSlots(candidate.source);
  for (unsigned slot = 0; slot < form.owner.size(); ++slot) {
    if (form.owner[slot] != slot || form.isLiteral[slot])
      continue;
    variables.push_back(slot);
    bool isConstant =
        llvm::all_of(witnesses, [&](const SourceInstance &witness) {
          return witness.attributes[slot] == values[slot];
        });
    if (isConstant && mayBeLiteral(*slots[slot].spec, values[slot]))
      all.push_back({form.getSharing(slot), std::nullopt,
                     getLiteralRank(*slots[slot].spec)});
  }
  for (RankedCondition &ranked :
       findConditions(candidate, witnesses, variables))
    all.push_back({{}, std::move(ranked.condition), ranked.rank});
  llvm::stable_sort(all, [](const Restriction &a, const Restriction &b) {
    return a.rank < b.rank;
  });
  excluded.assign(all.size(), 0);
}

/// True if a condition is about two different attributes of the source.
static bool isRelation(const Condition &condition) {
  std::set<unsigned> variables;
  for (const Expression &argument : condition.arguments)
    if (argument.kind == Expression::Kind::Variable)
      variables.insert(argument.variable);
  return variables.size() > 1;
}

std::vector<unsigned> Restrictions::getRelations(unsigned count) const {
  std::vector<unsigned> relations;
  for (auto [i, restriction] : llvm::enumerate(all))
    if (relations.size() < count && restriction.condition &&
        isRelation(*restriction.condition))
      relations.push_back(i);
  return relations;
}

bool Restrictions::addCounterexample(const SourceInstance &instance) {
  if (numExamples == kMaxExamples)
    return false;
  bool isExcluded = false;
  for (auto [restriction, bits] : llvm::zip_equal(all, excluded))
    if (restriction.excludes(instance, values)) {
      bits |= uint64_t(1) << numExamples;
      isExcluded = true;
    }
  ++numExamples;
  return isExcluded;
}

bool Restrictions::isSufficient(const Selection &selection) const {
  uint64_t bits = 0;
  for (unsigned i : selection)
    bits |= excluded[i];
  return llvm::popcount(bits) == int(numExamples);
}

bool Restrictions::isAllowed(const Selection &selection) const {
  return isSufficient(selection) && !refused.count(selection);
}

/// The cheapest selection of `count` restrictions, all of which are needed.
std::optional<Selection> Restrictions::selectAmong(ArrayRef<unsigned> useful,
                                                   unsigned count) const {
  std::optional<Selection> best;
  unsigned bestRank = 0;
  Selection selection;
  auto extend = [&](auto &extend, size_t from, unsigned rank,
                    uint64_t bits) -> void {
    if (best && rank >= bestRank)
      return;
    if (selection.size() == count) {
      if (isAllowed(selection)) {
        best = selection;
        bestRank = rank;
      }
      return;
    }
    for (size_t i = from; i < useful.size(); ++i) {
      uint64_t more = bits | excluded[useful[i]];
      if (more == bits && numExamples)
        continue;
      selection.push_back(useful[i]);
      extend(extend, i + 1, rank + all[useful[i]].rank, more);
      selection.pop_back();
    }
  };
  extend(extend, 0, 0, 0);
  return best;
}

/// Takes what excludes most of the examples that are left; of these the
/// cheapest.
std::optional<Selection>
Restrictions::selectGreedily(ArrayRef<unsigned> useful) const {
  Selection selection;
  uint64_t bits = 0;
  while (selection.size() < kMaxSelected && !isSufficient(selection)) {
    unsigned most = 0, next = 0;
    for (unsigned i : useful) {
      unsigned more = llvm::popcount(excluded[i] & ~bits);
      if (more > most) {
        most = more;
        next = i;
      }
    }
    if (most == 0)
      return std::nullopt;
    selection.push_back(next);
    bits |= excluded[next];
  }
  llvm::sort(selection);
  if (!isAllowed(selection))
    return std::nullopt;
  return selection;
}

std::optional<Selection> Restrictions::select() const {
  if (isAllowed({}))
    return Selection();
  std::vector<unsigned> useful;
  std::map<uint64_t, unsigned> alike;
  for (unsigned i = 0; i < all.size(); ++i)
    if ((excluded[i] || numExamples == 0) && alike[excluded[i]]++ < kMaxAlike)
      useful.push_back(i);
  for (unsigned count = 1; count <= 2; ++count)
    if (std::optional<Selection> best = selectAmong(useful, count))
      return best;
  return selectGreedily(useful);
}

} // namespace taso::generator
