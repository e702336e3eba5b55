//===- Threads.h - The threads that oneDNN runs on --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// oneDNN is usually built on OpenMP. Our own loops must run on the same
// threads: a second pool would compete with the first one's spinning threads.
// The OpenMP runtime is whichever the library brought along, so it is looked up
// while running and not linked.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_THREADS_H
#define TASO_LIB_RUNTIME_ONEDNN_THREADS_H

#include <cstdint>
#include <functional>

namespace taso::runtime::onednn {

/// Sets the number of threads for what the calling thread starts from now on.
/// False if oneDNN does not run on OpenMP, and the number stays its own.
bool setThreads(unsigned threads);

/// Calls `body(begin, end)` for pieces of [0, count) on `threads` threads; on
/// the calling one alone if the work (in elements read and written) is small.
void parallel(unsigned threads, int64_t count, int64_t work,
              const std::function<void(int64_t begin, int64_t end)> &body);

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_THREADS_H
