//===- Parallel.h - A loop on all threads -----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Iterations are handed out in chunks, in order, to whichever thread is free.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_PARALLEL_H
#define TASO_LIB_GENERATOR_PARALLEL_H

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace taso::generator {

/// Calls `body(thread, i)` for each i below `count`. `thread` is below
/// `threads`, and one thread does one thing at a time. The calling thread
/// works, too, as number 0.
template <class Body>
void parallelFor(unsigned threads, size_t count, size_t chunk, Body body) {
  std::atomic<size_t> next = 0;
  auto work = [&](unsigned thread) {
    for (size_t start; (start = next.fetch_add(chunk)) < count;)
      for (size_t i = start; i < std::min(count, start + chunk); ++i)
        body(thread, i);
  };
  size_t needed = std::min<size_t>(threads, (count + chunk - 1) / chunk);
  std::vector<std::thread> workers;
  for (unsigned thread = 1; thread < needed; ++thread)
    workers.emplace_back(work, thread);
  work(0);
  for (std::thread &worker : workers)
    worker.join();
}

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_PARALLEL_H
