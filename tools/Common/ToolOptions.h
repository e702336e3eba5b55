//===- ToolOptions.h - What the command-line tools share --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Versions, and the options of reading and writing .onnx models.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_COMMON_TOOLOPTIONS_H
#define TASO_TOOLS_COMMON_TOOLOPTIONS_H

#include "TASO/Target/ONNX.h"

namespace taso::tools {

/// Lets `--version` print what the tool is made of, and hides all options that
/// exist by then from `--help`, for they are those of LLVM's libraries. To be
/// called once, before other options are registered and the command line is
/// parsed.
void registerCommonOptions();

/// The same for tools that read models: registers `--dim`, too.
void registerToolOptions();

/// Prints what `--version` says for all tools: the versions of TASO, LLVM and ONNX.
void printVersion(llvm::raw_ostream &os);

/// The options of import from the command line. A malformed `--dim` is an
/// error.
mlir::FailureOr<ImportOptions> getImportOptions(mlir::MLIRContext *context);

/// Registers `--external-data-threshold`, likewise.
void registerExportOptions();

/// An error if an option about models is given where no model is read, or none is
/// written.
mlir::LogicalResult checkModelOptions(bool readsModel, bool writesModel);

/// The options of export from the command line.
ExportOptions getExportOptions();

} // namespace taso::tools

#endif // TASO_TOOLS_COMMON_TOOLOPTIONS_H
