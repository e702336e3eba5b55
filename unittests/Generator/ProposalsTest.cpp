//===- ProposalsTest.cpp - Tests of Proposals.h ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumerateTerms.h"

#include "gtest/gtest.h"

#include <set>

using namespace taso::generator;
using namespace taso::generator::test;

namespace {

using Key = std::pair<uint32_t, std::array<ClassId, 3>>;

Key getKey(const Term &term) { return {term.instance, term.operands}; }

/// Whether a term of this size is one that should be listed. The inputs must be
/// one of each kind, so that there are no renamings.
bool isWanted(EnumeratedTerms &terms, const Term &term, unsigned size) {
  const TermTable &table = terms.table;
  return table.getNodes(term).size() + 1 == size && table.isNormal(term) &&
         table.getConstantsOf(term) <= 1 &&
         !terms.evaluator.getValue(0, term).isEmpty();
}

/// Every instance on every combination of classes.
std::set<Key> listByForce(EnumeratedTerms &terms, unsigned size) {
  const TermTable &table = terms.table;
  std::set<Key> found;
  ClassId n = table.getNumClasses();
  auto consider = [&](const Term &term) {
    if (isWanted(terms, term, size))
      found.insert(getKey(term));
  };
  for (uint32_t i = 0; i < table.getInstances().size(); ++i) {
    unsigned operands = table.getInstances()[i].numOperands;
    if (operands == 0)
      consider({i, {kNone, kNone, kNone}});
    for (ClassId a = 0; operands > 0 && a < n; ++a) {
      if (operands == 1)
        consider({i, {a, kNone, kNone}});
      for (ClassId b = 0; operands > 1 && b < n; ++b)
        if (operands == 2)
          consider({i, {a, b, kNone}});
    }
  }
  return found;
}

void compare(const OperatorSet &set, unsigned maxOps) {
  EnumeratedTerms terms(set, maxOps);
  for (unsigned size = 1; size <= maxOps; ++size) {
    std::vector<Term> list = terms.list(size);
    std::set<Key> listed;
    for (const Term &term : list)
      EXPECT_TRUE(listed.insert(getKey(term)).second) << "twice, size " << size;
    EXPECT_EQ(listed, listByForce(terms, size)) << "size " << size;
    EXPECT_FALSE(listed.empty());
    // The list does not change until the table does.
    EXPECT_EQ(terms.list(size), list);
    terms.add(list);
  }
}

TEST(ProposalsTest, AreAllTermsOfTheSizeOnce) {
  compare(parseSet("add,relu,transpose", "w:1"), 4);
}

TEST(ProposalsTest, ShareOperators) {
  compare(parseSet("matmul,exp,mul", "x:1,w:1"), 3);
}

TEST(ProposalsTest, HaveOneConstantAtMost) {
  compare(parseSet("add,mul,const_one", "x:1"), 3);
}

/// Of several inputs of a kind the first ones are used first, up to those that
/// operators to come may bring.
TEST(ProposalsTest, UseInputsInOrder) {
  EnumeratedTerms terms(parseSet("exp", "x:3"), 1);
  std::vector<Term> list = terms.list(1);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].operands[0], 0u);
  EXPECT_EQ(terms.proposals.getCounts().gaps, 2u);
  EnumeratedTerms larger(parseSet("exp", "x:3"), 2);
  EXPECT_EQ(larger.list(1).size(), 2u);
}

TEST(ProposalsTest, CountWhatTheyLeaveOut) {
  EnumeratedTerms terms(parseSet("add", "x:2"), 2);
  EXPECT_EQ(terms.list(1).size(), 3u); // x + x, x + y, y + y
  EXPECT_EQ(terms.proposals.getCounts().notNormal, 1u);
  EXPECT_EQ(terms.proposals.getCounts().proposed, 3u);
}

} // namespace
