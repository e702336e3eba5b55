//===- StableHLOSyntax.cpp - Spellings of StableHLO -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The spelling that most operations share, and those of the rest. Whatever a
// spelling has beside operands and types becomes an attribute of the name that
// the generic form has for it.
//
//===----------------------------------------------------------------------===//

#include "StableHLOSyntax.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace taso;
using namespace taso::stablehlo;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

namespace taso::stablehlo {

/// `[1, 2]`.
ParseResult parseNumbers(OpAsmParser &parser,
                         SmallVectorImpl<int64_t> &numbers) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

ParseResult parseNumbers(OpAsmParser &parser, StringRef attribute,
                         OperationState &result) {
  SmallVector<int64_t> numbers;
  if (parseNumbers(parser, numbers))
    return failure();
  result.addAttribute(attribute,
                      parser.getBuilder().getDenseI64ArrayAttr(numbers));
  return success();
}

void printNumbers(OpAsmPrinter &printer, ArrayRef<int64_t> numbers) {
  printer << '[';
  llvm::interleaveComma(numbers, printer);
  printer << ']';
}

std::optional<ArrayRef<int64_t>> getNumbers(Operation *op,
                                            StringRef attribute) {
  auto array = op->getAttrOfType<DenseI64ArrayAttr>(attribute);
  return array ? std::optional(array.asArrayRef()) : std::nullopt;
}

/// `KEY = `.
ParseResult parseKey(OpAsmParser &parser, StringRef key) {
  return failure(parser.parseKeyword(key) || parser.parseEqual());
}

/// `: (A, B) -> R`, for operands that are not resolved yet.
ParseResult parseFunctional(OpAsmParser &parser, SMLoc loc,
                            ArrayRef<OpAsmParser::UnresolvedOperand> list,
                            OperationState &result) {
  FunctionType type;
  if (parser.parseColonType(type) ||
      parser.resolveOperands(list, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

bool hasForm(Operation *op, unsigned operands, unsigned regions) {
  return op->getNumOperands() == operands && op->getNumResults() == 1 &&
         op->getNumRegions() == regions;
}

/// The operands in front of a key; each is followed by a comma.
ParseResult parseLeadingOperands(OpAsmParser &parser, Operands &list) {
  do {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult found = parser.parseOptionalOperand(operand);
    if (!found.has_value())
      return success();
    if (failed(*found))
      return failure();
    list.push_back(operand);
  } while (succeeded(parser.parseOptionalComma()));
  return parser.emitError(parser.getCurrentLocation(), "expected ','");
}

bool hasNumber(Operation *op, StringRef name) {
  auto number = op->getAttrOfType<IntegerAttr>(name);
  return number && number.getType().isSignlessInteger(64);
}

} // namespace taso::stablehlo

//===----------------------------------------------------------------------===//
// The shared spelling
//===----------------------------------------------------------------------===//

/// True for operations that never print one type for all.
static bool isAlwaysFunctional(Operation *op) {
  static const llvm::StringSet<> table = {"stablehlo.convert",
                                          "stablehlo.reshape",
                                          "stablehlo.dot",
                                          "stablehlo.bitcast_convert",
                                          "stablehlo.gather",
                                          "stablehlo.dynamic_reshape",
                                          "stablehlo.dynamic_slice",
                                          "stablehlo.get_dimension_size",
                                          "stablehlo.reduce_precision",
                                          "stablehlo.dynamic_update_slice",
                                          "stablehlo.dynamic_gather",
                                          "stablehlo.dynamic_broadcast_in_dim"};
  return table.contains(op->getName().getStringRef());
}

/// `%a, %b {..} : T` where all types are one, else `: (A, B) -> R`; a selection
/// has its own type of conditions first.
static ParseResult parseTypes(OpAsmParser &parser, SMLoc loc, Operands &list,
                              OperationState &result) {
  SmallVector<Type> types;
  if (parser.parseColonTypeList(types))
    return failure();
  auto function = types.size() == 1 ? dyn_cast<FunctionType>(types.front())
                                    : FunctionType();
  if (function) {
    result.addTypes(function.getResults());
    return parser.resolveOperands(list, function.getInputs(), loc,
                                  result.operands);
  }
  bool isSelection = types.size() == 2 && list.size() == 3;
  if (types.size() != 1 && !isSelection)
    return parser.emitError(loc, "expected one type, or that of a function");
  SmallVector<Type> operandTypes(list.size(), types.back());
  if (isSelection)
    operandTypes.front() = types.front();
  result.addTypes(types.back());
  return parser.resolveOperands(list, operandTypes, loc, result.operands);
}

static ParseResult parseShared(OpAsmParser &parser, OperationState &result) {
  Operands list;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(list) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseTypes(parser, loc, list, result);
}

static void printTypes(Operation *op, OpAsmPrinter &printer) {
  auto types = llvm::to_vector(op->getOperandTypes());
  Type result = op->getResult(0).getType();
  bool isSelection = op->getName().getStringRef() == "stablehlo.select" &&
                     types.size() == 3 && types[1] == result &&
                     types[2] == result;
  printer << " : ";
  if (isSelection)
    printer << types[0] << ", " << result;
  else if (!isAlwaysFunctional(op) &&
           llvm::all_of(types, [&](Type type) { return type == result; }))
    printer << result;
  else
    printer.printFunctionalType(op);
}

static void printShared(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  printTypes(op, printer);
}

static bool fitsShared(Operation *op) {
  return op->getNumOperands() != 0 && op->getNumResults() == 1 &&
         op->getNumRegions() == 0;
}

//===----------------------------------------------------------------------===//
// Constants and terminators
//===----------------------------------------------------------------------===//

/// `{..} dense<..> : T`.
static ParseResult parseConstant(OpAsmParser &parser, OperationState &result) {
  ElementsAttr elements;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(elements, "value", result.attributes))
    return failure();
  result.addTypes(elements.getType());
  return success();
}

static void printConstant(Operation *op, OpAsmPrinter &printer) {
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
  printer << ' ' << op->getAttr("value");
}

static bool fitsConstant(Operation *op) {
  auto elements = op->getAttrOfType<ElementsAttr>("value");
  return hasForm(op, 0) && elements &&
         elements.getType() == op->getResult(0).getType();
}

/// `dim = 0 {..} : T`.
static ParseResult parseIota(OpAsmParser &parser, OperationState &result) {
  IntegerAttr dimension;
  Type type, integer = parser.getBuilder().getI64Type();
  if (parseKey(parser, "dim") ||
      parser.parseAttribute(dimension, integer, "iota_dimension",
                            result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type);
  return success();
}

static void printIota(Operation *op, OpAsmPrinter &printer) {
  printer << " dim = "
          << op->getAttrOfType<IntegerAttr>("iota_dimension").getInt();
  printer.printOptionalAttrDict(op->getAttrs(), {"iota_dimension"});
  printer << " : " << op->getResult(0).getType();
}

static bool fitsIota(Operation *op) {
  return hasForm(op, 0) && hasNumber(op, "iota_dimension");
}

/// `%a, %b : A, B`, or nothing.
static ParseResult parseReturn(OpAsmParser &parser, OperationState &result) {
  Operands list;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(list) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      (!list.empty() && parser.parseColonTypeList(types)))
    return failure();
  return parser.resolveOperands(list, types, loc, result.operands);
}

static void printReturn(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() != 0)
    printer << " : " << op->getOperandTypes();
}

static bool fitsReturn(Operation *op) {
  return op->getNumResults() == 0 && op->getNumRegions() == 0;
}

//===----------------------------------------------------------------------===//
// Lists behind the operands
//===----------------------------------------------------------------------===//

namespace {
/// `%x, dims = [..]` and the like: the key and the attribute of the list.
struct ListForm {
  StringRef key, attribute;
};
} // namespace

static ListForm getListForm(StringRef name) {
  if (name == "stablehlo.transpose")
    return {"dims", "permutation"};
  if (name == "stablehlo.broadcast_in_dim")
    return {"dims", "broadcast_dimensions"};
  if (name == "stablehlo.dynamic_slice")
    return {"sizes", "slice_sizes"};
  return {"dims", "dimensions"};
}

static ParseResult parseList(OpAsmParser &parser, OperationState &result) {
  ListForm form = getListForm(result.name.getStringRef());
  Operands list;
  SMLoc loc = parser.getCurrentLocation();
  if (parseLeadingOperands(parser, list) || parseKey(parser, form.key) ||
      parseNumbers(parser, form.attribute, result) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseTypes(parser, loc, list, result);
}

static void printList(Operation *op, OpAsmPrinter &printer) {
  ListForm form = getListForm(op->getName().getStringRef());
  printer << ' ' << op->getOperands() << ", " << form.key << " = ";
  printNumbers(printer, *getNumbers(op, form.attribute));
  printer.printOptionalAttrDict(op->getAttrs(), {form.attribute});
  if (op->getName().getStringRef() == "stablehlo.reverse")
    return printTypes(op, printer);
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsList(Operation *op) {
  return op->getNumOperands() != 0 && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 &&
         getNumbers(op, getListForm(op->getName().getStringRef()).attribute);
}

/// `%a, %b, dim = 1`.
static ParseResult parseConcatenate(OpAsmParser &parser,
                                    OperationState &result) {
  Operands list;
  IntegerAttr dimension;
  SMLoc loc = parser.getCurrentLocation();
  if (parseLeadingOperands(parser, list) || parseKey(parser, "dim") ||
      parser.parseAttribute(dimension, parser.getBuilder().getI64Type(),
                            "dimension", result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printConcatenate(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperands()
          << ", dim = " << op->getAttrOfType<IntegerAttr>("dimension").getInt();
  printer.printOptionalAttrDict(op->getAttrs(), {"dimension"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsConcatenate(Operation *op) {
  return op->getNumOperands() != 0 && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 && hasNumber(op, "dimension");
}

/// `%x [0:4, 1:9:2]`.
static ParseResult parseSlice(OpAsmParser &parser, OperationState &result) {
  Operands list(1);
  SmallVector<int64_t> starts, limits, strides;
  SMLoc loc = parser.getCurrentLocation();
  auto parseRange = [&]() -> ParseResult {
    strides.push_back(1);
    if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limits.emplace_back()))
      return failure();
    return succeeded(parser.parseOptionalColon())
               ? parser.parseInteger(strides.back())
               : ParseResult(success());
  };
  if (parser.parseOperand(list[0]) ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     parseRange) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  Builder &builder = parser.getBuilder();
  result.addAttribute("start_indices", builder.getDenseI64ArrayAttr(starts));
  result.addAttribute("limit_indices", builder.getDenseI64ArrayAttr(limits));
  result.addAttribute("strides", builder.getDenseI64ArrayAttr(strides));
  return parseFunctional(parser, loc, list, result);
}

static void printSlice(Operation *op, OpAsmPrinter &printer) {
  auto starts = *getNumbers(op, "start_indices"),
       limits = *getNumbers(op, "limit_indices"),
       strides = *getNumbers(op, "strides");
  printer << ' ' << op->getOperands() << " [";
  for (size_t d = 0; d < starts.size(); ++d) {
    printer << (d == 0 ? "" : ", ") << starts[d] << ':' << limits[d];
    if (strides[d] != 1)
      printer << ':' << strides[d];
  }
  printer << ']';
  printer.printOptionalAttrDict(op->getAttrs(),
                                {"start_indices", "limit_indices", "strides"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsSlice(Operation *op) {
  auto starts = getNumbers(op, "start_indices"),
       limits = getNumbers(op, "limit_indices"),
       strides = getNumbers(op, "strides");
  return hasForm(op, 1) && starts && limits && strides &&
         starts->size() == limits->size() && starts->size() == strides->size();
}

static constexpr std::pair<StringLiteral, StringLiteral> kPadLists[] = {
    {"low", "edge_padding_low"},
    {"high", "edge_padding_high"},
    {"interior", "interior_padding"}};

/// `%x, %value, low = [..], high = [..], interior = [..]`.
static ParseResult parsePad(OpAsmParser &parser, OperationState &result) {
  Operands list(2);
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(list[0]) || parser.parseComma() ||
      parser.parseOperand(list[1]))
    return failure();
  for (auto [key, attribute] : kPadLists)
    if (parser.parseComma() || parseKey(parser, key) ||
        parseNumbers(parser, attribute, result))
      return failure();
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printPad(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperands();
  for (auto [key, attribute] : kPadLists) {
    printer << ", " << key << " = ";
    printNumbers(printer, *getNumbers(op, attribute));
  }
  printer.printOptionalAttrDict(
      op->getAttrs(),
      {kPadLists[0].second, kPadLists[1].second, kPadLists[2].second});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsPad(Operation *op) {
  return hasForm(op, 2) && llvm::all_of(kPadLists, [&](const auto &entry) {
           return getNumbers(op, entry.second).has_value();
         });
}

//===----------------------------------------------------------------------===//
// Comparisons and calls
//===----------------------------------------------------------------------===//

/// ` GT, %a, %b,  SIGNED`.
static ParseResult parseCompare(OpAsmParser &parser, OperationState &result) {
  StringRef direction, type;
  Operands list(2);
  Builder &builder = parser.getBuilder();
  if (parser.parseKeyword(&direction) || parser.parseComma())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(list[0]) || parser.parseComma() ||
      parser.parseOperand(list[1]))
    return failure();
  result.addAttribute("comparison_direction", builder.getStringAttr(direction));
  if (succeeded(parser.parseOptionalComma())) {
    if (parser.parseKeyword(&type))
      return failure();
    result.addAttribute("compare_type", builder.getStringAttr(type));
  }
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printCompare(Operation *op, OpAsmPrinter &printer) {
  printer << "  "
          << op->getAttrOfType<StringAttr>("comparison_direction").getValue()
          << ", " << op->getOperands();
  if (auto type = op->getAttrOfType<StringAttr>("compare_type"))
    printer << ",  " << type.getValue();
  printer.printOptionalAttrDict(op->getAttrs(),
                                {"comparison_direction", "compare_type"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsCompare(Operation *op) {
  Attribute type = op->getAttr("compare_type");
  return hasForm(op, 2) &&
         op->getAttrOfType<StringAttr>("comparison_direction") &&
         (!type || isa<StringAttr>(type));
}

/// `@target(%a, %b) {..}`.
static ParseResult parseCall(OpAsmParser &parser, OperationState &result) {
  StringAttr target;
  Operands list;
  if (parser.parseSymbolName(target))
    return failure();
  result.addAttribute("call_target_name", target);
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(list, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printCall(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(
      op->getAttrOfType<StringAttr>("call_target_name").getValue());
  printer << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(op->getAttrs(), {"call_target_name"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsCall(Operation *op) {
  return op->getNumRegions() == 0 &&
         op->getAttrOfType<StringAttr>("call_target_name");
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

const StableHLOSpelling &taso::getStableHLOSpelling(StringRef name) {
  static const StableHLOSpelling shared = {parseShared, printShared,
                                           fitsShared};
  static const llvm::StringMap<StableHLOSpelling> special = [] {
    llvm::StringMap<StableHLOSpelling> result = {
        {"broadcast_in_dim", {parseList, printList, fitsList}},
        {"compare", {parseCompare, printCompare, fitsCompare}},
        {"concatenate", {parseConcatenate, printConcatenate, fitsConcatenate}},
        {"constant", {parseConstant, printConstant, fitsConstant}},
        {"custom_call", {parseCall, printCall, fitsCall}},
        {"dynamic_slice", {parseList, printList, fitsList}},
        {"iota", {parseIota, printIota, fitsIota}},
        {"pad", {parsePad, printPad, fitsPad}},
        {"return", {parseReturn, printReturn, fitsReturn}},
        {"reverse", {parseList, printList, fitsList}},
        {"slice", {parseSlice, printSlice, fitsSlice}},
        {"transpose", {parseList, printList, fitsList}},
    };
    addProductSpellings(result);
    addRegionSpellings(result);
    return result;
  }();
  name.consume_front("stablehlo.");
  auto found = special.find(name);
  return found == special.end() ? shared : found->second;
}
