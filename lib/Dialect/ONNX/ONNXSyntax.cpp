//===- ONNXSyntax.cpp - The syntax of ONNX-MLIR ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ONNX-MLIR prints four operations in a way of its own. What is parsed so holds
// its attributes as properties, by which it is printed in the same way again.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/ONNX/ONNXDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace taso {

/// The properties of an operation without a definition.
static DictionaryAttr getProperties(Operation *op) {
  return dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// `dense<..> : T`, or `{value_int = 1 : si64} : T`, or `: T`.
static ParseResult parseConstant(OpAsmParser &parser, OperationState &result) {
  NamedAttrList properties;
  Type type;
  if (parser.parseOptionalAttrDict(properties))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    if (parser.parseType(type))
      return failure();
  } else {
    ElementsAttr elements;
    if (parser.parseAttribute(elements, "value", properties))
      return failure();
    type = elements.getType();
  }
  result.propertiesAttr = properties.getDictionary(parser.getContext());
  result.addTypes(type);
  return success();
}

static bool fitsConstant(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 && getProperties(op) &&
         op->getDiscardableAttrDictionary().empty();
}

static void printConstant(Operation *op, OpAsmPrinter &printer) {
  DictionaryAttr properties = getProperties(op);
  Type type = op->getResult(0).getType();
  auto elements = properties.getAs<ElementsAttr>("value");
  if (elements && properties.size() == 1 && elements.getType() == type) {
    printer << ' ' << elements;
    return;
  }
  printer.printOptionalAttrDict(properties.getValue());
  printer << " : " << type;
}

/// `(%shape) {value = dense<1> : tensor<1xi64>} : (A) -> R`.
static ParseResult parseConstantOfShape(OpAsmParser &parser,
                                        OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  NamedAttrList properties;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(properties) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.propertiesAttr = properties.getDictionary(parser.getContext());
  result.addTypes(type.getResults());
  return success();
}

static bool fitsConstantOfShape(Operation *op) {
  return op->getNumOperands() == 1 && op->getNumRegions() == 0 &&
         getProperties(op) && op->getDiscardableAttrDictionary().empty();
}

static void printConstantOfShape(Operation *op, OpAsmPrinter &printer) {
  printer << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(getProperties(op).getValue());
  printer << " : ";
  printer.printFunctionalType(op);
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

/// `%a, %b : A, B`, or nothing.
static ParseResult parseTerminator(OpAsmParser &parser,
                                   OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      (!operands.empty() && parser.parseColonTypeList(types)))
    return failure();
  return parser.resolveOperands(operands, types, loc, result.operands);
}

static bool fitsTerminator(Operation *op) {
  return op->getNumResults() == 0 && op->getNumRegions() == 0 &&
         op->getNumSuccessors() == 0 && !getProperties(op);
}

static void printTerminator(Operation *op, OpAsmPrinter &printer) {
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands() << " : " << op->getOperandTypes();
}

//===----------------------------------------------------------------------===//
// The hooks
//===----------------------------------------------------------------------===//

namespace {
struct Spelling {
  ParseResult (*parse)(OpAsmParser &, OperationState &);
  bool (*fits)(Operation *);
  void (*print)(Operation *, OpAsmPrinter &);
};
} // namespace

static const Spelling *findSpelling(StringRef name) {
  static const llvm::StringMap<Spelling> table = {
      {"onnx.Constant", {parseConstant, fitsConstant, printConstant}},
      {"onnx.ConstantOfShape",
       {parseConstantOfShape, fitsConstantOfShape, printConstantOfShape}},
      {"onnx.Return", {parseTerminator, fitsTerminator, printTerminator}},
      {"onnx.Yield", {parseTerminator, fitsTerminator, printTerminator}},
  };
  auto found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}

/// What the hook returns must live on, so it captures nothing.
static ParseResult parseOperation(OpAsmParser &parser, OperationState &result) {
  return findSpelling(result.name.getStringRef())->parse(parser, result);
}

std::optional<Dialect::ParseOpHook>
ONNXDialect::getParseOperationHook(StringRef name) const {
  if (!findSpelling(name))
    return std::nullopt;
  return ParseOpHook(parseOperation);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
ONNXDialect::getOperationPrinter(Operation *op) const {
  const Spelling *spelling = findSpelling(op->getName().getStringRef());
  if (!spelling || !spelling->fits(op))
    return nullptr;
  return spelling->print;
}

Attribute ONNXDialect::parseAttribute(DialectAsmParser &parser,
                                      Type type) const {
  return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                         parser.getFullSymbolSpec(),
                         type ? type : NoneType::get(getContext()));
}

} // namespace taso
