//===- FusedMergesTest.cpp - Merges with what follows ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/FusedMerges.h"
#include "Laws.h"
#include "TASO/Rules/Equation.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace taso;
using namespace taso::generator;

namespace {

using Rules = std::vector<OwningOpRef<pdl::PatternOp>>;

class FusedMergesTest : public LawsTest {
protected:
  std::string print(pdl::PatternOp rule) {
    EXPECT_TRUE(succeeded(verify(rule)));
    RuleEquation equation = getEquation(rule);
    std::string text = equation.source + " = " + equation.target;
    for (const std::string &condition : equation.conditions)
      text += ", " + condition;
    return text;
  }

  std::vector<std::string> print(const Rules &rules) {
    std::vector<std::string> equations;
    for (const auto &rule : rules)
      equations.push_back(print(*rule));
    return equations;
  }
};

// What is derived from a law is the law that was written by hand.
TEST_F(FusedMergesTest, AddsABiasToEachProduct) {
  std::vector<std::string> rules =
      print(deriveFusedMerges(getLaw("matmul_share_lhs")));
  EXPECT_EQ(rules, std::vector{print(getLaw("matmul_add_share_lhs"))});
}

TEST_F(FusedMergesTest, GivesConvolutionsTheBiasThatTheyMayHave) {
  std::vector<std::string> rules =
      print(deriveFusedMerges(getLaw("conv_share_image")));
  EXPECT_EQ(rules, std::vector{print(getLaw("conv_bias_share_image"))});
  // A kernel that is made larger, and a side condition, stay as they are.
  rules = print(deriveFusedMerges(getLaw("conv_share_image_enlarged")));
  EXPECT_EQ(rules,
            std::vector{print(getLaw("conv_bias_share_image_enlarged"))});
}

TEST_F(FusedMergesTest, PutsAnActivationBehindEachSum) {
  std::vector<std::string> rules =
      print(deriveActivatedMerges(getLaw("matmul_add_share_lhs")));
  std::vector<std::string> expected;
  for (StringRef name : {"relu", "sigmoid", "tanh"})
    expected.push_back(print(getLaw(("matmul_add_share_lhs_" + name).str())));
  EXPECT_EQ(rules, expected);
}

TEST_F(FusedMergesTest, LeavesOtherRulesAlone) {
  // One root, no merge, a merge that has its bias, and no sum to follow.
  for (StringRef law : {"relu_relu", "slice_add", "matmul_associate_left",
                        "conv_bias_share_image"}) {
    EXPECT_TRUE(deriveFusedMerges(getLaw(law)).empty()) << law.str();
    EXPECT_TRUE(deriveActivatedMerges(getLaw(law)).empty()) << law.str();
  }
  EXPECT_TRUE(deriveActivatedMerges(getLaw("matmul_share_lhs")).empty());
}

} // namespace
