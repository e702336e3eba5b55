//===- Tensors.cpp - ONNX tensors and elements ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All fields that ONNX has for data are first brought to the layout of
// raw_data: little-endian, packed, two elements to a byte where they have four
// bits.
//
//===----------------------------------------------------------------------===//

#include "Tensors.h"
#include "Types.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <cstring>

using namespace mlir;
using onnx::TensorProto;

namespace taso::target {

/// Bits of one element in raw_data, or 0 for strings.
static unsigned getBits(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  if (!element.isIntOrFloat())
    return 0;
  return element.isInteger(1) ? 8 : element.getIntOrFloatBitWidth();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

template <class Stored, class Field>
static std::string pack(const Field &field) {
  std::string bytes(field.size() * sizeof(Stored), '\0');
  char *out = bytes.data();
  for (auto value : field) {
    auto stored = static_cast<Stored>(value);
    std::memcpy(out, &stored, sizeof(Stored));
    out += sizeof(Stored);
  }
  return bytes;
}

/// The typed field of a tensor, in the layout of raw_data.
static std::string packTypedField(const TensorProto &tensor, unsigned bits) {
  if (tensor.float_data_size())
    return pack<float>(tensor.float_data());
  if (tensor.double_data_size())
    return pack<double>(tensor.double_data());
  if (tensor.int64_data_size())
    return pack<int64_t>(tensor.int64_data());
  if (tensor.uint64_data_size())
    return bits == 32 ? pack<uint32_t>(tensor.uint64_data())
                      : pack<uint64_t>(tensor.uint64_data());
  if (bits == 32)
    return pack<int32_t>(tensor.int32_data());
  return bits == 16 ? pack<int16_t>(tensor.int32_data())
                    : pack<int8_t>(tensor.int32_data());
}

FailureOr<RankedTensorType> TensorReader::readType(const TensorProto &tensor,
                                                   const Twine &what) const {
  Type element = getElementType(loc.getContext(), tensor.data_type());
  if (!element) {
    emitHint(emitError(loc) << what << " has the unknown element type "
                            << tensor.data_type(),
             "known are the data types 1 to 23 of TensorProto.DataType");
    return failure();
  }
  int64_t count = 1;
  for (int64_t dim : tensor.dims()) {
    if (dim < 0) {
      emitHint(emitError(loc) << what << " has the negative size " << dim,
               "the sizes of a tensor with data are known");
      return failure();
    }
    if (llvm::MulOverflow(count, dim, count) || count > (int64_t(1) << 48)) {
      emitHint(emitError(loc) << what << " has an impossibly large shape",
               "the file may be damaged");
      return failure();
    }
  }
  ArrayRef<int64_t> shape(tensor.dims().data(), tensor.dims().size());
  return RankedTensorType::get(shape, element);
}

LogicalResult TensorReader::emitCountError(uint64_t found, uint64_t expected,
                                           RankedTensorType type,
                                           const Twine &what) const {
  return emitHint(emitError(loc)
                      << what << " holds " << found << ", but its type " << type
                      << " needs " << expected,
                  "its shape contradicts its data; the file may be damaged");
}

FailureOr<ElementsAttr> TensorReader::readStrings(const TensorProto &tensor,
                                                  RankedTensorType type,
                                                  const Twine &what) const {
  if (tensor.string_data_size() != type.getNumElements()) {
    return emitCountError(tensor.string_data_size(), type.getNumElements(),
                          type, what + " (strings)");
  }
  SmallVector<StringRef> strings;
  for (const std::string &text : tensor.string_data())
    strings.push_back(text);
  return ElementsAttr(DenseStringElementsAttr::get(type, strings));
}

FailureOr<SharedBytes>
TensorReader::readBytes(TensorProto &tensor, uint64_t size, const Twine &what) {
  if (tensor.data_location() == TensorProto::EXTERNAL)
    return files.read(tensor, size, what);
  unsigned bits = getBits(getElementType(loc.getContext(), tensor.data_type()));
  auto bytes = std::make_shared<std::string>();
  if (!tensor.has_raw_data())
    *bytes = packTypedField(tensor, bits);
  else if (size <= kResourceBytes)
    *bytes = tensor.raw_data();
  else
    bytes.reset(tensor.release_raw_data());
  return SharedBytes{ArrayRef<char>(bytes->data(), bytes->size()), bytes};
}

/// One byte for each element of four bits.
static SharedBytes unpackNibbles(const SharedBytes &packed, int64_t count) {
  auto bytes = std::make_shared<std::string>(count, '\0');
  for (int64_t i = 0; i < count; ++i)
    (*bytes)[i] = (packed.data[i / 2] >> (i % 2 * 4)) & 0xf;
  return {ArrayRef<char>(bytes->data(), bytes->size()), bytes};
}

/// True if all elements of `width` bytes are the same bytes.
static bool isSplat(ArrayRef<char> data, size_t width) {
  return data.size() > width && std::memcmp(data.data(), data.data() + width,
                                            data.size() - width) == 0;
}

static ElementsAttr makeResource(RankedTensorType type, SharedBytes bytes,
                                 StringRef key, size_t align) {
  AsmResourceBlob blob;
  if (reinterpret_cast<uintptr_t>(bytes.data.data()) % align)
    blob = HeapAsmResourceBlob::allocateAndCopyWithAlign(
        bytes.data, align, /*dataIsMutable=*/false);
  else
    blob = UnmanagedAsmResourceBlob::allocateWithAlign(
        bytes.data, align,
        [owner = std::move(bytes.owner)](void *, size_t, size_t) {});
  return DenseResourceElementsAttr::get(type, key, std::move(blob));
}

static ElementsAttr makeElements(RankedTensorType type, SharedBytes bytes,
                                 StringRef key) {
  Type element = type.getElementType();
  if (element.isInteger(1)) {
    SmallVector<bool> values(bytes.data.begin(), bytes.data.end());
    return DenseElementsAttr::get(type, values);
  }
  size_t width = getBits(element) == 4 ? 1 : getBits(element) / 8;
  if (isSplat(bytes.data, width))
    return DenseElementsAttr::getFromRawBuffer(type,
                                               bytes.data.take_front(width));
  if (bytes.data.size() <= kResourceBytes)
    return DenseElementsAttr::getFromRawBuffer(type, bytes.data);
  bool isComplex = isa<ComplexType>(element);
  return makeResource(type, std::move(bytes), key.empty() ? "tensor" : key,
                      isComplex ? width / 2 : width);
}

FailureOr<ElementsAttr> TensorReader::read(TensorProto &tensor, StringRef key,
                                           const Twine &what) {
  FailureOr<RankedTensorType> type = readType(tensor, what);
  if (failed(type))
    return failure();
  if (tensor.has_segment()) {
    emitHint(emitError(loc) << what << " is split into segments",
             "save the model again with a current version of ONNX");
    return failure();
  }
  unsigned bits = getBits(type->getElementType());
  if (bits == 0)
    return readStrings(tensor, *type, what);
  int64_t count = type->getNumElements();
  uint64_t size = (uint64_t(count) * bits + 7) / 8;
  FailureOr<SharedBytes> bytes = readBytes(tensor, size, what);
  if (failed(bytes))
    return failure();
  if (bytes->data.size() != size)
    return emitCountError(bytes->data.size(), size, *type, what + " (bytes)");
  return makeElements(*type, bits == 4 ? unpackNibbles(*bytes, count) : *bytes,
                      key);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static std::string packNibbles(ArrayRef<char> bytes) {
  std::string packed((bytes.size() + 1) / 2, '\0');
  for (auto [i, byte] : llvm::enumerate(bytes))
    packed[i / 2] |= (byte & 0xf) << (i % 2 * 4);
  return packed;
}

/// How often one element is repeated at most; the elements of other constants
/// are in memory anyway.
static constexpr int64_t kMaxRepeated = int64_t(1) << 30;

static void exportDense(DenseElementsAttr dense, std::string &out) {
  int64_t count = dense.getNumElements();
  if (dense.getElementType().isInteger(1)) {
    for (bool value : dense.getValues<bool>())
      out.push_back(value);
    return;
  }
  ArrayRef<char> data = dense.getRawData();
  if (!dense.isSplat()) {
    out.assign(data.begin(), data.end());
    return;
  }
  out.reserve(count * data.size());
  for (int64_t i = 0; i < count; ++i)
    out.append(data.begin(), data.end());
}

static LogicalResult exportResource(Location loc,
                                    DenseResourceElementsAttr resource,
                                    std::string &out) {
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return emitHint(emitError(loc) << "the elements of the resource '"
                                   << resource.getRawHandle().getKey()
                                   << "' are not in the module",
                    "they were elided when the module was printed: print it "
                    "again without --mlir-elide-resource-strings-if-larger");
  out.assign(blob->getData().begin(), blob->getData().end());
  return success();
}

LogicalResult exportTensor(Location loc, ElementsAttr elements,
                           TensorProto &tensor) {
  auto type = dyn_cast<RankedTensorType>(elements.getType());
  int32_t dataType = type ? getDataType(type.getElementType()) : 0;
  if (!dataType)
    return emitHint(emitError(loc) << "the type " << elements.getType()
                                   << " is none of a tensor in ONNX",
                    "ONNX has no signed integers but i4 to i64, and no index");
  tensor.set_data_type(dataType);
  for (int64_t dim : type.getShape())
    tensor.add_dims(dim);
  if (auto strings = dyn_cast<DenseStringElementsAttr>(elements)) {
    bool splat = strings.isSplat();
    for (int64_t i = 0, e = type.getNumElements(); i < e; ++i)
      tensor.add_string_data(strings.getRawStringData()[splat ? 0 : i].str());
    return success();
  }
  std::string &out = *tensor.mutable_raw_data();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    if (failed(exportResource(loc, resource, out)))
      return failure();
  } else if (auto dense = dyn_cast<DenseElementsAttr>(elements)) {
    if (dense.isSplat() && type.getNumElements() > kMaxRepeated)
      return emitHint(emitError(loc)
                          << "a constant of " << type.getNumElements()
                          << " elements is too large to be written one by one",
                      "its elements are equal: ConstantOfShape has them once");
    exportDense(dense, out);
  } else {
    return emitHint(emitError(loc) << "the elements " << elements
                                   << " are neither dense nor a resource",
                    "sparse tensors cannot be exported");
  }
  unsigned bits = getBits(type.getElementType());
  if (bits == 4)
    out = packNibbles(ArrayRef<char>(out.data(), out.size()));
  uint64_t size = (uint64_t(type.getNumElements()) * bits + 7) / 8;
  if (out.size() != size)
    return emitHint(emitError(loc)
                        << "the elements of type " << type << " have "
                        << out.size() << " bytes, not " << size,
                    "the resource was made for another type");
  return success();
}

} // namespace taso::target
