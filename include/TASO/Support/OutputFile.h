//===- OutputFile.h - Files that are written ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written after minutes of work should be known to be writable before,
// and after an error what was there is still there.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_OUTPUTFILE_H
#define TASO_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace taso {

/// Says why no file of this path can be written, or nothing: no such directory,
/// a directory of that name, or no permission. Touches nothing. An empty path
/// and "-" are no files. The disk can still fill up.
std::string findOutputProblem(const std::string &path);

/// Writes a file through a temporary one beside it. `-` is the standard output;
/// pipes and devices are written directly.
llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef text);

} // namespace taso

#endif // TASO_SUPPORT_OUTPUTFILE_H
