//===- MeasuredTest.cpp - Profilers and models ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Common/TemporaryDirectory.h"
#include "KernelFixture.h"

#include "TASO/Cost/Measured.h"

#include <fstream>
#include <set>

using namespace mlir;
using namespace taso;
using taso::test::TemporaryDirectory;

namespace {

class MeasuredTest : public test::KernelFixture {
protected:
  /// Prices ten kernels of which none has a relu, after which the model
  /// guesses.
  void priceTenKernels(CostModel &model) {
    for (const char *op :
         {"sigmoid", "tanh", "sqrt", "erf", "neg", "abs", "gelu", "rsqrt"})
      model.priceBlock(makeUnary(op).getBody().front());
    for (std::string op : {"add", "mul"})
      model.priceBlock(parse("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> "
                             "{\n  %0 = taso." +
                             op +
                             " %x, %x : (tensor<4xf32>, tensor<4xf32>)"
                             " -> tensor<4xf32>\n"
                             "  return %0 : tensor<4xf32>\n}")
                           .getBody()
                           .front());
  }

  /// A block of one relu of `size` elements.
  Block &makeRelu(StringRef size) {
    std::string type = ("tensor<" + size + "xf32>").str();
    return parse("func.func @f(%x: " + type + ") -> " + type +
                 " {\n  %0 = taso.relu %x : (" + type + ") -> " + type +
                 "\n  return %0 : " + type + "\n}")
        .getBody()
        .front();
  }

  /// The command of the tests' profiler.
  static std::string makeCommand(const std::string &mode,
                                 const std::string &file = "") {
    return "exec /usr/bin/python3 " TASO_SOURCE_DIR
           "/test/Cost/Inputs/profiler.py " +
           mode + " " + file;
  }

