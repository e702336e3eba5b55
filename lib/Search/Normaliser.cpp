//===- Normaliser.cpp - One form for graphs that are simply equal ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Normaliser.h"

#include "TASO/Dialect/CanonicalizationPatterns.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Search/Search.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

//===----------------------------------------------------------------------===//
// ChangeTracker
//===----------------------------------------------------------------------===//

void ChangeTracker::mark(Operation *op) {
  if (op->getBlock() != &block && !(op = block.findAncestorOpInBlock(*op)))
    return;
  if (log.empty() || log.back() != op)
    log.push_back(op);
}

/// A value has other users than before: the rules that ask for them match at
/// its definition or, for an argument, at its users.
void ChangeTracker::markDefinition(Value value) {
  if (Operation *def = value.getDefiningOp())
    return mark(def);
  for (Operation *user : value.getUsers())
    mark(user);
}

void ChangeTracker::markOperands(Operation *op) {
  for (Value operand : op->getOperands())
    markDefinition(operand);
}

void ChangeTracker::notifyOperationInserted(Operation *op,
                                            OpBuilder::InsertPoint) {
  ++growth;
  inserted.insert(op);
  mark(op);
  markOperands(op);
}

void ChangeTracker::notifyOperationModified(Operation *op) {
  mark(op);
  markOperands(op);
}

void ChangeTracker::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (Operation *user : op->getUsers())
    mark(user);
  for (Value value : values)
    markDefinition(value);
}

void ChangeTracker::notifyOperationErased(Operation *op) {
  --growth;
  markOperands(op);
}

void ChangeTracker::markAll() {
  for (Operation &op : block) {
    inserted.insert(&op);
    log.push_back(&op);
  }
}

SmallVector<Operation *> ChangeTracker::getSince(size_t &begin) const {
  SmallVector<Operation *> result;
  for (; begin < log.size(); ++begin)
    if (log[begin]->getBlock() == &block)
      result.push_back(log[begin]);
  llvm::sort(result, [](Operation *a, Operation *b) {
    return a != b && a->isBeforeInBlock(b);
  });
  result.erase(llvm::unique(result), result.end());
  return result;
}

//===----------------------------------------------------------------------===//
// Folds, canonicalisations, equal and dead operations
//===----------------------------------------------------------------------===//

Normaliser::Normaliser(std::shared_ptr<const RuleSet> rules,
                       MLIRContext *context)
    : rules(rules), matcher(rules, RuleSelection::Normalising),
      roots(*rules, RuleSelection::Normalising),
      canonicalization(getCanonicalizationPatterns(context)),
      canonicaliser(canonicalization) {
  canonicaliser.applyDefaultCostModel();
}

static bool isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

/// Constants stand behind other operands. Operation::fold would do that as
/// well, but past the rewriter.
static bool moveConstantBehind(Operation *op, UndoRewriter &rewriter) {
  if (!op->hasTrait<OpTrait::IsCommutative>() || op->getNumOperands() != 2 ||
      !isConstant(op->getOperand(0)) || isConstant(op->getOperand(1)))
    return false;
  rewriter.modifyOpInPlace(op, [&] {
    Value constant = op->getOperand(0);
    op->setOperand(0, op->getOperand(1));
    op->setOperand(1, constant);
  });
  return true;
}

static bool fold(Operation *op, UndoRewriter &rewriter) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return false;
  SmallVector<OpFoldResult> results;
  if (moveConstantBehind(op, rewriter) || failed(op->fold(results)) ||
      results.empty())
    return false;
  SmallVector<Value> values;
  for (auto [result, old] : llvm::zip_equal(results, op->getResults())) {
    if (auto value = dyn_cast<Value>(result)) {
      values.push_back(value);
      continue;
    }
    rewriter.setInsertionPointToStart(&rewriter.getBlock());
    Operation *constant = op->getDialect()->materializeConstant(
        rewriter, cast<Attribute>(result), old.getType(), op->getLoc());
    if (!constant)
      return false;
    values.push_back(constant->getResult(0));
  }
  rewriter.replaceOp(op, values);
  return true;
}

