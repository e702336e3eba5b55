//===- CheckCertificates.h - taso-gen --check-certificates ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_CHECKCERTIFICATES_H
#define TASO_TOOLS_TASOGEN_CHECKCERTIFICATES_H

#include "llvm/ADT/ArrayRef.h"

#include <string>

namespace taso::tools {

/// Checks every certificate in the files, prints a line for each, and returns
/// true if all are right and, where a file of rules is named, each is that of
/// one of these rules.
bool checkCertificates(llvm::ArrayRef<std::string> files,
                       const std::string &rules);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_CHECKCERTIFICATES_H
