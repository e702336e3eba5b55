//===- Caches.cpp - Putting memory out of the caches ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Caches.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#else
#include <vector>
#endif

namespace taso::runtime::onednn {

#if defined(__SSE2__)

void evict(const void *data, size_t bytes) {
  constexpr size_t kLine = 64;
  const char *begin = static_cast<const char *>(data);
  for (size_t i = 0; i < bytes; i += kLine)
    _mm_clflush(begin + i);
  _mm_mfence();
}

#else

void evict(const void *, size_t) {
  // More than caches hold: whatever was there makes room.
  constexpr size_t kBytes = size_t{128} << 20;
  static thread_local std::vector<char> memory(kBytes);
  for (volatile char *at = memory.data(); at < memory.data() + kBytes; at += 64)
    *at = static_cast<char>(*at + 1);
}

#endif

} // namespace taso::runtime::onednn
