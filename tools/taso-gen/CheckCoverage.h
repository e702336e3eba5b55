//===- CheckCoverage.h - taso-gen --check-coverage --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_CHECKCOVERAGE_H
#define TASO_TOOLS_TASOGEN_CHECKCOVERAGE_H

#include "TASO/Generator/Derivation.h"
#include "TASO/Verifier/RuleInstance.h"

#include <string>

namespace taso::tools {

struct CoverageOptions {
  std::string file;    ///< the rules to look for
  std::vector<std::string> libraries; ///< the rules to look for them in
  generator::DerivationOptions derivation;
  InstanceOptions instances;
  /// Whether a sound rule that is not covered is an error.
  bool require = false;
};

/// Says of every rule of the file whether the library has it, or a chain of its
/// rules that does the same, and prints a table. Returns false if the file
/// cannot be read, if a wrong rule is covered, or if what is required is not.
bool checkCoverage(const CoverageOptions &options);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_CHECKCOVERAGE_H
