//===- ConstantsTest.cpp - Values by hand ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

template <class S> class ConstantValues : public Values<S> {};
TYPED_TEST_SUITE(ConstantValues, Scalars);

TYPED_TEST(ConstantValues, Elements) {
  using P = Parameters<int64_t>;
  this->expect("const_pool", {},
               P().number("channels", 2).numbers("kernel", {2, 2}),
               {2, 1, 2, 2}, {.25, .25, .25, .25, .25, .25, .25, .25});
  this->expect("const_imm", {}, P().number("size", 2), {2, 2}, {1, 0, 0, 1});
  this->expect("const_one", {}, P().numbers("shape", {3}), {3}, {1, 1, 1});
  this->expect("const_zero", {}, P().numbers("shape", {3}), {3}, {0, 0, 0});
  this->expect(
      "const_iconv", {},
      P().number("channels", 2).number("groups", 1).numbers("kernel", {1, 3}),
      {2, 2, 1, 3}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0});
  this->expect(
      "const_iconv", {},
      P().number("channels", 2).number("groups", 2).numbers("kernel", {1, 1}),
      {2, 1, 1, 1}, {1, 1});
}

// What the constants are made for.
TYPED_TEST(ConstantValues, IdentityConvolution) {
  using P = Parameters<int64_t>;
  auto x = this->tensor({1, 2, 1, 2}, {1, 2, 3, 4});
  auto w = this->evaluate(
      "const_iconv", {},
      P().number("channels", 2).number("groups", 1).numbers("kernel", {3, 3}));
  this->expect("conv2d", {x, w[0]},
               convolutionParameters<int64_t>().numbers("pads", {1, 1, 1, 1}),
               {1, 2, 1, 2}, {1, 2, 3, 4});
}

TYPED_TEST(ConstantValues, AveragingConvolution) {
  using P = Parameters<int64_t>;
  auto x = this->tensor({1, 2, 1, 2}, {1, 2, 3, 4});
  auto w = this->evaluate("const_pool", {},
                          P().number("channels", 2).numbers("kernel", {1, 2}));
  this->expect("conv2d", {x, w[0]},
               convolutionParameters<int64_t>().number("groups", 2),
               {1, 2, 1, 1}, {1.5, 3.5});
}

TYPED_TEST(ConstantValues, Refusals) {
  using P = Parameters<int64_t>;
  EXPECT_EQ(this->refuse("const_imm", {}, P().number("size", 0)),
            "sizes must be positive [const_imm_c1]");
  EXPECT_EQ(this->refuse("const_iconv", {},
                         P().number("channels", 2)
                             .number("groups", 1)
                             .numbers("kernel", {2, 3})),
            "the kernel's height modulo 2: expected 1, found 0 "
            "[const_iconv_c3]");
}
