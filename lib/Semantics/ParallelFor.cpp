//===- ParallelFor.cpp - A loop shared out among threads ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/ParallelFor.h"

#include "TASO/Semantics/StopScope.h"

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

static thread_local const std::function<bool()> *current = nullptr;

StopScope::StopScope(std::function<bool()> stopRequested)
    : stopRequested(std::move(stopRequested)), outer(current) {
  if (this->stopRequested)
    current = &this->stopRequested;
}

StopScope::~StopScope() { current = outer; }

bool StopScope::isStopped() { return current && (*current)(); }

const std::function<bool()> *StopScope::getCurrent() { return current; }

void parallelFor(int64_t count,
                 const std::function<void(int64_t, int64_t)> &body) {
  if (count <= 0)
    return;
  // To ask the system takes longer than most loops.
  static const unsigned threads =
      std::clamp(std::thread::hardware_concurrency(), 1u, kMaxThreads);
  const std::function<bool()> *stop = StopScope::getCurrent();
  std::atomic<int64_t> next{0};
  std::atomic<bool> isStopped{false};
  auto work = [&](bool isCaller) {
    for (int64_t begin = next.fetch_add(kPiece); begin < count && !isStopped;
         begin = next.fetch_add(kPiece)) {
      body(begin, std::min(begin + kPiece, count));
      if (isCaller && stop && (*stop)())
        isStopped = true;
    }
  };
  std::vector<std::thread> helpers;
  for (unsigned i = 1; i < threads && count >= kMinElements; ++i)
    helpers.emplace_back(work, /*isCaller=*/false);
  work(/*isCaller=*/true);
  for (std::thread &helper : helpers)
    helper.join();
}

} // namespace taso::semantics
