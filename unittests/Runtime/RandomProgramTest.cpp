//===- RandomProgramTest.cpp - Random graphs on every executor -----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How layouts, views and fusion meet cannot be listed case by case. Random
// graphs of operators that preserve the size of values find what was forgotten.
//
//===----------------------------------------------------------------------===//

#include "CUDAHost.h"
#include "Cases.h"

#include "TASO/Runtime/Executor.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace taso::runtime {

namespace {

using Shape = std::vector<int64_t>;

/// Grows one program, step by step.
class RandomProgram {
public:
  explicit RandomProgram(unsigned seed)
      : random(seed), builder("random graph " + std::to_string(seed)) {
    values.push_back(builder.input(
        {1 + pick(2), 4 * (1 + pick(4)), 3 + pick(6), 3 + pick(6)}));
    values.push_back(builder.input({2 + pick(6), 3 + pick(13)}));
  }

  Program make(unsigned steps) {
    void (RandomProgram::*const kinds[])() = {
        &RandomProgram::addUnary,     &RandomProgram::addUnary,
        &RandomProgram::addBinary,    &RandomProgram::addBinary,
        &RandomProgram::addRepeated,  &RandomProgram::addRepeated,
        &RandomProgram::addConv,      &RandomProgram::addConv,
        &RandomProgram::addPool,      &RandomProgram::addBatchNorm,
        &RandomProgram::addTranspose, &RandomProgram::addReshape,
        &RandomProgram::addSlice,     &RandomProgram::addSplit,
        &RandomProgram::addConcat,    &RandomProgram::addPad,
        &RandomProgram::addSoftmax,   &RandomProgram::addNorm,
        &RandomProgram::addReduction, &RandomProgram::addProduct};
    while (builder.get().steps.size() < steps)
      (this->*kinds[pick(std::size(kinds))])();
    // The last values, and some of those before.
    for (size_t i = 2; i < values.size(); ++i)
      if (i + 3 > values.size() || pick(6) == 0)
        builder.output(values[i]);
    return builder.get();
  }

private:
  int64_t pick(int64_t count) {
    return static_cast<int64_t>(random() % static_cast<uint64_t>(count));
  }
  template <class T> T choose(std::initializer_list<T> list) {
    return *(list.begin() + pick(static_cast<int64_t>(list.size())));
  }
  const Shape &shape(unsigned value) const {
    return builder.get().tensors[value].shape;
  }
  int64_t rank(unsigned value) const {
    return static_cast<int64_t>(shape(value).size());
  }
  /// A value, rather a late one.
  unsigned value() {
    int64_t back = std::min(pick(5), pick(5));
    return values[std::max<int64_t>(0, int64_t(values.size()) - 1 - back)];
  }
  void keep(unsigned value) {
    if (builder.get().tensors[value].getElements() <= 6000)
      values.push_back(value);
  }

