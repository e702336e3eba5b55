//===- Npz.cpp - Several tensors in one file of NumPy's -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ZIP as PKWARE's APPNOTE.TXT 6.3 describes it: entries, each behind a local
// header, then a directory of central headers, then an end record. Sizes are
// taken from the directory, since local headers may leave them open.
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Npz.h"

#include <algorithm>
#include <array>
#include <optional>

namespace taso::runtime {

namespace {

constexpr uint32_t kLocal = 0x04034b50, kCentral = 0x02014b50,
                   kEnd = 0x06054b50;
constexpr size_t kLocalBytes = 30, kCentralBytes = 46, kEndBytes = 22;
/// Sizes that 32 bits do not hold stand elsewhere, and are marked by this.
constexpr uint32_t kElsewhere = ~uint32_t{0};

/// Little-endian numbers at positions that may lie outside.
class Bytes {
public:
  explicit Bytes(std::string_view bytes) : bytes(bytes) {}

  bool contains(size_t position, size_t count) const {
    return position <= bytes.size() && count <= bytes.size() - position;
  }
  uint32_t get(size_t position, unsigned count) const {
    uint32_t value = 0;
    for (unsigned i = 0; i < count && contains(position + i, 1); ++i)
      value |= uint32_t(static_cast<unsigned char>(bytes[position + i]))
               << (8 * i);
    return value;
  }
  std::string_view sub(size_t position, size_t count) const {
    return contains(position, count) ? bytes.substr(position, count)
                                     : std::string_view();
  }

private:
  std::string_view bytes;
};

/// A file in the archive.
struct Entry {
  std::string name;
  std::string_view data;
};

} // namespace

/// ZIP's checksum, CRC-32 of ISO 3309.
static uint32_t computeChecksum(std::string_view bytes) {
  static const auto table = [] {
    std::array<uint32_t, 256> table;
    for (uint32_t i = 0; i < 256; ++i) {
      table[i] = i;
      for (int bit = 0; bit < 8; ++bit)
        table[i] = (table[i] >> 1) ^ (table[i] & 1 ? 0xedb88320 : 0);
    }
    return table;
  }();
  uint32_t sum = ~uint32_t{0};
  for (char byte : bytes)
    sum = table[(sum ^ static_cast<unsigned char>(byte)) & 255] ^ (sum >> 8);
  return ~sum;
}

/// The end record, which a comment may follow.
static std::optional<size_t> findEnd(std::string_view bytes) {
  constexpr size_t kLongestComment = 0xffff;
  Bytes archive(bytes);
  for (size_t back = kEndBytes;
       back <= std::min(bytes.size(), kEndBytes + kLongestComment); ++back)
    if (archive.get(bytes.size() - back, 4) == kEnd)
      return bytes.size() - back;
  return std::nullopt;
}

/// The entry of a central header.
static Result<Entry> readEntry(const Bytes &archive, size_t header) {
  Entry entry;
  entry.name = archive.sub(header + kCentralBytes, archive.get(header + 28, 2));
  uint32_t method = archive.get(header + 10, 2),
           size = archive.get(header + 20, 4),
           local = archive.get(header + 42, 4);
  if (method != 0)
    return Error{"'" + entry.name +
                 "' is compressed; write it with numpy.savez"};
  if (size == kElsewhere || local == kElsewhere)
    return Error{"'" + entry.name + "' lies beyond 4 GiB"};
  size_t start = local + kLocalBytes + archive.get(local + 26, 2) +
                 archive.get(local + 28, 2);
  if (archive.get(local, 4) != kLocal || !archive.contains(start, size))
    return Error{"'" + entry.name + "' is cut off"};
  entry.data = archive.sub(start, size);
  if (computeChecksum(entry.data) != archive.get(header + 16, 4))
    return Error{"'" + entry.name + "' is damaged: its checksum is another"};
  return entry;
}

Result<std::vector<NamedTensor>> parseNpz(std::string_view bytes) {
  std::optional<size_t> end = findEnd(bytes);
  if (!end)
    return Error{"no .npz file: it has no ZIP directory"};
  Bytes archive(bytes);
  size_t header = archive.get(*end + 16, 4);
  std::vector<NamedTensor> tensors;
  for (uint32_t i = 0, count = archive.get(*end + 10, 2); i < count; ++i) {
    if (archive.get(header, 4) != kCentral)
      return Error{"the ZIP directory is damaged"};
    auto entry = readEntry(archive, header);
    if (!entry)
      return entry.getError();
    auto tensor = parseNpy(entry->data);
    if (!tensor)
      return Error{entry->name + ": " + tensor.getError().message};
    std::string name = entry->name;
    if (name.size() > 4 && name.substr(name.size() - 4) == ".npy")
      name.resize(name.size() - 4);
    tensors.emplace_back(std::move(name), std::move(*tensor));
    header += kCentralBytes + archive.get(header + 28, 2) +
              archive.get(header + 30, 2) + archive.get(header + 32, 2);
  }
  return tensors;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void put(std::string &to, uint64_t value, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    to += static_cast<char>(value >> (8 * i));
}

/// The fields that local and central headers share: version 2.0, no flags,
/// stored, midnight of 1 January 1980, so that equal tensors give equal bytes.
static void putShared(std::string &to, const std::string &name,
                      const std::string &data) {
  put(to, 20, 2);
  put(to, 0, 2 + 2 + 2);
  put(to, 33, 2);
  put(to, computeChecksum(data), 4);
  put(to, data.size(), 4);
  put(to, data.size(), 4);
  put(to, name.size(), 2);
  put(to, 0, 2);
}

Result<std::string> printNpz(const std::vector<NamedTensor> &tensors) {
  std::string bytes, directory;
  for (const auto &[tensorName, tensor] : tensors) {
    std::string name = tensorName + ".npy", data = printNpy(tensor);
    put(directory, kCentral, 4);
    put(directory, 20, 2);
    putShared(directory, name, data);
    put(directory, 0, 2 + 2 + 2); // comment, disk, internal attributes
    put(directory, 0, 4);         // external attributes
    put(directory, bytes.size(), 4);
    directory += name;
    put(bytes, kLocal, 4);
    putShared(bytes, name, data);
    bytes += name + data;
    if (bytes.size() >= kElsewhere || tensors.size() > 0xffff)
      return Error{"the tensors are too large for one .npz file: 4 GiB"};
  }
  size_t start = bytes.size();
  bytes += directory;
  put(bytes, kEnd, 4);
  put(bytes, 0, 2 + 2);
  put(bytes, tensors.size(), 2);
  put(bytes, tensors.size(), 2);
  put(bytes, directory.size(), 4);
  put(bytes, start, 4);
  put(bytes, 0, 2);
  return bytes;
}

} // namespace taso::runtime
