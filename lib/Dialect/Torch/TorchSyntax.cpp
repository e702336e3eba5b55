//===- TorchSyntax.cpp - Spellings of torch operations --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nearly all operations share one spelling:
//
//   %r = torch.aten.OP %a, %b {attributes} : A, B -> R
//
// The others are those of the backend contract; operations of the object graph,
// which come before it, have no spelling here.
//
//===----------------------------------------------------------------------===//

#include "TorchSyntax.h"

#include "TASO/Dialect/Torch/TorchDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace taso;

using Operands = SmallVector<OpAsmParser::UnresolvedOperand>;

bool taso::isPlain(Operation *op) {
  return op->getNumSuccessors() == 0 && !op->getPropertiesAsAttribute();
}

static void printTypes(OpAsmPrinter &printer, TypeRange types) {
  llvm::interleaveComma(types, printer);
}

bool taso::hasForm(Operation *op, unsigned operands, unsigned results) {
  return op->getNumOperands() == operands && op->getNumResults() == results &&
         op->getNumRegions() == 0;
}

//===----------------------------------------------------------------------===//
// The spelling that nearly all share
//===----------------------------------------------------------------------===//

static ParseResult parseShared(OpAsmParser &parser, OperationState &result) {
  Operands operands;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (operands.empty())
    return parser.parseOptionalColonTypeList(result.types);
  SmallVector<Type> types;
  if (parser.parseColonTypeList(types) ||
      parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  if (failed(parser.parseOptionalArrow()))
    return success();
  if (failed(parser.parseOptionalLParen()))
    return parser.parseTypeList(result.types);
  return failure(parser.parseTypeList(result.types) || parser.parseRParen());
}

static void printShared(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() + op->getNumResults() == 0)
    return;
  printer << " : ";
  printTypes(printer, op->getOperandTypes());
  if (op->getNumOperands() != 0 && op->getNumResults() != 0)
    printer << " -> ";
  printTypes(printer, op->getResultTypes());
}

/// Behind a bare name, the results of the next operation would be operands.
static bool fitsShared(Operation *op) {
  bool isBare = op->getNumOperands() == 0 && op->getNumResults() == 0 &&
                op->getAttrs().empty();
  return op->getNumRegions() == 0 && !(isBare && op->getNextNode());
}

//===----------------------------------------------------------------------===//
// Lists, casts, copies
//===----------------------------------------------------------------------===//

/// `%a, %b : (A, B) -> R`.
static ParseResult parseFunctional(OpAsmParser &parser,
                                   OperationState &result) {
  Operands operands;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                result.operands);
}

static void printFunctional(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printer.printFunctionalType(op);
}

/// `%a : T to T`.
static ParseResult parseCast(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand operand;
  Type from, to;
  if (parser.parseOperand(operand) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(from) || parser.parseKeyword("to") ||
      parser.parseType(to))
    return failure();
  result.addTypes(to);
  return parser.resolveOperand(operand, from, result.operands);
}

static void printCast(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0);
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : " << op->getOperand(0).getType() << " to "
          << op->getResult(0).getType();
}

static bool fitsCast(Operation *op) { return hasForm(op, 1, 1); }

/// The operand of a copy to `type`: the other kind of tensor.
static Type getCopied(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor)
    return {};
  return TorchTensorType::get(type.getContext(), !tensor.isValue(),
                              tensor.getShape(), tensor.getElementType(),
                              tensor.getSparsity());
}

/// `%a : R`.
static ParseResult parseCopy(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand operand;
  Type type;
  if (parser.parseOperand(operand) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseColonType(type))
    return failure();
  Type copied = getCopied(type);
  if (!copied)
    return parser.emitError(loc, "expected a tensor of torch");
  result.addTypes(type);
  return parser.resolveOperand(operand, copied, result.operands);
}

static void printCopy(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0);
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : " << op->getResult(0).getType();
}

