//===- Interpreter.cpp - What does not depend on the scalar ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/FormatVariadic.h"

#include <sys/resource.h>
#include <unistd.h>

using namespace mlir;

namespace taso {

bool isInterpretable(Operation *op) {
  return getOperatorInfo(op) || isa<ConstantTensorOp>(op);
}

static bool isTooLarge(Type type) {
  int64_t count = 1;
  for (int64_t size : cast<RankedTensorType>(type).getShape())
    if (llvm::MulOverflow(count, size, count) || count > detail::kMaxElements)
      return true;
  return false;
}

bool canInterpret(Operation *op) {
  if (!isInterpretable(op) || !hasStaticShapes(op) ||
      llvm::any_of(op->getResultTypes(), isTooLarge))
    return false;
  auto constant = dyn_cast<ConstantTensorOp>(op);
  return !constant || hasElements(constant.getValue());
}

namespace detail {

LogicalResult checkArguments(func::FuncOp function) {
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        tensor && tensor.hasStaticShape() && isTooLarge(tensor))
      return mlir::emitError(function.getLoc(), "argument ")
             << i << " of type " << type
             << " is too large to interpret: expected at most " << kMaxElements
             << " elements";
  return success();
}

/// Bytes that this process may use.
static double getMemoryLimit() {
  double limit =
      double(sysconf(_SC_PHYS_PAGES)) * double(sysconf(_SC_PAGESIZE));
  for (auto resource : {RLIMIT_AS, RLIMIT_DATA}) {
    rlimit bound = {};
    if (getrlimit(resource, &bound) == 0 && bound.rlim_cur != RLIM_INFINITY)
      limit = std::min(limit, double(bound.rlim_cur));
  }
  return limit;
}

/// Elements of values of tensor type; others count as nothing.
static double countElements(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!tensor || !tensor.hasStaticShape())
    return 0;
  double count = 1;
  for (int64_t size : tensor.getShape())
    count *= double(size);
  return count;
}

/// How many elements are held at most while a function is run: arguments from
/// begin to end, results up to their last use.
static double countElementsHeld(Block &block) {
  double held = 0;
  for (Value argument : block.getArguments())
    held += countElements(argument);
  llvm::DenseMap<Value, Operation *> lastUse;
  for (Operation &op : block)
    for (Value value : getUsedValues(&op))
      lastUse[value] = &op;
  double most = held;
  for (Operation &op : block) {
    for (Value result : op.getResults())
      held += countElements(result);
    most = std::max(most, held);
    for (Value result : op.getResults())
      if (!lastUse.count(result))
        held -= countElements(result);
    llvm::SmallPtrSet<Value, 4> seen;
    for (Value value : getUsedValues(&op))
      if (lastUse[value] == &op && value.getDefiningOp() &&
          seen.insert(value).second)
        held -= countElements(value);
  }
  return most;
}

LogicalResult checkMemory(func::FuncOp function, size_t elementBytes) {
  if (function.isExternal())
    return success();
  double needed =
      countElementsHeld(function.getBody().front()) * double(elementBytes);
  double limit = getMemoryLimit();
  if (needed <= limit)
    return success();
  auto print = [](double bytes) {
    return llvm::formatv("{0:f1} GB", bytes * 1e-9).str();
  };
  return mlir::emitError(function.getLoc(), "'" + function.getSymName() + "' is too large to interpret: its values take ")
         << print(needed) << " of memory, and there are " << print(limit);
}

LogicalResult checkTypes(Operation *op) {
  if (!hasStaticShapes(op))
    return op->emitError("dynamic dimensions cannot be interpreted: give every "
                         "dimension a size first");
  for (Type type : op->getResultTypes())
    if (isTooLarge(type))
      return op->emitError("the result ")
             << type << " is too large to interpret: expected at most "
             << kMaxElements << " elements";
  return success();
}

Block *getSingleBlock(func::FuncOp function) {
  if (!function.getBody().hasOneBlock()) {
    mlir::emitError(function.getLoc(), "expected a function of one block");
    return nullptr;
  }
  Block &block = function.getBody().front();
  if (!block.empty() && isa<func::ReturnOp>(block.back()))
    return &block;
  mlir::emitError(function.getLoc(),
                  "expected a function that ends in 'func.return'");
  return nullptr;
}

SmallVector<Value> getUsedValues(Operation *op) {
  SmallVector<Value> used(op->getOperands());
  if (op->getNumRegions()) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    llvm::append_range(used, captured);
  }
  return used;
}

} // namespace detail
} // namespace taso
