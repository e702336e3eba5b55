//===- Claims.h - What cannot hold together ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Claims of a certificate: a few constraints, with numbers by which they add up
// to something false (Farkas). Once its sum is checked, a claim is a lemma; a
// conjunction is infeasible if it contains the constraints of some lemma.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CERTIFICATES_CLAIMS_H
#define TASO_LIB_CERTIFICATES_CLAIMS_H

#include "Reader.h"

namespace taso::certificates {

class Claims {
public:
  Claims(const Symbols &symbols, const Reader &reader)
      : symbols(symbols), reader(reader) {}

  void setFacts(Conjunction list);
  const Conjunction &getFacts() const { return facts; }

  /// Checks the sum of each claim. Returns what is wrong, or nothing.
  std::string load(const Array &list);
  size_t size() const { return lemmas.size(); }

  /// True if a claim, or arithmetic, says that this cannot hold with the facts.
  bool isInfeasible(const Conjunction &constraints) const;
  /// True if that says that the goal follows.
  bool entails(const Conjunction &constraints, const Constraint &goal) const;
  bool atLeastZero(const Conjunction &constraints, const Poly &poly) const {
    return entails(constraints, Constraint::atLeastZero(poly));
  }
  /// True if the polynomial is at least 1 by the facts.
  bool isPositive(const Poly &poly) const;

private:
  /// Constraints by key.
  using Set = std::map<std::string, Constraint>;
  std::string loadClaim(const Array &rows);
  std::string loadRow(const Array &row, Poly &sum, Set &core);
  std::optional<Constraint> loadLeaf(const Value &value, Set &core);
  std::optional<Constraint> loadProduct(const Value &value, Set &core);
  static void insert(Set &set, const Constraint &constraint);
  static bool contains(const Set &set, const Constraint &constraint);
  bool containsLemma(const Set &set) const;

  const Symbols &symbols;
  const Reader &reader;
  Conjunction facts;
  Set factSet;
  std::vector<Set> lemmas; ///< the constraints of each that are no facts
};

} // namespace taso::certificates

#endif // TASO_LIB_CERTIFICATES_CLAIMS_H
