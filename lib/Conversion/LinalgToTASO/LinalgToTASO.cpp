//===- LinalgToTASO.cpp - --convert-linalg-to-taso ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the operations of each function in order, also those in regions, but
// not the bodies of linalg operations. Fills, tensors without contents and
// constants are looked at where they are read, and erased once nothing does.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../MirroredForm.h"
#include "../Remarks.h"
#include "Node.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTLINALGTOTASO
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

/// What is looked at where it is read.
static bool isRead(Operation *op) {
  return isa<linalg::FillOp, tensor::EmptyOp, arith::ConstantOp>(op);
}

/// What has one tensor of floats as result and may have a meaning in taso.
static bool isConvertible(Operation *op) {
  if (isRead(op) || op->getNumResults() == 0)
    return false;
  if (isa_and_nonnull<linalg::LinalgDialect>(op->getDialect()))
    return !op->hasTrait<OpTrait::IsTerminator>();
  StringRef name = op->getName().getStringRef();
  return isa<RankedTensorType>(op->getResult(0).getType()) &&
         (lookupTensorOperation(name) || isScalarOperation(name));
}

namespace {

/// Converts one function.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp function, Statistics &statistics)
      : function(function), builder(function.getContext()),
        statistics(statistics) {}

  void run() {
    SmallVector<Operation *> operations, read;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isRead(op) && !op->use_empty())
        read.push_back(op);
      // What the model itself does not use stays.
      if (isConvertible(op) && !op->use_empty())
        operations.push_back(op);
      return isa<linalg::LinalgOp, tensor::PadOp>(op) ? WalkResult::skip()
                                                      : WalkResult::advance();
    });
    for (Operation *op : operations)
      if (!isInterior(op))
        visit(op);
    eraseDead(read);
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  SizeExpressions sizes;
  Statistics &statistics;
  LinalgNode::Constants constants;
  SmallVector<Operation *> created;

  /// An insert that only the next insert reads is a part of that.
  static bool isInterior(Operation *op) {
    if (!isa<tensor::InsertSliceOp>(op) || !op->hasOneUse())
      return false;
    auto next = dyn_cast<tensor::InsertSliceOp>(*op->user_begin());
    return next && next.getDest() == op->getResult(0);
  }

  void visit(Operation *op) {
    // Inserts in the middle are converted with the last.
    unsigned count = 1;
    for (Operation *part = op;
         auto insert = dyn_cast<tensor::InsertSliceOp>(part); ++count) {
      part = insert.getDest().getDefiningOp();
      if (!part || !isInterior(part))
        break;
    }
    statistics.total += count;
    std::string reason = "taso has no such operator";
    if (convert(op, reason)) {
      statistics.converted += count;
      return;
    }
    for (unsigned i = 0; i < count; ++i)
      statistics.addForeign(op, reason);
  }

  /// True if `op` was replaced.
  bool convert(Operation *op, std::string &reason) {
    builder.setInsertionPoint(op);
    LinalgNode node(op, builder, sizes, constants);
    SmallVector<Value> results;
    for (unsigned i = 0; i < op->getNumResults(); ++i) {
      Value value;
      if (!op->getResult(i).use_empty()) {
        value = declareType(node, op->getResult(i), convertResult(node, op, i));
        if (!value) {
          if (!node.getReason().empty())
            reason = node.getReason().str();
          node.discard();
          return false;
        }
      }
      results.push_back(value);
    }
    for (auto [old, value] : llvm::zip_equal(op->getResults(), results))
      if (value)
        old.replaceAllUsesWith(value);
    llvm::append_range(created, node.getCreated());
    Operation *inner = op;
    while (inner && inner->use_empty()) {
      auto insert = dyn_cast<tensor::InsertSliceOp>(inner);
      Operation *before = insert ? insert.getDest().getDefiningOp() : nullptr;
      inner->erase();
      inner = isa_and_nonnull<tensor::InsertSliceOp>(before) ? before : nullptr;
    }
    return true;
  }

  static Value convertResult(LinalgNode &node, Operation *op, unsigned i) {
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      return convertStructured(node, structured, i);
    if (ConvertTensorFunction function =
            lookupTensorOperation(op->getName().getStringRef()))
      return function(node);
    if (!isScalarOperation(op->getName().getStringRef()))
      return {};
    auto get = [&](Value operand) -> Scalar {
      if (std::optional<double> number = node.getNumber(operand))
        return *number;
      return node.getInput(operand);
    };
    Scalar scalar = convertScalar(node, op, get);
    auto type = cast<RankedTensorType>(op->getResult(i).getType());
    if (scalar.number && type.hasStaticShape() &&
        isTasoFloat(type.getElementType()))
      return node.constant(*scalar.number, type);
    return scalar.tensor;
  }

  /// Others rely on the declared type, which must not contradict the computed
  /// one.
  static Value declareType(LinalgNode &node, Value declared, Value value) {
    if (!value || value.getType() == declared.getType())
      return value;
    return node.reject("a declared type that the operands do not give");
  }

  void eraseDead(ArrayRef<Operation *> read) {
    for (Operation *op : llvm::reverse(created))
      if (op->use_empty())
        op->erase();
    for (auto [value, constant] : constants)
      if (constant.use_empty())
        constant.getDefiningOp()->erase();
    for (Operation *op : llvm::reverse(read))
      if (op->use_empty())
        op->erase();
  }
};

struct ConvertLinalgToTASO
    : taso::impl::ConvertLinalgToTASOBase<ConvertLinalgToTASO> {
  using ConvertLinalgToTASOBase::ConvertLinalgToTASOBase;

  void runOnOperation() override {
    nameUnknownElements(getOperation());
    Statistics statistics;
    getOperation().walk([&](func::FuncOp function) {
      FunctionConverter(function, statistics).run();
    });
    if (statistics.total != 0)
      statistics.report(getOperation().getLoc());
  }
};

} // namespace
