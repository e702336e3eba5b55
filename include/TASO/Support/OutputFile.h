//===- OutputFile.h - Files that are written ---------------------*- C++
//-*-===//
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

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace taso {

/// Says why no file of this path can be written, or nothing: no such directory,
/// a directory of that name, or no permission. Creates a file beside it for a
/// moment. An empty path and "-" are no files. The disk can still fill up.
std::string findOutputProblem(const std::string &path);

/// Writes a file through a temporary one beside it, which takes its place if
/// `write` succeeded and all was written: a full disk is an error like any
/// other, and what was there before stays. `-` is the standard output; pipes
/// and devices are written directly.
llvm::Error
writeWholeFile(llvm::StringRef path,
               llvm::function_ref<llvm::Error(llvm::raw_ostream &)> write);
llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef text);

/// Says that a path could not be written, and why.
std::string describeWriteError(llvm::StringRef path, llvm::Error error);

/// Writes a file of what `print` prints, likewise. Says why none was written,
/// with its name, or nothing.
std::string printToFile(llvm::StringRef path,
                        llvm::function_ref<void(llvm::raw_ostream &)> print);

} // namespace taso

#endif // TASO_SUPPORT_OUTPUTFILE_H
