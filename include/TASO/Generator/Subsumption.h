//===- Subsumption.h - Which rules a candidate follows from -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A candidate is an instance of a rule if the rule turns the candidate's source
// into its target. Many candidates are instances of one general rule.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_SUBSUMPTION_H
#define TASO_GENERATOR_SUBSUMPTION_H

#include "TASO/Generator/Candidate.h"
#include "TASO/Rules/RuleMatcher.h"

#include <optional>

namespace taso::generator {

/// The first rule of the matcher's set that turns the candidate's source into
/// its target in each witness, by one application and up to the order of sums
/// and products; its index in the set. The rules must be lowered for the
/// matcher.
std::optional<unsigned> findSubsuming(const Candidate &candidate,
                                      RuleMatcher &matcher);

} // namespace taso::generator

#endif // TASO_GENERATOR_SUBSUMPTION_H
