//===- TorchConstants.cpp - Spellings of torch constants ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `torch.constant.int 3`, `torch.vtensor.literal(dense<..> : ..) : T`.
//
//===----------------------------------------------------------------------===//

#include "TorchSyntax.h"

#include "TASO/Dialect/Torch/TorchDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace taso;

template <class AttrTy> static bool holds(Operation *op, StringRef type) {
  return hasForm(op, 0, 1) && op->getAttrOfType<AttrTy>("value") &&
         op->getResult(0).getType() == getTorchType(op->getContext(), type);
}

static ParseResult addConstant(OpAsmParser &parser, OperationState &result,
                               Attribute value, StringRef type) {
  result.addAttribute("value", value);
  result.addTypes(getTorchType(parser.getContext(), type));
  return parser.parseOptionalAttrDict(result.attributes);
}

static void printConstant(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printAttributeWithoutType(op->getAttr("value"));
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
}

static ParseResult parseInt(OpAsmParser &parser, OperationState &result) {
  int64_t value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseInteger(value))
    return failure();
  return addConstant(parser, result,
                     parser.getBuilder().getI64IntegerAttr(value), "int");
}

static bool fitsInt(Operation *op) {
  return holds<IntegerAttr>(op, "int") &&
         op->getAttrOfType<IntegerAttr>("value").getType().isSignlessInteger(
             64);
}

static ParseResult parseFloat(OpAsmParser &parser, OperationState &result) {
  FloatAttr value;
  if (parser.parseAttribute(value, parser.getBuilder().getF64Type()))
    return failure();
  return addConstant(parser, result, value, "float");
}

static bool fitsFloat(Operation *op) {
  return holds<FloatAttr>(op, "float") &&
         op->getAttrOfType<FloatAttr>("value").getType().isF64();
}

static ParseResult parseNumber(OpAsmParser &parser, OperationState &result) {
  Attribute value;
  if (parser.parseAttribute(value))
    return failure();
  return addConstant(parser, result, value, "number");
}

static void printNumber(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr("value");
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
}

static bool fitsNumber(Operation *op) {
  return holds<IntegerAttr>(op, "number") || holds<FloatAttr>(op, "number");
}

/// Also 0 and 1.
static ParseResult parseBool(OpAsmParser &parser, OperationState &result) {
  int64_t value;
  OptionalParseResult number = parser.parseOptionalInteger(value);
  if (number.has_value()) {
    if (failed(*number))
      return failure();
    return addConstant(parser, result,
                       parser.getBuilder().getBoolAttr(value != 0), "bool");
  }
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  if (keyword != "true" && keyword != "false")
    return parser.emitError(loc, "expected 'true' or 'false'");
  return addConstant(parser, result,
                     parser.getBuilder().getBoolAttr(keyword == "true"),
                     "bool");
}

static bool fitsBool(Operation *op) { return holds<BoolAttr>(op, "bool"); }

static ParseResult parseText(OpAsmParser &parser, OperationState &result) {
  StringAttr value;
  if (parser.parseAttribute(value))
    return failure();
  bool isDevice = result.name.getStringRef().ends_with("device");
  return addConstant(parser, result, value, isDevice ? "Device" : "str");
}

static bool fitsText(Operation *op) {
  bool isDevice = op->getName().getStringRef().ends_with("device");
  return holds<StringAttr>(op, isDevice ? "Device" : "str");
}

static ParseResult parseNone(OpAsmParser &parser, OperationState &result) {
  result.addTypes(getTorchType(parser.getContext(), "none"));
  return parser.parseOptionalAttrDict(result.attributes);
}

static void printNone(Operation *op, OpAsmPrinter &printer) {
  printer.printOptionalAttrDict(op->getAttrs());
}

static bool fitsNone(Operation *op) {
  return hasForm(op, 0, 1) &&
         op->getResult(0).getType() == getTorchType(op->getContext(), "none");
}

/// `torch.vtensor.literal(ELEMENTS) : T`.
static ParseResult parseLiteral(OpAsmParser &parser, OperationState &result) {
  Attribute value;
  return failure(parser.parseLParen() ||
                 parser.parseAttribute(value, "value", result.attributes) ||
                 parser.parseRParen() ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.parseColonTypeList(result.types));
}

static void printLiteral(Operation *op, OpAsmPrinter &printer) {
  printer << '(' << op->getAttr("value") << ')';
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
  printer << " : " << op->getResult(0).getType();
}

static bool fitsLiteral(Operation *op) {
  return hasForm(op, 0, 1) && op->getAttrOfType<ElementsAttr>("value");
}

const TorchSpelling *taso::findConstantSpelling(StringRef name) {
  static const llvm::StringMap<TorchSpelling> table = {
      {"torch.constant.bool", {parseBool, printConstant, fitsBool}},
      {"torch.constant.device", {parseText, printConstant, fitsText}},
      {"torch.constant.float", {parseFloat, printConstant, fitsFloat}},
      {"torch.constant.int", {parseInt, printConstant, fitsInt}},
      {"torch.constant.none", {parseNone, printNone, fitsNone}},
      {"torch.constant.number", {parseNumber, printNumber, fitsNumber}},
      {"torch.constant.str", {parseText, printConstant, fitsText}},
      {"torch.tensor.literal", {parseLiteral, printLiteral, fitsLiteral}},
      {"torch.vtensor.literal", {parseLiteral, printLiteral, fitsLiteral}},
  };
  auto found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}
