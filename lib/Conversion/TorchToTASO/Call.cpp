//===- Call.cpp - One torch operation under conversion --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading the arguments of torch operations.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

#include "../Constants.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Builtin tensors
//===----------------------------------------------------------------------===//

/// Null if the literal has other elements than its type says.
Value TorchValues::convertLiteral(Operation *literal) {
  auto elements = literal->getAttrOfType<ElementsAttr>("value");
  RankedTensorType type = getBuiltinTensor(literal->getResult(0).getType());
  if (!elements || !type)
    return {};
  elements = retypeElements(elements, type.getElementType());
  if (!elements || elements.getType() != type)
    return {};
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(literal);
  auto constant = ConstantTensorOp::create(builder, literal->getLoc(), type,
                                           elements);
  attachConstantSource(constant, literal, kTorchSource);
  Value result = literal->getResult(0);
  result.replaceAllUsesWith(
      createFromBuiltin(builder, constant, result.getType()));
  literal->erase();
  return constant;
}

Value TorchValues::get(Value value) {
  RankedTensorType type = getBuiltinTensor(value.getType());
  if (isResultOf(value, kFromBuiltin) &&
      value.getDefiningOp()->getOperand(0).getType() == type)
    return value.getDefiningOp()->getOperand(0);
  if (isResultOf(value, "torch.vtensor.literal"))
    if (Value constant = convertLiteral(value.getDefiningOp()))
      return constant;
  Value &cast = casts[value];
  if (!cast) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    cast = createToBuiltin(builder, value);
  }
  return cast;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

Value TorchCall::getTensor(unsigned i, Value value) {
  if (!isa<TorchTensorType>(value.getType()))
    return reject("argument " + Twine(i) + " is no tensor");
  if (!getBuiltinTensor(value.getType()))
    return reject("rank or elements of argument " + Twine(i) + " are unknown");
  return value;
}

Value TorchCall::getTensor(unsigned i) {
  if (i >= op->getNumOperands())
    return reject("argument " + Twine(i) + " is missing");
  return getTensor(i, op->getOperand(i));
}

Value TorchCall::getInput(unsigned i) {
  Value value = getTensor(i);
  if (!value)
    return {};
  Type element = cast<TorchTensorType>(value.getType()).getElementType();
  if (!isTasoFloat(element))
    return reject("elements of type " + print(element));
  return values.get(value);
}

Value TorchCall::getIndices(unsigned i) {
  Value value = getTensor(i);
  if (!value)
    return {};
  Type element = cast<TorchTensorType>(value.getType()).getElementType();
  if (!element.isSignedInteger(32) && !element.isSignedInteger(64))
    return reject("indices of type " + print(element));
  return values.get(value);
}

SmallVector<Value> TorchCall::getInputs(unsigned i) {
  if (i >= op->getNumOperands() ||
      !isResultOf(op->getOperand(i), kListConstruct)) {
    reject("argument " + Twine(i) + " is no list that is made here");
    return {};
  }
  SmallVector<Value> tensors;
  for (Value entry : op->getOperand(i).getDefiningOp()->getOperands()) {
    Value value = getTensor(i, entry);
    if (value &&
        !isTasoFloat(cast<TorchTensorType>(value.getType()).getElementType()))
      value = reject("elements of type " + print(value.getType()));
    if (!value)
      return {};
    tensors.push_back(values.get(value));
  }
  return tensors;
}

bool TorchCall::isNone(unsigned i) const {
  return i >= op->getNumOperands() ||
         isa_and_nonnull<UnitAttr>(getTorchConstant(op->getOperand(i)));
}

template <class AttrTy>
AttrTy TorchCall::getConstant(unsigned i, StringRef what) {
  Attribute value = i < op->getNumOperands()
                        ? getTorchConstant(op->getOperand(i))
                        : Attribute();
  auto constant = dyn_cast_or_null<AttrTy>(value);
  if (!constant)
    reject("argument " + Twine(i) + " is not a known " + what);
  return constant;
}

std::optional<int64_t> TorchCall::getInt(unsigned i) {
  auto value = getConstant<IntegerAttr>(i, "integer");
  if (isa_and_nonnull<BoolAttr>(value))
    reject("argument " + Twine(i) + " is a boolean");
  if (!value || isa<BoolAttr>(value))
    return std::nullopt;
  return value.getValue().getSExtValue();
}