  void addUnary() {
    auto op = choose<const char *>(
        {"relu", "relu", "sigmoid", "tanh", "neg", "abs", "erf"});
    keep(builder.op(op, {value()}));
  }
  void addBinary() {
    unsigned x = value(), y = x;
    for (unsigned other : values)
      if (shape(other) == shape(x) && pick(2) == 0)
        y = other;
    keep(builder.op(choose<const char *>({"add", "add", "sub", "mul", "max"}),
                    {x, y}));
  }
  /// With an operand that is repeated along some axes, on either side.
  void addRepeated() {
    unsigned x = value();
    Shape whole = shape(x), part = whole;
    if (whole.empty())
      return;
    if (pick(4) == 0) {
      keep(builder.op("smul", {x, builder.weight({})}));
      return;
    }
    bool channels = pick(2) == 0;
    for (size_t d = 0; d < part.size(); ++d)
      if (channels ? d != 1 : pick(2) == 0)
        part[d] = 1;
    unsigned small = pick(2) ? builder.weight(part) : builder.input(part);
    unsigned large =
        builder.op("broadcast", {small}, Attributes().numbers("shape", whole));
    auto op = choose<const char *>({"add", "sub", "mul", "min"});
    keep(pick(3) ? builder.op(op, {x, large}) : builder.op(op, {large, x}));
  }
  void addConv() {
    unsigned x = value();
    if (rank(x) != 4)
      return;
    int64_t channels = shape(x)[1], groups = 1;
    if (pick(3) == 0)
      for (int64_t count : {2, 4, int(channels)})
        if (channels % count == 0 && pick(2) == 0)
          groups = count;
    int64_t size = shape(x)[2] >= 3 && shape(x)[3] >= 3 ? choose({1, 3}) : 1;
    int64_t outputs = groups * (1 + pick(24 / groups + 1));
    std::vector<unsigned> operands{
        x, builder.weight({outputs, channels / groups, size, size})};
    if (pick(2))
      operands.push_back(builder.weight({outputs}));
    int64_t pad = size / 2;
    keep(builder.op("conv2d", operands,
                    convolution(1 + pick(2), {pad, pad, pad, pad}, groups,
                                choose<const char *>({"none", "relu"}))));
  }
  void addPool() {
    unsigned x = value();
    if (rank(x) != 4 || shape(x)[2] < 2 || shape(x)[3] < 2)
      return;
    Attributes window = Attributes()
                            .numbers("kernel", {2, 2})
                            .numbers("strides", {1 + pick(2), 1})
                            .numbers("pads", {pick(2), 0, 1, pick(2)});
    keep(pick(2) ? builder.op("pool2d_max", {x},
                              window.numbers("dilations", {1, 1}))
                 : builder.op("pool2d_avg", {x},
                              window.number("count_include_pad", pick(2))));
  }
  void addBatchNorm() {
    unsigned x = value();
    if (rank(x) < 2)
      return;
    std::vector<unsigned> operands{x};
    for (int i = 0; i < 4; ++i)
      operands.push_back(builder.weight({shape(x)[1]}));
    keep(
        builder.op("batch_norm", operands, Attributes().real("epsilon", 1e-3)));
  }
  void addTranspose() {
    unsigned x = value();
    Shape perm(shape(x).size());
    for (size_t d = 0; d < perm.size(); ++d)
      perm[d] = static_cast<int64_t>(d);
    for (size_t d = perm.size(); d-- > 1;)
      std::swap(perm[d], perm[pick(int64_t(d) + 1)]);
    keep(builder.op("transpose", {x}, Attributes().numbers("perm", perm)));
  }
  void addReshape() {
    unsigned x = value();
    Shape sizes = shape(x);
    if (sizes.size() >= 2 && pick(2)) {
      size_t d = pick(int64_t(sizes.size()) - 1);
      sizes[d] *= sizes[d + 1];
      sizes.erase(sizes.begin() + int64_t(d) + 1);
    } else if (sizes.size() < 4) {
      size_t d = pick(int64_t(sizes.size()) + 1);
      bool halve = d < sizes.size() && sizes[d] % 2 == 0;
      sizes.insert(sizes.begin() + int64_t(d), halve ? 2 : 1);
      if (halve)
        sizes[d + 1] /= 2;
    }
    keep(builder.op("reshape", {x}, Attributes().numbers("shape", sizes)));
  }
  void addSlice() {
    unsigned x = value();
    if (shape(x).empty())
      return;
    int64_t axis = pick(rank(x)), size = shape(x)[axis], start = pick(size),
            step = 1 + pick(2);
    keep(builder.op("slice", {x},
                    Attributes()
                        .number("axis", axis)
                        .number("start", start)
                        .number("size", (size - start - 1) / step + 1)
                        .number("step", step)));
  }
  void addSplit() {
    unsigned x = value();
    if (rank(x) < 2)
      return;
    int64_t axis = pick(2), first = pick(shape(x)[axis] + 1);
    if (shape(x)[1] % 16 == 0 && pick(2)) {
      axis = 1;
      first = shape(x)[1] / 2;
    }
    if (first == 0 || first == shape(x)[axis])
      return;
    for (unsigned part :
         builder.ops("split", {x},
                     Attributes()
                         .number("axis", axis)
                         .numbers("sizes", {first, shape(x)[axis] - first})))
      keep(part);
  }
  void addConcat() {
    unsigned x = value();
    if (rank(x) < 2)
      return;
    int64_t axis = pick(2);
    std::vector<unsigned> parts{x};
    for (unsigned other : values) {
      Shape left = shape(x), right = shape(other);
      if (left.size() != right.size())
        continue;
      left[axis] = right[axis] = 0;
      if (left == right && parts.size() < 4)
        parts.push_back(other);
    }
    keep(builder.op("concat", parts, Attributes().number("axis", axis)));
  }
  void addPad() {
    unsigned x = value();
    Shape low, high;
    for (int64_t d = 0; d < rank(x); ++d) {
      low.push_back(pick(2));
      high.push_back(pick(2));
    }
    keep(builder.op("pad", {x},
                    Attributes()
                        .numbers("low", low)
                        .numbers("high", high)
                        .real("value", 0.5)));
  }
  void addSoftmax() {
    unsigned x = value();
    if (rank(x) != 0)
      keep(builder.op("softmax", {x},
                      Attributes().number("axis", pick(rank(x)))));
  }
  void addNorm() {
    unsigned x = value();
    if (rank(x) < 2)
      return;
    int64_t axis = 1 + pick(rank(x) - 1);
    Shape rest(shape(x).begin() + axis, shape(x).end());
    keep(builder.op("layer_norm",
                    {x, builder.weight(rest), builder.weight(rest)},
                    Attributes().number("axis", axis).real("epsilon", 0.1)));
  }
  void addReduction() {
    unsigned x = value();
    Shape axes;
    for (int64_t d = 0; d < rank(x); ++d)
      if (pick(2))
        axes.push_back(d);
    keep(builder.op(
        choose<const char *>({"reduce_mean", "reduce_max"}), {x},
        Attributes().numbers("axes", axes).number("keep_dims", pick(4) != 0)));
  }
  void addProduct() {
    unsigned x = value();
    if (rank(x) < 2)
      return;
    Attributes attributes = Attributes().keyword(
        "activation", choose<const char *>({"none", "relu", "tanh"}));
    if (pick(2)) {
      keep(builder.op("matmul",
                      {x, builder.weight({shape(x).back(), 1 + pick(12)})},
                      attributes));
      return;
    }
    Shape perm;
    for (int64_t d = 0; d < rank(x); ++d)
      perm.push_back(d);
    std::swap(perm[perm.size() - 1], perm[perm.size() - 2]);
    unsigned turned =
        builder.op("transpose", {x}, Attributes().numbers("perm", perm));
    keep(builder.op("matmul", {x, turned}, attributes));
  }

