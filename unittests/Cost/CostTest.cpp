//===- CostTest.cpp - Kernels and the roofline model ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Roofline.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;

namespace {

class CostTest : public ::testing::Test {
protected:
  CostTest() {
    context.loadDialect<TASODialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }

  /// Parses a module and returns the block of its first function.
  Block &parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return (*module->getOps<func::FuncOp>().begin()).getBody().front();
  }

  /// A device with 1 FLOP/ns, 1 byte/ns and 1 us a launch.
  static DeviceDescription unitDevice(StringRef more = "") {
    auto device = DeviceDescription::parse(
        ("{\"version\": 1, \"peak_gflops\": {\"f32\": 1}, "
         "\"bandwidth_gbps\": 1, \"launch_us\": 1" +
         more + "}")
            .str());
    EXPECT_TRUE(bool(device));
    return *device;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(CostTest, MatmulIsTwoFlopsAProduct) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
      %0 = taso.matmul %a, %b : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
      return %0 : tensor<4x16xf32>
    })");
  EXPECT_EQ(countFlops(&block.front()), 2 * 4 * 16 * 8);
  // 1024 ns of arithmetic against 4 * (32 + 128 + 64) = 896 ns of traffic.
  EXPECT_EQ(RooflineCostModel(unitDevice()).priceBlock(block), 2024 * 1000);
  EXPECT_EQ(
      RooflineCostModel(unitDevice(", \"combine\": \"sum\"")).priceBlock(block),
      (1000 + 1024 + 896) * 1000);
}

TEST_F(CostTest, GroupedConvolutionCountsItsOwnChannels) {
  Block &block = parse(R"(
    func.func @f(%x: tensor<1x8x5x5xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<1x6x3x3xf32> {
      %0 = taso.conv2d %x, %w groups 2 : (tensor<1x8x5x5xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x3x3xf32>
      return %0 : tensor<1x6x3x3xf32>
    })");
  EXPECT_EQ(countFlops(&block.front()), 2 * (6 * 9) * (4 * 9));
}

TEST_F(CostTest, PointwiseJoinsItsSingleUseProducer) {
  StringRef text = R"(
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %0 = taso.matmul %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %1 = taso.relu %0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %2 = taso.add %1, %a : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      return %2 : tensor<4x4xf32>
    })";
  Block &block = parse(text);
  WeightValues weights(block);
  FusionOptions options;
  EXPECT_EQ(groupKernels(block, weights, options).size(), 1u);
  options.mode = FusionMode::None;
  EXPECT_EQ(groupKernels(block, weights, options).size(), 3u);
}

TEST_F(CostTest, SharedProducerIsAKernelOfItsOwn) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %0 = taso.matmul %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %1 = taso.relu %0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
      return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
    })");
  WeightValues weights(block);
  EXPECT_EQ(groupKernels(block, weights, FusionOptions()).size(), 2u);
}

TEST_F(CostTest, WorkOnWeightsIsFree) {
  Block &block = parse(R"(
    func.func @f(%x: tensor<2x4xf32>, %v: tensor<4x2xf32> {taso.weight}) -> tensor<2x2xf32> {
      %c = taso.constant dense<2.0> : tensor<4x2xf32>
      %w = taso.add %c, %v : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
      %y = taso.matmul %x, %w : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
      return %y : tensor<2x2xf32>
    })");
  WeightValues weights(block);
  EXPECT_EQ(groupKernels(block, weights, FusionOptions()).size(), 1u);
}

/// Every kernel is without a price.
class NoPrices : public CostModel {
public:
  std::string getName() const override { return "none"; }
  KernelCost priceKernel(const Kernel &, const WeightValues &) const override {
    KernelCost cost;
    cost.picoseconds = kUnpriced;
    return cost;
  }
  const FusionOptions &getFusion() const override { return fusion; }

private:
  FusionOptions fusion;
};

