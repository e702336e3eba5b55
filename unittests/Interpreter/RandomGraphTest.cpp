//===- RandomGraphTest.cpp - Properties of all graphs ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What must hold for every function: rewrites keep what it computes, and text
// says all there is to say. Each failure names the seed that shows it.
//
//===----------------------------------------------------------------------===//

#include "../Common/RandomGraph.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Interpreter/FoldWeights.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace taso;
using namespace taso::test;

namespace {

constexpr uint64_t kGraphs = 600;

class RandomGraph : public testing::Test {
protected:
  RandomGraph() {
    context.loadDialect<TASODialect, func::FuncDialect>();
    context.disableMultithreading();
  }
  template <class S> SmallVector<HostTensor<S>> run(ModuleOp module) {
    func::FuncOp function = getMain(module);
    auto results = interpret<S>(function, randomInputs<S>(function, 7));
    EXPECT_TRUE(succeeded(results));
    return succeeded(results) ? *results : SmallVector<HostTensor<S>>();
  }
  MLIRContext context;
};

bool same(FieldElement a, FieldElement b) { return a == b; }
bool same(float a, float b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

/// Compares all outputs bit for bit, but for the sign of zero.
template <class S>
void expectEqual(ArrayRef<HostTensor<S>> before,
                 ArrayRef<HostTensor<S>> after) {
  ASSERT_EQ(before.size(), after.size());
  for (unsigned i = 0; i < before.size(); ++i) {
    ASSERT_EQ(before[i].size(), after[i].size()) << "output " << i;
    for (int64_t k = 0; k < before[i].size(); ++k)
      ASSERT_TRUE(same(before[i].values()[k], after[i].values()[k]))
          << "output " << i << ", element " << k;
  }
}

std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

TEST_F(RandomGraph, HasEveryOperator) {
  std::set<std::string_view> known, built;
  for (std::string_view name : getRandomOperators())
    known.insert(name);
  for (const semantics::OperatorInfo &info : semantics::getOperators())
    EXPECT_TRUE(known.count(info.name)) << info.name << " has no recipe";
  for (uint64_t seed = 0; seed < kGraphs; ++seed) {
    OwningOpRef<ModuleOp> module = makeRandomModule(&context, seed);
    ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    module->walk([&](Operation *op) {
      if (const semantics::OperatorInfo *info = getOperatorInfo(op))
        built.insert(info->name);
    });
  }
  for (std::string_view name : known)
    EXPECT_TRUE(built.count(name)) << name << " was never built";
}

TEST_F(RandomGraph, CanonicalizeKeepsResultsExactly) {
  PassManager passes(&context);
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
  unsigned changed = 0;
  for (uint64_t seed = 0; seed < kGraphs; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module =
        makeRandomModule(&context, seed, {/*operators=*/16, 50});
    auto before = run<FieldElement>(*module);
    std::string text = print(*module);
    ASSERT_TRUE(succeeded(passes.run(*module)));
    changed += text != print(*module);
    expectEqual<FieldElement>(before, run<FieldElement>(*module));
  }
  EXPECT_GT(changed, kGraphs / 10);
}

TEST_F(RandomGraph, TextRoundTrips) {
  for (uint64_t seed = 0; seed < kGraphs; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module = makeRandomModule(&context, seed);
    std::string text = print(*module);
    OwningOpRef<ModuleOp> parsed =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(parsed);
    ASSERT_TRUE(print(*parsed) == text) << text;
  }
}

TEST_F(RandomGraph, FoldingWeightsKeepsResults) {
  unsigned folded = 0;
  for (uint64_t seed = 0; seed < kGraphs; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module =
        makeRandomModule(&context, seed, {/*operators=*/16, 80});
    auto before = run<float>(*module);
    FailureOr<FoldReport> report = foldWeights(getMain(*module));
    ASSERT_TRUE(succeeded(report));
    ASSERT_TRUE(succeeded(verify(*module)));
    folded += report->operatorsFolded;
    expectEqual<float>(before, run<float>(*module));
  }
  EXPECT_GT(folded, kGraphs);
}

/// Replacing one operator by another of the same type is nearly always seen.
TEST_F(RandomGraph, CheckSeesAnExchangedOperator) {
  unsigned tried = 0, seen = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module = makeRandomModule(&context, seed, {6, 20});
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>((*module)->clone());
    FailureOr<CheckReport> same = checkEqual(getMain(*module), getMain(*copy));
    ASSERT_TRUE(succeeded(same));
    EXPECT_TRUE(same->equal || same->vacuous) << same->summary();
    Operation *sum = nullptr;
    copy->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "taso.add")
        sum = op;
    });
    if (!sum || same->vacuous)
      continue;
    OpBuilder builder(sum);
    OperationState state(sum->getLoc(), "taso.sub", sum->getOperands(),
                         sum->getResultTypes());
    sum->replaceAllUsesWith(builder.create(state));
    sum->erase();
    FailureOr<CheckReport> report =
        checkEqual(getMain(*module), getMain(*copy));
    ASSERT_TRUE(succeeded(report));
    ++tried;
    seen += !report->equal;
  }
  EXPECT_GT(tried, 10u);
  EXPECT_GE(seen * 10, tried * 9);
}

} // namespace
