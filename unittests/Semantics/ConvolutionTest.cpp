//===- ConvolutionTest.cpp - Values by hand -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class Convolution : public Values<S> {
protected:
  using P = Parameters<int64_t>;
  P conv() { return convolutionParameters<int64_t>(); }
  /// 1 to 9 in rows.
  DenseTensor<S> image() {
    return this->tensor({1, 1, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  }
  DenseTensor<S> kernel() { return this->tensor({1, 1, 2, 2}, {1, 2, 3, 4}); }
};
TYPED_TEST_SUITE(Convolution, Scalars);

TYPED_TEST(Convolution, IsACrossCorrelation) {
  this->expect("conv2d", {this->image(), this->kernel()}, this->conv(),
               {1, 1, 2, 2}, {37, 47, 67, 77});
}

TYPED_TEST(Convolution, PadsAreTopLeftBottomRight) {
  this->expect(
      "conv2d", {this->image(), this->kernel()},
      this->conv().numbers("pads", {1, 0, 0, 0}).numbers("strides", {2, 1}),
      {1, 1, 2, 2}, {11, 18, 67, 77});
  this->expect(
      "conv2d", {this->image(), this->kernel()},
      this->conv().numbers("pads", {0, 0, 0, 1}).numbers("strides", {2, 2}),
      {1, 1, 1, 2}, {37, 3 + 3 * 6});
}

TYPED_TEST(Convolution, DilationSpreadsTheKernel) {
  this->expect("conv2d", {this->image(), this->kernel()},
               this->conv().numbers("dilations", {2, 2}), {1, 1, 1, 1}, {64});
}

TYPED_TEST(Convolution, GroupsSeeTheirOwnChannels) {
  auto x = this->tensor({1, 2, 1, 1}, {2, 3});
  auto w = this->tensor({4, 1, 1, 1}, {1, 10, 100, 1000});
  this->expect("conv2d", {x, w}, this->conv().number("groups", 2), {1, 4, 1, 1},
               {2, 20, 300, 3000});
}

TYPED_TEST(Convolution, ChannelsAddUp) {
  auto x = this->tensor({1, 2, 1, 1}, {2, 3});
  auto w = this->tensor({2, 2, 1, 1}, {1, 10, 100, 1000});
  this->expect("conv2d", {x, w}, this->conv(), {1, 2, 1, 1}, {32, 3200});
}

TYPED_TEST(Convolution, BiasComesBeforeTheActivation) {
  auto x = this->tensor({1, 1, 1, 1}, {2});
  auto w = this->tensor({2, 1, 1, 1}, {1, 10});
  auto b = this->tensor({2}, {-5, 1});
  this->expect("conv2d", {x, w, b}, this->conv(), {1, 2, 1, 1}, {-3, 21});
  this->expect("conv2d", {x, w, b}, this->conv().keyword("activation", "relu"),
               {1, 2, 1, 1}, {0, 21});
}

TYPED_TEST(Convolution, RefusesWhatDoesNotFit) {
  auto wide = this->tensor({1, 2, 1, 1}, {1, 1});
  EXPECT_EQ(this->refuse("conv2d", {this->image(), wide}, this->conv()),
            "groups times the kernel's input channels: expected 1, found 2 "
            "[conv2d_c4]");
}

TYPED_TEST(Convolution, EnlargeCentres) {
  this->expect("enlarge", {this->tensor({1, 1, 1, 1}, {5})},
               Parameters<int64_t>().numbers("kernel", {3, 2}), {1, 1, 3, 2},
               {0, 0, 5, 0, 0, 0});
}

TYPED_TEST(Convolution, MergeGConvKeepsGroupsApart) {
  this->expect("merge_gconv", {this->tensor({4, 1, 1, 1}, {1, 2, 3, 4})},
               Parameters<int64_t>().number("count", 2).number("groups", 2),
               {4, 2, 1, 1}, {1, 0, 2, 0, 0, 3, 0, 4});
}

// The law that merge_gconv is made for.
TYPED_TEST(Convolution, MergedGroupsConvolveAlike) {
  auto x = this->tensor({1, 4, 1, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  auto w = this->tensor({8, 1, 1, 2},
                        {1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2});
  auto grouped =
      this->evaluate("conv2d", {x, w}, this->conv().number("groups", 4))[0];
  auto merged = this->evaluate(
      "merge_gconv", {w},
      Parameters<int64_t>().number("count", 2).number("groups", 4))[0];
  auto halved = this->evaluate("conv2d", {x, merged},
                               this->conv().number("groups", 2))[0];
  ASSERT_EQ(grouped.size(), halved.size());
  for (int64_t i = 0; i < grouped.size(); ++i)
    this->expectEqual(grouped.values()[i], halved.values()[i]);
}
