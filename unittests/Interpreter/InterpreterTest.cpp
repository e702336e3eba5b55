//===- InterpreterTest.cpp - Values, errors and memory --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Interpreter/FoldWeights.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <sys/resource.h>

using namespace mlir;
using namespace taso;

namespace {

class Interpreter : public testing::Test {
protected:
  Interpreter() {
    context.loadDialect<TASODialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler(
        [this](Diagnostic &diagnostic) { message += diagnostic.str(); });
  }
  func::FuncOp parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module) << message;
    return *module->getOps<func::FuncOp>().begin();
  }
  RankedTensorType type(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  Type f32() { return Float32Type::get(&context); }
  Type f16() { return Float16Type::get(&context); }
  Type bf16() { return BFloat16Type::get(&context); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
};

template <class S>
HostTensor<S> makeTensor(std::initializer_list<double> values) {
  HostTensor<S> result({static_cast<int64_t>(values.size())});
  llvm::transform(values, result.mutableValues().begin(),
                  [](double v) { return semantics::ScalarOps<S>::number(v); });
  return result;
}

//===----------------------------------------------------------------------===//
// Poison and empty tensors
//===----------------------------------------------------------------------===//

TEST_F(Interpreter, DivisionByZeroPoisonsWhatItMeets) {
  func::FuncOp function = parse(R"(
    func.func @f(%x: tensor<3xf32>, %y: tensor<3xf32>)
        -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
      %q = taso.div %x, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %s = taso.mul %q, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %m = taso.max %x, %q : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %n = taso.max %q, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      return %s, %m, %n : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    })");
  using F = FieldElement;
  auto results = interpret<F>(
      function, {makeTensor<F>({1, 2, 3}), makeTensor<F>({2, 0, -1})});
  ASSERT_TRUE(succeeded(results));
  // x / 0 * 0 is not x.
  EXPECT_EQ((*results)[0].values()[0], F::fromInteger(1));
  for (const HostTensor<F> &result : *results)
    EXPECT_FALSE(result.values()[1].isDefined());
  EXPECT_EQ((*results)[1].values()[2], F::fromInteger(3));
  auto floats = interpret<float>(
      function, {makeTensor<float>({1, 2, 3}), makeTensor<float>({2, 0, -1})});
  EXPECT_TRUE(std::isnan((*floats)[0].values()[1]));
  EXPECT_TRUE(std::isinf((*floats)[1].values()[1]));
}

TEST_F(Interpreter, EmptyTensorsGoThrough) {
  func::FuncOp function = parse(R"(
    func.func @f(%x: tensor<0x2x3x3xf32>, %w: tensor<4x2x3x3xf32>)
        -> (tensor<0x4x1x1xf32>, tensor<4x1x1xf32>) {
      %y = taso.conv2d %x, %w : (tensor<0x2x3x3xf32>, tensor<4x2x3x3xf32>)
          -> tensor<0x4x1x1xf32>
      %s = taso.reduce_sum %y axes [0] : (tensor<0x4x1x1xf32>)
          -> tensor<4x1x1xf32>
      return %y, %s : tensor<0x4x1x1xf32>, tensor<4x1x1xf32>
    })");
  auto results = interpret<float>(function, randomInputs<float>(function, 1));
  ASSERT_TRUE(succeeded(results)) << message;
  EXPECT_EQ((*results)[0].size(), 0);
  EXPECT_EQ((*results)[1].values(), std::vector<float>(4, 0.0f));
}

TEST_F(Interpreter, ThreadsDoNotChangeResults) {
  func::FuncOp function = parse(R"(
    func.func @f(%x: tensor<300x40xf32>, %y: tensor<40x200xf32>)
        -> tensor<300x200xf32> {
      %z = taso.matmul %x, %y : (tensor<300x40xf32>, tensor<40x200xf32>)
          -> tensor<300x200xf32>
      return %z : tensor<300x200xf32>
    })");
  auto inputs = randomInputs<float>(function, 1);
  auto results = interpret<float>(function, inputs);
  ASSERT_TRUE(succeeded(results));
  for (int64_t i = 0; i < 300; ++i)
    for (int64_t j = 0; j < 200; ++j) {
      float sum = 0;
      for (int64_t k = 0; k < 40; ++k)
        sum += inputs[0](i, k) * inputs[1](k, j);
      ASSERT_FLOAT_EQ(results->front()(i, j), sum) << i << ", " << j;
    }
}

