//===- UndoRewriter.cpp - Rewriting a block and taking it back ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/UndoRewriter.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace taso;

UndoRewriter::UndoRewriter(Block &block)
    : PatternRewriter(block.getParentOp()->getContext()), block(block),
      recorder(*this) {
  setListener(&recorder);
}

UndoRewriter::~UndoRewriter() {
  for (const Change &change : journal)
    if (change.kind == Change::Erase && !change.op->getBlock())
      change.op->erase();
}

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void UndoRewriter::Recorder::notifyOperationInserted(
    Operation *op, OpBuilder::InsertPoint old) {
  assert(!old.isSet() && "operations are moved by moveBefore only");
  rewriter.journal.push_back(Change(Change::Insert, op));
  if (rewriter.observer)
    rewriter.observer->notifyOperationInserted(op, old);
}

void UndoRewriter::Recorder::notifyOperationModified(Operation *op) {
  if (rewriter.observer)
    rewriter.observer->notifyOperationModified(op);
}

void UndoRewriter::Recorder::notifyOperationReplaced(Operation *op,
                                                     ValueRange values) {
  if (rewriter.observer)
    rewriter.observer->notifyOperationReplaced(op, values);
}

void UndoRewriter::saveOperands(Operation *op) {
  llvm::append_range(operands, op->getOperands());
}

void UndoRewriter::startOpModification(Operation *op) {
  saveOperands(op);
  Change change(Change::Modify, op);
  change.number = op->getNumOperands();
  change.old = op->getAttrDictionary();
  journal.push_back(change);
  // What it uses now may lose a user.
  if (observer)
    observer->notifyOperationModified(op);
}

void UndoRewriter::replaceAllUsesWith(Value from, Value to) {
  // A modification as a whole would make the attributes a dictionary each time.
  for (OpOperand &use : llvm::make_early_inc_range(from.getUses())) {
    Change change(Change::Operand, use.getOwner());
    change.number = use.getOperandNumber();
    change.value = from;
    journal.push_back(change);
    use.set(to);
    if (observer)
      observer->notifyOperationModified(change.op);
  }
}

void UndoRewriter::eraseOp(Operation *op) {
  assert(op->use_empty() && "only what nothing uses is erased");
  assert(op->getNumRegions() == 0 && "operations with regions stay");
  if (observer)
    observer->notifyOperationErased(op);
  Change change(Change::Erase, op);
  change.next = op->getNextNode();
  change.number = op->getNumOperands();
  saveOperands(op);
  journal.push_back(change);
  // Who goes on inserting at the operation inserts at the next one.
  if (getInsertionBlock() == &block && getInsertionPoint() == op->getIterator())
    setInsertionPoint(&block, std::next(op->getIterator()));
  op->remove();
  op->dropAllReferences();
}

void UndoRewriter::placeBefore(Operation *op, Operation *next) {
  block.getOperations().insert(next ? next->getIterator() : block.end(), op);
}

void UndoRewriter::moveBefore(Operation *op, Operation *next) {
  Change change(Change::Move, op);
  change.next = op->getNextNode();
  journal.push_back(change);
  op->remove();
  placeBefore(op, next);
  if (observer)
    observer->notifyOperationModified(op);
}

void UndoRewriter::forEachEvent(
    Mark since, llvm::function_ref<void(Event, Operation *)> visit) const {
  for (const Change &change : ArrayRef(journal).drop_front(since)) {
    if (change.kind == Change::Insert)
      visit(Event::Create, change.op);
    else if (change.kind == Change::Erase)
      visit(Event::Erase, change.op);
    else if (change.kind == Change::Modify)
      visit(Event::Modify, change.op);
  }
}

//===----------------------------------------------------------------------===//
// Undoing
//===----------------------------------------------------------------------===//

void UndoRewriter::restoreOperands(Operation *op, unsigned count) {
  auto old = ArrayRef(operands).take_back(count);
  // An erased operation has as many operands as it had, each of them null.
  if (op->getNumOperands() == count)
    for (auto [i, value] : llvm::enumerate(old))
      op->setOperand(i, value);
  else
    op->setOperands(ValueRange(old));
  operands.resize(operands.size() - count);
}

void UndoRewriter::undo(const Change &change) {
  switch (change.kind) {
  case Change::Insert:
    change.op->erase();
    return;
  case Change::Erase:
    placeBefore(change.op, change.next);
    restoreOperands(change.op, change.number);
    return;
  case Change::Move:
    change.op->remove();
    placeBefore(change.op, change.next);
    return;
  case Change::Operand:
    change.op->setOperand(change.number, change.value);
    return;
  case Change::Modify:
    change.op->setAttrs(change.old);
    restoreOperands(change.op, change.number);
    return;
  }
}

void UndoRewriter::undoTo(Mark mark) {
  while (journal.size() > mark) {
    Change change = journal.back();
    journal.pop_back();
    undo(change);
  }
  clearInsertionPoint();
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// Calls `visit` with the operations of the block whose results an operation
/// uses, or one inside its regions.
static void forEachDefinition(Operation *op, Block &block,
                              llvm::function_ref<void(Operation *)> visit) {
  auto visitOperands = [&](Operation *user) {
    for (Value operand : user->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && def->getBlock() == &block)
        visit(def);
  };
  if (op->getNumRegions() == 0)
    visitOperands(op);
  else
    op->walk(visitOperands);
}

void UndoRewriter::restoreOrder(Mark since) {
  // From the first operation that stands too early to the last one that it, or
  // another, waits for: nothing outside of this window has to move.
  Operation *first = nullptr, *last = nullptr;
  for (size_t i = since; i < journal.size(); ++i) {
    // The user may lie in a region of an operation of the block.
    Operation *op = journal[i].op;
    if (!isAlive(op) && !(op = block.findAncestorOpInBlock(*op)))
      continue;
    forEachDefinition(op, block, [&](Operation *def) {
      if (def->isBeforeInBlock(op))
        return;
      if (!first || op->isBeforeInBlock(first))
        first = op;
      if (!last || last->isBeforeInBlock(def))
        last = def;
    });
  }
  if (first)
    sortWindow(first, last);
}

void UndoRewriter::sortWindow(Operation *first, Operation *last) {
  SmallVector<Operation *> waiting;
  llvm::SmallPtrSet<Operation *, 32> unplaced;
  Operation *end = last->getNextNode();
  for (Operation *op = first; op != end; op = op->getNextNode()) {
    waiting.push_back(op);
    unplaced.insert(op);
  }
  // The next operation that has not got its place, in block order.
  Operation *next = first;
  while (!waiting.empty()) {
    size_t before = waiting.size();
    llvm::erase_if(waiting, [&](Operation *op) {
      bool isReady = true;
      forEachDefinition(op, block, [&](Operation *def) {
        isReady &= !unplaced.contains(def);
      });
      if (!isReady)
        return false;
      unplaced.erase(op);
      if (op == next)
        next = next->getNextNode();
      else
        moveBefore(op, next);
      return true;
    });
    assert(waiting.size() < before && "the gate refuses cycles");
    if (waiting.size() == before)
      return;
  }
}
