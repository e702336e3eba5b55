//===- TemporaryDirectory.h - A directory for one test ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_COMMON_TEMPORARYDIRECTORY_H
#define TASO_UNITTESTS_COMMON_TEMPORARYDIRECTORY_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include <string>

namespace taso::test {

/// A new directory, which goes with its contents.
class TemporaryDirectory {
public:
  TemporaryDirectory() {
    llvm::sys::fs::createUniqueDirectory("taso-test", path);
  }
  ~TemporaryDirectory() { llvm::sys::fs::remove_directories(path); }

  std::string getPath() const { return path.str().str(); }

private:
  llvm::SmallString<128> path;
};

} // namespace taso::test

#endif // TASO_UNITTESTS_COMMON_TEMPORARYDIRECTORY_H
