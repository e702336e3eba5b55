//===- Attributes.cpp - Attributes of nodes -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers are si64, floats f32, lists arrays of i64, f32, .. An empty array is
// a list of integers; other empty lists are dictionaries that name their kind.
//
//===----------------------------------------------------------------------===//

#include "Attributes.h"
#include "Types.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using onnx::AttributeProto;

namespace taso::target {

AttributeProto::AttributeType getKind(const AttributeProto &proto) {
  if (proto.type() != AttributeProto::UNDEFINED)
    return proto.type();
  if (proto.has_f())
    return AttributeProto::FLOAT;
  if (proto.has_i())
    return AttributeProto::INT;
  if (proto.has_s())
    return AttributeProto::STRING;
  if (proto.has_t())
    return AttributeProto::TENSOR;
  if (proto.has_g())
    return AttributeProto::GRAPH;
  if (proto.has_tp())
    return AttributeProto::TYPE_PROTO;
  if (proto.has_sparse_tensor())
    return AttributeProto::SPARSE_TENSOR;
  if (proto.floats_size())
    return AttributeProto::FLOATS;
  if (proto.strings_size())
    return AttributeProto::STRINGS;
  if (proto.tensors_size())
    return AttributeProto::TENSORS;
  if (proto.graphs_size())
    return AttributeProto::GRAPHS;
  if (proto.type_protos_size())
    return AttributeProto::TYPE_PROTOS;
  if (proto.sparse_tensors_size())
    return AttributeProto::SPARSE_TENSORS;
  return AttributeProto::INTS;
}

bool isReserved(StringRef name) {
  return name == mirror::kNodeName || name == mirror::kNodeDoc ||
         name == mirror::kNodeDomain || name.starts_with("onnx.") ||
         name.starts_with("taso.");
}

//===----------------------------------------------------------------------===//
// Import
//===----------------------------------------------------------------------===//

static Attribute getEmptyList(Builder &b, AttributeProto::AttributeType kind) {
  StringRef name = AttributeProto::AttributeType_Name(kind);
  return b.getDictionaryAttr(
      b.getNamedAttr(mirror::kEmptyList, b.getStringAttr(name.lower())));
}

/// A type as a TypeAttr if that says all, or the bytes of its proto.
static FailureOr<Attribute>
importTypeProto(Location loc, const onnx::TypeProto &proto, const Twine &what) {
  FailureOr<Type> type = importType(loc, proto, what);
  if (failed(type))
    return failure();
  Builder b(loc.getContext());
  onnx::TypeProto restored;
  std::string bytes = proto.SerializeAsString();
  if (exportType(*type, "", restored) && restored.SerializeAsString() == bytes)
    return Attribute(TypeAttr::get(*type));
  return Attribute(b.getDictionaryAttr(
      b.getNamedAttr(mirror::kTypeProto, b.getStringAttr(bytes))));
}

/// Imports each element of a list; the first failure is that of the list.
template <class Field, class Function>
static FailureOr<Attribute> importList(Builder &b,
                                       AttributeProto::AttributeType kind,
                                       Field &field, Function import) {
  SmallVector<Attribute> values;
  for (auto &element : field) {
    FailureOr<Attribute> value = import(element);
    if (failed(value))
      return failure();
    values.push_back(*value);
  }
  if (values.empty() && kind != AttributeProto::INTS)
    return getEmptyList(b, kind);
  return Attribute(b.getArrayAttr(values));
}

static FailureOr<Attribute> importLists(Location loc, AttributeProto &proto,
                                        TensorReader &tensors,
                                        const Twine &what) {
  Builder b(loc.getContext());
  AttributeProto::AttributeType kind = getKind(proto);
  if (kind == AttributeProto::INTS)
    return importList(b, kind, proto.ints(), [&](int64_t value) {
      return FailureOr<Attribute>(b.getI64IntegerAttr(value));
    });
  if (kind == AttributeProto::FLOATS)
    return importList(b, kind, proto.floats(), [&](float value) {
      return FailureOr<Attribute>(b.getF32FloatAttr(value));
    });
  if (kind == AttributeProto::STRINGS)
    return importList(b, kind, proto.strings(), [&](const std::string &value) {
      return FailureOr<Attribute>(b.getStringAttr(value));
    });
  if (kind == AttributeProto::TENSORS)
    return importList(b, kind, *proto.mutable_tensors(),
                      [&](onnx::TensorProto &value) -> FailureOr<Attribute> {
                        auto elements = tensors.read(value, proto.name(), what);
                        if (failed(elements))
                          return failure();
                        return Attribute(*elements);
                      });
  if (kind == AttributeProto::TYPE_PROTOS)
    return importList(b, kind, proto.type_protos(),
                      [&](const onnx::TypeProto &value) {
                        return importTypeProto(loc, value, what);
                      });
  emitHint(emitError(loc) << what << " is a sparse tensor",
           "sparse tensors are not supported: store it as a dense tensor");
  return failure();
}

FailureOr<Attribute> importAttribute(Location loc, AttributeProto &proto,
                                     TensorReader &tensors, const Twine &what) {
  Builder b(loc.getContext());
  switch (getKind(proto)) {
  case AttributeProto::FLOAT:
    return Attribute(b.getF32FloatAttr(proto.f()));
  case AttributeProto::INT:
    return Attribute(
        b.getIntegerAttr(b.getIntegerType(64, /*isSigned=*/true), proto.i()));
  case AttributeProto::STRING:
    return Attribute(b.getStringAttr(proto.s()));
  case AttributeProto::TENSOR: {
    auto elements = tensors.read(
        *proto.mutable_t(),
        proto.t().name().empty() ? proto.name() : proto.t().name(), what);
    if (failed(elements))
      return failure();
    return Attribute(*elements);
  }
  case AttributeProto::TYPE_PROTO:
    return importTypeProto(loc, proto.tp(), what);
  default:
    return importLists(loc, proto, tensors, what);
  }
}

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

static LogicalResult emitKindError(Location loc, StringRef name,
                                   Attribute value) {
  return emitHint(emitError(loc) << "attribute '" << name << "', " << value
                                 << ", is of no kind that ONNX has",
                  "ONNX has integers, floats, strings, tensors, types, graphs "
                  "and lists of one kind");
}

static float toFloat(FloatAttr attribute) {
  APFloat value = attribute.getValue();
  bool inexact;
  value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToFloat();
}

/// The integer, if 64 bits hold its type.
static std::optional<int64_t> toInteger(Attribute value) {
  auto attribute = dyn_cast<IntegerAttr>(value);
  if (!attribute || attribute.getValue().getBitWidth() > 64)
    return std::nullopt;
  Type type = attribute.getType();
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  return isUnsigned ? int64_t(attribute.getValue().getZExtValue())
                    : attribute.getValue().getSExtValue();
}

static bool fillType(Attribute value, onnx::TypeProto &proto) {
  if (auto type = dyn_cast<TypeAttr>(value))
    return exportType(type.getValue(), "", proto);
  auto entries = dyn_cast<DictionaryAttr>(value);
  auto bytes =
      entries ? entries.getAs<StringAttr>(mirror::kTypeProto) : StringAttr();
  return bytes && proto.ParseFromString(bytes.str());
}

/// Adds one element to the list; false if it is not of the list's kind.
static bool addElement(Location loc, Attribute value, AttributeProto &proto) {
  switch (proto.type()) {
  case AttributeProto::INTS:
    if (std::optional<int64_t> integer = toInteger(value))
      return proto.add_ints(*integer), true;
    return false;
  case AttributeProto::FLOATS:
    if (auto number = dyn_cast<FloatAttr>(value))
      return proto.add_floats(toFloat(number)), true;
    return false;
  case AttributeProto::STRINGS:
    if (auto string = dyn_cast<StringAttr>(value))
      return proto.add_strings(string.str()), true;
    return false;
  case AttributeProto::TENSORS:
    if (auto elements = dyn_cast<ElementsAttr>(value))
      return succeeded(exportTensor(loc, elements, *proto.add_tensors()));
    return false;
  default:
    return fillType(value, *proto.add_type_protos());
  }
}

static AttributeProto::AttributeType getListKind(ArrayAttr list) {
  if (list.empty() || isa<IntegerAttr>(list[0]))
    return AttributeProto::INTS;
  if (isa<FloatAttr>(list[0]))
    return AttributeProto::FLOATS;
  if (isa<StringAttr>(list[0]))
    return AttributeProto::STRINGS;
  return isa<ElementsAttr>(list[0]) ? AttributeProto::TENSORS
                                    : AttributeProto::TYPE_PROTOS;
}

static bool fillEmptyList(DictionaryAttr entries, AttributeProto &proto) {
  auto kind = entries.getAs<StringAttr>(mirror::kEmptyList);
  AttributeProto::AttributeType type;
  if (!kind ||
      !AttributeProto::AttributeType_Parse(kind.getValue().upper(), &type))
    return false;
  proto.set_type(type);
  return true;
}

LogicalResult exportAttribute(Location loc, StringRef name, Attribute value,
                              AttributeProto &proto) {
  if (auto list = dyn_cast<ArrayAttr>(value)) {
    proto.set_type(getListKind(list));
    for (Attribute element : list)
      if (!addElement(loc, element, proto))
        return emitKindError(loc, name, value);
    return success();
  }
  if (auto number = dyn_cast<FloatAttr>(value)) {
    proto.set_type(AttributeProto::FLOAT);
    proto.set_f(toFloat(number));
  } else if (std::optional<int64_t> integer = toInteger(value)) {
    proto.set_type(AttributeProto::INT);
    proto.set_i(*integer);
  } else if (auto string = dyn_cast<StringAttr>(value)) {
    proto.set_type(AttributeProto::STRING);
    proto.set_s(string.str());
  } else if (auto elements = dyn_cast<ElementsAttr>(value)) {
    proto.set_type(AttributeProto::TENSOR);
    return exportTensor(loc, elements, *proto.mutable_t());
  } else if (auto entries = dyn_cast<DictionaryAttr>(value);
             entries && fillEmptyList(entries, proto)) {
    return success();
  } else if (fillType(value, *proto.mutable_tp())) {
    proto.set_type(AttributeProto::TYPE_PROTO);
  } else {
    return emitKindError(loc, name, value);
  }
  return success();
}

} // namespace taso::target
