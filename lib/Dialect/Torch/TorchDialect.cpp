//===- TorchDialect.cpp - The syntax of torch-mlir ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialects, and the hooks by which they parse and print.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Torch/TorchDialect.h"

#include "TorchSyntax.h"

using namespace mlir;

namespace taso {

/// What the hooks return must live on, so it captures nothing.
static ParseResult parseOperation(OpAsmParser &parser, OperationState &result) {
  return getTorchSpelling(result.name.getStringRef()).parse(parser, result);
}

/// Null for the generic form.
static llvm::unique_function<void(Operation *, OpAsmPrinter &)>
getPrinter(Operation *op) {
  const TorchSpelling &spelling =
      getTorchSpelling(op->getName().getStringRef());
  if (!isPlain(op) || !spelling.fits(op))
    return nullptr;
  return spelling.print;
}

std::optional<Dialect::ParseOpHook>
TorchDialect::getParseOperationHook(StringRef name) const {
  return ParseOpHook(parseOperation);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
TorchDialect::getOperationPrinter(Operation *op) const {
  return getPrinter(op);
}

TorchConversionDialect::TorchConversionDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context,
              TypeID::get<TorchConversionDialect>()) {
  allowUnknownOperations();
}

std::optional<Dialect::ParseOpHook>
TorchConversionDialect::getParseOperationHook(StringRef name) const {
  return ParseOpHook(parseOperation);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
TorchConversionDialect::getOperationPrinter(Operation *op) const {
  return getPrinter(op);
}

} // namespace taso
