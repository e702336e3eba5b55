//===- MatMulTest.cpp - Values by hand ------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

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
