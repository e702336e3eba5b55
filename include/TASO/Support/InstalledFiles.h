//===- InstalledFiles.h - Files that are shipped beside us ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The libraries of rules lie in share/taso/rules, in the build folder as under
// the prefix of an installation. They are found from where this code runs, so
// that an installation can be moved.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_INSTALLEDFILES_H
#define TASO_SUPPORT_INSTALLEDFILES_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace taso {

/// The path of `share/taso/<name>` beside the program or shared library that
/// holds this code, or above it; empty if there is no such file.
std::string findInstalledFile(llvm::StringRef name);

/// What `rules=` means by a name: the file of that path, or else the library that
/// is shipped under it, such as `cnn` (rules/cnn.mlir). The name itself if there
/// is neither.
std::string findRuleFile(llvm::StringRef name);

/// Why there is no file of rules of this name, with the names of those that are
/// shipped; empty if there is one.
std::string whyNoRuleFile(llvm::StringRef name);

} // namespace taso

#endif // TASO_SUPPORT_INSTALLEDFILES_H
