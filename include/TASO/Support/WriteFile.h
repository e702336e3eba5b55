//===- WriteFile.h - Files that are whole or not there ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writing text to a file, so that after an error what was there before is still
// there.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_WRITEFILE_H
#define TASO_SUPPORT_WRITEFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace taso {

/// Writes a file through a temporary one beside it. `-` is the standard output;
/// pipes and devices are written directly.
llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef text);

} // namespace taso

#endif // TASO_SUPPORT_WRITEFILE_H
