//===- OracleMatcher.h - A second matcher, slow and plain -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches a pure pattern by backtracking over its source operations, straight
// from the text: no lowering, no bytecode, no roots. Tests compare RuleMatcher
// with it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RULES_ORACLEMATCHER_H
#define TASO_LIB_RULES_ORACLEMATCHER_H

#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/Block.h"

#include <set>
#include <vector>

namespace taso {

/// The operations that a pattern's source operations are bound to, as indices
/// in the block, in the order of the pattern.
using OracleMatch = std::vector<unsigned>;

/// Every assignment of distinct operations of the block to the source
/// operations that satisfies the source, with any operand order of commutative
/// operators. Native constraints are evaluated; the target is not looked at.
std::set<OracleMatch> matchByBacktracking(mlir::pdl::PatternOp pattern,
                                          mlir::Block &block);

} // namespace taso

#endif // TASO_LIB_RULES_ORACLEMATCHER_H
