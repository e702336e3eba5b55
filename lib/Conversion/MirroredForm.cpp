//===- MirroredForm.cpp - The mirrored ONNX form --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, opsets and constants of generic onnx.* operations.
//
//===----------------------------------------------------------------------===//

#include "MirroredForm.h"

#include "ONNXForms.h"
#include "Source.h"

#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace taso::conversion {

/// Constants above this size are weights, not shapes.
static constexpr int64_t kMaxShapeElements = 4096;

bool isOnnx(Operation *op) {
  return op->getName().getDialectNamespace() == "onnx";
}

StringRef getOnnxType(Operation *op) { return op->getName().stripDialect(); }

bool isOnnx(Operation *op, StringRef type) {
  return op && isOnnx(op) && getOnnxType(op) == type;
}

bool isMissing(Value value) { return isOnnx(value.getDefiningOp(), "NoValue"); }

int64_t getOpset(ModuleOp module, StringRef domain) {
  if (auto imports = module->getAttrOfType<ArrayAttr>("onnx.opset_import"))
    for (Attribute entry : imports) {
      auto import = dyn_cast<DictionaryAttr>(entry);
      auto name = import ? import.getAs<StringAttr>("domain") : StringAttr();
      auto version = import ? import.getAs<IntegerAttr>("version") : nullptr;
      StringRef found = name ? name.getValue() : StringRef();
      if (version && (found == "ai.onnx" ? StringRef() : found) == domain)
        return version.getValue().getSExtValue();
    }
  return domain.empty() ? kDefaultOpset : 1;
}

/// The name that takes the place of a location, also of a converted constant.
static StringAttr getId(Operation *op) {
  if (auto id = op->getAttrOfType<StringAttr>(kOnnxId))
    return id;
  auto record = isa<ConstantTensorOp>(op)
                    ? op->getAttrOfType<DictionaryAttr>(kOnnxSource.attribute)
                    : DictionaryAttr();
  auto attributes =
      record ? record.getAs<DictionaryAttr>("attributes") : DictionaryAttr();
  return attributes ? attributes.getAs<StringAttr>(kOnnxId) : StringAttr();
}

StringRef getValueName(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto function = dyn_cast_or_null<FunctionOpInterface>(
        argument.getOwner()->getParentOp());
    if (!function || !argument.getOwner()->isEntryBlock())
      return {};
    auto name = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                      "onnx.name");
    return name ? name.getValue() : StringRef();
  }
  auto result = cast<OpResult>(value);
  if (auto id = getId(result.getOwner()))
    return id.getValue();
  Location loc = result.getOwner()->getLoc();
  unsigned position = result.getResultNumber();
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    if (position >= fused.getLocations().size())
      return {};
    loc = fused.getLocations()[position];
  } else if (position != 0) {
    return {};
  }
  auto name = dyn_cast<NameLoc>(loc);
  return name ? name.getName().getValue() : StringRef();
}

Location getNamedLoc(MLIRContext *context, ArrayRef<std::string> names) {
  SmallVector<Location> locs;
  for (const std::string &name : names)
    locs.push_back(NameLoc::get(StringAttr::get(context, name)));
  return locs.size() == 1 ? locs.front() : FusedLoc::get(context, locs);
}

bool isTasoFloat(Type elementType) {
  return elementType.isF32() || elementType.isF16() || elementType.isBF16();
}

/// The elements of a list attribute as a tensor of rank 1.
static ElementsAttr getListElements(ArrayAttr list, Type elementType) {
  auto type = RankedTensorType::get(list.size(), elementType);
  return DenseElementsAttr::get(type, list.getValue());
}

ElementsAttr getConstantElements(Value value) {
  Operation *op = value ? value.getDefiningOp() : nullptr;
  if (!op)
    return {};
  if (auto constant = dyn_cast<ConstantTensorOp>(op))
    return constant.getValue();
  if (!isOnnx(op, "Constant"))
    return {};
  Builder builder(op->getContext());
  DictionaryAttr attributes = op->getAttrDictionary();
  if (auto elements = attributes.getAs<ElementsAttr>("value"))
    return elements;
  if (auto number = attributes.getAs<IntegerAttr>("value_int"))
    return DenseElementsAttr::get(
        RankedTensorType::get({}, builder.getI64Type()),
        ArrayRef<int64_t>(number.getValue().getSExtValue()));
  if (auto real = attributes.getAs<FloatAttr>("value_float"))
    return DenseElementsAttr::get(RankedTensorType::get({}, real.getType()),
                                  ArrayRef<Attribute>(real));
  auto numbers = attributes.getAs<ArrayAttr>("value_ints");
  if (numbers && llvm::all_of(numbers, llvm::IsaPred<IntegerAttr>)) {
    SmallVector<int64_t> values;
    for (auto number : numbers.getAsRange<IntegerAttr>())
      values.push_back(number.getValue().getSExtValue());
    return builder.getI64TensorAttr(values);
  }
  auto reals = attributes.getAs<ArrayAttr>("value_floats");
  if (reals && llvm::all_of(reals, llvm::IsaPred<FloatAttr>))
    return getListElements(reals, builder.getF32Type());
  return {};
}

/// Raw integers of a resource: little-endian i32 or i64.
static std::optional<SmallVector<int64_t>>
getResourceIntegers(DenseResourceElementsAttr elements, unsigned width) {
  AsmResourceBlob *blob = elements.getRawHandle().getBlob();
  int64_t count = elements.getType().getNumElements();
  if (!blob || (width != 32 && width != 64) ||
      blob->getData().size() != size_t(count) * width / 8)
    return std::nullopt;
  SmallVector<int64_t> values;
  for (int64_t i = 0; i < count; ++i) {
    const char *data = blob->getData().data() + i * width / 8;
    int32_t narrow;
    int64_t wide;
    if (width == 32)
      std::memcpy(&narrow, data, sizeof(narrow)), wide = narrow;
    else
      std::memcpy(&wide, data, sizeof(wide));
    values.push_back(wide);
  }
  return values;
}

std::optional<IntTensor> getIntegers(ElementsAttr elements) {
  auto type = elements ? dyn_cast<RankedTensorType>(elements.getType())
                       : RankedTensorType();
  if (!type || !type.getElementType().isInteger() ||
      type.getNumElements() > kMaxShapeElements)
    return std::nullopt;
  IntTensor result{SmallVector<int64_t>(type.getShape()), {}};
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    auto values = getResourceIntegers(resource, type.getElementTypeBitWidth());
    if (!values)
      return std::nullopt;
    result.values = *values;
    return result;
  }
  auto dense = dyn_cast<DenseIntElementsAttr>(elements);
  if (!dense)
    return std::nullopt;
  bool isBool = type.getElementType().isInteger(1);
  for (const APInt &value : dense.getValues<APInt>())
    result.values.push_back(isBool ? value.getZExtValue()
                                   : value.getSExtValue());
  return result;
}

std::optional<SmallVector<double>> getReals(ElementsAttr elements) {
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(elements);
  if (!dense || dense.getNumElements() > kMaxShapeElements)
    return std::nullopt;
  SmallVector<double> result;
  for (APFloat value : dense.getValues<APFloat>()) {
    bool inexact;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &inexact);
    result.push_back(value.convertToDouble());
  }
  return result;
}

IntegerAttr getOnnxInt(Builder &builder, int64_t value) {
  return IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/true),
                          APInt(64, value, /*isSigned=*/true));
}

ArrayAttr getOnnxInts(Builder &builder, ArrayRef<int64_t> values) {
  return builder.getI64ArrayAttr(values);
}

} // namespace taso::conversion
