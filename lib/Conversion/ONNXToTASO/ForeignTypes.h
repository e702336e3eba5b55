//===- ForeignTypes.h - Types of operations that stay ONNX -----*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Value information is often missing behind operations that taso does not have.
// A small table keeps shapes known behind the most frequent ones.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXTOTASO_FOREIGNTYPES_H
#define TASO_LIB_CONVERSION_ONNXTOTASO_FOREIGNTYPES_H

#include "mlir/IR/Operation.h"

namespace taso::conversion {

/// Gives the first result of an `onnx.*` operation its type where that follows
/// from the operands by the table and the present one is not ranked.
void inferForeignType(mlir::Operation *op);

/// The operand whose shape a result of an `onnx.*` operation has by the table,
/// or null.
mlir::Value getValueOfSameShape(mlir::OpResult result);

/// The declared type with the dimensions that `computed` knows. Null if the two
/// contradict each other.
mlir::Type mergeTypes(mlir::Type declared, mlir::Type computed);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXTOTASO_FOREIGNTYPES_H
