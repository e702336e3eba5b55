//===- Weakening.cpp - Proved rules that say more -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule that is proved is tried with less: fewer conditions, variables for
// literals, variables of their own for slots that share one. What is taken
// applies to instances to which the rule before did not.
//
//===----------------------------------------------------------------------===//

#include "Applicability.h"
#include "Generalization.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso::generator {

/// Instances that must agree before a variable is taken for a literal.
static constexpr size_t kInstancesToPin = 10;
/// Relations that are tried in the place of a literal.
static constexpr unsigned kMaxRelations = 2;

/// Drops conditions that the proof does not need.
void Generalization::dropConditions(Form &form) {
  for (size_t i = form.conditions.size(); i-- > 0;) {
    Form without = form;
    without.conditions.erase(without.conditions.begin() + i);
    if (isProved(without))
      form = std::move(without);
  }
}

/// Tries variables for literals, and then with a condition that relates two
/// attributes. What is not proved leaves `form` as it was.
void Generalization::dropLiterals(Form &form, ArrayRef<unsigned> slots) {
  Form without = form;
  for (unsigned slot : slots)
    for (unsigned other : form.getSharing(slot))
      without.isLiteral[other] = false;
  if (isWeaker(without, form)) {
    form = std::move(without);
    return;
  }
  if (!mayCall())
    return;
  Restrictions restrictions(candidate, witnesses, without);
  for (unsigned relation : restrictions.getRelations(kMaxRelations)) {
    Form related = without;
    restrictions[relation].addTo(related);
    if (isWeaker(related, form)) {
      form = std::move(related);
      return;
    }
  }
}

/// Drops conditions and literals that the proof does not need, or that only
/// stand for what relates two attributes: a mean over axis 0 and a part of axis
/// 1 for a mean over axes that the part is not along.
void Generalization::dropRestrictions(Form &form) {
  dropConditions(form);
  auto isLiteral = [&](unsigned slot) {
    return form.isLiteral[slot] && form.owner[slot] == slot;
  };
  for (unsigned slot = 0; slot < owner.size(); ++slot)
    if (isLiteral(slot))
      dropLiterals(form, slot);
  for (unsigned slot = 0; slot < owner.size(); ++slot)
    for (unsigned other = slot + 1; other < owner.size(); ++other)
      if (isLiteral(slot) && isLiteral(other))
        dropLiterals(form, {slot, other});
}

/// Target slots with the name and the values of a source slot.
std::vector<unsigned> Generalization::getTargetsLike(unsigned slot) const {
  std::vector<unsigned> targets;
  for (unsigned target = 0; target < targetSlots.size(); ++target) {
    if (targetSlots[target].spec->name != sourceSlots[slot].spec->name)
      continue;
    bool isEqual = true;
    for (auto [witness, instance] :
         llvm::zip_equal(candidate.witnesses, witnesses))
      isEqual &= getValue(targetSlots[target], witness.target) ==
                 instance.attributes[slot];
    if (isEqual)
      targets.push_back(target);
  }
  return targets;
}

/// A literal of the source becomes a variable, which stands for all, or for one
/// of the literals of the target.
bool Generalization::freeLiteral(Form &form, unsigned slot) {
  std::vector<unsigned> targets = getTargetsLike(slot);
  std::vector<std::vector<unsigned>> choices = {targets};
  if (targets.size() > 1)
    for (unsigned target : targets)
      choices.push_back({target});
  Form freed = form;
  freed.isLiteral[slot] = false;
  std::vector<unsigned> sharing = form.getSharing(slot);
  // Literals that shared its variable stay, under another owner.
  llvm::erase(sharing, slot);
  if (!sharing.empty()) {
    unsigned from = form.owner[slot];
    for (unsigned other : sharing)
      freed.owner[other] = sharing.front();
    freed.rename(from, sharing.front());
  }
  freed.owner[slot] = slot;
  for (ArrayRef<unsigned> choice : choices) {
    Form attempt = freed;
    for (unsigned target : choice)
      attempt.target[target] = Expression::makeVariable(slot);
    if (isWeaker(attempt, form)) {
      form = std::move(attempt);
      return true;
    }
  }
  return false;
}

