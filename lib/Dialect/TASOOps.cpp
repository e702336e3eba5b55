//===- TASOOps.cpp - Operations: syntax and verification ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace taso;

//===----------------------------------------------------------------------===//
// Sizes: a list of sizes in which `?` stands for a dynamic one
//===----------------------------------------------------------------------===//

static ParseResult parseSizes(OpAsmParser &parser, DenseI64ArrayAttr &sizes) {
  SmallVector<int64_t> values;
  auto parseSize = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      values.push_back(ShapedType::kDynamic);
      return success();
    }
    llvm::SMLoc loc = parser.getCurrentLocation();
    int64_t size;
    if (parser.parseInteger(size))
      return failure();
    if (size < 0)
      return parser.emitError(loc, "a size is not negative; write '?' for a "
                                   "dynamic one");
    values.push_back(size);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseSize))
    return failure();
  sizes = parser.getBuilder().getDenseI64ArrayAttr(values);
  return success();
}

static void printSizes(OpAsmPrinter &printer, Operation *,
                       DenseI64ArrayAttr sizes) {
  printer << '[';
  llvm::interleaveComma(sizes.asArrayRef(), printer, [&](int64_t size) {
    if (ShapedType::isDynamic(size))
      printer << '?';
    else
      printer << size;
  });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// Keywords: an enumeration's attribute as its bare word
//===----------------------------------------------------------------------===//

template <class AttrTy>
static ParseResult parseKeyword(OpAsmParser &parser, AttrTy &attribute) {
  using Enum = decltype(attribute.getValue());
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  std::optional<Enum> value = symbolizeEnum<Enum>(word);
  if (!value)
    return parser.emitError(loc, "unknown ")
           << AttrTy::getMnemonic() << " '" << word << "'";
  attribute = AttrTy::get(parser.getContext(), *value);
  return success();
}

template <class AttrTy>
static void printKeyword(OpAsmPrinter &printer, Operation *, AttrTy attribute) {
  printer << stringifyEnum(attribute.getValue());
}

#define GET_OP_CLASSES
#include "TASO/Dialect/TASOOps.cpp.inc"

//===----------------------------------------------------------------------===//
// ConstantTensorOp
//===----------------------------------------------------------------------===//

ParseResult ConstantTensorOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  Attribute value;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value))
    return failure();
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements)
    return parser.emitError(loc, "expected elements, such as dense<1.0> : "
                                 "tensor<2xf32>");
  result.getOrAddProperties<Properties>().value = elements;
  result.addTypes(elements.getType());
  return success();
}

void ConstantTensorOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ' << getValue();
}

LogicalResult ConstantTensorOp::verify() {
  if (getValue().getType() == getType())
    return success();
  return emitOpError("the type of the value: expected ")
         << getType() << ", found " << getValue().getType() << " [constant_c1]";
}

OpFoldResult ConstantTensorOp::fold(FoldAdaptor) { return getValue(); }
