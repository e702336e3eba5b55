//===- TASOToTorch.cpp - --convert-taso-to-torch --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards finds which operations are needed when intact clusters
// become the operations they came from; a walk forwards emits those. Where a
// builtin tensor that is not made by taso is read, or one that is made by it is
// read by others, stands a cast of `torch_c`.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../Clusters.h"
#include "../ONNXForms.h"
#include "Emitter.h"


#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTTASOTOTORCH
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

/// True if a record says for each argument what it was.
static bool isWellFormed(const Source &source) {
  if (source.type == kTorchSource.constant)
    return true;
  auto isTensor = [&](Attribute number) {
    auto i = dyn_cast<IntegerAttr>(number);
    return i && i.getValue().ult(source.operands.size()) &&
           source.operands[i.getValue().getZExtValue()].value;
  };
  auto isArgument = [&](Attribute argument) {
    auto entry = dyn_cast<DictionaryAttr>(argument);
    if (!entry || !entry.getAs<TypeAttr>("type"))
      return isTensor(argument);
    auto tensors = entry.getAs<ArrayAttr>("tensors");
    return entry.contains("value") ||
           (tensors && llvm::all_of(tensors, isTensor));
  };
  auto arguments = source.attributes.getAs<ArrayAttr>(kTorchArguments);
  return arguments && llvm::all_of(arguments, isArgument);
}

namespace {

/// Converts one function.
class FunctionExporter {
public:
  explicit FunctionExporter(func::FuncOp function)
      : function(function), builder(function.getContext()),
        dominance(function) {}

