//===- CycleCheck.h - Would a rewrite close a cycle? ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule with several replaced operations can make a graph cyclic: the merged
// operation then needs, through other operations, a result of its own. That is
// known before anything changes from what each replacement depends on.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RULES_CYCLECHECK_H
#define TASO_LIB_RULES_CYCLECHECK_H

#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/PatternMatch.h"

namespace taso {

/// A match, as the gate and `taso_acyclic` receive it.
struct BoundPattern {
  unsigned variant = 0;
  llvm::SmallVector<mlir::Operation *, 4> ops;
  llvm::SmallVector<mlir::PDLValue, 8> leaves;
  /// One list for each replaced operation: its index in `ops`, then what its
  /// replacement depends on: leaf i as i, operation k as leaves.size() + k.
  mlir::ArrayAttr replaced;
  /// The block is in topological order, which bounds the search for cycles. A
  /// stock driver leaves it unsorted.
  bool isSorted = false;

  bool inOneBlock() const;
};

/// The first argument of the gate and of `taso_acyclic`: a description of the
/// pattern. The source operations follow, then the leaves.
mlir::DictionaryAttr encodePattern(const PatternGraph &graph, unsigned variant);
BoundPattern decodeBoundPattern(llvm::ArrayRef<mlir::PDLValue> args);

/// True if after the rewrite some replacement would depend on itself.
bool closesCycle(const BoundPattern &bound);

} // namespace taso

#endif // TASO_LIB_RULES_CYCLECHECK_H
