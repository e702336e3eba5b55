//===- PropertyTest.cpp - What holds for every search ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever the graph, the device and the strategy: what the search returns
// verifies, costs less, and computes what the input does. Each failure names
// the seed that shows it.
//
//===----------------------------------------------------------------------===//

#include "../Common/RandomGraph.h"
#include "TASO/Cost/Roofline.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Search/Search.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;
using namespace taso::test;

namespace {

class SearchProperty : public testing::Test {
protected:
  SearchProperty() {
    context.loadDialect<TASODialect, func::FuncDialect, pdl::PDLDialect,
                        pdl_interp::PDLInterpDialect>();
    context.disableMultithreading();
    auto loaded = RuleSet::loadDefault(&context);
    EXPECT_TRUE(succeeded(loaded));
    rules = *loaded;
  }

  /// Searches from one random graph and checks the result. Counts results.
  void tryGraph(uint64_t seed, const RandomGraphOptions &shape,
                const CostModel &model, const SearchOptions &options) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module = makeRandomModule(&context, seed, shape);
    func::FuncOp function = getMain(*module);
    std::string why;
    if (!isSearchable(function, why))
      return;
    auto result = search(function, rules, model, options);
    ASSERT_TRUE(succeeded(result));
    ASSERT_TRUE(result->stopReason != StopReason::Interrupted);
    if (result->found.empty())
      return;
    ++improved;
    EXPECT_LT(result->found.front().cost, result->initialCost);
    ASSERT_TRUE(succeeded(verify(*result->found.front().function)));
    auto report = checkEqual(function, *result->found.front().function);
    ASSERT_TRUE(succeeded(report));
    EXPECT_TRUE(report->equal || report->vacuous) << report->summary();
    exact += report->equal && report->domain == "prime field";
  }

  MLIRContext context;
  std::shared_ptr<const RuleSet> rules;
  unsigned improved = 0, exact = 0;
};

constexpr Strategy kStrategies[] = {Strategy::Greedy, Strategy::Auto,
                                    Strategy::Backtrack, Strategy::EGraph};

TEST_F(SearchProperty, ResultsAreEqual) {
  constexpr uint64_t kGraphs = 30;
  uint64_t seed = 0;
  for (const char *device : {"h200", "t4", "cpu", "taso2019"}) {
    SCOPED_TRACE(device);
    RooflineCostModel model(llvm::cantFail(DeviceDescription::load(device)));
    for (Strategy strategy : kStrategies) {
      SCOPED_TRACE(stringify(strategy).str());
      SearchOptions options;
      options.strategy = strategy;
      options.budget = 60;
      options.maxENodes = 100;
      for (uint64_t i = 0; i < kGraphs; ++i, ++seed)
        tryGraph(seed, {/*operators=*/14, /*constantPercent=*/20}, model,
                 options);
    }
  }
  // Otherwise the test would be about nothing.
  EXPECT_GT(improved, seed / 4);
  EXPECT_GT(exact, improved / 2);
}

} // namespace
