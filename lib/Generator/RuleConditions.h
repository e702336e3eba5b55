//===- RuleConditions.h - Which side conditions a rule may have -*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every side condition of the vocabulary, over a rule's attributes, values and
// small numbers, that holds in all witnesses: what may be added to a rule that
// is false without.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_RULECONDITIONS_H
#define TASO_LIB_GENERATOR_RULECONDITIONS_H

#include "TASO/Generator/SymbolicRule.h"

namespace taso::generator {

struct RankedCondition {
  Condition condition;
  /// Weak and natural conditions have small ranks.
  unsigned rank = 0;
};

/// The conditions, by rank. `variables` are the slots whose attributes are
/// variables of the rule.
std::vector<RankedCondition>
findConditions(const Candidate &candidate,
               llvm::ArrayRef<SourceInstance> witnesses,
               llvm::ArrayRef<unsigned> variables);

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_RULECONDITIONS_H
