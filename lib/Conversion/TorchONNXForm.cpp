//===- TorchONNXForm.cpp - torch-mlir's spelling of ONNX ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch-mlir imports an ONNX node as `torch.operator "onnx.X"` on tensors of
// torch, with its attributes under `torch.onnx.`. Casts of `torch_c` stand
// between those tensors and the builtin ones of the mirrored form.
//
//===----------------------------------------------------------------------===//

#include "MirroredForm.h"
#include "ONNXForms.h"
#include "Source.h"
#include "TorchForm.h"

using namespace mlir;

namespace taso::conversion {

static constexpr llvm::StringLiteral kOperator = "torch.operator";
static constexpr llvm::StringLiteral kPrefix = "torch.onnx.";

static bool isNoneType(Type type) {
  return type == getTorchType(type.getContext(), "none");
}

bool isOnnxOperator(Operation *op) {
  auto name = op->getName().getStringRef() == kOperator
                  ? op->getAttrOfType<StringAttr>("name")
                  : StringAttr();
  return name && name.getValue().starts_with("onnx.");
}

bool isMirroredTorch(func::FuncOp function) {
  auto form = function->getAttrOfType<DictionaryAttr>(kOnnxForm);
  return form && form.contains("torch");
}

bool isTorchOnnx(func::FuncOp function) {
  return !function.isExternal() &&
         llvm::any_of(function.front(),
                      [](Operation &op) { return isOnnxOperator(&op); });
}

//===----------------------------------------------------------------------===//
// To the mirrored form
//===----------------------------------------------------------------------===//

/// True if builtin tensors can stand for all that the operator reads and gives.
static bool canMirror(Operation *op) {
  auto fits = [](Value value, bool isResult) {
    if (isNoneType(value.getType()))
      return isResult ? value.use_empty()
                      : isResultOf(value, "torch.constant.none");
    return bool(getBuiltinTensor(value.getType()));
  };
  return op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return fits(value, false); }) &&
         llvm::all_of(op->getResults(),
                      [&](Value value) { return fits(value, true); });
}

/// The attributes of the node; elements lose their sign.
static NamedAttrList getNodeAttributes(Operation *op) {
  Builder builder(op->getContext());
  NamedAttrList attributes, spelling;
  for (NamedAttribute attribute : op->getAttrs()) {
    StringRef name = attribute.getName().getValue();
    Attribute value = attribute.getValue();
    if (name == "name")
      continue;
    if (!name.consume_front(kPrefix) && name != kOnnxId &&
        name != kUnusedAttr) {
      spelling.set(attribute.getName(), value);
      continue;
    }
    auto elements = dyn_cast<ElementsAttr>(value);
    auto integer =
        elements ? dyn_cast<IntegerType>(elements.getElementType()) : nullptr;
    if (integer && !integer.isSignless())
      if (ElementsAttr plain = retypeElements(
              elements, builder.getIntegerType(integer.getWidth())))
        value = plain;
    attributes.set(name, value);
  }
  SmallVector<Attribute> types;
  for (Type type : op->getResultTypes())
    types.push_back(TypeAttr::get(type));
  spelling.set("types", builder.getArrayAttr(types));
  attributes.set(kOnnxSpelling, spelling.getDictionary(op->getContext()));
  return attributes;
}

namespace {
class Mirror {
public:
  explicit Mirror(func::FuncOp function)
      : function(function), builder(function.getContext()) {}

  void run() {
    for (Operation &op : llvm::make_early_inc_range(function.front()))
      if (isOnnxOperator(&op) && canMirror(&op))
        mirror(&op);
    simplifyCasts(function);
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  Value noValue;

  Value getOperand(Value value) {
    if (!isNoneType(value.getType()))
      return createToBuiltin(builder, value);
    if (!noValue) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(&function.front());
      noValue = createTorch(builder, function.getLoc(), "onnx.NoValue", {},
                            builder.getNoneType())
                    ->getResult(0);
    }
    return noValue;
  }

  void mirror(Operation *op) {
    builder.setInsertionPoint(op);
    SmallVector<Value> operands;
    SmallVector<Type> types;
    for (Value operand : op->getOperands())
      operands.push_back(getOperand(operand));
    for (Type type : op->getResultTypes())
      types.push_back(isNoneType(type) ? Type(builder.getNoneType())
                                       : getBuiltinTensor(type));
    StringRef name = op->getAttrOfType<StringAttr>("name").getValue();
    Operation *node = createTorch(builder, op->getLoc(), name, operands, types);
    node->setAttrs(getNodeAttributes(op).getDictionary(op->getContext()));
    for (auto [old, made] :
         llvm::zip_equal(op->getResults(), node->getResults()))
      if (!old.use_empty())
        old.replaceAllUsesWith(createFromBuiltin(builder, made, old.getType()));
    op->erase();
  }
};
} // namespace

/// The opset that the importer states on the function, else the newest.
static int64_t getStatedOpset(func::FuncOp function) {
  auto version =
      function->getAttrOfType<IntegerAttr>("torch.onnx_meta.opset_version");
  return version ? version.getValue().getSExtValue() : 20;
}

