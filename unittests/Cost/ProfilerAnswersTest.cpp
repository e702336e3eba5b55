//===- ProfilerAnswersTest.cpp - What a profiler says ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Cost/ProfilerAnswers.h"

#include "gtest/gtest.h"

using namespace taso;

namespace {

/// What is wrong with the time in an answer; empty if nothing is.
std::string refuse(const std::string &fields) {
  auto answer = detail::findAnswer("{\"id\":1," + fields + "}", 1);
  if (!answer)
    return "no answer";
  auto measurement = detail::readMeasurement(*answer);
  return measurement ? "" : llvm::toString(measurement.takeError());
}

TEST(ProfilerAnswers, TimesAreNumbersThatOneCanComputeWith) {
  std::string expected = "the profiler's answer has no time: expected a "
                         "positive number in ";
  EXPECT_EQ(refuse(R"("ns":5,"low":4,"high":6,"min":0,"noise":0.1)"), "");
  EXPECT_EQ(refuse(R"("ns":0)"), expected + "\"ns\"");
  EXPECT_EQ(refuse(R"("ns":1e999)"), expected + "\"ns\"");
  EXPECT_EQ(refuse(R"("ns":5,"low":-1)"), expected + "\"low\"");
  EXPECT_EQ(refuse(R"("ns":5,"high":"6")"), expected + "\"high\"");
  EXPECT_EQ(refuse(R"("ns":5,"min":-1e999)"), expected + "\"min\"");
  EXPECT_EQ(refuse(R"("ns":5,"runs":-1)"),
            "the profiler's answer has no time: expected a number from 0 to "
            "2^53 in \"runs\"");
  EXPECT_EQ(refuse(R"("ns":5,"workspace":1e30)"),
            "the profiler's answer has no time: expected a number from 0 to "
            "2^53 in \"workspace\"");
}

TEST(ProfilerAnswers, RatiosAreNumbersThatOneCanComputeWith) {
  auto read = [](const std::string &second) {
    auto answer = detail::findAnswer(
        R"({"id":1,"results":[{"ns":10,"low":0},)" + second + "]}", 1);
    return detail::readMeasurements(*answer, 2);
  };
  auto good = read(R"({"ns":20,"low":15})");
  ASSERT_TRUE(bool(good));
  // A bound of 0 says nothing.
  EXPECT_EQ(good->at(0).low, 10);
  EXPECT_EQ(good->at(1).ratio.median, 2);
  EXPECT_EQ(good->at(1).ratio.low, 1.5);
  auto bad = read(R"({"ns":20,"ratio_high":1e999})");
  ASSERT_FALSE(bool(bad));
  EXPECT_EQ(llvm::toString(bad.takeError()),
            "the profiler's answer has no time: expected a positive number in "
            "\"ratio_high\"");
}

TEST(ProfilerAnswers, OtherLinesAreNone) {
  for (const char *line : {"", "[1]", R"({"id":2})", R"({"id":"1"})", "{"})
    EXPECT_FALSE(detail::findAnswer(line, 1)) << line;
  EXPECT_FALSE(detail::findAnswer(std::string(1 << 20, '['), 1));
}

} // namespace
