//===- Manifest.h - How the libraries of rules were made --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line of JSON for each library: the command that makes it again, byte for
// byte, and the hash by which to see that it did. Times are not in it, since
// they are never the same twice; they go to a report of their own.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_MANIFEST_H
#define TASO_GENERATOR_MANIFEST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace taso::generator {

struct ManifestEntry {
  std::string file; ///< the name of the library, without its folder
  std::string command;
  std::string version; ///< of the generator
  uint64_t seed = 0;
  uint64_t rules = 0;
  std::string sha256; ///< of the file's bytes
  /// What each step counted, in the order of the steps.
  std::vector<std::pair<std::string, uint64_t>> counts;
};

/// SHA-256 of some bytes, in hexadecimal digits.
std::string getSHA256(llvm::StringRef bytes);

/// Puts an entry into a manifest, in place of that of the same file; entries
/// are sorted by file. A manifest that does not exist yet is empty.
llvm::Error updateManifest(llvm::StringRef path, const ManifestEntry &entry);

/// The entries of a manifest, as updateManifest wrote them.
llvm::Expected<std::vector<ManifestEntry>> readManifest(llvm::StringRef path);

} // namespace taso::generator

#endif // TASO_GENERATOR_MANIFEST_H
