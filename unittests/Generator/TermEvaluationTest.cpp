//===- TermEvaluationTest.cpp - Tests of TermEvaluation.h -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumerateTerms.h"

#include "gtest/gtest.h"

#include <map>

using namespace taso::generator;
using namespace taso::generator::test;

namespace {

/// A probe computes a part of the result; that part must be the same.
unsigned compareProbes(EnumeratedTerms &terms, const std::vector<Term> &list) {
  for (const Term &term : list) {
    Value value = terms.evaluator.getValue(0, term);
    EXPECT_FALSE(value.isEmpty());
    EXPECT_EQ(terms.evaluator.getProbe(term), value.getProbe())
        << terms.table.getInstances()[term.instance].label;
  }
  return list.size();
}

TEST(TermEvaluationTest, ProbesAreThoseOfTheWholeValue) {
  EnumeratedTerms terms(parseSet("all", ""), 1);
  EXPECT_GT(compareProbes(terms, terms.list(1)), 300u);
}

/// Also where a definition makes several tensors, on operands of many shapes.
TEST(TermEvaluationTest, ProbesAreThoseOfTheWholeValueOfLargerTerms) {
  EnumeratedTerms terms(
      parseSet("layer_norm,softmax,reduce_mean,reduce_max,concat,split,gather",
               "x:2,b:1,i:2"),
      2);
  terms.add(terms.list(1));
  EXPECT_GT(compareProbes(terms, terms.list(2)), 1000u);
}

TEST(TermEvaluationTest, ProbesOfInputsAreThoseOfTheirValues) {
  EnumeratedTerms terms(parseSet("add", "x:2,i:1"), 1);
  for (ClassId id = 0; id < terms.table.getNumClasses(); ++id)
    EXPECT_EQ(terms.evaluator.getProbe(terms.table.getRepresentative(id)),
              terms.table.getValue(0, id)->getProbe());
}

/// Values that the table does not keep are computed again.
TEST(TermEvaluationTest, FingerprintsDoNotDependOnWhatIsKept) {
  OperatorSet set = parseSet("matmul,add,relu,transpose,div", "x:2,w:1");
  EnumeratedTerms kept(set, 3), computed(set, 3);
  for (unsigned size = 1; size <= 2; ++size) {
    std::vector<Term> list = kept.list(size);
    kept.add(list);
    for (const Term &term : list) {
      uint64_t fingerprint = computed.evaluator.getFingerprint(term);
      if (fingerprint == 0)
        continue;
      bool isNew = !computed.table.findValue(fingerprint);
      ClassId id =
          computed.table.getClassOf(computed.table.add(term, fingerprint));
      if (!isNew)
        continue;
      Value value = computed.evaluator.getValue(0, term);
      computed.table.setType(id, value.getType(), [&] { return value; });
    }
  }
  std::vector<Term> terms = kept.list(3);
  ASSERT_EQ(terms, computed.list(3));
  EXPECT_GT(terms.size(), 1000u);
  for (const Term &term : terms) {
    EXPECT_EQ(kept.evaluator.getFingerprint(term),
              computed.evaluator.getFingerprint(term));
    EXPECT_EQ(kept.evaluator.getProbe(term), computed.evaluator.getProbe(term));
  }
}

TEST(TermEvaluationTest, DivisionByZeroHasNoFingerprint) {
  EnumeratedTerms terms(parseSet("sub,div", "x:1"), 2);
  // x - x is not listed, as it is a constant.
  Term zero{0, {0, 0, kNone}};
  terms.add({zero});
  ClassId zeros = terms.table.getClassOf(terms.table.find(zero).value());
  Term quotient{1, {0, zeros, kNone}}, inverse{1, {zeros, 0, kNone}};
  for (const Term &term : {quotient, inverse}) {
    bool isUndefined = term == quotient;
    EXPECT_EQ(terms.evaluator.getFingerprint(term) == 0, isUndefined);
    EXPECT_EQ(terms.evaluator.getProbe(term) == 0, isUndefined);
  }
}

/// The members of a class are found by their instances, in order.
TEST(TermTableTest, FindsMembersByInstance) {
  EnumeratedTerms terms(parseSet("relu,max,transpose,add", "w:2"), 3);
  const TermTable &table = terms.table;
  for (unsigned size = 1; size <= 3; ++size)
    terms.add(terms.list(size));
  std::map<std::pair<ClassId, uint32_t>, std::vector<TermId>> expected;
  for (TermId id = 0; id < table.getNumTerms(); ++id)
    expected[{table.getClassOf(id), table.getTerm(id).instance}].push_back(id);
  size_t several = 0;
  for (const auto &[key, members] : expected) {
    std::vector<TermId> found;
    for (TermId id = table.getFirstMember(key.first, key.second); id != kNone;
         id = table.getNextMember(id))
      found.push_back(id);
    EXPECT_EQ(found, members);
    several += members.size() > 1;
  }
  EXPECT_GT(several, 10u);
  EXPECT_GT(expected.size(), table.getNumClasses());
  EXPECT_EQ(table.getFirstMember(0, 0xfff), kNone);
}

} // namespace
