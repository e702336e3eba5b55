//===- OutputFile.cpp - Files that are written ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"

namespace taso {

std::string findOutputProblem(const std::string &path) {
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

llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef text) {
  if (path == "-" ||
      (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path)))
    return llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
      os << text;
      return llvm::Error::success();
    });
  // Not by writeToOutput: it ends the process if the disk is full.
  auto file = llvm::sys::fs::TempFile::create(path + ".tmp-%%%%%%");
  if (!file)
    return file.takeError();
  llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  os << text;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  if (!code)
    return file->keep(path);
  llvm::consumeError(file->discard());
  return llvm::errorCodeToError(code);
}

} // namespace taso
