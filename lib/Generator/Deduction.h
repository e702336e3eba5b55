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

namespace taso::generator {

class Deduction {
public:
  explicit Deduction(const TermTable &table) : table(table) {}

  /// Whether `term`, which has the value of class `id` and will be term `limit`
  /// of the table, follows from accepted equations.
  bool follows(const Term &term, ClassId id, TermId limit) const;

  /// Accepts `term` = the representative of class `id`, for any values in place
  /// of the classes in `cuts`.
  void accept(const Term &term, ClassId id, llvm::ArrayRef<ClassId> cuts = {});

  /// Which of the accepted equations follow from the others after all. With
  /// shared operators a special case can come before the law: x y + x y has
  /// fewer operators than x y + x z. An equation that serves to drop an earlier
  /// one stays, so that no two drop each other.
  std::vector<bool> minimise() const;

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
  };
  struct Accepted {
    Term term;
    ClassId id;
    TermId limit;
    unsigned size; ///< operators on both sides, written as trees
    unsigned variables;
  };
  using Binding = llvm::SmallVector<ClassId, 8>;
  using Continuation = llvm::function_ref<bool()>;
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
  bool matchRoot(const Equation &equation, const Term &term, TermId limit,
                 llvm::function_ref<bool(const Binding &)> next) const;
  bool matchTerm(const Pattern &pattern, const Term &term, TermId limit,
                 Binding &binding, Continuation next) const;
  bool matchOperands(const Pattern &pattern, llvm::ArrayRef<ClassId> operands,
                     unsigned i, TermId limit, Binding &binding,
                     Continuation next) const;
  bool matchClass(const Pattern &pattern, ClassId id, TermId limit,
                  Binding &binding, Continuation next) const;
  std::optional<ClassId> instantiate(const Pattern &pattern,
                                     const Binding &binding,
                                     TermId limit) const;
  bool reaches(const Equation &equation, const Binding &binding, ClassId id,
               TermId limit) const;
  bool followsFrom(const Term &term, ClassId id, TermId limit, Use use) const;
  bool followsInSum(const Term &term, ClassId id, TermId limit, Use use) const;
  bool followsForParts(uint32_t instance, llvm::ArrayRef<ClassId> parts,
                       unsigned i, unsigned j, ClassId id, TermId limit,
                       Use use) const;
  std::optional<ClassId> join(uint32_t instance, llvm::ArrayRef<ClassId> parts,
                              TermId limit) const;
  /// Whether a term of the class may have the instance at its root: where an
  /// equation leads elsewhere, it need not be matched at all.
  bool mayMatch(const Pattern &pattern, const Term &term) const;
  bool mayHave(ClassId id, uint32_t instance) const;
  bool markUsed(unsigned origin) const;
  void addEquation(Equation equation);

  const TermTable &table;
  /// By the instance at the root of the left side.
  llvm::DenseMap<unsigned, std::vector<Equation>> byRoot;
  std::vector<Accepted> accepted;
  mutable unsigned steps = 0;    ///< of the current match
  mutable unsigned lastUsed = 0; ///< by the last deduction
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_DEDUCTION_H
