//===- PoolingTest.cpp - Values by hand -----------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class PoolingValues : public Values<S> {
protected:
  Parameters<int64_t> pool(std::vector<int64_t> kernel) {
    return windowParameters<int64_t>().numbers("kernel", std::move(kernel));
  }
  Parameters<int64_t> average(std::vector<int64_t> kernel, int64_t countPad) {
    return Parameters<int64_t>()
        .numbers("kernel", std::move(kernel))
        .numbers("strides", {1, 1})
        .numbers("pads", {0, 0, 0, 0})
        .number("count_include_pad", countPad);
  }
  DenseTensor<S> image() {
    return this->tensor({1, 1, 3, 3}, {1, -2, 3, 4, -5, 6, 7, 8, -9});
  }
};
TYPED_TEST_SUITE(PoolingValues, Scalars);

TYPED_TEST(PoolingValues, Maximum) {
  this->expect("pool2d_max", {this->image()}, this->pool({2, 2}), {1, 1, 2, 2},
               {4, 6, 8, 8});
  this->expect("pool2d_max", {this->image()},
               this->pool({1, 1}).numbers("strides", {2, 2}), {1, 1, 2, 2},
               {1, 3, 7, -9});
  this->expect("pool2d_max", {this->image()},
               this->pool({2, 2}).numbers("dilations", {2, 2}), {1, 1, 1, 1},
               {7});
}

TYPED_TEST(PoolingValues, PaddingNeverWins) {
  this->expect("pool2d_max", {this->tensor({1, 1, 1, 1}, {-3})},
               this->pool({2, 2}).numbers("pads", {1, 1, 0, 0}), {1, 1, 1, 1},
               {-3});
}

TYPED_TEST(PoolingValues, Average) {
  auto x = this->tensor({1, 1, 2, 2}, {1, 2, 3, 4});
  this->expect("pool2d_avg", {x}, this->average({2, 2}, 0), {1, 1, 1, 1},
               {2.5});
  this->expect("pool2d_avg", {x},
               this->average({2, 2}, 0).numbers("pads", {1, 1, 0, 0}),
               {1, 1, 2, 2}, {1, 1.5, 2, 2.5});
  this->expect("pool2d_avg", {x},
               this->average({2, 2}, 1).numbers("pads", {1, 1, 0, 0}),
               {1, 1, 2, 2}, {0.25, 0.75, 1, 2.5});
}

// A third is exact in the field: the mean of 1, 2 and 6 is 3.
TYPED_TEST(PoolingValues, AverageOfThree) {
  this->expect("pool2d_avg", {this->tensor({1, 1, 1, 3}, {1, 2, 6})},
               this->average({1, 3}, 0), {1, 1, 1, 1}, {3});
}

TYPED_TEST(PoolingValues, RefusesWindowsOfPaddingOnly) {
  EXPECT_EQ(this->refuse("pool2d_max", {this->image()},
                         this->pool({2, 2}).numbers("pads", {2, 0, 0, 0})),
            "pads must be smaller than the window [pool2d_max_c3]");
}
