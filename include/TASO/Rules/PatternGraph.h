//===- PatternGraph.h - A pdl.pattern as two graphs -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The source and the target of a pattern, with what linting, lowering and the
// oracle ask of them: roots, dependencies of replacements, symmetries.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_PATTERNGRAPH_H
#define TASO_RULES_PATTERNGRAPH_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

namespace taso {

namespace semantics {
struct OperatorInfo;
} // namespace semantics

struct PatternGraph {
  explicit PatternGraph(mlir::pdl::PatternOp pattern);

  /// The position of a source operation in the text, if it is one.
  std::optional<unsigned> getSourceIndex(mlir::Operation *op) const;
  std::optional<unsigned> getLeafIndex(mlir::Value value) const;

  /// Source operations whose results feed no other source operation.
  llvm::SmallVector<unsigned> getRoots() const;

  /// What a value of the rewrite depends on: bit i for leaf i, bit
  /// `leaves.size() + k` for source operation k.
  llvm::SmallBitVector getDependencies(mlir::Value value) const;

  /// The rule as text in which the source operations come in the given order;
  /// equal texts mean equal rules up to the names of values. With `skeleton`
  /// the order in which inputs enter the target is left out.
  std::string getText(llvm::ArrayRef<unsigned> order, bool skeleton) const;

  /// The least text over all orders: equal for isomorphic rules. With very many
  /// orders only the order of the text is looked at, so two isomorphic rules
  /// may differ.
  std::string getCanonicalText() const;

  /// Orders of the source operations that give the same skeleton: of two
  /// matches that they map to each other, one is enough.
  llvm::SmallVector<llvm::SmallVector<unsigned>> getSymmetries() const;

  mlir::pdl::PatternOp pattern;
  mlir::pdl::RewriteOp rewrite;
  llvm::SmallVector<mlir::pdl::OperationOp> sources;
  llvm::SmallVector<mlir::pdl::OperationOp> targets;
  /// Every pdl.operand and pdl.operands, in the order of the text.
  llvm::SmallVector<mlir::Value> leaves;
  llvm::SmallVector<mlir::pdl::ReplaceOp> replaces;
  llvm::SmallVector<mlir::pdl::ApplyNativeConstraintOp> constraints;

private:
  llvm::SmallVector<llvm::SmallVector<unsigned>> getOrders() const;
  llvm::SmallVector<unsigned> exchangeTrees(llvm::ArrayRef<unsigned> order,
                                            unsigned a, unsigned b) const;
};

/// The operator of the dialect that a pattern's operation names, or null.
const semantics::OperatorInfo *getOperatorInfo(mlir::pdl::OperationOp op);

/// True if the operator may exchange its two operands, and the pattern names
/// both.
bool isCommutative(mlir::pdl::OperationOp op);

/// True for the native functions that choose between matches of which each is
/// right. What they say of an instance means nothing.
bool isGuidance(mlir::pdl::ApplyNativeConstraintOp op);

/// True for a pdl.operation that stands in the source.
bool isSourceOperation(mlir::Operation *op);

/// The operation that a replace replaces.
mlir::pdl::OperationOp getReplacedOperation(mlir::pdl::ReplaceOp op);

/// The values that it is replaced by; an operation stands for its results.
llvm::SmallVector<mlir::Value> getReplacements(mlir::pdl::ReplaceOp op);

} // namespace taso

#endif // TASO_RULES_PATTERNGRAPH_H
