//===- MakeLibrary.h - taso-gen --make-library ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_MAKELIBRARY_H
#define TASO_TOOLS_TASOGEN_MAKELIBRARY_H

#include "TASO/Verifier/RuleVerifier.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/CommandLine.h"

#include <string>
#include <utility>
#include <vector>

namespace taso::tools {

struct LibraryOptions {
  std::string output;   ///< the library
  std::string manifest; ///< updated if not empty
  std::string unproved; ///< rules that are not proved, with reasons; or empty
  std::string report;   ///< steps and times of the proofs, or empty
  std::string certificates; ///< of the proofs, a line each; or empty
  std::string command, version;
  uint64_t seed = 1;
  /// Merges of up to this many parts are derived from those of two.
  unsigned maxParts = 2;
  /// Merges are derived of operations with what follows them.
  bool fused = false;
  /// Rules that move data through one function are derived for all.
  bool variants = false;
  VerifyOptions verify;
  /// What earlier steps counted, for the manifest.
  std::vector<std::pair<std::string, uint64_t>> counts;
};

/// Publishes and proves the rules and what is derived from them, and writes all
/// that is proved. Says on standard error what is not. The dialects must be
/// loaded. Fails, with a diagnostic, if a file cannot be written or a rule is
/// no rule, but not if one is not proved.
llvm::LogicalResult makeLibrary(mlir::MLIRContext *context,
                                llvm::ArrayRef<mlir::pdl::PatternOp> rules,
                                const LibraryOptions &options);

/// The command-line options for a library made of rule files.
void registerLibraryOptions(llvm::cl::OptionCategory &category);
bool isLibraryRequested();
/// An option that was given and says how to make a library; empty if none was.
llvm::StringRef findLibraryOption();

/// `--make-library`; the return value is that of the program.
int makeLibraryOfFiles(llvm::ArrayRef<std::string> files,
                       const std::string &version);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_MAKELIBRARY_H
