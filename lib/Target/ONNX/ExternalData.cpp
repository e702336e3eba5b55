//===- ExternalData.cpp - Weights in files of their own -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Paths are resolved, links included, before they are compared with the folder.
//
//===----------------------------------------------------------------------===//

#include "ExternalData.h"
#include "Types.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace taso::target {

/// The absolute path of a file that must lie in the model's folder.
FailureOr<std::string> ExternalFiles::resolve(StringRef location,
                                              const Twine &what) const {
  SmallString<128> joined(folder.empty() ? "." : StringRef(folder));
  SmallString<128> root, file;
  std::error_code error = fs::real_path(joined, root);
  path::append(joined, location);
  if (!error && !path::is_absolute(location))
    error = fs::real_path(joined, file);
  if (error) {
    emitHint(emitError(loc) << what << ": its external data file '" << joined
                            << "' cannot be read: " << error.message(),
             "keep the data files of a model in its folder");
    return failure();
  }
  SmallString<128> prefix(root);
  if (prefix.empty() || prefix.back() != '/')
    prefix += '/';
  if (file.starts_with(prefix))
    return std::string(file);
  emitHint(emitError(loc) << what << ": its external data '" << location
                          << "' lies outside of the model's folder",
           "models may read files of their own folder only");
  return failure();
}

FailureOr<std::shared_ptr<llvm::MemoryBuffer>>
ExternalFiles::open(StringRef location, const Twine &what) {
  FailureOr<std::string> file = resolve(location, what);
  if (failed(file))
    return failure();
  std::shared_ptr<llvm::MemoryBuffer> &buffer = files[*file];
  if (buffer)
    return buffer;
  if (!fs::is_regular_file(*file)) {
    emitHint(emitError(loc) << what << ": its external data '" << location
                            << "' is not a file",
             "keep the data files of a model in its folder");
    return failure();
  }
  auto opened = llvm::MemoryBuffer::getFile(*file, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (std::error_code error = opened.getError()) {
    emitHint(emitError(loc) << what << ": its external data file '" << *file
                            << "' cannot be read: " << error.message(),
             "check its permissions");
    return failure();
  }
  buffer = std::move(*opened);
  return buffer;
}

FailureOr<SharedBytes> ExternalFiles::read(const onnx::TensorProto &tensor,
                                           uint64_t size, const Twine &what) {
  std::string location;
  uint64_t offset = 0, length = size;
  bool valid = true;
  for (const auto &entry : tensor.external_data()) {
    if (entry.key() == "location")
      location = entry.value();
    else if (entry.key() == "offset")
      valid &= !StringRef(entry.value()).getAsInteger(10, offset);
    else if (entry.key() == "length")
      valid &= !StringRef(entry.value()).getAsInteger(10, length);
  }
  if (!valid || location.empty() || length != size) {
    emitHint(emitError(loc) << what << ": its external data has "
                            << (location.empty() ? "no location"
                                : !valid ? "an offset or length that is no "
                                           "number"
                                         : "another length than its shape, " +
                                               std::to_string(size) + " bytes"),
             "save the model again");
    return failure();
  }
  auto buffer = open(location, what);
  if (failed(buffer))
    return failure();
  uint64_t available = (*buffer)->getBufferSize();
  if (offset > available || size > available - offset) {
    emitHint(emitError(loc) << what << ": its external data, bytes " << offset
                            << " to " << offset + size << " of '" << location
                            << "', ends after the file's " << available,
             "the file may be truncated, or of another model");
    return failure();
  }
  return SharedBytes{{(*buffer)->getBufferStart() + offset, size_t(size)},
                     *buffer};
}

} // namespace taso::target
