//===- InstancesTest.cpp - Tests of Instances.h ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include "TASO/Dialect/Attributes.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Generator/Instances.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso::generator;
using namespace taso::generator::test;

namespace {

class InstancesTest : public testing::Test {
protected:
  InstancesTest() {
    context.loadDialect<taso::TASODialect, func::FuncDialect>();
    module = ModuleOp::create(UnknownLoc::get(&context));
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

/// split_1(relu(x)), with the parts exchanged.
const Graph kSplit = {{{"relu", {input(0)}, 1}, {"split", {node(0)}, 2}},
                      {node(1, 1), node(1, 0)}};
const std::vector<AttributeValues> kSplitAttributes = {
    {}, attributes({{"axis", {1}}, {"sizes", {2, 3}}})};

TEST_F(InstancesTest, InfersShapes) {
  auto shapes = inferShapes(kSplit, {Shape{7, 5}}, kSplitAttributes);
  ASSERT_TRUE(succeeded(shapes));
  const Shape &second = (*shapes)[1][1];
  ASSERT_EQ(second.size(), 2u);
  EXPECT_EQ(second[0], 7);
  EXPECT_EQ(second[1], 3);
}

TEST_F(InstancesTest, RefusesWhatIsIllTyped) {
  EXPECT_TRUE(failed(inferShapes(kSplit, {Shape{7, 6}}, kSplitAttributes)));
  EXPECT_TRUE(failed(
      buildFunction(*module, kSplit, {Shape{7, 6}}, kSplitAttributes, "f")));
  EXPECT_TRUE(module->getBody()->empty());
}

TEST_F(InstancesTest, BuildsFunctions) {
  auto function =
      buildFunction(*module, kSplit, {Shape{7, 5}}, kSplitAttributes, "f");
  ASSERT_TRUE(succeeded(function));
  EXPECT_TRUE(succeeded(verify(*module)));
  auto type = cast<RankedTensorType>(function->getResultTypes()[0]);
  EXPECT_EQ(type.getShape(), ArrayRef<int64_t>({7, 3}));
}

TEST_F(InstancesTest, BuildsConstantsAndIndices) {
  Graph graph = {{{"const_imm", {}, 1}, {"gather", {node(0), input(0)}, 1}},
                 {node(1)}};
  ASSERT_TRUE(succeeded(buildFunction(
      *module, graph, {Shape{2}},
      {attributes({{"size", {4}}}), attributes({{"axis", {0}}})}, "f")));
  EXPECT_TRUE(succeeded(verify(*module)));
}

/// What getSemanticAttributes reads is what makeAttributes wrote.
TEST_F(InstancesTest, KeywordsOfAllOperatorsRoundTrip) {
  unsigned keywords = 0;
  for (const taso::semantics::OperatorInfo &info :
       taso::semantics::getOperators())
    for (const taso::semantics::AttributeSpec &spec : info.attributes)
      for (std::string_view word : spec.words) {
        ++keywords;
        taso::semantics::OperatorInfo alone = info;
        alone.attributes = {spec};
        AttributeValues values;
        values.setKeyword(spec.name, std::string(word));
        DictionaryAttr made = taso::makeAttributes(&context, alone, values);
        ASSERT_TRUE(made) << info.name << " " << word;
        std::string error;
        auto read = taso::getSemanticAttributes<int64_t>(alone, made, error);
        ASSERT_TRUE(succeeded(read)) << error;
        EXPECT_EQ(read->keyword(spec.name), word);
      }
  EXPECT_GT(keywords, 0u);
  taso::semantics::OperatorInfo conv =
      *taso::semantics::getOperatorInfo("conv2d");
  EXPECT_FALSE(taso::makeAttributes(&context, conv, AttributeValues()));
}

} // namespace
