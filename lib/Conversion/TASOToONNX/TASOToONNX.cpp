//===- TASOToONNX.cpp - --convert-taso-to-onnx ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards finds which operations are needed when intact clusters
// become the nodes they came from; a walk forwards emits those.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../Clusters.h"
#include "../Constants.h"
#include "../ONNXForms.h"
#include "../ShapeArithmetic.h"
#include "../Source.h"
#include "Emitter.h"
#include "Names.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTASOTOONNX
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

/// The operands of an operation, without the broadcasts that ONNX makes itself.
static SmallVector<Value> getEmittedOperands(Operation *op, int64_t opset) {
  // The first broadcasts of numpy's kind came in opset 7 and 8.
  if (opset < 7 || (isa<MaxOp, MinOp>(op) && opset < 8))
    return SmallVector<Value>(op->getOperands());
  return getNarrowOperands(op, &kOnnxSource);
}

namespace {

/// Converts one function.
class FunctionExporter {
public:
  FunctionExporter(func::FuncOp function, int64_t opset)
      : function(function), opset(opset), known(opset),
        builder(function.getContext()) {}

  LogicalResult run() {
    if (function.isExternal())
      return success();
    for (Operation &op : function.front())
      operations.push_back(&op);
    collectNames();
    for (Operation *op : llvm::reverse(operations))
      plan(op);
    for (Operation *op : operations)
      if (needed.contains(op) && isTaso(op) && failed(emit(op)))
        return failure();
    replace();
    eraseDead();
    if (!function->hasAttr(kOnnxForm))
      assignNames(function, fresh);
    return success();
  }

private:
  func::FuncOp function;
  int64_t opset;
  KnownIntegers known;
  OpBuilder builder;
  SmallVector<Operation *> operations;
  llvm::StringMap<Value> byName;
  llvm::DenseSet<Operation *> needed, fresh;
  llvm::DenseMap<Operation *, Source> sources;
  llvm::DenseMap<Operation *, SmallVector<Value>> plans;
  llvm::DenseMap<Value, Value> emitted;
  Value noValue;

  /// Constants, and shape arithmetic, can be found again by name.
  void collectNames() {
    for (Operation *op : operations) {
      bool isKnown = known.visit(op);
      if (op->getNumResults() != 1 ||
          !(isKnown || getConstantElements(op->getResult(0))))
        continue;
      StringRef name = getValueName(op->getResult(0));
      if (!name.empty())
        byName.try_emplace(name, op->getResult(0));
    }
  }

  //===--------------------------------------------------------------------===//
  // Planning
  //===--------------------------------------------------------------------===//

  void markNeeded(Value value) {
    if (Operation *op = value.getDefiningOp())
      needed.insert(op);
  }

