//===- IREEDialects.cpp - What IREE wraps models in -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `util.global`, `util.global.load`, `util.func`, `util.call` and
// `util.return`.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Torch/IREEDialects.h"

#include "TorchSyntax.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace taso;

static constexpr llvm::StringLiteral kVisibility = "sym_visibility",
                                     kName = "sym_name", kType = "type",
                                     kValue = "initial_value",
                                     kMutable = "is_mutable",
                                     kGlobal = "global", kCallee = "callee",
                                     kSignature = "function_type";

static void parseVisibility(OpAsmParser &parser, OperationState &result) {
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword,
                                            {"private", "public", "nested"})))
    result.addAttribute(kVisibility,
                        parser.getBuilder().getStringAttr(keyword));
}

static void printVisibility(Operation *op, OpAsmPrinter &printer) {
  if (auto visibility = op->getAttrOfType<StringAttr>(kVisibility))
    printer << ' ' << visibility.getValue();
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

/// `private mutable @name {..} = VALUE : T`.
static ParseResult parseGlobal(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  parseVisibility(parser, result);
  if (succeeded(parser.parseOptionalKeyword("mutable")))
    result.addAttribute(kMutable, parser.getBuilder().getUnitAttr());
  if (parser.parseSymbolName(name, kName, result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  Attribute value;
  Type type;
  if (succeeded(parser.parseOptionalEqual())) {
    if (parser.parseAttribute(value, kValue, result.attributes))
      return failure();
    // The parser of attributes takes a type that follows.
    if (auto typed = dyn_cast<TypedAttr>(value))
      type = typed.getType();
  }
  if (!type || isa<NoneType>(type))
    if (parser.parseColonType(type))
      return failure();
  result.addAttribute(kType, TypeAttr::get(type));
  return success();
}

static void printGlobal(Operation *op, OpAsmPrinter &printer) {
  printVisibility(op, printer);
  if (op->hasAttr(kMutable))
    printer << " mutable";
  printer << ' ';
  printer.printSymbolName(op->getAttrOfType<StringAttr>(kName));
  printer.printOptionalAttrDict(op->getAttrs(),
                                {kVisibility, kName, kType, kValue, kMutable});
  Attribute value = op->getAttr(kValue);
  auto typed = dyn_cast_or_null<TypedAttr>(value);
  if (value)
    printer << " = " << value;
  if (!typed || isa<NoneType>(typed.getType()))
    printer << " : " << op->getAttrOfType<TypeAttr>(kType);
}

static bool fitsGlobal(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() == 0 &&
         op->getNumRegions() == 0 && op->getAttrOfType<StringAttr>(kName) &&
         op->getAttrOfType<TypeAttr>(kType);
}

/// `@name : T`.
static ParseResult parseLoad(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr name;
  return failure(parser.parseAttribute(name, kGlobal, result.attributes) ||
                 parser.parseOptionalAttrDict(result.attributes) ||
                 parser.parseColonTypeList(result.types));
}

static void printLoad(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr(kGlobal);
  printer.printOptionalAttrDict(op->getAttrs(), {kGlobal});
  printer << " : " << op->getResult(0).getType();
}

static bool fitsLoad(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 &&
         op->getAttrOfType<FlatSymbolRefAttr>(kGlobal);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// `private @name(%a: A) -> R attributes {..} {..}`.
static ParseResult parseFunction(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Type> types, results;
  SmallVector<DictionaryAttr> resultAttributes;
  bool isVariadic;
  parseVisibility(parser, result);
  if (parser.parseSymbolName(name, kName, result.attributes) ||
      function_interface_impl::parseFunctionSignatureWithArguments(
          parser, /*allowVariadic=*/false, arguments, isVariadic, results,
          resultAttributes) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (OpAsmParser::Argument &argument : arguments)
    types.push_back(argument.type);
  result.addAttribute(
      kSignature,
      TypeAttr::get(parser.getBuilder().getFunctionType(types, results)));
  OptionalParseResult body =
      parser.parseOptionalRegion(*result.addRegion(), arguments);
  return body.has_value() ? ParseResult(*body) : success();
}

static void printFunction(Operation *op, OpAsmPrinter &printer) {
  printVisibility(op, printer);
  printer << ' ';
  printer.printSymbolName(op->getAttrOfType<StringAttr>(kName));
  auto type =
      cast<FunctionType>(op->getAttrOfType<TypeAttr>(kSignature).getValue());
  Region &body = op->getRegion(0);
  printer << '(';
  if (body.empty())
    llvm::interleaveComma(type.getInputs(), printer);
  else
    llvm::interleaveComma(body.getArguments(), printer, [&](auto argument) {
      printer.printRegionArgument(argument);
    });
  printer << ')';
  printer.printOptionalArrowTypeList(type.getResults());
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(),
                                           {kVisibility, kName, kSignature});
  if (body.empty())
    return;
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

static bool fitsFunction(Operation *op) {
  auto type = op->getAttrOfType<TypeAttr>(kSignature);
  auto signature = type ? dyn_cast<FunctionType>(type.getValue()) : nullptr;
  return signature && op->getNumOperands() == 0 && op->getNumResults() == 0 &&
         op->getNumRegions() == 1 && op->getAttrOfType<StringAttr>(kName) &&
         (op->getRegion(0).empty() ||
          TypeRange(op->getRegion(0).getArgumentTypes()) ==
              TypeRange(signature.getInputs()));
}

/// `@name(%a) : (A) -> R`.
static ParseResult parseCall(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr name;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType type;
  if (parser.parseAttribute(name, kCallee, result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                result.operands);
}

static void printCall(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr(kCallee) << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(op->getAttrs(), {kCallee});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsCall(Operation *op) {
  return op->getNumRegions() == 0 &&
         op->getAttrOfType<FlatSymbolRefAttr>(kCallee);
}

//===----------------------------------------------------------------------===//
// The dialects
//===----------------------------------------------------------------------===//

/// Other operations are printed and parsed in the generic form.
static const TorchSpelling *getSpelling(StringRef name) {
  static const llvm::StringMap<TorchSpelling> table = {
      {"util.call", {parseCall, printCall, fitsCall}},
      {"util.func", {parseFunction, printFunction, fitsFunction}},
      {"util.global", {parseGlobal, printGlobal, fitsGlobal}},
      {"util.global.load", {parseLoad, printLoad, fitsLoad}},
      {"util.return", getTorchSpelling("util.return")},
  };
  auto found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}

IREEUtilDialect::IREEUtilDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<IREEUtilDialect>()) {
  allowUnknownOperations();
}

static ParseResult parseOperation(OpAsmParser &parser, OperationState &result) {
  return getSpelling(result.name.getStringRef())->parse(parser, result);
}

std::optional<Dialect::ParseOpHook>
IREEUtilDialect::getParseOperationHook(StringRef name) const {
  // Without a hook, the parser says that it does not know the operation.
  if (!getSpelling(name))
    return std::nullopt;
  return ParseOpHook(parseOperation);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
IREEUtilDialect::getOperationPrinter(Operation *op) const {
  const TorchSpelling *spelling = getSpelling(op->getName().getStringRef());
  if (!spelling || !isPlain(op) || !spelling->fits(op))
    return nullptr;
  return spelling->print;
}

IREEStreamDialect::IREEStreamDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context,
              TypeID::get<IREEStreamDialect>()) {}

Attribute IREEStreamDialect::parseAttribute(DialectAsmParser &parser,
                                            Type type) const {
  return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                         parser.getFullSymbolSpec(),
                         type ? type : NoneType::get(getContext()));
}
