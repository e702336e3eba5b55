//===- UndoRewriterTest.cpp - Taking rewrites back ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFixture.h"

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Rules/RootFinder.h"
#include "TASO/Rules/UndoRewriter.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace taso;

namespace {

using UndoRewriterTest = RuleFixture;

/// The second product waits for an operand behind the first one's user.
constexpr const char *kMergeable = R"(
func.func @f(%x: tensor<4x4xf32>, %v: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = taso.matmul %x, %v : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = taso.relu %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %w = taso.tanh %v : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = taso.matmul %x, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = taso.add %r, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
})";

TEST_F(UndoRewriterTest, AMatchIsAppliedSortedAndTakenBack) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(kMergeable);
  std::string before = print(*module);
  std::vector<Match> matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  UndoRewriter rewriter(body(*module));
  for (int round = 0; round < 2; ++round) {
    UndoRewriter::Mark mark = rewriter.mark();
    ASSERT_EQ(matcher.apply(matches[0], rewriter), Refusal::None);
    rewriter.restoreOrder(mark);
    EXPECT_TRUE(succeeded(verify(*module)));
    EXPECT_FALSE(rewriter.isAlive(matches[0].ops[0]));
    EXPECT_NE(print(*module), before);
    rewriter.undoTo(mark);
    EXPECT_TRUE(rewriter.isAlive(matches[0].ops[0]));
    EXPECT_EQ(print(*module), before);
  }
}

TEST_F(UndoRewriterTest, AttributesAndOperandsComeBack) {
  auto module = parse(kMergeable);
  std::string before = print(*module);
  Block &block = body(*module);
  UndoRewriter rewriter(block);
  auto product = cast<MatMulOp>(block.front());
  rewriter.modifyOpInPlace(product, [&] {
    product.setActivation(Activation::Relu);
    product->setOperand(0, product->getOperand(1));
  });
  EXPECT_NE(print(*module), before);
  rewriter.undoTo(0);
  EXPECT_EQ(print(*module), before);
}

TEST_F(UndoRewriterTest, RootsAreFoundFromEveryOperationOfAMatch) {
  auto rules = load(kMergeMatmuls);
  RuleMatcher matcher(rules);
  auto module = parse(kMergeable);
  std::vector<Match> matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  RootFinder finder(*rules, RuleSelection::All);
  for (Operation *op : matches[0].ops) {
    llvm::SetVector<Operation *> roots;
    finder.find({op}, roots);
    EXPECT_TRUE(roots.contains(matches[0].root));
  }
  // No edge of the pattern leads from a relu to a product.
  llvm::SetVector<Operation *> roots;
  finder.find({*body(*module).getOps<ReluOp>().begin()}, roots);
  EXPECT_TRUE(roots.empty());
}

// Each step of the pattern may be taken 256 times, which makes 256^4 ways to its
// root: to follow them one by one would take for ever.
TEST_F(UndoRewriterTest, RootsAreFoundWhereManyWaysLeadToThem) {
  auto rules = load(R"(
pdl.pattern @chain : benefit(1) {
  %x = pdl.operand
  %axis = pdl.attribute
  %ta = pdl.type
  %a = pdl.operation "taso.concat"(%x, %x : !pdl.value, !pdl.value) {"axis" = %axis} -> (%ta : !pdl.type)
  %ra = pdl.result 0 of %a
  %tb = pdl.type
  %b = pdl.operation "taso.concat"(%ra, %x : !pdl.value, !pdl.value) {"axis" = %axis} -> (%tb : !pdl.type)
  %rb = pdl.result 0 of %b
  %tc = pdl.type
  %c = pdl.operation "taso.concat"(%rb, %x : !pdl.value, !pdl.value) {"axis" = %axis} -> (%tc : !pdl.type)
  %rc = pdl.result 0 of %c
  %td = pdl.type
  %d = pdl.operation "taso.concat"(%rc, %x : !pdl.value, !pdl.value) {"axis" = %axis} -> (%td : !pdl.type)
  %rd = pdl.result 0 of %d
  %te = pdl.type
  %e = pdl.operation "taso.concat"(%rd, %x : !pdl.value, !pdl.value) {"axis" = %axis} -> (%te : !pdl.type)
  pdl.rewrite %e {
    pdl.replace %e with (%x : !pdl.value)
  }
})");
  RootFinder finder(*rules, RuleSelection::All);
  auto module = parse("func.func @f(%x: tensor<0xf32>) { return }");
  Block &block = body(*module);
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  Value last = block.getArgument(0);
  SmallVector<Operation *> concats;
  for (unsigned i = 0; i < 6; ++i) {
    last = ConcatOp::create(builder, module->getLoc(), last.getType(),
                            SmallVector<Value>(256, last), 0);
    concats.push_back(last.getDefiningOp());
  }
  llvm::SetVector<Operation *> roots;
  finder.find(concats, roots);
  EXPECT_EQ(roots.size(), concats.size());
}

} // namespace