  LogicalResult run() {
    restoreSignature();
    if (isMirroredTorch(function))
      return exportOnnxOperators();
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == function.getOperation())
        return;
      operations.push_back(op);
      if (op->getName().getStringRef() == "torch.vtensor.literal")
        oldLiterals.insert(op);
      if (auto id = op->getAttrOfType<StringAttr>(kTorchId))
        if (op->getNumResults() == 1)
          byId.try_emplace(id.getValue(), op->getResult(0));
    });
    for (Operation *op : operations)
      if (!isTaso(op))
        markNeeded(op->getOperands());
    while (!toPlan.empty())
      plan(toPlan.pop_back_val());
    for (Operation *op : operations)
      if (needed.contains(op) && failed(emit(op)))
        return failure();
    replace();
    finish();
    return success();
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  DominanceInfo dominance;
  SmallVector<Operation *> operations, toPlan;
  llvm::DenseSet<Operation *> needed, oldLiterals;
  llvm::DenseMap<Operation *, Source> sources;
  llvm::DenseMap<Operation *, SmallVector<Value>> plans;
  /// The torch tensors of builtin tensors.
  llvm::DenseMap<Value, Value> emitted;
  /// The constants that records name.
  llvm::StringMap<Value> byId;

  /// A function of ONNX operators stays one.
  LogicalResult exportOnnxOperators() {
    mirrorTorchOnnx(function);
    if (failed(exportOnnxFunction(function)))
      return failure();
    spellTorchOnnx(function, /*keepIds=*/false);
    return success();
  }

  //===--------------------------------------------------------------------===//
  // The function
  //===--------------------------------------------------------------------===//

  /// Arguments and results get the types back that they had in torch, with
  /// casts to those that they have now.
  void restoreSignature() {
    Block &entry = function.front();
    SmallVector<Type> results(function.getResultTypes());
    builder.setInsertionPointToStart(&entry);
    for (BlockArgument argument : entry.getArguments()) {
      unsigned i = argument.getArgNumber();
      auto type = function.getArgAttrOfType<TypeAttr>(i, kTorchType);
      if (!type || getBuiltinTensor(type.getValue()) != argument.getType())
        continue;
      argument.setType(type.getValue());
      Value cast = createToBuiltin(builder, argument);
      argument.replaceAllUsesExcept(cast, cast.getDefiningOp());
      function.removeArgAttr(i, kTorchType);
    }
    for (auto [i, result] : llvm::enumerate(results)) {
      auto type = function.getResultAttrOfType<TypeAttr>(i, kTorchType);
      if (!type || getBuiltinTensor(type.getValue()) != result)
        continue;
      result = type.getValue();
      function.walk([&, i = i](func::ReturnOp op) {
        builder.setInsertionPoint(op);
        op.setOperand(
            i, createFromBuiltin(builder, op.getOperand(i), type.getValue()));
      });
      function.removeResultAttr(
          i, StringAttr::get(function.getContext(), kTorchType));
    }
    function.setType(
        builder.getFunctionType(entry.getArgumentTypes(), results));
  }

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
    std::optional<Source> source = getIntactSource(op, kTorchSource);
    if (source && canRestore(*source) && isWellFormed(*source)) {
      for (const Source::Operand &operand : source->operands)
        markNeeded(operand.value);
      sources.try_emplace(op, std::move(*source));
      return;
    }
    SmallVector<Value> operands = getNarrowOperands(op, &kTorchSource);
    markNeeded(operands);
    plans.try_emplace(op, std::move(operands));
  }

  //===--------------------------------------------------------------------===//
  // Emission
  //===--------------------------------------------------------------------===//

  /// The torch tensor of a builtin one, with a cast if taso does not make it.
  /// Null after an error.
  Value get(Value value) {
    if (isResultOf(value, kToBuiltin))
      return value.getDefiningOp()->getOperand(0);
    Operation *producer = value.getDefiningOp();
    OpBuilder::InsertionGuard guard(builder);
    // Blocks need not stand in the order of dominance.
    if (producer && isTaso(producer))
      return succeeded(emit(producer)) ? emitted.lookup(value) : Value();
    Value &tensor = emitted[value];
    if (!tensor) {
      builder.setInsertionPointAfterValue(value);
      tensor =
          createFromBuiltin(builder, value, getTorchTensor(value.getType()));
    }
    return tensor;
  }

  LogicalResult emit(Operation *op) {
    if (emitted.contains(op->getResult(0)))
      return success();
    builder.setInsertionPoint(op);
    auto source = sources.find(op);
    TorchEmitter::Results results =
        source != sources.end() ? restore(op, source->second) : express(op);
    if (results.size() < op->getNumResults())
      return failure();
    for (auto [old, result] : llvm::zip(op->getResults(), results))
      emitted[old] = result;
    return success();
  }

  TorchEmitter::Results express(Operation *op) {
    TorchEmitter emitter(builder, op);
    TorchEmitFunction function = lookupTorchEmitter(op->getName());
    if (!function)
      return emitter.refuse("there is no conversion for it");
    SmallVector<Value> operands;
    for (Value operand : plans[op]) {
      operands.push_back(get(operand));
      if (!operands.back())
        return {};
    }
    return function(emitter, op, operands);
  }

  /// The operation that the cluster of `root` came from.
  TorchEmitter::Results restore(Operation *root, const Source &source) {
    if (source.type == kTorchSource.constant)
      return express(root);
    NamedAttrList attributes(source.attributes);
    auto arguments = cast<ArrayAttr>(attributes.erase(kTorchArguments));
    auto list = dyn_cast_or_null<TypeAttr>(attributes.erase(kTorchUnpacked));
    SmallVector<Value> operands;
    for (Attribute argument : arguments) {
      operands.push_back(getArgument(root, source, argument));
      if (!operands.back())
        return {};
    }
    SmallVector<Type> types = getResultTypes(root, source);
    std::string name = ("torch." + source.type).str();
    Operation *op =
        list ? createTorch(builder, root->getLoc(), name, operands,
                           list.getValue())
             : createTorch(builder, root->getLoc(), name, operands, types);
    op->setAttrs(attributes.getDictionary(op->getContext()));
    if (list)
      op = createTorch(builder, root->getLoc(), kListUnpack, op->getResults(),
                       types);
    return TorchEmitter::Results(op->getResults());
  }

  static SmallVector<Type> getResultTypes(Operation *root,
                                          const Source &source) {
    SmallVector<Type> types;
    for (Type type : root->getResultTypes())
      types.push_back(getTorchTensor(type));
    types.append(source.moreResults);
    return types;
  }

  /// The operand of the restored operation that an argument of the record is;
  /// null after an error.
  Value getArgument(Operation *root, const Source &source, Attribute argument) {
    auto getTensor = [&](Attribute number) {
      return get(
          source.operands[cast<IntegerAttr>(number).getValue().getZExtValue()]
              .value);
    };
    auto entry = dyn_cast<DictionaryAttr>(argument);
    if (!entry)
      return getTensor(argument);
    Type type = entry.getAs<TypeAttr>("type").getValue();
    if (Attribute constant = entry.get("value"))
      return getConstant(root, constant, type, entry.getAs<StringAttr>("id"));
    SmallVector<Value> tensors;
    for (Attribute number : entry.getAs<ArrayAttr>("tensors")) {
      tensors.push_back(getTensor(number));
      if (!tensors.back())
        return {};
    }
    return createTorch(builder, root->getLoc(), kListConstruct, tensors, type)
        ->getResult(0);
  }

  /// The constant that the record names, if it is seen at `root` and still what
  /// it was; else a new one.
  Value getConstant(Operation *root, Attribute value, Type type,
                    StringAttr id) {
    Value known = id ? byId.lookup(id.getValue()) : Value();
    if (known && known.getType() == type && getTorchConstant(known) == value &&
        dominance.properlyDominates(known, root))
      return known;
    Value made = createTorchConstant(builder, root->getLoc(), value, type);
    if (id && !known)
      byId[id.getValue()] = made;
    return made;
  }

  //===--------------------------------------------------------------------===//
  // Replacement
  //===--------------------------------------------------------------------===//

  /// Readers outside taso get the torch tensors: directly where they cast, else
  /// by a cast back.
  void replace() {
    for (Operation *op : operations) {
      if (isTaso(op))
        continue;
      for (OpOperand &operand : op->getOpOperands()) {
        Operation *producer = operand.get().getDefiningOp();
        if (!producer || !isTaso(producer))
          continue;
        builder.setInsertionPoint(op);
        Value tensor = emitted.lookup(operand.get());
        if (op->getName().getStringRef() == kFromBuiltin &&
            op->getResult(0).getType() == tensor.getType())
          op->getResult(0).replaceAllUsesWith(tensor);
        operand.set(createToBuiltin(builder, tensor));
      }
    }
    eraseTaso(operations);
  }

  /// Erases the numbers of constants, and what was made and nobody reads.
  void finish() {
    simplifyCasts(function);
    SmallVector<Operation *> constants;
    function.walk([&](Operation *op) {
      bool isLiteral = op->getName().getStringRef() == "torch.vtensor.literal";
      if (op->removeAttr(kTorchId) || (isLiteral && !oldLiterals.contains(op)))
        constants.push_back(op);
    });
    for (Operation *op : llvm::reverse(constants))
      if (op->use_empty())
        op->erase();
  }
};

struct ConvertTASOToTorch
    : taso::impl::ConvertTASOToTorchBase<ConvertTASOToTorch> {
  using ConvertTASOToTorchBase::ConvertTASOToTorchBase;

  void runOnOperation() override {
    auto exportOne = [](func::FuncOp function) {
      return FunctionExporter(function).run();
    };
    if (failed(exportFunctions(getOperation(), exportOne)))
      signalPassFailure();
  }
};

} // namespace
