//===- ConformanceTest.cpp - Every executor against the definitions ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include "TASO/Runtime/Executor.h"
#include "TASO/Semantics/Operators.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace taso::runtime {

namespace {

std::vector<HostTensor> runOn(Executor &executor, const Program &program,
                              uint64_t seed) {
  auto compiled = executor.prepare(program);
  if (!compiled) {
    ADD_FAILURE() << compiled.getError().message;
    return {};
  }
  // Twice, with other inputs between: nothing may be left from the run before.
  auto first = (*compiled)->run(makeInputs(program, seed));
  auto other = (*compiled)->run(makeInputs(program, seed + 1));
  auto again = (*compiled)->run(makeInputs(program, seed));
  if (!first || !other || !again) {
    ADD_FAILURE() << "a run failed";
    return {};
  }
  for (size_t i = 0; i < first->size(); ++i)
    EXPECT_EQ((*first)[i].values(), (*again)[i].values()) << "output " << i;
  return *first;
}

/// How far a result may be off, relative to the largest element: the executors
/// round in between where the definitions do not, and the other way round.
double getTolerance(ElementType type) {
  switch (type) {
  case ElementType::F16:
    return 0x1p-8;
  case ElementType::BF16:
    return 0x1p-5;
  default:
    return 2e-5;
  }
}

void expectNear(const HostTensor &found, const HostTensor &expected,
                double tolerance) {
  ASSERT_TRUE(std::equal(found.shape().begin(), found.shape().end(),
                         expected.shape().begin(), expected.shape().end()));
  double largest = 1;
  for (float value : expected.values())
    if (std::isfinite(value))
      largest = std::max(largest, std::fabs(double(value)));
  for (int64_t i = 0; i < expected.size(); ++i) {
    float a = found.values()[i], b = expected.values()[i];
    bool same = a == b || (std::isnan(a) && std::isnan(b)) ||
                std::fabs(double(a) - b) <= tolerance * largest;
    ASSERT_TRUE(same) << "element " << i << ": expected " << b << ", found "
                      << a;
  }
}

class Conformance : public ::testing::TestWithParam<std::string_view> {
protected:
  void SetUp() override {
    auto created = createExecutor(GetParam());
    if (!created)
      GTEST_SKIP() << created.getError().message;
    executor = std::move(*created);
    reference = std::move(*createExecutor("reference"));
  }

  void compare(const std::vector<Program> &programs, ElementType type) {
    for (const Program &program : programs) {
      SCOPED_TRACE(program.name + " in " + std::string(getName(type)));
      auto expected = runOn(*reference, program, 7);
      auto found = runOn(*executor, program, 7);
      ASSERT_EQ(found.size(), expected.size());
      for (size_t i = 0; i < found.size(); ++i) {
        SCOPED_TRACE("output " + std::to_string(i));
        expectNear(found[i], expected[i], getTolerance(type));
      }
    }
  }

  std::unique_ptr<Executor> executor, reference;
};

} // namespace

TEST(ConformanceCases, CoverEveryOperator) {
  std::vector<Program> cases = getOperatorCases(ElementType::F32);
  for (const semantics::OperatorInfo &info : semantics::getOperators())
    EXPECT_TRUE(std::any_of(cases.begin(), cases.end(),
                            [&](const Program &program) {
                              return program.steps.front().op == info.name;
                            }))
        << "the conformance suite has no case for " << info.name;
}

TEST_P(Conformance, Operators) {
  compare(getOperatorCases(ElementType::F32), ElementType::F32);
}

TEST_P(Conformance, Graphs) {
  compare(getGraphCases(ElementType::F32), ElementType::F32);
}

TEST_P(Conformance, NarrowTypes) {
  for (ElementType type : {ElementType::F16, ElementType::BF16}) {
    compare(getOperatorCases(type), type);
    compare(getGraphCases(type), type);
  }
}

TEST_P(Conformance, RefusesOtherInputs) {
  Program program = getOperatorCases(ElementType::F32).front();
  auto compiled = executor->prepare(program);
  ASSERT_TRUE(bool(compiled));
  auto none = (*compiled)->run({});
  ASSERT_FALSE(bool(none));
  EXPECT_EQ(none.getError().message, "expected 1 inputs, found 0");
  auto scalar = (*compiled)->run({HostTensor(HostTensor::Shape{})});
  ASSERT_FALSE(bool(scalar));
  EXPECT_EQ(scalar.getError().message,
            "input 't0' does not have the shape of the program's: expected "
            "[2, 8, 9, 7], found []");
}

TEST_P(Conformance, RefusesWrongPrograms) {
  Program program = getOperatorCases(ElementType::F32).front();
  program.tensors.back().shape.back() += 1;
  EXPECT_FALSE(bool(executor->prepare(program)));
}

