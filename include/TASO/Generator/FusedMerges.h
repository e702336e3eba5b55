//===- FusedMerges.h - Merges of what follows an operation ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A runtime computes a product, its bias and its activation in one kernel.
// Where a rule merges two products alone, each bias is left behind a split, as
// a kernel of its own, and the merge looks like a loss. The rules that merge
// the whole kernels have five operators and more: too many to enumerate, but
// their text follows from that of the merge. It is a conjecture: the caller
// proves it like any other rule.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_FUSEDMERGES_H
#define TASO_GENERATOR_FUSEDMERGES_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace taso::generator {

/// Derives, from a rule `{a; b} => split(t)` of two roots,
///
///   - `{a + u; b + v} => split(t + concat(u, v))`, and
///   - where a, b and t are one operator that takes one more operand (the bias
///     of a convolution), the rule in which each of them has it: u, v, and
///     concat(u, v);
///
/// the second also from a rule `concat(a, b) => t` of one root. Others give
/// nothing.
std::vector<mlir::OwningOpRef<mlir::pdl::PatternOp>>
deriveFusedMerges(mlir::pdl::PatternOp rule);

/// Derives `{f(a); f(b)} => split(f(t))` from a rule `{a; b} => split(t)` for
/// each function f of one tensor that networks have behind a sum.
std::vector<mlir::OwningOpRef<mlir::pdl::PatternOp>>
deriveActivatedMerges(mlir::pdl::PatternOp rule);

} // namespace taso::generator

#endif // TASO_GENERATOR_FUSEDMERGES_H
