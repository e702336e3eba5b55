//===- DataMovementTest.cpp - Values by hand ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class Movement : public Values<S> {
protected:
  using P = Parameters<int64_t>;
  DenseTensor<S> counting(const Shape &shape) {
    std::vector<double> values(DenseTensor<S>::count(toList(shape)));
    for (size_t i = 0; i < values.size(); ++i)
      values[i] = i + 1;
    return this->tensor(shape, values);
  }
};
TYPED_TEST_SUITE(Movement, Scalars);

TYPED_TEST(Movement, Transpose) {
  using P = Parameters<int64_t>;
  this->expect("transpose", {this->counting({2, 3})},
               P().numbers("perm", {1, 0}), {3, 2}, {1, 4, 2, 5, 3, 6});
  this->expect("transpose", {this->counting({2, 1, 3})},
               P().numbers("perm", {2, 0, 1}), {3, 2, 1}, {1, 4, 2, 5, 3, 6});
  this->expect("transpose", {this->counting({2, 2, 2})},
               P().numbers("perm", {1, 2, 0}), {2, 2, 2},
               {1, 5, 2, 6, 3, 7, 4, 8});
  EXPECT_EQ(this->refuse("transpose", {this->counting({2, 3})},
                         P().numbers("perm", {0, 0})),
            "perm must be a permutation of the dimensions [transpose_c1]");
}

TYPED_TEST(Movement, Concat) {
  using P = Parameters<int64_t>;
  auto x = this->tensor({2, 1}, {1, 2}), y = this->tensor({2, 2}, {3, 4, 5, 6});
  this->expect("concat", {x, y, x}, P().number("axis", 1), {2, 4},
               {1, 3, 4, 1, 2, 5, 6, 2});
  this->expect("concat", {x, x}, P().number("axis", 0), {4, 1}, {1, 2, 1, 2});
}

TYPED_TEST(Movement, Split) {
  auto parts = this->evaluate(
      "split", {this->counting({2, 4})},
      Parameters<int64_t>().number("axis", 1).numbers("sizes", {1, 0, 3}));
  ASSERT_EQ(parts.size(), 3u);
  this->expectTensor(parts[0], {2, 1}, {1, 5});
  this->expectTensor(parts[1], {2, 0}, {});
  this->expectTensor(parts[2], {2, 3}, {2, 3, 4, 6, 7, 8});
}

TYPED_TEST(Movement, Reshape) {
  using P = Parameters<int64_t>;
  this->expect("reshape", {this->counting({2, 3})},
               P().numbers("shape", {3, 1, 2}), {3, 1, 2}, {1, 2, 3, 4, 5, 6});
  this->expect("reshape", {this->tensor({}, {7})}, P().numbers("shape", {1}),
               {1}, {7});
  EXPECT_EQ(this->refuse("reshape", {this->counting({6})},
                         P().numbers("shape", {1, 1, 1, 1, 1, 1, 1, 2, 3})),
            "a shape has at most 8 entries, found 9 [reshape_c2]");
}

TYPED_TEST(Movement, Slice) {
  using P = Parameters<int64_t>;
  P slice;
  slice.number("axis", 0)
      .number("start", 1)
      .number("size", 3)
      .number("step", 2);
  this->expect("slice", {this->counting({8})}, slice, {3}, {2, 4, 6});
  slice.number("start", 4);
  EXPECT_EQ(this->refuse("slice", {this->counting({8})}, slice),
            "the last element must lie in the operand [slice_c4]");
}

TYPED_TEST(Movement, Pad) {
  this->expect("pad", {this->counting({1, 2})},
               Parameters<int64_t>()
                   .numbers("low", {1, 0})
                   .numbers("high", {0, 1})
                   .real("value", 9),
               {2, 3}, {9, 9, 9, 1, 2, 9});
}

TYPED_TEST(Movement, Broadcast) {
  using P = Parameters<int64_t>;
  this->expect("broadcast", {this->counting({1, 2})},
               P().numbers("shape", {2, 2}), {2, 2}, {1, 2, 1, 2});
  this->expect("broadcast", {this->counting({2, 1})},
               P().numbers("shape", {2, 2}), {2, 2}, {1, 1, 2, 2});
  EXPECT_EQ(this->refuse("broadcast", {this->counting({2})},
                         P().numbers("shape", {4})),
            "dimension 0 must be 1 or keep its size [broadcast_c2]");
  // Of a second operand only the sizes count.
  this->expect("broadcast", {this->counting({1, 2}), this->counting({3, 5})},
               P().numbers("shape", {3, 2}), {3, 2}, {1, 2, 1, 2, 1, 2});
  for (std::initializer_list<int64_t> like :
       {std::initializer_list<int64_t>{4}, std::initializer_list<int64_t>{}})
    EXPECT_EQ(this->refuse("broadcast",
                           {this->counting({1, 2}), this->counting(like)},
                           P().numbers("shape", {3, 2})),
              "dimension 0 must keep its size or have that of `like` "
              "[broadcast_c3]");
}

// An index counts modulo the size of the axis.
TYPED_TEST(Movement, Gather) {
  using P = Parameters<int64_t>;
  this->expect("gather",
               {this->counting({3, 2}), this->tensor({2, 2}, {2, -1, 0, 4})},
               P().number("axis", 0), {2, 2, 2}, {5, 6, 5, 6, 1, 2, 3, 4});
  this->expect("gather", {this->counting({2, 3}), this->tensor({1}, {1})},
               P().number("axis", 1), {2, 1}, {2, 5});
}
