//===- Generalizer.cpp - From candidates to proved rules ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Generalizer.h"

#include "Applicability.h"
#include "Form.h"
#include "Restrictions.h"
#include "TASO/Generator/AttributeSynthesis.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace mlir;

namespace taso::generator {

StringRef stringify(ProofVerdict verdict) {
  static constexpr StringRef names[] = {"proved", "refuted", "ill-typed",
                                        "unknown", "timeout"};
  return names[unsigned(verdict)];
}

/// Calls for one combination of target expressions once another is proved.
static constexpr unsigned kCallsForAnother = 8;
/// Rules that could not be decided, which takes long, after which a candidate
/// is given up.
static constexpr unsigned kMaxUndecided = 3;

static bool isUndecided(const ProofResult &result) {
  return result.verdict == ProofVerdict::Unknown ||
         result.verdict == ProofVerdict::Timeout;
}

/// Instances that must agree before a variable is taken for a literal.
static constexpr size_t kInstancesToPin = 10;

namespace {
/// Target slots that take the same expression: equal names and values.
struct TargetGroup {
  std::vector<unsigned> slots;
  std::vector<Expression> expressions; ///< the best one first
};

/// By group: which of its expressions.
using Choice = std::vector<unsigned>;

/// A form with what the prover said.
struct Attempt {
  Form form;
  Selection selection;
  ProofResult result;
};

class Generalization {
public:
  Generalization(const Candidate &candidate, ProveFn prove,
                 MLIRContext *context, const GeneralizeOptions &options)
      : candidate(candidate), prove(prove), context(context), options(options) {
  }

  GeneralizedRule run();

private:
  std::string prepare();
  void makeGroups(AttributeSynthesis &synthesis);
  std::vector<Choice> getChoices() const;
  Form makeForm(const Choice &choice) const;

  const ProofResult &check(const Form &form,
                           ProofEffort effort = ProofEffort::Prove);
  bool isProved(const Form &form) {
    return mayCall() && check(form).verdict == ProofVerdict::Proved;
  }
  bool isWeaker(const Form &form, const Form &than);
  bool isPromising(const Form &form, const Attempt &best);
  unsigned countMore(const ProofResult &result, const Form &than) const;
  bool mayCall() const { return calls < limit && undecided < kMaxUndecided; }

  std::optional<Attempt> search(const Choice &choice, const Attempt *best);
  std::optional<Attempt> searchChoices();
  bool learn(const ProofResult &result, Restrictions &restrictions) const;
  std::optional<Attempt> tryLiterals(const Form &form);
  void noteFailure(const Form &form, const ProofResult &result);

  void weaken(Attempt &attempt);
  void dropConditions(Form &form);
  void dropRestrictions(Form &form);
  void freeLiterals(Form &form);
  bool freeLiteral(Form &form, unsigned slot);
  void unshare(Form &form);
  bool unshareSlot(Form &form, unsigned slot);
  void pin(Form &form);
  std::vector<unsigned> getTargetsLike(unsigned slot) const;

  const Candidate &candidate;
  ProveFn prove;
  MLIRContext *context;
  const GeneralizeOptions &options;

