//===- SearchTest.cpp - Hashes and the search -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Search.h"
#include "TASO/Cost/Roofline.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Rules/GraphHash.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace taso;

namespace {

class SearchTest : public ::testing::Test {
protected:
  SearchTest() {
    context.loadDialect<TASODialect, func::FuncDialect, pdl::PDLDialect,
                        pdl_interp::PDLInterpDialect>();
    context.allowUnregisteredDialects();
  }

  func::FuncOp parse(const std::string &text) {
    modules.push_back(parseSourceString<ModuleOp>(text, &context));
    EXPECT_TRUE(modules.back());
    return *modules.back()->getOps<func::FuncOp>().begin();
  }

  /// A function of x and y with the given operations and result.
  func::FuncOp body(const std::string &operations, const std::string &result) {
    return parse("func.func @f(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> "
                 "tensor<2x2xf32> {\n" +
                 operations + "\nreturn " + result + " : tensor<2x2xf32>\n}");
  }

  SearchResult run(func::FuncOp function, StringRef device,
                   SearchOptions options = {}) {
    auto rules = RuleSet::loadDefault(&context);
    EXPECT_TRUE(succeeded(rules));
    RooflineCostModel model(llvm::cantFail(DeviceDescription::load(device)));
    options.verifyEach = true;
    auto result = search(function, *rules, model, options);
    EXPECT_TRUE(succeeded(result));
    return std::move(*result);
  }

