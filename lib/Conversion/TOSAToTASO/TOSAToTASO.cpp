//===- TOSAToTASO.cpp - --convert-tosa-to-taso ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the operations of each function in order, also those in regions. An
// operation that is indifferent to the order of dimensions works on images with
// channels in front where an operand comes from a convolution or pool, so that
// the transposes around both cancel.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../Remarks.h"
#include "Node.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTOSATOTASO
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

static bool isTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

/// The elements of a constant of numbers or of a shape.
static ElementsAttr getElements(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<tosa::ConstOp>(op))
    return constant.getValues();
  if (auto shape = dyn_cast_or_null<tosa::ConstShapeOp>(op))
    return shape.getValues();
  if (auto constant = dyn_cast_or_null<ConstantTensorOp>(op))
    return constant.getValue();
  return {};
}

namespace {

/// Numbers the constants that records refer to.
class ConstantIds {
public:
  explicit ConstantIds(ModuleOp module)
      : next(getNextNumber(module, kIdAttr)) {}

  StringRef get(Operation *constant) {
    if (!constant->hasAttr(kIdAttr))
      constant->setAttr(kIdAttr, StringAttr::get(constant->getContext(),
                                                 std::to_string(next++)));
    return constant->getAttrOfType<StringAttr>(kIdAttr).getValue();
  }

private:
  int64_t next;
};

/// Converts one function.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp function, ConstantIds &ids,
                    Statistics &statistics)
      : function(function), ids(ids), builder(function.getContext()),
        statistics(statistics) {}

  void run() {
    SmallVector<Operation *> operations;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isTosa(op) && !isa<tosa::ConstOp, tosa::ConstShapeOp>(op) &&
          !op->hasTrait<OpTrait::IsTerminator>())
        operations.push_back(op);
    });
    for (Operation *op : operations)
      if (op->getNumResults() != 0 && op->use_empty())
        unused.insert(op);
    for (Operation *op : operations)
      visit(op);
  }

private:
  func::FuncOp function;
  ConstantIds &ids;
  OpBuilder builder;
  SizeExpressions sizes;
  Statistics &statistics;
  /// What the model itself does not use.
  llvm::DenseSet<Operation *> unused;
  /// Results that have channels in front but for a transpose behind them.
  llvm::DenseSet<Value> images;

  void visit(Operation *op) {
    ++statistics.total;
    std::string reason = "taso has no such operator";
    if (convert(op, reason))
      ++statistics.converted;
    else
      statistics.addForeign(op, reason);
  }

  bool isOnImages(Operation *op, Arrangement arrangement) const {
    if (arrangement != Arrangement::Any)
      return arrangement == Arrangement::Image;
    return llvm::any_of(op->getOperands(),
                        [&](Value value) { return images.contains(value); });
  }

  /// True if `op` was replaced.
  bool convert(Operation *op, std::string &reason) {
    TosaRow row = lookupTosa(op);
    if (!row.convert)
      return false;
    builder.setInsertionPoint(op);
    bool onImages = isOnImages(op, row.arrangement);
    TosaNode node(op, onImages, builder, sizes);
    Value value = node.arrangeBack(row.convert(node));
    Operation *root = value ? value.getDefiningOp() : nullptr;
    if (!root || !llvm::is_contained(node.getCreated(), root) ||
        !declareType(node, op, root) || !record(node, op, root)) {
      reason = node.getReason().str();
      node.discard();
      return false;
    }
    op->replaceAllUsesWith(root);
    if (onImages)
      images.insert(root->getResult(0));
    if (unused.contains(op))
      root->setAttr(kTosaUnusedAttr, builder.getUnitAttr());
    op->erase();
    node.eraseUnused(root);
    return true;
  }

  /// Others rely on the declared type, which must not contradict the computed
  /// one.
  static bool declareType(TosaNode &node, Operation *op, Operation *root) {
    Type declared = op->getResult(0).getType();
    if (!isa<RankedTensorType>(declared))
      return bool(node.reject("a result of unknown rank"));
    if (!areCompatibleResults(root->getResultTypes(), declared))
      return bool(node.reject("a declared type that the operands do not give"));
    root->getResult(0).setType(declared);
    return true;
  }

  bool record(TosaNode &node, Operation *op, Operation *root) {
    auto embedded = [&](unsigned i) -> EmbeddedOperand {
      ElementsAttr elements = getElements(op->getOperand(i));
      if (!elements)
        return {};
      return {elements, ids.get(op->getOperand(i).getDefiningOp())};
    };
    if (succeeded(
            attachSource(root, op, node.getCreated(), embedded, kTosaSource)))
      return true;
    return bool(node.reject("an operand is neither read nor known"));
  }
};

struct ConvertTOSAToTASO
    : taso::impl::ConvertTOSAToTASOBase<ConvertTOSAToTASO> {
  using ConvertTOSAToTASOBase::ConvertTOSAToTASOBase;

  void runOnOperation() override {
    if (failed(verifyVersion()))
      return signalPassFailure();
    nameUnknownElements(getOperation());
    Statistics statistics;
    ConstantIds ids(getOperation());
    getOperation().walk([&](func::FuncOp function) {
      FunctionConverter(function, ids, statistics).run();
    });
    if (statistics.total != 0)
      statistics.report(getOperation().getLoc());
  }

private:
  /// Operations of an old TOSA reach a pass if parsing does not verify.
  LogicalResult verifyVersion() {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (!isTosa(op) || succeeded(op->getName().verifyInvariants(op)))
        return WalkResult::advance();
      InFlightDiagnostic error =
          emitError(op->getLoc(), "expected TOSA 1.0, as of MLIR 22");
      error.attachNote() << "hint: what was made before 2025 has another "
                            "syntax; make it again with a newer producer";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }
};

} // namespace
