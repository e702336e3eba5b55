//===- ParallelForTest.cpp - Loops that are shared out, and stopped -------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/ParallelFor.h"
#include "TASO/Semantics/StopScope.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

using namespace taso::semantics;

static constexpr int64_t kCount = int64_t(1) << 20;

static int64_t countIndices() {
  std::atomic<int64_t> done{0};
  parallelFor(kCount, [&](int64_t begin, int64_t end) { done += end - begin; });
  return done;
}

TEST(ParallelFor, CallsEachIndexOnce) {
  std::vector<unsigned char> seen(kCount);
  parallelFor(kCount, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      ++seen[i];
  });
  EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), kCount);
  parallelFor(0, [](int64_t, int64_t) { FAIL(); });
}

TEST(ParallelFor, LeavesOffWhenItIsToStop) {
  EXPECT_FALSE(StopScope::isStopped());
  {
    unsigned asked = 0;
    StopScope outer([&] { return ++asked > 3; });
    EXPECT_LT(countIndices(), kCount);
    EXPECT_TRUE(StopScope::isStopped());
    {
      // The inner one is asked, and one without a question changes nothing.
      StopScope inner([] { return false; });
      StopScope silent({});
      EXPECT_EQ(countIndices(), kCount);
    }
    EXPECT_TRUE(StopScope::isStopped());
  }
  EXPECT_FALSE(StopScope::isStopped());
  EXPECT_EQ(countIndices(), kCount);
}
