//===- RuleMatcherTest.cpp - Listing and applying -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several of these are public reports of PDL rewriting gone wrong.
//
//===----------------------------------------------------------------------===//

#include "RuleFixture.h"

#include <chrono>
#include <ctime>

using namespace mlir;
using namespace taso;

namespace {

using RuleMatcherTest = RuleFixture;

constexpr const char *kMatrix = "tensor<4x4xf32>";

/// `%r = taso.op %operands` on 4x4 matrices.
std::string line(const std::string &result, const std::string &op,
                 const std::vector<std::string> &operands) {
  std::string names, types;
  for (const std::string &operand : operands) {
    names += (names.empty() ? "%" : ", %") + operand;
    types += (types.empty() ? "" : ", ") + std::string(kMatrix);
  }
  return "%" + result + " = taso." + op + " " + names + " : (" + types +
         ") -> " + kMatrix + "\n";
}

std::string function(const std::string &lines, const std::string &result) {
  return "func.func @f(%x: tensor<4x4xf32>, %v: tensor<4x4xf32>, "
         "%w: tensor<4x4xf32>) -> tensor<4x4xf32> {\n" +
         lines + "return %" + result + " : tensor<4x4xf32>\n}";
}

// llvm-project issue 95522: both operations of the pattern bound one.
TEST_F(RuleMatcherTest, OneOperationIsNotTwo) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(function(line("a", "matmul", {"x", "v"}), "a"));
  EXPECT_TRUE(collect(matcher, body(*module)).empty());
}

TEST_F(RuleMatcherTest, SymmetricMatchesComeOnce) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(function(
      line("a", "matmul", {"x", "v"}) + line("b", "matmul", {"x", "w"}) +
          line("c", "matmul", {"x", "x"}) + line("d", "add", {"a", "b"}) +
          line("e", "add", {"c", "d"}),
      "e"));
  // Three pairs, each once, although %x is used twice by %c.
  EXPECT_EQ(collect(matcher, body(*module)).size(), 3u);
  EXPECT_GT(matcher.getStatistics().duplicates, 0u);
}

// pytorch/xla issue 6607: an operand is defined between the roots.
TEST_F(RuleMatcherTest, SortsAfterwards) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(function(
      line("a", "matmul", {"x", "v"}) + line("u", "relu", {"w"}) +
          line("b", "matmul", {"x", "u"}) + line("c", "add", {"a", "b"}),
      "c"));
  auto matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  EXPECT_EQ(matcher.apply(matches[0]), Refusal::None);
  EXPECT_TRUE(succeeded(verify(*module))) << print(*module);
  EXPECT_EQ(body(*module).getOperations().size(), 6u) << print(*module);
  EXPECT_EQ(matcher.getStatistics().applied, 1u);
}

TEST_F(RuleMatcherTest, RefusesCyclesBeforeMutation) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(function(line("a", "matmul", {"x", "v"}) +
                                   line("u", "relu", {"a"}) +
                                   line("b", "matmul", {"x", "u"}),
                               "b"));
  std::string before = print(*module);
  auto matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  EXPECT_EQ(matcher.apply(matches[0]), Refusal::Cycle);
  EXPECT_EQ(print(*module), before);
  EXPECT_EQ(matcher.getStatistics().rules[0].refused[unsigned(Refusal::Cycle)],
            1u);
}

// llvm-project issue 89940: types that cannot be inferred.
TEST_F(RuleMatcherTest, CountsIllTypedTargets) {
  RuleMatcher matcher(load(kMergeMatmuls));
  // The split in the rule is by 4 and 4, here the widths are 4 and 5.
  auto module = parse(R"(
func.func @f(%x: tensor<4x4xf32>, %v: tensor<4x4xf32>, %w: tensor<4x5xf32>) -> (tensor<4x4xf32>, tensor<4x5xf32>) {
  %a = taso.matmul %x, %v : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = taso.matmul %x, %w : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %a, %b : tensor<4x4xf32>, tensor<4x5xf32>
})");
  EXPECT_TRUE(collect(matcher, body(*module)).empty());
  EXPECT_GT(matcher.getStatistics().refused[unsigned(Refusal::IllTyped)], 0u);
}

TEST_F(RuleMatcherTest, RefusesStaleMatches) {
  RuleMatcher matcher(load(kMergeMatmuls));
  auto module = parse(function(line("a", "matmul", {"x", "v"}) +
                                   line("b", "matmul", {"x", "w"}) +
                                   line("c", "add", {"a", "b"}),
                               "c"));
  auto matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  matches[0].ops[1]->setOperand(0, matches[0].ops[1]->getOperand(1));
  EXPECT_EQ(matcher.apply(matches[0]), Refusal::Stale);
}

const char *const kThere = R"(
pdl.pattern @there : benefit(1) {
  %x = pdl.operand
  %y = pdl.operand
  %t = pdl.type
  %a = pdl.operation "taso.sub"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %a {
    %n = pdl.operation "taso.neg"(%y : !pdl.value)
    %rn = pdl.result 0 of %n
    %s = pdl.operation "taso.add"(%x, %rn : !pdl.value, !pdl.value)
    %rs = pdl.result 0 of %s
    pdl.replace %a with (%rs : !pdl.value)
  }
})";
const char *const kBack = R"(
pdl.pattern @back : benefit(1) {
  %x = pdl.operand
  %y = pdl.operand
  %t = pdl.type
  %n = pdl.operation "taso.neg"(%y : !pdl.value) -> (%t : !pdl.type)
  %rn = pdl.result 0 of %n
  %u = pdl.type
  %s = pdl.operation "taso.add"(%x, %rn : !pdl.value, !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %s {
    %a = pdl.operation "taso.sub"(%x, %y : !pdl.value, !pdl.value)
    %ra = pdl.result 0 of %a
    pdl.replace %s with (%ra : !pdl.value)
  }
})";

