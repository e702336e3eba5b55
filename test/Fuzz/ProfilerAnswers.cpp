//===- ProfilerAnswers.cpp - Fuzzes what profilers answer ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A line that a profiler writes, read in all ways in which one may be asked
// for.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "../../lib/Cost/ProfilerAnswers.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace taso;

static void check(llvm::Expected<runtime::Measurement> measurement) {
  if (!measurement)
    return llvm::consumeError(measurement.takeError());
  const runtime::Measurement &m = *measurement;
  const runtime::Ratio &ratio = m.ratio;
  for (double value : {m.median, m.low, m.high, m.minimum, ratio.median,
                       ratio.low, ratio.high})
    if (!(std::isfinite(value) && value > 0))
      fuzz::fail("a time that is none was accepted");
}

static void run(llvm::StringRef bytes) {
  auto answer = detail::findAnswer(bytes, 1);
  if (!answer)
    return;
  (void)detail::readDevice(*answer);
  check(detail::readMeasurement(*answer));
  for (size_t count : {1, 2}) {
    auto measurements = detail::readMeasurements(*answer, count);
    if (!measurements)
      llvm::consumeError(measurements.takeError());
    else
      llvm::for_each(*measurements, check);
  }
}

static fuzz::Registration registration("profiler-answers", run);
