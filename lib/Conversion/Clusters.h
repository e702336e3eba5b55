//===- Clusters.h - What an operation is exported as ----*- C++ -*-- ===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decisions that exports to all dialects make alike.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_CLUSTERS_H
#define TASO_LIB_CONVERSION_CLUSTERS_H

#include "Source.h"

#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso::conversion {

/// True for operations of the taso dialect.
bool isTaso(mlir::Operation *op);

/// Erases those of the operations that are of the taso dialect, the last first:
/// others were put in their places.
void eraseTaso(llvm::ArrayRef<mlir::Operation *> operations);

/// The operands of an operation without the broadcasts that a dialect makes
/// itself where operands of one rank differ. A broadcast that has a record
/// of the form, if there is one, stays.
llvm::SmallVector<mlir::Value>
getNarrowOperands(mlir::Operation *op, const SourceForm *form = nullptr);

/// True if each size that a broadcast leaves open is that of its operand.
bool keepsOpenSizes(BroadcastOp op);

/// True if each size that a broadcast leaves open is that of its operand, or of
/// the tensor that it names for that.
bool hasOpenSizes(BroadcastOp op);

/// True if at most one size of a reshape is open, or its operand has all of them
/// in the same places.
bool hasOpenSizes(ReshapeOp op);

/// True if nobody else reads what is inside the cluster of a record, which
/// would have to be computed twice. What only moves elements does not count.
bool canRestore(const Source &source);

/// Erases constants of a model that came from ONNX which nothing reads now.
void eraseDeadMirrored(mlir::func::FuncOp function);

/// Exports each function that has a body; stops at the first that fails. Names
/// that unknown elements were given are taken from them.
llvm::LogicalResult exportFunctions(
    mlir::ModuleOp module,
    llvm::function_ref<llvm::LogicalResult(mlir::func::FuncOp)> exportOne);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_CLUSTERS_H
