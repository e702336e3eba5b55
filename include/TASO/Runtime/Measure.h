//===- Measure.h - How long something takes, and how sure that is -*- C++ -*-=//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times are medians with a 95 % confidence interval from order statistics: no
// distribution is assumed, since times on a shared machine have a long tail.
// Sampling goes on until the interval is narrow or a bound is reached. Several
// programs are sampled in turns, so that a slow phase of the machine meets all.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_MEASURE_H
#define TASO_RUNTIME_MEASURE_H

#include "TASO/Runtime/Result.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace taso::runtime {

/// When to stop sampling, and what to feed.
struct TimeOptions {
  double precision = 0.02;  ///< width of the interval relative to the median
  double timeLimit = 2.0;   ///< seconds for each program, warm-up included
  double warmUp = 0.05;     ///< seconds for each program, at least
  unsigned minSamples = 12; ///< at least, unless the time is up
  unsigned requiredSamples = 1; ///< at least, whatever the time
  unsigned maxSamples = 2000;
  uint64_t seed = 1; ///< of the random inputs
  /// Inputs are rotated through copies that take this many bytes together, so
  /// that one run does not find its inputs in the cache of the one before.
  uint64_t rotatedBytes = uint64_t{64} << 20;
  /// Count the time in which other programs had the processor, too. Without, a
  /// program that runs on one thread of the processor is timed by what the
  /// thread got of it.
  bool countsWaiting = false;
  /// Wait for other measurements on this machine to end.
  bool exclusive = true;
};

/// One time as a multiple of another, with its 95 % confidence interval.
struct Ratio {
  double median = 1, low = 1, high = 1;
};

/// Times in nanoseconds of one run of the whole program.
struct Measurement {
  double median = 0;
  double low = 0, high = 0; ///< the 95 % confidence interval of the median
  double minimum = 0;
  double noise = 0; ///< interquartile range relative to the median
  unsigned samples = 0;
  unsigned outliers = 0;  ///< samples over 1.5 interquartile ranges off
  uint64_t runs = 0;      ///< one sample may be the mean of several runs
  bool converged = false; ///< the interval is as narrow as was asked for
  uint64_t workspaceBytes = 0;
  /// Of programs that were sampled in turns: how long each sample took as a
  /// multiple of the first program's in the same round. What slows a round down
  /// slows all of it down, so that this is surer than two medians.
  Ratio ratio;
};

/// The fewest samples whose extremes enclose the median in 95 % of cases: what
/// it takes to say of two programs that one is faster.
inline constexpr unsigned kSamplesToCompare = 6;

/// Statistics of samples in nanoseconds, in any order. At least one sample.
Measurement summarise(std::vector<double> samples, double precision);

/// Runs one program `count` times, beginning with input copy `first`, and
/// returns the nanoseconds that took.
using TimedRuns = std::function<Result<double>(uint64_t first, uint64_t count)>;

/// The interval of a ratio of two medians of which no pairs are known.
Ratio compare(const Measurement &measurement, const Measurement &base);

/// Samples the programs in turns, under a lock that one process of the machine
/// holds at a time.
Result<std::vector<Measurement>> measure(const std::vector<TimedRuns> &programs,
                                         const TimeOptions &options);

} // namespace taso::runtime

#endif // TASO_RUNTIME_MEASURE_H
