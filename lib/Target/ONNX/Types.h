//===- Types.h - ONNX types and value infos ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Between TypeProto and MLIR types. Tensors become tensors; sequences,
// optionals, maps and strings become opaque types `!onnx.Seq<..>`. What an MLIR
// type cannot hold (names of dimensions, denotations) is kept beside it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_TYPES_H
#define TASO_LIB_TARGET_ONNX_TYPES_H

#include "Protos.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"

namespace taso::target {

/// An error that also says what may help.
mlir::InFlightDiagnostic emitHint(mlir::InFlightDiagnostic diagnostic,
                                  const llvm::Twine &hint);

/// The element type of a data type of ONNX; null if we do not know it.
mlir::Type getElementType(mlir::MLIRContext *context, int32_t dataType);
/// The data type of ONNX of an element type; 0 if it has none.
int32_t getDataType(mlir::Type elementType);

/// The MLIR type of a type; `none` if the proto holds none. An unknown element
/// type or a negative size is an error at `loc` about `what`.
mlir::FailureOr<mlir::Type> importType(mlir::Location loc,
                                       const onnx::TypeProto &proto,
                                       const llvm::Twine &what);
/// Fills `proto`; `dimParams` names dynamic dimensions. False if ONNX has no
/// such type.
bool exportType(mlir::Type type, llvm::StringRef dimParams,
                onnx::TypeProto &proto);

/// True if a value of type `type` can be one of the declared type. What is in a
/// sequence or an optional is not compared.
bool isCompatible(mlir::Type declared, mlir::Type type);

/// Entries kName, kDimParams, kDoc and kTypeProto, each where needed, from
/// which exportValueInfo restores `info` for a value of type `type`.
mlir::DictionaryAttr importValueInfo(mlir::MLIRContext *context,
                                     const onnx::ValueInfoProto &info,
                                     mlir::Type type);
/// Fills `info` for a value of type `type`; `entries` may be null.
void exportValueInfo(mlir::DictionaryAttr entries, llvm::StringRef name,
                     mlir::Type type, onnx::ValueInfoProto &info);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_TYPES_H
