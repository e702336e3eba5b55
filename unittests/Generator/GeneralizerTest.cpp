//===- GeneralizerTest.cpp - Tests of Generalizer.h -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Candidates as the enumeration finds them must become the rules that are
// written by hand in rules/*.pdll.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Generalizer.h"

#include "../../tools/taso-gen/Prove.h"
#include "GraphBuilder.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <thread>

using namespace mlir;
using namespace taso;
using namespace taso::generator;
using namespace taso::generator::test;

namespace {

class GeneralizerTest : public testing::Test {
protected:
  GeneralizerTest() {
    context.loadDialect<TASODialect, pdl::PDLDialect, func::FuncDialect>();
  }

  GeneralizedRule run(const Candidate &candidate) {
    GeneralizeOptions options;
    options.heading = {"generated", ""};
    auto prove = [](pdl::PatternOp rule, ProofEffort effort) {
      return tools::proveRule(rule, effort);
    };
    return generalize(candidate, prove, &context, options);
  }

  static std::string print(const GeneralizedRule &rule) {
    std::string text = stringify(rule.verdict).str() + " after " +
                       std::to_string(rule.calls) + " calls: " + rule.reason +
                       "\n";
    llvm::raw_string_ostream os(text);
    if (rule.module)
      rule.module.get()->print(os);
    return text;
  }

  static pdl::PatternOp getPattern(const GeneralizedRule &rule) {
    return *rule.module.get().getOps<pdl::PatternOp>().begin();
  }

