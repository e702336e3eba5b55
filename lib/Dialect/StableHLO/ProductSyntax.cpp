//===- ProductSyntax.cpp - Spellings of products ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products and convolutions, which name the dimensions of their operands.
//
//===----------------------------------------------------------------------===//

#include "StableHLOSyntax.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace taso;
using namespace taso::stablehlo;

/// `KEY = [..] x [..]`.
static ParseResult parsePair(OpAsmParser &parser, StringRef lhs, StringRef rhs,
                             OperationState &result) {
  return failure(parser.parseEqual() || parseNumbers(parser, lhs, result) ||
                 parser.parseKeyword("x") || parseNumbers(parser, rhs, result));
}

/// `precision = [DEFAULT, HIGHEST]`.
static ParseResult parsePrecision(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> words;
  auto parseWord = [&]() -> ParseResult {
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    words.push_back(builder.getStringAttr(word));
    return success();
  };
  if (parseKey(parser, "precision") ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseWord))
    return failure();
  result.addAttribute("precision_config", builder.getArrayAttr(words));
  return success();
}

static void printPrecision(Operation *op, OpAsmPrinter &printer) {
  auto words = op->getAttrOfType<ArrayAttr>("precision_config");
  if (!words)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(words.getAsRange<StringAttr>(), printer,
                        [&](StringAttr word) { printer << word.getValue(); });
  printer << ']';
}

static bool fitsPrecision(Operation *op) {
  Attribute precision = op->getAttr("precision_config");
  auto words = dyn_cast_or_null<ArrayAttr>(precision);
  return !precision ||
         (words && llvm::all_of(words, llvm::IsaPred<StringAttr>));
}

