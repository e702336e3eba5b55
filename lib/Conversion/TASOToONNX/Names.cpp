//===- Names.cpp - Names of values and nodes ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three rounds over the function, from the names that must stay to those that
// are free.
//
//===----------------------------------------------------------------------===//

#include "Names.h"

#include "../MirroredForm.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace taso::conversion {

namespace {
class NameAssigner {
public:
  NameAssigner(func::FuncOp function, const llvm::DenseSet<Operation *> &fresh)
      : function(function), fresh(fresh) {}

  void run() {
    reserveOthers();
    nameOutputs();
    nameOperations(/*isFresh=*/false);
    nameOperations(/*isFresh=*/true);
    for (Operation &op : function.front())
      apply(&op);
  }

private:
  func::FuncOp function;
  const llvm::DenseSet<Operation *> &fresh;
  llvm::StringSet<> taken, takenNodes;
  llvm::DenseMap<Value, std::string> names;

  /// Inputs and values of subgraphs keep their names; so do nodes.
  void reserveOthers() {
    for (BlockArgument argument : function.getArguments())
      taken.insert(getValueName(argument));
    function.walk([&](Operation *op) {
      if (auto name = op->getAttrOfType<StringAttr>("onnx_node_name"))
        takenNodes.insert(name.getValue());
      if (op->getParentOp() == function)
        return;
      for (Value result : op->getResults())
        taken.insert(getValueName(result));
    });
  }

  StringRef getOutputName(unsigned i) {
    auto name = function.getResultAttrOfType<StringAttr>(i, "onnx.name");
    return name ? name.getValue() : StringRef();
  }

  void nameOutputs() {
    Operation *terminator = function.front().getTerminator();
    for (OpOperand &operand : terminator->getOpOperands()) {
      StringRef wanted = getOutputName(operand.getOperandNumber());
      Value value = operand.get();
      bool isArgument = isa<BlockArgument>(value);
      if (wanted.empty() || (isArgument && getValueName(value) == wanted))
        continue;
      auto named = names.find(value);
      if (named != names.end() && named->second == wanted)
        continue;
      if (isArgument || named != names.end()) {
        value = insertIdentity(terminator, value);
        operand.set(value);
      }
      names[value] = wanted.str();
      taken.insert(wanted);
    }
  }

  static Value insertIdentity(Operation *terminator, Value value) {
    OpBuilder builder(terminator);
    OperationState state(value.getLoc(), "onnx.Identity");
    state.addOperands(value);
    state.addTypes(value.getType());
    return builder.create(state)->getResult(0);
  }

  void nameOperations(bool isFresh) {
    for (Operation &op : function.front()) {
      if (fresh.contains(&op) != isFresh)
        continue;
      for (Value result : op.getResults())
        if (!names.contains(result) && !isLeftOut(result))
          names[result] = makeUnique(getValueName(result), taken);
    }
  }

  /// Results that a node leaves out have no name, and no type.
  static bool isLeftOut(Value result) {
    return isa<NoneType>(result.getType()) && getValueName(result).empty();
  }

  static std::string makeUnique(StringRef wanted, llvm::StringSet<> &taken) {
    std::string base = wanted.empty() ? "taso" : wanted.str();
    if (!wanted.empty() && taken.insert(base).second)
      return base;
    for (unsigned i = 1;; ++i) {
      std::string name = base + "_" + std::to_string(i);
      if (taken.insert(name).second)
        return name;
    }
  }

  void apply(Operation *op) {
    if (op->getNumResults() == 0)
      return;
    SmallVector<std::string> resultNames;
    bool isNamed = false;
    for (Value result : op->getResults()) {
      isNamed |= names.contains(result);
      // A result that is left out still has a place in the list.
      resultNames.push_back(names.contains(result) ? names[result] : "");
    }
    if (!isNamed)
      return;
    op->setLoc(getNamedLoc(op->getContext(), resultNames));
    if (fresh.contains(op) && getOnnxType(op) != "Constant")
      op->setAttr("onnx_node_name",
                  StringAttr::get(op->getContext(),
                                  makeUnique(resultNames.front(), takenNodes)));
  }
};
} // namespace

void assignNames(func::FuncOp function,
                 const llvm::DenseSet<Operation *> &fresh) {
  NameAssigner(function, fresh).run();
}

} // namespace taso::conversion
