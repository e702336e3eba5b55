//===- StableHLODialect.h - The syntax of StableHLO -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO is not part of MLIR. The dialects here define no operations: a hook
// parses the spellings of StableHLO into operations without a definition, whose
// attributes have the names of the generic form, and prints them back.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_STABLEHLO_STABLEHLODIALECT_H
#define TASO_DIALECT_STABLEHLO_STABLEHLODIALECT_H

#include "mlir/IR/Dialect.h"

namespace taso {

/// The `stablehlo` dialect. Attributes such as `#stablehlo.gather<..>` are kept
/// as text. An operation that is written generically, with properties, is
/// printed so.
class StableHLODialect : public mlir::Dialect {
public:
  explicit StableHLODialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "stablehlo"; }

  std::optional<ParseOpHook>
  getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser,
                                 mlir::Type type) const override;
};

/// The `mhlo` dialect, from which StableHLO came, in the generic form only.
class MHLODialect : public mlir::Dialect {
public:
  explicit MHLODialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "mhlo"; }

  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser,
                                 mlir::Type type) const override;
};

namespace stablehlo {

// Attributes of operations that are parsed in their own spelling, where the
// generic form has one attribute that is kept as text.
/// DenseI64Array each: the dimensions of a dot_general.
inline constexpr llvm::StringLiteral kLhsBatching = "lhs_batching_dimensions";
inline constexpr llvm::StringLiteral kRhsBatching = "rhs_batching_dimensions";
inline constexpr llvm::StringLiteral kLhsContracting =
    "lhs_contracting_dimensions";
inline constexpr llvm::StringLiteral kRhsContracting =
    "rhs_contracting_dimensions";

} // namespace stablehlo
} // namespace taso

#endif // TASO_DIALECT_STABLEHLO_STABLEHLODIALECT_H
