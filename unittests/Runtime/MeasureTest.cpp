//===- MeasureTest.cpp - Statistics, and when sampling ends --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Measure.h"

#include "gtest/gtest.h"

#include <memory>

namespace taso::runtime {

TEST(Measure, SummaryOfKnownSamples) {
  std::vector<double> samples;
  for (int i = 100; i > 0; --i)
    samples.push_back(i);
  Measurement result = summarise(samples, 0.02);
  EXPECT_DOUBLE_EQ(result.median, 50.5);
  EXPECT_DOUBLE_EQ(result.minimum, 1);
  // Order statistics 40 and 61 enclose the median of 100 samples (Conover,
  // Practical Nonparametric Statistics, table of the sign test).
  EXPECT_DOUBLE_EQ(result.low, 40);
  EXPECT_DOUBLE_EQ(result.high, 61);
  EXPECT_EQ(result.samples, 100u);
  EXPECT_EQ(result.outliers, 0u);
  EXPECT_FALSE(result.converged);
}

TEST(Measure, OutliersLieOutsideTheFences) {
  std::vector<double> samples(50, 10.0);
  samples.push_back(1000);
  samples.push_back(1);
  Measurement result = summarise(samples, 0.02);
  EXPECT_EQ(result.outliers, 2u);
  EXPECT_DOUBLE_EQ(result.median, 10);
  EXPECT_TRUE(result.converged);
}

TEST(Measure, FewSamplesDoNotConverge) {
  EXPECT_FALSE(summarise({5, 5, 5}, 0.02).converged);
}

TEST(Measure, StopsWhenTheIntervalIsNarrow) {
  uint64_t runs = 0;
  TimedRuns constant = [&](uint64_t first, uint64_t count) -> Result<double> {
    EXPECT_EQ(first, runs);
    runs += count;
    return 1e6 * double(count);
  };
  TimeOptions options;
  options.warmUp = 0;
  auto result = measure({constant}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->front().samples, options.minSamples);
  EXPECT_TRUE(result->front().converged);
  EXPECT_DOUBLE_EQ(result->front().median, 1e6);
}

TEST(Measure, StopsAtTheBoundOnSamples) {
  TimedRuns noisy = [](uint64_t first, uint64_t count) -> Result<double> {
    return (first % 2 ? 1e6 : 3e6) * double(count);
  };
  TimeOptions options;
  options.warmUp = 0;
  options.maxSamples = 40;
  auto result = measure({noisy}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->front().samples, 40u);
  EXPECT_FALSE(result->front().converged);
}

/// Fewer samples than it takes to compare would be no interval.
TEST(Measure, TakesRequiredSamplesWhateverTheTime) {
  TimedRuns constant = [](uint64_t, uint64_t count) -> Result<double> {
    return 1e6 * double(count);
  };
  TimeOptions options;
  options.timeLimit = 0;
  for (unsigned required : {1u, kSamplesToCompare}) {
    options.requiredSamples = required;
    auto result = measure({constant, constant}, options);
    ASSERT_TRUE(bool(result));
    EXPECT_EQ(result->back().samples, required);
  }
}

TEST(Measure, ShortRunsAreTakenTogether) {
  TimedRuns fast = [](uint64_t, uint64_t count) -> Result<double> {
    return 100.0 * double(count);
  };
  TimeOptions options;
  options.warmUp = 0;
  auto result = measure({fast}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->front().runs, result->front().samples * uint64_t{500});
}

TEST(Measure, ProgramsTakeTurnsAndStopTogether) {
  std::vector<int> order;
  auto make = [&](int id, bool noisy) -> TimedRuns {
    return [&order, id, noisy](uint64_t first, uint64_t count) {
      order.push_back(id);
      return Result<double>((noisy && first % 2 ? 6e7 : 2e7) * double(count));
    };
  };
  TimeOptions options;
  options.warmUp = 0;
  options.maxSamples = 20;
  auto result = measure({make(0, false), make(1, true)}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ((*result)[0].samples, 20u);
  EXPECT_EQ((*result)[1].samples, 20u);
  for (size_t i = order.size() - 40; i < order.size(); i += 2)
    EXPECT_NE(order[i], order[i + 1]);
}

/// Of short programs the run that finds the other's data in the caches is not
/// timed.
TEST(Measure, ShortProgramsAreWarmedInEachTurn) {
  auto make = [](double shortest) -> TimedRuns {
    auto last = std::make_shared<uint64_t>(0);
    return [=](uint64_t first, uint64_t count) {
      static const void *previous = nullptr;
      bool isCold = previous != last.get();
      previous = last.get();
      return Result<double>(shortest * (isCold ? 2 : 1) * double(count));
    };
  };
  TimeOptions options;
  options.warmUp = 0;
  auto result = measure({make(1e6), make(1e6)}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_DOUBLE_EQ((*result)[1].median, 1e6);
  // Long ones would not find theirs.
  auto longer = measure({make(1e8), make(1e8)}, options);
  ASSERT_TRUE(bool(longer));
  EXPECT_DOUBLE_EQ((*longer)[1].median, 2e8);
}

/// A machine that slows down by half meets both programs of a round: their
/// ratio stays.
TEST(Measure, RatiosAreThoseOfRounds) {
  auto make = [](double time) -> TimedRuns {
    return [time](uint64_t first, uint64_t count) {
      return Result<double>((first % 2 ? 1 : 2) * time * double(count));
    };
  };
  TimeOptions options;
  options.warmUp = 0;
  options.maxSamples = 60;
  auto result = measure({make(2e7), make(1.8e7)}, options);
  ASSERT_TRUE(bool(result));
  EXPECT_DOUBLE_EQ((*result)[0].ratio.high, 1);
  EXPECT_GT((*result)[1].high, (*result)[0].low);
  EXPECT_DOUBLE_EQ((*result)[1].ratio.median, 0.9);
  EXPECT_DOUBLE_EQ((*result)[1].ratio.low, 0.9);
  EXPECT_DOUBLE_EQ((*result)[1].ratio.high, 0.9);
}

TEST(Measure, PassesErrorsOn) {
  TimedRuns broken = [](uint64_t, uint64_t) -> Result<double> {
    return Error{"the device is gone"};
  };
  auto result = measure({broken}, {});
  ASSERT_FALSE(bool(result));
  EXPECT_EQ(result.getError().message, "the device is gone");
}

} // namespace taso::runtime
