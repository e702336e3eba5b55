//===- UndoRewriter.h - Rewriting a block and taking it back ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The search looks at thousands of graphs that differ from one another in a few
// operations. Instead of a copy for each, one function is rewritten in place,
// and what was changed is undone: that costs as much as the change, whatever
// the size of the graph.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_UNDOREWRITER_H
#define TASO_RULES_UNDOREWRITER_H

#include "mlir/IR/PatternMatch.h"

#include <vector>

namespace taso {

/// Changes the operations of one block and remembers how to take that back.
/// Erased operations stay in memory, without operands and in no block, for as
/// long as their erasure can be undone; so a pointer to an operation is valid
/// until the operation's insertion is undone.
///
/// Undoing restores operations, operands, attributes and their order in the
/// block, but not the order in which a value lists its uses.
class UndoRewriter : public mlir::PatternRewriter {
public:
  using Mark = size_t;

  explicit UndoRewriter(mlir::Block &block);
  ~UndoRewriter() override;

  /// A point in time that `undoTo` goes back to.
  Mark mark() const { return journal.size(); }
  void undoTo(Mark mark);

  /// Hears of the changes, but not of their undoing. Null for nobody.
  void setObserver(mlir::RewriterBase::Listener *listener) {
    observer = listener;
  }

  mlir::Block &getBlock() const { return block; }
  bool isAlive(mlir::Operation *op) const { return op->getBlock() == &block; }

  /// Moves operations so that each stands behind the definitions of its
  /// operands, if that was so at `since` and no cycle was made. Operations
  /// that have to move keep their order otherwise.
  void restoreOrder(Mark since);

  /// What happened to an operation. Moves, and other values in the place of
  /// values that were replaced, are not listed.
  enum class Event { Create, Erase, Modify };
  /// Visits the events since `since`, oldest first.
  void
  forEachEvent(Mark since,
               llvm::function_ref<void(Event, mlir::Operation *)> visit) const;

  // RewriterBase.
  void eraseOp(mlir::Operation *op) override;
  void replaceAllUsesWith(mlir::Value from, mlir::Value to) override;
  using RewriterBase::replaceAllUsesWith;
  void startOpModification(mlir::Operation *op) override;
  /// Patterns that only list matches fail in their rewrite.
  bool canRecoverFromRewriteFailure() const override { return true; }

private:
  struct Change {
    enum Kind { Insert, Erase, Move, Operand, Modify };
    Change(Kind kind, mlir::Operation *op) : kind(kind), op(op) {}

    Kind kind;
    mlir::Operation *op;
    /// Erase, Move: what stood behind it; null at the end of the block.
    mlir::Operation *next = nullptr;
    unsigned number = 0;      ///< Operand: which; Erase, Modify: how many
    mlir::Value value;        ///< Operand: the old one
    mlir::DictionaryAttr old; ///< Modify: the attributes
  };
  /// Writes insertions down and passes everything on.
  struct Recorder : mlir::RewriterBase::Listener {
    explicit Recorder(UndoRewriter &rewriter) : rewriter(rewriter) {}
    void notifyOperationInserted(mlir::Operation *op,
                                 mlir::OpBuilder::InsertPoint old) override;
    void notifyOperationModified(mlir::Operation *op) override;
    void notifyOperationReplaced(mlir::Operation *op,
                                 mlir::ValueRange values) override;
    UndoRewriter &rewriter;
  };

  void undo(const Change &change);
  void moveBefore(mlir::Operation *op, mlir::Operation *next);
  void placeBefore(mlir::Operation *op, mlir::Operation *next);
  void saveOperands(mlir::Operation *op);
  void restoreOperands(mlir::Operation *op, unsigned count);
  void sortWindow(mlir::Operation *first, mlir::Operation *last);

  mlir::Block &block;
  Recorder recorder;
  mlir::RewriterBase::Listener *observer = nullptr;
  std::vector<Change> journal;
  /// The old operands of all erasures and modifications in the journal.
  std::vector<mlir::Value> operands;
};

} // namespace taso

#endif // TASO_RULES_UNDOREWRITER_H
