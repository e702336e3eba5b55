//===- SharedConstants.cpp - One memory for equal constants ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedConstants.h"

#include <cstring>
#include <functional>
#include <mutex>
#include <string_view>
#include <unordered_map>

namespace taso::runtime {

std::shared_ptr<float> shareEqual(std::shared_ptr<float> memory, size_t bytes) {
  struct Entry {
    std::weak_ptr<float> memory;
    size_t bytes;
  };
  static std::mutex mutex;
  static std::unordered_multimap<size_t, Entry> known;
  size_t hash = std::hash<std::string_view>()(
      std::string_view(reinterpret_cast<const char *>(memory.get()), bytes));
  std::lock_guard<std::mutex> lock(mutex);
  auto [begin, end] = known.equal_range(hash);
  for (auto it = begin; it != end;) {
    std::shared_ptr<float> other = it->second.memory.lock();
    if (other && it->second.bytes == bytes &&
        std::memcmp(other.get(), memory.get(), bytes) == 0)
      return other;
    it = other ? std::next(it) : known.erase(it);
  }
  known.insert({hash, {memory, bytes}});
  return memory;
}

} // namespace taso::runtime
