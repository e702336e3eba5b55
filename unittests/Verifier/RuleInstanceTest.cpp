//===- RuleInstanceTest.cpp - Tests of instances of rules -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Verifier/RuleInstance.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/DenseSet.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace taso;
using namespace taso::testing;

namespace {

pdl::PatternOp getLaw(StringRef name) { return RuleFile::getLaws().get(name); }

TEST(RuleInstance, DrawsWellTypedFunctionsOfEveryLaw) {
  for (pdl::PatternOp law : RuleFile::getLaws().getRules()) {
    std::vector<RuleInstance> instances = drawInstances(law);
    EXPECT_FALSE(instances.empty()) << law.getSymName()->str();
    for (RuleInstance &instance : instances) {
      EXPECT_TRUE(succeeded(verify(*instance.module)));
      EXPECT_EQ(instance.source.getFunctionType(),
                instance.target.getFunctionType());
    }
  }
}

TEST(RuleInstance, IsDeterministic) {
  std::vector<RuleInstance> first = drawInstances(getLaw("conv_add_kernels")),
                            second = drawInstances(getLaw("conv_add_kernels"));
  ASSERT_EQ(first.size(), 4u);
  ASSERT_EQ(second.size(), 4u);
  for (auto [a, b] : llvm::zip_equal(first, second))
    EXPECT_EQ(debugString(*a.module), debugString(*b.module));
  InstanceOptions other;
  other.seed = 2;
  EXPECT_NE(
      debugString(*drawInstances(getLaw("conv_add_kernels"), other)[0].module),
      debugString(*first[0].module));
}

TEST(RuleInstance, DrawsSeveralRanks) {
  std::set<int64_t> ranks;
  for (RuleInstance &instance : drawInstances(getLaw("mul_factor")))
    ranks.insert(cast<RankedTensorType>(instance.source.getArgumentTypes()[0])
                     .getRank());
  EXPECT_GE(ranks.size(), 3u);
}

/// Rows, the common dimension and columns of a product differ.
TEST(RuleInstance, PrefersDistinctSizes) {
  RuleInstance instance =
      std::move(drawInstances(getLaw("matmul_associate_right"))[0]);
  llvm::SmallDenseSet<int64_t> sizes;
  for (Type type : instance.source.getArgumentTypes())
    for (int64_t size : cast<RankedTensorType>(type).getShape().take_back(2))
      sizes.insert(size);
  EXPECT_GE(sizes.size(), 3u);
  EXPECT_FALSE(sizes.contains(1));
}

/// Most instances of this law have kernels of one size.
TEST(RuleInstance, AvoidsOperationsThatDoNothing) {
  for (RuleInstance &instance :
       drawInstances(getLaw("conv_share_image_enlarged"))) {
    ArrayRef<Type> types = instance.source.getArgumentTypes();
    EXPECT_NE(cast<RankedTensorType>(types[1]).getShape().take_back(2),
              cast<RankedTensorType>(types[2]).getShape().take_back(2));
  }
}

TEST(RuleInstance, HasNoneOfARuleThatCannotBeTested) {
  RuleFile file = RuleFile::fromText(R"(
    %x = pdl.operands
    %t = pdl.type
    %a = pdl.operation "taso.add"(%x : !pdl.range<value>) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %b = pdl.operation "taso.mul"(%x : !pdl.range<value>)
      pdl.replace %a with %b
    })");
  EXPECT_TRUE(drawInstances(file.get()).empty());
}

} // namespace