TEST_P(Conformance, RefusesWhatTheMachineCannotHold) {
  ProgramBuilder b("4096 inputs of 8 GiB");
  for (int i = 0; i < 4096; ++i)
    b.output(b.op("relu", {b.input({int64_t{1} << 31})}));
  auto compiled = executor->prepare(b.get());
  ASSERT_FALSE(bool(compiled));
  EXPECT_EQ(compiled.getError().message.rfind(
                "the program needs 100663296 MiB of memory or more", 0),
            0u)
      << compiled.getError().message;
}

TEST_P(Conformance, Times) {
  auto compiled = executor->prepare(getGraphCases(ElementType::F32).front());
  ASSERT_TRUE(bool(compiled));
  TimeOptions options;
  options.timeLimit = 0.2;
  options.warmUp = 0.01;
  auto measurement = (*compiled)->time(options);
  ASSERT_TRUE(bool(measurement));
  EXPECT_GT(measurement->minimum, 0);
  EXPECT_LE(measurement->minimum, measurement->low);
  EXPECT_LE(measurement->low, measurement->median);
  EXPECT_LE(measurement->median, measurement->high);
  EXPECT_GE(measurement->runs, measurement->samples);
  EXPECT_GT(measurement->workspaceBytes, 0u);
}

INSTANTIATE_TEST_SUITE_P(Executors, Conformance,
                         ::testing::ValuesIn(getExecutorNames()),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

/// What depends on weights only runs in no kernel, and what fuses in one.
TEST(OneDNN, FusesAndFolds) {
  auto executor = createExecutor("cpu");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  Program residual = getGraphCases(ElementType::F32).front();
  auto compiled = (*executor)->prepare(residual);
  ASSERT_TRUE(bool(compiled));
  std::vector<std::vector<unsigned>> groups;
  for (const FusedGroup &group : (*compiled)->getGroups())
    if (!group.steps.empty())
      groups.push_back(group.steps);
  // Step 2 is the broadcast of the bias.
  EXPECT_EQ(groups,
            (std::vector<std::vector<unsigned>>{{0}, {1, 3, 4}, {5, 6, 7}}));
}

/// Weights that come from memory take longer than those in a cache.
TEST(OneDNN, TimesColdWeights) {
  auto executor = createExecutor("cpu", {1});
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  ProgramBuilder b("row by matrix");
  b.output(b.op("matmul", {b.input({1, 256}), b.weight({256, 256})},
                Attributes().keyword("activation", "none")));
  Program warm = b.get(), cold = b.get();
  cold.hasColdWeights = true;
  auto first = (*executor)->prepare(warm), second = (*executor)->prepare(cold);
  ASSERT_TRUE(first && second);
  auto times = timeInterleaved({first->get(), second->get()});
  ASSERT_TRUE(bool(times));
  EXPECT_GT((*times)[1].ratio.median, 1.1);
}

/// What computes the parts of a concatenation writes them in place. One part is
/// in two concatenations, and copied into the second.
TEST(OneDNN, ConcatenatesInPlace) {
  auto executor = createExecutor("cpu");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  unsigned copies = 0;
  for (const Program &program : getGraphCases(ElementType::F32)) {
    if (program.name != "concats of 1 times 16")
      continue;
    auto compiled = (*executor)->prepare(program);
    ASSERT_TRUE(bool(compiled));
    for (const FusedGroup &group : (*compiled)->getGroups()) {
      copies += group.kernel.find("concat") != std::string::npos;
      // Products and sums went into weights, or into one loop.
      EXPECT_EQ(group.kernel.find("binary"), std::string::npos) << group.kernel;
      EXPECT_EQ(group.kernel.find("relu"), std::string::npos) << group.kernel;
    }
  }
  EXPECT_EQ(copies, 1u);
}

/// Which elements of the first output are NaN.
std::vector<bool> findNaN(Executor &executor, const Program &program,
                          const std::vector<HostTensor> &inputs) {
  auto compiled = executor.prepare(program);
  if (!compiled) {
    ADD_FAILURE() << compiled.getError().message;
    return {};
  }
  auto outputs = (*compiled)->run(inputs);
  std::vector<bool> result;
  if (!outputs)
    ADD_FAILURE() << outputs.getError().message;
  else
    for (float value : outputs->front().values())
      result.push_back(std::isnan(value));
  return result;
}

/// What docs/Executors.md excepts: of steps, ...
bool mayLoseNaN(const Step &step) {
  return step.op == "softmax" ||
         step.attributes.keyword("activation") == "relu";
}

/// ... and of operands.
bool isKernel(const Program &program, unsigned tensor) {
  return std::any_of(program.steps.begin(), program.steps.end(),
                     [&](const Step &step) {
                       return step.op == "conv2d" && step.operands[1] == tensor;
                     });
}

/// Puts NaN into each input in turn, here and there.
void expectSameNaN(Executor &found, Executor &expected,
                   const Program &program) {
  std::vector<unsigned> tensors = program.getTensors(TensorKind::Input);
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor &tensor = program.tensors[tensors[i]];
    if (tensor.type != ElementType::F32 || isKernel(program, tensors[i]))
      continue;
    SCOPED_TRACE(tensor.name);
    int64_t last = tensor.getElements() - 1;
    for (int64_t position : {int64_t(0), last / 2, last}) {
      if (last < 0)
        break;
      std::vector<HostTensor> inputs = makeInputs(program, 1);
      inputs[i].mutableValues()[position] = std::nanf("");
      EXPECT_EQ(findNaN(found, program, inputs),
                findNaN(expected, program, inputs))
          << "NaN at " << position;
    }
  }
}

