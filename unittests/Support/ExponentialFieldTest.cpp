//===- ExponentialFieldTest.cpp - Tests of ExponentialField.h -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/ExponentialField.h"

#include "gtest/gtest.h"

#include <limits>
#include <vector>

using taso::ExponentialElement;

namespace {

/// Zero, one, the largest residues, and arbitrary ones.
std::vector<ExponentialElement> makeElements() {
  constexpr uint32_t kP = ExponentialElement::kBasePrime;
  constexpr uint32_t kQ = ExponentialElement::kExponentPrime;
  std::vector<ExponentialElement> elements = {
      ExponentialElement::fromInteger(0),
      ExponentialElement::fromInteger(1),
      ExponentialElement::fromInteger(-1),
      {kP - 1, kQ - 1, -1},
      {kP - 2, 1, 3}};
  for (uint64_t i = 0; i < 8; ++i) {
    uint64_t random = ExponentialElement::mix(i);
    elements.push_back({uint32_t(random), uint32_t(random >> 32), 0.5 * i});
  }
  return elements;
}

const auto kZero = ExponentialElement::fromInteger(0);
const auto kOne = ExponentialElement::fromInteger(1);

TEST(ExponentialFieldTest, IsAField) {
  std::vector<ExponentialElement> elements = makeElements();
  for (ExponentialElement a : elements) {
    EXPECT_EQ(a + kZero, a);
    EXPECT_EQ(a * kOne, a);
    EXPECT_EQ(a + -a, kZero);
    EXPECT_EQ(a - a, kZero);
    if (!(a == kZero)) {
      EXPECT_EQ(a * a.inverse(), kOne);
    }
    for (ExponentialElement b : elements) {
      EXPECT_EQ(a + b, b + a);
      EXPECT_EQ(a * b, b * a);
      EXPECT_EQ(a - b, a + -b);
      for (ExponentialElement c : elements) {
        EXPECT_EQ((a + b) + c, a + (b + c));
        EXPECT_EQ((a * b) * c, a * (b * c));
        EXPECT_EQ(a * (b + c), a * b + a * c);
      }
    }
  }
}

TEST(ExponentialFieldTest, AgreesWithIntegers) {
  for (int64_t a : {-7, -1, 0, 2, 1'000'003})
    for (int64_t b : {-5, 0, 3, 65'537}) {
      auto x = ExponentialElement::fromInteger(a);
      auto y = ExponentialElement::fromInteger(b);
      EXPECT_EQ(x + y, ExponentialElement::fromInteger(a + b));
      EXPECT_EQ(x * y, ExponentialElement::fromInteger(a * b));
      EXPECT_EQ((x * y).getOrder(), double(a) * double(b));
    }
}

TEST(ExponentialFieldTest, HasExponentials) {
  EXPECT_EQ(kZero.exp(1), kOne);
  std::vector<ExponentialElement> elements = makeElements();
  for (ExponentialElement a : elements) {
    EXPECT_EQ(a.exp(0) * (-a).exp(0), kOne);
    EXPECT_FALSE(a.exp(0) == kZero);
    for (ExponentialElement b : elements)
      EXPECT_EQ((a + b).exp(0), a.exp(0) * b.exp(0));
  }
  EXPECT_FALSE(kOne.exp(0) == kOne);
}

TEST(ExponentialFieldTest, ReadsDyadicRationals) {
  auto two = ExponentialElement::fromInteger(2);
  EXPECT_EQ(ExponentialElement::fromDouble(0), kZero);
  EXPECT_EQ(ExponentialElement::fromDouble(-3),
            ExponentialElement::fromInteger(-3));
  EXPECT_EQ(ExponentialElement::fromDouble(0.5) * two, kOne);
  EXPECT_EQ(ExponentialElement::fromDouble(0.75),
            ExponentialElement::fromDouble(0.5) +
                ExponentialElement::fromDouble(0.25));
  EXPECT_EQ(ExponentialElement::fromDouble(0x1p-70) *
                ExponentialElement::fromDouble(0x1p70),
            kOne);
  EXPECT_EQ(ExponentialElement::fromDouble(-0.625).getOrder(), -0.625);
  // The other residue as well: exp reads it.
  auto half = ExponentialElement::fromDouble(0.5);
  EXPECT_EQ(half.exp(0) * half.exp(0), kOne.exp(0));
}

TEST(ExponentialFieldTest, UndefinedPoisons) {
  auto undefined = ExponentialElement::undefined();
  EXPECT_FALSE(undefined.isDefined());
  EXPECT_FALSE(kZero.inverse().isDefined());
  EXPECT_FALSE(
      ExponentialElement::fromDouble(std::numeric_limits<double>::infinity())
          .isDefined());
  for (ExponentialElement a : makeElements()) {
    EXPECT_TRUE(a.isDefined());
    EXPECT_FALSE((a + undefined).isDefined());
    EXPECT_FALSE((undefined - a).isDefined());
    EXPECT_FALSE((a * undefined).isDefined());
    EXPECT_FALSE(a == undefined);
  }
  EXPECT_FALSE((-undefined).isDefined());
  EXPECT_FALSE(undefined.inverse().isDefined());
  EXPECT_FALSE(undefined.exp(1).isDefined());
  EXPECT_FALSE(undefined.applyRandom(0, 1).isDefined());
}

TEST(ExponentialFieldTest, RandomFunctionsDependOnTheResidueAlone) {
  ExponentialElement a(5, 6, 1.0), b(5, 7, 2.0);
  EXPECT_EQ(a.applyRandom(1, 0), b.applyRandom(1, 0));
  EXPECT_FALSE(a.applyRandom(1, 0) == a.applyRandom(2, 0));
}

/// The table holds what is computed otherwise, and nothing else is taken from
/// it.
TEST(ExponentialFieldTest, InversesByTableAreTheSame) {
  auto expectSame = [](ExponentialElement value) {
    ExponentialElement computed = value.inverse();
    ExponentialElement found = value.inverseByTable();
    EXPECT_EQ(found, computed);
    EXPECT_EQ(found.isDefined(), computed.isDefined());
    if (!computed.isDefined())
      return;
    EXPECT_EQ(found.getOrder(), computed.getOrder());
    // The other residue shows in an exponential.
    EXPECT_EQ(found.exp(1), computed.exp(1));
  };
  for (int i = -3; i < 100; ++i)
    expectSame(ExponentialElement::fromInteger(i));
  expectSame(ExponentialElement(9, 9, -0.5));
  expectSame(ExponentialElement(9, 10, 2.0));
  expectSame(ExponentialElement::undefined());
}

} // namespace
