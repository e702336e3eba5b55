//===- ONNXForms.h - ONNX operations as others spell them ------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ONNX-MLIR and torch-mlir hold ONNX models in operations of their own
// spelling. They are rewritten to the mirrored form before the conversion to
// taso and back after that from taso, so that one table of operators serves all
// three.
//
// A function under conversion has the attribute `onnx.form`, which says how its
// operations are spelled, and these have `onnx.spelling`, which says what of
// their spelling is not in the mirrored form. Operations without it are new.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXFORMS_H
#define TASO_LIB_CONVERSION_ONNXFORMS_H

#include "Remarks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso::conversion {

/// Statistics of ONNX modules, which compute shapes.
struct ModelStatistics : Statistics {
  unsigned evaluated = 0;

  void report(mlir::Location loc) const {
    Statistics::report(loc, ", " + llvm::Twine(evaluated) +
                                " evaluated as shape arithmetic");
  }
};

/// On functions: a dictionary.
inline constexpr llvm::StringLiteral kOnnxForm = "onnx.form";
/// On mirrored operations: a dictionary.
inline constexpr llvm::StringLiteral kOnnxSpelling = "onnx.spelling";
/// On mirrored operations: the opset that they are of, if not the module's.
inline constexpr llvm::StringLiteral kOnnxVersion = "onnx.version";
/// On mirrored operations: the name of their result, where locations have none.
inline constexpr llvm::StringLiteral kOnnxId = "onnx.id";

/// The opset of a function's operations: that of its form, else the module's.
int64_t getOpset(mlir::func::FuncOp function);

/// Gives the constants and integers that records may have to find again names.
void nameIntegers(mlir::func::FuncOp function);

/// Converts the mirrored operations of a function; lib/Conversion/ONNXToTASO.
llvm::LogicalResult convertOnnxFunction(mlir::func::FuncOp function,
                                        bool foldShapes,
                                        ModelStatistics &statistics);
/// Expresses the taso operations of a function in the mirrored form, after an
/// error fails; lib/Conversion/TASOToONNX. Only functions without a form have
/// their values named.
llvm::LogicalResult exportOnnxFunction(mlir::func::FuncOp function);

/// True if the function is ONNX-MLIR's: its module states no opset, since the
/// names of operations do, and it or the module has what only ONNX-MLIR prints.
bool isOnnxMlir(mlir::func::FuncOp function);
/// Rewrites operations of ONNX-MLIR to the mirrored form, and back.
void mirrorOnnxMlir(mlir::func::FuncOp function);
void spellOnnxMlir(mlir::func::FuncOp function);

/// True for `torch.operator "onnx.X"`, as torch-mlir imports ONNX.
bool isOnnxOperator(mlir::Operation *op);
/// True if a function has such operators.
bool isTorchOnnx(mlir::func::FuncOp function);
/// True if its operators were mirrored, and are to be spelled so again.
bool isMirroredTorch(mlir::func::FuncOp function);
/// Rewrites each `torch.operator "onnx.X"` on tensors of known rank to the
/// mirrored form.
void mirrorTorchOnnx(mlir::func::FuncOp function);
/// The opposite. Names of values are kept for a later export if `keepIds`.
void spellTorchOnnx(mlir::func::FuncOp function, bool keepIds);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXFORMS_H
