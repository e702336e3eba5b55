//===- Interpreter.cpp - What does not depend on the scalar ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "mlir/IR/OpDefinition.h"

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
      return function.emitError("argument ")
             << i << " of type " << type
             << " is too large to interpret: expected at most " << kMaxElements
             << " elements";
  return success();
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
