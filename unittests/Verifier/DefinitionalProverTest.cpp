//===- DefinitionalProverTest.cpp - Tests of proofs from definitions ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/DefinitionalProver.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Verifier/RuleVerifier.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <map>

using namespace mlir;
using namespace taso;

namespace {

struct Rules {
  explicit Rules(StringRef path) {
    context.loadDialect<pdl::PDLDialect, TASODialect>();
    module = parseSourceFile<ModuleOp>(path, &context);
    if (module)
      module->walk([&](pdl::PatternOp rule) { list.push_back(rule); });
  }
  pdl::PatternOp get(StringRef name) {
    for (pdl::PatternOp rule : list)
      if (rule.getSymName() == name)
        return rule;
    ADD_FAILURE() << "no rule " << name.str();
    return list.front();
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::vector<pdl::PatternOp> list;
};

/// Rank 3 keeps the test quick; `taso-opt --taso-verify-rules` goes to rank 6.
ProofOptions upTo(unsigned rank) {
  ProofOptions options;
  options.maxRank = rank;
  options.classify = false;
  return options;
}

TEST(DefinitionalProver, ProvesEveryLaw) {
  Rules laws(TASO_LAWS_FILE);
  ASSERT_GT(laws.list.size(), 200u);
  for (pdl::PatternOp law : laws.list) {
    DefinitionalProof proof = proveFromDefinitions(law, upTo(4));
    // Heads in batches that share keys have five dimensions.
    if (proof.cases == 0)
      proof = proveFromDefinitions(law, upTo(5));
    EXPECT_EQ(proof.verdict, Verdict::Proved)
        << law.getSymName()->str() << ": " << proof.reason << "\n"
        << proof.stuckSource << "\n"
        << proof.stuckTarget;
    EXPECT_GT(proof.cases, 0u) << law.getSymName()->str();
  }
}

TEST(DefinitionalProver, ProvesNoWrongRewrite) {
  Rules wrong(TASO_WRONG_REWRITES_FILE);
  ASSERT_GT(wrong.list.size(), 15u);
  for (pdl::PatternOp rule : wrong.list) {
    DefinitionalProof proof = proveFromDefinitions(rule, upTo(4));
    EXPECT_NE(proof.verdict, Verdict::Proved) << rule.getSymName()->str();
    EXPECT_NE(proof.reason, "") << rule.getSymName()->str();
  }
}

TEST(DefinitionalProver, DerivesTheFloatingPointClass) {
  Rules laws(TASO_LAWS_FILE);
  const std::map<std::string, std::string> expected = {
      {"conv_share_image", "exact"},
      {"transpose_relu", "exact"},
      {"normalise_slice_concat", "exact"},
      {"matmul_add_concat", "reassociates"},
      {"matmul_associate_right", "rounds"},
      {"mul_factor", "rounds"},
      {"enable_add_associate", "reassociates"},
  };
  ProofOptions options = upTo(3);
  options.classify = true;
  options.maxRank = 4;
  for (const auto &[name, fpClass] : expected)
    EXPECT_EQ(proveFromDefinitions(laws.get(name), options).fpClass, fpClass)
        << name;
}

TEST(DefinitionalProver, StopsAtItsLimit) {
  Rules laws(TASO_LAWS_FILE);
  ProofOptions options = upTo(4);
  options.maxSteps = 20;
  DefinitionalProof proof =
      proveFromDefinitions(laws.get("conv_merge_groups"), options);
  EXPECT_EQ(proof.verdict, Verdict::Timeout);
  EXPECT_NE(proof.reason.find("the limit of 20 steps"), std::string::npos);
}

TEST(DefinitionalProver, LowersTheRankWhereThereAreTooManyCases) {
  Rules laws(TASO_LAWS_FILE);
  ProofOptions options = upTo(4);
  options.maxCases = 50; // 4! squared is more, 3! squared less
  DefinitionalProof proof =
      proveFromDefinitions(laws.get("normalise_transpose_transpose"), options);
  EXPECT_EQ(proof.verdict, Verdict::Proved);
  EXPECT_EQ(proof.maxRank, 3u);
}

/// A rule `name` over one input, given by the operations of both sides.
std::string makeRule(StringRef source, StringRef target) {
  return ("pdl.pattern @rule : benefit(1) {\n"
          "  %t = pdl.type\n  %x = pdl.operand\n  %y = pdl.operand\n" +
          source + "  pdl.rewrite %root {\n" + target +
          "    pdl.replace %root with %new\n  }\n}\n")
      .str();
}

RuleReport verify(StringRef text, Rules &rules) {
  auto module = parseSourceString<ModuleOp>(text, &rules.context);
  if (!module) {
    ADD_FAILURE() << "the rule does not parse";
    return {};
  }
  VerifyOptions options;
  options.proof = upTo(3);
  options.suggest = false;
  RuleReport report;
  module->walk(
      [&](pdl::PatternOp rule) { report = verifyRule(rule, options); });
  return report;
}

constexpr const char *kMatchedDivision =
    "  %u = pdl.type\n"
    "  %d = pdl.operation \"taso.div\"(%x, %y : !pdl.value, !pdl.value) -> (%u "
    ": !pdl.type)\n  %q = pdl.result 0 of %d\n"
    "  %root = pdl.operation \"taso.mul\"(%q, %y : !pdl.value, !pdl.value) -> "
    "(%t : !pdl.type)\n";

// (x / y) * y may become x * 1: where y is 0, the source is undefined.
TEST(DefinitionalProver, MayDefineWhatWasUndefined) {
  Rules rules(TASO_LAWS_FILE);
  RuleReport report =
      verify(makeRule(kMatchedDivision,
                      "    %n = pdl.operation \"taso.neg\"(%x : !pdl.value)\n"
                      "    %r = pdl.result 0 of %n\n"
                      "    %new = pdl.operation \"taso.neg\"(%r : "
                      "!pdl.value)\n"),
             rules);
  EXPECT_EQ(report.verdict, Verdict::Proved) << report.reason;
}

// x + y may not become ((x + y) / y) * y: where y is 0, the target is
// undefined.
TEST(DefinitionalProver, MustNotUndefineWhatWasDefined) {
  Rules rules(TASO_LAWS_FILE);
  const char *source = "  %root = pdl.operation \"taso.add\"(%x, %y : "
                       "!pdl.value, !pdl.value) -> (%t : !pdl.type)\n";
  const char *target =
      "    %a = pdl.operation \"taso.add\"(%x, %y : !pdl.value, !pdl.value)\n"
      "    %b = pdl.result 0 of %a\n"
      "    %d = pdl.operation \"taso.div\"(%b, %y : !pdl.value, !pdl.value)\n"
      "    %e = pdl.result 0 of %d\n"
      "    %new = pdl.operation \"taso.mul\"(%e, %y : !pdl.value, "
      "!pdl.value)\n";
  std::string text = makeRule(source, target);
  EXPECT_EQ(verify(text, rules).verdict, Verdict::Refuted);
  auto module = parseSourceString<ModuleOp>(text, &rules.context);
  module->walk([&](pdl::PatternOp rule) {
    DefinitionalProof proof = proveFromDefinitions(rule, upTo(3));
    EXPECT_EQ(proof.verdict, Verdict::Unknown);
  });
}

TEST(RuleVerifier, RefusesARuleThatSaysNothing) {
  Rules rules(TASO_LAWS_FILE);
  RuleReport report = verify(
      makeRule("  %root = pdl.operation \"taso.add\"(%x, %y : !pdl.value, "
               "!pdl.value) -> (%t : !pdl.type)\n",
               "    %new = pdl.operation \"taso.add\"(%y, %x : !pdl.value, "
               "!pdl.value)\n"),
      rules);
  EXPECT_EQ(report.verdict, Verdict::Unknown);
  EXPECT_EQ(report.reason,
            "both sides are the same graph: the rule says nothing");
}

TEST(RuleVerifier, SuggestsTheMissingCondition) {
  Rules wrong(TASO_WRONG_REWRITES_FILE);
  VerifyOptions options;
  options.proof = upTo(4);
  EXPECT_EQ(suggestCondition(wrong.get("grouped_convs_stacked"), options),
            "groups = 1");
}

TEST(RuleVerifier, RefutesMutantsOfALaw) {
  Rules laws(TASO_LAWS_FILE);
  VerifyOptions options;
  options.proof = upTo(3);
  options.mutate = true;
  RuleReport report = verifyRule(laws.get("matmul_add_rhs"), options);
  EXPECT_EQ(report.verdict, Verdict::Proved) << report.reason;
  EXPECT_GE(report.mutants, 3u);
  EXPECT_EQ(report.mutantsRefuted + report.mutantsProved, report.mutants);
}

} // namespace
