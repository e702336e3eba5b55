//===- ReadModel.h - Models as programs -------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to taso-run, and the only part of it that needs MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASO_RUN_READMODEL_H
#define TASO_TOOLS_TASO_RUN_READMODEL_H

#include "Model.h"

#include <string>
#include <vector>

namespace taso::tools {

struct ModelOptions {
  /// Sizes of dynamic dimensions of .onnx models, as `name=size`.
  std::vector<std::string> dims;
  /// Leave out what is no operator of taso: its results become inputs.
  bool leaveOutForeign = false;
};

/// Reads an .onnx model, or an .mlir file that holds one function. Fails with
/// what is wrong with the file, or names the first operation that has no place
/// in a program.
runtime::Result<Model> readModel(const std::string &path,
                                 const ModelOptions &options);

} // namespace taso::tools

#endif // TASO_TOOLS_TASO_RUN_READMODEL_H
