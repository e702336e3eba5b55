//===- OutputFileTest.cpp - Whether a file can be written -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

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

/// The text of a file; empty if there is none.
std::string readFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

TEST_F(OutputFileTest, WritesAllOrNothing) {
  auto print = [](llvm::raw_ostream &os) { os << "new"; };
  EXPECT_EQ(printToFile(in("file"), print), "");
  EXPECT_EQ(readFile(in("file")), "new");
  llvm::Error error =
      writeWholeFile(in("file"), [](llvm::raw_ostream &os) -> llvm::Error {
        os << "half";
        return llvm::createStringError("and no more");
      });
  EXPECT_EQ(llvm::toString(std::move(error)), "and no more");
  EXPECT_EQ(readFile(in("file")), "new");
  // Nothing else is left there.
  std::error_code code;
  unsigned count = 0;
  for (llvm::sys::fs::directory_iterator it(directory, code), end; it != end;
       it.increment(code))
    ++count;
  EXPECT_EQ(count, 1u);
}

TEST_F(OutputFileTest, AFullDeviceIsAnError) {
  if (!llvm::sys::fs::exists("/dev/full"))
    GTEST_SKIP() << "there is no /dev/full";
  EXPECT_EQ(printToFile("/dev/full", [](llvm::raw_ostream &os) { os << "x"; }),
            "cannot write '/dev/full': No space left on device");
}

} // namespace
