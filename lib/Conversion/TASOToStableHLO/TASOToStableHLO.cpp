//===- TASOToStableHLO.cpp - --convert-taso-to-stablehlo ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards finds which operations are needed when intact clusters
// become the operations they came from; a walk forwards emits those.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/StableHLOPasses.h"

#include "../Clusters.h"
#include "../Constants.h"
#include "Emitter.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTASOTOSTABLEHLO
#include "TASO/Conversion/StableHLOPasses.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

namespace {
/// Converts one function.
class FunctionExporter {
public:
  explicit FunctionExporter(func::FuncOp function)
      : function(function), builder(function.getContext()),
        dominance(function) {}

  LogicalResult run() {
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == function.getOperation())
        return;
      operations.push_back(op);
      if (auto id = op->getAttrOfType<StringAttr>(kHloId))
        byId.try_emplace(id.getValue(), op);
    });
    for (Operation *op : operations)
      if (!isTaso(op) || op->hasAttr(kHloUnused))
        markNeeded(isTaso(op) ? ValueRange(op->getResults())
                              : ValueRange(op->getOperands()));
    while (!toPlan.empty())
      plan(toPlan.pop_back_val());
    for (Operation *op : operations)
      if (needed.contains(op) && failed(emit(op)))
        return failure();
    replace();
    return success();
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  DominanceInfo dominance;
  SmallVector<Operation *> operations, toPlan;
  llvm::StringMap<Operation *> byId;
  llvm::DenseSet<Operation *> needed;
  llvm::DenseMap<Operation *, Source> sources;
  llvm::DenseMap<Value, Value> emitted;

  //===--------------------------------------------------------------------===//
  // Planning
  //===--------------------------------------------------------------------===//

  void markNeeded(ValueRange values) {
    for (Value value : values) {
      Operation *op = value.getDefiningOp();
      if (op && isTaso(op) && needed.insert(op).second)
        toPlan.push_back(op);
    }
  }

  void plan(Operation *op) {
    std::optional<Source> source = getIntactSource(op, kHloSource);
    if (!source || !canRestore(*source)) {
      markNeeded(op->getOperands());
      return;
    }
    for (Source::Operand &operand : source->operands) {
      if (!operand.value && operand.elements)
        operand.value = findEmbedded(op, operand);
      if (operand.value)
        markNeeded(operand.value);
    }
    sources.try_emplace(op, std::move(*source));
  }

  /// The constant that the record names, if it is seen at `user` and still has
  /// those elements; else null.
  Value findEmbedded(Operation *user, const Source::Operand &operand) {
    Operation *constant = byId.lookup(operand.name);
    if (!constant || constant->getNumResults() != 1 ||
        getHloElements(constant->getResult(0)) != operand.elements ||
        !dominance.properlyDominates(constant, user))
      return {};
    return constant->getResult(0);
  }

  //===--------------------------------------------------------------------===//
  // Emission
  //===--------------------------------------------------------------------===//

  /// What stands for a value; null after an error.
  Value get(Value value) {
    Operation *producer = value.getDefiningOp();
    if (!producer || !isTaso(producer))
      return value;
    OpBuilder::InsertionGuard guard(builder);
    // Blocks need not stand in the order of dominance.
    return succeeded(emit(producer)) ? emitted.lookup(value) : Value();
  }

  LogicalResult emit(Operation *op) {
    if (emitted.contains(op->getResult(0)))
      return success();
    builder.setInsertionPoint(op);
    auto source = sources.find(op);
    HloEmitter::Results results =
        source != sources.end() ? restore(op, source->second) : express(op);
    if (results.size() < op->getNumResults())
      return failure();
    for (auto [old, result] : llvm::zip(op->getResults(), results)) {
      // What is known of a shape, but cannot be computed, is kept.
      Operation *made = result.getDefiningOp();
      if (made && made->getName().getDialectNamespace() == "stablehlo")
        result.setType(old.getType());
      emitted[old] = result;
    }
    return success();
  }

  HloEmitter::Results express(Operation *op) {
    HloEmitter emitter(builder, op);
    HloEmitFunction emit = lookupHloEmitter(op->getName());
    if (!emit)
      return emitter.refuse("there is no conversion for it");
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      operands.push_back(get(operand));
      if (!operands.back())
        return {};
    }
    builder.setInsertionPoint(op);
    return emit(emitter, op, operands);
  }

  /// The operation that the cluster of `root` came from.
  HloEmitter::Results restore(Operation *root, const Source &source) {
    HloEmitter emitter(builder, root);
    NamedAttrList attributes(source.attributes);
    OperationState state(root->getLoc(), ("stablehlo." + source.type).str());
    if (source.type == kHloSource.constant)
      attributes.set("value", cast<ConstantTensorOp>(root).getValue());
    attributes.erase(kHloId);
    for (const Source::Operand &operand : source.operands) {
      Value value = operand.value ? get(operand.value)
                                  : emitter.constant(operand.elements);
      if (!value)
        return {};
      state.addOperands(value);
    }
    builder.setInsertionPoint(root);
    auto body = dyn_cast_or_null<StringAttr>(attributes.erase(kHloBody));
    state.addAttributes(attributes);
    state.addTypes(root->getResultTypes());
    if (body)
      buildHloBody(*state.addRegion(), body.getValue(),
                   cast<RankedTensorType>(root->getResult(0).getType())
                       .getElementType());
    return HloEmitter::Results(builder.create(state)->getResults());
  }

  //===--------------------------------------------------------------------===//
  // Replacement
  //===--------------------------------------------------------------------===//

  void replace() {
    for (Operation *op : operations) {
      if (isTaso(op))
        for (Value result : op->getResults())
          if (Value value = emitted.lookup(result))
            result.replaceAllUsesWith(value);
      op->removeAttr(kHloId);
    }
    eraseTaso(operations);
  }
};

struct ConvertTASOToStableHLO
    : taso::impl::ConvertTASOToStableHLOBase<ConvertTASOToStableHLO> {
  using ConvertTASOToStableHLOBase::ConvertTASOToStableHLOBase;

  void runOnOperation() override {
    auto exportOne = [](func::FuncOp function) {
      return FunctionExporter(function).run();
    };
    if (failed(exportFunctions(getOperation(), exportOne)))
      signalPassFailure();
  }
};
} // namespace
