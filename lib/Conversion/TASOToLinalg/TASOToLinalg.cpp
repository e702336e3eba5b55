//===- TASOToLinalg.cpp - --convert-taso-to-linalg ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards finds which operations are needed when broadcasts before
// pointwise operators are left to these; a walk forwards emits those.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../Clusters.h"
#include "../Constants.h"
#include "Emitter.h"


#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTASOTOLINALG
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

namespace {

/// Converts one function.
class FunctionExporter {
public:
  explicit FunctionExporter(func::FuncOp function)
      : function(function), emitter(function) {}

  LogicalResult run() {
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != function.getOperation())
        operations.push_back(op);
    });
    for (Operation *op : llvm::reverse(operations))
      plan(op);
    for (Operation *op : operations)
      if (failed(visit(op)))
        return failure();
    eraseTaso(operations);
    emitter.eraseDeadConstants();
    eraseDeadMirrored(function);
    return success();
  }

private:
  func::FuncOp function;
  LinalgEmitter emitter;
  SmallVector<Operation *> operations;
  llvm::DenseSet<Operation *> needed;
  llvm::DenseMap<Operation *, SmallVector<Value>> plans;

  void plan(Operation *op) {
    SmallVector<Value> operands(op->getOperands());
    if (isTaso(op)) {
      if (!needed.contains(op) || isConstantOperator(op))
        return;
      operands = getNarrowOperands(op);
    }
    for (Value operand : operands)
      if (Operation *producer = operand.getDefiningOp())
        needed.insert(producer);
    plans.try_emplace(op, std::move(operands));
  }

  LogicalResult visit(Operation *op) {
    auto plan = plans.find(op);
    if (plan == plans.end())
      return success();
    emitter.begin(op);
    SmallVector<Value> operands;
    for (Value operand : plan->second) {
      operands.push_back(emitter.get(operand));
      if (!operands.back())
        return failure();
    }
    if (isTaso(op))
      return express(op, operands);
    op->setOperands(operands);
    return success();
  }

  LogicalResult express(Operation *op, ArrayRef<Value> operands) {
    LinalgEmitFunction emit = lookupLinalgEmitter(op->getName());
    if (!emit)
      return op->emitOpError("cannot be expressed in linalg: there is no "
                             "conversion for it");
    LinalgEmitter::Results results = emit(emitter, op, operands);
    if (results.empty() && op->getNumResults() != 0)
      return failure();
    for (auto [old, made] : llvm::zip_equal(op->getResults(), results))
      emitter.set(old, emitter.castTo(made, old.getType()));
    return success();
  }
};

struct ConvertTASOToLinalg
    : taso::impl::ConvertTASOToLinalgBase<ConvertTASOToLinalg> {
  using ConvertTASOToLinalgBase::ConvertTASOToLinalgBase;

  void runOnOperation() override {
    auto exportOne = [](func::FuncOp function) {
      return FunctionExporter(function).run();
    };
    if (failed(exportFunctions(getOperation(), exportOne)))
      signalPassFailure();
  }
};

} // namespace
