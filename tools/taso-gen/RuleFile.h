//===- RuleFile.h - A file of rules, and instances of them ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the commands that derive rules from rules share.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_RULEFILE_H
#define TASO_TOOLS_TASOGEN_RULEFILE_H

#include "TASO/Generator/RuleDerivation.h"
#include "TASO/Verifier/RuleInstance.h"

#include <memory>
#include <string>
#include <vector>

namespace taso::tools {

/// Loads the dialects that rules, their instances and what PDL is lowered to
/// are written in. Before threads share the context: they must load nothing.
void loadRuleDialects(mlir::MLIRContext &context);

/// A file that an option names.
struct NamedFile {
  std::string option, path;
};

/// Whether these files can be written, as far as that is known before, and are
/// different files, none of which is read; false after a diagnostic. Empty paths
/// are no files.
bool canWrite(llvm::ArrayRef<NamedFile> outputs,
              llvm::ArrayRef<std::string> inputs = {});

/// The patterns of all files in one module, under names of their own; null,
/// after a diagnostic, if one cannot be read or has none.
mlir::OwningOpRef<mlir::ModuleOp> readRules(llvm::ArrayRef<std::string> paths,
                                            mlir::MLIRContext &context);
/// A module of patterns; null, after a diagnostic, if it cannot be read or has
/// no pattern.
mlir::OwningOpRef<mlir::ModuleOp> readRules(const std::string &path,
                                            mlir::MLIRContext &context);

std::vector<mlir::pdl::PatternOp> listRules(mlir::ModuleOp module);

/// The functions of each instance.
std::vector<generator::GraphPair>
getGraphs(llvm::ArrayRef<RuleInstance> instances);

/// The rules of a derivation as text: `A, B`, or `A, B or C` by cases.
std::string describeChains(llvm::ArrayRef<generator::Chain> chains,
                           const RuleSet &rules);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_RULEFILE_H
