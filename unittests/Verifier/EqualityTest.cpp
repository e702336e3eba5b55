//===- EqualityTest.cpp - When are two normal forms equal? ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Equality.h"

#include "TASO/Semantics/Algebra.h"

#include "gtest/gtest.h"

using namespace taso::proof;

namespace {

class Equal : public ::testing::Test {
protected:
  Equal() : solver(table), simplifier(table, solver) {
    size = table.fresh(SymbolTable::Parameter, "n");
    solver.setFacts({Constraint::atLeastZero(size - Poly(1))});
  }

  static NormalForm element(unsigned input, const Poly &index) {
    Atom atom;
    atom.id = input;
    atom.index = {index};
    return makeAtom(std::move(atom));
  }
  static NormalForm largest(const NormalForm &a, const NormalForm &b) {
    Atom atom;
    atom.kind = Atom::Largest;
    atom.branches = {{{}, {}, a}, {{}, {}, b}};
    return makeAtom(std::move(atom));
  }
  static NormalForm tanh(NormalForm value) {
    Atom atom;
    atom.kind = Atom::Apply;
    atom.id = unsigned(taso::semantics::Function::Tanh);
    atom.arguments = {std::move(value)};
    return makeAtom(std::move(atom));
  }
  NormalForm sumOver(Symbol variable, NormalForm value) {
    for (Term &term : value) {
      term.variables.push_back(variable);
      term.guards.push_back(Constraint::atLeastZero(Poly::symbol(variable)));
      term.guards.push_back(
          Constraint::atLeastZero(size - Poly(1) - Poly::symbol(variable)));
    }
    return value;
  }
  bool isZero(const NormalForm &value) {
    Conjunction hypotheses;
    Equality equality(table, solver, simplifier);
    NormalForm simplified = simplifier.simplify(value, hypotheses);
    return equality.isZero(simplified, hypotheses) ||
           equality.isZeroByOrder(simplified, hypotheses);
  }

  SymbolTable table;
  Solver solver;
  Simplifier simplifier;
  Poly size;
};

/// o / 2 is not 0 for both o = 0 and o = 1, though it is less than 1.
TEST_F(Equal, DoesNotRoundCoefficients) {
  Poly position = table.fresh(SymbolTable::Position, "o");
  solver.setFacts({Constraint::atLeastZero(position),
                   Constraint::atLeastZero(Poly(1) - position)});
  NormalForm value = element(0, Poly(0));
  value[0].coefficient = position * Poly(Rational(1, 2));
  EXPECT_FALSE(isZero(value));
  solver.setFacts(
      {Constraint::atLeastZero(position), Constraint::atLeastZero(-position)});
  EXPECT_TRUE(isZero(value));
}

/// max(a, b) - a = max(0, b - a).
TEST_F(Equal, ComparesEachNumber) {
  NormalForm a = element(0, Poly(0)), b = element(1, Poly(0));
  NormalForm left = add(largest(a, b), negate(a)),
             right = largest({}, add(b, negate(a)));
  EXPECT_TRUE(isZero(add(left, negate(right))));
  EXPECT_FALSE(isZero(add(left, right)));
}

/// (tanh S - tanh A) (S - B), with S = Sum_v max(a_v, b_v), A = Sum_v a_v and
/// B = Sum_v b_v, is zero where a is the larger for all v, and where b is. It
/// is not zero where this depends on v.
TEST_F(Equal, DoesNotChooseForAllElementsOfASum) {
  Symbol v = table.create(SymbolTable::Bound, "v"),
         w = table.create(SymbolTable::Bound, "w");
  auto make = [&](unsigned what, Symbol variable) {
    NormalForm a = element(0, Poly::symbol(variable)),
               b = element(1, Poly::symbol(variable));
    return sumOver(variable, what == 0 ? a : what == 1 ? b : largest(a, b));
  };
  for (Symbol inner : {v, w}) {
    NormalForm left = add(tanh(make(2, inner)), negate(tanh(make(0, inner)))),
               right = add(make(2, v), negate(make(1, v)));
    EXPECT_FALSE(isZero(multiply(left, right, table)));
  }
}

} // namespace
