//===- StableHLODialect.cpp - The syntax of StableHLO ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialects, and the hooks by which they parse and print.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include "StableHLOSyntax.h"

#include "mlir/IR/DialectImplementation.h"

using namespace mlir;

namespace taso {

static Attribute parseText(const Dialect &dialect, DialectAsmParser &parser,
                           Type type) {
  MLIRContext *context = dialect.getContext();
  return OpaqueAttr::get(StringAttr::get(context, dialect.getNamespace()),
                         parser.getFullSymbolSpec(),
                         type ? type : NoneType::get(context));
}

StableHLODialect::StableHLODialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<StableHLODialect>()) {
  allowUnknownOperations();
  allowUnknownTypes();
}

/// What the hook returns must live on, so it captures nothing.
static ParseResult parseOperation(OpAsmParser &parser, OperationState &result) {
  return getStableHLOSpelling(result.name.getStringRef()).parse(parser, result);
}

std::optional<Dialect::ParseOpHook>
StableHLODialect::getParseOperationHook(StringRef name) const {
  return ParseOpHook(parseOperation);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
StableHLODialect::getOperationPrinter(Operation *op) const {
  const StableHLOSpelling &spelling =
      getStableHLOSpelling(op->getName().getStringRef());
  if (op->getPropertiesAsAttribute() || op->getNumSuccessors() != 0 ||
      !spelling.fits(op))
    return nullptr;
  return spelling.print;
}

Attribute StableHLODialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  return parseText(*this, parser, type);
}

MHLODialect::MHLODialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<MHLODialect>()) {
  allowUnknownOperations();
  allowUnknownTypes();
}

Attribute MHLODialect::parseAttribute(DialectAsmParser &parser,
                                      Type type) const {
  return parseText(*this, parser, type);
}

} // namespace taso
