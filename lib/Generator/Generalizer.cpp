//===- Generalizer.cpp - From candidates to proved rules ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Generalizer.h"

#include "Applicability.h"
#include "Generalization.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

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

bool Generalization::mayCall() const {
  return calls < limit && undecided < kMaxUndecided;
}

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
    failure = Attempt{form, result};
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

/// The form with a literal for every attribute that is constant and may be one,
/// or for keywords and flags only.
Form Generalization::makeLiteralForm(Form form, bool choicesOnly) const {
  for (unsigned slot = 0; slot < owner.size(); ++slot) {
    const semantics::AttributeSpec &spec = *sourceSlots[slot].spec;
    const AttributeValue &value = witnesses.front().attributes[slot];
    bool isChoice = spec.kind == semantics::AttributeKind::Keyword ||
                    spec.domain == semantics::AttributeDomain::Flag;
    bool isConstant =
        llvm::all_of(witnesses, [&](const SourceInstance &witness) {
          return witness.attributes[slot] == value;
        });
    if (isConstant && (isChoice || !choicesOnly) && mayBeLiteral(spec, value))
      form.isLiteral[slot] = true;
  }
  return form;
}

/// If the rule cannot be decided with literals either, nothing between is
/// tried.
std::optional<Attempt> Generalization::tryLiterals(const Form &form) {
  for (bool choicesOnly : {true, false}) {
    Form literal = makeLiteralForm(form, choicesOnly);
    if (isProved(literal))
      return Attempt{literal, check(literal)};
  }
  return std::nullopt;
}

/// A rule can be right in a corner where the prover decides nothing, and there
/// is no counterexample to learn from: an axis that meets another one where all
/// of it is taken. What relates two attributes keeps away from such corners. If
/// more steps might decide it, that is the rule that is reported.
std::optional<Attempt> Generalization::tryRelation(const Form &form) {
  Restrictions restrictions(candidate, witnesses, form);
  std::vector<unsigned> relations = restrictions.getRelations(1);
  if (relations.empty())
    return std::nullopt;
  for (Form related : {form, makeLiteralForm(form, /*choicesOnly=*/true)}) {
    restrictions[relations.front()].addTo(related);
    const ProofResult &result = check(related);
    if (result.verdict == ProofVerdict::Proved)
      return Attempt{related, result};
    if (result.verdict == ProofVerdict::Timeout)
      failure = Attempt{related, result};
  }
  return std::nullopt;
}

/// Adds restrictions to a form until it is proved and, if there is a rule
/// already, applies to more.
std::optional<Attempt> Generalization::restrict(const Form &first,
                                                unsigned maxSteps,
                                                const Attempt *best) {
  std::optional<Restrictions> restrictions;
  Selection selection;
  for (unsigned step = 0; step < maxSteps && mayCall(); ++step) {
    Form form = first;
    for (unsigned i : selection)
      (*restrictions)[i].addTo(form);
    if (best && isNotRefuted(check(form, ProofEffort::Refute)) &&
        !isPromising(form, *best))
      return std::nullopt;
    const ProofResult &result = check(form);
    if (result.verdict == ProofVerdict::Proved)
      return Attempt{form, result};
    noteFailure(form, result);
    if (isUndecided(result) && selection.empty()) {
      std::optional<Attempt> literal = tryLiterals(form);
      std::optional<Attempt> related = tryRelation(form);
      return related ? related : literal;
    }
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

/// Looks for a rule with these target expressions. Few rules need more than a
/// restriction or two; for those that do, it is started from literals, which
/// leave fewer reasons to be false.
std::optional<Attempt> Generalization::search(const Choice &choice,
                                              const Attempt *best) {
  constexpr unsigned kSteps = 7;
  Form first = makeForm(choice);
  std::optional<Attempt> found = restrict(first, kSteps, best);
  if (found || best || undecided > 0)
    return found;
  return restrict(makeLiteralForm(first, /*choicesOnly=*/false), kSteps, best);
}

/// True if an attribute of the target is a literal in the first form only.
static bool hasMoreLiterals(const Form &form, const Form &than) {
  for (auto [a, b] : llvm::zip_equal(form.target, than.target))
    if (a.kind == Expression::Kind::Literal &&
        b.kind != Expression::Kind::Literal)
      return true;
  return false;
}

/// Attributes of the target that are equal in the witnesses may be so by their
/// rank alone: the last axis of a product and of its second factor. Each is
/// tried with an expression of its own.
void Generalization::searchApart(Attempt &best) {
  limit = std::min(options.maxCalls, calls + kCallsForAnother);
  for (const TargetGroup &group : groups) {
    if (group.slots.size() < 2)
      continue;
    for (unsigned slot : group.slots)
      for (const Expression &expression : group.expressions) {
        if (expression.kind != Expression::Kind::Call ||
            best.form.target[slot].kind != Expression::Kind::Call ||
            best.result.illTyped == 0)
          continue;
        Form apart = best.form;
        apart.target[slot] = expression;
        if (isNotRefuted(check(apart, ProofEffort::Refute)) &&
            isPromising(apart, best) && isProved(apart))
          best = {apart, check(apart)};
      }
  }
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
  if (best)
    searchApart(*best);
  limit = options.maxCalls;
  return best;
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

static bool isVariation(const Witness &witness) { return witness.isVariation; }

GeneralizedRule generalize(const Candidate &candidate, ProveFn prove,
                           MLIRContext *context,
                           const GeneralizeOptions &options) {
  GeneralizedRule rule =
      Generalization(candidate, prove, context, options).run();
  bool isOpen = rule.verdict == ProofVerdict::Refuted ||
                rule.verdict == ProofVerdict::IllTyped || !rule.module;
  if (!isOpen || llvm::none_of(candidate.witnesses, isVariation))
    return rule;
  // What cannot be said for all sizes may be a rule where some are equal.
  Candidate plain = candidate;
  llvm::erase_if(plain.witnesses, isVariation);
  unsigned calls = rule.calls;
  rule = Generalization(plain, prove, context, options).run();
  rule.calls += calls;
  return rule;
}

} // namespace taso::generator
