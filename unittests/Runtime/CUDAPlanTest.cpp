//===- CUDAPlanTest.cpp - What the cuda executor makes of programs
//-----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans are compared with the operators' definitions by running their kernels'
// functions on the host: neither a GPU nor CUDA is needed.
//
//===----------------------------------------------------------------------===//

#include "CUDAHost.h"
#include "Cases.h"

#include "../../lib/Runtime/CUDA/Compiler.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>

namespace taso::runtime::cuda {

namespace {

std::vector<HostTensor> runReference(const Program &program, uint64_t seed) {
  auto executor = createExecutor("reference");
  auto compiled = (*executor)->prepare(program);
  if (!compiled)
    return {};
  return *(*compiled)->run(makeInputs(program, seed));
}

void compare(const Program &program) {
  SCOPED_TRACE(program.name);
  std::vector<HostTensor> expected = runReference(program, 7);
  for (bool fuses : {false, true}) {
    SCOPED_TRACE(fuses ? "epilogues in libraries" : "epilogues in kernels");
    auto result = runPlanOnHost(program, makeInputs(program, 7), fuses);
    ASSERT_TRUE(bool(result)) << result.getError().message;
    const std::vector<HostTensor> &found = *result;
    ASSERT_EQ(found.size(), expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      ASSERT_EQ(found[i].size(), expected[i].size());
      float largest = 1;
      for (float value : expected[i].values())
        if (std::isfinite(value))
          largest = std::max(largest, std::fabs(value));
      for (int64_t k = 0; k < expected[i].size(); ++k) {
        float a = found[i].values()[k], b = expected[i].values()[k];
        ASSERT_TRUE(a == b || (std::isnan(a) && std::isnan(b)) ||
                    std::fabs(a - b) <= 2e-5f * largest)
            << "output " << i << ", element " << k << ": expected " << b
            << ", found " << a;
      }
    }
  }
}

} // namespace

TEST(CUDAPlan, ComputesOperators) {
  for (const Program &program : getOperatorCases(ElementType::F32))
    compare(program);
}

TEST(CUDAPlan, ComputesGraphs) {
  for (const Program &program : getGraphCases(ElementType::F32))
    compare(program);
}

/// Rows that are long enough for a team of threads, and read through strides.
TEST(CUDAPlan, ComputesRowsByTeams) {
  ProgramBuilder b("long rows");
  unsigned x = b.input({3, 2, 45});
  unsigned y = b.op("transpose", {x}, Attributes().numbers("perm", {1, 0, 2}));
  y = b.op("softmax", {y}, Attributes().number("axis", 2));
  unsigned norm = b.op("layer_norm", {y, b.weight({45}), b.weight({45})},
                       Attributes().number("axis", 2).real("epsilon", 1e-5));
  for (const char *name : {"reduce_sum", "reduce_mean", "reduce_max"})
    b.output(b.op(name, {x},
                  Attributes().numbers("axes", {0, 2}).number("keep_dims", 0)));
  compare(b.output(norm).get());
}

TEST(CUDALayouts, CollapseWhatIsEvenlySpaced) {
  Dims dims{2, 1, 3, 4};
  std::vector<Dims> strides{{12, 12, 4, 1}, {0, 0, 4, 1}};
  int kept = -1;
  collapse(dims, strides, kept);
  EXPECT_EQ(dims, (Dims{2, 12}));
  EXPECT_EQ(strides, (std::vector<Dims>{{12, 1}, {0, 1}}));
  // A dimension that is kept takes no part, even if its size is 1.
  dims = {2, 3, 1, 4, 5};
  strides = {{60, 20, 20, 5, 1}};
  kept = 2;
  collapse(dims, strides, kept);
  EXPECT_EQ(dims, (Dims{6, 1, 20}));
  EXPECT_EQ(strides, (std::vector<Dims>{{20, 20, 1}}));
  EXPECT_EQ(kept, 1);
}

TEST(CUDALayouts, ReshapeWhatStridesCanSay) {
  // [4, 6] of rows that are 10 elements apart.
  Location rows{0, 3, {4, 6}, {10, 1}};
  auto split = reshape(rows, {2, 2, 1, 3, 2});
  ASSERT_TRUE(split.has_value());
  EXPECT_EQ(split->strides[0], 20);
  EXPECT_EQ(split->strides[1], 10);
  EXPECT_EQ(split->strides[3], 2);
  EXPECT_EQ(split->strides[4], 1);
  EXPECT_EQ(split->offset, 3);
  EXPECT_FALSE(reshape(rows, {24}).has_value());
  EXPECT_FALSE(reshape(rows, {3, 8}).has_value());
}

TEST(CUDAPlan, SharesMemoryOfWhatIsNotAliveTogether) {
  ProgramBuilder b("a row of softmaxes");
  unsigned x = b.input({64, 64});
  for (int i = 0; i < 8; ++i)
    x = b.op("softmax", {x}, Attributes().number("axis", 1));
  Program program = b.output(x).get();
  Plan plan;
  Compiler compiler(program, plan);
  ASSERT_TRUE(bool(compiler.compile()));
  EXPECT_EQ(plan.kernels.size(), 8u);
  EXPECT_EQ(plan.blockBytes, 2u * 64 * 64 * 4);
}

/// What depends on weights only runs in no kernel, and what fuses in one.
TEST(CUDAPlan, FusesAndFolds) {
  Program residual = getGraphCases(ElementType::F32).front();
  Plan plan;
  Compiler compiler(residual, plan);
  ASSERT_TRUE(bool(compiler.compile()));
  std::vector<std::vector<unsigned>> steps;
  for (const Kernel &kernel : plan.kernels)
    steps.push_back(kernel.steps);
  // Step 2 is the broadcast of the bias.
  EXPECT_EQ(steps,
            (std::vector<std::vector<unsigned>>{{0}, {1, 3, 4}, {5, 6, 7}}));
  // Bias and relu; bias alone, since batch norm comes next; sum and relu.
  auto getFused = [&](size_t i) {
    return std::get<Convolution>(plan.kernels[i].body).fused;
  };
  EXPECT_EQ(getFused(0).ops, 2u);
  EXPECT_EQ(getFused(0).bias, 1);
  EXPECT_EQ(getFused(0).activation, LibraryEpilogue::Relu);
  EXPECT_EQ(getFused(1).ops, 1u);
  EXPECT_EQ(getFused(2).ops, 2u);
  EXPECT_EQ(getFused(2).bias, -1);
  EXPECT_EQ(getFused(2).residual, 1);
}

TEST(CUDAPlan, NamesWhatItHasNoKernelFor) {
  ProgramBuilder b("indices of type f32");
  unsigned x = b.input({4, 3}), at = b.input({2});
  Program program =
      b.output(b.op("gather", {x, at}, Attributes().number("axis", 0))).get();
  Plan plan;
  Compiler compiler(program, plan);
  auto locations = compiler.compile();
  ASSERT_FALSE(bool(locations));
  EXPECT_EQ(locations.getError().message,
            "step 0: the cuda executor's gather takes indices of type i32 or "
            "i64, found f32");
}

} // namespace taso::runtime::cuda
