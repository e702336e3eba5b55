//===- Slice.h - What some outputs depend on --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of two functions that are reduced to some of their outputs: nothing
// else is evaluated then to compare these.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_SLICE_H
#define TASO_LIB_VERIFIER_SLICE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace taso {

struct FunctionPair {
  mlir::OwningOpRef<mlir::func::FuncOp> before, after;
};

/// Functions of one block that return the given outputs only, without what is
/// not used for them: arguments that neither uses, and operations.
FunctionPair slice(mlir::func::FuncOp before, mlir::func::FuncOp after,
                   llvm::ArrayRef<unsigned> outputs);

/// The values that a function of one block returns.
mlir::ValueRange getOutputs(mlir::func::FuncOp function);

/// The operands of an operation, and what its regions use from outside.
llvm::SmallVector<mlir::Value> getUsedValues(mlir::Operation *op);

/// The first operation that output `index` of the function depends on of which
/// the predicate is true, or null.
mlir::Operation *
findInCone(mlir::func::FuncOp function, unsigned index,
           llvm::function_ref<bool(mlir::Operation *)> predicate);

} // namespace taso

#endif // TASO_LIB_VERIFIER_SLICE_H
