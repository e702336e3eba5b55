//===- Threads.cpp - The threads that oneDNN runs on ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads.h"

#include <algorithm>
#include <atomic>

#include <dlfcn.h>

namespace taso::runtime::onednn {

namespace {

/// The functions of the OpenMP runtime in this process, or null. libgomp has
/// them all, and LLVM's runtime has them for compatibility.
struct OpenMP {
  void (*setThreads)(int);
  void (*parallel)(void (*)(void *), void *, unsigned, unsigned);

  static const OpenMP &get() {
    static const OpenMP functions{
        reinterpret_cast<void (*)(int)>(
            dlsym(RTLD_DEFAULT, "omp_set_num_threads")),
        reinterpret_cast<void (*)(void (*)(void *), void *, unsigned,
                                  unsigned)>(
            dlsym(RTLD_DEFAULT, "GOMP_parallel"))};
    return functions;
  }
};

/// One loop: threads take numbers and run the piece of that number.
struct Loop {
  const std::function<void(int64_t, int64_t)> &body;
  int64_t count, pieces;
  std::atomic<int64_t> next{0};

  static void work(void *data) {
    auto &loop = *static_cast<Loop *>(data);
    for (int64_t i = loop.next++; i < loop.pieces; i = loop.next++) {
      int64_t begin = loop.count * i / loop.pieces;
      int64_t end = loop.count * (i + 1) / loop.pieces;
      if (begin < end)
        loop.body(begin, end);
    }
  }
};

} // namespace

bool setThreads(unsigned threads) {
  const OpenMP &runtime = OpenMP::get();
  if (runtime.setThreads)
    runtime.setThreads(static_cast<int>(threads));
  return runtime.setThreads;
}

void parallel(unsigned threads, int64_t count, int64_t work,
              const std::function<void(int64_t, int64_t)> &body) {
  constexpr int64_t smallWork = 1 << 14;
  if (count <= 0)
    return;
  if (threads < 2 || work < smallWork || !OpenMP::get().parallel) {
    body(0, count);
    return;
  }
  Loop loop{body, count, std::min<int64_t>(count, threads)};
  OpenMP::get().parallel(&Loop::work, &loop, threads, 0);
}

} // namespace taso::runtime::onednn
