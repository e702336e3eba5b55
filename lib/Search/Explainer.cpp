//===- Explainer.cpp - Steps of a search as small graphs ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"

#include "Locations.h"

#include "TASO/Dialect/AssumedSizes.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

Explainer::Explainer(func::FuncOp function, const UndoRewriter &rewriter)
    : function(function), rewriter(rewriter), since(rewriter.mark()),
      copy(cast<func::FuncOp>(function->clone(mapping))) {
  function.walk([&](Operation *op) { originals[getCopy(op)] = op; });
}

StepGraphs Explainer::explain(ArrayRef<Operation *> matched) {
  before.insert(matched.begin(), matched.end());
  readEvents();
  findResults();
  for (Operation *op : created)
    if (rewriter.isAlive(op))
      addToAfter(op);
  for (auto [old, now] : results)
    if (before.contains(now.getDefiningOp()))
      addToAfter(now.getDefiningOp());
  addTwins();
  arguments = getLeaves(/*ofAfter=*/false);
  SetVector<Value> read = getLeaves(/*ofAfter=*/true);
  arguments.insert(read.begin(), read.end());
  StepGraphs graphs;
  for (Value argument : arguments)
    graphs.leaves.push_back(describeLeaf(argument));
  graphs.before = print(/*ofAfter=*/false);
  graphs.after = print(/*ofAfter=*/true);
  return graphs;
}

//===----------------------------------------------------------------------===//
// Which operations, which values
//===----------------------------------------------------------------------===//

void Explainer::readEvents() {
  using Event = UndoRewriter::Event;
  rewriter.forEachEvent(since, [&](Event event, Operation *op) {
    if (event == Event::Create)
      created.insert(op);
    if (created.contains(op))
      return;
    before.insert(op);
    if (event == Event::Modify)
      modified.insert(op);
  });
}

/// A result counts if the rest of the function reads it, and reads something
/// else now.
void Explainer::findResults() {
  for (Operation &copied : copy->getBody().front()) {
    Operation *op = originals.lookup(&copied);
    if (!before.contains(op))
      continue;
    for (OpResult result : copied.getResults()) {
      auto use = llvm::find_if(result.getUses(), [&](OpOperand &operand) {
        return !before.contains(originals.lookup(operand.getOwner()));
      });
      if (use == result.use_end())
        continue;
      Operation *reader = originals.lookup(use->getOwner());
      Value old = op->getResult(result.getResultNumber());
      Value now = reader->getOperand(use->getOperandNumber());
      if (now != old || modified.contains(op))
        results.insert({old, now});
    }
  }
}

/// Adds an operation and what it reads of the operations that were there.
void Explainer::addToAfter(Operation *op) {
  if (!after.insert(op))
    return;
  for (Value operand : op->getOperands())
    if (before.contains(operand.getDefiningOp()))
      addToAfter(operand.getDefiningOp());
}

/// Where an operation went because another computes the same, the other is
/// shown as well: it would be an argument of the second function only.
void Explainer::addTwins() {
  for (size_t limit = 2 * before.size(); before.size() < limit;) {
    SetVector<Value> known = getLeaves(/*ofAfter=*/false);
    SetVector<Value> read = getLeaves(/*ofAfter=*/true);
    auto twin = llvm::find_if(read, [&](Value value) {
      Operation *op = value.getDefiningOp();
      return op && !known.contains(value) && getCopy(op);
    });
    if (twin == read.end())
      return;
    before.insert(twin->getDefiningOp());
    addToAfter(twin->getDefiningOp());
  }
}

Value Explainer::getOriginal(Value copied) {
  if (auto argument = dyn_cast<BlockArgument>(copied))
    return function.getBody().front().getArgument(argument.getArgNumber());
  auto result = cast<OpResult>(copied);
  return originals.lookup(result.getOwner())
      ->getResult(result.getResultNumber());
}

SetVector<Value> Explainer::getLeaves(bool ofAfter) {
  SetVector<Value> leaves;
  const Operations &ops = ofAfter ? after : before;
  auto read = [&](Value value) {
    if (!ops.contains(value.getDefiningOp()))
      leaves.insert(value);
  };
  for (Operation *op : ops)
    for (Value operand : (ofAfter ? op : getCopy(op))->getOperands())
      read(ofAfter ? operand : getOriginal(operand));
  if (ofAfter)
    for (auto [old, now] : results)
      read(now);
  return leaves;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Operations of one block, in its order.
static SmallVector<Operation *> sorted(SmallVector<Operation *> ops) {
  llvm::sort(ops, [](Operation *a, Operation *b) {
    return a != b && a->isBeforeInBlock(b);
  });
  return ops;
}

std::string Explainer::print(bool ofAfter) {
  SmallVector<Operation *> ops;
  for (Operation *op : ofAfter ? after : before)
    ops.push_back(ofAfter ? op : getCopy(op));
  SmallVector<Value> returned;
  for (auto [old, now] : results)
    returned.push_back(ofAfter ? now : mapping.lookup(old));

  Location loc = UnknownLoc::get(function.getContext());
  auto type = FunctionType::get(function.getContext(),
                                TypeRange(ValueRange(arguments.getArrayRef())),
                                TypeRange(ValueRange(returned)));
  OwningOpRef<func::FuncOp> graph =
      func::FuncOp::create(loc, ofAfter ? "after" : "before", type);
  Block *block = (*graph).addEntryBlock();
  IRMapping values;
  for (auto [value, argument] :
       llvm::zip_equal(arguments, block->getArguments()))
    values.map(ofAfter ? value : mapping.lookupOrDefault(value), argument);
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  for (Operation *op : sorted(std::move(ops))) {
    Operation *shown = builder.clone(*op, values);
    // Where an operation was imported from is not what it computes. What is not
    // registered has nothing but such attributes.
    if (shown->isRegistered())
      shown->setDiscardableAttrs(DictionaryAttr::get(function.getContext()));
  }
  for (Value &value : returned)
    value = values.lookup(value);
  func::ReturnOp::create(builder, loc, returned);

  // Weights are told apart by their types; their elements would fill pages.
  constexpr int64_t kMaxElements = 16;
  std::string text;
  llvm::raw_string_ostream stream(text);
  forgetAssumedSizes(*graph);
  (*graph)->print(stream, OpPrintingFlags()
                              .enableDebugInfo(false)
                              .useLocalScope()
                              .elideLargeElementsAttrs(kMaxElements));
  return text;
}

std::string Explainer::describeLeaf(Value leaf) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto argument = dyn_cast<BlockArgument>(leaf)) {
    stream << "argument " << argument.getArgNumber();
    if (function.getArgAttr(argument.getArgNumber(), "taso.weight"))
      stream << ", a weight";
    return text;
  }
  auto result = cast<OpResult>(leaf);
  if (result.getOwner()->getNumResults() > 1)
    stream << "result " << result.getResultNumber() << " of ";
  stream << result.getOwner()->getName() << " at "
         << toText(result.getOwner()->getLoc());
  return text;
}
