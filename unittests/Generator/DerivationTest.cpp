//===- DerivationTest.cpp - Tests of chains of rules ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/RuleDerivation.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/DebugStringHelper.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;
using namespace taso::generator;

namespace {

/// @NAME: FROM(x) = TO(x).
std::string unaryRule(StringRef name, StringRef from, StringRef to) {
  return ("pdl.pattern @" + name + R"( : benefit(0) {
      %x = pdl.operand
      %t = pdl.type
      %a = pdl.operation "taso.)" +
          from + R"("(%x : !pdl.value) -> (%t : !pdl.type)
      pdl.rewrite %a {
        %b = pdl.operation "taso.)" +
          to + R"("(%x : !pdl.value)
        %r = pdl.result 0 of %b
        pdl.replace %a with (%r : !pdl.value)
      }
    }
  )")
      .str();
}

/// exp = tanh = .. is wrong of course: which rules follow from which is another
/// question than which are right.
std::string ladder() {
  return unaryRule("first", "exp", "tanh") +
         unaryRule("second", "tanh", "sigmoid") +
         unaryRule("third", "sigmoid", "erf") +
         unaryRule("fourth", "erf", "sqrt");
}

/// (x y) + (z y) = (x + z) y, where a sum has one use.
const char *const kFactor = R"(
  pdl.pattern @factor : benefit(0) {
    %x = pdl.operand
    %y = pdl.operand
    %z = pdl.operand
    %s = pdl.type
    %t = pdl.type
    %u = pdl.type
    %a = pdl.operation "taso.mul"(%x, %y : !pdl.value, !pdl.value) -> (%s : !pdl.type)
    %p = pdl.result 0 of %a
    %b = pdl.operation "taso.mul"(%z, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %q = pdl.result 0 of %b
    %c = pdl.operation "taso.add"(%p, %q : !pdl.value, !pdl.value) -> (%u : !pdl.type)
    pdl.apply_native_constraint "taso_one_use"(%p : !pdl.value)
    pdl.rewrite %c {
      %d = pdl.operation "taso.add"(%x, %z : !pdl.value, !pdl.value)
      %v = pdl.result 0 of %d
      %e = pdl.operation "taso.mul"(%v, %y : !pdl.value, !pdl.value)
      %w = pdl.result 0 of %e
      pdl.replace %c with (%w : !pdl.value)
    }
  }
)";

class DerivationTest : public ::testing::Test {
protected:
  DerivationTest() {
    context.loadDialect<TASODialect, func::FuncDialect, pdl::PDLDialect>();
  }

  OwningOpRef<ModuleOp> parse(const std::string &text) {
    auto module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module;
  }

  std::shared_ptr<const RuleSet> load(const std::string &text) {
    auto rules = createDerivationRules(*parse(text));
    EXPECT_TRUE(succeeded(rules));
    return *rules;
  }

  /// A function of %x, %y and %z, all tensor<3x5xf32>, from `%r = ..` lines.
  func::FuncOp makeFunction(const std::string &body) {
    const std::string t = "tensor<3x5xf32>";
    std::string text;
    for (char c : body)
      text += c == '$' ? t : std::string(1, c);
    modules.push_back(parse("func.func @f(%x: " + t + ", %y: " + t +
                            ", %z: " + t + ") -> " + t + " {\n" + text +
                            "\nreturn %r : " + t + "\n}"));
    return *modules.back()->getOps<func::FuncOp>().begin();
  }
  func::FuncOp makeUnary(const std::string &op) {
    return makeFunction("%r = taso." + op + " %x : ($) -> $");
  }

  /// The names of the rules of a shortest chain, or "none".
  std::string derive(const std::shared_ptr<const RuleSet> &rules,
                     func::FuncOp source, func::FuncOp target,
                     DerivationOptions options = {}) {
    Deriver deriver(rules, options);
    Derivation derivation = deriver.derive(source, target);
    limited = derivation.limited;
    if (!derivation.chain)
      return "none";
    EXPECT_TRUE(deriver.leadsTo(source, target, *derivation.chain));
    std::string text;
    for (unsigned rule : *derivation.chain)
      text += (text.empty() ? "" : " ") + rules->getRules()[rule].name;
    return text;
  }

