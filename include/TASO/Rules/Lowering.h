//===- Lowering.h - From pure rules to patterns that are safe ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pure rule states a law. PDL would run it wrongly: two operations of a
// pattern may match one, result types are inferred without properties, and
// symmetric matches come k! times. Lowering adds what is missing, as native
// constraints, so that a lowered rule is safe under any driver:
//
//   root              explicit
//   taso_distinct     for each pair of source operations that may coincide
//   taso_before       one for each automorphism of the rule
//   taso_few_users    a bound on the users of the values that tie roots
//   taso_few_or_adjacent  the same, where what the value ties is alike: beyond
//                     the bound only neighbours match
//   taso_adjacent     many roots that are alike are neighbours
//   taso_infer        the result types of every created operation
//   taso_same_types   each replacement has the types of what it replaces
//   variants          one for each operand order of commutative operators
//   taso_acyclic      (driver) refuses matches whose rewrite closes a cycle
//   taso_gate         (search) lists matches instead of applying them
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_LOWERING_H
#define TASO_RULES_LOWERING_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace taso {

struct LoweringOptions {
  /// Adds the gate, for the search. Without it the patterns are for a driver,
  /// and refuse cycles by themselves.
  bool gate = true;
  /// A value with more uses than this does not tie the roots of a rule, unless
  /// they are alike and no operation between them could take the place of one.
  unsigned maxUsers = 32;
  /// A value with more uses than this ties no roots at all.
  unsigned maxHub = 1024;
  /// With more roots than this, those that are alike must be neighbours: no
  /// operation between two of them could take the place of one. U users of a
  /// value have about U^k choices of k roots, but only U - k + 1 such rows.
  unsigned maxFreeRoots = 3;
  /// A rule that has more variants by commutativity is cut here, with a remark.
  unsigned maxVariants = 64;
};

/// What became of one operand order of a rule.
struct LoweredPattern {
  /// The index of the pure pattern in its module.
  unsigned rule = 0;
  /// Which of its commutative operations have their operands exchanged: bit i
  /// for the i-th commutative source operation.
  unsigned swapped = 0;
};

/// Lowers every pattern of `pure` into `lowered`, in order. `pure` has passed
/// lintRules. Variants of one rule follow one another; the first has the
/// operand order of the text.
llvm::LogicalResult lowerRules(mlir::ModuleOp pure, mlir::ModuleOp lowered,
                               const LoweringOptions &options,
                               std::vector<LoweredPattern> &patterns);

} // namespace taso

#endif // TASO_RULES_LOWERING_H