//===----------------------------------------------------------------------===//
// Rounding and attributes
//===----------------------------------------------------------------------===//

TEST_F(Interpreter, RoundingAgreesWithAPFloat) {
  auto expected = [](float value, const llvm::fltSemantics &format) {
    APFloat number(value);
    bool losesInfo;
    number.convert(format, APFloat::rmNearestTiesToEven, &losesInfo);
    return number.convertToFloat();
  };
  for (uint64_t i = 0; i < 200000; ++i) {
    auto value = llvm::bit_cast<float>(static_cast<uint32_t>(mixSeed(3, i)));
    if (!std::isfinite(value))
      continue;
    // Half of the values around those that f16 can hold.
    if (i % 2)
      value = std::ldexp(
          std::copysign(1 + std::fmod(std::fabs(value), 1.0f), value),
          static_cast<int>(i % 48) - 28);
    ASSERT_EQ(roundToType(value, f16()), expected(value, APFloat::IEEEhalf()))
        << value;
    ASSERT_EQ(roundToType(value, bf16()), expected(value, APFloat::BFloat()))
        << value;
  }
  EXPECT_EQ(roundToType(65519, f16()), 65504);
  EXPECT_TRUE(std::isinf(roundToType(65520, f16())));
  EXPECT_TRUE(std::isnan(roundToType(NAN, f16())));
}

TEST_F(Interpreter, LargeConstantsAreResources) {
  for (Type element : {f32(), f16(), bf16()}) {
    RankedTensorType large = type({40, 40}, element);
    HostTensor<float> tensor = randomTensor<float>(large, 5);
    FailureOr<ElementsAttr> elements = toElements(tensor, large, "w");
    ASSERT_TRUE(succeeded(elements));
    EXPECT_TRUE(isa<DenseResourceElementsAttr>(*elements));
    auto back = toHostTensor<float>(*elements);
    ASSERT_TRUE(succeeded(back));
    EXPECT_EQ(back->values(), tensor.values());
  }
  HostTensor<float> splat({100, 100});
  auto elements = toElements(splat, type({100, 100}, f32()), "w");
  ASSERT_TRUE(succeeded(elements));
  EXPECT_TRUE(cast<DenseElementsAttr>(*elements).isSplat());
  EXPECT_TRUE(failed(toElements(splat, type({5}, f32()), "w")));
  EXPECT_TRUE(failed(
      toElements(splat, type({100, 100}, Float64Type::get(&context)), "w")));
}

TEST_F(Interpreter, RandomElementsAreTheSameInEveryScalar) {
  for (Type element : {f32(), f16()}) {
    RankedTensorType shape = type({50}, element);
    auto floats = randomTensor<float>(shape, 11);
    auto exact = randomTensor<FieldElement>(shape, 11);
    bool anyNegative = false, anyPositive = false;
    for (int i = 0; i < 50; ++i) {
      EXPECT_EQ(exact.values()[i],
                FieldElement::fromDouble(floats.values()[i]));
      anyNegative |= floats.values()[i] < 0;
      anyPositive |= floats.values()[i] > 0;
    }
    EXPECT_TRUE(anyNegative && anyPositive);
    EXPECT_NE(randomTensor<float>(shape, 12).values(), floats.values());
  }
}

//===----------------------------------------------------------------------===//
// Errors and foreign operations
//===----------------------------------------------------------------------===//

constexpr const char *kForeign = R"(
  func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
    %y = "foreign.op"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    %z = taso.relu %y : (tensor<2xf32>) -> tensor<2xf32>
    return %z : tensor<2xf32>
  })";