  std::mt19937 random;
  ProgramBuilder builder;
  std::vector<unsigned> values;
};

/// Scaled to the largest element: rounding grows through a deep graph.
void expectClose(const HostTensor &found, const HostTensor &expected) {
  double largest = 1;
  for (float value : expected.values())
    if (std::isfinite(value))
      largest = std::max(largest, std::fabs(double(value)));
  for (int64_t i = 0; i < expected.size(); ++i) {
    float a = found.values()[i], b = expected.values()[i];
    if (std::isfinite(b))
      ASSERT_NEAR(a, b, 1e-3 * largest) << "element " << i;
  }
}

class RandomPrograms : public ::testing::TestWithParam<std::string_view> {};

} // namespace

TEST_P(RandomPrograms, GiveWhatTheirDefinitionsGive) {
  auto executor = createExecutor(GetParam());
  if (!executor)
    GTEST_SKIP() << executor.getError().message;
  auto reference = std::move(*createExecutor("reference"));
  for (unsigned seed = 0; seed < 120; ++seed) {
    Program program = RandomProgram(seed).make(4 + seed % 20);
    SCOPED_TRACE(printProgram(program));
    auto inputs = makeInputs(program, seed);
    auto compiled = (*executor)->prepare(program);
    ASSERT_TRUE(bool(compiled)) << compiled.getError().message;
    auto found = (*compiled)->run(inputs);
    ASSERT_TRUE(bool(found)) << found.getError().message;
    auto expected = (*reference->prepare(program))->run(inputs);
    ASSERT_TRUE(bool(expected)) << expected.getError().message;
    for (size_t i = 0; i < expected->size(); ++i) {
      SCOPED_TRACE("output " + std::to_string(i));
      expectClose((*found)[i], (*expected)[i]);
      if (::testing::Test::HasFatalFailure())
        return;
    }
  }
}

TEST(CUDAPlan, ComputesRandomPrograms) {
  auto reference = std::move(*createExecutor("reference"));
  for (unsigned seed = 0; seed < 120; ++seed) {
    Program program = RandomProgram(seed).make(4 + seed % 20);
    SCOPED_TRACE(printProgram(program));
    auto inputs = makeInputs(program, seed);
    auto found = runPlanOnHost(program, inputs, seed % 2 == 0);
    ASSERT_TRUE(bool(found)) << found.getError().message;
    auto expected = (*reference->prepare(program))->run(inputs);
    ASSERT_TRUE(bool(expected)) << expected.getError().message;
    for (size_t i = 0; i < expected->size(); ++i) {
      SCOPED_TRACE("output " + std::to_string(i));
      expectClose((*found)[i], (*expected)[i]);
      if (::testing::Test::HasFatalFailure())
        return;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Executors, RandomPrograms,
                         ::testing::Values("cpu", "cuda"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

} // namespace taso::runtime
