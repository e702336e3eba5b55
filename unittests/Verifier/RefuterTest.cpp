//===- RefuterTest.cpp - Tests of the search for counterexamples ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Verifier/Refuter.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace taso;
using namespace taso::testing;

namespace {

RefuteReport refuteText(const std::string &pattern, unsigned trials = 4000) {
  RuleFile file = RuleFile::fromText(pattern);
  RefuteOptions options;
  options.trials = trials;
  return refute(file.get(), options);
}

/// What a function of a counterexample's module returns.
template <class S>
SmallVector<HostTensor<S>> run(ModuleOp module, StringRef name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  return function
             ? interpret<S>(function, {}).value_or(SmallVector<HostTensor<S>>())
             : SmallVector<HostTensor<S>>();
}

/// The values of the source and the target where a counterexample's module
/// first shows a difference.
std::optional<std::pair<double, double>> findDifference(StringRef text) {
  MLIRContext context;
  context.loadDialect<TASODialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module || !module->lookupSymbol("source") ||
      !module->lookupSymbol("target"))
    return std::nullopt;
  auto expected = run<double>(*module, "source_value"),
       found = run<double>(*module, "target_value");
  for (auto [a, b] : llvm::zip_equal(expected, found))
    for (auto [x, y] : llvm::zip_equal(a.values(), b.values()))
      if (std::isfinite(x) && !(std::fabs(x - y) <= 1e-6))
        return std::make_pair(x, y);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Published wrong rewrites
//===----------------------------------------------------------------------===//

class WrongRewrite : public ::testing::TestWithParam<std::string> {};

TEST_P(WrongRewrite, HasACounterexampleThatRuns) {
  RefuteOptions options;
  options.trials = options.wanted = 20000;
  RefuteReport report =
      refute(RuleFile::getWrongRewrites().get(GetParam()), options);
  ASSERT_TRUE(report.counterexample) << report.error;
  EXPECT_TRUE(findDifference(report.counterexample->module))
      << report.counterexample->module;
  EXPECT_FALSE(StringRef(report.counterexample->summary).contains('\n'));
}

std::vector<std::string> getNames(RuleFile &file) {
  std::vector<std::string> names;
  for (pdl::PatternOp rule : file.getRules())
    names.push_back(rule.getSymName()->str());
  return names;
}

INSTANTIATE_TEST_SUITE_P(
    Published, WrongRewrite,
    ::testing::ValuesIn(getNames(RuleFile::getWrongRewrites())),
    [](const auto &info) { return info.param; });

//===----------------------------------------------------------------------===//
// True rules
//===----------------------------------------------------------------------===//

TEST(Refuter, RefutesNoShippedLaw) {
  RefuteOptions options;
  options.wanted = 3;
  for (pdl::PatternOp law : RuleFile::getLaws().getRules()) {
    RefuteReport report = refute(law, options);
    EXPECT_EQ(report.error, "") << law.getSymName()->str();
    EXPECT_FALSE(report.isIllTyped()) << law.getSymName()->str();
    if (report.counterexample)
      ADD_FAILURE() << report.counterexample->module;
  }
}

TEST(Refuter, CountsEachTrialOnce) {
  std::vector<pdl::PatternOp> laws = RuleFile::getLaws().getRules();
  for (pdl::PatternOp law : ArrayRef(laws).take_front(10)) {
    RefuteReport report = refute(law);
    EXPECT_EQ(report.trials, report.untyped + report.rejected +
                                 report.illTyped + report.undefined +
                                 report.accepted);
  }
}

//===----------------------------------------------------------------------===//
// Definedness
//===----------------------------------------------------------------------===//

/// (x / x) y is y or undefined.
TEST(Refuter, LetsAnythingReplaceTheUndefined) {
  RefuteReport report = refuteText(R"(
    %s = pdl.type
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %q = pdl.operation "taso.div"(%x, %x : !pdl.value, !pdl.value) -> (%s : !pdl.type)
    %v = pdl.result 0 of %q
    %m = pdl.operation "taso.mul"(%v, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %m {
      pdl.replace %m with (%y : !pdl.value)
    })");
  EXPECT_EQ(report.error, "");
  EXPECT_FALSE(report.counterexample) << report.counterexample->module;
  EXPECT_GE(report.accepted, 5u);
}

TEST(Refuter, RefutesATargetThatDividesByZero) {
  RefuteReport report = refuteText(R"(
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %a = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %m = pdl.operation "taso.mul"(%x, %y : !pdl.value, !pdl.value)
      %p = pdl.result 0 of %m
      %d = pdl.operation "taso.div"(%p, %y : !pdl.value, !pdl.value)
      %q = pdl.result 0 of %d
      %b = pdl.operation "taso.add"(%q, %y : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %b
      pdl.replace %a with (%r : !pdl.value)
    })");
  ASSERT_TRUE(report.counterexample);
  EXPECT_TRUE(StringRef(report.counterexample->summary)
                  .contains("undefined in the target"))
      << report.counterexample->summary;
  auto values = findDifference(report.counterexample->module);
  ASSERT_TRUE(values);
  EXPECT_TRUE(std::isnan(values->second));
}

/// The same where a function is random in the field and has no zero there.
TEST(Refuter, RefutesATargetThatDividesByAZeroOfTanh) {
  RefuteReport report = refuteText(R"(
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.operation "taso.tanh"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %b = pdl.operation "taso.tanh"(%x : !pdl.value)
      %y = pdl.result 0 of %b
      %m = pdl.operation "taso.mul"(%y, %y : !pdl.value, !pdl.value)
      %p = pdl.result 0 of %m
      %d = pdl.operation "taso.div"(%p, %y : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %d
      pdl.replace %a with (%r : !pdl.value)
    })");
  ASSERT_TRUE(report.counterexample);
  auto values = findDifference(report.counterexample->module);
  ASSERT_TRUE(values);
  EXPECT_EQ(values->first, 0);
}

//===----------------------------------------------------------------------===//
// Particular functions
//===----------------------------------------------------------------------===//

const char *const expOfSum = R"(
    %s = pdl.type
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %a = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%s : !pdl.type)
    %v = pdl.result 0 of %a
    %e = pdl.operation "taso.exp"(%v : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %e {
      %f = pdl.operation "taso.exp"(%x : !pdl.value)
      %p = pdl.result 0 of %f
      %g = pdl.operation "taso.exp"(%y : !pdl.value)
      %q = pdl.result 0 of %g
      %b = pdl.operation "taso.OPERATOR"(%p, %q : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %b
      pdl.replace %e with (%r : !pdl.value)
    })";

std::string replaceAll(std::string text, StringRef from, StringRef to) {
  for (size_t at; (at = text.find(from)) != std::string::npos;)
    text.replace(at, from.size(), to);
  return text;
}

TEST(Refuter, ComparesLawsAboutFunctionsInDouble) {
  RefuteReport report = refuteText(replaceAll(expOfSum, "OPERATOR", "mul"));
  EXPECT_FALSE(report.counterexample) << report.counterexample->module;
  EXPECT_GE(report.accepted, 5u);
  report = refuteText(replaceAll(expOfSum, "OPERATOR", "add"));
  ASSERT_TRUE(report.counterexample);
  EXPECT_TRUE(findDifference(report.counterexample->module));
}

//===----------------------------------------------------------------------===//
// Counterexamples
//===----------------------------------------------------------------------===//

TEST(Refuter, FindsSmallCounterexamples) {
  RefuteReport report =
      refute(RuleFile::getWrongRewrites().get("relu_over_add"));
  ASSERT_TRUE(report.counterexample);
  auto values = findDifference(report.counterexample->module);
  ASSERT_TRUE(values);
  // relu(1 - 1) = 0, and relu(1) + relu(-1) = 1, on one element.
  EXPECT_EQ(std::fabs(values->first - values->second), 1);
  EXPECT_TRUE(StringRef(report.counterexample->summary)
                  .ends_with("for tensor<f32>, tensor<f32>"))
      << report.counterexample->summary;
}

TEST(Refuter, IsDeterministic) {
  pdl::PatternOp rule = RuleFile::getWrongRewrites().get("mul_of_matmuls");
  RefuteReport first = refute(rule), second = refute(rule);
  ASSERT_TRUE(first.counterexample && second.counterexample);
  EXPECT_EQ(first.counterexample->module, second.counterexample->module);
  EXPECT_EQ(first.counterexample->summary, second.counterexample->summary);
  EXPECT_EQ(first.trials, second.trials);
}

TEST(Refuter, StopsAtTheWorkLimit) {
  RefuteOptions options;
  options.wanted = options.trials = 100000;
  options.work = 1e4;
  RefuteReport report = refute(RuleFile::getLaws().getRules().front(), options);
  EXPECT_GT(report.accepted, 0u);
  EXPECT_LT(report.trials, options.trials);
}

//===----------------------------------------------------------------------===//
// Rules that cannot be tested
//===----------------------------------------------------------------------===//

const char *const negTwice = R"(
    %s = pdl.type
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.operation "taso.neg"(%x : !pdl.value) -> (%s : !pdl.type)
    %v = pdl.result 0 of %a
    %b = pdl.operation "NAME"(%v : !pdl.value) -> (%t : !pdl.type)
    pdl.apply_native_constraint "CONDITION"(%x : !pdl.value)
    pdl.rewrite %b {
      pdl.replace %b with (%x : !pdl.value)
    })";

std::string explain(StringRef name, StringRef condition) {
  return refuteText(replaceAll(replaceAll(negTwice, "NAME", name), "CONDITION",
                               condition))
      .error;
}

TEST(Refuter, SaysWhyARuleCannotBeTested) {
  EXPECT_EQ(explain("taso.neg", "taso_one_use"), "");
  EXPECT_NE(explain("taso.neg", "taso_unheard").find("taso_unheard"),
            std::string::npos);
  EXPECT_NE(explain("taso.unheard", "taso_one_use").find("taso.unheard"),
            std::string::npos);
  EXPECT_NE(explain("taso.add", "taso_one_use").find("operands"),
            std::string::npos);
  EXPECT_NE(explain("func.return", "taso_one_use"), "");
  EXPECT_NE(explain("other.op", "taso_one_use").find("other"),
            std::string::npos);
}

TEST(Refuter, RefusesRangesOfOperands) {
  RefuteReport report = refuteText(R"(
    %t = pdl.type
    %x = pdl.operands
    %a = pdl.attribute
    %c = pdl.operation "taso.concat"(%x : !pdl.range<value>) {"axis" = %a} -> (%t : !pdl.type)
    pdl.rewrite %c {
      %d = pdl.operation "taso.concat"(%x : !pdl.range<value>) {"axis" = %a}
      %r = pdl.result 0 of %d
      pdl.replace %c with (%r : !pdl.value)
    })");
  EXPECT_NE(report.error.find("pdl.operands"), std::string::npos)
      << report.error;
}

/// A transposed matrix takes the place of the matrix.
TEST(Refuter, TellsThatATargetHasNoType) {
  RefuteReport report = refuteText(R"(
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %n = pdl.attribute = #taso.activation<none>
    %m = pdl.operation "taso.matmul"(%x, %y : !pdl.value, !pdl.value) {"activation" = %n} -> (%t : !pdl.type)
    pdl.rewrite %m {
      %k = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value)
      %v = pdl.result 0 of %k
      %z = pdl.attribute = 9 : i64
      %s = pdl.operation "taso.softmax"(%v : !pdl.value) {"axis" = %z}
      %r = pdl.result 0 of %s
      pdl.replace %m with (%r : !pdl.value)
    })");
  EXPECT_EQ(report.error, "");
  EXPECT_TRUE(report.isIllTyped());
}

