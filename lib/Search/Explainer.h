//===- Explainer.h - Steps of a search as small graphs ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What one step replaces, and by what, as two functions of the same arguments
// that people can read and tools can compare.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_EXPLAINER_H
#define TASO_LIB_SEARCH_EXPLAINER_H

#include "TASO/Rules/UndoRewriter.h"
#include "TASO/Search/Search.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace taso::detail {

/// Made before a step; says afterwards what the step did.
class Explainer {
public:
  /// Keeps a copy of the function as it is before the step.
  Explainer(mlir::func::FuncOp function, const UndoRewriter &rewriter);

  /// Describes the step that was taken since. `matched` are the operations that
  /// a rule looked at, also those that it left.
  StepGraphs explain(llvm::ArrayRef<mlir::Operation *> matched);

private:
  using Operations = llvm::SetVector<mlir::Operation *>;

  void readEvents();
  void findResults();
  void addToAfter(mlir::Operation *op);
  void addTwins();
  llvm::SetVector<mlir::Value> getLeaves(bool ofAfter);
  mlir::Operation *getCopy(mlir::Operation *op) const {
    return mapping.lookupOrNull(op);
  }
  /// The value of the function that a value of the copy stands for.
  mlir::Value getOriginal(mlir::Value copied);
  std::string print(bool ofAfter);
  std::string describeLeaf(mlir::Value leaf);

  mlir::func::FuncOp function;
  const UndoRewriter &rewriter;
  UndoRewriter::Mark since;
  mlir::IRMapping mapping; ///< from the function to the copy
  mlir::OwningOpRef<mlir::func::FuncOp> copy;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> originals;

  Operations before, created, modified;
  Operations after; ///< of the function as it is now
  /// What the rest of the function reads: before, and now.
  llvm::SetVector<std::pair<mlir::Value, mlir::Value>> results;
  llvm::SetVector<mlir::Value> arguments; ///< of both functions
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_EXPLAINER_H
