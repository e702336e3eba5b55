//===- FingerprintStore.cpp - Fingerprints that are kept ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file is a header and records; a record is a header and fingerprints. All
// numbers are 64-bit words in the byte order of the machine.
//
//===----------------------------------------------------------------------===//

#include "FingerprintStore.h"

#include "TASO/Support/ExponentialField.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cerrno>
#include <cstring>
#include <sys/file.h>
#include <unistd.h>

namespace taso::generator {

namespace fs = llvm::sys::fs;

/// Also the version of the format.
static constexpr uint64_t kMagic = 0x3230465047534154u; // "TASGPF02"
static constexpr uint64_t kRecordMagic = 0x3144524f43455246u;

namespace {
struct FileHeader {
  uint64_t magic = kMagic;
  uint64_t configuration = 0;
};
struct RecordHeader {
  uint64_t magic = kRecordMagic;
  BatchKey key;
  uint64_t count = 0;
  uint64_t checksum = 0; ///< of the key and the fingerprints
};
} // namespace
static_assert(sizeof(RecordHeader) == 40, "no padding reaches a file");

static uint64_t getChecksum(const BatchKey &key,
                            llvm::ArrayRef<uint64_t> fingerprints) {
  auto mix = ExponentialElement::mix;
  uint64_t sum = mix(mix(key.stage) + key.batch) ^ key.terms;
  for (uint64_t fingerprint : fingerprints)
    sum = mix(sum ^ fingerprint);
  return sum;
}

struct FingerprintStore::File {
  std::string path;
  int descriptor = -1;
  uint64_t size = 0;
  bool removeAtEnd = false;

