//===- TorchForm.cpp - Arguments of torch operations ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants and casts, in both directions.
//
//===----------------------------------------------------------------------===//

#include "TorchForm.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace taso::conversion {

bool isResultOf(Value value, StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name;
}

Attribute getTorchConstant(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1)
    return {};
  StringRef name = op->getName().getStringRef();
  if (name == "torch.constant.none")
    return UnitAttr::get(op->getContext());
  if (name.starts_with("torch.constant."))
    return op->getAttr("value");
  if (name != kListConstruct)
    return {};
  SmallVector<Attribute> entries;
  for (Value operand : op->getOperands()) {
    entries.push_back(getTorchConstant(operand));
    if (!entries.back() || isa<ArrayAttr>(entries.back()))
      return {};
  }
  return ArrayAttr::get(op->getContext(), entries);
}

/// The type of a constant in a list.
static Type getEntryType(Attribute value) {
  MLIRContext *context = value.getContext();
  if (isa<BoolAttr>(value))
    return getTorchType(context, "bool");
  if (isa<IntegerAttr>(value))
    return getTorchType(context, "int");
  if (isa<FloatAttr>(value))
    return getTorchType(context, "float");
  if (isa<StringAttr>(value))
    return getTorchType(context, "str");
  return getTorchType(context, "none");
}

Operation *createTorch(OpBuilder &builder, Location loc, StringRef name,
                       ValueRange operands, TypeRange results) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(results);
  return builder.create(state);
}

Value createTorchConstant(OpBuilder &builder, Location loc, Attribute value,
                          Type type) {
  if (auto list = dyn_cast<ArrayAttr>(value)) {
    SmallVector<Value> entries;
    for (Attribute entry : list)
      entries.push_back(
          createTorchConstant(builder, loc, entry, getEntryType(entry)));
    return createTorch(builder, loc, kListConstruct, entries, type)
        ->getResult(0);
  }
  auto opaque = dyn_cast<OpaqueType>(type);
  std::string kind = opaque ? opaque.getTypeData().lower() : "none";
  Operation *op = createTorch(builder, loc, "torch.constant." + kind, {}, type);
  if (!isa<UnitAttr>(value))
    op->setAttr("value", value);
  return op->getResult(0);
}

Value createToBuiltin(OpBuilder &builder, Value value) {
  return createTorch(builder, value.getLoc(), kToBuiltin, value,
                     getBuiltinTensor(value.getType()))
      ->getResult(0);
}

Value createFromBuiltin(OpBuilder &builder, Value value, Type type) {
  return createTorch(builder, value.getLoc(), kFromBuiltin, value, type)
      ->getResult(0);
}

Type getTorchTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  MLIRContext *context = type.getContext();
  Type element = tensor.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element);
      integer && integer.isSignless() && integer.getWidth() != 1)
    element =
        IntegerType::get(context, integer.getWidth(), IntegerType::Signed);
  return TorchTensorType::get(context, /*isValue=*/true, tensor.getShape(),
                              element);
}

ElementsAttr retypeElements(ElementsAttr elements, Type elementType) {
  ShapedType type = elements.getShapedType();
  if (type.getElementType() == elementType)
    return elements;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return DenseResourceElementsAttr::get(type.clone(elementType),
                                          resource.getRawHandle());
  auto dense = dyn_cast<DenseIntElementsAttr>(elements);
  if (!dense || !elementType.isInteger(type.getElementTypeBitWidth()))
    return {};
  return dense.bitcast(elementType);
}

void simplifyCasts(Operation *function) {
  function->walk([](Operation *op) {
    StringRef name = op->getName().getStringRef();
    bool isTo = name == kToBuiltin, isFrom = name == kFromBuiltin;
    if (!isTo && !isFrom)
      return;
    Operation *inner = op->getOperand(0).getDefiningOp();
    if (inner &&
        inner->getName().getStringRef() == (isTo ? kFromBuiltin : kToBuiltin) &&
        inner->getOperand(0).getType() == op->getResult(0).getType())
      op->getResult(0).replaceAllUsesWith(inner->getOperand(0));
  });
  SmallVector<Operation *> casts;
  function->walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (name == kToBuiltin || name == kFromBuiltin)
      casts.push_back(op);
  });
  for (Operation *op : llvm::reverse(casts))
    if (op->use_empty())
      op->erase();
}

} // namespace taso::conversion