static bool areEqual(Operation *a, Operation *b) {
  return a->getName() == b->getName() &&
         a->getNumOperands() == b->getNumOperands() &&
         OperationEquivalence::isEquivalentTo(
             a, b, OperationEquivalence::IgnoreLocations);
}

/// The first other operation of the block that computes the same, or null.
static Operation *findEqual(Operation *op, const ChangeTracker &changes) {
  Operation *equal = nullptr;
  auto look = [&](Operation *other) {
    if (other != op && other->getBlock() == op->getBlock() &&
        areEqual(op, other) && (!equal || other->isBeforeInBlock(equal)))
      equal = other;
  };
  if (op->getNumOperands() != 0)
    for (Operation *user : op->getOperand(0).getUsers())
      look(user);
  else if (changes.isNew(op))
    for (Operation &other : *op->getBlock())
      look(&other);
  return equal;
}

void Normaliser::simplify(Operation *op, UndoRewriter &rewriter,
                          ChangeTracker &changes) {
  if (op->getNumRegions() != 0 || op->hasTrait<OpTrait::IsTerminator>())
    return;
  if (isOpTriviallyDead(op))
    return rewriter.eraseOp(op);
  if (isa_and_nonnull<TASODialect>(op->getDialect()) &&
      (fold(op, rewriter) ||
       succeeded(canonicaliser.matchAndRewrite(op, rewriter))))
    return;
  if (!isMemoryEffectFree(op))
    return;
  Operation *other = findEqual(op, changes);
  if (!other)
    return;
  if (op->isBeforeInBlock(other))
    std::swap(op, other);
  rewriter.replaceOp(op, other->getResults());
}

bool Normaliser::simplify(UndoRewriter &rewriter, ChangeTracker &changes,
                          size_t &begin, StepListener *listener) {
  // Patterns that undo each other would go on for ever.
  constexpr unsigned kMaxRounds = 64;
  if (listener)
    listener->notifyStepBegins(nullptr);
  UndoRewriter::Mark mark = rewriter.mark();
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    SmallVector<Operation *> pending = changes.getSince(begin);
    if (pending.empty())
      break;
    for (Operation *op : pending)
      if (rewriter.isAlive(op))
        simplify(op, rewriter, changes);
  }
  rewriter.restoreOrder(mark);
  bool changed = rewriter.mark() != mark;
  if (listener)
    listener->notifyStepEnds(changed);
  return changed;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

bool Normaliser::apply(const Match &match, UndoRewriter &rewriter,
                       StepListener *listener) {
  if (listener)
    listener->notifyStepBegins(&match);
  UndoRewriter::Mark mark = rewriter.mark();
  Refusal refusal = matcher.apply(match, rewriter);
  bool isApplied = refusal == Refusal::None;
  if (isApplied)
    rewriter.restoreOrder(mark);
  else
    ++refusals[stringifyRefusal(refusal).str()];
  if (listener)
    listener->notifyStepEnds(isApplied);
  return isApplied;
}

bool Normaliser::applyRules(UndoRewriter &rewriter, ChangeTracker &changes,
                            size_t &begin, StepListener *listener) {
  llvm::SetVector<Operation *> around;
  roots.find(changes.getSince(begin), around);
  SmallVector<Match> matches;
  matcher.collectAt(around.getArrayRef(), matches);
  bool changed = false;
  for (const Match &match : matches)
    if (!changes.hasOvergrown() && llvm::all_of(match.ops, [&](Operation *op) {
          return rewriter.isAlive(op);
        }))
      changed |= apply(match, rewriter, listener);
  return changed;
}

void Normaliser::run(UndoRewriter &rewriter, ChangeTracker &changes,
                     StepListener *listener) {
  // Rules that undo each other would go on for ever, so the rounds are bounded.
  // A request to stop does not end them: half a normal form is no graph of the
  // search, and a replay would not find it again.
  constexpr unsigned kMaxRounds = 64;
  size_t simplified = 0, matched = 0;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    simplify(rewriter, changes, simplified, listener);
    if (changes.hasOvergrown() ||
        !applyRules(rewriter, changes, matched, listener))
      break;
  }
}
