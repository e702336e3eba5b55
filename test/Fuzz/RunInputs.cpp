//===- RunInputs.cpp - The targets on saved inputs ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   taso-fuzz-inputs FOLDER [TARGET]
//
// runs each file FOLDER/TARGET/* through the target, as libFuzzer would. What
// once crashed or did not end is kept there, so that it does not do so again.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>
#include <vector>

using namespace llvm;

/// No saved input takes a hundredth of this.
static constexpr unsigned kSecondsPerInput = 20;

static std::vector<std::string> listFiles(const Twine &folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (sys::fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    files.push_back(it->path());
  llvm::sort(files);
  return files;
}

/// Returns how many inputs there were.
static unsigned runFolder(const std::string &folder) {
  StringRef name = sys::path::filename(folder);
  auto target = taso::fuzz::getTargets().find(name);
  if (target == taso::fuzz::getTargets().end())
    taso::fuzz::fail("there is no target '" + name + "'");
  unsigned count = 0;
  for (const std::string &path : listFiles(folder)) {
    auto buffer = MemoryBuffer::getFile(path);
    if (!buffer)
      taso::fuzz::fail("cannot read " + path);
    // Read before what ends the process: which input it was.
    outs() << path << "\n";
    outs().flush();
    alarm(kSecondsPerInput);
    target->second((*buffer)->getBuffer());
    alarm(0);
    ++count;
  }
  return count;
}

int main(int argc, char **argv) {
  if (argc != 2 && argc != 3) {
    errs() << "usage: taso-fuzz-inputs FOLDER [TARGET]\n";
    return 1;
  }
  unsigned count = 0;
  for (const std::string &folder : listFiles(argv[1]))
    if (argc == 2 || sys::path::filename(folder) == argv[2])
      count += runFolder(folder);
  outs() << count << " inputs\n";
  return count ? 0 : 1;
}
