//===- OutputFiles.h - What is written beside the result --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms: the files of --taso-superoptimize, the options of
// the command line that name them, and the files of each pass.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_OUTPUTFILES_H
#define TASO_LIB_TRANSFORMS_OUTPUTFILES_H

#include "TASO/Support/FileUses.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Support/LLVM.h"

#include <string>

namespace taso {

/// Paths; empty for what is not asked for, - for the standard output.
struct OutputFiles {
  std::string report, explanation, trace;

  /// Fails, with an error, if one of them cannot be written: better now than
  /// after the search.
  llvm::LogicalResult check(mlir::MLIRContext *context) const;
  void addTo(FileUses &files) const;
  /// Writes those that were asked for. Fails with an error for each that cannot
  /// be written.
  llvm::LogicalResult write(mlir::MLIRContext *context,
                            llvm::StringRef reportText,
                            llvm::StringRef explanationText,
                            llvm::StringRef traceText) const;
};

/// What the command line says, if its options were registered.
OutputFiles getOutputsOfCommandLine();

/// Fails, with an error, if an output of the pass would overwrite another file
/// of its own.
llvm::LogicalResult checkFiles(const mlir::Pass &pass,
                               mlir::MLIRContext *context);

/// Adds the files of rules that an option names.
void addRuleFiles(llvm::StringRef paths, FileUses &files);

// Each adds the files of its pass, and nothing for another one.
void addFilesOfApplyRules(const mlir::Pass &pass, FileUses &files);
void addFilesOfCheck(const mlir::Pass &pass, FileUses &files);
void addFilesOfReplay(const mlir::Pass &pass, FileUses &files);
void addFilesOfSuperoptimize(const mlir::Pass &pass, FileUses &files);
void addFilesOfVerifyRules(const mlir::Pass &pass, FileUses &files);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_OUTPUTFILES_H
