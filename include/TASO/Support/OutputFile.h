//===- OutputFile.h - Whether a file can be written -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written after minutes of work should be known to be writable before.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_OUTPUTFILE_H
#define TASO_SUPPORT_OUTPUTFILE_H

#include <string>

namespace taso {

/// Says why no file of this path can be written, or nothing: no such directory,
/// a directory of that name, or no permission. Touches nothing. An empty path
/// and "-" are no files. The disk can still fill up.
std::string explainWhyUnwritable(const std::string &path);

} // namespace taso

#endif // TASO_SUPPORT_OUTPUTFILE_H
