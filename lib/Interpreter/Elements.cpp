//===- Elements.cpp - Attributes to tensors and back ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights come as dense attributes, as splats or as resources: large ones must
// not be hashed into the context, which never forgets an attribute.
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/HostTensor.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

#include <cstring>

using namespace mlir;

namespace taso {

using semantics::ScalarOps;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// Bytes of one element in a resource, or 0 for types we do not know.
static unsigned getElementBytes(Type type) {
  if (type.isF32() || type.isInteger(32))
    return 4;
  if (type.isF16() || type.isBF16())
    return 2;
  if (type.isInteger(64))
    return 8;
  return type.isInteger(8) || type.isInteger(1) ? 1 : 0;
}

template <class T> static T load(const char *data, int64_t i) {
  T value;
  std::memcpy(&value, data + i * sizeof(T), sizeof(T));
  return value;
}

static float loadFloat(const llvm::fltSemantics &format, const char *data,
                       int64_t i) {
  APFloat value(format, APInt(16, load<uint16_t>(data, i)));
  return value.convertToFloat();
}

static int64_t loadInteger(unsigned bytes, const char *data, int64_t i) {
  if (bytes == 8)
    return load<int64_t>(data, i);
  return bytes == 4 ? load<int32_t>(data, i) : load<int8_t>(data, i);
}

/// Converts integers, and sets `exact` to false at one that S cannot hold.
template <class S> static S fromInteger(int64_t value, bool &exact) {
  constexpr int64_t limit =
      std::is_same_v<S, float> ? int64_t{1} << 24 : int64_t{1} << 53;
  if (value < -limit || value > limit) {
    exact = false;
    return S();
  }
  return ScalarOps<S>::fromIndex(value);
}

//===----------------------------------------------------------------------===//
// Attribute to tensor
//===----------------------------------------------------------------------===//

/// Reads packed elements. Returns false if an integer is not exact in S.
template <class S>
static bool decode(Type type, const char *data, std::vector<S> &values) {
  unsigned bytes = getElementBytes(type);
  bool exact = true;
  for (int64_t i = 0, e = values.size(); i < e; ++i) {
    if (type.isF32())
      values[i] = ScalarOps<S>::number(load<float>(data, i));
    else if (type.isF16())
      values[i] = ScalarOps<S>::number(loadFloat(APFloat::IEEEhalf(), data, i));
    else if (type.isBF16())
      values[i] = ScalarOps<S>::number(loadFloat(APFloat::BFloat(), data, i));
    else
      values[i] = fromInteger<S>(loadInteger(bytes, data, i), exact);
  }
  return exact;
}

template <class S>
static bool decodeDense(DenseElementsAttr dense, std::vector<S> &values) {
  Type type = dense.getElementType();
  bool exact = true;
  if (type.isInteger(1)) {
    for (auto [i, value] : llvm::enumerate(dense.getValues<bool>()))
      values[i] = ScalarOps<S>::fromIndex(value);
  } else if (dense.isSplat() && !values.empty()) {
    std::vector<S> one(1);
    exact = decode(type, dense.getRawData().data(), one);
    std::fill(values.begin(), values.end(), one.front());
  } else {
    exact = decode(type, dense.getRawData().data(), values);
  }
  return exact;
}

/// The bytes of a resource, or null where it was elided or has another size.
static const char *getResourceData(DenseResourceElementsAttr resource) {
  const AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  int64_t bytes = resource.getType().getNumElements() *
                  getElementBytes(resource.getType().getElementType());
  if (!blob || static_cast<int64_t>(blob->getData().size()) != bytes)
    return nullptr;
  return blob->getData().data();
}

/// Why the elements cannot be read, or an empty string.
static std::string whyUnreadable(ElementsAttr elements) {
  ShapedType type = elements.getShapedType();
  if (!getElementBytes(type.getElementType()))
    return "element types other than f32, f16, bf16, i1, i8, i32 and i64 are "
           "not supported";
  if (!type.hasStaticShape() || type.getRank() > int64_t(semantics::kMaxRank))
    return "expected a static shape of rank 8 or less";
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return getResourceData(resource)
               ? std::string()
               : "the resource '" + resource.getRawHandle().getKey().str() +
                     "' is not in the file, or does not fit the type (was it "
                     "elided?)";
  if (!isa<DenseElementsAttr>(elements))
    return "expected dense elements or a resource";
  return {};
}

bool hasElements(ElementsAttr elements) {
  return whyUnreadable(elements).empty();
}

template <class S>
FailureOr<HostTensor<S>> toHostTensor(ElementsAttr elements, std::string *why) {
  std::string reason = whyUnreadable(elements);
  if (reason.empty()) {
    typename HostTensor<S>::Shape shape;
    for (int64_t size : elements.getShapedType().getShape())
      shape.push_back(size);
    HostTensor<S> result(shape);
    std::vector<S> &values = result.mutableValues();
    bool exact;
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
      exact = decode(resource.getType().getElementType(),
                     getResourceData(resource), values);
    else
      exact = decodeDense(cast<DenseElementsAttr>(elements), values);
    if (exact)
      return result;
    reason = "an integer is too large to be held exactly";
  }
  if (why)
    *why = reason;
  return failure();
}

template FailureOr<HostTensor<float>> toHostTensor(ElementsAttr, std::string *);
template FailureOr<HostTensor<double>> toHostTensor(ElementsAttr,
                                                    std::string *);
template FailureOr<HostTensor<FieldElement>> toHostTensor(ElementsAttr,
                                                          std::string *);

//===----------------------------------------------------------------------===//
// Tensor to attribute
//===----------------------------------------------------------------------===//

template <class T> static void store(T value, int64_t i, char *data) {
  std::memcpy(data + i * sizeof(T), &value, sizeof(T));
}

static uint16_t toBits(float value, const llvm::fltSemantics &format) {
  APFloat number(value);
  bool losesInfo;
  number.convert(format, APFloat::rmNearestTiesToEven, &losesInfo);
  return static_cast<uint16_t>(number.bitcastToAPInt().getZExtValue());
}

/// Writes one element in the storage format of a resource.
static void encode(Type type, float value, int64_t i, char *data) {
  if (type.isF32())
    return store(value, i, data);
  if (type.isF16())
    return store(toBits(value, APFloat::IEEEhalf()), i, data);
  if (type.isBF16())
    return store(toBits(value, APFloat::BFloat()), i, data);
  int64_t integer = std::isfinite(value) ? std::llround(value) : 0;
  if (type.isInteger(64))
    return store(integer, i, data);
  if (type.isInteger(32))
    return store(static_cast<int32_t>(integer), i, data);
  store(static_cast<int8_t>(type.isInteger(1) ? value != 0 : integer), i, data);
}

static bool isSplat(const std::vector<float> &values) {
  auto sameBits = [&](float value) {
    return llvm::bit_cast<uint32_t>(value) ==
           llvm::bit_cast<uint32_t>(values.front());
  };
  return !values.empty() && llvm::all_of(values, sameBits);
}

/// The elements as an attribute that the context holds: a splat or a small one.
static ElementsAttr toDense(ArrayRef<float> values, RankedTensorType type) {
  Type elementType = type.getElementType();
  if (elementType.isInteger(1)) {
    SmallVector<bool> bits;
    for (float value : values)
      bits.push_back(value != 0);
    return DenseElementsAttr::get(type, bits);
  }
  SmallVector<char> bytes(values.size() * getElementBytes(elementType));
  for (auto [i, value] : llvm::enumerate(values))
    encode(elementType, value, i, bytes.data());
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

FailureOr<ElementsAttr> toElements(const HostTensor<float> &tensor,
                                   RankedTensorType type, StringRef name) {
  Type elementType = type.getElementType();
  unsigned elementBytes = getElementBytes(elementType);
  const std::vector<float> &values = tensor.values();
  if (!elementBytes || !type.hasStaticShape() ||
      type.getNumElements() != tensor.size())
    return failure();
  if (isSplat(values))
    return toDense(values.front(), type);
  int64_t bytes = tensor.size() * elementBytes;
  if (bytes <= kResourceBytes)
    return toDense(values, type);
  AsmResourceBlob blob = HeapAsmResourceBlob::allocate(bytes, 64);
  for (auto [i, value] : llvm::enumerate(values))
    encode(elementType, value, i, blob.getMutableData().data());
  return cast<ElementsAttr>(
      DenseResourceElementsAttr::get(type, name, std::move(blob)));
}

} // namespace taso
