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

/// Derives, from a rule `{a; b} => split(t)` of two roots that merges what
/// computes sums,
///
///   - where the operator takes one more operand (the bias of a convolution)
///     that a, b and t lack, the rule in which each of them has it: u, v, and
///     concat(u, v); also from a rule `concat(a, b) => t` of one root;
///   - where it does not, `{a + u; b + v} => split(t + concat(u, v))`.
///
/// Others give nothing.
std::vector<mlir::OwningOpRef<mlir::pdl::PatternOp>>
deriveFusedMerges(mlir::pdl::PatternOp rule);

/// Derives `{f(a); f(b)} => split(f(t))` from a rule `{a; b} => split(t)` in
/// which t is a sum behind what computes sums, for each function f that a
/// product could apply to its own result.
std::vector<mlir::OwningOpRef<mlir::pdl::PatternOp>>
deriveActivatedMerges(mlir::pdl::PatternOp rule);

} // namespace taso::generator

#endif // TASO_GENERATOR_FUSEDMERGES_H