// triton issue 1670: rules that undo each other give the same graph again.
TEST_F(RuleMatcherTest, InverseRulesComeBack) {
  RuleMatcher matcher(load(std::string(kThere) + kBack));
  auto module = parse(function(line("a", "sub", {"x", "v"}), "a"));
  std::string before = print(*module);
  for (unsigned rule : {0u, 1u}) {
    auto matches = collect(matcher, body(*module));
    ASSERT_EQ(matches.size(), 1u);
    EXPECT_EQ(matches[0].rule, rule);
    EXPECT_EQ(matcher.apply(matches[0]), Refusal::None);
  }
  EXPECT_EQ(print(*module), before);
}

TEST_F(RuleMatcherTest, TriesBothOrdersOfASum) {
  RuleMatcher matcher(load(kBack));
  EXPECT_EQ(matcher.getRuleSet().getVariants().size(), 2u);
  auto module = parse(
      function(line("n", "neg", {"v"}) + line("a", "add", {"n", "x"}), "a"));
  auto matches = collect(matcher, body(*module));
  ASSERT_EQ(matches.size(), 1u);
  EXPECT_EQ(matcher.apply(matches[0]), Refusal::None);
  EXPECT_EQ(body(*module).getOperations().size(), 2u) << print(*module);
}

/// Three operations on one value.
std::string threeRoots() {
  std::string text = "pdl.pattern @three : benefit(1) {\n  %x = pdl.operand\n";
  for (std::string i : {"0", "1", "2"})
    text += "%w" + i + " = pdl.operand\n%t" + i + " = pdl.type\n%a" + i +
            " = pdl.operation \"taso.sub\"(%x, %w" + i +
            " : !pdl.value, !pdl.value) -> (%t" + i + " : !pdl.type)\n";
  text += "pdl.rewrite %a0 {\n";
  for (std::string i : {"0", "1", "2"})
    text += "%b" + i + " = pdl.operation \"taso.sub\"(%x, %w" + i +
            " : !pdl.value, !pdl.value)\n%r" + i + " = pdl.result 0 of %b" + i +
            "\n";
  for (std::string i : {"0", "1", "2"})
    text += "pdl.replace %a" + i + " with (%r" + i + " : !pdl.value)\n";
  return text + "}\n}";
}

// tt-mlir issue 8442: a value with 300 users and a rule with three roots would
// give 27 million matches. Only neighbours match there, in rows of three.
TEST_F(RuleMatcherTest, HubsAreCut) {
  std::string lines = line("s0", "sub", {"x", "w"});
  for (int i = 1; i < 300; ++i)
    lines += line("s" + std::to_string(i), "sub",
                  {"x", "s" + std::to_string(i - 1)});
  auto module = parse(function(lines, "s299"));
  RuleMatcher matcher(load(threeRoots()));
  // All triples of users would take hours; processor time does not depend on what
  // else the machine does.
  std::clock_t start = std::clock();
  EXPECT_EQ(collect(matcher, body(*module)).size(), 298u);
  EXPECT_LT(double(std::clock() - start) / CLOCKS_PER_SEC, 30.0);
  EXPECT_EQ(matcher.getStatistics().refused[unsigned(Refusal::TooWide)], 0u);

  LoweringOptions narrow;
  narrow.maxHub = 299;
  RuleMatcher cut(load(threeRoots(), narrow));
  EXPECT_TRUE(collect(cut, body(*module)).empty());
  EXPECT_GT(cut.getStatistics().refused[unsigned(Refusal::TooWide)], 0u);
}

TEST_F(RuleMatcherTest, ThreeRootsWithinTheBound) {
  std::string lines = line("s0", "sub", {"x", "w"});
  for (int i = 1; i < 5; ++i)
    lines += line("s" + std::to_string(i), "sub", {"x", "v"});
  auto module = parse(function(lines, "s4"));
  RuleMatcher matcher(load(threeRoots()));
  // 5 choose 3: each set once.
  EXPECT_EQ(collect(matcher, body(*module)).size(), 10u);
}

/// A residual network of about 200 operators, for the time of one collect.
TEST_F(RuleMatcherTest, TimeOfTheShippedRules) {
  auto rules = RuleSet::loadDefault(&context);
  ASSERT_TRUE(succeeded(rules));
  std::string lines = line("y0", "relu", {"x"});
  for (int i = 0; i < 50; ++i) {
    std::string in = "y" + std::to_string(i), n = std::to_string(i);
    lines += line("a" + n, "matmul", {in, "v"}) +
             line("r" + n, "relu", {"a" + n}) +
             line("b" + n, "matmul", {"r" + n, "w"}) +
             line("y" + std::to_string(i + 1), "add", {in, "b" + n});
  }
  auto module = parse(function(lines, "y50"));
  RuleMatcher matcher(*rules);
  size_t matches = collect(matcher, body(*module)).size();
  EXPECT_GT(matches, 0u);
  double best = 1e9;
  for (int round = 0; round < 20; ++round) {
    auto start = std::chrono::steady_clock::now();
    collect(matcher, body(*module));
    std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - start;
    best = std::min(best, elapsed.count());
  }
  RecordProperty("rules", int((*rules)->getRules().size()));
  std::printf(
      "%zu rules, %zu patterns, %zu matches on 201 operators: %.3f ms\n",
      (*rules)->getRules().size(), (*rules)->getVariants().size(), matches,
      best);
}

} // namespace
