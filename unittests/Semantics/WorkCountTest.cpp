//===- WorkCountTest.cpp - Scalar operations ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

namespace {

using P = Parameters<int64_t>;

double count(std::string_view mnemonic, const std::vector<Shape> &operands,
             const P &parameters = {}) {
  WorkCount algebra;
  std::vector<WorkCount::Tensor> tensors;
  for (const Shape &shape : operands)
    tensors.push_back(WorkCount::Tensor(toList(shape)));
  run(algebra, mnemonic, tensors, parameters);
  EXPECT_EQ(algebra.getError(), "");
  return algebra.getTotal();
}

// A multiplication and an addition for each element under the kernel.
TEST(WorkCountTest, Convolution) {
  EXPECT_EQ(count("conv2d", {{2, 6, 8, 8}, {4, 3, 3, 2}},
                  convolutionParameters<int64_t>().number("groups", 2)),
            2.0 * (2 * 4 * 6 * 7) * 3 * 3 * 2);
  // Padding counts as if it were image.
  EXPECT_EQ(
      count("conv2d", {{1, 1, 4, 4}, {1, 1, 3, 3}},
            convolutionParameters<int64_t>().numbers("pads", {1, 1, 1, 1})),
      2.0 * 16 * 9);
}

TEST(WorkCountTest, BiasAndActivationAreOneEach) {
  auto conv = convolutionParameters<int64_t>();
  double plain = count("conv2d", {{1, 1, 4, 4}, {2, 1, 1, 1}}, conv);
  conv.keyword("activation", "relu");
  EXPECT_EQ(count("conv2d", {{1, 1, 4, 4}, {2, 1, 1, 1}, {2}}, conv),
            plain + 2 * 32);
}

TEST(WorkCountTest, MatrixProduct) {
  P none;
  none.keyword("activation", "none");
  EXPECT_EQ(count("matmul", {{5, 7}, {7, 3}}, none), 2.0 * 5 * 3 * 7);
  EXPECT_EQ(count("matmul", {{4, 5, 7}, {7, 3}}, none), 2.0 * 4 * 5 * 3 * 7);
  // Sizes whose product is beyond 64 bits.
  EXPECT_EQ(count("matmul", {{1 << 30, 1 << 30}, {1 << 30, 1 << 30}}, none),
            std::ldexp(1.0, 91));
}

TEST(WorkCountTest, Pointwise) {
  for (auto mnemonic : {"relu", "sigmoid", "exp", "neg"})
    EXPECT_EQ(count(mnemonic, {{4, 5}}), 20) << mnemonic;
  for (auto mnemonic : {"add", "sub", "mul", "max"})
    EXPECT_EQ(count(mnemonic, {{4, 5}, {4, 5}}), 20) << mnemonic;
}

TEST(WorkCountTest, Windows) {
  EXPECT_EQ(count("pool2d_max", {{1, 2, 4, 4}},
                  windowParameters<int64_t>().numbers("kernel", {2, 2})),
            18.0 * 4);
}

TEST(WorkCountTest, MovingIsFree) {
  EXPECT_EQ(count("transpose", {{4, 5}}, P().numbers("perm", {1, 0})), 0);
  EXPECT_EQ(count("concat", {{4}, {5}}, P().number("axis", 0)), 0);
  EXPECT_EQ(count("reshape", {{4, 5}}, P().numbers("shape", {20})), 0);
}

} // namespace
