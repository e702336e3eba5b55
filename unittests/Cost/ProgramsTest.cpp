//===- ProgramsTest.cpp - Functions and kernels as programs ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelFixture.h"

#include "TASO/Cost/MeasurementDatabase.h"

#include "mlir/IR/Diagnostics.h"

#include <set>

using namespace mlir;
using namespace taso;

namespace {

class ProgramsTest : public test::KernelFixture {
protected:
  /// The last kernel of a function by its two hashes.
  std::pair<uint64_t, std::string>
  hashLastKernel(StringRef signature, StringRef body,
                 const FusionOptions &fusion = {}) {
    Block &block =
        parse(("func.func @f" + signature + " {\n" + body + "}").str())
            .getBody()
            .front();
    WeightValues weights(block);
    SmallVector<Kernel> kernels = groupKernels(block, weights, fusion);
    std::string why;
    auto program = exportKernel(kernels.back(), weights, why);
    EXPECT_TRUE(succeeded(program)) << why;
    return std::pair(hashKernel(kernels.back(), weights),
                     hashProgram(*program));
  }
};

TEST_F(ProgramsTest, ExportsFunctions) {
  auto program = exportProgram(parse(test::kFunction));
  ASSERT_TRUE(succeeded(program));
  EXPECT_FALSE(checkProgram(*program));
  using runtime::TensorKind;
  EXPECT_EQ(program->getTensors(TensorKind::Input).size(), 2u);
  EXPECT_EQ(program->getTensors(TensorKind::Weight).size(), 2u);
  EXPECT_EQ(program->getTensors(TensorKind::Output).size(), 2u);
  EXPECT_EQ(program->steps.size(), 5u);
  EXPECT_EQ(summariseProgram(*program),
            "add(4x3xf32, 4x3xf32); matmul(2x4xf32, 4x3xf32); "
            "broadcast(1x3xf32); add(2x3xf32, 2x3xf32); relu(2x3xf32)");
}

TEST_F(ProgramsTest, SaysWhatIsInNoProgram) {
  auto getError = [&](StringRef text) {
    std::string error;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      error = diagnostic.str();
      return success();
    });
    EXPECT_TRUE(failed(exportProgram(parse(text))));
    return error;
  };
  EXPECT_EQ(getError("func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
                     "return %x : tensor<?xf32> }"),
            "expected tensors of static shape, found tensor<?xf32>");
  EXPECT_EQ(getError("func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                     "return %x : tensor<2xf32> }"),
            "expected a result that is computed");
  EXPECT_EQ(getError("func.func @f(%x: tensor<2xi1>) -> tensor<2xi1> {\n"
                     "return %x : tensor<2xi1> }"),
            "expected f32, f16, bf16, i32 or i64, found i1");
  EXPECT_EQ(
      getError("func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
               "%0 = \"other.op\"(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
               "return %0 : tensor<2xf32> }"),
      "'other.op' is no operator of taso");
}

/// What is no operator of taso is left out on request: a program that ends
/// where it begins, and begins again where it ends.
TEST_F(ProgramsTest, ExportsWhatIsAroundOtherOperations) {
  ProgramOptions options;
  options.leaveOutForeign = true;
  auto program = exportProgram(
      parse("func.func @f(%x: tensor<2xf32>, %m: tensor<2xi1>,\n"
            "  %w: tensor<2xf32> {taso.weight}) -> tensor<?xf32> {\n"
            "%0 = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>\n"
            "%c = \"onnx.Constant\"() : () -> tensor<2xf32>\n"
            "%1 = \"other.op\"(%m) ({ \"other.use\"(%0, %w) : (tensor<2xf32>,"
            "  tensor<2xf32>) -> () }) : (tensor<2xi1>) -> tensor<2xf32>\n"
            "%2 = taso.add %1, %c : (tensor<2xf32>, tensor<2xf32>) ->"
            "  tensor<2xf32>\n"
            "%3 = \"other.op\"(%2) : (tensor<2xf32>) -> tensor<?xf32>\n"
            "return %3 : tensor<?xf32> }"),
      options);
  ASSERT_TRUE(succeeded(program));
  EXPECT_FALSE(checkProgram(*program));
  EXPECT_EQ(summariseProgram(*program), "relu(2xf32); add(2xf32, 2xf32)");
  using runtime::TensorKind;
  EXPECT_EQ(program->getTensors(TensorKind::Input).size(), 2u);
  EXPECT_EQ(program->getTensors(TensorKind::Weight).size(), 2u);
  EXPECT_EQ(program->getTensors(TensorKind::Output).size(), 2u);
}

