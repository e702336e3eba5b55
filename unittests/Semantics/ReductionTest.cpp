//===- ReductionTest.cpp - Values by hand ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class ReductionValues : public Values<S> {
protected:
  Parameters<int64_t> over(std::vector<int64_t> axes, int64_t keep) {
    return Parameters<int64_t>()
        .numbers("axes", std::move(axes))
        .number("keep_dims", keep);
  }
};
TYPED_TEST_SUITE(ReductionValues, Scalars);

TYPED_TEST(ReductionValues, Sum) {
  auto x = this->tensor({2, 3}, {1, 2, 3, 4, 5, 6});
  this->expect("reduce_sum", {x}, this->over({0}, 0), {3}, {5, 7, 9});
  this->expect("reduce_sum", {x}, this->over({1}, 1), {2, 1}, {6, 15});
  this->expect("reduce_sum", {x}, this->over({0, 1}, 0), {}, {21});
  this->expect("reduce_sum", {x}, this->over({}, 0), {2, 3},
               {1, 2, 3, 4, 5, 6});
  this->expect("reduce_sum", {this->tensor({2, 0}, {})}, this->over({1}, 0),
               {2}, {0, 0});
}

TYPED_TEST(ReductionValues, Mean) {
  this->expect("reduce_mean", {this->tensor({2, 2}, {1, 3, 5, 9})},
               this->over({1}, 0), {2}, {2, 7});
  this->expect("reduce_mean", {this->tensor({3}, {1, 2, 6})},
               this->over({0}, 1), {1}, {3});
  EXPECT_EQ(
      this->refuse("reduce_mean", {this->tensor({0}, {})}, this->over({0}, 0)),
      "a reduced dimension must not be empty [reduce_mean_c3]");
}

TYPED_TEST(ReductionValues, Maximum) {
  auto x = this->tensor({2, 2}, {-1, -3, -5, 9});
  this->expect("reduce_max", {x}, this->over({1}, 0), {2}, {-1, 9});
  this->expect("reduce_max", {x}, this->over({0}, 0), {2}, {-1, 9});
}

TYPED_TEST(ReductionValues, SoftmaxAddsUpToOne) {
  auto y = this->evaluate("softmax", {this->tensor({2, 3}, {1, 2, 3, 4, 0, 0})},
                          Parameters<int64_t>().number("axis", 1))[0];
  this->expect("reduce_sum", {y}, this->over({1}, 0), {2}, {1, 1});
}

// (x - mean) scale / sqrt(variance + epsilon) + bias, with whatever sqrt is.
TYPED_TEST(ReductionValues, BatchNorm) {
  auto vector = [&](double v) { return this->tensor({1}, {v}); };
  auto y = this->evaluate("batch_norm",
                          {this->tensor({1, 1, 2}, {3, 5}), vector(5),
                           vector(7), vector(1), vector(3)},
                          Parameters<int64_t>().real("epsilon", 1))[0];
  TypeParam factor = this->evaluate("rsqrt", {this->tensor({}, {4})})[0]();
  this->expectEqual(y.values()[0], this->scalar(10) * factor + this->scalar(7));
  this->expectEqual(y.values()[1], this->scalar(20) * factor + this->scalar(7));
}

TYPED_TEST(ReductionValues, LayerNorm) {
  auto x = this->tensor({2, 2}, {1, 3, 5, 11});
  auto y = this->evaluate(
      "layer_norm", {x, this->tensor({2}, {2, 4}), this->tensor({2}, {1, 10})},
      Parameters<int64_t>().number("axis", 1).real("epsilon", 3))[0];
  TypeParam four = this->evaluate("rsqrt", {this->tensor({}, {4})})[0]();
  TypeParam twelve = this->evaluate("rsqrt", {this->tensor({}, {12})})[0]();
  this->expectEqual(y.values()[0], this->scalar(-2) * four + this->scalar(1));
  this->expectEqual(y.values()[1], this->scalar(4) * four + this->scalar(10));
  this->expectEqual(y.values()[2], this->scalar(-6) * twelve + this->scalar(1));
  this->expectEqual(y.values()[3],
                    this->scalar(12) * twelve + this->scalar(10));
}

namespace {

class FloatingPoint : public Values<double> {};

TEST_F(FloatingPoint, Softmax) {
  Parameters<int64_t> axis;
  axis.number("axis", 0);
  expect("softmax", {tensor({2}, {0, std::log(3.0)})}, axis, {2}, {0.25, 0.75});
  // The largest entry is subtracted, or exp would overflow.
  expect("softmax", {tensor({2}, {1000, 1000})}, axis, {2}, {0.5, 0.5});
}

TEST_F(FloatingPoint, LayerNormOfTwo) {
  expect("layer_norm", {tensor({2}, {1, 3}), tensor({2}, {2, 2})},
         Parameters<int64_t>().number("axis", 0).real("epsilon", 0), {2},
         {-2, 2});
}

} // namespace
