//===- Names.h - Names of values and nodes ---------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An ONNX graph names every value, and no two alike.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOONNX_NAMES_H
#define TASO_LIB_CONVERSION_TASOTOONNX_NAMES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace taso::conversion {

/// Gives every value of a mirrored function a unique name: graph outputs the
/// names of the function's results, then old operations the names they have,
/// then the operations in `fresh` what their locations suggest. An output that
/// cannot bear its name, since it is an input or another output too, becomes
/// the result of an Identity node. Nodes in `fresh` are named like their first
/// value.
void assignNames(mlir::func::FuncOp function,
                 const llvm::DenseSet<mlir::Operation *> &fresh);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOONNX_NAMES_H