  MLIRContext context;
  std::vector<OwningOpRef<ModuleOp>> modules;
  bool limited = false;
};

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

TEST_F(DerivationTest, FindsTheShortestChain) {
  auto rules = load(ladder() + unaryRule("shortcut", "exp", "erf"));
  func::FuncOp exp = makeUnary("exp");
  EXPECT_EQ(derive(rules, exp, makeUnary("tanh")), "first");
  EXPECT_EQ(derive(rules, exp, makeUnary("sigmoid")), "first second");
  EXPECT_EQ(derive(rules, exp, makeUnary("erf")), "shortcut");
  EXPECT_EQ(derive(rules, exp, makeUnary("sqrt")), "shortcut fourth");
}

TEST_F(DerivationTest, StopsAtTheGivenLength) {
  auto rules = load(ladder());
  func::FuncOp source = makeUnary("exp"), target = makeUnary("sqrt");
  EXPECT_EQ(derive(rules, source, target), "none");
  EXPECT_FALSE(limited);
  DerivationOptions longer;
  longer.maxSteps = 4;
  EXPECT_EQ(derive(rules, source, target, longer), "first second third fourth");
}

/// Two like operators on inputs: a merge, for which detours do not count.
TEST_F(DerivationTest, TakesNoDetoursForMerges) {
  auto rules = load(ladder());
  auto makePair = [&](const std::string &op) {
    modules.push_back(parse("func.func @f(%x: tensor<3xf32>, %y: tensor<3xf32>)"
                            " -> (tensor<3xf32>, tensor<3xf32>) {\n"
                            "%a = taso." +
                            op +
                            " %x : (tensor<3xf32>) -> tensor<3xf32>\n"
                            "%b = taso." +
                            op +
                            " %y : (tensor<3xf32>) -> tensor<3xf32>\n"
                            "return %a, %b : tensor<3xf32>, tensor<3xf32>\n}"));
    return *modules.back()->getOps<func::FuncOp>().begin();
  };
  func::FuncOp source = makePair("exp"), target = makePair("tanh");
  EXPECT_EQ(derive(rules, source, target), "first first");
  DerivationOptions direct;
  direct.maxStepsOfMerge = 1;
  EXPECT_EQ(derive(rules, source, target, direct), "none");
  EXPECT_EQ(derive(rules, makeUnary("exp"), makeUnary("sigmoid"), direct),
            "first second");
}

TEST_F(DerivationTest, SaysThatItGaveUp) {
  DerivationOptions options;
  options.maxApplications = 1;
  EXPECT_EQ(
      derive(load(ladder()), makeUnary("exp"), makeUnary("sigmoid"), options),
      "none");
  EXPECT_TRUE(limited);
}

TEST_F(DerivationTest, AppliesRulesInTheirDirectionOnly) {
  EXPECT_EQ(derive(load(ladder()), makeUnary("tanh"), makeUnary("exp")),
            "none");
}

TEST_F(DerivationTest, UsesAllowedRulesOnly) {
  auto rules = load(ladder() + unaryRule("other", "exp", "tanh"));
  Deriver deriver(rules);
  func::FuncOp source = makeUnary("exp"), target = makeUnary("tanh");
  llvm::BitVector allowed(5, true);
  allowed.reset(0);
  deriver.allow(allowed);
  EXPECT_EQ(deriver.derive(source, target).chain, Chain{4});
  allowed.reset(4);
  deriver.allow(allowed);
  EXPECT_FALSE(deriver.derive(source, target).chain);
}

TEST_F(DerivationTest, LeadsAlongOneChain) {
  Deriver deriver(load(ladder()));
  func::FuncOp source = makeUnary("exp"), target = makeUnary("sigmoid");
  EXPECT_TRUE(deriver.leadsTo(source, target, {0, 1}));
  EXPECT_TRUE(deriver.leadsTo(source, target, {0, 1, 2}));
  EXPECT_FALSE(deriver.leadsTo(source, target, {0}));
  EXPECT_FALSE(deriver.leadsTo(source, target, {1, 0}));
  EXPECT_FALSE(deriver.leadsTo(source, target, {}));
}