/// `%a, %b, precision = [..]`.
static ParseResult parseDot(OpAsmParser &parser, OperationState &result) {
  Operands list(2);
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(list[0]) || parser.parseComma() ||
      parser.parseOperand(list[1]))
    return failure();
  if (succeeded(parser.parseOptionalComma()) && parsePrecision(parser, result))
    return failure();
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printDot(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperands();
  printPrecision(op, printer);
  printer.printOptionalAttrDict(op->getAttrs(), {"precision_config"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsDot(Operation *op) {
  return hasForm(op, 2) && fitsPrecision(op);
}

/// `%a, %b, batching_dims = [..] x [..], contracting_dims = [..] x [..],
/// precision = [..]`.
static ParseResult parseDotGeneral(OpAsmParser &parser,
                                   OperationState &result) {
  Operands list;
  SMLoc loc = parser.getCurrentLocation();
  if (parseLeadingOperands(parser, list))
    return failure();
  do {
    if (succeeded(parser.parseOptionalKeyword("batching_dims"))) {
      if (parsePair(parser, kLhsBatching, kRhsBatching, result))
        return failure();
    } else if (succeeded(parser.parseOptionalKeyword("contracting_dims"))) {
      if (parsePair(parser, kLhsContracting, kRhsContracting, result))
        return failure();
    } else if (parsePrecision(parser, result)) {
      return failure();
    }
  } while (succeeded(parser.parseOptionalComma()));
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return parseFunctional(parser, loc, list, result);
}

static void printPair(Operation *op, OpAsmPrinter &printer, StringRef key,
                      StringRef lhs, StringRef rhs) {
  if (!op->hasAttr(lhs))
    return;
  printer << ", " << key << " = ";
  printNumbers(printer, *getNumbers(op, lhs));
  printer << " x ";
  printNumbers(printer, *getNumbers(op, rhs));
}

static void printDotGeneral(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getOperands();
  printPair(op, printer, "batching_dims", kLhsBatching, kRhsBatching);
  printPair(op, printer, "contracting_dims", kLhsContracting, kRhsContracting);
  printPrecision(op, printer);
  printer.printOptionalAttrDict(op->getAttrs(),
                                {kLhsBatching, kRhsBatching, kLhsContracting,
                                 kRhsContracting, "precision_config"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsDotGeneral(Operation *op) {
  auto isPair = [&](StringRef lhs, StringRef rhs) {
    return getNumbers(op, lhs).has_value() == getNumbers(op, rhs).has_value();
  };
  return hasForm(op, 2) && getNumbers(op, kLhsContracting) &&
         isPair(kLhsContracting, kRhsContracting) &&
         isPair(kLhsBatching, kRhsBatching) && fitsPrecision(op);
}

/// `[b, 0, 1, f]`, added to a text.
static ParseResult parseDimensions(OpAsmParser &parser, std::string &text) {
  bool isFirst = true;
  text += '[';
  auto parseOne = [&]() -> ParseResult {
    StringRef word;
    int64_t number;
    text += isFirst ? "" : ", ";
    isFirst = false;
    OptionalParseResult found = parser.parseOptionalInteger(number);
    if (found.has_value()) {
      text += std::to_string(number);
      return *found;
    }
    if (parser.parseKeyword(&word))
      return failure();
    text += word;
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseOne))
    return failure();
  text += ']';
  return success();
}

static constexpr std::pair<StringLiteral, StringLiteral> kWindowLists[] = {
    {"stride", "window_strides"},
    {"pad", "padding"},
    {"lhs_dilate", "lhs_dilation"},
    {"rhs_dilate", "rhs_dilation"},
    {"reverse", "window_reversal"}};

/// `[[1, 1], [0, 0]]`, a tensor of rank 2.
static ParseResult parsePadding(OpAsmParser &parser, OperationState &result) {
  SmallVector<int64_t> numbers;
  int64_t rows = 0;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
        ++rows;
        return parseNumbers(parser, numbers);
      }))
    return failure();
  if (int64_t(numbers.size()) != 2 * rows)
    return parser.emitError(parser.getCurrentLocation(),
                            "expected two numbers for each dimension");
  auto type =
      RankedTensorType::get({rows, 2}, parser.getBuilder().getI64Type());
  result.addAttribute("padding", DenseIntElementsAttr::get(type, numbers));
  return success();
}

static ParseResult parseReversal(OpAsmParser &parser, OperationState &result) {
  SmallVector<bool> flags;
  auto parseFlag = [&]() -> ParseResult {
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    flags.push_back(word == "true");
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseFlag))
    return failure();
  result.addAttribute("window_reversal",
                      parser.getBuilder().getDenseBoolArrayAttr(flags));
  return success();
}

static ParseResult parseWindow(OpAsmParser &parser, OperationState &result) {
  auto parseOne = [&]() -> ParseResult {
    StringRef key;
    if (parser.parseKeyword(&key) || parser.parseEqual())
      return failure();
    if (key == "pad")
      return parsePadding(parser, result);
    if (key == "reverse")
      return parseReversal(parser, result);
    for (auto [name, attribute] : kWindowLists)
      if (key == name)
        return parseNumbers(parser, attribute, result);
    return parser.emitError(parser.getCurrentLocation(),
                            "unknown part of a window: ")
           << key;
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Braces,
                                        parseOne);
}

/// `(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window =
/// {..} {..}`.
static ParseResult parseConvolution(OpAsmParser &parser,
                                    OperationState &result) {
  Operands list;
  std::string text = "conv<";
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(list, OpAsmParser::Delimiter::Paren) ||
      parseKey(parser, "dim_numbers") || parseDimensions(parser, text) ||
      parser.parseKeyword("x"))
    return failure();
  text += 'x';
  if (parseDimensions(parser, text) || parser.parseArrow())
    return failure();
  text += "->";
  if (parseDimensions(parser, text) || parser.parseComma() ||
      parseKey(parser, "window") || parseWindow(parser, result) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  text += '>';
  Builder &builder = parser.getBuilder();
  result.addAttribute("dimension_numbers",
                      OpaqueAttr::get(builder.getStringAttr("stablehlo"), text,
                                      builder.getNoneType()));
  return parseFunctional(parser, loc, list, result);
}

static void printWindowPart(OpAsmPrinter &printer, Attribute value) {
  if (auto numbers = dyn_cast<DenseI64ArrayAttr>(value))
    return printNumbers(printer, numbers);
  if (auto flags = dyn_cast<DenseBoolArrayAttr>(value)) {
    printer << '[';
    llvm::interleaveComma(flags.asArrayRef(), printer, [&](bool flag) {
      printer << (flag ? "true" : "false");
    });
    printer << ']';
    return;
  }
  auto numbers =
      llvm::to_vector(cast<DenseIntElementsAttr>(value).getValues<int64_t>());
  printer << '[';
  for (size_t i = 0; i < numbers.size(); i += 2) {
    printer << (i == 0 ? "" : ", ");
    printNumbers(printer, ArrayRef(numbers).slice(i, 2));
  }
  printer << ']';
}

static StringRef getDimensionNumbers(Operation *op) {
  auto text = op->getAttrOfType<OpaqueAttr>("dimension_numbers");
  StringRef dimensions = text ? text.getAttrData() : StringRef();
  return dimensions.consume_front("conv<") && dimensions.consume_back(">")
             ? dimensions
             : StringRef();
}

static void printConvolution(Operation *op, OpAsmPrinter &printer) {
  printer << '(' << op->getOperands()
          << ") dim_numbers = " << getDimensionNumbers(op) << ", window = {";
  bool isFirst = true;
  for (auto [key, attribute] : kWindowLists) {
    Attribute value = op->getAttr(attribute);
    if (!value)
      continue;
    printer << (isFirst ? "" : ", ") << key << " = ";
    isFirst = false;
    printWindowPart(printer, value);
  }
  printer << '}';
  printer.printOptionalAttrDict(
      op->getAttrs(), {"dimension_numbers", "window_strides", "padding",
                       "lhs_dilation", "rhs_dilation", "window_reversal"});
  printer << " : ";
  printer.printFunctionalType(op);
}

static bool fitsConvolution(Operation *op) {
  auto fits = [&](const auto &entry) {
    Attribute value = op->getAttr(entry.second);
    if (!value)
      return true;
    if (entry.first == "pad") {
      auto elements = dyn_cast<DenseIntElementsAttr>(value);
      return elements && elements.getElementType().isSignlessInteger(64) &&
             elements.getType().getRank() == 2 &&
             elements.getType().getDimSize(1) == 2;
    }
    return entry.first == "reverse" ? isa<DenseBoolArrayAttr>(value)
                                    : isa<DenseI64ArrayAttr>(value);
  };
  return hasForm(op, 2) && !getDimensionNumbers(op).empty() &&
         llvm::all_of(kWindowLists, fits);
}

void taso::stablehlo::addProductSpellings(
    llvm::StringMap<StableHLOSpelling> &table) {
  table["convolution"] = {parseConvolution, printConvolution, fitsConvolution};
  table["dot"] = {parseDot, printDot, fitsDot};
  table["dot_general"] = {parseDotGeneral, printDotGeneral, fitsDotGeneral};
}
