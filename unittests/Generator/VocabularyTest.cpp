//===- VocabularyTest.cpp - Tests of Vocabulary.h -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumerateTerms.h"

#include "TASO/Semantics/Operators.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace taso;
using namespace taso::generator;
using namespace taso::generator::test;

namespace {

/// Operators that no graph of the enumeration has, and why.
const std::map<std::string, std::string> kNotEnumerable = {
    {"batch_norm", "terms have three operands at most"},
};

TEST(VocabularyTest, EveryOperatorIsEnumerated) {
  EnumeratedTerms terms(parseSet("all", ""), 1);
  std::set<std::string> seen;
  for (const Term &term : terms.list(1))
    seen.insert(
        std::string(terms.table.getInstances()[term.instance].info->name));
  for (const semantics::OperatorInfo &info : semantics::getOperators()) {
    std::string name(info.name);
    EXPECT_NE(seen.count(name), kNotEnumerable.count(name))
        << name << " is well-typed on no operands, or is and is said not to be";
  }
}

TEST(VocabularyTest, LabelsTellInstancesApart) {
  for (const OperatorSet &set : OperatorSet::getGroups()) {
    std::set<std::pair<std::string, unsigned>> labels;
    for (const OperatorInstance &instance : makeInstances(set))
      EXPECT_TRUE(labels
                      .insert({instance.label + "/" +
                                   std::to_string(instance.numOperands),
                               instance.result})
                      .second)
          << instance.label;
  }
}

TEST(VocabularyTest, EveryGroupHasOperatorsAndInputs) {
  for (const OperatorSet &group : OperatorSet::getGroups()) {
    std::string error;
    auto set = OperatorSet::parse(group.name, "", error);
    ASSERT_TRUE(set) << error;
    EXPECT_EQ(set->operators, group.operators);
    EXPECT_FALSE(set->operators.empty());
    EXPECT_FALSE(set->inputs.empty());
    for (const std::string &name : set->operators)
      EXPECT_TRUE(semantics::getOperatorInfo(name)) << name;
  }
}

TEST(VocabularyTest, ReadsOperatorsAndInputs) {
  std::string error;
  auto set = OperatorSet::parse("add,matmul", "x:3,w", error);
  ASSERT_TRUE(set) << error;
  EXPECT_EQ(set->operators, (std::vector<std::string>{"add", "matmul"}));
  ASSERT_EQ(set->inputs.size(), 2u);
  EXPECT_EQ(getInputKinds()[set->inputs[0].kind].name, "x");
  EXPECT_EQ(set->inputs[0].count, 3u);
  EXPECT_EQ(set->inputs[1].count, 1u);
}

TEST(VocabularyTest, SaysWhatItCannotRead) {
  struct Wrong {
    std::string operators, inputs, message;
  };
  for (const Wrong &wrong :
       std::vector<Wrong>{{"add,matmull", "", "'matmull'"},
                          {"taso2019,add", "", "'taso2019'"},
                          {"", "", "no operators"},
                          {"add", "y:1", "'y:1'"},
                          {"add", "x:0", "'x:0'"},
                          {"add", "x:7", "'x:7'"},
                          {"add", "x:2,,w:1", "''"},
                          {"add", "x:many", "'x:many'"}}) {
    std::string error;
    EXPECT_FALSE(OperatorSet::parse(wrong.operators, wrong.inputs, error));
    EXPECT_NE(error.find(wrong.message), std::string::npos) << error;
  }
}

} // namespace
