//===- TorchSyntax.h - Spellings of torch operations -----------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How an operation without a definition is parsed and printed, by its name.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_DIALECT_TORCH_TORCHSYNTAX_H
#define TASO_LIB_DIALECT_TORCH_TORCHSYNTAX_H

#include "mlir/IR/OpImplementation.h"

namespace taso {

/// One spelling. What stands behind the name of the operation is parsed and
/// printed.
struct TorchSpelling {
  mlir::ParseResult (*parse)(mlir::OpAsmParser &, mlir::OperationState &);
  void (*print)(mlir::Operation *, mlir::OpAsmPrinter &);
  /// False if the spelling has no place for all that the operation holds, which
  /// is then printed in the generic form.
  bool (*fits)(mlir::Operation *);
};

/// The spelling of an operation of `torch` or `torch_c`; the name is whole.
const TorchSpelling &getTorchSpelling(llvm::StringRef name);

/// The same for constants and literals, or null for all others.
const TorchSpelling *findConstantSpelling(llvm::StringRef name);

/// True if the operation has so many operands and results, and no region.
bool hasForm(mlir::Operation *op, unsigned operands, unsigned results);

/// True if there is nothing that only the generic form shows.
bool isPlain(mlir::Operation *op);

} // namespace taso

#endif // TASO_LIB_DIALECT_TORCH_TORCHSYNTAX_H
