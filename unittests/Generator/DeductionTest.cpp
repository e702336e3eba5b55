//===- DeductionTest.cpp - Tests of Deduction.h and Realization.h ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Deduction.h"
#include "EnumerateTerms.h"
#include "Realization.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <deque>
#include <map>
#include <set>

using namespace taso::generator;
using namespace taso::generator::test;

namespace {

//===----------------------------------------------------------------------===//
// Derivations by force
//===----------------------------------------------------------------------===//

/// An expression in prefix form: non-negative numbers are operator instances,
/// negative ones inputs, or variables of an equation.
using Expression = std::vector<int>;
using Equation = std::pair<Expression, Expression>;

class Rewriter {
public:
  explicit Rewriter(const TermTable &table) : table(table) {
    for (int i = 0; i < int(table.getInstances().size()); ++i)
      if (table.getInstances()[i].isCommutative()) {
        addEquation({{i, -1, -2}, {i, -2, -1}});
        addEquation({{i, i, -1, -2, -3}, {i, -1, i, -2, -3}});
      }
  }

  Expression getExpression(const Term &term) const {
    if (term.isInput())
      return {-1 - int(term.operands[0])};
    Expression result = {int(term.instance)};
    for (ClassId operand : term.getOperands()) {
      Expression part = getExpression(table.getRepresentative(operand));
      result.insert(result.end(), part.begin(), part.end());
    }
    return result;
  }
  void addEquation(const Equation &equation) {
    equations.push_back(equation);
    equations.push_back({equation.second, equation.first});
  }

  /// Whether equations lead from one to the other, over expressions that are
  /// not much larger than they are.
  bool reaches(const Expression &from, const Expression &to) const {
    size_t limit = std::max(from.size(), to.size()) + 2;
    std::set<Expression> seen = {from};
    std::deque<Expression> open = {from};
    while (!open.empty()) {
      Expression current = open.front();
      open.pop_front();
      if (current == to)
        return true;
      rewriteAll(current, [&](Expression next) {
        if (next.size() <= limit && seen.insert(next).second)
          open.push_back(std::move(next));
      });
    }
    return false;
  }

private:
  /// The end of the expression that starts at a position.
  size_t getEnd(const Expression &expression, size_t start) const {
    size_t end = start + 1;
    if (expression[start] >= 0)
      for (unsigned n = table.getInstances()[expression[start]].numOperands;
           n > 0; --n)
        end = getEnd(expression, end);
    return end;
  }
  bool match(const Expression &pattern, const Expression &expression,
             size_t start, std::map<int, Expression> &bound) const {
    size_t at = start;
    for (int symbol : pattern) {
      if (at == expression.size())
        return false;
      if (symbol >= 0) {
        if (expression[at++] != symbol)
          return false;
        continue;
      }
      size_t end = getEnd(expression, at);
      Expression part(expression.begin() + at, expression.begin() + end);
      if (bound.try_emplace(symbol, part).first->second != part)
        return false;
      at = end;
    }
    return true;
  }
  template <class Sink>
  void rewriteAll(const Expression &expression, Sink sink) const {
    for (const auto &[left, right] : equations)
      for (size_t start = 0; start < expression.size(); ++start) {
        std::map<int, Expression> bound;
        if (!match(left, expression, start, bound))
          continue;
        Expression next(expression.begin(), expression.begin() + start);
        bool isClosed = true;
        for (int symbol : right) {
          if (symbol >= 0) {
            next.push_back(symbol);
            continue;
          }
          isClosed &= bound.count(symbol) > 0;
          const Expression &part = bound[symbol];
          next.insert(next.end(), part.begin(), part.end());
        }
        next.insert(next.end(), expression.begin() + getEnd(expression, start),
                    expression.end());
        if (isClosed)
          sink(std::move(next));
      }
  }

