//===- RuleProver.h - Proofs of the rules that were applied -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Connects what the search reports with the prover.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_RULEPROVER_H
#define TASO_LIB_TRANSFORMS_RULEPROVER_H

#include "TASO/Search/RuleProof.h"

namespace taso {

/// Proves rules from the definitions of their operators, each once: a network
/// takes hundreds of steps by a dozen rules.
RuleProver makeRuleProver();

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_RULEPROVER_H
