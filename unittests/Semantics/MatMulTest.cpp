//===- MatMulTest.cpp - Values by hand ------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "TASO/Semantics/MatMul.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class MatMulValues : public Values<S> {};
TYPED_TEST_SUITE(MatMulValues, Scalars);

static Parameters<int64_t> activation(std::string keyword) {
  return Parameters<int64_t>().keyword("activation", std::move(keyword));
}

TYPED_TEST(MatMulValues, RankTwo) {
  this->expect(
      "matmul",
      {this->tensor({2, 2}, {1, 2, 3, 4}), this->tensor({2, 2}, {5, 6, 7, 8})},
      activation("none"), {2, 2}, {19, 22, 43, 50});
}

TYPED_TEST(MatMulValues, BatchesMeetTheirOwn) {
  this->expect("matmul",
               {this->tensor({2, 1, 2}, {1, 2, 3, 4}),
                this->tensor({2, 2, 1}, {5, 6, 7, 8})},
               activation("none"), {2, 1, 1}, {17, 53});
}

TYPED_TEST(MatMulValues, ASecondOperandOfRankTwoIsShared) {
  this->expect(
      "matmul",
      {this->tensor({2, 1, 2}, {1, 2, 3, 4}), this->tensor({2, 1}, {5, 6})},
      activation("none"), {2, 1, 1}, {17, 39});
}

TYPED_TEST(MatMulValues, AnEmptySumIsZero) {
  this->expect("matmul", {this->tensor({1, 0}, {}), this->tensor({0, 2}, {})},
               activation("none"), {1, 2}, {0, 0});
}

TYPED_TEST(MatMulValues, AppliesTheActivation) {
  this->expect("matmul",
               {this->tensor({1, 1}, {-3}), this->tensor({1, 2}, {2, -2})},
               activation("relu"), {1, 2}, {0, 6});
}

TYPED_TEST(MatMulValues, RefusesUnequalDepth) {
  EXPECT_EQ(
      this->refuse("matmul",
                   {this->tensor({1, 2}, {1, 2}), this->tensor({1, 2}, {1, 2})},
                   activation("none")),
      "rows of the second operand: expected 2, found 1 [matmul_c4]");
}

// What reads dense tensors at constant distances adds the same products in the same
// order as the definition.
TYPED_TEST(MatMulValues, SumsOfProductsHaveTheBitsOfTheDefinition) {
  using A = Concrete<TypeParam>;
  std::vector<double> values;
  for (int i = 0; i < 2 * 7 * 3; ++i)
    values.push_back(std::ldexp(1 + i, (i * 5) % 11 - 5));
  auto x = this->tensor({2, 3, 7}, values), y = this->tensor({2, 7, 3}, values);
  A a;
  for (int64_t batch = 0; batch < 2; ++batch)
    for (int64_t row = 0; row < 3; ++row)
      for (int64_t column = 0; column < 3; ++column) {
        typename A::IndexList left{batch, row, 0}, right{batch, 0, column};
        EXPECT_EQ(sumOfProducts(a, 7, x, left, 2, y, right, 1),
                  sumOfProducts<A>(a, 7, x, left, 2, y, right, 1));
      }
}
