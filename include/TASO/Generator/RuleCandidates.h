//===- RuleCandidates.h - From equations to candidates for rules -*- C++ -*-==//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An equation gives a candidate in each direction. Where one side joins two
// graphs, as in concat(s, t) = u, it also says that s and t together are the
// parts of u: {s; t} => split(u), the rule that merges two operators.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_RULECANDIDATES_H
#define TASO_GENERATOR_RULECANDIDATES_H

#include "TASO/Generator/Enumeration.h"

namespace taso::generator {

struct RuleCandidate {
  Candidate candidate;
  /// Operators of both sides.
  unsigned size = 0;
  /// Both graphs without attributes and kinds of inputs. Candidates that differ
  /// only in parameters have equal keys.
  std::string key;
  /// The equation, for people, and how the candidate was made of it.
  std::string origin;
  bool needsGuard = false;
};

/// What became of the candidates that are no candidates for rules.
struct CandidateCounts {
  uint64_t disconnected = 0;  ///< the source falls apart
  uint64_t sameOperators = 0; ///< the sides differ in attributes only
  uint64_t unwritable = 0;    ///< the target would create a constant, or only
                              ///< one result of an operator would be replaced
};

/// In order of size; of one size, those with more inputs first; then in the
/// order of the equations. What is not counted in `counts` is
/// a candidate.
std::vector<RuleCandidate>
makeRuleCandidates(const std::vector<FoundEquation> &equations,
                   CandidateCounts &counts);

} // namespace taso::generator

#endif // TASO_GENERATOR_RULECANDIDATES_H