TEST_F(Interpreter, ForeignOperationsAreErrors) {
  func::FuncOp function = parse(kForeign);
  EXPECT_TRUE(failed(interpret<float>(function, {makeTensor<float>({1, 2})})));
  EXPECT_NE(message.find("none of the taso dialect"), std::string::npos);
}

TEST_F(Interpreter, CallersMaySupplyForeignResults) {
  func::FuncOp function = parse(kForeign);
  auto negate =
      [](Operation *,
         ArrayRef<HostTensor<float>> operands) -> InterpretedResults<float> {
    HostTensor<float> result(operands[0].shape());
    for (int i = 0; i < 2; ++i)
      result.mutableValues()[i] = -operands[0].values()[i];
    return SmallVector<HostTensor<float>>{result};
  };
  auto results =
      interpret<float>(function, {makeTensor<float>({1, -2})}, negate);
  ASSERT_TRUE(succeeded(results)) << message;
  EXPECT_EQ(results->front().values(), (std::vector<float>{0, 2}));
  auto nothing = [](Operation *,
                    ArrayRef<HostTensor<float>>) -> InterpretedResults<float> {
    return SmallVector<HostTensor<float>>();
  };
  EXPECT_TRUE(failed(
      interpret<float>(function, {makeTensor<float>({1, -2})}, nothing)));
  EXPECT_NE(message.find("expected 1 result values, found 0"),
            std::string::npos);
}

TEST_F(Interpreter, WrongInputsAreErrors) {
  func::FuncOp function = parse(R"(
    func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      return %x : tensor<2xf32>
    })");
  EXPECT_TRUE(failed(interpret<float>(function, {})));
  EXPECT_NE(message.find("expected 1 inputs, found 0"), std::string::npos);
  EXPECT_TRUE(failed(interpret<float>(function, {makeTensor<float>({1})})));
  EXPECT_NE(message.find("input 0 does not have the shape"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Check and fold
//===----------------------------------------------------------------------===//

// Nothing is claimed where the first function divides by zero; where only the second
// does, they differ.
TEST_F(Interpreter, NothingIsClaimedWhereTheFirstFunctionIsUndefined) {
  parse(R"(
    func.func @undefined(%x: tensor<4xf32>) -> tensor<5xf32> {
      %z = taso.const_zero shape [1] : tensor<1xf32>
      %u = taso.div %z, %z : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %c = taso.concat %x, %u axis 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
      return %c : tensor<5xf32>
    }
    func.func @defined(%x: tensor<4xf32>) -> tensor<5xf32> {
      %z = taso.const_zero shape [1] : tensor<1xf32>
      %c = taso.concat %x, %z axis 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
      return %c : tensor<5xf32>
    })");
  auto undefined = module->lookupSymbol<func::FuncOp>("undefined");
  auto defined = module->lookupSymbol<func::FuncOp>("defined");
  for (double maxFlops : {2e10, 0.0}) { // in the prime field, and in double
    CheckOptions options;
    options.maxFlops = maxFlops;
    auto report = checkEqual(undefined, defined, options);
    ASSERT_TRUE(succeeded(report));
    EXPECT_TRUE(report->equal) << report->mismatch;
    report = checkEqual(defined, undefined, options);
    ASSERT_TRUE(succeeded(report));
    EXPECT_FALSE(report->equal);
    EXPECT_EQ(report->difference->index, SmallVector<int64_t>{4});
  }
  // One that is to stop says nothing of either.
  CheckOptions options;
  options.stopRequested = [] { return true; };
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    ADD_FAILURE() << diagnostic.str();
    return success();
  });
  EXPECT_TRUE(failed(checkEqual(defined, defined, options)));
}