std::optional<double> TorchCall::getNumber(unsigned i) {
  auto value = getConstant<TypedAttr>(i, "number");
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return getInt(i);
  if (auto real = dyn_cast_or_null<FloatAttr>(value))
    return real.getValueAsDouble();
  reject("argument " + Twine(i) + " is not a known number");
  return std::nullopt;
}

std::optional<bool> TorchCall::getBool(unsigned i) {
  auto value = getConstant<BoolAttr>(i, "boolean");
  return value ? std::optional(value.getValue()) : std::nullopt;
}

std::optional<StringRef> TorchCall::getText(unsigned i) {
  auto value = getConstant<StringAttr>(i, "string");
  return value ? std::optional(value.getValue()) : std::nullopt;
}

std::optional<OperatorBuilder::Sizes> TorchCall::getInts(unsigned i) {
  auto value = getConstant<Attribute>(i, "list of integers");
  if (isa_and_nonnull<IntegerAttr>(value)) {
    std::optional<int64_t> integer = getInt(i);
    return integer ? std::optional(Sizes{*integer}) : std::nullopt;
  }
  auto list = dyn_cast_or_null<ArrayAttr>(value);
  bool fits = list && llvm::all_of(list, [](Attribute entry) {
                return isa<IntegerAttr>(entry) && !isa<BoolAttr>(entry);
              });
  if (!fits) {
    reject("argument " + Twine(i) + " is not a known list of integers");
    return std::nullopt;
  }
  Sizes values;
  for (Attribute entry : list)
    values.push_back(cast<IntegerAttr>(entry).getValue().getSExtValue());
  return values;
}

std::optional<OperatorBuilder::Sizes> TorchCall::getInts(unsigned i,
                                                         unsigned count) {
  std::optional<Sizes> values = getInts(i);
  if (values && values->size() == 1)
    values->resize(count, values->front());
  if (values && values->size() != count) {
    reject("argument " + Twine(i) + " has the wrong length");
    return std::nullopt;
  }
  return values;
}

std::optional<OperatorBuilder::Sizes> TorchCall::getDeclaredSizes(unsigned i) {
  RankedTensorType declared = getBuiltinTensor(results.front().getType());
  Operation *list =
      i < op->getNumOperands() && isResultOf(op->getOperand(i), kListConstruct)
          ? op->getOperand(i).getDefiningOp()
          : nullptr;
  bool fits = declared && list &&
              list->getNumOperands() == uint64_t(declared.getRank());
  if (!fits || declared.getNumDynamicDims() > 1) {
    reject(fits ? Twine("several dynamic dimensions")
                : "argument " + Twine(i) + " is not a known list of integers");
    return std::nullopt;
  }
  Builder attributes(op->getContext());
  SmallVector<Attribute> entries;
  for (auto [operand, size] :
       llvm::zip_equal(list->getOperands(), declared.getShape())) {
    auto known = dyn_cast_or_null<IntegerAttr>(getTorchConstant(operand));
    if (known && known.getInt() != size && known.getInt() != -1) {
      reject("the shape does not fit");
      return std::nullopt;
    }
    int64_t entry = ShapedType::isDynamic(size) ? -1 : size;
    entries.push_back(attributes.getI64IntegerAttr(entry));
  }
  if (!getTorchConstant(op->getOperand(i)))
    resolved[i] = attributes.getArrayAttr(entries);
  return Sizes(declared.getShape());
}

bool TorchCall::keepsType(unsigned i, Value like) {
  if (isNone(i) || !like)
    return true;
  Type element = cast<RankedTensorType>(like.getType()).getElementType();
  constexpr int64_t kHalf = 5, kFloat = 6, kBFloat16 = 15;
  int64_t own = element.isF32() ? kFloat : element.isF16() ? kHalf : kBFloat16;
  if (getInt(i) == own)
    return true;
  return bool(reject("another type of elements"));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

ConvertTorchFunction lookupTorch(StringRef name) {
  static const TorchTable table = [] {
    TorchTable result;
    addTorchDataMovement(result);
    addTorchMatrixProducts(result);
    addTorchPointwise(result);
    addTorchReductions(result);
    addTorchWindows(result);
    return result;
  }();
  name.consume_front("torch.");
  return table.lookup(name);
}

} // namespace taso::conversion
