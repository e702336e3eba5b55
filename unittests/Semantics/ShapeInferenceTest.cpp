//===- ShapeInferenceTest.cpp - Shapes with unknown dimensions ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

using namespace taso;
using namespace taso::semantics;

namespace {

using P = Parameters<Dim>;
const Dim kUnknown = Dim::unknown();

/// The shapes as text (`[2, ?]`, one behind the other), or the message.
std::string infer(std::string_view mnemonic,
                  const std::vector<std::vector<Dim>> &operands,
                  const P &parameters = {}) {
  ShapeInference algebra;
  std::vector<ShapeInference::Tensor> tensors;
  for (const std::vector<Dim> &shape : operands)
    tensors.push_back(ShapeInference::Tensor(toList(shape)));
  auto results = run(algebra, mnemonic, tensors, parameters);
  if (algebra.failed())
    return algebra.getError();
  std::string text;
  for (const ShapeInference::Tensor &result : results) {
    text += "[";
    for (unsigned d = 0; d < result.rank(); ++d)
      text += (d ? ", " : "") + (result.dim(d).known
                                     ? std::to_string(result.dim(d).value)
                                     : std::string("?"));
    text += "]";
  }
  return text;
}

TEST(ShapeInferenceTest, KnownShapes) {
  EXPECT_EQ(infer("conv2d", {{1, 3, 8, 9}, {4, 3, 3, 3}},
                  convolutionParameters<Dim>().numbers("strides", {2, 2})),
            "[1, 4, 3, 4]");
  EXPECT_EQ(
      infer("split", {{2, 5}}, P().number("axis", 1).numbers("sizes", {2, 3})),
      "[2, 2][2, 3]");
}

TEST(ShapeInferenceTest, UnknownStaysUnknown) {
  EXPECT_EQ(infer("conv2d", {{kUnknown, 3, kUnknown, 9}, {4, 3, 3, 3}},
                  convolutionParameters<Dim>()),
            "[?, 4, ?, 7]");
  EXPECT_EQ(infer("matmul", {{kUnknown, 2, 3}, {3, kUnknown}},
                  P().keyword("activation", "none")),
            "[?, 2, ?]");
  EXPECT_EQ(infer("concat", {{2, kUnknown}, {2, 3}}, P().number("axis", 1)),
            "[2, ?]");
  EXPECT_EQ(
      infer("reshape", {{kUnknown, 3}}, P().numbers("shape", {3, kUnknown})),
      "[3, ?]");
  EXPECT_EQ(
      infer("broadcast", {{kUnknown, 1}}, P().numbers("shape", {kUnknown, 4})),
      "[?, 4]");
}

// A requirement fails only where it is known to be false.
TEST(ShapeInferenceTest, RefusesWhatIsKnownToBeWrong) {
  EXPECT_EQ(infer("add", {{kUnknown, 2}, {5, 3}}),
            "dimension 1 of the second operand: expected 2, found 3 [add_c1]");
  EXPECT_EQ(infer("conv2d", {{kUnknown, kUnknown, kUnknown, 2}, {4, 3, 3, 3}},
                  convolutionParameters<Dim>()),
            "the window must fit into the padded image [conv2d_c6]");
  EXPECT_EQ(infer("slice", {{kUnknown}},
                  P().number("axis", 0)
                      .number("start", -1)
                      .number("size", 1)
                      .number("step", 1)),
            "the start must not be negative [slice_c3]");
}

TEST(ShapeInferenceTest, ZeroTimesUnknownIsZero) {
  EXPECT_EQ(infer("reshape", {{0, kUnknown}}, P().numbers("shape", {0})),
            "[0]");
}

TEST(ShapeInferenceTest, OverflowIsRefused) {
  int64_t huge = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(infer("concat", {{huge}, {1}}, P().number("axis", 0)),
            "a size of the result: expected a number in [0, 2^63), found a "
            "number beyond 64 bits [taso_c3]");
  EXPECT_EQ(infer("reshape", {{huge, 2}}, P().numbers("shape", {2, huge})),
            "the number of elements: expected a number beyond 64 bits, found a "
            "number beyond 64 bits [reshape_c1]");
  EXPECT_EQ(infer("conv2d", {{1, 3, 8, 8}, {4, 3, 3, 3}},
                  convolutionParameters<Dim>().numbers("dilations", {huge, 1})),
            "the window must fit into the padded image [conv2d_c6]");
}

TEST(ShapeInferenceTest, DivisionRoundsDown) {
  ShapeInference a;
  EXPECT_EQ(a.floorDiv(-7, 2).value, -4);
  EXPECT_EQ(a.mod(-7, 2).value, 1);
  EXPECT_FALSE(a.floorDiv(1, 0).known);
  EXPECT_TRUE(a.floorDiv(std::numeric_limits<int64_t>::min(), -1).overflowed);
}

} // namespace
