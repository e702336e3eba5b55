//===- MutationsTest.cpp - Tests of broken rules --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFile.h"

#include "TASO/Verifier/Mutations.h"
#include "TASO/Verifier/Refuter.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace taso;
using namespace taso::testing;

namespace {

TEST(Mutations, AreManyAndTestable) {
  size_t laws = 0, mutants = 0;
  for (pdl::PatternOp law : RuleFile::getLaws().getRules()) {
    ++laws;
    for (Mutant &mutant : mutateRule(law)) {
      ++mutants;
      EXPECT_EQ(explainWhyUntestable(*mutant.rule), "")
          << law.getSymName()->str() << ": " << mutant.what;
      EXPECT_NE(mutant.what, "");
    }
    for (Mutant &mutant : violateConditions(law))
      EXPECT_EQ(explainWhyUntestable(*mutant.rule), "")
          << law.getSymName()->str() << ": " << mutant.what;
  }
  EXPECT_GE(mutants, 4 * laws);
}

std::string print(pdl::PatternOp rule) {
  std::string text;
  llvm::raw_string_ostream os(text);
  rule->print(os, OpPrintingFlags().printGenericOpForm());
  return text;
}

TEST(Mutations, DifferFromTheRule) {
  for (pdl::PatternOp law : RuleFile::getLaws().getRules()) {
    // Printing what stands in a module numbers the whole module.
    OwningOpRef<pdl::PatternOp> alone = law.clone();
    std::string text = print(*alone);
    for (Mutant &mutant : mutateRule(law))
      EXPECT_NE(print(*mutant.rule), text)
          << law.getSymName()->str() << ": " << mutant.what;
  }
}

/// x * (y + z) = x * y + x * z: what is wrong of its mutants is refuted.
TEST(Mutations, OfASimpleLawAreRefutedOrIllTyped) {
  RefuteOptions options;
  options.smaller = 0;
  unsigned refuted = 0, survived = 0;
  for (Mutant &mutant :
       mutateRule(RuleFile::getLaws().get("mul_factor_reverse"))) {
    RefuteReport report = refute(*mutant.rule, options);
    refuted += report.counterexample.has_value();
    survived += report.accepted >= options.wanted;
  }
  EXPECT_GE(refuted, 10u);
  EXPECT_EQ(survived, 0u);
}

} // namespace
