//===- Polynomial.h - Integers that depend on symbols -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes, indices and counts of a proof: polynomials with rational coefficients
// over symbols, and constraints on them. A symbol is a number in a table; what
// it stands for is the table's business (Symbols.h).
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_POLYNOMIAL_H
#define TASO_LIB_VERIFIER_POLYNOMIAL_H

#include "mlir/Analysis/Presburger/Fraction.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>
#include <vector>

namespace taso::proof {

using Symbol = uint32_t;
using Rational = mlir::presburger::Fraction;

/// A product of symbols, in increasing order, repeated for powers; empty for 1.
using Monomial = llvm::SmallVector<Symbol, 4>;

/// A polynomial; each monomial at most once, in increasing order, no zeros.
class Poly {
public:
  struct Entry {
    Monomial monomial;
    Rational coefficient;
    friend bool operator==(const Entry &a, const Entry &b) {
      return a.monomial == b.monomial && a.coefficient == b.coefficient;
    }
  };

  Poly() = default;
  Poly(int64_t value) : Poly(Rational(value)) {}
  Poly(int value) : Poly(int64_t(value)) {}
  explicit Poly(const Rational &value) {
    if (value != Rational(0))
      list.push_back({{}, value});
  }
  static Poly symbol(Symbol symbol) {
    Poly result;
    result.list.push_back({{symbol}, Rational(1)});
    return result;
  }
  static Poly monomial(const Monomial &monomial, const Rational &coefficient);

  llvm::ArrayRef<Entry> entries() const { return list; }
  bool isZero() const { return list.empty(); }
  bool isConstant() const {
    return list.empty() || (list.size() == 1 && list[0].monomial.empty());
  }
  /// The coefficient of the monomial 1.
  Rational constant() const {
    return list.empty() || !list[0].monomial.empty() ? Rational(0)
                                                     : list[0].coefficient;
  }
  /// The value of a constant polynomial that fits into 64 bits.
  std::optional<int64_t> getInteger() const;
  /// The symbol, if the polynomial is one.
  std::optional<Symbol> getSymbol() const;
  Rational coefficientOf(const Monomial &monomial) const;
  unsigned degree() const;
  /// True if the symbol stands in a monomial (payloads are not looked into).
  bool mentions(Symbol symbol) const;
  /// The coefficient (+1 or -1) of a symbol that stands in one monomial only,
  /// alone; 0 otherwise.
  int unitCoefficient(Symbol symbol) const;
  /// True if each monomial contains the symbol.
  bool isDivisibleBy(Symbol symbol) const;
  /// Takes the symbol once out of each monomial, which contains it.
  Poly dividedBy(Symbol symbol) const;
  /// The quotient by a monomial with a non-zero coefficient of those entries
  /// that it divides; the others go to `rest`.
  Poly quotient(const Entry &divisor, Poly &rest) const;
  /// The least positive number that makes all coefficients whole.
  llvm::DynamicAPInt scale() const;
  /// All symbols, once each, in increasing order.
  llvm::SmallVector<Symbol> symbols() const;

  Poly operator-() const;
  friend Poly operator+(const Poly &a, const Poly &b);
  friend Poly operator-(const Poly &a, const Poly &b) { return a + (-b); }
  friend Poly operator*(const Poly &a, const Poly &b);
  friend bool operator==(const Poly &a, const Poly &b) {
    return a.list == b.list;
  }
  friend bool operator<(const Poly &a, const Poly &b);

private:
  std::vector<Entry> list;
};

/// p >= 0, p = 0 or p != 0, of integers.
struct Constraint {
  enum Kind : uint8_t { AtLeastZero, Zero, NonZero };
  Kind kind = AtLeastZero;
  Poly poly;

  static Constraint atLeastZero(Poly poly) {
    return {AtLeastZero, std::move(poly)};
  }
  static Constraint zero(Poly poly) { return {Zero, std::move(poly)}; }
  static Constraint nonZero(Poly poly) { return {NonZero, std::move(poly)}; }
  Constraint negated() const;
  /// The truth of a constraint between constants.
  std::optional<bool> evaluate() const;
  friend bool operator==(const Constraint &a, const Constraint &b) {
    return a.kind == b.kind && a.poly == b.poly;
  }
  friend bool operator<(const Constraint &a, const Constraint &b) {
    return a.kind != b.kind ? a.kind < b.kind : a.poly < b.poly;
  }
};

using Conjunction = std::vector<Constraint>;

/// What symbols are replaced by.
using Substitution = llvm::DenseMap<Symbol, Poly>;

} // namespace taso::proof

#endif // TASO_LIB_VERIFIER_POLYNOMIAL_H
