//===- OutputFile.cpp - Whether a file can be written ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace taso {

std::string explainWhyUnwritable(const std::string &path) {
  namespace fs = llvm::sys::fs;
  if (path.empty() || path == "-")
    return "";
  if (fs::is_directory(path))
    return "cannot write '" + path + "': it is a directory";
  if (fs::exists(path))
    return fs::access(path, fs::AccessMode::Write)
               ? "cannot write '" + path + "': permission denied"
               : "";
  std::string directory = llvm::sys::path::parent_path(path).str();
  if (directory.empty())
    directory = ".";
  if (!fs::is_directory(directory))
    return "cannot write '" + path + "': there is no directory '" + directory +
           "'";
  return fs::access(directory, fs::AccessMode::Write)
             ? "cannot write '" + path + "': permission denied"
             : "";
}

} // namespace taso
