//===- StableHLOToTASO.cpp - --convert-stablehlo-to-taso ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the operations of each function in order, also those in regions.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/StableHLOPasses.h"

#include "../Constants.h"
#include "../Remarks.h"
#include "Node.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/StableHLO/StableHLODialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/UnknownElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace taso {
#define GEN_PASS_DEF_CONVERTSTABLEHLOTOTASO
#include "TASO/Conversion/StableHLOPasses.h.inc"
} // namespace taso

using namespace mlir;
using namespace taso;
using namespace taso::conversion;

//===----------------------------------------------------------------------===//
// Reading operations
//===----------------------------------------------------------------------===//

/// Makes a constant of StableHLO one of taso.
static Value convertConstant(Value value, OpBuilder &builder) {
  Operation *constant = value.getDefiningOp();
  if (!constant || constant->getName().getStringRef() != "stablehlo.constant")
    return value;
  ElementsAttr elements = getHloElements(value);
  if (!elements || elements.getType() != value.getType())
    return value;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(constant);
  auto converted =
      ConstantTensorOp::create(builder, constant->getLoc(), value.getType(),
                               elements);
  attachConstantSource(converted, constant, kHloSource);
  if (Attribute id = constant->getAttr(kHloId))
    converted->setAttr(kHloId, id);
  value.replaceAllUsesWith(converted);
  constant->erase();
  return converted;
}

Value HloNode::getInput(unsigned i) {
  if (i >= op->getNumOperands())
    return reject("operand " + Twine(i) + " is missing");
  Value value = op->getOperand(i);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getEncoding())
    return reject("operand " + Twine(i) + " is no tensor of known rank");
  if (!isTasoFloat(type.getElementType())) {
    std::string text;
    llvm::raw_string_ostream(text) << type.getElementType();
    return reject("elements of type " + text);
  }
  return convertConstant(value, builder);
}

RankedTensorType HloNode::getStaticResult() {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (type && type.hasStaticShape() && !type.getEncoding())
    return type;
  reject("dynamic shape");
  return {};
}

std::optional<double> HloNode::getNumber(unsigned i) {
  auto elements = i < op->getNumOperands()
                      ? dyn_cast_or_null<DenseFPElementsAttr>(
                            getHloElements(op->getOperand(i)))
                      : DenseFPElementsAttr();
  if (!elements || !elements.isSplat()) {
    reject("operand " + Twine(i) + " is not a known number");
    return std::nullopt;
  }
  bool inexact;
  APFloat value = elements.getSplatValue<APFloat>();
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

std::optional<OperatorBuilder::Sizes> HloNode::getList(StringRef name) const {
  Attribute value = op->getAttr(name);
  if (auto list = dyn_cast_or_null<DenseI64ArrayAttr>(value))
    return Sizes(list.asArrayRef());
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(value);
  if (!elements || !elements.getElementType().isInteger(64))
    return std::nullopt;
  return Sizes(elements.getValues<int64_t>());
}

OperatorBuilder::Sizes HloNode::getList(StringRef name, size_t count,
                                        int64_t otherwise) const {
  return getList(name).value_or(Sizes(count, otherwise));
}

int64_t HloNode::getInt(StringRef name, int64_t otherwise) const {
  auto value = dyn_cast_or_null<IntegerAttr>(op->getAttr(name));
  return value ? value.getValue().getSExtValue() : otherwise;
}

static ConvertHloFunction lookup(Operation *op) {
  static const HloTable table = [] {
    HloTable result;
    addHloShapes(result);
    addHloArithmetic(result);
    addHloWindows(result);
    return result;
  }();
  return op->getNumResults() == 1 ? table.lookup(op->getName().stripDialect())
                                  : nullptr;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static bool isHlo(Operation *op) {
  return op->getName().getDialectNamespace() == "stablehlo";
}

namespace {
/// Converts one function.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp function, int64_t &nextId,
                    Statistics &statistics)
      : function(function), nextId(nextId), builder(function.getContext()),
        statistics(statistics) {}

  void run() {
    SmallVector<Operation *> operations;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      StringRef name = op->getName().stripDialect();
      if (isHlo(op) && name != "constant" && name != "return" && !isInBody(op))
        operations.push_back(op);
    });
    llvm::DenseSet<Operation *> unused;
    for (Operation *op : operations)
      if (op->getNumResults() != 0 && op->use_empty())
        unused.insert(op);
    for (Operation *op : operations)
      visit(op, unused.contains(op));
  }

