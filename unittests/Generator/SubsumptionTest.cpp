//===- SubsumptionTest.cpp - Tests of Subsumption.h -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Subsumption.h"

#include "GraphBuilder.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;
using namespace taso::generator;
using namespace taso::generator::test;

namespace {

class SubsumptionTest : public testing::Test {
protected:
  SubsumptionTest() {
    context.loadDialect<TASODialect, pdl::PDLDialect, func::FuncDialect>();
    auto rules = RuleSet::loadDefault(&context);
    if (succeeded(rules))
      matcher = std::make_unique<RuleMatcher>(*rules);
  }

  /// The name of the law, or an empty string.
  std::string find(const Candidate &candidate) {
    std::optional<unsigned> rule = findSubsuming(candidate, *matcher);
    return rule ? matcher->getRuleSet().getRules()[*rule].name : "";
  }

  MLIRContext context;
  std::unique_ptr<RuleMatcher> matcher;
};

const AttributeValues kPlain = attributes({}, {{"activation", "none"}});

/// mm(x, y) + mm(x, z) = mm(x, y + z), with the sum's operands in either order.
Candidate makeDistributivity(bool exchange) {
  Witness witness = {{Shape{2, 3}, Shape{3, 5}, Shape{3, 5}},
                     {kPlain, kPlain, {}},
                     {{}, kPlain}};
  GraphNode sum = {"add", {input(1), input(2)}};
  if (exchange)
    std::swap(sum.operands[0], sum.operands[1]);
  return {3,
          {{{"matmul", {input(0), input(1)}},
            {"matmul", {input(0), input(2)}},
            {"add", {node(0), node(1)}}},
           {node(2)}},
          {{sum, {"matmul", {input(0), node(0)}}}, {node(1)}},
          {witness}};
}

TEST_F(SubsumptionTest, FindsTheRule) {
  ASSERT_TRUE(matcher);
  EXPECT_EQ(find(makeDistributivity(false)), "matmul_add_rhs");
  EXPECT_EQ(find(makeDistributivity(true)), "matmul_add_rhs");
}

TEST_F(SubsumptionTest, AnotherTargetIsNoInstance) {
  ASSERT_TRUE(matcher);
  Candidate candidate = makeDistributivity(false);
  candidate.target.nodes[0].operands[1] = input(1);
  EXPECT_EQ(find(candidate), "");
}

TEST_F(SubsumptionTest, EveryWitnessCounts) {
  ASSERT_TRUE(matcher);
  Candidate candidate = makeDistributivity(false);
  candidate.witnesses.push_back(candidate.witnesses.front());
  EXPECT_EQ(find(candidate), "matmul_add_rhs");
  // No law is about products with a relu.
  AttributeValues relu = attributes({}, {{"activation", "relu"}});
  candidate.witnesses.back().source = {relu, relu, {}};
  EXPECT_EQ(find(candidate), "");
}

} // namespace