  void plan(Operation *op) {
    if (!isTaso(op)) {
      op->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          markNeeded(operand);
      });
      return;
    }
    if (op->hasAttr(kUnusedAttr))
      needed.insert(op);
    if (!needed.contains(op))
      return;
    if (std::optional<Source> source = getIntactSource(op, kOnnxSource)) {
      for (Source::Operand &operand : source->operands) {
        if (!operand.value && operand.elements)
          operand.value = findEmbedded(op, operand);
        if (operand.value)
          markNeeded(operand.value);
      }
      sources.try_emplace(op, std::move(*source));
      return;
    }
    SmallVector<Value> operands = getEmittedOperands(op, opset);
    for (Value operand : operands)
      markNeeded(operand);
    plans.try_emplace(op, std::move(operands));
  }

  /// The constant or computed shape of that name, if it stands before `user`
  /// and still has those elements; else null.
  Value findEmbedded(Operation *user, const Source::Operand &operand) const {
    Value value = byName.lookup(operand.name);
    if (!value || !value.getDefiningOp()->isBeforeInBlock(user))
      return {};
    if (ElementsAttr elements = getConstantElements(value))
      return elements == operand.elements ? value : Value();
    std::optional<IntTensor> now = known.get(value);
    return now && now == getIntegers(operand.elements) ? value : Value();
  }

  //===--------------------------------------------------------------------===//
  // Emission
  //===--------------------------------------------------------------------===//

  Value getEmitted(Value value) const {
    auto it = emitted.find(value);
    return it == emitted.end() ? value : it->second;
  }

  LogicalResult emit(Operation *op) {
    builder.setInsertionPoint(op);
    auto source = sources.find(op);
    Emitter::Results results =
        source != sources.end() ? restore(op, source->second) : express(op);
    if (results.size() < op->getNumResults())
      return failure();
    for (auto [old, result] : llvm::zip(op->getResults(), results)) {
      // What is known of a shape, but cannot be computed, is kept.
      result.setType(old.getType());
      emitted[old] = result;
    }
    if (Attribute unused = op->getAttr(kUnusedAttr))
      results.front().getDefiningOp()->setAttr(kUnusedAttr, unused);
    return success();
  }

  /// The node that the cluster of `root` came from.
  Emitter::Results restore(Operation *root, const Source &source) {
    if (source.type == "Constant")
      return restoreConstant(cast<ConstantTensorOp>(root), source);
    OperationState state(root->getLoc(), ("onnx." + source.type).str());
    for (const Source::Operand &operand : source.operands)
      state.operands.push_back(getOperand(operand));
    state.addAttributes(source.attributes.getValue());
    state.addTypes(root->getResultTypes());
    state.addTypes(source.moreResults);
    return Emitter::Results(builder.create(state)->getResults());
  }

  Value getOperand(const Source::Operand &operand) {
    if (operand.value)
      return getEmitted(operand.value);
    if (!operand.elements)
      return getNoValue();
    OperationState state(NameLoc::get(builder.getStringAttr(operand.name)),
                         "onnx.Constant");
    state.addAttribute("value", operand.elements);
    state.addAttribute("onnx.initializer", builder.getUnitAttr());
    state.addTypes(operand.elements.getType());
    Operation *constant = builder.create(state);
    fresh.insert(constant);
    return constant->getResult(0);
  }

  Value getNoValue() {
    for (Operation *op : operations)
      if (!noValue && isOnnx(op, "NoValue") &&
          op->isBeforeInBlock(&*builder.getInsertionPoint()))
        noValue = op->getResult(0);
    if (!noValue) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(&function.front());
      OperationState state(builder.getUnknownLoc(), "onnx.NoValue");
      state.addTypes(builder.getNoneType());
      noValue = builder.create(state)->getResult(0);
    }
    return noValue;
  }

  /// A constant in the form it had, unless that form holds the elements and
  /// they changed.
  Emitter::Results restoreConstant(ConstantTensorOp constant,
                                   const Source &source) {
    OperationState state(constant.getLoc(), "onnx.Constant");
    state.addAttributes(source.attributes.getValue());
    state.addTypes(constant.getType());
    Operation *node = builder.create(state);
    ElementsAttr held = getConstantElements(node->getResult(0));
    ElementsAttr elements = constant.getValue();
    if (held && held != elements) {
      node->erase();
      return express(constant);
    }
    if (!held)
      node->setAttr("value", elements);
    return {node->getResult(0)};
  }

  /// Nodes for an operation without a record. All of them are new.
  Emitter::Results express(Operation *op) {
    Emitter emitter(builder, opset, op);
    EmitFunction function = lookupEmitFunction(op->getName());
    if (!function)
      return emitter.refuse("there is no conversion for it");
    SmallVector<Value> operands;
    auto planned = plans.find(op);
    if (planned != plans.end())
      for (Value operand : planned->second)
        operands.push_back(getEmitted(operand));
    Operation *before = op->getPrevNode();
    Emitter::Results results = function(emitter, op, operands);
    Operation *first =
        before ? before->getNextNode() : &op->getBlock()->front();
    for (Operation *node = first; node != op; node = node->getNextNode())
      nameFresh(node, op, results);
    return results;
  }

  /// Names what stands for results of `op` like them, and what is in between
  /// after the first of them.
  void nameFresh(Operation *node, Operation *op,
                 const Emitter::Results &results) {
    fresh.insert(node);
    if (!results.empty() && results.front().getDefiningOp() == node)
      return;
    StringRef name = getValueName(op->getResult(0));
    std::string type = getOnnxType(node).lower();
    std::string wanted = name.empty() ? type : (name + "_" + type).str();
    node->setLoc(getNamedLoc(op->getContext(), wanted));
  }

  //===--------------------------------------------------------------------===//
  // Clean-up
  //===--------------------------------------------------------------------===//

  void replace() {
    for (Operation *op : operations)
      for (Value result : op->getResults())
        if (Value value = emitted.lookup(result))
          result.replaceAllUsesWith(value);
    eraseTaso(operations);
  }

  /// Erases constants and shape arithmetic that only rewritten operations
  /// needed.
  void eraseDead() {
    KnownIntegers integers(opset);
    SmallVector<Operation *> candidates;
    for (Operation &op : function.front())
      if (integers.visit(&op) || isOnnx(&op, "Constant") ||
          isOnnx(&op, "NoValue"))
        candidates.push_back(&op);
    for (Operation *op : llvm::reverse(candidates))
      if (op->use_empty() && !op->hasAttr(kUnusedAttr))
        op->erase();
    for (Operation &op : function.front())
      op.removeAttr(kUnusedAttr);
  }
};

} // namespace

LogicalResult taso::conversion::exportOnnxFunction(func::FuncOp function) {
  return FunctionExporter(function, getOpset(function)).run();
}

namespace {

struct ConvertTASOToONNX
    : taso::impl::ConvertTASOToONNXBase<ConvertTASOToONNX> {
  using ConvertTASOToONNXBase::ConvertTASOToONNXBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (failed(exportOnnxFunction(function)))
        return signalPassFailure();
      if (function->hasAttr(kOnnxForm) && !isMirroredTorch(function))
        spellOnnxMlir(function);
    }
    unnameUnknownElements(getOperation());
  }
};

} // namespace
