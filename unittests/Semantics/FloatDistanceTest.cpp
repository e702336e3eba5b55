//===- FloatDistanceTest.cpp - Units in the last place --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/FloatDistance.h"

#include "gtest/gtest.h"

#include <limits>

using namespace taso::semantics;

namespace {

/// Neighbours of 1 and of the smallest numbers, across zero, and the whole
/// range: 254 exponents of f32 and bf16, 30 of f16, and zero with its like.
TEST(FloatDistance, CountsNumbersBetween) {
  struct Case {
    FloatFormat format;
    float next, tiny, largest;
    uint64_t range;
  };
  for (const Case &c :
       {Case{FloatFormat::F32, 1 + 0x1p-23f, 0x1p-149f,
             std::numeric_limits<float>::max(), 255u * (1u << 23) - 1},
        Case{FloatFormat::F16, 1 + 0x1p-10f, 0x1p-24f, 65504.0f,
             31u * (1u << 10) - 1},
        Case{FloatFormat::BF16, 1 + 0x1p-7f, 0x1p-133f, 0x1.fep127f,
             255u * (1u << 7) - 1}}) {
    EXPECT_EQ(countUlps(1, 1, c.format), 0u);
    EXPECT_EQ(countUlps(0.0f, -0.0f, c.format), 0u);
    EXPECT_EQ(countUlps(1, c.next, c.format), 1u);
    EXPECT_EQ(countUlps(-c.next, -1, c.format), 1u);
    EXPECT_EQ(countUlps(0, c.tiny, c.format), 1u);
    EXPECT_EQ(countUlps(-c.tiny, 2 * c.tiny, c.format), 3u);
    EXPECT_EQ(countUlps(0, c.largest, c.format), c.range);
  }
  // Where the numbers of f16 begin to lie further apart.
  EXPECT_EQ(
      countUlps(0x1p-14f - 0x1p-24f, 0x1p-14f + 0x1p-24f, FloatFormat::F16),
      2u);
  // Less than half a unit is none.
  EXPECT_EQ(countUlps(1, 1 + 0x1p-20f, FloatFormat::BF16), 0u);
}

} // namespace