  const TermTable &table;
  std::vector<Equation> equations;
};

/// Goes through all terms as the enumeration does, and checks what is dropped.
void checkDerivations(const OperatorSet &set, unsigned maxOps,
                      unsigned expectedDerived) {
  EnumeratedTerms terms(set, maxOps);
  const TermTable &table = terms.table;
  Deduction deduction(table);
  Rewriter rewriter(table);
  unsigned derived = 0;
  for (unsigned size = 1; size <= maxOps; ++size) {
    std::vector<Term> list = terms.list(size);
    llvm::stable_sort(list, [&](const Term &a, const Term &b) {
      return table.getCostOf(a) < table.getCostOf(b);
    });
    for (const Term &term : list) {
      uint64_t fingerprint = terms.evaluator.getFingerprint(term);
      std::optional<ClassId> known = table.findValue(fingerprint);
      if (fingerprint != 0 && known) {
        Expression left = rewriter.getExpression(term);
        Expression right =
            rewriter.getExpression(table.getRepresentative(*known));
        if (deduction.follows(term, *known, table.getNumTerms())) {
          ++derived;
          EXPECT_TRUE(rewriter.reaches(left, right))
              << testing::PrintToString(left) << " = "
              << testing::PrintToString(right);
        } else {
          deduction.accept(term, *known, table.getNumTerms());
          rewriter.addEquation({left, right});
        }
      }
      terms.add({term});
    }
  }
  EXPECT_GE(derived, expectedDerived);
}

TEST(DeductionTest, WhatFollowsIsDerivable) {
  checkDerivations(parseSet("add,mul", "s:2"), 3, 10);
}

TEST(DeductionTest, WhatFollowsFromUnaryLawsIsDerivable) {
  checkDerivations(parseSet("relu,transpose,add,neg", "w:2"), 3, 50);
}

/// relu(relu(x)) = relu(x) implies the same of any operand, and no more.
TEST(DeductionTest, FollowsInstancesAndNothingElse) {
  EnumeratedTerms terms(parseSet("relu,exp", "x:1"), 3);
  const TermTable &table = terms.table;
  terms.add(terms.list(1));
  Term relu{0, {0, kNone, kNone}}, exp{1, {0, kNone, kNone}};
  ClassId ofRelu = table.getClassOf(*table.find(relu));
  ClassId ofExp = table.getClassOf(*table.find(exp));
  Deduction deduction(table);
  TermId limit = table.getNumTerms();
  Term twice{0, {ofRelu, kNone, kNone}};
  EXPECT_FALSE(deduction.follows(twice, ofRelu, limit));
  deduction.accept(twice, ofRelu, limit);
  EXPECT_TRUE(deduction.follows(twice, ofRelu, limit));
  // exp(x) is positive: true, but no instance.
  EXPECT_FALSE(deduction.follows({0, {ofExp, kNone, kNone}}, ofExp, limit));
  EXPECT_FALSE(deduction.follows(twice, ofExp, limit));
}

/// An equation with a cut implies the same of any value of that type.
TEST(DeductionTest, FollowsWithAnyValueInPlaceOfACut) {
  EnumeratedTerms terms(parseSet("reduce_max,exp", "x:1"), 2);
  const TermTable &table = terms.table;
  terms.add(terms.list(1));
  auto findInstance = [&](std::string_view label) {
    return uint32_t(llvm::find_if(table.getInstances(),
                                  [&](const OperatorInstance &instance) {
                                    return instance.label == label;
                                  }) -
                    table.getInstances().begin());
  };
  uint32_t reduce = findInstance("reduce_max{axes=0,keep_dims=1}");
  uint32_t exp = findInstance("exp");
  ASSERT_LT(reduce, table.getInstances().size());
  ASSERT_LT(exp, table.getInstances().size());
  ClassId row = table.getClassOf(*table.find({reduce, {0, kNone, kNone}}));
  Term expOfRow{exp, {row, kNone, kNone}};
  terms.add({expOfRow});
  ClassId ofRow = table.getClassOf(*table.find(expOfRow));
  Deduction special(table), general(table);
  Term twice{reduce, {row, kNone, kNone}};
  special.accept(twice, row, table.getNumTerms());
  general.accept(twice, row, table.getNumTerms(), {row});
  // reduce_max(z) = z for any row z, and for no matrix.
  Term ofExp{reduce, {ofRow, kNone, kNone}};
  EXPECT_FALSE(special.follows(ofExp, ofRow, table.getNumTerms()));
  EXPECT_TRUE(general.follows(ofExp, ofRow, table.getNumTerms()));
  EXPECT_FALSE(
      general.follows({reduce, {0, kNone, kNone}}, 0, table.getNumTerms()));
}

//===----------------------------------------------------------------------===//
// Realization
//===----------------------------------------------------------------------===//

TEST(RealizationTest, DropsCoincidences) {
  EnumeratedTerms terms(parseSet("add,mul,relu", "x:2"), 2);
  const TermTable &table = terms.table;
  terms.add(terms.list(1));
  Realization realization(table);
  auto getClass = [&](const Term &term) {
    return table.getClassOf(*table.find(term));
  };
  ClassId sum = getClass({0, {0, 1, kNone}});
  ClassId product = getClass({1, {0, 1, kNone}});
  ClassId positive = getClass({2, {0, kNone, kNone}});
  // As if the fingerprints of a sum and a product were equal.
  EXPECT_FALSE(realization.realize({0, {0, 1, kNone}}, product));
  EXPECT_FALSE(realization.realize({2, {sum, kNone, kNone}}, sum));
  std::optional<FoundEquation> law =
      realization.realize({2, {positive, kNone, kNone}}, positive);
  ASSERT_TRUE(law);
  EXPECT_EQ(law->text, "relu(relu(x0)) = relu(x0)");
  EXPECT_EQ(llvm::count_if(law->candidate.witnesses,
                           [](const Witness &w) { return !w.isVariation; }),
            static_cast<ptrdiff_t>(getFamilies().size()));
  EXPECT_FALSE(law->needsGuard);
}

} // namespace
