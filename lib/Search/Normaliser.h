//===- Normaliser.h - One form for graphs that are simply equal -*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After each action of the search, what never hurts is done at once: folds,
// canonicalisations, equal operations made one, dead ones removed, normalising
// rules. All of it looks only where something changed.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_NORMALISER_H
#define TASO_LIB_SEARCH_NORMALISER_H

#include "TASO/Rules/RootFinder.h"
#include "TASO/Rules/RuleMatcher.h"

#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <map>

namespace taso::detail {

/// Hears of the steps from one graph to another: applications of rules, and
/// simplifications, which is all that needs no rule.
struct StepListener {
  virtual ~StepListener() = default;
  /// `match` is null for a simplification.
  virtual void notifyStepBegins(const Match *match) = 0;
  virtual void notifyStepEnds(bool changed) = 0;
};

/// Collects the operations of a block that are new or have other operands or
/// users than before, as a log.
class ChangeTracker : public mlir::RewriterBase::Listener {
public:
  /// `limit` says by how many operations the block may grow.
  ChangeTracker(mlir::Block &block, int64_t limit)
      : block(block), limit(limit) {}

  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint) override;
  void notifyOperationModified(mlir::Operation *op) override;
  void notifyOperationReplaced(mlir::Operation *op,
                               mlir::ValueRange values) override;
  void notifyOperationErased(mlir::Operation *op) override;

  /// Marks every operation.
  void markAll();

  /// What was marked from `begin` on and is still there, each operation once,
  /// in block order. Sets `begin` to the end of the log.
  llvm::SmallVector<mlir::Operation *> getSince(size_t &begin) const;
  /// Everything marked, also what is gone again, in the order of the marks.
  llvm::ArrayRef<mlir::Operation *> getLog() const { return log; }
  size_t size() const { return log.size(); }
  bool isNew(mlir::Operation *op) const { return inserted.contains(op); }

  /// True if the block has grown so much that normalising it cannot be what is
  /// going on: some rule makes more of its own matches than it removes.
  bool hasOvergrown() const { return growth > limit; }

private:
  void mark(mlir::Operation *op);
  void markOperands(mlir::Operation *op);
  void markDefinition(mlir::Value value);

  mlir::Block &block;
  std::vector<mlir::Operation *> log;
  llvm::SmallPtrSet<mlir::Operation *, 16> inserted;
  int64_t growth = 0; ///< operations inserted less operations erased
  int64_t limit;
};

/// Normalises blocks. One per thread.
class Normaliser {
public:
  Normaliser(std::shared_ptr<const RuleSet> rules, mlir::MLIRContext *context);

  /// Normalises around all that `changes`, which observes the rewriter, holds,
  /// until nothing changes.
  void run(UndoRewriter &rewriter, ChangeTracker &changes,
           StepListener *listener);

  /// Applies a match of any rule and sorts the block. False, and nothing has
  /// changed, if that is refused.
  bool apply(const Match &match, UndoRewriter &rewriter,
             StepListener *listener);

  /// Folds, canonicalises, makes equal operations one and removes dead ones
  /// around what `changes` holds from `begin` on, until nothing changes. Sets
  /// `begin` to the end. Returns whether it did anything.
  bool simplify(UndoRewriter &rewriter, ChangeTracker &changes, size_t &begin,
                StepListener *listener);

  const std::map<std::string, uint64_t> &getRefusals() const {
    return refusals;
  }

private:
  void simplify(mlir::Operation *op, UndoRewriter &rewriter,
                ChangeTracker &changes);
  bool applyRules(UndoRewriter &rewriter, ChangeTracker &changes, size_t &begin,
                  StepListener *listener);

  std::shared_ptr<const RuleSet> rules;
  RuleMatcher matcher;
  RootFinder roots;
  mlir::FrozenRewritePatternSet canonicalization;
  mlir::PatternApplicator canonicaliser;
  std::map<std::string, uint64_t> refusals;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_NORMALISER_H
