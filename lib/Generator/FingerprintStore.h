//===- FingerprintStore.h - Fingerprints that are kept ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Terms are listed in a fixed order and evaluated in batches. The store holds
// the fingerprints of each batch: in memory, in a temporary file beyond a
// limit, and in a checkpoint, from which a run that was killed goes on and the
// shards of a run are put together.
//
// A checkpoint is a directory with one file for each process that wrote to it.
// Its header says what the fingerprints depend on; a record that was not
// written to its end is dropped.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_FINGERPRINTSTORE_H
#define TASO_LIB_GENERATOR_FINGERPRINTSTORE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace taso::generator {

/// Names a batch, and what it is of: the fingerprints belong to no other terms
/// than those with this hash.
struct BatchKey {
  uint32_t stage = 0;
  uint32_t batch = 0;
  uint64_t terms = 0;
  auto operator<=>(const BatchKey &) const = default;
};

struct StoreOptions {
  /// All are read; the first is written to. Without one nothing outlives the
  /// store.
  std::vector<std::string> directories;
  /// Names the file of this process.
  std::string writer = "0-of-1";
  /// What the fingerprints depend on beside the terms.
  uint64_t configuration = 0;
  /// Bytes of fingerprints to keep in memory.
  uint64_t memory = uint64_t{1} << 30;
};

class FingerprintStore {
public:
  /// Returns null and says why in `error` if a directory cannot be used or
  /// holds a checkpoint of other options.
  static std::unique_ptr<FingerprintStore> open(const StoreOptions &options,
                                                std::string &error);
  ~FingerprintStore();

  /// Bytes of fingerprints in memory.
  uint64_t getMemory() const { return residentBytes; }
  /// Whether there is a checkpoint.
  bool isPersistent() const { return own; }
  /// The fingerprints of a batch, or nothing if they are not there or damaged.
  std::optional<std::vector<uint64_t>> load(const BatchKey &key) const;
  /// Keeps the fingerprints of a batch; in the checkpoint only if `persist`.
  /// Returns false and says why in `error` if that cannot be written.
  bool save(const BatchKey &key, llvm::ArrayRef<uint64_t> fingerprints,
            bool persist, std::string &error);

private:
  struct File;
  struct Location {
    File *file;
    uint64_t offset;
    uint64_t count;
    uint64_t checksum;
  };

  explicit FingerprintStore(const StoreOptions &options);
  bool readDirectory(llvm::StringRef directory, std::string &error);
  bool openOwn(std::string &error);
  bool makeTemporary(std::string &error);
  bool index(File &file, std::string &error);
  bool append(File &file, const BatchKey &key,
              llvm::ArrayRef<uint64_t> fingerprints, std::string &error);

  StoreOptions options;
  std::vector<std::unique_ptr<File>> files;
  File *own = nullptr;       ///< of the checkpoint
  File *temporary = nullptr; ///< what memory does not hold
  std::map<BatchKey, Location> written;
  std::map<BatchKey, std::vector<uint64_t>> resident;
  uint64_t residentBytes = 0;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_FINGERPRINTSTORE_H
