//===- Measure.cpp - How long something takes, and how sure that is ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Measure.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace taso::runtime {

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

/// The q-quantile of sorted samples, interpolated.
static double quantile(const std::vector<double> &sorted, double q) {
  double position = q * static_cast<double>(sorted.size() - 1);
  size_t below = static_cast<size_t>(position);
  size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (position - static_cast<double>(below)) *
                             (sorted[above] - sorted[below]);
}

Ratio compare(const Measurement &measurement, const Measurement &base) {
  return {measurement.median / base.median, measurement.low / base.high,
          measurement.high / base.low};
}

Measurement summarise(std::vector<double> samples, double precision) {
  std::sort(samples.begin(), samples.end());
  double count = static_cast<double>(samples.size());
  Measurement result;
  result.samples = static_cast<unsigned>(samples.size());
  result.minimum = samples.front();
  result.median = quantile(samples, 0.5);
  // The number of samples below the median is binomial; by its normal
  // approximation these order statistics enclose the median in 95 % of cases.
  double spread = 1.96 * std::sqrt(count) / 2;
  double low = std::floor(count / 2 - spread) - 1,
         high = std::ceil(count / 2 + spread);
  result.low = samples[static_cast<size_t>(std::max(low, 0.0))];
  result.high = samples[static_cast<size_t>(std::min(high, count - 1))];
  double lower = quantile(samples, 0.25), upper = quantile(samples, 0.75);
  double fence = 1.5 * (upper - lower);
  for (double sample : samples)
    result.outliers += sample < lower - fence || sample > upper + fence;
  result.noise = result.median > 0 ? (upper - lower) / result.median : 0;
  result.converged = low >= 0 && high <= count - 1 &&
                     result.high - result.low <= precision * result.median;
  return result;
}

//===----------------------------------------------------------------------===//
// Exclusion
//===----------------------------------------------------------------------===//

namespace {

/// Holds the machine's lock while it lives.
class MeasuringLock {
public:
  MeasuringLock() = default;
  MeasuringLock(const MeasuringLock &) = delete;
  MeasuringLock &operator=(const MeasuringLock &) = delete;
  ~MeasuringLock() {
    if (file >= 0)
      close(file);
  }

  Status acquire() {
    std::error_code code;
    std::filesystem::path folder = std::filesystem::temp_directory_path(code);
    std::string path =
        ((code ? std::filesystem::path("/tmp") : folder) / "taso-measure.lock")
            .string();
    // Another user's file can be locked though not written.
    file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0)
      file =
          open(path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
    bool held = false;
    while (file >= 0 && !held) {
      held = flock(file, LOCK_EX) == 0;
      if (!held && errno != EINTR)
        break;
    }
    if (!held)
      return Error{"cannot lock " + path +
                   ", which keeps measurements apart; is TMPDIR a folder that "
                   "can be written?"};
    return std::nullopt;
  }

private:
  int file = -1;
};

//===----------------------------------------------------------------------===//
// Sampling
//===----------------------------------------------------------------------===//

double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// The samples of one program.
class Sampler {
public:
  /// With `takesTurns` other programs run between the samples.
  Sampler(const TimedRuns &runs, const TimeOptions &options, bool takesTurns)
      : runs(runs), options(options), takesTurns(takesTurns) {}

  /// Runs until caches, clocks and allocators have settled, and finds out how
  /// many runs one sample needs for the clock's resolution not to matter.
  Status warmUp() {
    double best = 0;
    for (unsigned i = 0; i < kWarmRuns || spent < options.warmUp; ++i) {
      if (i > 0 && spent > options.timeLimit / 2)
        break;
      if (Status error = take(1))
        return error;
      best = i == 0 ? latest : std::min(best, latest);
    }
    batch = best > 0 ? std::clamp(std::ceil(kSampleNanoseconds / best), 1.0,
                                  kMaxBatch)
                     : kMaxBatch;
    return std::nullopt;
  }

  bool isDone() {
    if (samples.size() < options.requiredSamples)
      return false;
    if (samples.size() >= options.maxSamples ||
        (!samples.empty() && spent >= options.timeLimit))
      return true;
    // Sorting is not for every sample.
    if (samples.size() < options.minSamples || samples.size() % 4 != 0)
      return false;
    return summarise(samples, options.precision).converged;
  }

  Status sample() {
    // Short programs find in the caches what they left there, unless another
    // one ran in between.
    if (takesTurns && latest < kLongRun)
      if (Status error = take(1))
        return error;
    if (Status error = take(static_cast<uint64_t>(batch)))
      return error;
    samples.push_back(latest);
    return std::nullopt;
  }

  /// `base` was sampled in the same rounds.
  Measurement summary(const Sampler &base) const {
    Measurement result = summarise(samples, options.precision);
    result.runs = samples.size() * static_cast<uint64_t>(batch);
    std::vector<double> ratios;
    for (size_t i = 0; i < samples.size(); ++i)
      ratios.push_back(samples[i] / base.samples[i]);
    Measurement relative = summarise(std::move(ratios), options.precision);
    result.ratio = {relative.median, relative.low, relative.high};
    return result;
  }

private:
  static constexpr unsigned kWarmRuns = 3;
  static constexpr double kSampleNanoseconds = 5e4, kMaxBatch = 1000;
  static constexpr double kLongRun = 1e7; ///< nanoseconds

  Status take(uint64_t count) {
    double start = now();
    auto time = runs(next, count);
    if (!time)
      return time.getError();
    next += count;
    spent += now() - start;
    latest = *time / static_cast<double>(count);
    return std::nullopt;
  }

  const TimedRuns &runs;
  const TimeOptions &options;
  bool takesTurns;
  std::vector<double> samples;
  double spent = 0, latest = 0, batch = 1;
  uint64_t next = 0;
};

} // namespace

Result<std::vector<Measurement>> measure(const std::vector<TimedRuns> &programs,
                                         const TimeOptions &options) {
  MeasuringLock lock;
  if (options.exclusive)
    if (Status error = lock.acquire())
      return *error;
  std::vector<Sampler> samplers;
  for (const TimedRuns &runs : programs)
    samplers.emplace_back(runs, options, programs.size() > 1);
  for (Sampler &sampler : samplers)
    if (Status error = sampler.warmUp())
      return *error;
  // All stop together: a program sampled longer would see another machine.
  bool done = samplers.empty();
  while (!done) {
    done = true;
    for (Sampler &sampler : samplers) {
      if (Status error = sampler.sample())
        return *error;
      done &= sampler.isDone();
    }
  }
  std::vector<Measurement> results;
  for (const Sampler &sampler : samplers)
    results.push_back(sampler.summary(samplers.front()));
  return results;
}

} // namespace taso::runtime
