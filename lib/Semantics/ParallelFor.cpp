//===- ParallelFor.cpp - A loop shared out among threads ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/ParallelFor.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace taso::semantics {

/// Below this many elements a thread costs more than it saves.
static constexpr int64_t kMinElements = 1 << 14;
/// Elements that a thread takes at once.
static constexpr int64_t kPiece = 1 << 11;
static constexpr unsigned kMaxThreads = 64;

void parallelFor(int64_t count,
                 const std::function<void(int64_t, int64_t)> &body) {
  if (count <= 0)
    return;
  // To ask the system takes longer than most loops.
  static const unsigned threads =
      std::clamp(std::thread::hardware_concurrency(), 1u, kMaxThreads);
  if (count < kMinElements || threads == 1) {
    body(0, count);
    return;
  }
  std::atomic<int64_t> next{0};
  auto work = [&] {
    for (int64_t begin = next.fetch_add(kPiece); begin < count;
         begin = next.fetch_add(kPiece))
      body(begin, std::min(begin + kPiece, count));
  };
  std::vector<std::thread> helpers;
  for (unsigned i = 1; i < threads; ++i)
    helpers.emplace_back(work);
  work();
  for (std::thread &helper : helpers)
    helper.join();
}

} // namespace taso::semantics