  ~File() {
    if (descriptor >= 0)
      ::close(descriptor);
    if (removeAtEnd)
      fs::remove(path);
  }
  bool read(void *data, uint64_t bytes, uint64_t offset) const {
    char *next = static_cast<char *>(data);
    while (bytes > 0) {
      ssize_t done = ::pread(descriptor, next, bytes, offset);
      if (done <= 0)
        return false;
      next += done;
      offset += done;
      bytes -= done;
    }
    return true;
  }
  bool write(const void *data, uint64_t bytes, std::string &error) {
    const char *next = static_cast<const char *>(data);
    while (bytes > 0) {
      ssize_t done = ::pwrite(descriptor, next, bytes, size);
      if (done <= 0) {
        error = "cannot write '" + path + "': " + std::strerror(errno);
        return false;
      }
      next += done;
      size += done;
      bytes -= done;
    }
    return true;
  }
};

FingerprintStore::FingerprintStore(const StoreOptions &options)
    : options(options) {}
FingerprintStore::~FingerprintStore() = default;

std::unique_ptr<FingerprintStore>
FingerprintStore::open(const StoreOptions &options, std::string &error) {
  std::unique_ptr<FingerprintStore> store(new FingerprintStore(options));
  if (options.directories.empty())
    return store;
  if (!store->openOwn(error))
    return nullptr;
  for (const std::string &directory : options.directories)
    if (!store->readDirectory(directory, error))
      return nullptr;
  return store;
}

static constexpr llvm::StringLiteral kPrefix = "fingerprints-";

bool FingerprintStore::openOwn(std::string &error) {
  llvm::StringRef directory = options.directories.front();
  if (std::error_code code = fs::create_directories(directory)) {
    error = ("cannot create '" + directory + "': " + code.message()).str();
    return false;
  }
  auto file = std::make_unique<File>();
  llvm::SmallString<128> path(directory);
  llvm::sys::path::append(path, kPrefix + options.writer);
  file->path = path.str().str();
  if (std::error_code code = fs::openFileForReadWrite(
          file->path, file->descriptor, fs::CD_OpenAlways, fs::OF_None)) {
    error = "cannot open '" + file->path + "': " + code.message();
    return false;
  }
  if (::flock(file->descriptor, LOCK_EX | LOCK_NB) != 0) {
    error = "'" + file->path + "' is in use by another run";
    return false;
  }
  uint64_t size = 0;
  fs::file_size(file->path, size);
  // A run that was killed at once left less than a header.
  FileHeader header{kMagic, options.configuration};
  if (size < sizeof(header) && !file->write(&header, sizeof(header), error))
    return false;
  own = file.get();
  files.push_back(std::move(file));
  if (!index(*own, error))
    return false;
  if (std::error_code code = fs::resize_file(own->descriptor, own->size)) {
    error = "cannot write '" + own->path + "': " + code.message();
    return false;
  }
  return true;
}

bool FingerprintStore::readDirectory(llvm::StringRef directory,
                                     std::string &error) {
  std::error_code code;
  std::vector<std::string> paths;
  for (fs::directory_iterator it(directory, code), end; it != end && !code;
       it.increment(code))
    if (llvm::sys::path::filename(it->path()).starts_with(kPrefix) &&
        !fs::equivalent(it->path(), own->path))
      paths.push_back(it->path());
  if (code) {
    error = ("cannot read '" + directory + "': " + code.message()).str();
    return false;
  }
  for (const std::string &path : paths) {
    auto file = std::make_unique<File>();
    file->path = path;
    if (std::error_code code = fs::openFileForRead(path, file->descriptor)) {
      error = "cannot open '" + path + "': " + code.message();
      return false;
    }
    if (!index(*file, error))
      return false;
    files.push_back(std::move(file));
  }
  return true;
}

/// Finds the records of a file. Its size becomes that of the whole ones.
bool FingerprintStore::index(File &file, std::string &error) {
  uint64_t end = 0;
  fs::file_size(file.path, end);
  FileHeader header;
  // Another run may have made the file this moment.
  if (end < sizeof(header))
    return true;
  if (!file.read(&header, sizeof(header), 0) || header.magic != kMagic) {
    error = "'" + file.path + "' is no checkpoint of this version";
    return false;
  }
  if (header.configuration != options.configuration) {
    error = "'" + file.path +
            "' is the checkpoint of a run with other options: use another "
            "directory, or remove it";
    return false;
  }
  uint64_t offset = sizeof(header);
  RecordHeader record;
  while (offset + sizeof(record) <= end &&
         file.read(&record, sizeof(record), offset) &&
         record.magic == kRecordMagic &&
         record.count <= (end - offset - sizeof(record)) / sizeof(uint64_t)) {
    offset += sizeof(record);
    written[record.key] = {&file, offset, record.count, record.checksum};
    offset += record.count * sizeof(uint64_t);
  }
  file.size = offset;
  return true;
}

std::optional<std::vector<uint64_t>>
FingerprintStore::load(const BatchKey &key) const {
  if (auto it = resident.find(key); it != resident.end())
    return it->second;
  auto it = written.find(key);
  if (it == written.end())
    return std::nullopt;
  const Location &location = it->second;
  std::vector<uint64_t> fingerprints(location.count);
  if (!location.file->read(fingerprints.data(),
                           location.count * sizeof(uint64_t),
                           location.offset) ||
      getChecksum(key, fingerprints) != location.checksum)
    return std::nullopt;
  return fingerprints;
}

bool FingerprintStore::save(const BatchKey &key,
                            llvm::ArrayRef<uint64_t> fingerprints, bool persist,
                            std::string &error) {
  if (persist && own)
    return append(*own, key, fingerprints, error);
  uint64_t bytes = fingerprints.size() * sizeof(uint64_t);
  if (residentBytes + bytes <= options.memory) {
    residentBytes += bytes;
    resident[key] = fingerprints;
    return true;
  }
  return (temporary || makeTemporary(error)) &&
         append(*temporary, key, fingerprints, error);
}

bool FingerprintStore::append(File &file, const BatchKey &key,
                              llvm::ArrayRef<uint64_t> fingerprints,
                              std::string &error) {
  RecordHeader record;
  record.key = key;
  record.count = fingerprints.size();
  record.checksum = getChecksum(key, fingerprints);
  if (!file.write(&record, sizeof(record), error))
    return false;
  written[key] = {&file, file.size, record.count, record.checksum};
  return file.write(fingerprints.data(), fingerprints.size() * sizeof(uint64_t),
                    error);
}

bool FingerprintStore::makeTemporary(std::string &error) {
  auto file = std::make_unique<File>();
  llvm::SmallString<128> path;
  if (std::error_code code = fs::createTemporaryFile("taso-gen", "fingerprints",
                                                     file->descriptor, path)) {
    error = "cannot create a temporary file: " + code.message();
    return false;
  }
  file->path = path.str().str();
  file->removeAtEnd = true;
  temporary = file.get();
  files.push_back(std::move(file));
  return true;
}

} // namespace taso::generator
