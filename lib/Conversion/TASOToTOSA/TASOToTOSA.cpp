//===- TASOToTOSA.cpp - --convert-taso-to-tosa ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards finds which operations are needed when intact clusters
// become the operations they came from, and in which orders of dimensions
// values are read; a walk forwards emits those.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../Clusters.h"
#include "../OperatorBuilder.h"
#include "../Source.h"
#include "../TOSAToTASO/Node.h"
#include "Emitter.h"


#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTASOTOTOSA
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
      : function(function), emitter(function, orders) {}

  LogicalResult run() {
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == function.getOperation())
        return;
      operations.push_back(op);
      if (auto id = op->getAttrOfType<StringAttr>(kIdAttr))
        byId.try_emplace(id.getValue(), op);
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
  Orders orders;
  TosaEmitter emitter;
  SmallVector<Operation *> operations;
  llvm::StringMap<Operation *> byId;
  llvm::DenseSet<Operation *> needed;
  llvm::DenseMap<Operation *, Source> sources;
  llvm::DenseMap<Operation *, SmallVector<Value>> plans;

  //===--------------------------------------------------------------------===//
  // Planning
  //===--------------------------------------------------------------------===//

  /// The value is read as it is.
  void read(Value value) {
    if (Operation *op = value.getDefiningOp())
      needed.insert(op);
    wantPlain(orders, nullptr, value);
  }

  void plan(Operation *op) {
    if (!isTaso(op)) {
      for (Value operand : op->getOperands())
        read(operand);
      return;
    }
    if (op->hasAttr(kTosaUnusedAttr))
      needed.insert(op);
    if (!needed.contains(op) || getConstant(op))
      return;
    std::optional<Source> source = getIntactSource(op, kTosaSource);
    if (source && canRestore(*source)) {
      for (Source::Operand &operand : source->operands) {
        if (!operand.value && operand.elements)
          operand.value = findEmbedded(op, operand);
        if (operand.value)
          read(operand.value);
      }
      sources.try_emplace(op, std::move(*source));
      return;
    }
    SmallVector<Value> operands = getNarrowOperands(op, &kTosaSource);
    for (Value operand : operands)
      if (Operation *producer = operand.getDefiningOp())
        needed.insert(producer);
    if (TosaWantFunction want = lookupTosaEmitter(op->getName()).want)
      want(orders, op, operands);
    plans.try_emplace(op, std::move(operands));
  }

  /// Constants, and their transposes, are made where they are read.
  static bool getConstant(Operation *op) {
    return op->getNumResults() == 1 && getConstantBehind(op->getResult(0)) &&
           !(isa<TransposeOp>(op) && op->hasAttr(kTosaSource.attribute));
  }

  /// The constant that the record names, if it stands before `user` and still
  /// has those elements; else null.
  Value findEmbedded(Operation *user, const Source::Operand &operand) const {
    Operation *constant = byId.lookup(operand.name);
    if (!constant)
      return {};
    Operation *reader = constant->getBlock()->findAncestorOpInBlock(*user);
    if (!reader || !constant->isBeforeInBlock(reader))
      return {};
    ElementsAttr elements;
    if (auto number = dyn_cast<tosa::ConstOp>(constant))
      elements = number.getValues();
    else if (auto shape = dyn_cast<tosa::ConstShapeOp>(constant))
      elements = shape.getValues();
    else if (auto tensor = dyn_cast<ConstantTensorOp>(constant))
      elements = tensor.getValue();
    return elements == operand.elements ? constant->getResult(0) : Value();
  }

  //===--------------------------------------------------------------------===//
  // Emission
  //===--------------------------------------------------------------------===//

  LogicalResult visit(Operation *op) {
    emitter.begin(op);
    if (!isTaso(op)) {
      for (OpOperand &operand : op->getOpOperands())
        operand.set(emitter.get(operand.get()));
      return success();
    }
    if (!needed.contains(op) || getConstant(op))
      return success();
    auto source = sources.find(op);
    return source != sources.end() ? restore(op, source->second) : express(op);
  }

  /// The operation that the cluster of `root` came from.
  LogicalResult restore(Operation *root, const Source &source) {
    OperationState state(root->getLoc(), ("tosa." + source.type).str());
    for (const Source::Operand &operand : source.operands)
      state.operands.push_back(operand.value
                                   ? emitter.get(operand.value)
                                   : emitter.constant(operand.elements));
    state.addAttributes(source.attributes.getValue());
    state.addTypes(root->getResultTypes());
    OpBuilder builder(root);
    Operation *made = builder.create(state);
    for (auto [old, result] : llvm::zip(root->getResults(), made->getResults()))
      add(old, {result, getPlainOrder(getShape(old).size())});
    return success();
  }

  LogicalResult express(Operation *op) {
    TosaEmitFunction emit = lookupTosaEmitter(op->getName()).emit;
    if (!emit)
      return op->emitOpError("cannot be expressed in TOSA: there is no "
                             "conversion for it");
    TosaEmitter::Results results = emit(emitter, op, plans[op]);
    if (results.empty())
      return failure();
    // Several forms may be those of one result.
    for (auto [i, form] : llvm::enumerate(results))
      add(op->getResult(op->getNumResults() == 1 ? 0 : i), form);
    return success();
  }

  /// What is known of a shape, but cannot be computed, is kept.
  void add(Value old, Form form) {
    RankedTensorType type = arrange(old.getType(), form.order);
    Operation *producer = form.value.getDefiningOp();
    if (form.value.getType() != type && producer &&
        isa<tosa::TosaDialect>(producer->getDialect()))
      form.value.setType(type);
    orders.add(old, std::move(form));
  }
};

struct ConvertTASOToTOSA
    : taso::impl::ConvertTASOToTOSABase<ConvertTASOToTOSA> {
  using ConvertTASOToTOSABase::ConvertTASOToTOSABase;

  void runOnOperation() override {
    auto exportOne = [](func::FuncOp function) {
      return FunctionExporter(function).run();
    };
    if (failed(exportFunctions(getOperation(), exportOne)))
      signalPassFailure();
  }
};

} // namespace
