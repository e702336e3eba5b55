//===- ONNXToTASO.cpp - --convert-onnx-to-taso ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the operations of each function in order, so that the types of
// operands are known when an operation is converted.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"

#include "../ONNXForms.h"
#include "../Source.h"
#include "ForeignTypes.h"
#include "Table.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTONNXTOTASO
#include "TASO/Conversion/Passes.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

namespace {

/// Converts one function.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp function, bool foldShapes,
                    ModelStatistics &statistics)
      : function(function), opset(getOpset(function)), known(opset),
        builder(function.getContext()), sizes(getValueOfSameShape),
        statistics(statistics), foldShapes(foldShapes) {}

  LogicalResult run() {
    if (function.isExternal())
      return success();
    SmallVector<Operation *> operations;
    for (Operation &op : function.front())
      operations.push_back(&op);
    markUnused(operations);
    nameSizes();
    for (Operation *op : operations)
      if (isOnnx(op) && failed(visit(op)))
        return failure();
    if (foldShapes)
      eraseEvaluated();
    updateFunctionType();
    return success();
  }

private:
  func::FuncOp function;
  int64_t opset;
  KnownIntegers known;
  OpBuilder builder;
  SizeExpressions sizes;
  ModelStatistics &statistics;
  bool foldShapes;
  SmallVector<Operation *> evaluated;

  /// What the model computes without need is exported again.
  void markUnused(ArrayRef<Operation *> operations) {
    for (Operation *op : operations)
      if (isOnnx(op) && op->getNumResults() != 0 && op->use_empty())
        op->setAttr(kUnusedAttr, builder.getUnitAttr());
  }

  /// Dimensions of one name have one size, as ONNX says.
  void nameSizes() {
    for (BlockArgument argument : function.getArguments())
      for (const auto &[dim, name] : mirror::getDimNames(argument))
        sizes.setName(argument, dim, name);
  }

  LogicalResult visit(Operation *op) {
    StringRef type = getOnnxType(op);
    if (type == "Constant" || type == "NoValue")
      return success();
    ++statistics.total;
    if (statistics.addTerminator(op))
      return success();
    if (known.visit(op)) {
      ++statistics.evaluated;
      refineEvaluated(op);
      evaluated.push_back(op);
      return success();
    }
    std::string reason = "taso has no such operator";
    FailureOr<bool> converted = convert(op, reason);
    if (failed(converted))
      return failure();
    if (*converted) {
      ++statistics.converted;
      return success();
    }
    inferForeignType(op);
    statistics.addForeign(op, reason);
    return success();
  }

  /// The rows that hold for an operation, or null.
  ConvertFunction lookup(Operation *op, int64_t &version,
                         std::string &reason) const {
    auto domain = op->getAttrOfType<StringAttr>("onnx_domain");
    StringRef name = domain ? domain.getValue() : StringRef();
    auto stated = op->getAttrOfType<IntegerAttr>(kOnnxVersion);
    version = stated ? stated.getInt() : opset;
    if (name == kMicrosoft) {
      version = kMaxOpset;
      reason = "domain '" + name.str() + "'";
      return getConversionTable().lookup((name + "." + getOnnxType(op)).str(),
                                         version);
    }
    if (!name.empty() && name != "ai.onnx") {
      reason = "domain '" + name.str() + "'";
      return nullptr;
    }
    if (version < kMinOpset || version > kMaxOpset) {
      reason = "opset " + std::to_string(version) + " is not between " +
               std::to_string(kMinOpset) + " and " + std::to_string(kMaxOpset);
      return nullptr;
    }
    return getConversionTable().lookup(getOnnxType(op), version);
  }

  /// True if `op` was replaced. Fails only on a model that contradicts itself.
  FailureOr<bool> convert(Operation *op, std::string &reason) {
    int64_t version;
    ConvertFunction function = lookup(op, version, reason);
    if (!function || op->getNumResults() == 0)
      return false;
    builder.setInsertionPoint(op);
    Node node(op, version, known, builder, sizes);
    Value value = function(node);
    Operation *root = value ? value.getDefiningOp() : nullptr;
    if (!root || !llvm::is_contained(node.getCreated(), root)) {
      reason = node.getReason().str();
      node.discard();
      return false;
    }
    root->setLoc(op->getLoc());
    if (failed(mergeResultTypes(op, root))) {
      node.discard();
      return failure();
    }
    auto embedded = [&](unsigned i) -> EmbeddedOperand {
      return {node.getEmbedded(i), getValueName(op->getOperand(i))};
    };
    if (node.keepsRecord() && failed(attachSource(root, op, node.getCreated(),
                                                  embedded, kOnnxSource))) {
      reason = "an operand is neither read nor known";
      node.discard();
      return false;
    }
    for (auto [i, result] : llvm::enumerate(root->getResults()))
      op->getResult(i).replaceAllUsesWith(result);
    if (Attribute unused = op->getAttr(kUnusedAttr))
      root->setAttr(kUnusedAttr, unused);
    op->erase();
    node.eraseUnused(root);
    return true;
  }

  /// Takes over declared dimensions that cannot be computed.
  LogicalResult mergeResultTypes(Operation *op, Operation *root) {
    for (auto [declared, result] :
         llvm::zip(op->getResults(), root->getResults())) {
      Type merged = mergeTypes(declared.getType(), result.getType());
      if (!merged)
        return emitError(op->getLoc(), "the model declares ")
               << declared.getType() << " for '" << getValueName(declared)
               << "', but its operands give " << result.getType();
      result.setType(merged);
    }
    return success();
  }

  /// Gives a known result its static type; sizes in it may be open.
  void refineEvaluated(Operation *op) {
    Value result = op->getResult(0);
    auto declared = dyn_cast<ShapedType>(result.getType());
    Type element =
        declared ? declared.getElementType() : Type(builder.getI64Type());
    result.setType(
        RankedTensorType::get(known.getWithSizes(result)->shape, element));
  }

  /// Known results that are still read become constants, but for those with
  /// open sizes, which stay.
  void eraseEvaluated() {
    for (Operation *op : llvm::reverse(evaluated)) {
      Value result = op->getResult(0);
      if (!result.use_empty()) {
        if (!known.get(result))
          continue;
        builder.setInsertionPoint(op);
        result.replaceAllUsesWith(createIntegers(result));
      }
      op->erase();
    }
  }

  Value createIntegers(Value like) {
    auto type = cast<RankedTensorType>(like.getType());
    SmallVector<APInt> values;
    for (int64_t value : known.get(like)->values)
      values.push_back(
          APInt(type.getElementTypeBitWidth(), value, /*isSigned=*/true));
    OperationState state(like.getLoc(), "onnx.Constant");
    state.addAttribute("value", DenseElementsAttr::get(type, values));
    state.addAttribute("onnx.initializer", builder.getUnitAttr());
    state.addTypes(type);
    return builder.create(state)->getResult(0);
  }

  void updateFunctionType() {
    Operation *terminator = function.front().getTerminator();
    function.setType(FunctionType::get(function.getContext(),
                                       function.getArgumentTypes(),
                                       terminator->getOperandTypes()));
  }
};

} // namespace

LogicalResult
taso::conversion::convertOnnxFunction(func::FuncOp function, bool foldShapes,
                                      ModelStatistics &statistics) {
  return FunctionConverter(function, foldShapes, statistics).run();
}

namespace {

struct ConvertONNXToTASO
    : taso::impl::ConvertONNXToTASOBase<ConvertONNXToTASO> {
  using ConvertONNXToTASOBase::ConvertONNXToTASOBase;

  void runOnOperation() override {
    nameUnknownElements(getOperation());
    ModelStatistics statistics;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (isOnnxMlir(function))
        mirrorOnnxMlir(function);
      if (failed(convertOnnxFunction(function, foldShapes, statistics)))
        return signalPassFailure();
    }
    if (statistics.total != 0)
      statistics.report(getOperation().getLoc());
  }
};

} // namespace
