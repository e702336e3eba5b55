//===- TorchToTASO.cpp - --convert-torch-to-taso --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the operations of each function in order, also those in regions. What
// is converted reads and gives builtin tensors, between casts of `torch_c`;
// casts of neighbours cancel.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../ONNXForms.h"
#include "Call.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTORCHTOTASO
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

/// True for constants and lists, which are arguments of others.
static bool isArgument(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.starts_with("torch.constant.") || name == kListConstruct ||
         name == kListUnpack || name == "torch.vtensor.literal";
}

/// True for tensors that conversion functions read.
static bool isRead(Type type) {
  RankedTensorType tensor = getBuiltinTensor(type);
  return tensor && (isTasoFloat(tensor.getElementType()) ||
                    tensor.getElementType().isSignlessInteger(32) ||
                    tensor.getElementType().isSignlessInteger(64));
}

namespace {

/// Numbers the constants that records name.
class ConstantIds {
public:
  explicit ConstantIds(ModuleOp module)
      : next(getNextNumber(module, kTorchId)) {}

  StringAttr get(Operation *constant) {
    if (auto known = constant->getAttrOfType<StringAttr>(kTorchId))
      return known;
    StringAttr &id = ids[constant];
    if (!id)
      id = StringAttr::get(constant->getContext(), std::to_string(next++));
    return id;
  }

  /// Erases those that nobody reads any more, with the entries of lists; others
  /// keep their numbers.
  void finish(Operation *function) {
    llvm::DenseSet<Operation *> named;
    for (auto [op, id] : ids) {
      named.insert(op);
      for (Value operand : op->getOperands())
        if (Operation *entry = operand.getDefiningOp();
            entry && isArgument(entry))
          named.insert(entry);
    }
    SmallVector<Operation *> inOrder;
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (named.contains(op))
        inOrder.push_back(op);
    });
    for (Operation *op : llvm::reverse(inOrder)) {
      if (op->use_empty())
        op->erase();
      else if (StringAttr id = ids.lookup(op))
        op->setAttr(kTorchId, id);
    }
    ids.clear();
  }

private:
  int64_t next;
  llvm::MapVector<Operation *, StringAttr> ids;
};

/// Converts one function.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp function, ConstantIds &ids,
                    ModelStatistics &statistics)
      : function(function), ids(ids), builder(function.getContext()),
        values(builder), statistics(statistics) {}

  LogicalResult run() {
    unsigned before = statistics.converted;
    if (isTorchOnnx(function) && failed(convertOnnxOperators()))
      return failure();
    SmallVector<Operation *> operations;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->getName().getDialectNamespace() == "torch" &&
          op->getNumResults() != 0 && !isArgument(op) && !isOnnxOperator(op))
        operations.push_back(op);
    });
    for (Operation *op : operations)
      visit(op);
    ids.finish(function);
    if (statistics.converted != before)
      convertSignature();
    simplifyCasts(function);
    return success();
  }