TEST_F(Interpreter, CheckReportsDifferencesInFloat) {
  parse(R"(
    func.func @a(%x: tensor<64xf32>, %y: tensor<64xf32>, %z: tensor<64xf32>)
        -> tensor<64xf32> {
      %s = taso.add %x, %y : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      %t = taso.mul %s, %z : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      return %t : tensor<64xf32>
    }
    func.func @b(%x: tensor<64xf32>, %y: tensor<64xf32>, %z: tensor<64xf32>)
        -> tensor<64xf32> {
      %s = taso.mul %x, %z : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      %t = taso.mul %y, %z : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      %u = taso.add %s, %t : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      return %u : tensor<64xf32>
    })");
  auto report = checkEqual(module->lookupSymbol<func::FuncOp>("a"),
                           module->lookupSymbol<func::FuncOp>("b"));
  ASSERT_TRUE(succeeded(report)) << message;
  EXPECT_TRUE(report->equal);
  EXPECT_EQ(report->domain, "prime field");
  EXPECT_EQ(report->outputsCompared, 1u);
  EXPECT_GT(report->maxUlp, 0u);
  EXPECT_GT(report->maxAbs, 0);
  EXPECT_LT(report->maxRel, 1e-6);
  EXPECT_EQ(countScalarOperations(module->lookupSymbol<func::FuncOp>("b")),
            3 * 64);
}

/// Units in the last place are those of the output's type.
TEST_F(Interpreter, CheckCountsUlpsOfTheType) {
  parse(R"(
    func.func @a(%x: tensor<64xf32>, %y: tensor<64xbf16>)
        -> (tensor<64xf32>, tensor<64xbf16>) {
      return %x, %y : tensor<64xf32>, tensor<64xbf16>
    }
    func.func @b(%x: tensor<64xf32>, %y: tensor<64xbf16>)
        -> (tensor<64xf32>, tensor<64xbf16>) {
      %c = taso.constant dense<1.0078125> : tensor<64xbf16>
      %0 = taso.mul %y, %c : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xbf16>
      return %x, %0 : tensor<64xf32>, tensor<64xbf16>
    })");
  CheckOptions options;
  options.maxFlops = 0; // in double
  auto report = checkEqual(module->lookupSymbol<func::FuncOp>("a"),
                           module->lookupSymbol<func::FuncOp>("b"), options);
  ASSERT_TRUE(succeeded(report)) << message;
  EXPECT_GE(report->maxUlp, 1u);
  EXPECT_LE(report->maxUlp, 2u);
}

/// Folding holds the old constants, the new ones and little more at a time.
TEST_F(Interpreter, FoldingNeedsBoundedMemory) {
  constexpr int64_t rows = 2048, columns = 1024, pairs = 4;
  std::string text = "func.func @f() -> (";
  std::string result = "tensor<4096x1024xf32>", body, names, types;
  for (int64_t i = 0; i < pairs; ++i) {
    std::string n = std::to_string(i);
    body += "%a" + n + " = taso.constant dense<1.0> : tensor<2048x1024xf32>\n" +
            "%b" + n + " = taso.constant dense<2.0> : tensor<2048x1024xf32>\n" +
            "%c" + n + " = taso.concat %a" + n + ", %b" + n +
            " axis 0 : (tensor<2048x1024xf32>, tensor<2048x1024xf32>) -> " +
            result + "\n";
    names += (i ? ", %c" : "%c") + n;
    types += (i ? ", " : "") + result;
  }
  func::FuncOp function = parse(text + types + ") {\n" + body + "return " +
                                names + " : " + types + "\n}");
  auto peakBytes = [] {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return int64_t{usage.ru_maxrss} * 1024;
  };
  int64_t before = peakBytes();
  auto report = foldWeights(function);
  ASSERT_TRUE(succeeded(report)) << message;
  EXPECT_EQ(report->constantsCreated, pairs);
  // 64 MiB of results stay; one pair of operands (16) and its result (16) are
  // alive besides.
  int64_t stays = pairs * 2 * rows * columns * 4;
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "what is freed stays, for AddressSanitizer to find its use";
#endif
#endif
  EXPECT_LT(peakBytes() - before, stays * 2);
}

} // namespace
