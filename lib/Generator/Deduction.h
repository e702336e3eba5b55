//===- Deduction.h - Equations that follow from smaller ones ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the equations between a term and the representative of its class, most
// follow from others. Terms are ordered. Suppose that every equation of a term
// below t is either accepted or follows from accepted ones. Let an accepted
// equation l = r match t, where operators below the root of l may be matched by
// any term below t of the operand's class. Put the representatives of its
// operands into r, from the leaves up; what that gives is a term t'. If t' is
// below t, then t = t' follows, and so does t' = representative, so that t adds
// nothing. It is the argument by which completion (Knuth and Bendix, 1970)
// drops joinable pairs, with the fingerprints in place of normalisation.
//
// Equations are matched without the kinds of the inputs, so that one that holds
// for matrices drops its twin for images; but not the other way about where the
// equation is about an input that has a size of 1.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_DEDUCTION_H
#define TASO_LIB_GENERATOR_DEDUCTION_H

#include "TermTable.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <atomic>
#include <deque>

namespace taso::generator {

class Deduction {
public:
  explicit Deduction(const TermTable &table) : table(table) {}

  /// Whether term number `limit` of the table, which is `term` and of class
  /// `id`, follows from accepted equations, beginning with number `first`.
  /// Threads can ask at a time.
  bool follows(const Term &term, ClassId id, TermId limit,
               unsigned first = 0) const;

  /// Accepts `term`, number `limit`, = the representative of class `id`, for
  /// any values in place of the classes in `cuts`.
  void accept(const Term &term, ClassId id, TermId limit,
              llvm::ArrayRef<ClassId> cuts = {});
  unsigned getNumAccepted() const { return accepted.size(); }
  /// From now on `follows` tries those equations first that have served most: a
  /// few laws explain most terms. What follows does not depend on it.
  void orderByUse();

  /// Which of the accepted equations follow from the others after all. With
  /// shared operators a special case can come before the law: x y + x y has
  /// fewer operators than x y + x z. An equation that serves to drop an earlier
  /// one stays, so that no two drop each other.
  std::vector<bool> minimise(unsigned threads) const;

private:
  /// A graph with variables, as a tree. Nodes are stored in prefix order.
  struct Pattern {
    uint32_t instance = Term::kInput; ///< kInput: a variable
    uint32_t variable = 0;
    /// A variable stands for values with sizes of 1 as in this type; kNone: for
    /// anything.
    uint32_t type = kNone;
    std::vector<Pattern> operands;
    bool isVariable() const { return instance == Term::kInput; }
  };
  struct Equation {
    Pattern left, right;
    unsigned variables;
    unsigned origin; ///< index into `accepted`
    unsigned number; ///< index into `served`
  };
  /// The equations with one operator at the root of the left side.
  struct Root {
    std::vector<Equation> equations; ///< in order of their origins
    /// Indexes of equations, those that have served most first.
    std::vector<unsigned> byUse;
  };
  struct Accepted {
    Term term;
    ClassId id;
    TermId limit;
    unsigned size; ///< operators on both sides, written as trees
    unsigned variables;
  };
  class Search;
  /// Whether an accepted equation may be used.
  using Use = llvm::function_ref<bool(unsigned)>;

  static unsigned countOperators(const Pattern &pattern);
  /// The variables of a pattern, and the classes that become variables.
  struct Variables {
    explicit Variables(llvm::ArrayRef<ClassId> cuts) : cuts(cuts) {}
    llvm::ArrayRef<ClassId> cuts;
    llvm::DenseMap<ClassId, unsigned> numbers;
  };
  Pattern makePattern(const Term &term, Variables &variables) const;
  Pattern makePattern(ClassId id, Variables &variables) const;
  void addEquation(Equation equation);
  std::optional<unsigned> findUse(unsigned index,
                                  const std::vector<bool> &dropped) const;

  const TermTable &table;
  llvm::DenseMap<unsigned, Root> byRoot;
  /// By equation: the terms that followed from it. Threads count at a time.
  mutable std::deque<std::atomic<unsigned>> served;
  std::vector<Accepted> accepted;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_DEDUCTION_H
