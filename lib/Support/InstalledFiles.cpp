//===- InstalledFiles.cpp - Files that are shipped beside us --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code may be in a tool, in the plugin of another program, or in libTASO.so
// of a Python module: the file that the loader mapped it from tells where it
// is, and for a program that was found by PATH only the system does.
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/InstalledFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <dlfcn.h>

using namespace llvm;

/// Looks in the folder of `binary` and those above it: `bin`, `lib`, or
/// `lib/x86_64-linux-gnu`.
static std::string findAbove(StringRef binary, StringRef name) {
  constexpr unsigned kLevels = 3;
  SmallString<256> folder;
  if (binary.empty() || sys::fs::real_path(binary, folder))
    return "";
  for (unsigned i = 0; i != kLevels; ++i) {
    sys::path::remove_filename(folder);
    SmallString<256> path = folder;
    sys::path::append(path, "share", "taso", name);
    if (sys::fs::is_regular_file(path))
      return path.str().str();
  }
  return "";
}

std::string taso::findInstalledFile(StringRef name) {
  void *address = reinterpret_cast<void *>(&taso::findInstalledFile);
  Dl_info info;
  if (dladdr(address, &info) && info.dli_fname)
    if (std::string path = findAbove(info.dli_fname, name); !path.empty())
      return path;
  return findAbove(sys::fs::getMainExecutable(nullptr, address), name);
}

std::string taso::findRuleFile(StringRef name) {
  if (sys::fs::exists(name) || name.contains('/'))
    return name.str();
  std::string shipped = findInstalledFile("rules/" + name.str() + ".mlir");
  return shipped.empty() ? name.str() : shipped;
}

std::string taso::whyNoRuleFile(StringRef name) {
  if (sys::fs::exists(findRuleFile(name)))
    return "";
  SmallVector<std::string> shipped;
  std::string one = findInstalledFile("rules/cnn.mlir");
  StringRef folder = sys::path::parent_path(one);
  std::error_code error;
  for (sys::fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (sys::path::extension(it->path()) == ".mlir")
      shipped.push_back(sys::path::stem(it->path()).str());
  sort(shipped);
  return "no rules '" + name.str() + "': give a file" +
         (shipped.empty() ? "" : ", or one of " + join(shipped, ", "));
}
