//===- Generalization.h - The search for one rule ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generalizer.cpp finds a rule that is proved, Weakening.cpp weakens it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_GENERALIZATION_H
#define TASO_LIB_GENERATOR_GENERALIZATION_H

#include "Form.h"
#include "Restrictions.h"
#include "TASO/Generator/AttributeSynthesis.h"
#include "TASO/Generator/Generalizer.h"

#include <map>

namespace taso::generator {

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
  ProofResult result;
};

class Generalization {
public:
  Generalization(const Candidate &candidate, ProveFn prove,
                 mlir::MLIRContext *context, const GeneralizeOptions &options)
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
  bool mayCall() const;

  std::optional<Attempt> search(const Choice &choice, const Attempt *best);
  std::optional<Attempt> searchChoices();
  void searchApart(Attempt &best);
  bool learn(const ProofResult &result, Restrictions &restrictions) const;
  std::optional<Attempt> tryLiterals(const Form &form);
  std::optional<Attempt> tryRelation(const Form &form);
  Form makeLiteralForm(Form form, bool choicesOnly) const;
  std::optional<Attempt> restrict(const Form &first, unsigned maxSteps,
                                  const Attempt *best);
  void noteFailure(const Form &form, const ProofResult &result);

  void weaken(Attempt &attempt);
  void simplifyTarget(Form &form);
  void dropConditions(Form &form);
  void dropLiterals(Form &form, llvm::ArrayRef<unsigned> slots);
  void dropRestrictions(Form &form);
  void freeLiterals(Form &form);
  bool freeLiteral(Form &form, unsigned slot);
  void unshare(Form &form);
  bool unshareSlot(Form &form, unsigned slot);
  void pin(Form &form);
  std::vector<unsigned> getTargetsLike(unsigned slot) const;

  const Candidate &candidate;
  ProveFn prove;
  mlir::MLIRContext *context;
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

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_GENERALIZATION_H
