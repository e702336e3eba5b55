//===- Passes.h - Passes on tensor graphs -----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TRANSFORMS_PASSES_H
#define TASO_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

#include <functional>

namespace llvm::json {
class Value;
} // namespace llvm::json

namespace mlir {
class ModuleOp;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace taso {

class FileUses;

#define GEN_PASS_DECL
#include "TASO/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "TASO/Transforms/Passes.h.inc"

/// What a program that has the search as a library does itself.
struct SuperoptimizeHost {
  /// Asked between states; true ends the search with the best graph so far. If
  /// there is none, the first Ctrl-C ends it, and a terminal shows how far the
  /// search is.
  std::function<bool()> stopRequested;
  /// Gets the report (docs/Report.md), beside the file that options name.
  std::function<void(const llvm::json::Value &report)> onReport;
};

/// `--taso-superoptimize` for such a program.
std::unique_ptr<mlir::Pass> createSuperoptimize(SuperoptimizeHost host);

/// Adds `--taso-report=FILE`, `--taso-explain` and `--taso-trace=FILE` to the
/// command line: what --taso-superoptimize writes if its own options `report`,
/// `explain` and `trace` are empty.
void registerSuperoptimizeCLOptions();

/// The name of one of these that was given, or nothing. They are registered.
llvm::StringRef getSuperoptimizeCLOption();

/// Adds the files that the options of a pass name, if it is one of these passes;
/// for --taso-superoptimize also those that the command line names.
void addFiles(const mlir::Pass &pass, FileUses &files);

} // namespace taso

#endif // TASO_TRANSFORMS_PASSES_H
