//===- Workspace.h - One function that takes on many forms ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The search goes from graph to graph by applying actions to one function in
// place and undoing them. What was found out about a graph stays valid for the
// next where that is the same: matches are looked for only around changes.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_WORKSPACE_H
#define TASO_LIB_SEARCH_WORKSPACE_H

#include "Node.h"
#include "Normaliser.h"

#include "TASO/Cost/CostModel.h"
#include "TASO/Rules/GraphHash.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace taso::detail {

/// A clone of the input with the actions that were applied to it. One per
/// thread.
class Workspace {
public:
  /// Sets all locations to unknown unless they are kept: each distinct match
  /// would otherwise leave a fused location in the context for ever.
  Workspace(mlir::func::FuncOp original, std::shared_ptr<const RuleSet> rules,
            bool keepLocations);
  ~Workspace();

  mlir::func::FuncOp getFunction() { return *function; }
  const UndoRewriter &getRewriter() const { return *rewriter; }
  mlir::Block &getBlock() { return (*function).getBody().front(); }
  /// Takes the function out; the workspace is not to be used any more.
  mlir::OwningOpRef<mlir::func::FuncOp> takeFunction();

  /// The operations, in order. Valid until the next `apply` or `undo`.
  llvm::ArrayRef<mlir::Operation *> getOps();
  /// The positions of operations, likewise.
  const llvm::DenseMap<mlir::Operation *, unsigned> &getPositions();

  /// Applies what it can of an action, then normalises. Returns how many sites
  /// were applied. Must be undone even if that is none.
  unsigned apply(const Action &action, StepListener *listener = nullptr);
  /// Takes the last action back.
  void undo();
  /// Makes the function the graph that the node is.
  void moveTo(const Node &node);
  /// Says that the function now is this node, a child of the one it was before
  /// the last action.
  void arriveAt(const Node &node);

  /// All matches of rules that are searched, in the matcher's order.
  llvm::SmallVector<Match> collect();
  /// The same without using what is known of other graphs: a check.
  llvm::SmallVector<Match> collectAfresh();

  /// Why rules were not applied, and how often.
  std::map<std::string, uint64_t> getRefusals() const;

private:
  using Matches = llvm::SmallVector<Match, 1>;
  /// What one action did.
  struct Frame {
    UndoRewriter::Mark mark = 0;
    std::vector<mlir::Operation *> changed;
    /// What was known of roots around the change, or above it.
    std::vector<std::pair<mlir::Operation *, std::optional<Matches>>> known;
    bool isMatched = false; ///< `known` holds all there was
  };

  void forgetLists();
  void forgetMatchesAround(Frame &frame, size_t firstPending);

  mlir::OwningOpRef<mlir::func::FuncOp> function;
  std::unique_ptr<UndoRewriter> rewriter;
  Normaliser normaliser;
  RuleMatcher matcher;
  RootFinder roots;
  std::vector<Frame> frames;
  std::vector<const Node *> path; ///< from the root; one frame each
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
  /// Matches by root; those of other roots are not known.
  llvm::DenseMap<mlir::Operation *, Matches> byRoot;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_WORKSPACE_H
