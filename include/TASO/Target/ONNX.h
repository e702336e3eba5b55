//===- ONNX.h - .onnx files to and from MLIR --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file becomes a module of generic `onnx.*` operations that mirrors it, and
// such a module becomes a file. Import followed by export is the identity on
// nodes, attributes, initializers, inputs, outputs and metadata. docs/Tools/
// taso-translate.md describes the mirrored form.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TARGET_ONNX_H
#define TASO_TARGET_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <map>
#include <string>

namespace taso {

/// What to do with a model while reading it.
struct ImportOptions {
  /// Sizes of named dynamic dimensions, such as {"batch", 1}.
  std::map<std::string, int64_t> dims;
};

/// How to write a model.
struct ExportOptions {
  /// Weights of at least so many bytes go to `<file>.data` beside the file.
  /// 0: none do, unless the file would exceed the 2 GB that protobuf allows.
  uint64_t externalThreshold = 0;
};

/// Reads the model at `path`. Fails with one error, that says what is wrong
/// with the file and what may help, if it cannot be read, is no ONNX model, or
/// contradicts itself.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
importONNX(llvm::StringRef path, mlir::MLIRContext *context,
           const ImportOptions &options = {});

/// The same for a model in memory. External data is looked for beside the file
/// that the buffer's identifier names.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
importONNX(llvm::MemoryBufferRef buffer, mlir::MLIRContext *context,
           const ImportOptions &options = {});

/// Writes the model to `path` through a temporary file: if anything fails,
/// there is one error and what was at `path` is as it was. Weights that are
/// `taso.constant` become initializers; any other operation that is not
/// `onnx.*` is an error.
llvm::LogicalResult exportONNX(mlir::ModuleOp module, llvm::StringRef path,
                               const ExportOptions &options = {});

/// The same to a stream; all weights are inline.
llvm::LogicalResult exportONNX(mlir::ModuleOp module, llvm::raw_ostream &os);

/// Versions of ONNX and protobuf, as "ONNX 1.12 (IR 8, opset 17), protobuf
/// 3.21.12".
std::string getONNXVersions();

} // namespace taso

#endif // TASO_TARGET_ONNX_H