private:
  func::FuncOp function;
  ConstantIds &ids;
  OpBuilder builder;
  SizeExpressions sizes;
  TorchValues values;
  ModelStatistics &statistics;

  /// Operators of ONNX have a table of their own, which counts them.
  LogicalResult convertOnnxOperators() {
    mirrorTorchOnnx(function);
    for (Operation &op : function.front())
      if (isOnnxOperator(&op)) {
        ++statistics.total;
        statistics.addForeign(&op, "regions, or values of unknown rank");
      }
    if (failed(convertOnnxFunction(function, /*foldShapes=*/false, statistics)))
      return failure();
    spellTorchOnnx(function, /*keepIds=*/true);
    return success();
  }

  void visit(Operation *op) {
    ++statistics.total;
    if (statistics.addTerminator(op))
      return;
    std::string reason = "taso has no such operator";
    if (convert(op, reason))
      ++statistics.converted;
    else
      statistics.addForeign(op, reason);
  }

  //===--------------------------------------------------------------------===//
  // One operation
  //===--------------------------------------------------------------------===//

  /// The operation that gives the tensors: the call itself, or the one that
  /// unpacks its list. Null if the list goes elsewhere.
  static Operation *getGiver(Operation *op) {
    if (isa<TorchTensorType>(op->getResult(0).getType()))
      return op;
    if (op->getNumResults() != 1 || !op->hasOneUse())
      return nullptr;
    Operation *user = *op->user_begin();
    return user->getName().getStringRef() == kListUnpack ? user : nullptr;
  }

  /// True if `op` was replaced.
  bool convert(Operation *op, std::string &reason) {
    ConvertTorchFunction function = lookupTorch(op->getName().getStringRef());
    if (!function)
      return false;
    Operation *giver = getGiver(op);
    if (!giver || giver->getBlock() != op->getBlock()) {
      reason = "the list is not unpacked where it is made";
      return false;
    }
    if (giver->use_empty()) {
      reason = "the results are not used";
      return false;
    }
    builder.setInsertionPoint(op);
    TorchCall call(op, giver->getResults(), values, builder, sizes);
    Value value = function(call);
    Operation *root = value ? value.getDefiningOp() : nullptr;
    if (!root || !llvm::is_contained(call.getCreated(), root) ||
        !declareTypes(call, root) || !record(call, giver, root)) {
      reason = call.getReason().str();
      call.discard();
      return false;
    }
    replace(op, giver, root);
    call.eraseUnused(root);
    return true;
  }

  /// Others rely on the declared types, which must not contradict the computed
  /// ones. Further results are not used.
  static bool declareTypes(TorchCall &call, Operation *root) {
    SmallVector<Type> declared;
    if (call.getResults().size() < root->getNumResults())
      return bool(call.reject("too few results"));
    for (Value result : call.getResults().take_front(root->getNumResults())) {
      declared.push_back(getBuiltinTensor(result.getType()));
      if (!declared.back())
        return bool(call.reject("rank or elements of a result are unknown"));
    }
    if (!areCompatibleResults(root->getResultTypes(), declared))
      return bool(call.reject("a declared type that the operands do not give"));
    for (auto [result, type] : llvm::zip_equal(root->getResults(), declared))
      result.setType(type);
    return true;
  }

  void replace(Operation *op, Operation *giver, Operation *root) {
    builder.setInsertionPointAfter(root);
    for (auto [i, result] : llvm::enumerate(root->getResults())) {
      Value old = giver->getResult(i);
      old.replaceAllUsesWith(createFromBuiltin(builder, result, old.getType()));
    }
    if (giver != op)
      giver->erase();
    op->erase();
  }

  //===--------------------------------------------------------------------===//
  // Records
  //===--------------------------------------------------------------------===//

  Attribute recordTensor(Value value, SmallVectorImpl<Value> &tensors) {
    if (!isRead(value.getType()))
      return {};
    tensors.push_back(values.get(value));
    return builder.getI64IntegerAttr(tensors.size() - 1);
  }

  /// An argument: the number of a tensor, a dictionary of a list of them, or
  /// one of a constant. Null if it is none of these.
  Attribute recordArgument(Value value, Attribute resolved,
                           SmallVectorImpl<Value> &tensors) {
    if (isa<TorchTensorType>(value.getType()))
      return recordTensor(value, tensors);
    NamedAttrList entry;
    entry.set("type", TypeAttr::get(value.getType()));
    if (resolved && resolved != getTorchConstant(value)) {
      ids.get(value.getDefiningOp());
      entry.set("value", resolved);
      return entry.getDictionary(value.getContext());
    }
    if (Attribute constant = getTorchConstant(value)) {
      entry.set("id", ids.get(value.getDefiningOp()));
      entry.set("value", constant);
      return entry.getDictionary(value.getContext());
    }
    if (!isResultOf(value, kListConstruct))
      return {};
    SmallVector<Attribute> numbers;
    ids.get(value.getDefiningOp());
    for (Value tensor : value.getDefiningOp()->getOperands()) {
      numbers.push_back(recordTensor(tensor, tensors));
      if (!numbers.back())
        return {};
    }
    entry.set("tensors", builder.getArrayAttr(numbers));
    return entry.getDictionary(value.getContext());
  }

  /// Attaches the record of an operation that has the tensors as operands.
  bool record(TorchCall &call, Operation *giver, Operation *root) {
    Operation *op = call.getOperation();
    SmallVector<Value> tensors;
    SmallVector<Attribute> arguments;
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      arguments.push_back(
          recordArgument(operand, call.getResolved(i), tensors));
      if (!arguments.back())
        return bool(call.reject("argument " + Twine(i) +
                                " is neither a tensor nor known"));
    }
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(tensors);
    state.addTypes(giver->getResultTypes());
    state.addAttributes(op->getAttrs());
    state.addAttribute(kTorchArguments, builder.getArrayAttr(arguments));
    if (giver != op)
      state.addAttribute(kTorchUnpacked,
                         TypeAttr::get(op->getResult(0).getType()));
    Operation *flat = Operation::create(state);
    auto embedded = [](unsigned) { return EmbeddedOperand(); };
    LogicalResult attached =
        attachSource(root, flat, call.getCreated(), embedded, kTorchSource);
    flat->destroy();
    return succeeded(attached) ||
           bool(call.reject("an operand that is not read"));
  }

  //===--------------------------------------------------------------------===//
  // Functions
  //===--------------------------------------------------------------------===//

  /// Arguments and results become builtin tensors where no call relies on the
  /// types; what they were is kept as an attribute.
  void convertSignature() {
    auto module = function->getParentOfType<ModuleOp>();
    if (!SymbolTable::symbolKnownUseEmpty(function, module))
      return;
    Block &entry = function.front();
    builder.setInsertionPointToStart(&entry);
    for (BlockArgument argument : entry.getArguments()) {
      Type type = argument.getType();
      RankedTensorType builtin = getBuiltinTensor(type);
      if (!builtin)
        continue;
      argument.setType(builtin);
      Value cast = createFromBuiltin(builder, argument, type);
      argument.replaceAllUsesExcept(cast, cast.getDefiningOp());
      function.setArgAttr(argument.getArgNumber(), kTorchType,
                          TypeAttr::get(type));
    }
    SmallVector<Type> results(function.getResultTypes());
    SmallVector<func::ReturnOp> returns;
    function.walk([&](func::ReturnOp op) { returns.push_back(op); });
    for (auto [i, type] : llvm::enumerate(results)) {
      RankedTensorType builtin = getBuiltinTensor(type);
      if (!builtin)
        continue;
      for (func::ReturnOp op : returns) {
        builder.setInsertionPoint(op);
        op.setOperand(i, createToBuiltin(builder, op.getOperand(i)));
      }
      function.setResultAttr(i, kTorchType, TypeAttr::get(type));
      type = builtin;
    }
    function.setType(
        builder.getFunctionType(entry.getArgumentTypes(), results));
  }
};

struct ConvertTorchToTASO
    : taso::impl::ConvertTorchToTASOBase<ConvertTorchToTASO> {
  using ConvertTorchToTASOBase::ConvertTorchToTASOBase;

  void runOnOperation() override {
    nameUnknownElements(getOperation());
    ModelStatistics statistics;
    ConstantIds ids(getOperation());
    WalkResult result = getOperation().walk([&](func::FuncOp function) {
      bool isDone =
          function.isExternal() ||
          succeeded(FunctionConverter(function, ids, statistics).run());
      return isDone ? WalkResult::advance() : WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    if (statistics.evaluated != 0)
      statistics.report(getOperation().getLoc());
    else if (statistics.total != 0)
      statistics.Statistics::report(getOperation().getLoc());
  }
};

} // namespace
