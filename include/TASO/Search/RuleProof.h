//===- RuleProof.h - What is known of the truth of a rule -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files of rules may say how each was proved; the laws that are loaded by default
// do not. Reports and explanations then ask a prover for those that were applied.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_RULEPROOF_H
#define TASO_SEARCH_RULEPROOF_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"

#include <functional>
#include <string>

namespace taso {

/// What is empty is not known.
struct RuleProof {
  std::string prover;  ///< and for which ranks: "definitions, ranks up to 6"
  std::string verdict; ///< "proved", "unknown" or "timeout"
  std::string certificate; ///< a hash
  std::string fpClass;     ///< "exact", "reassociates" or "rounds"
};

/// Proves a rule, if it can. May be null, for none.
using RuleProver = std::function<RuleProof(mlir::pdl::PatternOp)>;

} // namespace taso

#endif // TASO_SEARCH_RULEPROOF_H
