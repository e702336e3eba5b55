//===- OutputFileTest.cpp - Whether a file can be written -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include "gtest/gtest.h"

using namespace taso;

namespace {

class OutputFileTest : public ::testing::Test {
protected:
  OutputFileTest() {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("taso", directory));
  }
  ~OutputFileTest() override { llvm::sys::fs::remove_directories(directory); }
  std::string in(llvm::StringRef name) const {
    llvm::SmallString<128> path = directory;
    llvm::sys::path::append(path, name);
    return path.str().str();
  }
  llvm::SmallString<128> directory;
};

TEST_F(OutputFileTest, AcceptsNewAndOldFilesAndTouchesNone) {
  EXPECT_EQ(findOutputProblem(in("new.mlir")), "");
  EXPECT_FALSE(llvm::sys::fs::exists(in("new.mlir")));
  EXPECT_EQ(findOutputProblem("new.mlir"), "");
  EXPECT_EQ(findOutputProblem("-"), "");
  EXPECT_EQ(findOutputProblem(""), "");
  EXPECT_EQ(findOutputProblem("/dev/null"), "");
}

TEST_F(OutputFileTest, SaysWhyNot) {
  EXPECT_EQ(findOutputProblem(in("missing/new.mlir")),
            "cannot write '" + in("missing/new.mlir") +
                "': there is no directory '" + in("missing") + "'");
  EXPECT_EQ(findOutputProblem(directory.str().str()),
            "cannot write '" + directory.str().str() + "': it is a directory");
}

} // namespace
