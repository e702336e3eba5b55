//===- RulesToMarkdown.cpp - taso-gen --rules-to-markdown -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RulesToMarkdown.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Equation.h"
#include "TASO/Rules/Lint.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso::tools {

bool printRulesOfFiles(ArrayRef<std::string> files) {
  if (files.empty()) {
    llvm::WithColor::error() << "no file of rules is given\n";
    return false;
  }
  MLIRContext context;
  context.loadDialect<TASODialect, pdl::PDLDialect>();
  std::string text;
  llvm::raw_string_ostream stream(text);
  unsigned number = 1;
  for (const std::string &file : files) {
    auto module = parseSourceFile<ModuleOp>(file, &context);
    if (!module || failed(lintRules(*module)))
      return false;
    stream << "\n";
    printRulesAsMarkdown(*module, llvm::sys::path::stem(file), number, stream);
  }
  llvm::outs()
      << "# Rules\n\n"
      << number - 1
      << " rules, printed by `taso-gen --rules-to-markdown`. An axis is "
         "the index of an\noperator, and counts from the end where it "
         "is negative. An attribute that may be\nanything, the same "
         "everywhere, is left out.\n"
      << text;
  return true;
}

} // namespace taso::tools