TEST_F(DerivationTest, LeavesFunctionsAsTheyWere) {
  func::FuncOp source = makeUnary("exp"), target = makeUnary("sigmoid");
  std::string before = debugString(source) + debugString(target);
  derive(load(ladder()), source, target);
  EXPECT_EQ(debugString(source) + debugString(target), before);
}

//===----------------------------------------------------------------------===//
// What is equal without a rule
//===----------------------------------------------------------------------===//

TEST_F(DerivationTest, CanonicalisationCostsNothing) {
  EXPECT_EQ(derive(load(ladder()),
                   makeFunction("%a = taso.relu %x : ($) -> $\n"
                                "%r = taso.relu %a : ($) -> $"),
                   makeUnary("relu")),
            "");
}

/// The sum that the rule makes is nested otherwise than that of the target.
TEST_F(DerivationTest, ComparesSumsByTheirTerms) {
  auto rules = load(kFactor);
  func::FuncOp source = makeFunction(R"(
    %a = taso.mul %x, %y : ($, $) -> $
    %b = taso.mul %z, %y : ($, $) -> $
    %c = taso.add %a, %b : ($, $) -> $
    %d = taso.add %c, %x : ($, $) -> $
    %r = taso.add %d, %z : ($, $) -> $)");
  func::FuncOp target = makeFunction(R"(
    %a = taso.add %z, %x : ($, $) -> $
    %b = taso.mul %y, %a : ($, $) -> $
    %c = taso.add %z, %x : ($, $) -> $
    %r = taso.add %c, %b : ($, $) -> $)");
  EXPECT_EQ(derive(rules, source, target), "factor");
}

/// Else no library would have an associative law.
TEST_F(DerivationTest, ReassociationAloneNeedsARule) {
  func::FuncOp source = makeFunction(R"(
    %a = taso.add %x, %y : ($, $) -> $
    %r = taso.add %a, %z : ($, $) -> $)");
  func::FuncOp target = makeFunction(R"(
    %a = taso.add %z, %y : ($, $) -> $
    %r = taso.add %x, %a : ($, $) -> $)");
  EXPECT_EQ(derive(load(kFactor), source, target), "none");
  EXPECT_EQ(derive(load(R"(
    pdl.pattern @associate : benefit(0) {
      %x = pdl.operand
      %y = pdl.operand
      %z = pdl.operand
      %s = pdl.type
      %t = pdl.type
      %a = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%s : !pdl.type)
      %p = pdl.result 0 of %a
      %b = pdl.operation "taso.add"(%p, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      pdl.rewrite %b {
        %c = pdl.operation "taso.add"(%y, %z : !pdl.value, !pdl.value)
        %q = pdl.result 0 of %c
        %d = pdl.operation "taso.add"(%x, %q : !pdl.value, !pdl.value)
        %r = pdl.result 0 of %d
        pdl.replace %b with (%r : !pdl.value)
      }
    })"),
                   source, target),
            "associate");
}