private:
  func::FuncOp function;
  int64_t &nextId;
  OpBuilder builder;
  SizeExpressions sizes;
  Statistics &statistics;

  /// Bodies of reductions are part of them.
  static bool isInBody(Operation *op) {
    StringRef parent = op->getParentOp()->getName().getStringRef();
    return parent == "stablehlo.reduce" || parent == "stablehlo.reduce_window";
  }

  void visit(Operation *op, bool isUnused) {
    ++statistics.total;
    if (statistics.addTerminator(op))
      return;
    std::string reason = "taso has no such operator";
    if (convert(op, isUnused, reason))
      ++statistics.converted;
    else
      statistics.addForeign(op, reason);
  }

  /// True if `op` was replaced.
  bool convert(Operation *op, bool isUnused, std::string &reason) {
    ConvertHloFunction function = lookup(op);
    if (!function)
      return false;
    builder.setInsertionPoint(op);
    HloNode node(op, builder, sizes);
    Value value = function(node);
    Operation *root = value ? value.getDefiningOp() : nullptr;
    if (!root || !llvm::is_contained(node.getCreated(), root) ||
        !declareType(node, root) || !record(node, root)) {
      reason = node.getReason().str();
      node.discard();
      return false;
    }
    op->replaceAllUsesWith(root);
    if (isUnused)
      root->setAttr(kHloUnused, builder.getUnitAttr());
    op->erase();
    node.eraseUnused(root);
    return true;
  }

  /// Others rely on the declared type, which must not contradict the computed
  /// one.
  static bool declareType(HloNode &node, Operation *root) {
    Type declared = node.getOperation()->getResult(0).getType();
    auto ranked = dyn_cast<RankedTensorType>(declared);
    if (!ranked || ranked.getEncoding() ||
        !areCompatibleResults(root->getResultTypes(), declared))
      return bool(node.reject("a declared type that the operands do not give"));
    root->getResult(0).setType(declared);
    return true;
  }

  StringRef getId(Operation *constant) {
    if (!constant->hasAttr(kHloId))
      constant->setAttr(kHloId,
                        builder.getStringAttr(std::to_string(nextId++)));
    return constant->getAttrOfType<StringAttr>(kHloId).getValue();
  }

  bool record(HloNode &node, Operation *root) {
    Operation *op = node.getOperation();
    auto embedded = [&](unsigned i) -> EmbeddedOperand {
      ElementsAttr elements = getHloElements(op->getOperand(i));
      if (!elements)
        return {};
      return {elements, getId(op->getOperand(i).getDefiningOp())};
    };
    if (op->getPropertiesAsAttribute())
      return bool(node.reject("the generic form with properties"));
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    state.addAttributes(op->getAttrs());
    if (op->getNumRegions() != 0)
      state.addAttribute(kHloBody, builder.getStringAttr(getHloBody(op)));
    Operation *flat = Operation::create(state);
    LogicalResult attached =
        attachSource(root, flat, node.getCreated(), embedded, kHloSource);
    flat->destroy();
    return succeeded(attached) ||
           bool(node.reject("an operand is neither read nor known"));
  }
};

struct ConvertStableHLOToTASO
    : taso::impl::ConvertStableHLOToTASOBase<ConvertStableHLOToTASO> {
  using ConvertStableHLOToTASOBase::ConvertStableHLOToTASOBase;

  void runOnOperation() override {
    nameUnknownElements(getOperation());
    Statistics statistics;
    int64_t nextId = getNextNumber(getOperation(), kHloId);
    getOperation().walk([&](func::FuncOp function) {
      if (!function.isExternal())
        FunctionConverter(function, nextId, statistics).run();
    });
    if (statistics.total != 0)
      statistics.report(getOperation().getLoc());
  }
};
} // namespace
