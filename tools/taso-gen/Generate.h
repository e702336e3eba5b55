//===- Generate.h - taso-gen --ops ------------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole way from an operator set to a library of proved rules: enumerate,
// make candidates, generalise and prove them, drop what follows, write.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_GENERATE_H
#define TASO_TOOLS_TASOGEN_GENERATE_H

#include "llvm/Support/CommandLine.h"

namespace taso::tools {

void registerGenerateOptions(llvm::cl::OptionCategory &category);
bool isGenerateRequested();

/// `--ops`; the return value is that of the program.
int generateRules();

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_GENERATE_H