  MLIRContext context;
  std::vector<OwningOpRef<ModuleOp>> modules;
  GraphHasher hasher;
};

const char *kBinary =
    " : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n";
const char *kUnary = " : (tensor<2x2xf32>) -> tensor<2x2xf32>\n";

TEST_F(SearchTest, HashIgnoresTheOrderOfIndependentOperations) {
  std::string relu = std::string("%a = taso.relu %x") + kUnary;
  std::string tanh = std::string("%b = taso.tanh %y") + kUnary;
  std::string sub = std::string("%c = taso.sub %a, %b") + kBinary;
  EXPECT_EQ(hasher.hashGraph(body(relu + tanh + sub, "%c")),
            hasher.hashGraph(body(tanh + relu + sub, "%c")));
}

TEST_F(SearchTest, HashIgnoresDeadOperationsAndOrderOfSummands) {
  std::string dead = std::string("%d = taso.relu %x") + kUnary;
  std::string forth = std::string("%c = taso.add %x, %y") + kBinary;
  std::string back = std::string("%c = taso.add %y, %x") + kBinary;
  EXPECT_EQ(hasher.hashGraph(body(dead + forth, "%c")),
            hasher.hashGraph(body(back, "%c")));
}

TEST_F(SearchTest, HashTellsOperandsAttributesAndResultsApart) {
  auto sub = [&](const char *operands) {
    return hasher.hashGraph(
        body(std::string("%c = taso.sub ") + operands + kBinary, "%c"));
  };
  EXPECT_NE(sub("%x, %y"), sub("%y, %x"));
  auto matmul = [&](const char *activation) {
    return hasher.hashGraph(body(
        std::string("%c = taso.matmul %x, %y ") + activation + kBinary, "%c"));
  };
  EXPECT_NE(matmul(""), matmul("activation relu"));
  std::string split =
      "%a, %b = taso.split %x axis 0 sizes [1, 1] : "
      "(tensor<2x2xf32>) -> (tensor<1x2xf32>, tensor<1x2xf32>)\n";
  auto joined = [&](const char *parts) {
    return hasher.hashGraph(body(
        split + "%c = taso.concat " + parts +
            " axis 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>\n",
        "%c"));
  };
  EXPECT_NE(joined("%a, %b"), joined("%b, %a"));
}

TEST_F(SearchTest, SignaturesSeeWeightsByTheirTypeOnly) {
  func::FuncOp function =
      body(std::string("%v = taso.constant dense<1.0> : tensor<2x2xf32>\n"
                       "%w = taso.constant dense<2.0> : tensor<2x2xf32>\n"
                       "%a = taso.matmul %x, %v") +
               kBinary + "%b = taso.matmul %x, %w" + kBinary +
               "%c = taso.add %a, %b" + kBinary,
           "%c");
  SmallVector<uint64_t> signatures =
      hasher.computeSignatures(function.getBody().front(), 3);
  EXPECT_EQ(signatures[2], signatures[3]);
  EXPECT_NE(signatures[2], signatures[4]);
}

/// Ten equal pairs of matrix products that share their rows.
std::string makeRepeatedMerges() {
  std::string text = "func.func @f(%x0: tensor<2x8xf32>";
  for (int i = 0; i < 10; ++i)
    text += ", %v" + std::to_string(i) + ": tensor<8x4xf32> {taso.weight}, %w" +
            std::to_string(i) + ": tensor<8x4xf32> {taso.weight}";
  text += ") -> tensor<2x8xf32> {\n";
  for (int i = 0; i < 10; ++i) {
    std::string n = std::to_string(i), next = std::to_string(i + 1);
    std::string type =
        " : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>\n";
    text += "%a" + n + " = taso.matmul %x" + n + ", %v" + n + type;
    text += "%b" + n + " = taso.matmul %x" + n + ", %w" + n + type;
    // The relu between keeps the layers from being multiplied out.
    text += "%c" + n + " = taso.concat %b" + n + ", %a" + n +
            " axis 1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>\n";
    text += "%x" + next + " = taso.relu %c" + n +
            " : (tensor<2x8xf32>) -> tensor<2x8xf32>\n";
  }
  return text + "return %x10 : tensor<2x8xf32>\n}";
}

TEST_F(SearchTest, EqualSitesAreOneAction) {
  func::FuncOp function = parse(makeRepeatedMerges());
  SearchResult result = run(function, "h200");
  ASSERT_FALSE(result.found.empty());
  unsigned sites = 0;
  std::set<unsigned> actions;
  for (const SearchStep &step : result.found.front().chain)
    if (step.rule && !step.normalising) {
      ++sites;
      actions.insert(step.trace.action);
    }
  EXPECT_GE(sites, 10u);
  // The first layers look different from three steps up; the rest are alike.
  EXPECT_LE(actions.size(), sites / 2);
  auto check = checkEqual(function, *result.found.front().function);
  ASSERT_TRUE(succeeded(check));
  EXPECT_TRUE(check->equal) << check->summary();
}

TEST_F(SearchTest, ThreadsDoNotChangeTheResult) {
  func::FuncOp function = parse(makeRepeatedMerges());
  auto text = [&](unsigned threads) {
    SearchOptions options;
    options.threads = threads;
    SearchResult result = run(function, "t4", options);
    std::string printed;
    if (result.found.empty())
      return printed;
    llvm::raw_string_ostream stream(printed);
    (*result.found.front().function).print(stream);
    return printed;
  };
  std::string one = text(1);
  EXPECT_NE(one, "");
  EXPECT_EQ(one, text(4));
  EXPECT_EQ(one, text(4));
}

TEST_F(SearchTest, TheBudgetIsKept) {
  SearchOptions options;
  options.budget = 3;
  options.alpha = 1.1;
  for (Strategy strategy :
       {Strategy::Greedy, Strategy::Auto, Strategy::Backtrack}) {
    options.strategy = strategy;
    SearchResult result = run(parse(makeRepeatedMerges()), "h200", options);
    EXPECT_EQ(result.stopReason, StopReason::Budget);
    // A batch prices at most the rest of its round again.
    EXPECT_LE(result.statistics.statesSeen, 2 * options.budget);
  }
}

TEST_F(SearchTest, AStopRequestKeepsTheBestSoFar) {
  SearchOptions options;
  unsigned asked = 0;
  options.stopRequested = [&] { return ++asked > 3; };
  SearchResult result = run(parse(makeRepeatedMerges()), "h200", options);
  EXPECT_EQ(result.stopReason, StopReason::Interrupted);
  for (const FoundGraph &graph : result.found)
    EXPECT_LT(graph.cost, result.initialCost);
}

TEST_F(SearchTest, HandsOverTheCheapestGraphs) {
  func::FuncOp function = parse(makeRepeatedMerges());
  SearchResult one = run(function, "h200");
  SearchOptions options;
  options.candidates = 5;
  SearchResult result = run(function, "h200", options);
  ASSERT_EQ(one.found.size(), 1u);
  ASSERT_EQ(result.found.size(), 5u);
  EXPECT_EQ(result.found[0].cost, one.found[0].cost);
  EXPECT_EQ(result.found[0].chain.size(), one.found[0].chain.size());
  for (size_t i = 0; i < 5; ++i) {
    if (i > 0)
      EXPECT_LT(result.found[i - 1].cost, result.found[i].cost);
    EXPECT_LT(result.found[i].cost, result.initialCost);
    auto check = checkEqual(function, *result.found[i].function);
    ASSERT_TRUE(succeeded(check));
    EXPECT_TRUE(check->equal) << check->summary();
  }
}

TEST_F(SearchTest, WhatCannotBeSearchedSaysWhy) {
  std::string why;
  EXPECT_FALSE(isSearchable(
      parse("func.func private @f(tensor<2xf32>) -> tensor<2xf32>"), why));
  EXPECT_EQ(why, "it has no body");
  EXPECT_FALSE(
      isSearchable(parse("func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                         "return %x : tensor<2xf32>\n}"),
                   why));
  EXPECT_EQ(why, "it holds no taso operation");
  EXPECT_TRUE(
      isSearchable(body(std::string("%c = taso.relu %x") + kUnary, "%c"), why));
}

} // namespace