void mirrorTorchOnnx(func::FuncOp function) {
  Mirror(function).run();
  nameIntegers(function);
  Builder builder(function.getContext());
  auto opset = builder.getI64IntegerAttr(getStatedOpset(function));
  NamedAttrList form;
  form.set("opset", opset);
  form.set("torch", builder.getUnitAttr());
  function->setAttr(kOnnxForm, form.getDictionary(function.getContext()));
}

//===----------------------------------------------------------------------===//
// Back
//===----------------------------------------------------------------------===//

/// Lists of integers have signs in torch.
static Attribute getSigned(Attribute value) {
  auto list = dyn_cast<ArrayAttr>(value);
  auto type = IntegerType::get(value.getContext(), 64, IntegerType::Signed);
  if (auto elements = dyn_cast<ElementsAttr>(value)) {
    Type torch = getTorchTensor(elements.getType());
    ElementsAttr retyped =
        torch ? retypeElements(elements,
                               cast<TorchTensorType>(torch).getElementType())
              : nullptr;
    return retyped ? retyped : elements;
  }
  if (!list)
    return value;
  SmallVector<Attribute> entries;
  for (Attribute entry : list) {
    auto integer = dyn_cast<IntegerAttr>(entry);
    entries.push_back(
        integer && integer.getType().isSignlessInteger(64)
            ? IntegerAttr::get(type, APInt(64, integer.getInt(), true))
            : entry);
  }
  return ArrayAttr::get(value.getContext(), entries);
}

namespace {
class Speller {
public:
  Speller(func::FuncOp function, bool keepIds)
      : function(function), builder(function.getContext()), keepIds(keepIds) {}

  void run() {
    SmallVector<Operation *> missing;
    for (Operation &op : llvm::make_early_inc_range(function.front())) {
      if (isOnnx(&op, "NoValue"))
        missing.push_back(&op);
      else if (isOnnx(&op))
        spell(&op);
    }
    for (Operation *op : missing)
      op->erase();
    simplifyCasts(function);
  }

private:
  func::FuncOp function;
  OpBuilder builder;
  bool keepIds;

  /// A `none` of the function, which stands before all else.
  Value getNone(Operation *reader) {
    for (Operation &op : function.front())
      if (op.getName().getStringRef() == "torch.constant.none" &&
          op.isBeforeInBlock(reader))
        return op.getResult(0);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&function.front());
    return createTorch(builder, function.getLoc(), "torch.constant.none", {},
                       getTorchType(function.getContext(), "none"))
        ->getResult(0);
  }

  Value getOperand(Operation *reader, Value value) {
    return isMissing(value)
               ? getNone(reader)
               : createFromBuiltin(builder, value,
                                   getTorchTensor(value.getType()));
  }

  /// What a result was, if its builtin tensor is still the same.
  Type getResultType(Type type, unsigned i, DictionaryAttr spelling) {
    if (isa<NoneType>(type))
      return getTorchType(type.getContext(), "none");
    auto types = spelling ? spelling.getAs<ArrayAttr>("types") : ArrayAttr();
    auto known =
        types && i < types.size() ? dyn_cast<TypeAttr>(types[i]) : TypeAttr();
    return known && getBuiltinTensor(known.getValue()) == type
               ? known.getValue()
               : getTorchTensor(type);
  }

  NamedAttrList getAttributes(Operation *op, DictionaryAttr spelling) {
    NamedAttrList attributes;
    attributes.set("name", builder.getStringAttr(op->getName().getStringRef()));
    for (NamedAttribute attribute : op->getAttrs()) {
      StringRef name = attribute.getName().getValue();
      if ((name == kOnnxId || name == kUnusedAttr) && keepIds)
        attributes.set(name, attribute.getValue());
      if (!name.starts_with("onnx."))
        attributes.set((kPrefix + name).str(), getSigned(attribute.getValue()));
    }
    if (spelling)
      for (NamedAttribute attribute : spelling)
        if (attribute.getName() != "types")
          attributes.push_back(attribute);
    return attributes;
  }

  void spell(Operation *op) {
    builder.setInsertionPoint(op);
    auto spelling = op->getAttrOfType<DictionaryAttr>(kOnnxSpelling);
    SmallVector<Value> operands;
    SmallVector<Type> types;
    for (Value operand : op->getOperands())
      operands.push_back(getOperand(op, operand));
    for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
      types.push_back(getResultType(type, i, spelling));
    Operation *made =
        createTorch(builder, op->getLoc(), kOperator, operands, types);
    made->setAttrs(getAttributes(op, spelling).getDictionary(op->getContext()));
    for (auto [old, result] :
         llvm::zip_equal(op->getResults(), made->getResults()))
      if (!old.use_empty())
        old.replaceAllUsesWith(createToBuiltin(builder, result));
    op->erase();
  }
};
} // namespace

void spellTorchOnnx(func::FuncOp function, bool keepIds) {
  Speller(function, keepIds).run();
  if (!keepIds)
    function->removeAttr(kOnnxForm);
}

} // namespace taso::conversion
