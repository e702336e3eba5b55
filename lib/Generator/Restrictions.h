//===- Restrictions.h - What may make a rule true ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A restriction makes attributes of the source literals, or adds a side
// condition. It holds in all witnesses. Wanted are few and weak ones that
// exclude every counterexample.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_RESTRICTIONS_H
#define TASO_LIB_GENERATOR_RESTRICTIONS_H

#include "Form.h"

#include <set>

namespace taso::generator {

struct Restriction {
  std::vector<unsigned> literals;     ///< slots that become literals,
  std::optional<Condition> condition; ///< or a condition
  unsigned rank = 0;

  void addTo(Form &form) const;
  bool excludes(const SourceInstance &instance,
                llvm::ArrayRef<AttributeValue> values) const;
};

/// A set of restrictions, by their numbers.
using Selection = std::vector<unsigned>;

class Restrictions {
public:
  /// For the rules that share variables as `form` does.
  Restrictions(const Candidate &candidate,
               llvm::ArrayRef<SourceInstance> witnesses, const Form &form);

  const Restriction &operator[](unsigned i) const { return all[i]; }
  /// The cheapest conditions that relate two attributes, at most `count`.
  std::vector<unsigned> getRelations(unsigned count) const;

  /// Adds an instance of the source in which the rule is false; false if no
  /// restriction excludes it.
  bool addCounterexample(const SourceInstance &instance);
  /// The cheapest selection of one or two that excludes all counterexamples and
  /// was not refused; if there is none, some larger one.
  std::optional<Selection> select() const;
  void refuse(const Selection &selection) { refused.insert(selection); }
  /// True if the selection excludes all counterexamples.
  bool isSufficient(const Selection &selection) const;

private:
  std::optional<Selection> selectAmong(llvm::ArrayRef<unsigned> useful,
                                       unsigned count) const;
  std::optional<Selection>
  selectGreedily(llvm::ArrayRef<unsigned> useful) const;
  bool isAllowed(const Selection &selection) const;

  std::vector<AttributeValue> values; ///< of the source's slots in a witness
  std::vector<Restriction> all;
  std::vector<uint64_t> excluded; ///< by restriction: bit i is example i
  unsigned numExamples = 0;
  std::set<Selection> refused;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_RESTRICTIONS_H
