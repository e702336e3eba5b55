//===- WriteFile.cpp - Files that are whole or not there -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/WriteFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"

llvm::Error taso::writeWholeFile(llvm::StringRef path, llvm::StringRef text) {
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
