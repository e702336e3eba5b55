//===- StableHLOForm.cpp - Operations of StableHLO ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bodies of reductions, and constants.
//
//===----------------------------------------------------------------------===//

#include "StableHLOForm.h"

#include "TASO/Dialect/TASOOps.h"

using namespace mlir;

namespace taso::conversion {

StringRef getHloBody(Operation *reduction) {
  if (reduction->getNumRegions() != 1 || !reduction->getRegion(0).hasOneBlock())
    return {};
  Block &block = reduction->getRegion(0).front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return {};
  Operation &op = block.front(), &terminator = block.back();
  bool fits = op.getNumOperands() == 2 && op.getNumResults() == 1 &&
              op.getAttrs().empty() &&
              op.getOperand(0) == block.getArgument(0) &&
              op.getOperand(1) == block.getArgument(1) &&
              terminator.getName().getStringRef() == "stablehlo.return" &&
              terminator.getNumOperands() == 1 &&
              terminator.getOperand(0) == op.getResult(0);
  return fits ? op.getName().getStringRef() : StringRef();
}

void buildHloBody(Region &region, StringRef name, Type element) {
  OpBuilder builder(element.getContext());
  Location loc = builder.getUnknownLoc();
  auto type = RankedTensorType::get({}, element);
  Block *block = builder.createBlock(&region, {}, {type, type}, {loc, loc});
  OperationState applied(loc, name);
  applied.addOperands(block->getArguments());
  applied.addTypes(type);
  OperationState terminator(loc, "stablehlo.return");
  terminator.addOperands(builder.create(applied)->getResults());
  builder.create(terminator);
}

ElementsAttr getHloElements(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  if (auto constant = dyn_cast<ConstantTensorOp>(op))
    return constant.getValue();
  // A scalar that is broadcast to a scalar.
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    auto inner =
        dyn_cast_or_null<DenseElementsAttr>(getHloElements(reshape.getInput()));
    return inner && reshape.getType().hasStaticShape()
               ? inner.reshape(reshape.getType())
               : ElementsAttr();
  }
  StringRef name = op->getName().getStringRef();
  if (name == "stablehlo.constant" || name == "arith.constant")
    return op->getAttrOfType<ElementsAttr>("value");
  return {};
}

} // namespace taso::conversion