TEST_F(CostTest, ManyKernelsWithoutAPriceStayInRange) {
  std::string text =
      "func.func @f(%v0: tensor<2x2xf32>) -> tensor<2x2xf32> {\n";
  unsigned count = 3000;
  for (unsigned i = 0; i < count; ++i)
    text +=
        llvm::formatv("  %v{1} = taso.matmul %v{0}, %v{0} : (tensor<2x2xf32>, "
                      "tensor<2x2xf32>) -> tensor<2x2xf32>\n",
                      i, i + 1);
  text += llvm::formatv("  return %v{0} : tensor<2x2xf32>\n}", count);
  EXPECT_GE(NoPrices().priceBlock(parse(text)), 1000 * CostModel::kUnpriced);
}

TEST_F(CostTest, ForeignOperationsArePricedByTheirTraffic) {
  Block &block = parse(R"(
    func.func @f(%x: tensor<10xf32>) -> tensor<10xf32> {
      %0 = "onnx.Foo"(%x) : (tensor<10xf32>) -> tensor<10xf32>
      return %0 : tensor<10xf32>
    })");
  EXPECT_EQ(RooflineCostModel(unitDevice()).priceBlock(block),
            (1000 + 80) * 1000);
}

TEST_F(CostTest, MergingThroughAConcatOfActivationsIsCharged) {
  // The concat copies: with it the graph must be dearer than without.
  RooflineCostModel model(unitDevice());
  int64_t apart = model.priceBlock(parse(R"(
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %0 = taso.relu %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %1 = taso.relu %b : (tensor<4x4xf32>) -> tensor<4x4xf32>
      return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
    })"));
  int64_t merged = model.priceBlock(parse(R"(
    func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %c = taso.concat %a, %b axis 0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
      %0 = taso.relu %c : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %1, %2 = taso.split %0 axis 0 sizes [4, 4] : (tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
      return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
    })"));
  EXPECT_EQ(apart, 2 * (1000 + 128) * 1000);
  EXPECT_GT(merged, apart);
}

TEST_F(CostTest, DescriptionsAreChecked) {
  auto error = [](StringRef text) {
    auto device = DeviceDescription::parse(text);
    return device ? std::string() : llvm::toString(device.takeError());
  };
  EXPECT_NE(error("{"), "");
  EXPECT_NE(error("{}"), "");
  EXPECT_EQ(error(R"({"version": 1, "bandwidth_gbps": 1, "launch_us": 0})"),
            R"(device description: expected "peak_gflops": {"f32": ..})");
  EXPECT_EQ(
      error(R"({"version": 1, "peak_gflops": {"f32": 1},
                      "bandwidth_gbps": -2, "launch_us": 0})"),
      R"(device description: expected "bandwidth_gbps" to be positive, found -2)");
}

TEST_F(CostTest, NonsenseIsRefused) {
  auto parses = [](std::string more, std::string launch = "1") {
    auto device = DeviceDescription::parse(
        "{\"version\": 1, \"peak_gflops\": {\"f32\": 1}, "
        "\"bandwidth_gbps\": 1, \"launch_us\": " +
        launch + more + "}");
    if (!device)
      llvm::consumeError(device.takeError());
    return bool(device);
  };
  EXPECT_TRUE(parses(""));
  EXPECT_TRUE(parses("", "0"));
  EXPECT_FALSE(parses("", "1e300"));
  EXPECT_FALSE(parses("", "1e-300"));
  EXPECT_FALSE(parses(", \"fusion\": 7"));
  EXPECT_FALSE(parses(", \"views\": \"slice\""));
  EXPECT_FALSE(parses(", \"name\": 5"));
  EXPECT_FALSE(parses(", \"combine\": []"));
}

TEST_F(CostTest, ShippedDevicesParse) {
  for (StringRef name : DeviceDescription::getShippedNames()) {
    auto device = DeviceDescription::load(name);
    EXPECT_TRUE(bool(device)) << name.str();
    if (!device)
      llvm::consumeError(device.takeError());
  }
  EXPECT_GE(DeviceDescription::getShippedNames().size(), 4u);
  auto missing = DeviceDescription::load("no-such-device");
  ASSERT_FALSE(bool(missing));
  llvm::consumeError(missing.takeError());
}

} // namespace
