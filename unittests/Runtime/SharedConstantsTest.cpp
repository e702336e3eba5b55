//===- SharedConstantsTest.cpp - One memory for equal constants -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/SharedConstants.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <vector>

namespace taso::runtime {

static std::shared_ptr<float> make(const std::vector<float> &values) {
  std::shared_ptr<float> memory(new float[values.size()],
                                std::default_delete<float[]>());
  std::copy(values.begin(), values.end(), memory.get());
  return memory;
}

TEST(SharedConstants, EqualBytesAreOne) {
  constexpr size_t bytes = 2 * sizeof(float);
  std::shared_ptr<float> first = shareEqual(make({1, 2}), bytes);
  EXPECT_EQ(shareEqual(make({1, 2}), bytes), first);
  EXPECT_NE(shareEqual(make({1, 3}), bytes), first);
  EXPECT_NE(shareEqual(make({1, 2}), bytes / 2), first);
  EXPECT_EQ(first.use_count(), 1);
}

/// What nobody uses any more is freed, and not found.
TEST(SharedConstants, AreNotKept) {
  std::weak_ptr<float> gone = shareEqual(make({5, 6}), 2 * sizeof(float));
  EXPECT_TRUE(gone.expired());
  std::shared_ptr<float> again = shareEqual(make({5, 6}), 2 * sizeof(float));
  EXPECT_EQ(again.get()[1], 6);
}

} // namespace taso::runtime