  /// The candidate must give the law of that name, but for advice to the
  /// search, and for axes that well-typedness demands.
  void expectLaw(const Candidate &candidate, StringRef name) {
    GeneralizedRule rule = run(candidate);
    ASSERT_EQ(rule.verdict, ProofVerdict::Proved) << print(rule);
    ASSERT_TRUE(succeeded(lintPattern(getPattern(rule)))) << print(rule);
    if (!laws)
      laws = parseSourceFile<ModuleOp>(TASO_LAWS_FILE, &context);
    ASSERT_TRUE(laws);
    auto law = laws->lookupSymbol<pdl::PatternOp>(name);
    ASSERT_TRUE(law) << name.str();
    OwningOpRef<pdl::PatternOp> bare = law.clone();
    for (auto call : llvm::make_early_inc_range(
             bare->getOps<pdl::ApplyNativeConstraintOp>()))
      if (call.getName() == "taso_one_use" || call.getName() == "taso_is_axis")
        call.erase();
    EXPECT_EQ(PatternGraph(getPattern(rule)).getCanonicalText(),
              PatternGraph(*bare).getCanonicalText())
        << print(rule);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> laws;
};

AttributeValues activation(std::string word) {
  return attributes({}, {{"activation", word}});
}

AttributeValues convolution(std::vector<int64_t> strides,
                            std::vector<int64_t> pads, int64_t groups = 1,
                            std::string word = "none") {
  return attributes({{"strides", strides},
                     {"pads", pads},
                     {"dilations", {1, 1}},
                     {"groups", {groups}}},
                    {{"activation", word}});
}

AttributeValues axis(int64_t n) { return attributes({{"axis", {n}}}); }

AttributeValues slice(int64_t axis, int64_t start, int64_t size, int64_t step) {
  return attributes({{"axis", {axis}},
                     {"start", {start}},
                     {"size", {size}},
                     {"step", {step}}});
}

//===----------------------------------------------------------------------===//
// Pointwise operators
//===----------------------------------------------------------------------===//

TEST_F(GeneralizerTest, ReluIsIdempotent) {
  Candidate candidate = {
      1,
      {{{"relu", {input(0)}}, {"relu", {node(0)}}}, {node(1)}},
      {{{"relu", {input(0)}}}, {node(0)}},
      {{{Shape{2, 3}}, {{}, {}}, {{}}}, {{Shape{5}}, {{}, {}}, {{}}}}};
  GeneralizedRule rule = run(candidate);
  EXPECT_EQ(rule.verdict, ProofVerdict::Proved) << print(rule);
  EXPECT_EQ(rule.calls, 1u);
}

TEST_F(GeneralizerTest, ReluIsNotLinear) {
  Candidate candidate = {
      2,
      {{{"add", {input(0), input(1)}}, {"relu", {node(0)}}}, {node(1)}},
      {{{"relu", {input(0)}},
        {"relu", {input(1)}},
        {"add", {node(0), node(1)}}},
       {node(2)}},
      {{{Shape{2, 3}, Shape{2, 3}}, {{}, {}}, {{}, {}, {}}}}};
  GeneralizedRule rule = run(candidate);
  EXPECT_EQ(rule.verdict, ProofVerdict::Refuted) << print(rule);
  EXPECT_LE(rule.calls, 3u);
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

TEST_F(GeneralizerTest, MatmulIsAssociative) {
  Candidate candidate = {
      3,
      {{{"matmul", {input(0), input(1)}}, {"matmul", {node(0), input(2)}}},
       {node(1)}},
      {{{"matmul", {input(1), input(2)}}, {"matmul", {input(0), node(0)}}},
       {node(1)}},
      {{{Shape{2, 3}, Shape{3, 5}, Shape{5, 7}},
        {activation("none"), activation("none")},
        {activation("none"), activation("none")}},
       {{Shape{4, 2, 3}, Shape{4, 3, 5}, Shape{4, 5, 7}},
        {activation("none"), activation("none")},
        {activation("none"), activation("none")}}}};
  expectLaw(candidate, "matmul_associate_right");
}

Witness matmulColumns(Shape x, Shape v, Shape w, int64_t k, int64_t l) {
  return {{x, v, w},
          {activation("none"), activation("none"), axis(k)},
          {axis(l), activation("none")}};
}

TEST_F(GeneralizerTest, ColumnsOfMatmulsAreJoined) {
  Candidate candidate = {
      3,
      {{{"matmul", {input(0), input(1)}},
        {"matmul", {input(0), input(2)}},
        {"concat", {node(0), node(1)}}},
       {node(2)}},
      {{{"concat", {input(1), input(2)}}, {"matmul", {input(0), node(0)}}},
       {node(1)}},
      {matmulColumns({2, 3}, {3, 5}, {3, 7}, 1, 1),
       matmulColumns({4, 2, 3}, {3, 5}, {3, 7}, 2, 1),
       matmulColumns({4, 2, 3}, {4, 3, 5}, {4, 3, 7}, 2, 2)}};
  expectLaw(candidate, "matmul_concat_columns");
}

TEST_F(GeneralizerTest, MatmulsThatShareAnOperandAreMerged) {
  auto witness = [](Shape x, Shape v, Shape w) -> Witness {
    int64_t last = x.size() - 1, lastOfW = w.size() - 1;
    return {
        {x, v, w},
        {activation("none"), activation("none")},
        {axis(lastOfW), activation("none"),
         attributes({{"axis", {last}}, {"sizes", {v[lastOfW], w[lastOfW]}}})}};
  };
  Candidate candidate = {
      3,
      {{{"matmul", {input(0), input(1)}}, {"matmul", {input(0), input(2)}}},
       {node(0), node(1)}},
      {{{"concat", {input(1), input(2)}},
        {"matmul", {input(0), node(0)}},
        {"split", {node(1)}, 2}},
       {node(2, 0), node(2, 1)}},
      {witness({2, 3}, {3, 5}, {3, 7}), witness({4, 2, 3}, {3, 5}, {3, 2}),
       witness({4, 2, 3}, {4, 3, 5}, {4, 3, 7})}};
  expectLaw(candidate, "matmul_share_lhs");
}

TEST_F(GeneralizerTest, TransposedMatmulExchangesOperands) {
  auto perm = [](std::vector<int64_t> p) { return attributes({{"perm", p}}); };
  auto witness = [&](Shape x, Shape y, std::vector<int64_t> p) -> Witness {
    return {{x, y},
            {activation("none"), perm(p)},
            {perm(p), perm(p), activation("none")}};
  };
  Candidate candidate = {
      2,
      {{{"matmul", {input(0), input(1)}}, {"transpose", {node(0)}}}, {node(1)}},
      {{{"transpose", {input(1)}},
        {"transpose", {input(0)}},
        {"matmul", {node(0), node(1)}}},
       {node(2)}},
      {witness({2, 3}, {3, 5}, {1, 0}),
       witness({4, 2, 3}, {4, 3, 5}, {0, 2, 1})}};
  expectLaw(candidate, "transpose_matmul");
}

TEST_F(GeneralizerTest, SliceOfRowsMovesIntoMatmul) {
  auto witness = [](Shape x, Shape y, AttributeValues cut) -> Witness {
    return {{x, y}, {activation("none"), cut}, {cut, activation("none")}};
  };
  Candidate candidate = {
      2,
      {{{"matmul", {input(0), input(1)}}, {"slice", {node(0)}}}, {node(1)}},
      {{{"slice", {input(0)}}, {"matmul", {node(0), input(1)}}}, {node(1)}},
      {witness({5, 3}, {3, 4}, slice(0, 1, 2, 2)),
       witness({2, 7, 3}, {2, 3, 4}, slice(1, 2, 3, 1)),
       witness({6, 2, 3}, {3, 4}, slice(0, 1, 3, 1))}};
  expectLaw(candidate, "normalise_slice_matmul_rows");
}

TEST_F(GeneralizerTest, SliceOfColumnsMovesIntoMatmul) {
  auto witness = [](Shape x, Shape y, int64_t start, int64_t size,
                    int64_t step) -> Witness {
    return {{x, y},
            {activation("none"), slice(x.size() - 1, start, size, step)},
            {slice(y.size() - 1, start, size, step), activation("none")}};
  };
  Candidate candidate = {
      2,
      {{{"matmul", {input(0), input(1)}}, {"slice", {node(0)}}}, {node(1)}},
      {{{"slice", {input(1)}}, {"matmul", {input(0), node(0)}}}, {node(1)}},
      {witness({5, 3}, {3, 7}, 1, 2, 2), witness({2, 7, 3}, {2, 3, 8}, 2, 3, 1),
       witness({6, 2, 3}, {3, 4}, 1, 2, 1)}};
  expectLaw(candidate, "normalise_slice_matmul_columns");
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

Candidate makeConvolutionConcat() {
  auto witness = [](Shape x, Shape v, Shape w,
                    AttributeValues conv) -> Witness {
    return {{x, v, w}, {conv, conv, axis(1)}, {axis(0), conv}};
  };
  return {3,
          {{{"conv2d", {input(0), input(1)}},
            {"conv2d", {input(0), input(2)}},
            {"concat", {node(0), node(1)}}},
           {node(2)}},
          {{{"concat", {input(1), input(2)}}, {"conv2d", {input(0), node(0)}}},
           {node(1)}},
          {witness({1, 2, 5, 7}, {3, 2, 3, 3}, {4, 2, 3, 3},
                   convolution({1, 1}, {1, 1, 1, 1})),
           witness({2, 4, 7, 5}, {3, 4, 1, 3}, {2, 4, 1, 3},
                   convolution({2, 2}, {0, 0, 0, 0}))}};
}

TEST_F(GeneralizerTest, ChannelsOfConvolutionsAreJoined) {
  expectLaw(makeConvolutionConcat(), "conv_concat_channels");
}

TEST_F(GeneralizerTest, ReluMovesIntoConvolution) {
  auto witness = [](Shape x, Shape w, std::vector<int64_t> strides,
                    std::vector<int64_t> pads, int64_t groups) -> Witness {
    return {{x, w},
            {convolution(strides, pads, groups), {}},
            {convolution(strides, pads, groups, "relu")}};
  };
  Candidate candidate = {
      2,
      {{{"conv2d", {input(0), input(1)}}, {"relu", {node(0)}}}, {node(1)}},
      {{{"conv2d", {input(0), input(1)}}}, {node(0)}},
      {witness({1, 2, 5, 7}, {3, 2, 3, 3}, {1, 1}, {1, 1, 1, 1}, 1),
       witness({2, 4, 7, 5}, {4, 2, 3, 3}, {2, 2}, {0, 0, 0, 0}, 2)}};
  expectLaw(candidate, "normalise_conv_relu");
}

TEST_F(GeneralizerTest, KernelIsEnlarged) {
  auto witness = [](Shape x, Shape w, std::vector<int64_t> strides, int64_t p,
                    int64_t q) -> Witness {
    return {
        {x, w},
        {convolution(strides, {p, p, p, p})},
        {attributes({{"kernel", {3, 3}}}), convolution(strides, {q, q, q, q})}};
  };
  Candidate candidate = {
      2,
      {{{"conv2d", {input(0), input(1)}}}, {node(0)}},
      {{{"enlarge", {input(1)}}, {"conv2d", {input(0), node(0)}}}, {node(1)}},
      {witness({1, 2, 5, 7}, {3, 2, 1, 1}, {1, 1}, 0, 1),
       witness({2, 4, 7, 5}, {4, 4, 1, 1}, {2, 2}, 0, 1),
       witness({2, 4, 7, 5}, {4, 4, 1, 1}, {1, 1}, 1, 2)}};
  GeneralizedRule rule = run(candidate);
  ASSERT_EQ(rule.verdict, ProofVerdict::Proved) << print(rule);
  std::string text = print(rule);
  EXPECT_NE(text.find("taso_enlarged_pads"), std::string::npos) << text;
  // Everything of the source is symbolic.
  for (const Expression &expression : rule.rule.source)
    EXPECT_EQ(expression.kind, Expression::Kind::Variable) << text;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

TEST_F(GeneralizerTest, ReductionsAreAdded) {
  auto witness = [](Shape x, std::vector<int64_t> axes,
                    int64_t keep) -> Witness {
    AttributeValues reduction =
        attributes({{"axes", axes}, {"keep_dims", {keep}}});
    return {{x, x}, {reduction, reduction, {}}, {{}, reduction}};
  };
  Candidate candidate = {
      2,
      {{{"reduce_sum", {input(0)}},
        {"reduce_sum", {input(1)}},
        {"add", {node(0), node(1)}}},
       {node(2)}},
      {{{"add", {input(0), input(1)}}, {"reduce_sum", {node(0)}}}, {node(1)}},
      {witness({2, 3}, {1}, 1), witness({5, 4}, {0}, 0),
       witness({2, 3, 5}, {0, 2}, 1)}};
  GeneralizedRule rule = run(candidate);
  ASSERT_EQ(rule.verdict, ProofVerdict::Proved) << print(rule);
  for (const Expression &expression : rule.rule.source)
    EXPECT_EQ(expression.kind, Expression::Kind::Variable) << print(rule);
}

TEST_F(GeneralizerTest, TargetMayBeAnInput) {
  auto perm = [](std::vector<int64_t> p) { return attributes({{"perm", p}}); };
  Candidate candidate = {
      1,
      {{{"transpose", {input(0)}}, {"transpose", {node(0)}}}, {node(1)}},
      {{}, {input(0)}},
      {{{Shape{2, 3}}, {perm({1, 0}), perm({1, 0})}, {}},
       {{Shape{5, 2, 3}}, {perm({0, 2, 1}), perm({0, 2, 1})}, {}}}};
  GeneralizedRule rule = run(candidate);
  EXPECT_EQ(rule.verdict, ProofVerdict::Proved) << print(rule);
  EXPECT_NE(print(rule).find("taso_swaps_last"), std::string::npos)
      << print(rule);
}

/// Two threads that share a context find what one finds.
TEST_F(GeneralizerTest, ThreadsDoNotDisturbEachOther) {
  Candidate candidate = makeConvolutionConcat();
  std::string alone = print(run(candidate));
  std::string texts[2];
  {
    std::thread first([&] { texts[0] = print(run(candidate)); });
    std::thread second([&] { texts[1] = print(run(candidate)); });
    first.join();
    second.join();
  }
  EXPECT_EQ(texts[0], alone);
  EXPECT_EQ(texts[1], alone);
}

TEST_F(GeneralizerTest, ConstantsInTheTargetAreRefused) {
  Candidate candidate = {
      1,
      {{{"relu", {input(0)}}}, {node(0)}},
      {{{"const_imm", {}}, {"matmul", {input(0), node(0)}}}, {node(1)}},
      {{{Shape{2, 3}},
        {{}},
        {attributes({{"size", {3}}}), activation("relu")}}}};
  GeneralizedRule rule = run(candidate);
  EXPECT_EQ(rule.verdict, ProofVerdict::Unknown);
  EXPECT_EQ(rule.calls, 0u);
  EXPECT_NE(rule.reason.find("const_imm"), std::string::npos) << rule.reason;
}

} // namespace
