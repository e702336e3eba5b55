//===- Slice.cpp - What some outputs depend on ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slice.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace taso {

ValueRange getOutputs(func::FuncOp function) {
  return function.getBody().front().getTerminator()->getOperands();
}

SmallVector<Value> getUsedValues(Operation *op) {
  SmallVector<Value> used(op->getOperands());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(used, captured);
  return used;
}

Operation *findInCone(func::FuncOp function, unsigned index,
                      llvm::function_ref<bool(Operation *)> predicate) {
  llvm::DenseSet<Value> needed = {getOutputs(function)[index]};
  Operation *found = nullptr;
  for (Operation &op :
       llvm::reverse(function.getBody().front().without_terminator())) {
    if (llvm::none_of(op.getResults(),
                      [&](Value result) { return needed.contains(result); }))
      continue;
    if (predicate(&op))
      found = &op;
    needed.insert_range(getUsedValues(&op));
  }
  return found;
}

/// Removes the other outputs, and the operations that nothing uses then.
static void reduce(func::FuncOp function, const llvm::BitVector &dropped) {
  Operation *terminator = function.getBody().front().getTerminator();
  terminator->eraseOperands(dropped);
  (void)function.eraseResults(dropped);
  for (Operation &op : llvm::make_early_inc_range(llvm::drop_begin(
           llvm::reverse(function.getBody().front().getOperations()))))
    if (op.use_empty())
      op.erase();
}

FunctionPair slice(func::FuncOp before, func::FuncOp after,
                   ArrayRef<unsigned> outputs) {
  FunctionPair pair = {before.clone(), after.clone()};
  llvm::BitVector dropped(before.getNumResults(), true);
  for (unsigned output : outputs)
    dropped.reset(output);
  reduce(*pair.before, dropped);
  reduce(*pair.after, dropped);
  llvm::BitVector unused(before.getNumArguments());
  for (unsigned i = 0, e = unused.size(); i < e; ++i)
    if (pair.before->getArgument(i).use_empty() &&
        pair.after->getArgument(i).use_empty())
      unused.set(i);
  (void)pair.before->eraseArguments(unused);
  (void)pair.after->eraseArguments(unused);
  return pair;
}

} // namespace taso
