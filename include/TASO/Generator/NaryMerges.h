//===- NaryMerges.h - From two parts to many --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule that merges two operations by a concat, or cuts one in two, holds for
// more parts as well, but PDL has no pattern for "n of these". Here the rule
// for k parts is derived from the text of the rule for two. It is a conjecture:
// the caller proves it like any other rule.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_NARYMERGES_H
#define TASO_GENERATOR_NARYMERGES_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace taso::generator {

/// A product of k parts that add up to one: more than this many are hardly ever
/// found in one network.
inline constexpr unsigned kMaxParts = 8;

/// And of a sum in the source, more than this many terms: a sum of k has 2^(k -
/// 2) orders of operands, each of which the matcher tries, and the rule for two
/// terms, applied again and again, gives the same.
inline constexpr unsigned kMaxTerms = 4;

/// And of parts that each have a sum, more than this many: each sum has two
/// orders of operands, and the matcher's compiler takes seconds for what the
/// rule for two, applied again and again, gives as well.
inline constexpr unsigned kMaxSums = 3;

/// Derives the rule for `parts` (3 or more) parts from a rule for two, or
/// returns null if the rule has no two parts. These are
///
///   - two roots of one operator, or
///   - the operands of each binary concat in the source, or
///   - the operands of a sum (product, maximum, minimum) that is the root.
///
/// What only the first part needs is copied for each part but the last; the
/// last is the second part of the rule for two, which may differ. In the
/// target, a concat of both parts joins all of them, a sum of both becomes a
/// chain, and a split by the list [a, b] of a size of each part has a result
/// for each. The rule is linted, and is called as the rule for two with
/// `_<parts>` behind.
mlir::OwningOpRef<mlir::pdl::PatternOp>
deriveNaryMerge(mlir::pdl::PatternOp rule, unsigned parts);

} // namespace taso::generator

#endif // TASO_GENERATOR_NARYMERGES_H
