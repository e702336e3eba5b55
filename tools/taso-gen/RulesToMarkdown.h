//===- RulesToMarkdown.h - taso-gen --rules-to-markdown ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_RULESTOMARKDOWN_H
#define TASO_TOOLS_TASOGEN_RULESTOMARKDOWN_H

#include "llvm/ADT/ArrayRef.h"

#include <string>

namespace taso::tools {

/// Prints a table of the rules of each file on standard output; returns false,
/// after a diagnostic, if one cannot be read.
bool printRulesOfFiles(llvm::ArrayRef<std::string> files);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_RULESTOMARKDOWN_H
