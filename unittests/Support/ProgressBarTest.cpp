//===- ProgressBarTest.cpp - Tests of ProgressBar.h -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/ProgressBar.h"

#include "gtest/gtest.h"

using namespace taso;

namespace {

TEST(ProgressBarTest, SaysCountsRateAndTimeLeft) {
  EXPECT_EQ(formatProgress("graphs", 25, 100, 10, 50),
            "graphs [####..............] 25/100, 2/s, 0:30 left");
  EXPECT_EQ(formatProgress("graphs", 250'000, 1'000'000, 10, 30),
            "graphs 250000/1000000, 25.0k/s");
}

TEST(ProgressBarTest, FitsIntoTheLine) {
  for (unsigned width = 1; width < 120; ++width)
    EXPECT_LE(formatProgress("proofs", 123456, 7654321, 12, width).size(),
              width);
}

TEST(ProgressBarTest, CountsHours) {
  EXPECT_NE(formatProgress("", 1, 3602, 1, 79).find("1:00:01 left"),
            std::string::npos);
}

TEST(ProgressBarTest, SaysNothingOfTheTimeLeftBeforeTheStartAndAtTheEnd) {
  EXPECT_EQ(formatProgress("a", 0, 10, 1, 12), "a 0/10");
  EXPECT_EQ(formatProgress("a", 10, 10, 1, 16), "a 10/10, 10/s");
}

TEST(ProgressBarTest, DoesNotDivideByNothing) {
  EXPECT_EQ(formatProgress("a", 0, 0, 0, 40), "a 0/0");
  EXPECT_EQ(formatProgress("a", 7, 5, 0, 10), "a 5/5");
}

TEST(ProgressBarTest, DrawsAndClearsItself) {
  testing::internal::CaptureStderr();
  {
    ProgressBar bar(true);
    bar.update("proofs", 1, 2);
    bar.clear();
    bar.clear();
  }
  std::string text = testing::internal::GetCapturedStderr();
  EXPECT_TRUE(llvm::StringRef(text).starts_with("\rproofs")) << text;
  EXPECT_TRUE(llvm::StringRef(text).ends_with("\033[K\r\033[K")) << text;
}

TEST(ProgressBarTest, LeavesPipesAlone) {
  testing::internal::CaptureStderr();
  {
    ProgressBar bar; // the captured stream is a file
    bar.update("proofs", 1, 2);
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

} // namespace