TEST(OneDNN, KeepsNaN) {
  auto executor = createExecutor("cpu"),
       reference = createExecutor("reference");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  unsigned tested = 0;
  for (const Program &program : getOperatorCases(ElementType::F32)) {
    if (std::any_of(program.steps.begin(), program.steps.end(), mayLoseNaN))
      continue;
    SCOPED_TRACE(program.name);
    expectSameNaN(**executor, **reference, program);
    ++tested;
  }
  EXPECT_GT(tested, 40u);
}

/// A maximum over a window with NaN is NaN, in blocked layouts as well, and
/// over axes that are dropped.
TEST(OneDNN, MaximaOfBlockedImagesKeepNaN) {
  auto executor = createExecutor("cpu"),
       reference = createExecutor("reference");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  auto expectKept = [&](const char *op, const Attributes &attributes) {
    SCOPED_TRACE(op);
    ProgramBuilder b("maximum of a convolution");
    unsigned y = b.op("conv2d", {b.input({1, 8, 9, 9}), b.weight({8, 8, 1, 1})},
                      convolution(1, {0, 0, 0, 0}));
    b.output(b.op(op, {y}, attributes));
    expectSameNaN(**executor, **reference, b.get());
  };
  expectKept("pool2d_max", Attributes()
                               .numbers("kernel", {3, 3})
                               .numbers("strides", {2, 2})
                               .numbers("pads", {1, 1, 1, 1})
                               .numbers("dilations", {1, 1}));
  for (int64_t keeps : {0, 1})
    expectKept("reduce_max",
               Attributes().numbers("axes", {2, 3}).number("keep_dims", keeps));
}

/// Our own exp: 1 at 0, and right where it overflows and where it vanishes.
TEST(OneDNN, ExpIsRightAtTheEdges) {
  auto executor = createExecutor("cpu");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  ProgramBuilder b("exp");
  b.output(b.op("exp", {b.input({16})}));
  auto compiled = (*executor)->prepare(b.get());
  ASSERT_TRUE(bool(compiled));
  constexpr float inf = std::numeric_limits<float>::infinity();
  HostTensor x(HostTensor::Shape{16});
  const std::vector<float> values{0.f,  -0.f,  1.f,    -1.f,   88.7f,   88.8f,
                                  inf,  -inf,  -87.4f, -95.f,  -103.9f, -104.1f,
                                  0.5f, 1e-8f, 20.f,   -1000.f};
  x.mutableValues() = values;
  auto outputs = (*compiled)->run({x});
  ASSERT_TRUE(bool(outputs));
  for (size_t i = 0; i < values.size(); ++i) {
    float expected = static_cast<float>(std::exp(double(values[i])));
    float found = outputs->front().values()[i];
    if (std::isinf(expected))
      EXPECT_EQ(found, expected) << values[i];
    else
      EXPECT_NEAR(found, expected, 4e-7 * expected + 1e-44) << values[i];
  }
}

/// oneDNN has loops that are hundreds of times slower than its kernels; common
/// steps must not end there for the layout of an operand.
TEST(OneDNN, AvoidsPlainLoops) {
  auto executor = createExecutor("cpu");
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  for (const Program &program : getGraphCases(ElementType::F32)) {
    if (program.name.find("per channel") != 0)
      continue;
    auto compiled = (*executor)->prepare(program);
    ASSERT_TRUE(bool(compiled));
    for (const FusedGroup &group : (*compiled)->getGroups())
      for (const char *loop : {"ref", "simple_nchw", "definition", "loop of"})
        EXPECT_EQ(group.kernel.find(loop), std::string::npos)
            << program.name << ": " << group.kernel;
  }
}

} // namespace taso::runtime
