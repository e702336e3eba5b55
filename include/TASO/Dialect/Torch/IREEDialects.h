//===- IREEDialects.h - What IREE wraps models in ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models for IREE hold their weights in `util.global` operations whose values
// are `#stream` attributes. These dialects parse and print them, and mean
// nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TORCH_IREEDIALECTS_H
#define TASO_DIALECT_TORCH_IREEDIALECTS_H

#include "mlir/IR/Dialect.h"

namespace taso {

/// Globals, functions and calls.
class IREEUtilDialect : public mlir::Dialect {
public:
  explicit IREEUtilDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "util"; }

  std::optional<ParseOpHook>
  getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
};

/// Attributes only, kept as text.
class IREEStreamDialect : public mlir::Dialect {
public:
  explicit IREEStreamDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "stream"; }

  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser,
                                 mlir::Type type) const override;
};

} // namespace taso

#endif // TASO_DIALECT_TORCH_IREEDIALECTS_H
