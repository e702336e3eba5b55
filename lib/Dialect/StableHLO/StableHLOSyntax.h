//===- StableHLOSyntax.h - Spellings of StableHLO ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How an operation without a definition is parsed and printed, by its name.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_DIALECT_STABLEHLO_STABLEHLOSYNTAX_H
#define TASO_LIB_DIALECT_STABLEHLO_STABLEHLOSYNTAX_H

#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/StringMap.h"

#include <optional>

namespace taso {

/// One spelling. What stands behind the name of the operation is parsed and
/// printed.
struct StableHLOSpelling {
  mlir::ParseResult (*parse)(mlir::OpAsmParser &, mlir::OperationState &);
  void (*print)(mlir::Operation *, mlir::OpAsmPrinter &);
  /// False if the spelling has no place for all that the operation holds, which
  /// is then printed in the generic form.
  bool (*fits)(mlir::Operation *);
};

/// The spelling of an operation of `stablehlo`; the name is whole.
const StableHLOSpelling &getStableHLOSpelling(llvm::StringRef name);

namespace stablehlo {

using Operands = llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand>;

/// `[1, 2]`, added to a list or as an attribute of that name.
mlir::ParseResult parseNumbers(mlir::OpAsmParser &parser,
                               llvm::SmallVectorImpl<int64_t> &numbers);
mlir::ParseResult parseNumbers(mlir::OpAsmParser &parser,
                               llvm::StringRef attribute,
                               mlir::OperationState &result);
void printNumbers(mlir::OpAsmPrinter &printer, llvm::ArrayRef<int64_t> numbers);
/// What such an attribute holds, if it is there.
std::optional<llvm::ArrayRef<int64_t>> getNumbers(mlir::Operation *op,
                                                  llvm::StringRef attribute);
/// `KEY = `.
mlir::ParseResult parseKey(mlir::OpAsmParser &parser, llvm::StringRef key);
/// `: (A, B) -> R`, for operands that are not resolved yet.
mlir::ParseResult
parseFunctional(mlir::OpAsmParser &parser, llvm::SMLoc loc,
                llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> list,
                mlir::OperationState &result);
/// The operands in front of a key; each is followed by a comma.
mlir::ParseResult parseLeadingOperands(mlir::OpAsmParser &parser,
                                       Operands &list);
/// So many operands and regions, and one result.
bool hasForm(mlir::Operation *op, unsigned operands, unsigned regions = 0);
/// An attribute of i64.
bool hasNumber(mlir::Operation *op, llvm::StringRef name);

/// Spellings of families of operations, by their names without the dialect.
void addProductSpellings(llvm::StringMap<StableHLOSpelling> &table);
void addRegionSpellings(llvm::StringMap<StableHLOSpelling> &table);

} // namespace stablehlo

} // namespace taso

#endif // TASO_LIB_DIALECT_STABLEHLO_STABLEHLOSYNTAX_H
