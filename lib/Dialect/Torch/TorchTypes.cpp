//===- TorchTypes.cpp - Types of torch-mlir -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors are parsed into shape and element type, so that spaces in the text
// make no difference; the others are kept as text without spaces.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Torch/TorchDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace taso;

MLIR_DEFINE_EXPLICIT_TYPE_ID(taso::TorchTensorType)

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

struct taso::detail::TorchTensorTypeStorage : public TypeStorage {
  using KeyTy = std::tuple<bool, bool, ArrayRef<int64_t>, Type, Attribute>;

  explicit TorchTensorTypeStorage(const KeyTy &key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static llvm::hash_code hashKey(const KeyTy &key) {
    return llvm::hash_value(key);
  }
  static TorchTensorTypeStorage *construct(TypeStorageAllocator &allocator,
                                           const KeyTy &key) {
    auto [isValue, isRanked, shape, elementType, sparsity] = key;
    return new (allocator.allocate<TorchTensorTypeStorage>())
        TorchTensorTypeStorage({isValue, isRanked, allocator.copyInto(shape),
                                elementType, sparsity});
  }

  /// A value, ranked, the shape, the element type, the sparsity.
  KeyTy key;
};

TorchDialect::TorchDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<TorchDialect>()) {
  allowUnknownOperations();
  allowUnknownTypes();
  addTypes<TorchTensorType>();
}

TorchTensorType TorchTensorType::get(MLIRContext *context, bool isValue,
                                     std::optional<ArrayRef<int64_t>> shape,
                                     Type elementType, Attribute sparsity) {
  return Base::get(context, isValue, shape.has_value(),
                   shape.value_or(ArrayRef<int64_t>()), elementType, sparsity);
}

bool TorchTensorType::isValue() const { return std::get<0>(getImpl()->key); }

std::optional<ArrayRef<int64_t>> TorchTensorType::getShape() const {
  if (!std::get<1>(getImpl()->key))
    return std::nullopt;
  return std::get<2>(getImpl()->key);
}

Type TorchTensorType::getElementType() const {
  return std::get<3>(getImpl()->key);
}

Attribute TorchTensorType::getSparsity() const {
  return std::get<4>(getImpl()->key);
}

RankedTensorType taso::getBuiltinTensor(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || !tensor.isValue() || !tensor.getShape() ||
      !tensor.getElementType() || tensor.getSparsity())
    return {};
  Type element = tensor.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element))
    element = IntegerType::get(type.getContext(), integer.getWidth());
  if (!RankedTensorType::isValidElementType(element))
    return {};
  return RankedTensorType::get(*tensor.getShape(), element);
}

Type taso::getTorchType(MLIRContext *context, StringRef name) {
  return OpaqueType::get(
      StringAttr::get(context, TorchDialect::getDialectNamespace()), name);
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// `[2,?,3]` or `*`.
static ParseResult parseShape(DialectAsmParser &parser,
                              std::optional<SmallVector<int64_t>> &shape) {
  if (succeeded(parser.parseOptionalStar()))
    return success();
  shape.emplace();
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        if (succeeded(parser.parseOptionalQuestion())) {
          shape->push_back(ShapedType::kDynamic);
          return success();
        }
        SMLoc loc = parser.getCurrentLocation();
        if (parser.parseInteger(shape->emplace_back()))
          return failure();
        if (shape->back() < 0)
          return parser.emitError(loc, "expected a size that is not negative");
        return success();
      });
}

static Type parseTensor(DialectAsmParser &parser, bool isValue) {
  std::optional<SmallVector<int64_t>> shape;
  Type elementType;
  Attribute sparsity;
  if (succeeded(parser.parseOptionalLess())) {
    if (parseShape(parser, shape) || parser.parseComma())
      return {};
    if (failed(parser.parseOptionalKeyword("unk")) &&
        parser.parseType(elementType))
      return {};
    if (succeeded(parser.parseOptionalComma()) &&
        parser.parseAttribute(sparsity))
      return {};
    if (parser.parseGreater())
      return {};
  }
  std::optional<ArrayRef<int64_t>> sizes;
  if (shape)
    sizes = *shape;
  return TorchTensorType::get(parser.getContext(), isValue, sizes, elementType,
                              sparsity);
}

/// The text as torch-mlir prints it: a space behind each comma that separates
/// types, none in tensors.
static std::string normalizeSpaces(StringRef text) {
  std::string result, word;
  SmallVector<bool> isList;
  for (char c : text) {
    if (llvm::isSpace(c))
      continue;
    result += c;
    if (c == ',' && !isList.empty() && isList.back())
      result += ' ';
    if (c == '<' || c == '[')
      isList.push_back(word == "tuple" || word == "dict" || word == "union");
    else if ((c == '>' || c == ']') && !isList.empty())
      isList.pop_back();
    word = llvm::isAlnum(c) ? word + c : "";
  }
  return result;
}

Type TorchDialect::parseType(DialectAsmParser &parser) const {
  StringRef text = parser.getFullSymbolSpec();
  StringRef mnemonic = text.take_while(
      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  if (mnemonic == "vtensor" || mnemonic == "tensor") {
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    return parseTensor(parser, mnemonic == "vtensor");
  }
  return getTorchType(getContext(), normalizeSpaces(text));
}

void TorchDialect::printType(Type type, DialectAsmPrinter &printer) const {
  auto tensor = cast<TorchTensorType>(type);
  printer << (tensor.isValue() ? "vtensor" : "tensor");
  if (!tensor.getShape() && !tensor.getElementType() && !tensor.getSparsity())
    return;
  printer << '<';
  if (tensor.getShape()) {
    printer << '[';
    llvm::interleave(
        *tensor.getShape(), printer.getStream(),
        [&](int64_t size) {
          if (ShapedType::isDynamic(size))
            printer << '?';
          else
            printer << size;
        },
        ",");
    printer << ']';
  } else {
    printer << '*';
  }
  printer << ',';
  if (tensor.getElementType())
    printer << tensor.getElementType();
  else
    printer << "unk";
  if (tensor.getSparsity())
    printer << ',' << tensor.getSparsity();
  printer << '>';
}
