//===- ModelFile.h - Reading and writing .onnx files ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From bytes to the message of a model, with an error for everything that is
// not one, and back through temporary files.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_MODELFILE_H
#define TASO_LIB_TARGET_ONNX_MODELFILE_H

#include "Protos.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

namespace taso::target {

/// Maps the file at `path`.
mlir::FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
openModel(llvm::StringRef path, mlir::MLIRContext *context);

/// Parses a model of at most 2 GB.
llvm::LogicalResult parseModel(llvm::MemoryBufferRef buffer, mlir::Location loc,
                               onnx::ModelProto &model);

/// Gives dynamic dimensions of these names their size. A name that the model
/// does not have is an error.
llvm::LogicalResult fixDimensions(onnx::ModelProto &model, mlir::Location loc,
                                  const std::map<std::string, int64_t> &dims);

/// Adds the result types that libonnx can infer. Whatever it cannot, or cannot
/// do right because the model is newer, stays as it is.
void inferShapes(onnx::ModelProto &model);

/// Writes `model`; false if the stream failed.
bool serialize(const onnx::ModelProto &model, llvm::raw_ostream &os);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_MODELFILE_H