  std::vector<Slot> sourceSlots, targetSlots;
  std::vector<SourceInstance> witnesses;
  std::vector<unsigned> owner; ///< by source slot, in the first form
  std::vector<TargetGroup> groups;
  /// By the text of the rule: what the prover said, with which effort.
  std::map<std::string, std::pair<ProofEffort, ProofResult>> known;
  unsigned calls = 0, limit = 0;
  unsigned proofs = 0;    ///< calls that were to prove,
  unsigned undecided = 0; ///< and did not
  /// What is reported if nothing is proved.
  std::optional<Attempt> failure;
};
} // namespace

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

/// Source slots of one name, and equal in all witnesses, share a variable.
static std::vector<unsigned> getOwners(ArrayRef<Slot> slots,
                                       ArrayRef<SourceInstance> witnesses) {
  std::vector<unsigned> owner(slots.size());
  for (unsigned slot = 0; slot < slots.size(); ++slot) {
    owner[slot] = slot;
    for (unsigned other = 0; other < slot; ++other) {
      bool isEqual = slots[other].spec->name == slots[slot].spec->name &&
                     slots[other].spec->kind == slots[slot].spec->kind &&
                     llvm::all_of(witnesses, [&](const SourceInstance &w) {
                       return w.attributes[other] == w.attributes[slot];
                     });
      if (!isEqual)
        continue;
      owner[slot] = other;
      break;
    }
  }
  return owner;
}

/// Reads the candidate. Returns why it cannot be generalised, or nothing.
std::string Generalization::prepare() {
  std::string error = explainWhyUnwritable(candidate);
  if (!error.empty())
    return error;
  if (candidate.witnesses.empty())
    return "there is no witness";
  for (const Witness &witness : candidate.witnesses) {
    FailureOr<SourceInstance> instance =
        makeInstance(candidate.source, witness.inputs, witness.source);
    if (failed(instance))
      return "a witness is ill-typed";
    witnesses.push_back(std::move(*instance));
  }
  sourceSlots = getSlots(candidate.source);
  targetSlots = getSlots(candidate.target);
  owner = getOwners(sourceSlots, witnesses);
  AttributeSynthesis synthesis(candidate, witnesses);
  makeGroups(synthesis);
  for (const TargetGroup &group : groups)
    if (group.expressions.empty())
      return "no expression gives the attribute '" +
             std::string(targetSlots[group.slots.front()].spec->name) +
             "' of '" +
             candidate.target.nodes[targetSlots[group.slots.front()].node].op +
             "'";
  return {};
}

void Generalization::makeGroups(AttributeSynthesis &synthesis) {
  std::vector<std::vector<AttributeValue>> wanted;
  for (unsigned slot = 0; slot < targetSlots.size(); ++slot) {
    std::vector<AttributeValue> &values = wanted.emplace_back();
    for (const Witness &witness : candidate.witnesses)
      values.push_back(getValue(targetSlots[slot], witness.target));
    auto isAlike = [&](const TargetGroup &group) {
      unsigned first = group.slots.front();
      return targetSlots[first].spec->name == targetSlots[slot].spec->name &&
             wanted[first] == values;
    };
    auto it = llvm::find_if(groups, isAlike);
    if (it != groups.end()) {
      it->slots.push_back(slot);
      continue;
    }
    groups.push_back({{slot}, synthesis.find(*targetSlots[slot].spec, values)});
  }
}

/// Combinations, those of more natural expressions first.
std::vector<Choice> Generalization::getChoices() const {
  std::vector<Choice> choices = {Choice(groups.size(), 0)};
  // By how far they are from the first; those next to it are enough here.
  for (size_t i = 0; i < choices.size() && choices.size() < options.maxChoices;
       ++i)
    for (size_t group = 0;
         group < groups.size() && choices.size() < options.maxChoices;
         ++group) {
      Choice next = choices[i];
      if (++next[group] < groups[group].expressions.size() &&
          !llvm::is_contained(choices, next))
        choices.push_back(std::move(next));
    }
  return choices;
}

Form Generalization::makeForm(const Choice &choice) const {
  Form form;
  form.owner = owner;
  form.isLiteral.assign(owner.size(), false);
  form.target.resize(targetSlots.size());
  for (auto [group, i] : llvm::zip_equal(groups, choice))
    for (unsigned slot : group.slots)
      form.target[slot] = group.expressions[i];
  return form;
}

//===----------------------------------------------------------------------===//
// Asking the prover
//===----------------------------------------------------------------------===//

/// A form that was asked for before costs no call.
const ProofResult &Generalization::check(const Form &form, ProofEffort effort) {
  SymbolicRule rule = form.makeRule(sourceSlots, witnesses.front().attributes);
  auto [it, isNew] = known.try_emplace(print(rule), effort, ProofResult());
  auto &[made, result] = it->second;
  bool suffices = made == ProofEffort::Prove || effort == ProofEffort::Refute ||
                  result.verdict != ProofVerdict::Unknown;
  if (!isNew && suffices)
    return result;
  std::string error;
  auto module = writeRule(candidate, rule, options.heading, context, error);
  made = effort;
  if (failed(module)) {
    result.reason = error;
    return result;
  }
  ++calls;
  proofs += effort == ProofEffort::Prove;
  result = prove(*(*module)->getOps<pdl::PatternOp>().begin(), effort);
  undecided += effort == ProofEffort::Prove && isUndecided(result);
  return result;
}

/// How many of the instances that the prover accepted for one rule another does
/// not apply to.
unsigned Generalization::countMore(const ProofResult &result,
                                   const Form &than) const {
  SymbolicRule rule = than.makeRule(sourceSlots, witnesses.front().attributes);
  return llvm::count_if(result.instances, [&](const std::string &text) {
    auto instance = readInstance(candidate, text, context);
    return succeeded(instance) && !appliesTo(candidate, rule, *instance);
  });
}

static bool isNotRefuted(const ProofResult &result) {
  return result.verdict == ProofVerdict::Unknown ||
         result.verdict == ProofVerdict::Proved;
}

/// True if `form` is proved and applies to an instance to which `than` does
/// not. Otherwise its variables would only seem to say more.
bool Generalization::isWeaker(const Form &form, const Form &than) {
  if (!mayCall())
    return false;
  const ProofResult &result = check(form, ProofEffort::Refute);
  return isNotRefuted(result) && countMore(result, than) > 0 && isProved(form);
}

/// True if `form` may apply to more than what was found.
bool Generalization::isPromising(const Form &form, const Attempt &best) {
  const ProofResult &result = check(form, ProofEffort::Refute);
  return isNotRefuted(result) &&
         countMore(result, best.form) > countMore(best.result, form);
}

/// A rule that could not be decided says more than one that is wrong.
void Generalization::noteFailure(const Form &form, const ProofResult &result) {
  if (!failure || (isUndecided(result) && !isUndecided(failure->result)))
    failure = Attempt{form, {}, result};
}

//===----------------------------------------------------------------------===//
// Finding a rule that is proved
//===----------------------------------------------------------------------===//

/// Remembers the counterexamples; false if there is none to learn from.
bool Generalization::learn(const ProofResult &result,
                           Restrictions &restrictions) const {
  bool isNew = false;
  for (const std::string &text : result.counterexamples) {
    FailureOr<SourceInstance> instance = readInstance(candidate, text, context);
    if (failed(instance))
      continue;
    restrictions.addCounterexample(*instance);
    isNew = true;
  }
  return isNew;
}

/// The rule with every attribute that is constant as a literal: if that cannot
/// be decided either, nothing between is tried.
std::optional<Attempt> Generalization::tryLiterals(const Form &form) {
  for (bool keywordsOnly : {true, false}) {
    Form literal = form;
    for (unsigned slot = 0; slot < owner.size(); ++slot) {
      bool isKeyword =
          sourceSlots[slot].spec->kind == semantics::AttributeKind::Keyword;
      bool isConstant =
          llvm::all_of(witnesses, [&](const SourceInstance &witness) {
            return witness.attributes[slot] ==
                   witnesses.front().attributes[slot];
          });
      if (isConstant && (isKeyword || !keywordsOnly))
        literal.isLiteral[slot] = true;
    }
    if (isProved(literal))
      return Attempt{literal, {}, check(literal)};
  }
  return std::nullopt;
}

/// Looks for a rule with these target expressions that is proved and, if there
/// is one already, applies to more.
std::optional<Attempt> Generalization::search(const Choice &choice,
                                              const Attempt *best) {
  Form first = makeForm(choice);
  std::optional<Restrictions> restrictions;
  Selection selection;
  while (mayCall()) {
    Form form = first;
    for (unsigned i : selection)
      (*restrictions)[i].addTo(form);
    if (best && isNotRefuted(check(form, ProofEffort::Refute)) &&
        !isPromising(form, *best))
      return std::nullopt;
    const ProofResult &result = check(form);
    if (result.verdict == ProofVerdict::Proved)
      return Attempt{form, selection, result};
    noteFailure(form, result);
    if (isUndecided(result) && selection.empty())
      return tryLiterals(form);
    if (!restrictions)
      restrictions.emplace(candidate, witnesses, first);
    if (!learn(result, *restrictions) || restrictions->isSufficient(selection))
      restrictions->refuse(selection);
    std::optional<Selection> next = restrictions->select();
    if (!next)
      return std::nullopt;
    selection = std::move(*next);
  }
  return std::nullopt;
}

/// True if an attribute of the target is a literal in the first form only.
static bool hasMoreLiterals(const Form &form, const Form &than) {
  for (auto [a, b] : llvm::zip_equal(form.target, than.target))
    if (a.kind == Expression::Kind::Literal &&
        b.kind != Expression::Kind::Literal)
      return true;
  return false;
}

/// The first combination is the most natural one. Where the target often has no
/// type, another may apply to more.
std::optional<Attempt> Generalization::searchChoices() {
  std::optional<Attempt> best;
  for (const Choice &choice : getChoices()) {
    // A literal applies to less than an expression that is proved.
    if (best && hasMoreLiterals(makeForm(choice), best->form))
      continue;
    limit = options.maxCalls;
    if (best)
      limit = std::min(limit, calls + kCallsForAnother);
    std::optional<Attempt> attempt = search(choice, best ? &*best : nullptr);
    if (attempt)
      best = std::move(attempt);
    if (best && best->result.illTyped == 0)
      break;
  }
  limit = options.maxCalls;
  return best;
}

//===----------------------------------------------------------------------===//
// Weakening what is proved
//===----------------------------------------------------------------------===//

/// Drops conditions that the proof does not need.
void Generalization::dropConditions(Form &form) {
  for (size_t i = form.conditions.size(); i-- > 0;) {
    Form without = form;
    without.conditions.erase(without.conditions.begin() + i);
    if (isProved(without))
      form = std::move(without);
  }
}

/// Drops conditions and literals that the proof does not need.
void Generalization::dropRestrictions(Form &form) {
  dropConditions(form);
  for (unsigned slot = 0; slot < owner.size(); ++slot) {
    if (!form.isLiteral[slot] || form.owner[slot] != slot)
      continue;
    Form without = form;
    for (unsigned other : form.getSharing(slot))
      without.isLiteral[other] = false;
    if (isWeaker(without, form))
      form = std::move(without);
  }
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

void Generalization::weaken(Attempt &attempt) {
  undecided = 0;
  if (attempt.selection.size() != 1)
    dropRestrictions(attempt.form);
  freeLiterals(attempt.form);
  unshare(attempt.form);
  pin(attempt.form);
  dropConditions(attempt.form);
  attempt.result = check(attempt.form);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

GeneralizedRule Generalization::run() {
  GeneralizedRule generalized;
  generalized.reason = prepare();
  if (!generalized.reason.empty())
    return generalized;
  std::optional<Attempt> best = searchChoices();
  if (best)
    weaken(*best);
  else
    best = std::move(failure);
  generalized.calls = calls;
  if (!best)
    return generalized;
  generalized.verdict = best->result.verdict;
  generalized.reason = best->result.reason;
  generalized.rule =
      best->form.makeRule(sourceSlots, witnesses.front().attributes);
  std::string error;
  auto module =
      writeRule(candidate, generalized.rule, options.heading, context, error);
  if (succeeded(module))
    generalized.module = std::move(*module);
  return generalized;
}

GeneralizedRule generalize(const Candidate &candidate, ProveFn prove,
                           MLIRContext *context,
                           const GeneralizeOptions &options) {
  return Generalization(candidate, prove, context, options).run();
}

} // namespace taso::generator
