//===- Stopwatch.h - Time that one thread took ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Runtime. Where one thread does all the work, the time that the
// processor gave to it is that of an idle machine, however many other programs
// run. Asking for it takes longer than asking the steady clock, so that the
// shorter of both times is the better one.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_STOPWATCH_H
#define TASO_LIB_RUNTIME_STOPWATCH_H

#include <algorithm>
#include <chrono>
#include <ctime>

namespace taso::runtime {

class Stopwatch {
public:
  /// Starts. With `countsWaiting`, and where other threads work as well, only
  /// the steady clock is asked.
  explicit Stopwatch(bool countsWaiting)
      : countsWaiting(countsWaiting),
        processor(countsWaiting ? 0 : getProcessorNanoseconds()),
        start(Clock::now()) {}

  double getNanoseconds() const {
    double passed =
        std::chrono::duration<double, std::nano>(Clock::now() - start).count();
    return countsWaiting
               ? passed
               : std::min(passed, getProcessorNanoseconds() - processor);
  }

private:
  using Clock = std::chrono::steady_clock;

  static double getProcessorNanoseconds() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e9 * static_cast<double>(time.tv_sec) +
           static_cast<double>(time.tv_nsec);
  }

  bool countsWaiting;
  double processor;
  Clock::time_point start;
};

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_STOPWATCH_H