/// The kernel of matmul, add and relu reads the bias and not the broadcast.
TEST_F(ProgramsTest, ExportsKernelsWithTheirBroadcasts) {
  Block &block = parse(test::kFunction).getBody().front();
  WeightValues weights(block);
  SmallVector<Kernel> kernels = groupKernels(block, weights, {});
  ASSERT_EQ(kernels.size(), 2u);
  std::string why;
  auto program = exportKernel(kernels[0], weights, why);
  ASSERT_TRUE(succeeded(program)) << why;
  EXPECT_FALSE(checkProgram(*program));
  EXPECT_EQ(summariseProgram(*program),
            "matmul(2x4xf32, 4x3xf32); broadcast(1x3xf32); "
            "add(2x3xf32, 2x3xf32)");
  EXPECT_EQ(program->tensors[1].kind, runtime::TensorKind::Weight);
}

/// A model with many weights does not find them in a cache, so its kernels do
/// not either. One that reads no weights is the same in every model.
TEST_F(ProgramsTest, ManyWeightsAreCold) {
  std::vector<std::vector<bool>> cold;
  std::vector<std::string> names;
  for (const char *size : {"512", "513"}) {
    std::string type = "tensor<512x" + std::string(size) + "xf32>";
    Block &block =
        parse("func.func @f(%x: tensor<1x512xf32>, %w: " + type +
              " {taso.weight}) -> (tensor<1x512xf32>, tensor<1x" + size +
              "xf32>) {\n"
              "%0 = taso.tanh %x : (tensor<1x512xf32>) -> tensor<1x512xf32>\n"
              "%1 = taso.matmul %0, %w : (tensor<1x512xf32>, " +
              type + ") -> tensor<1x" + size +
              "xf32>\nreturn %0, %1 : tensor<1x512xf32>, tensor<1x" + size +
              "xf32>\n}")
            .getBody()
            .front();
    WeightValues weights(block);
    EXPECT_EQ(weights.getBytes() > kCachedWeights, size == StringRef("513"));
    cold.emplace_back();
    for (const Kernel &kernel : groupKernels(block, weights, {})) {
      std::string why;
      auto program = exportKernel(kernel, weights, why);
      ASSERT_TRUE(succeeded(program)) << why;
      cold.back().push_back(program->hasColdWeights);
      if (cold.back().size() == 1)
        names.push_back(hashProgram(*program));
    }
  }
  EXPECT_EQ(cold,
            (std::vector<std::vector<bool>>{{false, false}, {false, true}}));
  EXPECT_EQ(names[0], names[1]);
}