static bool fitsCopy(Operation *op) {
  return hasForm(op, 1, 1) &&
         getCopied(op->getResult(0).getType()) == op->getOperand(0).getType();
}

/// `%a overwrites %b : A, B`.
static ParseResult parseOverwrite(OpAsmParser &parser, OperationState &result) {
  Operands operands(2);
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  return failure(parser.parseOperand(operands[0]) ||
                 parser.parseKeyword("overwrites") ||
                 parser.parseOperand(operands[1]) ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.parseColonTypeList(types) ||
                 parser.resolveOperands(operands, types, loc, result.operands));
}

static void printOverwrite(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << " overwrites " << op->getOperand(1);
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printTypes(printer, op->getOperandTypes());
}

static bool fitsOverwrite(Operation *op) { return hasForm(op, 2, 0); }

/// `(%a) : A`.
static ParseResult parsePrint(OpAsmParser &parser, OperationState &result) {
  Operands operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  return failure(
      parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalColonTypeList(types) ||
      parser.resolveOperands(operands, types, loc, result.operands));
}

static void printPrint(Operation *op, OpAsmPrinter &printer) {
  printer << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() != 0)
    printer << " : ";
  printTypes(printer, op->getOperandTypes());
}

static bool fitsPrint(Operation *op) {
  return op->getNumResults() == 0 && op->getNumRegions() == 0;
}

//===----------------------------------------------------------------------===//
// Operators without a definition in torch-mlir
//===----------------------------------------------------------------------===//

