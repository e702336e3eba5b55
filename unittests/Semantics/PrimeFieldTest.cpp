//===- PrimeFieldTest.cpp -------------------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Support/PrimeField.h"

#include "gtest/gtest.h"

using taso::FieldElement;

TEST(PrimeField, DyadicDoublesAreExact) {
  FieldElement half = FieldElement::fromDouble(0.5);
  EXPECT_EQ(half + half, FieldElement::fromInteger(1));
  EXPECT_EQ(FieldElement::fromDouble(-0.75) * FieldElement::fromInteger(4),
            FieldElement::fromInteger(-3));
}

TEST(PrimeField, InverseTimesElementIsOne) {
  for (int64_t n : {1, 2, 3, 7, 12345, -9})
    EXPECT_EQ(FieldElement::fromInteger(n).inverse() *
                  FieldElement::fromInteger(n),
              FieldElement::fromInteger(1));
}

TEST(PrimeField, DivisionByZeroPoisons) {
  FieldElement poison = FieldElement().inverse();
  EXPECT_FALSE(poison.isDefined());
  EXPECT_FALSE((poison * FieldElement()).isDefined());
  EXPECT_FALSE((poison + FieldElement::fromInteger(1)).isDefined());
}

TEST(PrimeField, NegationOfZeroIsZero) {
  EXPECT_EQ(-FieldElement(), FieldElement());
  EXPECT_EQ(FieldElement::fromInteger(5) - FieldElement::fromInteger(5),
            FieldElement());
}
