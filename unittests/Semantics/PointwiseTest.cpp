//===- PointwiseTest.cpp - Values by hand ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class PointwiseValues : public Values<S> {
protected:
  DenseTensor<S> vector(const std::vector<double> &values) {
    return this->tensor({int64_t(values.size())}, values);
  }
  void expectVector(std::string_view mnemonic,
                    const std::vector<DenseTensor<S>> &operands,
                    const std::vector<double> &values,
                    const Parameters<int64_t> &parameters = {}) {
    this->expect(mnemonic, operands, parameters, {int64_t(values.size())},
                 values);
  }
};
TYPED_TEST_SUITE(PointwiseValues, Scalars);

TYPED_TEST(PointwiseValues, Arithmetic) {
  auto x = this->vector({1, -2, 6}), y = this->vector({4, 0.5, 3});
  this->expectVector("add", {x, y}, {5, -1.5, 9});
  this->expectVector("sub", {x, y}, {-3, -2.5, 3});
  this->expectVector("mul", {x, y}, {4, -1, 18});
  this->expectVector("div", {x, y}, {0.25, -4, 2});
  this->expectVector("max", {x, y}, {4, 0.5, 6});
  this->expectVector("min", {x, y}, {1, -2, 3});
  this->expectVector("neg", {x}, {-1, 2, -6});
  this->expectVector("abs", {x}, {1, 2, 6});
  this->expectVector("relu", {x}, {1, 0, 6});
  this->expectVector("smul", {x, this->tensor({}, {3})}, {3, -6, 18});
}

TYPED_TEST(PointwiseValues, Clamp) {
  this->expectVector(
      "clamp", {this->vector({-3, 0.5, 9})}, {-1, 0.5, 2},
      Parameters<int64_t>().real("minimum", -1).real("maximum", 2));
}

TYPED_TEST(PointwiseValues, Symbols) {
  auto x = this->vector({0.25, 0.25, 4});
  for (auto mnemonic : {"sigmoid", "tanh", "exp", "sqrt", "rsqrt", "erf"}) {
    auto y = this->evaluate(mnemonic, {x})[0].values();
    EXPECT_TRUE(y[0] == y[1]) << mnemonic;
    EXPECT_FALSE(y[0] == y[2]) << mnemonic;
  }
}

// rsqrt is the reciprocal of sqrt, whatever the field makes of sqrt.
TYPED_TEST(PointwiseValues, RsqrtIsTheReciprocalOfSqrt) {
  auto x = this->vector({0.25, 3, 4});
  auto root = this->evaluate("sqrt", {x})[0];
  this->expectVector("mul", {root, this->evaluate("rsqrt", {x})[0]}, {1, 1, 1});
}

TYPED_TEST(PointwiseValues, RefusesUnequalShapes) {
  auto x = this->vector({1, 2}), y = this->vector({1});
  for (std::string mnemonic : {"add", "sub", "mul", "div", "max", "min"})
    EXPECT_EQ(this->refuse(mnemonic, {x, y}),
              "dimension 0 of the second operand: expected 2, found 1 [" +
                  mnemonic + "_c1]");
  EXPECT_EQ(this->refuse("smul", {x, y}),
            "the scalar: expected rank 0, found rank 1 [smul_c1]");
}

namespace {

class Functions : public Values<double> {
protected:
  double apply(std::string_view mnemonic, double value,
               const Parameters<int64_t> &parameters = {}) {
    return evaluate(mnemonic, {tensor({}, {value})}, parameters)[0]();
  }
};

TEST_F(Functions, InFloatingPoint) {
  EXPECT_DOUBLE_EQ(apply("sigmoid", 0), 0.5);
  EXPECT_DOUBLE_EQ(apply("sigmoid", 1), 1 / (1 + std::exp(-1.0)));
  EXPECT_DOUBLE_EQ(apply("tanh", 0.5), 0.46211715726000976);
  EXPECT_DOUBLE_EQ(apply("exp", 1), 2.718281828459045);
  EXPECT_DOUBLE_EQ(apply("sqrt", 9), 3);
  EXPECT_DOUBLE_EQ(apply("rsqrt", 4), 0.5);
  EXPECT_DOUBLE_EQ(apply("erf", 0.5), 0.5204998778130465);
}

TEST_F(Functions, Gelu) {
  Parameters<int64_t> exact, byTanh;
  exact.keyword("approximate", "none");
  byTanh.keyword("approximate", "tanh");
  EXPECT_NEAR(apply("gelu", 1, exact), 0.8413447460685429, 1e-14);
  EXPECT_NEAR(apply("gelu", 1, byTanh), 0.8411919906082768, 1e-14);
  EXPECT_EQ(apply("gelu", 0, exact), 0);
  EXPECT_NEAR(apply("gelu", -2, exact), -0.04550026389635842, 1e-14);
}

TEST_F(Functions, NaNStays) {
  double nan = std::numeric_limits<double>::quiet_NaN();
  for (auto mnemonic : {"relu", "abs", "neg", "exp", "tanh"})
    EXPECT_TRUE(std::isnan(apply(mnemonic, nan))) << mnemonic;
}

class Exact : public Values<FieldElement> {};

TEST_F(Exact, DivisionByZeroIsUndefined) {
  auto quotient =
      evaluate("div", {tensor({1}, {1}), tensor({1}, {0})})[0].values();
  EXPECT_FALSE(quotient[0].isDefined());
}

TEST_F(Exact, AThirdTimesThreeIsOne) {
  auto third = evaluate("div", {tensor({1}, {1}), tensor({1}, {3})})[0];
  expect("mul", {third, tensor({1}, {3})}, {}, {1}, {1});
}

} // namespace