/// A type that the rule states is the type of its instances.
TEST(Refuter, KeepsStatedTypes) {
  RefuteReport report = refuteText(R"(
    %s = pdl.type : tensor<2xf32>
    %t = pdl.type
    %x = pdl.operand : %s
    %y = pdl.operand
    %a = pdl.operation "taso.sub"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %b = pdl.operation "taso.sub"(%y, %x : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %b
      pdl.replace %a with (%r : !pdl.value)
    })");
  ASSERT_TRUE(report.counterexample);
  EXPECT_TRUE(StringRef(report.counterexample->summary)
                  .ends_with("for tensor<2xf32>, tensor<2xf32>"))
      << report.counterexample->summary;
}

//===----------------------------------------------------------------------===//
// Trivial rules
//===----------------------------------------------------------------------===//

TEST(IsTrivial, SeesThroughTheOrderOfOperands) {
  RuleFile file = RuleFile::fromText(R"(
    %s = pdl.type
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %a = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%s : !pdl.type)
    %v = pdl.result 0 of %a
    %b = pdl.operation "taso.sub"(%v, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %b {
      %c = pdl.operation "taso.add"(%y, %x : !pdl.value, !pdl.value)
      %w = pdl.result 0 of %c
      %d = pdl.operation "taso.sub"(%w, %y : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %d
      pdl.replace %b with (%r : !pdl.value)
    })");
  EXPECT_TRUE(isTrivial(file.get()));
  RuleFile other = RuleFile::fromText(R"(
    %t = pdl.type
    %x = pdl.operand
    %y = pdl.operand
    %b = pdl.operation "taso.sub"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %b {
      %d = pdl.operation "taso.sub"(%y, %x : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %d
      pdl.replace %b with (%r : !pdl.value)
    })");
  EXPECT_FALSE(isTrivial(other.get()));
}

TEST(IsTrivial, IsTrueOfNoShippedLaw) {
  for (pdl::PatternOp law : RuleFile::getLaws().getRules())
    EXPECT_FALSE(isTrivial(law)) << law.getSymName()->str();
}

} // namespace