/// The product has two uses, which the rule as it stands does not match.
TEST_F(DerivationTest, DropsConditionsThatOnlyChoose) {
  auto rules = load(kFactor);
  EXPECT_TRUE(
      PatternGraph(*rules->getPureModule().getOps<pdl::PatternOp>().begin())
          .constraints.empty());
  func::FuncOp source = makeFunction(R"(
    %a = taso.mul %x, %y : ($, $) -> $
    %b = taso.mul %z, %y : ($, $) -> $
    %c = taso.add %a, %b : ($, $) -> $
    %r = taso.sub %c, %a : ($, $) -> $)");
  func::FuncOp target = makeFunction(R"(
    %a = taso.mul %x, %y : ($, $) -> $
    %b = taso.add %x, %z : ($, $) -> $
    %c = taso.mul %b, %y : ($, $) -> $
    %r = taso.sub %c, %a : ($, $) -> $)");
  EXPECT_EQ(derive(rules, source, target), "factor");
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

class RuleDerivationTest : public DerivationTest {
protected:
  GraphPair makePair(const std::string &from, const std::string &to) {
    return {makeUnary(from), makeUnary(to)};
  }
};

TEST_F(RuleDerivationTest, NeedsEveryInstance) {
  Deriver deriver(load(ladder()));
  RuleDerivation one = deriveRule(deriver, {makePair("exp", "tanh")});
  EXPECT_EQ(one.chains, std::vector<Chain>{{0}});
  EXPECT_FALSE(one.failed);
  RuleDerivation both =
      deriveRule(deriver, {makePair("exp", "tanh"), makePair("exp", "sqrt")});
  EXPECT_FALSE(both.follows());
  EXPECT_EQ(both.failed, 1u);
  EXPECT_FALSE(deriveRule(deriver, {}).follows());
}

TEST_F(RuleDerivationTest, GivesOneChainWherePossible) {
  Deriver deriver(load(ladder()));
  // On the first instance nothing has to be done.
  RuleDerivation one =
      deriveRule(deriver, {makePair("tanh", "tanh"), makePair("exp", "tanh")});
  EXPECT_EQ(one.chains, std::vector<Chain>{{0}});
  RuleDerivation cases = deriveRule(
      deriver, {makePair("exp", "tanh"), makePair("sigmoid", "sqrt")});
  EXPECT_EQ(cases.chains, (std::vector<Chain>{{0}, {2, 3}}));
  EXPECT_EQ(cases.getLength(), 2u);
}

TEST_F(RuleDerivationTest, SplitsRules) {
  auto rules = load(
      unaryRule("a", "exp", "tanh") + unaryRule("b", "tanh", "sigmoid") +
      unaryRule("ab", "exp", "sigmoid") + unaryRule("c", "sigmoid", "erf") +
      unaryRule("abc", "exp", "erf") + unaryRule("again", "exp", "tanh") +
      unaryRule("back", "tanh", "exp"));
  std::vector<std::vector<GraphPair>> instances = {
      {makePair("exp", "tanh")},    {makePair("tanh", "sigmoid")},
      {makePair("exp", "sigmoid")}, {makePair("sigmoid", "erf")},
      {makePair("exp", "erf")},     {makePair("exp", "tanh")},
      {makePair("tanh", "exp")}};
  std::vector<RuleDerivation> parts = partitionDerived(rules, instances);
  std::vector<std::vector<Chain>> chains;
  for (const RuleDerivation &part : parts)
    chains.push_back(part.chains);
  // `abc` is not derived from `ab`, which is derived itself.
  EXPECT_EQ(chains, (std::vector<std::vector<Chain>>{
                        {}, {}, {{0, 1}}, {}, {{0, 1, 3}}, {{0}}, {}}));

  DerivationOptions shorter;
  shorter.maxSteps = 2;
  EXPECT_FALSE(partitionDerived(rules, instances, shorter)[4].follows());
}

TEST_F(RuleDerivationTest, SplitsAlikeWithoutThreads) {
  auto rules = load(ladder() + unaryRule("long", "exp", "erf") +
                    unaryRule("longer", "exp", "sqrt"));
  std::vector<std::vector<GraphPair>> instances = {
      {makePair("exp", "tanh")},    {makePair("tanh", "sigmoid")},
      {makePair("sigmoid", "erf")}, {makePair("erf", "sqrt")},
      {makePair("exp", "erf")},     {makePair("exp", "sqrt")}};
  std::vector<RuleDerivation> parallel = partitionDerived(rules, instances);
  context.disableMultithreading();
  std::vector<RuleDerivation> alone = partitionDerived(rules, instances);
  for (auto [a, b] : llvm::zip_equal(parallel, alone))
    EXPECT_EQ(a.chains, b.chains);
  EXPECT_EQ(alone[4].chains, (std::vector<Chain>{{0, 1, 2}}));
  EXPECT_FALSE(alone[5].follows());
}

} // namespace
