//===- AttributeSynthesisTest.cpp - Tests of AttributeSynthesis.h ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/AttributeSynthesis.h"

#include "GraphBuilder.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso::generator;
using namespace taso::generator::test;

namespace {

/// The best expression for the last attribute of the target.
std::string findLast(const Candidate &candidate) {
  std::vector<SourceInstance> instances;
  for (const Witness &witness : candidate.witnesses) {
    auto instance =
        makeInstance(candidate.source, witness.inputs, witness.source);
    if (failed(instance))
      return "ill-typed";
    instances.push_back(std::move(*instance));
  }
  Slot slot = getSlots(candidate.target).back();
  std::vector<AttributeValue> wanted;
  for (const Witness &witness : candidate.witnesses)
    wanted.push_back(getValue(slot, witness.target));
  AttributeSynthesis synthesis(candidate, instances);
  std::vector<Expression> found = synthesis.find(*slot.spec, wanted);
  return found.empty() ? "nothing" : print(found.front());
}

AttributeValues split(int64_t axis, std::vector<int64_t> sizes) {
  return attributes({{"axis", {axis}}, {"sizes", sizes}});
}

Candidate makeConcat(std::vector<Witness> witnesses) {
  return {2,
          {{{"concat", {input(0), input(1)}}}, {node(0)}},
          {{{"split", {input(0)}, 2}}, {node(0)}},
          std::move(witnesses)};
}

TEST(AttributeSynthesisTest, SizesArePairs) {
  AttributeValues axis = attributes({{"axis", {1}}});
  EXPECT_EQ(
      findLast(makeConcat(
          {{{Shape{2, 3}, Shape{2, 5}}, {axis}, {split(1, {3, 5})}},
           {{Shape{7, 2, 4}, Shape{7, 6, 4}}, {axis}, {split(1, {2, 6})}}})),
      "taso_pair(taso_dim(x0, a0), taso_dim(x1, a0))");
}

TEST(AttributeSynthesisTest, DimensionsAreCountedFromTheEnd) {
  auto witness = [](Shape x, Shape y, std::vector<int64_t> sizes) -> Witness {
    return {{x, y}, {attributes({{"axis", {0}}})}, {split(1, sizes)}};
  };
  EXPECT_EQ(findLast(makeConcat({witness({2, 3}, {5, 3}, {3, 3}),
                                 witness({7, 2, 4}, {6, 2, 4}, {4, 4})})),
            "taso_pair(taso_dim(x0, -1), taso_dim(x0, -1))");
}

TEST(AttributeSynthesisTest, ShapesOfResultsAreNamed) {
  auto witness = [](Shape x, int64_t axis, std::vector<int64_t> from,
                    int64_t size, std::vector<int64_t> to) -> Witness {
    return {{x},
            {attributes({{"shape", from}}), attributes({{"axis", {axis}},
                                                        {"start", {0}},
                                                        {"size", {size}},
                                                        {"step", {1}}})},
            {attributes({{"shape", to}})}};
  };
  Candidate candidate = {
      1,
      {{{"broadcast", {input(0)}}, {"slice", {node(0)}}}, {node(1)}},
      {{{"broadcast", {input(0)}}}, {node(0)}},
      {witness({1, 3}, 0, {5, 3}, 2, {2, 3}),
       witness({2, 1, 3}, 1, {2, 7, 3}, 4, {2, 4, 3})}};
  // The shape of the source's result says the same in fewer words.
  EXPECT_EQ(findLast(candidate), "taso_shape(s1.0)");
}

TEST(AttributeSynthesisTest, AnAxisIsNoSize) {
  // Both dimensions are 1 as well.
  Candidate candidate = {
      1,
      {{{"relu", {input(0)}}}, {node(0)}},
      {{{"softmax", {input(0)}}}, {node(0)}},
      {{{Shape{1, 1}}, {{}}, {attributes({{"axis", {1}}})}}}};
  EXPECT_EQ(findLast(candidate), "1");
}

TEST(AttributeSynthesisTest, WhatCannotBeComputedIsNotFound) {
  auto witness = [](Shape x, int64_t axis) -> Witness {
    return {{x}, {{}}, {attributes({{"axis", {axis}}})}};
  };
  Candidate candidate = {1,
                         {{{"relu", {input(0)}}}, {node(0)}},
                         {{{"softmax", {input(0)}}}, {node(0)}},
                         {witness({3, 4}, 0), witness({3, 4}, 1)}};
  EXPECT_EQ(findLast(candidate), "nothing");
}

} // namespace
