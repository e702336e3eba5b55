//===- RuleSetTest.cpp - Loading, hashing and saving ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleFixture.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace taso;

namespace {

using RuleSetTest = RuleFixture;

TEST_F(RuleSetTest, LoadsTheShippedRules) {
  auto rules = RuleSet::loadDefault(&context);
  ASSERT_TRUE(succeeded(rules));
  EXPECT_GT((*rules)->getRules().size(), 50u);
  EXPECT_GE((*rules)->getVariants().size(), (*rules)->getRules().size());
  std::set<std::string> names, hashes;
  for (const Rule &rule : (*rules)->getRules()) {
    EXPECT_TRUE(names.insert(rule.name).second) << rule.name;
    EXPECT_TRUE(hashes.insert(rule.hash).second) << rule.name;
    EXPECT_EQ(rule.hash.size(), 16u);
  }
}

TEST_F(RuleSetTest, SavesWhatParsesBack) {
  auto rules = load(kMergeMatmuls);
  ASSERT_TRUE(rules);
  for (RuleFormat format : {RuleFormat::Generic, RuleFormat::Bytecode}) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    ASSERT_TRUE(succeeded(saveRules(rules->getPureModule(), stream, format)));
    auto again = load(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->getRules()[0].hash, rules->getRules()[0].hash);
    EXPECT_EQ(again->getRules()[0].name, "merge");
  }
}

TEST_F(RuleSetTest, HashesTheLawNotTheName) {
  std::string text = kMergeMatmuls;
  std::string renamed = text;
  renamed.replace(renamed.find("@merge"), 6, "@other");
  EXPECT_EQ(load(text)->getRules()[0].hash, load(renamed)->getRules()[0].hash);
  std::string changed = text;
  changed.replace(changed.find("benefit(1)"), 10, "benefit(2)");
  EXPECT_NE(load(text)->getRules()[0].hash, load(changed)->getRules()[0].hash);
}

TEST_F(RuleSetTest, TakesTheClassFromThePrefix) {
  std::string text = kMergeMatmuls;
  text.replace(text.find("@merge"), 6, "@normalise_merge");
  auto rules = load(text);
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->getRules()[0].name, "merge");
  EXPECT_EQ(rules->getRules()[0].ruleClass, RuleClass::Normalise);
  EXPECT_EQ(load(kMergeMatmuls)->getRules()[0].ruleClass, RuleClass::Decide);
}

TEST_F(RuleSetTest, RefusesMissingFiles) {
  ScopedDiagnosticHandler silence(&context, [](Diagnostic &) {});
  EXPECT_TRUE(failed(RuleSet::load("no/such/file.mlir", &context)));
}

} // namespace
