//===- Types.cpp - ONNX types and value infos -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types that do not survive the way to MLIR and back are kept as bytes beside
// the MLIR type, and used again as long as the value still has such a type.
//
//===----------------------------------------------------------------------===//

#include "Types.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using onnx::TensorProto;
using onnx::TypeProto;

namespace taso::target {

InFlightDiagnostic emitHint(InFlightDiagnostic diagnostic, const Twine &hint) {
  diagnostic.attachNote() << "hint: " << hint;
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
/// Data types that the packaged ONNX does not name yet.
enum NewerDataType : int32_t {
  FLOAT8E4M3FN = 17,
  FLOAT8E4M3FNUZ = 18,
  FLOAT8E5M2 = 19,
  FLOAT8E5M2FNUZ = 20,
  UINT4 = 21,
  INT4 = 22,
  FLOAT4E2M1 = 23,
};

struct DataTypeEntry {
  int32_t dataType;
  Type type;
};
} // namespace

/// All element types, in the order of their numbers.
static SmallVector<DataTypeEntry, 24> getDataTypes(MLIRContext *context) {
  Builder b(context);
  auto getUnsigned = [&](unsigned width) {
    return b.getIntegerType(width, /*isSigned=*/false);
  };
  auto string = OpaqueType::get(b.getStringAttr("onnx"), "String");
  return {{TensorProto::FLOAT, b.getF32Type()},
          {TensorProto::UINT8, getUnsigned(8)},
          {TensorProto::INT8, b.getI8Type()},
          {TensorProto::UINT16, getUnsigned(16)},
          {TensorProto::INT16, b.getI16Type()},
          {TensorProto::INT32, b.getI32Type()},
          {TensorProto::INT64, b.getI64Type()},
          {TensorProto::STRING, string},
          {TensorProto::BOOL, b.getI1Type()},
          {TensorProto::FLOAT16, b.getF16Type()},
          {TensorProto::DOUBLE, b.getF64Type()},
          {TensorProto::UINT32, getUnsigned(32)},
          {TensorProto::UINT64, getUnsigned(64)},
          {TensorProto::COMPLEX64, ComplexType::get(b.getF32Type())},
          {TensorProto::COMPLEX128, ComplexType::get(b.getF64Type())},
          {TensorProto::BFLOAT16, b.getBF16Type()},
          {FLOAT8E4M3FN, b.getType<Float8E4M3FNType>()},
          {FLOAT8E4M3FNUZ, b.getType<Float8E4M3FNUZType>()},
          {FLOAT8E5M2, b.getType<Float8E5M2Type>()},
          {FLOAT8E5M2FNUZ, b.getType<Float8E5M2FNUZType>()},
          {UINT4, getUnsigned(4)},
          {INT4, b.getIntegerType(4)},
          {FLOAT4E2M1, b.getType<Float4E2M1FNType>()}};
}

Type getElementType(MLIRContext *context, int32_t dataType) {
  for (const DataTypeEntry &entry : getDataTypes(context))
    if (entry.dataType == dataType)
      return entry.type;
  return {};
}

int32_t getDataType(Type elementType) {
  for (const DataTypeEntry &entry : getDataTypes(elementType.getContext()))
    if (entry.type == elementType)
      return entry.dataType;
  return TensorProto::UNDEFINED;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

template <class Tensor>
static FailureOr<Type> importTensorType(Location loc, const Tensor &proto,
                                        const Twine &what) {
  MLIRContext *context = loc.getContext();
  if (proto.elem_type() == TensorProto::UNDEFINED)
    return Type(NoneType::get(context));
  Type element = getElementType(context, proto.elem_type());
  if (!element) {
    emitHint(emitError(loc) << what << " has the unknown element type "
                            << proto.elem_type(),
             "known are the data types 1 to 23 of TensorProto.DataType");
    return failure();
  }
  if (!proto.has_shape())
    return Type(UnrankedTensorType::get(element));
  SmallVector<int64_t> shape;
  for (const auto &dim : proto.shape().dim()) {
    if (dim.has_dim_value() && dim.dim_value() < 0) {
      emitHint(emitError(loc) << what << " has dimension " << shape.size()
                              << " of the negative size " << dim.dim_value(),
               "sizes that are not known are written as a dim_param, or left "
               "out");
      return failure();
    }
    shape.push_back(dim.has_dim_value() ? dim.dim_value()
                                        : ShapedType::kDynamic);
  }
  return Type(RankedTensorType::get(shape, element));
}

static std::string toText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static Type getOpaque(MLIRContext *context, const Twine &text) {
  return OpaqueType::get(StringAttr::get(context, "onnx"), text.str());
}

FailureOr<Type> importType(Location loc, const TypeProto &proto,
                           const Twine &what) {
  MLIRContext *context = loc.getContext();
  auto wrap = [&](StringRef name, const TypeProto &inner) -> FailureOr<Type> {
    FailureOr<Type> type = importType(loc, inner, what);
    if (failed(type))
      return failure();
    return getOpaque(context, name + "<" + toText(*type) + ">");
  };
  if (proto.has_tensor_type())
    return importTensorType(loc, proto.tensor_type(), what);
  if (proto.has_sequence_type())
    return wrap("Seq", proto.sequence_type().elem_type());
  if (proto.has_optional_type())
    return wrap("Opt", proto.optional_type().elem_type());
  if (proto.has_map_type())
    return wrap("Map" + std::to_string(proto.map_type().key_type()),
                proto.map_type().value_type());
  if (proto.has_sparse_tensor_type()) {
    FailureOr<Type> type =
        importTensorType(loc, proto.sparse_tensor_type(), what);
    if (failed(type))
      return failure();
    return getOpaque(context, "Sparse<" + toText(*type) + ">");
  }
  return Type(NoneType::get(context));
}

/// "0:N,2:M" to the name of each dimension.
static SmallVector<StringRef> parseDimParams(StringRef text, size_t rank) {
  SmallVector<StringRef> names(rank);
  SmallVector<StringRef> entries;
  text.split(entries, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef entry : entries) {
    auto [index, name] = entry.split(':');
    size_t dim;
    if (!index.trim().getAsInteger(10, dim) && dim < rank)
      names[dim] = name;
  }
  return names;
}

template <class Tensor>
static bool exportTensorType(TensorType type, StringRef dimParams,
                             Tensor &proto) {
  proto.set_elem_type(getDataType(type.getElementType()));
  if (!type.hasRank())
    return proto.elem_type() != TensorProto::UNDEFINED;
  auto names = parseDimParams(dimParams, type.getRank());
  auto &shape = *proto.mutable_shape();
  for (auto [size, name] : llvm::zip_equal(type.getShape(), names)) {
    auto &dim = *shape.add_dim();
    if (!ShapedType::isDynamic(size))
      dim.set_dim_value(size);
    else if (!name.empty())
      dim.set_dim_param(name.str());
  }
  return proto.elem_type() != TensorProto::UNDEFINED;
}

/// The type inside `Name<..>` of an opaque type.
static Type parseInner(MLIRContext *context, StringRef text) {
  return parseType(text.slice(text.find('<') + 1, text.size() - 1), context);
}

static bool exportOpaqueType(OpaqueType type, TypeProto &proto) {
  StringRef text = type.getTypeData();
  if (type.getDialectNamespace() != "onnx" || !text.ends_with(">"))
    return false;
  Type inner = parseInner(type.getContext(), text);
  if (!inner)
    return false;
  if (text.starts_with("Seq<"))
    return exportType(inner, "",
                      *proto.mutable_sequence_type()->mutable_elem_type());
  if (text.starts_with("Opt<"))
    return exportType(inner, "",
                      *proto.mutable_optional_type()->mutable_elem_type());
  if (auto tensor = dyn_cast<TensorType>(inner);
      tensor && text.starts_with("Sparse<"))
    return exportTensorType(tensor, "", *proto.mutable_sparse_tensor_type());
  int32_t key;
  if (!text.consume_front("Map") || text.consumeInteger(10, key))
    return false;
  proto.mutable_map_type()->set_key_type(key);
  return exportType(inner, "", *proto.mutable_map_type()->mutable_value_type());
}

bool exportType(Type type, StringRef dimParams, TypeProto &proto) {
  if (auto tensor = dyn_cast<TensorType>(type))
    return exportTensorType(tensor, dimParams, *proto.mutable_tensor_type());
  if (auto opaque = dyn_cast<OpaqueType>(type))
    return exportOpaqueType(opaque, proto);
  return isa<NoneType>(type);
}

bool isCompatible(Type declared, Type type) {
  auto from = dyn_cast<TensorType>(declared), to = dyn_cast<TensorType>(type);
  bool areOpaque = isa<OpaqueType>(declared) && isa<OpaqueType>(type);
  if (!from || !to)
    return declared == type || areOpaque || isa<NoneType>(declared) ||
           isa<NoneType>(type);
  if (from.getElementType() != to.getElementType())
    return false;
  return !from.hasRank() || !to.hasRank() ||
         succeeded(verifyCompatibleShape(from, to));
}

//===----------------------------------------------------------------------===//
// Value infos
//===----------------------------------------------------------------------===//

/// The names of the dimensions of a tensor as "0:N,2:M".
static std::string getDimParams(const TypeProto &proto) {
  std::string text;
  for (auto [i, dim] : llvm::enumerate(proto.tensor_type().shape().dim()))
    if (dim.has_dim_param())
      text +=
          (Twine(text.empty() ? "" : ",") + Twine(i) + ":" + dim.dim_param())
              .str();
  return text;
}

DictionaryAttr importValueInfo(MLIRContext *context,
                               const onnx::ValueInfoProto &info, Type type) {
  Builder b(context);
  NamedAttrList entries;
  entries.set(mirror::kName, b.getStringAttr(info.name()));
  if (info.has_doc_string())
    entries.set(mirror::kDoc, b.getStringAttr(info.doc_string()));
  std::string dimParams = getDimParams(info.type());
  if (!dimParams.empty())
    entries.set(mirror::kDimParams, b.getStringAttr(dimParams));
  TypeProto restored;
  std::string declared = info.type().SerializeAsString();
  if (!exportType(type, dimParams, restored) ||
      restored.SerializeAsString() != declared)
    entries.set(mirror::kTypeProto, b.getStringAttr(declared));
  return entries.getDictionary(context);
}

/// The type that the file declared, if values of type `type` still are of it.
static bool restoreType(StringRef bytes, Type type, TypeProto &proto) {
  if (!proto.ParseFromArray(bytes.data(), bytes.size()))
    return false;
  ScopedDiagnosticHandler silent(type.getContext(),
                                 [](Diagnostic &) { return success(); });
  FailureOr<Type> declared =
      importType(UnknownLoc::get(type.getContext()), proto, "");
  return succeeded(declared) && isCompatible(*declared, type);
}

void exportValueInfo(DictionaryAttr entries, StringRef name, Type type,
                     onnx::ValueInfoProto &info) {
  auto get = [&](StringRef key) {
    return entries ? entries.getAs<StringAttr>(key) : StringAttr();
  };
  info.set_name(name.str());
  if (StringAttr doc = get(mirror::kDoc))
    info.set_doc_string(doc.str());
  StringAttr bytes = get(mirror::kTypeProto);
  if (bytes && restoreType(bytes.getValue(), type, *info.mutable_type()))
    return;
  info.clear_type();
  StringAttr dimParams = get(mirror::kDimParams);
  TypeProto proto;
  if (!isa<NoneType>(type) &&
      exportType(type, dimParams ? dimParams.getValue() : "", proto))
    info.mutable_type()->Swap(&proto);
}

} // namespace taso::target
