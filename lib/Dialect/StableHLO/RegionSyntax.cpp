//===- RegionSyntax.cpp - Spellings with regions ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reductions and loops.
//
//===----------------------------------------------------------------------===//

#include "StableHLOSyntax.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace taso;
using namespace taso::stablehlo;

/// The one operation of a region that applies it to the region's arguments, or
/// null.
static Operation *getApplied(Region &region) {
  if (!region.hasOneBlock() || region.getNumArguments() != 2)
    return nullptr;
  Block &block = region.front();
  if (!llvm::hasNItems(block, 2))
    return nullptr;
  Operation &op = block.front(), &terminator = block.back();
  bool fits =
      op.getNumOperands() == 2 && op.getNumResults() == 1 &&
      op.getNumRegions() == 0 && op.getAttrs().empty() &&
      op.getName().getDialectNamespace() == "stablehlo" &&
      llvm::equal(op.getOperands(), region.getArguments()) &&
      llvm::all_equal({op.getOperand(0).getType(), op.getOperand(1).getType(),
                       op.getResult(0).getType()}) &&
      terminator.getName().getStringRef() == "stablehlo.return" &&
      llvm::equal(terminator.getOperands(), op.getResults());
  return fits ? &op : nullptr;
}

/// The region that applies an operation.
static void buildApplied(OpAsmParser &parser, StringRef name, Type type,
                         Region &region) {
  OpBuilder builder(parser.getContext());
  Location loc = builder.getUnknownLoc();
  Block *block = builder.createBlock(&region, {}, {type, type}, {loc, loc});
  OperationState applied(loc, name);
  applied.addOperands(block->getArguments());
  applied.addTypes(type);
  OperationState terminator(loc, "stablehlo.return");
  terminator.addOperands(builder.create(applied)->getResults());
  builder.create(terminator);
}

/// `reducer(%a: T, %b: T) (%c: U, %d: U) {..}`; the arguments of the region are
/// all first ones, then all second ones.
static ParseResult parseReducer(OpAsmParser &parser, unsigned count,
                                Region &region) {
  SmallVector<OpAsmParser::Argument> first, second;
  for (unsigned i = 0; i < count; ++i)
    if (parser.parseLParen() ||
        parser.parseArgument(first.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(second.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  first.append(second);
  return parser.parseRegion(region, first);
}

/// `(%x init: %i), (%y init: %j) applies NAME across dimensions = [..]`, or
/// without `applies` and with a reducer behind the types.
static ParseResult parseReduce(OpAsmParser &parser, OperationState &result) {
  Operands list, inits;
  OperationName applied("stablehlo.add", parser.getContext());
  bool hasName = false;
  SMLoc loc = parser.getCurrentLocation();
  do {
    if (parser.parseLParen() || parser.parseOperand(list.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  unsigned count = list.size();
  list.append(inits);
  Region &region = *result.addRegion();
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    applied = *name;
    hasName = true;
  }
  if (parser.parseKeyword("across") || parseKey(parser, "dimensions") ||
      parseNumbers(parser, "dimensions", result) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parseFunctional(parser, loc, list, result))
    return failure();
  if (!hasName)
    return failure(parser.parseKeyword("reducer") ||
                   parseReducer(parser, count, region));
  if (count != 1)
    return parser.emitError(loc, "'applies' is for one operand");
  auto init = dyn_cast<RankedTensorType>(result.operands.back().getType());
  if (!init)
    return parser.emitError(loc, "expected a tensor as 'init'");
  buildApplied(parser, applied.getStringRef(), init, region);
  return success();
}

static void printReduce(Operation *op, OpAsmPrinter &printer) {
  unsigned count = op->getNumOperands() / 2;
  for (unsigned i = 0; i < count; ++i)
    printer << (i == 0 ? "(" : ", (") << op->getOperand(i)
            << " init: " << op->getOperand(count + i) << ')';
  Operation *applied = count == 1 ? getApplied(op->getRegion(0)) : nullptr;
  if (applied)
    printer << " applies " << applied->getName().getStringRef();
  printer << " across dimensions = ";
  printNumbers(printer, *getNumbers(op, "dimensions"));
  printer.printOptionalAttrDict(op->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(op);
  if (applied)
    return;
  printer.printNewline();
  printer << " reducer";
  Block &block = op->getRegion(0).front();
  for (unsigned i = 0; i < count; ++i) {
    printer << (i == 0 ? "(" : " (");
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(count + i));
    printer << ')';
  }
  printer << "  ";
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
}

static bool fitsReduce(Operation *op) {
  return op->getNumOperands() != 0 && op->getNumOperands() % 2 == 0 &&
         op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock() &&
         op->getRegion(0).getNumArguments() == op->getNumOperands() &&
         getNumbers(op, "dimensions");
}

/// `(%a = %x, %b = %y) : A, B {..} cond {..} do {..}`.
static ParseResult parseWhile(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  Operands list;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAssignmentList(arguments, list) ||
      (!list.empty() && parser.parseColonTypeList(types)) ||
      parser.resolveOperands(list, types, loc, result.operands))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  result.addTypes(types);
  if (succeeded(parser.parseOptionalKeyword("attributes")) &&
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return failure(parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

static void printWhile(Operation *op, OpAsmPrinter &printer) {
  Region &condition = op->getRegion(0), &body = op->getRegion(1);
  printer << '(';
  llvm::interleaveComma(
      llvm::zip_equal(condition.getArguments(), op->getOperands()), printer,
      [&](auto pair) {
        printer.printOperand(std::get<0>(pair));
        printer << " = ";
        printer.printOperand(std::get<1>(pair));
      });
  printer << ')';
  if (op->getNumOperands() != 0)
    printer << " : " << op->getOperandTypes();
  printer.printOptionalAttrDictWithKeyword(op->getAttrs());
  printer.printNewline();
  printer << " cond ";
  printer.printRegion(condition, /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.shadowRegionArgs(body, condition.getArguments());
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

static bool fitsWhile(Operation *op) {
  auto fits = [&](Region &region) {
    return region.hasOneBlock() &&
           llvm::equal(region.getArgumentTypes(), op->getOperandTypes());
  };
  return op->getNumRegions() == 2 && llvm::all_of(op->getRegions(), fits) &&
         llvm::equal(op->getResultTypes(), op->getOperandTypes());
}

void taso::stablehlo::addRegionSpellings(
    llvm::StringMap<StableHLOSpelling> &table) {
  table["reduce"] = {parseReduce, printReduce, fitsReduce};
  table["while"] = {parseWhile, printWhile, fitsWhile};
}
