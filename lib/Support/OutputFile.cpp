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

static llvm::Expected<llvm::sys::fs::TempFile> createBeside(llvm::StringRef path) {
  return llvm::sys::fs::TempFile::create(path + ".tmp-%%%%%%");
}

/// What a file system allows is known once it was tried.
static std::string probe(const std::string &path) {
  auto file = createBeside(path);
  if (!file)
    return "cannot write '" + path +
           "': " + llvm::toString(file.takeError());
  llvm::consumeError(file->discard());
  return "";
}

std::string findOutputProblem(const std::string &path) {
  namespace fs = llvm::sys::fs;
  if (path.empty() || path == "-")
    return "";
  if (fs::is_directory(path))
    return "cannot write '" + path + "': it is a directory";
  if (fs::exists(path) && fs::access(path, fs::AccessMode::Write))
    return "cannot write '" + path + "': permission denied";
  if (fs::exists(path) && !fs::is_regular_file(path))
    return "";
  std::string directory = llvm::sys::path::parent_path(path).str();
  if (directory.empty())
    directory = ".";
  if (!fs::is_directory(directory))
    return "cannot write '" + path + "': there is no directory '" + directory +
           "'";
  return probe(path);
}

using Writer = llvm::function_ref<llvm::Error(llvm::raw_ostream &)>;

/// What `write` says, or why the stream took less. A stream that is left with
/// an error ends the process.
static llvm::Error writeTo(llvm::raw_fd_ostream &os, Writer write) {
  llvm::Error error = write(os);
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  return error ? std::move(error) : llvm::errorCodeToError(code);
}

llvm::Error writeWholeFile(llvm::StringRef path, Writer write) {
  if (path == "-")
    return writeTo(llvm::outs(), write);
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path)) {
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    return code ? llvm::errorCodeToError(code) : writeTo(os, write);
  }
  auto file = createBeside(path);
  if (!file)
    return file.takeError();
  llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  if (llvm::Error error = writeTo(os, write)) {
    llvm::consumeError(file->discard());
    return error;
  }
  return file->keep(path);
}

llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef text) {
  return writeWholeFile(path, [&](llvm::raw_ostream &os) {
    os << text;
    return llvm::Error::success();
  });
}

std::string describeWriteError(llvm::StringRef path, llvm::Error error) {
  std::string name = path == "-" ? "to the standard output" : "'" + path.str() + "'";
  return "cannot write " + name + ": " + llvm::toString(std::move(error));
}

std::string printToFile(llvm::StringRef path,
                        llvm::function_ref<void(llvm::raw_ostream &)> print) {
  llvm::Error error = writeWholeFile(path, [&](llvm::raw_ostream &os) {
    print(os);
    return llvm::Error::success();
  });
  return error ? describeWriteError(path, std::move(error)) : "";
}

} // namespace taso