  static std::string takeError(llvm::Error error) {
    return llvm::toString(std::move(error));
  }
};

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

TEST_F(MeasuredTest, CommandsMeasure) {
  for (const char *mode : {"good", "noisy"}) {
    auto profiler = createCommandProfiler(makeCommand(mode), {});
    auto device = profiler->getDevice();
    ASSERT_TRUE(bool(device));
    EXPECT_EQ(*device, "fake; clock; none 1.0");
    auto measured = profiler->measureKernel(exportUnary("relu"));
    ASSERT_TRUE(bool(measured));
    EXPECT_EQ(measured->median, 1000);
    EXPECT_EQ(measured->low, 999);
    EXPECT_EQ(measured->runs, 7u);
    auto both = profiler->measureInterleaved(
        {exportUnary("relu"), exportUnary("tanh")});
    ASSERT_TRUE(bool(both));
    ASSERT_EQ(both->size(), 2u);
    // The profiler knows of no pairs.
    EXPECT_EQ((*both)[1].ratio.median, 1);
    EXPECT_EQ((*both)[1].ratio.high, 1001.0 / 999);
    // An error of one program is no end of the profiler.
    auto error = profiler->measureKernel(exportUnary("exp"));
    ASSERT_FALSE(bool(error));
    EXPECT_EQ(takeError(error.takeError()),
              "the profiler says: no kernel for exp");
    EXPECT_FALSE(profiler->isLost());
  }
}

TEST_F(MeasuredTest, CommandsAreStartedAgain) {
  TemporaryDirectory directory;
  auto profiler = createCommandProfiler(
      makeCommand("once", directory.getPath() + "/died"), {});
  auto measured = profiler->measureKernel(exportUnary("relu"));
  ASSERT_TRUE(bool(measured));
  EXPECT_EQ(measured->median, 1000);
}

TEST_F(MeasuredTest, CommandsThatKeepDyingAreLost) {
  auto profiler = createCommandProfiler(makeCommand("dying"), {});
  for (unsigned i = 0; i < 2; ++i) {
    EXPECT_FALSE(profiler->isLost());
    auto measured = profiler->measureKernel(exportUnary("relu"));
    ASSERT_FALSE(bool(measured));
    std::string error = takeError(measured.takeError());
    EXPECT_NE(error.find("ended"), std::string::npos) << error;
  }
  EXPECT_TRUE(profiler->isLost());
}

/// What one program kills measures the others.
TEST_F(MeasuredTest, CommandsSurviveOneProgram) {
  auto profiler = createCommandProfiler(makeCommand("picky"), {});
  auto relu = profiler->measureKernel(exportUnary("relu"));
  EXPECT_FALSE(bool(relu));
  llvm::consumeError(relu.takeError());
  auto tanh = profiler->measureKernel(exportUnary("tanh"));
  EXPECT_TRUE(bool(tanh));
}

TEST_F(MeasuredTest, CommandsThatAreTooSlowAreEnded) {
  CommandOptions options;
  options.timeLimit = 0.2;
  auto profiler = createCommandProfiler(makeCommand("silent"), options);
  auto measured = profiler->measureKernel(exportUnary("relu"));
  ASSERT_FALSE(bool(measured));
  std::string error = takeError(measured.takeError());
  EXPECT_NE(error.find("did not answer in time"), std::string::npos) << error;
}

TEST_F(MeasuredTest, CommandsThatAnswerOtherwiseAreErrors) {
  auto profiler = createCommandProfiler(makeCommand("broken"), {});
  auto measured = profiler->measureKernel(exportUnary("relu"));
  ASSERT_FALSE(bool(measured));
  EXPECT_EQ(takeError(measured.takeError()),
            "the profiler's answer has no time: expected a positive number in "
            "\"ns\"");
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

TEST_F(MeasuredTest, ModelMeasuresEachKernelOnce) {
  TemporaryDirectory directory;
  CostModelOptions options;
  options.model = "exec:" + makeCommand("good");
  options.database = directory.getPath() + "/db.jsonl";
  Block &block = parse(test::kFunction).getBody().front();
  for (const char *account :
       {": 2 measured, 0 known", ": 0 measured, 2 known"}) {
    auto model = createCostModel(options);
    ASSERT_TRUE(bool(model));
    // Three steps and one.
    EXPECT_EQ((*model)->priceBlock(block), 4'000'000);
    EXPECT_EQ((*model)->priceBlock(block), 4'000'000);
    EXPECT_EQ((*model)->describePrices(),
              "kernels by exec(fake; clock; none 1.0)" + std::string(account));
  }
  // The same from the file alone.
  options.model = "table";
  auto table = createCostModel(options);
  ASSERT_TRUE(bool(table));
  EXPECT_EQ((*table)->priceBlock(block), 4'000'000);
  EXPECT_FALSE((*table)->getProfiler());
}

/// What is not known is asked for, and then measured in one batch: once for
/// each program, whoever else asked.
TEST_F(MeasuredTest, ModelMeasuresInBatches) {
  CostModelOptions options;
  options.model = "exec:" + makeCommand("good");
  auto model = createCostModel(options);
  ASSERT_TRUE(bool(model));
  Block &block = parse(test::kFunction).getBody().front();
  Block &other = makeUnary("tanh").getBody().front();
  EXPECT_FALSE((*model)->findBlock(block).isKnown);
  EXPECT_FALSE((*model)->findBlock(block).isKnown);
  EXPECT_FALSE((*model)->findBlock(other).isKnown);
  std::vector<std::pair<unsigned, unsigned>> seen;
  BatchOptions batch;
  // Who watches may ask.
  batch.stopRequested = [&] { return !(*model)->whyUnusable().empty(); };
  batch.onProgress = [&](const BatchProgress &progress) {
    seen.emplace_back(progress.done, progress.total);
    EXPECT_EQ(progress.secondsLeft > 0, progress.done < progress.total);
  };
  (*model)->measureAsked(batch);
  EXPECT_EQ(seen, (std::vector<std::pair<unsigned, unsigned>>{
                      {1, 3}, {2, 3}, {3, 3}}));
  EXPECT_EQ((*model)->findBlock(block).picoseconds, 4'000'000);
  EXPECT_EQ((*model)->findBlock(other).picoseconds, 1'000'000);
  EXPECT_EQ((*model)->describePrices(), "kernels by exec(fake; clock; none "
                                        "1.0): 3 measured, 0 known");
  (*model)->measureAsked(batch);
  EXPECT_EQ(seen.size(), 3u);
}

TEST_F(MeasuredTest, BatchesCanBeStopped) {
  CostModelOptions options;
  options.model = "exec:" + makeCommand("good");
  auto model = createCostModel(options);
  ASSERT_TRUE(bool(model));
  Block &block = parse(test::kFunction).getBody().front();
  EXPECT_FALSE((*model)->findBlock(block).isKnown);
  BatchOptions batch;
  unsigned measured = 0;
  batch.stopRequested = [&] { return measured == 1; };
  batch.onProgress = [&](const BatchProgress &) { ++measured; };
  (*model)->measureAsked(batch);
  EXPECT_EQ(measured, 1u);
  // What was left may be asked for again.
  EXPECT_FALSE((*model)->findBlock(block).isKnown);
  (*model)->measureAsked({});
  EXPECT_EQ((*model)->findBlock(block).picoseconds, 4'000'000);
}

/// A search need not measure what a graph that it will not take consists of:
/// from ten prices on, the model guesses well enough to tell.
TEST_F(MeasuredTest, KernelsOfDearGraphsAreNotMeasured) {
  CostModelOptions options;
  options.model = "exec:" + makeCommand("good");
  auto model = createCostModel(options);
  ASSERT_TRUE(bool(model));
  Block &block = makeUnary("relu").getBody().front();
  // Nothing is known yet: no limit rules anything out.
  BlockPrice price = (*model)->findBlock(block, /*limit=*/1);
  EXPECT_TRUE(!price.isKnown && price.isAsked);
  for (const char *op :
       {"sigmoid", "tanh", "sqrt", "erf", "neg", "abs", "gelu", "rsqrt"})
    (*model)->findBlock(makeUnary(op).getBody().front());
  (*model)->findBlock(
      parse("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = taso.add %x, %x : (tensor<4xf32>, tensor<4xf32>)"
            " -> tensor<4xf32>\n"
            "  return %0 : tensor<4xf32>\n}")
          .getBody()
          .front());
  (*model)->measureAsked({});
  EXPECT_EQ((*model)->findBlock(block).picoseconds, 1'000'000);

  Block &other = parse(test::kFunction).getBody().front(); // three steps
  price = (*model)->findBlock(other, /*limit=*/2'000);
  EXPECT_TRUE(!price.isKnown && !price.isAsked);
  EXPECT_GE(price.picoseconds, 2'000);
  EXPECT_EQ((*model)->describePrices(), "kernels by exec(fake; clock; none "
                                        "1.0): 10 measured, 0 known");
  price = (*model)->findBlock(other, /*limit=*/100'000'000);
  EXPECT_TRUE(!price.isKnown && price.isAsked);
  (*model)->measureAsked({});
  EXPECT_EQ((*model)->findBlock(other, 2'000).picoseconds, 4'000'000);
}

TEST_F(MeasuredTest, TableHasNoOtherPrices) {
  TemporaryDirectory directory;
  CostModelOptions options;
  options.model = "table";
  options.database = directory.getPath() + "/db.jsonl";
  std::ofstream(options.database)
      << "{\"device\":\"d\",\"program\":\"p\",\"ns\":7}\n";
  Block &block = makeUnary("relu").getBody().front();
  auto table = createCostModel(options);
  ASSERT_TRUE(bool(table));
  EXPECT_EQ((*table)->priceBlock(block), CostModel::kUnpriced);
  EXPECT_EQ((*table)->describePrices(),
            "kernels by table(d): 0 measured, 0 known; 1 without a price: not "
            "measured: relu(4xf32)");
  options.estimateMissing = true;
  auto estimate = createCostModel(options);
  ASSERT_TRUE(bool(estimate));
  EXPECT_LT((*estimate)->priceBlock(block), 1'000'000'000);
}

TEST_F(MeasuredTest, ModelSaysThatItsProfilerIsGone) {
  CostModelOptions options;
  options.model = "exec:" + makeCommand("picky");
  auto model = createCostModel(options);
  ASSERT_TRUE(bool(model));
  EXPECT_EQ((*model)->whyUnusable(), "");
  for (const char *size : {"2", "3"})
    EXPECT_EQ((*model)->priceBlock(makeRelu(size)), CostModel::kUnpriced);
  EXPECT_NE((*model)->whyUnusable().find("ended"), std::string::npos);
}

// A kernel that was only guessed when the profiler was lost has no price, and
// nothing waits for one.
TEST_F(MeasuredTest, GuessedKernelsHaveNoPriceWithoutAProfiler) {
  CostModelOptions options;
  options.model = "exec:" + makeCommand("picky");
  auto model = createCostModel(options);
  ASSERT_TRUE(bool(model));
  priceTenKernels(**model);
  (*model)->measureAsked({}); // from now on it guesses
  EXPECT_EQ((*model)->whyUnusable(), "");
  Block &guessed = parse(test::kFunction).getBody().front();
  BlockPrice price = (*model)->findBlock(guessed, /*limit=*/2'000);
  EXPECT_TRUE(!price.isKnown && !price.isAsked);
  for (const char *size : {"2", "3"})
    (*model)->priceBlock(makeRelu(size));
  ASSERT_NE((*model)->whyUnusable(), "");
  EXPECT_GE((*model)->priceBlock(guessed), CostModel::kUnpriced);
}

TEST_F(MeasuredTest, SaysWhatModelsThereAre) {
  auto getError = [](const std::string &model, const std::string &file = "") {
    CostModelOptions options;
    options.model = model;
    options.database = file;
    auto created = createCostModel(options);
    EXPECT_FALSE(bool(created));
    return takeError(created.takeError());
  };
  EXPECT_EQ(getError("gpu"), "unknown cost model 'gpu'; there are roofline, "
                             "cpu, cuda, auto, table and exec:COMMAND");
  EXPECT_EQ(getError("table"), "the cost model 'table' needs a file of "
                               "measurements: give cost-db=FILE");
  EXPECT_EQ(getError("exec:"), "expected a command after 'exec:'");
}

} // namespace