void Generalization::freeLiterals(Form &form) {
  for (unsigned slot = 0; slot < owner.size(); ++slot)
    if (form.isLiteral[slot] &&
        (form.getSharing(slot).size() > 1 || getTargetsLike(slot).size() > 1))
      freeLiteral(form, slot);
}

/// Gives a slot that shares a variable one of its own, which stands for none,
/// or for one of the attributes of the target that the shared one stands for.
bool Generalization::unshareSlot(Form &form, unsigned slot) {
  Form apart = form;
  unsigned from = form.owner[slot];
  std::vector<unsigned> sharing = form.getSharing(slot);
  llvm::erase(sharing, slot);
  for (unsigned other : sharing)
    apart.owner[other] = sharing.front();
  apart.rename(from, sharing.front());
  apart.owner[slot] = slot;
  std::vector<Form> attempts = {apart};
  for (unsigned target = 0; target < targetSlots.size(); ++target)
    if (form.target[target].kind == Expression::Kind::Variable &&
        form.target[target].variable == from) {
      attempts.push_back(apart);
      attempts.back().target[target] = Expression::makeVariable(slot);
    }
  for (Form &attempt : attempts) {
    unsigned before = proofs;
    if (isWeaker(attempt, form)) {
      form = std::move(attempt);
      return true;
    }
    // What is not refuted at once takes long, and is seldom true.
    if (proofs > before)
      return false;
  }
  return true;
}

void Generalization::unshare(Form &form) {
  for (unsigned slot = 0; slot < owner.size(); ++slot)
    if (!form.isLiteral[slot] && form.getSharing(slot).size() > 1 &&
        !unshareSlot(form, slot))
      return;
}

/// Where a variable has one value in all instances to which the rule applies,
/// the others being ill-typed, it becomes a literal: the rule says the same,
/// and is matched faster.
void Generalization::pin(Form &form) {
  const ProofResult &result = check(form);
  std::vector<SourceInstance> instances;
  for (const std::string &text : result.instances) {
    auto instance = readInstance(candidate, text, context);
    if (succeeded(instance))
      instances.push_back(std::move(*instance));
  }
  if (instances.size() < kInstancesToPin || !mayCall())
    return;
  Form pinned = form;
  for (unsigned slot = 0; slot < owner.size(); ++slot) {
    const AttributeValue &value = witnesses.front().attributes[slot];
    auto hasValue = [&](const SourceInstance &instance) {
      return instance.attributes[slot] == value;
    };
    if (llvm::all_of(witnesses, hasValue) && llvm::all_of(instances, hasValue))
      for (unsigned other : form.getSharing(slot))
        pinned.isLiteral[other] = true;
  }
  if (isProved(pinned))
    form = std::move(pinned);
}

static bool hasVariable(const Expression &expression) {
  return expression.kind == Expression::Kind::Variable ||
         llvm::any_of(expression.arguments, hasVariable);
}

/// What is computed without variables may be a literal: always if it is of
/// literals alone, and if it is of shapes where the rule then applies to as
/// much: the last axis of an image is 3.
void Generalization::simplifyTarget(Form &form) {
  SymbolicRule rule = form.makeRule(sourceSlots, witnesses.front().attributes);
  Form simple = form;
  for (const TargetGroup &group : groups) {
    auto literal = llvm::find_if(group.expressions, [](const Expression &e) {
      return e.kind == Expression::Kind::Literal;
    });
    if (literal == group.expressions.end())
      continue;
    for (unsigned slot : group.slots)
      if (!hasVariable(rule.target[slot]) &&
          form.target[slot].kind == Expression::Kind::Call)
        simple.target[slot] = *literal;
  }
  if (isProved(simple) && countMore(check(form), simple) == 0)
    form = std::move(simple);
}

void Generalization::weaken(Attempt &attempt) {
  undecided = 0;
  simplifyTarget(attempt.form);
  dropRestrictions(attempt.form);
  freeLiterals(attempt.form);
  unshare(attempt.form);
  pin(attempt.form);
  dropConditions(attempt.form);
  attempt.result = check(attempt.form);
}

} // namespace taso::generator