/// `"name"(%a, %b) {attributes} : (A, B) -> R {..}, {..}`.
static ParseResult parseOperator(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  Operands operands;
  FunctionType type;
  if (parser.parseAttribute(name, "name", result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  std::unique_ptr<Region> region;
  OptionalParseResult first = parser.parseOptionalRegion(region);
  if (!first.has_value())
    return success();
  if (failed(*first))
    return failure();
  result.addRegion(std::move(region));
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseRegion(*result.addRegion()))
      return failure();
  return success();
}

static void printOperator(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr("name") << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(op->getAttrs(), {"name"});
  printer << " : ";
  printer.printFunctionalType(op);
  for (Region &region : op->getRegions()) {
    printer << (region.getRegionNumber() == 0 ? " " : ", ");
    printer.printRegion(region);
  }
}

static bool fitsOperator(Operation *op) {
  return bool(op->getAttrOfType<StringAttr>("name"));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// `%c -> (T) {..} else {..}`.
static ParseResult parseIf(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand condition;
  Type type = getTorchType(parser.getContext(), "bool");
  return failure(
      parser.parseOperand(condition) ||
      parser.resolveOperand(condition, type, result.operands) ||
      parser.parseArrow() || parser.parseLParen() ||
      (failed(parser.parseOptionalRParen()) &&
       (parser.parseTypeList(result.types) || parser.parseRParen())) ||
      parser.parseRegion(*result.addRegion()) || parser.parseKeyword("else") ||
      parser.parseRegion(*result.addRegion()) ||
      parser.parseOptionalAttrDict(result.attributes));
}

static void printIf(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << " -> (";
  printTypes(printer, op->getResultTypes());
  printer << ") ";
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
  printer << " else ";
  printer.printRegion(op->getRegion(1), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getAttrs());
}

static bool hasArguments(Region &region) {
  return !region.empty() && region.getNumArguments() != 0;
}

static bool fitsIf(Operation *op) {
  return op->getNumOperands() == 1 && op->getNumRegions() == 2 &&
         !hasArguments(op->getRegion(0)) && !hasArguments(op->getRegion(1)) &&
         op->getOperand(0).getType() == getTorchType(op->getContext(), "bool");
}

/// `%count, %condition, init(%a) {..} : (T, T, A) -> R`.
static ParseResult parseLoop(OpAsmParser &parser, OperationState &result) {
  Operands operands(2), init;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(operands[0]) || parser.parseComma() ||
      parser.parseOperand(operands[1]) || parser.parseComma() ||
      parser.parseKeyword("init") ||
      parser.parseOperandList(init, OpAsmParser::Delimiter::Paren) ||
      parser.parseRegion(*result.addRegion()) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  operands.append(init);
  result.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                result.operands);
}

static void printLoop(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << ", " << op->getOperand(1) << ", init("
          << op->getOperands().drop_front(2) << ") ";
  printer.printRegion(op->getRegion(0));
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsLoop(Operation *op) {
  return op->getNumOperands() >= 2 && op->getNumRegions() == 1;
}

/// `%c, iter(%a : A)`.
static ParseResult parseLoopCondition(OpAsmParser &parser,
                                      OperationState &result) {
  OpAsmParser::UnresolvedOperand condition;
  Operands values;
  SmallVector<Type> types;
  Type type = getTorchType(parser.getContext(), "bool");
  if (parser.parseOperand(condition) || parser.parseComma() ||
      parser.parseKeyword("iter") || parser.parseLParen())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(values) ||
      (!values.empty() && parser.parseColonTypeList(types)))
    return failure();
  return failure(parser.parseRParen() ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.resolveOperand(condition, type, result.operands) ||
                 parser.resolveOperands(values, types, loc, result.operands));
}

static void printLoopCondition(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << ", iter(";
  if (op->getNumOperands() > 1) {
    printer << op->getOperands().drop_front() << " : ";
    printTypes(printer, op->getOperands().drop_front().getTypes());
  }
  printer << ')';
  printer.printOptionalAttrDict(op->getAttrs());
}

static bool fitsLoopCondition(Operation *op) {
  return op->getNumOperands() >= 1 && op->getNumResults() == 0 &&
         op->getNumRegions() == 0 &&
         op->getOperand(0).getType() == getTorchType(op->getContext(), "bool");
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// `{..} shapes {..} : T` and `{..} dtypes {..} : T`.
static ParseResult parseCalculate(OpAsmParser &parser, OperationState &result) {
  bool isShape = result.name.getStringRef() == "torch.shape.calculate";
  return failure(parser.parseRegion(*result.addRegion()) ||
                 parser.parseKeyword(isShape ? "shapes" : "dtypes") ||
                 parser.parseRegion(*result.addRegion()) ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.parseColonTypeList(result.types));
}

static void printCalculate(Operation *op, OpAsmPrinter &printer) {
  bool isShape = op->getName().getStringRef() == "torch.shape.calculate";
  printer << ' ';
  printer.printRegion(op->getRegion(0));
  printer << (isShape ? " shapes " : " dtypes ");
  printer.printRegion(op->getRegion(1));
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printTypes(printer, op->getResultTypes());
}

static bool fitsCalculate(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() != 0 &&
         op->getNumRegions() == 2;
}

/// `%c, "message"`.
static ParseResult parseAssert(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand condition;
  StringAttr message;
  Type type = getTorchType(parser.getContext(), "bool");
  return failure(parser.parseOperand(condition) || parser.parseComma() ||
                 parser.parseAttribute(message, "message", result.attributes) ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.resolveOperand(condition, type, result.operands));
}

static void printAssert(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << ", " << op->getAttr("message");
  printer.printOptionalAttrDict(op->getAttrs(), {"message"});
}

static bool fitsAssert(Operation *op) {
  return hasForm(op, 1, 0) && op->getAttrOfType<StringAttr>("message") &&
         op->getOperand(0).getType() == getTorchType(op->getContext(), "bool");
}

/// `"s0" {min_val = 2, max_val = 9} : !torch.int`.
static ParseResult parseSymbol(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  return failure(
      parser.parseAttribute(name, "symbol_name", result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(result.types));
}

static void printSymbol(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr("symbol_name") << " {min_val = ";
  printer.printAttributeWithoutType(op->getAttr("min_val"));
  printer << ", max_val = ";
  printer.printAttributeWithoutType(op->getAttr("max_val"));
  printer << '}';
  printer.printOptionalAttrDict(op->getAttrs(),
                                {"symbol_name", "min_val", "max_val"});
  printer << " : " << op->getResult(0).getType();
}

static bool fitsSymbol(Operation *op) {
  auto isInteger = [&](StringRef name) {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value && value.getType().isSignlessInteger(64);
  };
  return hasForm(op, 0, 1) && op->getAttrOfType<StringAttr>("symbol_name") &&
         isInteger("min_val") && isInteger("max_val");
}

/// `%x, [%s0], affine_map<..> : T`.
static ParseResult parseBind(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand tensor;
  Operands symbols;
  AffineMapAttr map;
  Type type, integer = getTorchType(parser.getContext(), "int");
  return failure(
      parser.parseOperand(tensor) || parser.parseComma() ||
      parser.parseOperandList(symbols, OpAsmParser::Delimiter::Square) ||
      parser.parseComma() ||
      parser.parseAttribute(map, "shape_expressions", result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(tensor, type, result.operands) ||
      parser.resolveOperands(symbols, integer, result.operands));
}

/// The map is printed where it stands, not as an alias.
static void printBind(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperand(0) << ", [" << op->getOperands().drop_front()
          << "], affine_map<"
          << op->getAttrOfType<AffineMapAttr>("shape_expressions").getValue()
          << '>';
  printer.printOptionalAttrDict(op->getAttrs(), {"shape_expressions"});
  printer << " : " << op->getOperand(0).getType();
}

static bool fitsBind(Operation *op) {
  Type integer = getTorchType(op->getContext(), "int");
  return op->getNumOperands() >= 1 && op->getNumResults() == 0 &&
         op->getNumRegions() == 0 &&
         op->getAttrOfType<AffineMapAttr>("shape_expressions") &&
         llvm::all_of(op->getOperands().drop_front(), [&](Value symbol) {
           return symbol.getType() == integer;
         });
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

const TorchSpelling &taso::getTorchSpelling(StringRef name) {
  static const TorchSpelling shared = {parseShared, printShared, fitsShared};
  static const llvm::StringMap<TorchSpelling> special = {
      {"torch.bind_symbolic_shape", {parseBind, printBind, fitsBind}},
      {"torch.copy.to_tensor", {parseCopy, printCopy, fitsCopy}},
      {"torch.copy.to_vtensor", {parseCopy, printCopy, fitsCopy}},
      {"torch.derefine", {parseCast, printCast, fitsCast}},
      {"torch.dtype.calculate",
       {parseCalculate, printCalculate, fitsCalculate}},
      {"torch.operator", {parseOperator, printOperator, fitsOperator}},
      {"torch.overwrite.tensor.contents",
       {parseOverwrite, printOverwrite, fitsOverwrite}},
      {"torch.prim.If", {parseIf, printIf, fitsIf}},
      {"torch.prim.ListConstruct",
       {parseFunctional, printFunctional, fitsShared}},
      {"torch.prim.Loop", {parseLoop, printLoop, fitsLoop}},
      {"torch.prim.Loop.condition",
       {parseLoopCondition, printLoopCondition, fitsLoopCondition}},
      {"torch.prim.Print", {parsePrint, printPrint, fitsPrint}},
      {"torch.promote_dtypes", {parseFunctional, printFunctional, fitsShared}},
      {"torch.runtime.assert", {parseAssert, printAssert, fitsAssert}},
      {"torch.shape.calculate",
       {parseCalculate, printCalculate, fitsCalculate}},
      {"torch.symbolic_int", {parseSymbol, printSymbol, fitsSymbol}},
      {"torch.tensor_static_info_cast", {parseCast, printCast, fitsCast}},
  };
  if (const TorchSpelling *constant = findConstantSpelling(name))
    return *constant;
  auto found = special.find(name);
  return found == special.end() ? shared : found->second;
}
