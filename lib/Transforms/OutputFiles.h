//===- OutputFiles.h - What is written beside the result --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms: the files of --taso-superoptimize, and the options
// of the command line that name them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_OUTPUTFILES_H
#define TASO_LIB_TRANSFORMS_OUTPUTFILES_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/LLVM.h"

#include <string>

namespace taso {

/// Paths; empty for what is not asked for, - for the standard output.
struct OutputFiles {
  std::string report, explanation, trace;

  /// Fails, with an error, if one of them cannot be written, or two are one:
  /// better now than after the search.
  llvm::LogicalResult check(mlir::MLIRContext *context) const;
  /// Writes those that were asked for. Fails with an error for each that cannot
  /// be written.
  llvm::LogicalResult write(mlir::MLIRContext *context,
                            llvm::StringRef reportText,
                            llvm::StringRef explanationText,
                            llvm::StringRef traceText) const;
};

/// What the command line says, if its options were registered.
OutputFiles getOutputsOfCommandLine();

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_OUTPUTFILES_H
