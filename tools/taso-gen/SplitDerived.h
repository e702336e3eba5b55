//===- SplitDerived.h - taso-gen --split-derived ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_SPLITDERIVED_H
#define TASO_TOOLS_TASOGEN_SPLITDERIVED_H

#include "TASO/Generator/Derivation.h"
#include "TASO/Verifier/RuleInstance.h"

#include <string>

namespace taso::tools {

struct SplitOptions {
  std::vector<std::string> files; ///< rules of all are in one order
  std::string minimal; ///< where to write the rules that do not follow
  std::string derived; ///< where to write the others; empty for nowhere
  generator::DerivationOptions derivation;
  InstanceOptions instances;
};

/// Writes the rules of a file that follow from no earlier ones, and those that
/// do, each with an attribute that says how. Returns false if something cannot
/// be read or written.
bool splitDerived(const SplitOptions &options);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_SPLITDERIVED_H