/// A concatenation's part that a kernel computes can be written in place; an
/// argument, a view, and a part of an earlier concatenation cannot.
TEST_F(ProgramsTest, SaysWhichPartsCanBeWrittenInPlace) {
  Block &block =
      parse(R"(func.func @f(%x: tensor<1x8x2x2xf32>) -> (tensor<1x16x2x2xf32>,
                                                    tensor<1x36x2x2xf32>) {
    %a = taso.relu %x : (tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %b = taso.tanh %x : (tensor<1x8x2x2xf32>) -> tensor<1x8x2x2xf32>
    %c = taso.slice %b axis 1 start 0 size 4 : (tensor<1x8x2x2xf32>) -> tensor<1x4x2x2xf32>
    %0 = taso.concat %a, %x axis 1 : (tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x16x2x2xf32>
    %1 = taso.concat %0, %c, %b, %a axis 1 : (tensor<1x16x2x2xf32>, tensor<1x4x2x2xf32>, tensor<1x8x2x2xf32>, tensor<1x8x2x2xf32>) -> tensor<1x36x2x2xf32>
    return %0, %1 : tensor<1x16x2x2xf32>, tensor<1x36x2x2xf32>
  })")
          .getBody()
          .front();
  WeightValues weights(block);
  std::vector<std::vector<bool>> movable;
  for (const Kernel &kernel : groupKernels(block, weights, {})) {
    std::string why;
    auto program = exportKernel(kernel, weights, why);
    ASSERT_TRUE(succeeded(program)) << why;
    if (program->steps.front().op != "concat")
      continue;
    movable.emplace_back();
    for (unsigned input : program->getTensors(runtime::TensorKind::Input))
      movable.back().push_back(program->tensors[input].isMovable);
  }
  EXPECT_EQ(movable, (std::vector<std::vector<bool>>{
                         {true, false}, {true, false, true, false}}));
}

/// The hash distinguishes what the program does.
TEST_F(ProgramsTest, HashesAgreeWithPrograms) {
  const std::string matmul =
      "%0 = taso.matmul %x, %y : (tensor<4x4xf32>, tensor<4x4xf32>) -> "
      "tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n";
  const std::string square =
      "%0 = taso.matmul %x, %x : (tensor<4x4xf32>, tensor<4x4xf32>) -> "
      "tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n";
  const std::string plain =
      "(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32>";
  const std::string weight =
      "(%x: tensor<4x4xf32>, %y: tensor<4x4xf32> {taso.weight}) -> "
      "tensor<4x4xf32>";
  auto first = hashLastKernel(plain, matmul);
  EXPECT_EQ(first, hashLastKernel(plain, matmul));
  std::set<uint64_t> hashes = {first.first};
  std::set<std::string> names = {first.second};
  for (auto &[signature, body] :
       {std::pair(weight, matmul), std::pair(plain, square)}) {
    auto other = hashLastKernel(signature, body);
    EXPECT_TRUE(hashes.insert(other.first).second);
    EXPECT_TRUE(names.insert(other.second).second);
  }
}

/// Not in which order it does it.
TEST_F(ProgramsTest, HashesDoNotSeeTheOrder) {
  const std::string to = " : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n";
  auto hash = [&](const std::string &middle, const std::string &product) {
    FusionOptions regions;
    regions.mode = FusionMode::Region;
    return hashLastKernel(
        "(%x: tensor<4xf32>, %z: tensor<1xf32>) -> tensor<4xf32>",
        "%s = taso.abs %x : (tensor<4xf32>) -> tensor<4xf32>\n" + middle +
            "%m = taso.mul " + product + to + "%a = taso.add %r, %m" + to +
            "return %a : tensor<4xf32>\n",
        regions);
  };
  const std::string relu = "%r = taso.relu %s : (tensor<4xf32>) -> "
                           "tensor<4xf32>\n",
                    tanh = "%t = taso.tanh %s : (tensor<4xf32>) -> "
                           "tensor<4xf32>\n",
                    broadcast = "%b = taso.broadcast %z shape [4] : "
                                "(tensor<1xf32>) -> tensor<4xf32>\n";
  auto first = hash(relu + tanh + broadcast, "%t, %b");
  EXPECT_EQ(first, hash(broadcast + tanh + relu, "%t, %b"));
  EXPECT_EQ(first, hash(tanh + broadcast + relu, "%t, %b"));
  auto other = hash(relu + tanh + broadcast, "%b, %t");
  EXPECT_NE(first.first, other.first);
  EXPECT_NE(first.second, other.second);
}

/// A kernel may be a long chain.
TEST_F(ProgramsTest, HashesDeepKernels) {
  std::string body;
  for (unsigned i = 0; i < 20000; ++i)
    body += "%" + std::to_string(i) + " = taso.relu %" +
            (i ? std::to_string(i - 1) : "x") +
            " : (tensor<4xf32>) -> tensor<4xf32>\n";
  FusionOptions regions;
  regions.mode = FusionMode::Region;
  hashLastKernel("(%x: tensor<4xf32>) -> tensor<4xf32>",
                 body + "return %19999 : tensor<4xf32>\n", regions);
}

} // namespace
