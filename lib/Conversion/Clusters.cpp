//===- Clusters.cpp - What an operation is exported as ------------------- ===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which operands and which clusters an export takes.
//
//===----------------------------------------------------------------------===//

#include "Clusters.h"

#include "OperatorBuilder.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

using namespace mlir;

namespace taso::conversion {

bool isTaso(Operation *op) {
  return isa_and_nonnull<TASODialect>(op->getDialect());
}

void eraseTaso(ArrayRef<Operation *> operations) {
  for (Operation *op : llvm::reverse(operations))
    if (isTaso(op)) {
      op->dropAllUses();
      op->erase();
    }
}

bool keepsOpenSizes(BroadcastOp op) {
  return llvm::all_of(llvm::zip_equal(getShape(op.getInput()), op.getShape()),
                      [](auto sizes) {
                        auto [from, to] = sizes;
                        return ShapedType::isDynamic(from) ==
                               ShapedType::isDynamic(to);
                      });
}

bool hasOpenSizes(BroadcastOp op) {
  if (!op.getLike())
    return keepsOpenSizes(op);
  size_t rank = getShape(op.getLike()).size();
  for (auto [dim, from, to] :
       llvm::enumerate(getShape(op.getInput()), op.getShape()))
    if (ShapedType::isDynamic(from) != ShapedType::isDynamic(to) &&
        !(from == 1 && dim < rank))
      return false;
  return true;
}

bool hasOpenSizes(ReshapeOp op) {
  ArrayRef<int64_t> shape = op.getType().getShape();
  auto behind = shape.drop_front(
      std::min(shape.size(), getShape(op.getInput()).size()));
  return llvm::count_if(shape, ShapedType::isDynamic) <= 1 ||
         llvm::none_of(behind, ShapedType::isDynamic);
}

/// True if `narrow` and `other` broadcast to the shape, given that those that
/// they were broadcast to had it.
static bool broadcastsTo(Value narrow, Value other, ArrayRef<int64_t> shape) {
  for (auto [size, from, beside] :
       llvm::zip_equal(shape, getShape(narrow), getShape(other)))
    if (from != size && beside != size)
      return false;
  return true;
}

SmallVector<Value> getNarrowOperands(Operation *op, const SourceForm *form) {
  SmallVector<Value> operands(op->getOperands());
  if (!isa<AddOp, SubOp, MulOp, DivOp, MaxOp, MinOp>(op))
    return operands;
  for (unsigned i : {0, 1})
    while (auto broadcast = operands[i].getDefiningOp<BroadcastOp>()) {
      if (!hasOpenSizes(broadcast) ||
          (form && broadcast->hasAttr(form->attribute)) ||
          !broadcastsTo(broadcast.getInput(), operands[1 - i],
                        getShape(op->getResult(0))))
        break;
      operands[i] = broadcast.getInput();
    }
  return operands;
}

/// True if an operation may be computed again for other readers.
static bool isCheap(Operation *op) {
  return isa<TransposeOp, ReshapeOp, BroadcastOp, ConstantTensorOp>(op);
}

bool canRestore(const Source &source) {
  for (const Source::Operand &operand : source.operands)
    if (!operand.value && !operand.elements)
      return false;
  for (Operation *op : ArrayRef(source.cluster).drop_front())
    if (!isCheap(op) && llvm::any_of(op->getUsers(), [&](Operation *user) {
          return !llvm::is_contained(source.cluster, user);
        }))
      return false;
  return true;
}

void eraseDeadMirrored(func::FuncOp function) {
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.front())))
    if ((isOnnx(&op, "Constant") || isOnnx(&op, "NoValue")) && op.use_empty())
      op.erase();
}

LogicalResult
exportFunctions(ModuleOp module,
                llvm::function_ref<LogicalResult(func::FuncOp)> exportOne) {
  WalkResult result = module.walk([&](func::FuncOp function) {
    bool isDone = function.isExternal() || succeeded(exportOne(function));
    return isDone ? WalkResult::advance() : WalkResult::interrupt();
  });
  unnameUnknownElements(module);
  return failure(result.wasInterrupted());
}

} // namespace taso::conversion
