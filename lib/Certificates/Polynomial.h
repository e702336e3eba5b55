//===- Polynomial.h - Exact arithmetic of the checker -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rational numbers, polynomials and constraints, written for clarity. The
// prover has its own: the two share no mistake.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CERTIFICATES_POLYNOMIAL_H
#define TASO_LIB_CERTIFICATES_POLYNOMIAL_H

#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace taso::certificates {

using Integer = llvm::DynamicAPInt;
using Symbol = unsigned;

/// A rational number in lowest terms, with a positive denominator.
struct Rational {
  Integer numerator = Integer(0), denominator = Integer(1);

  Rational(int64_t value = 0) : numerator(value) {}
  Rational(const Integer &numerator, const Integer &denominator);
  bool isInteger() const { return denominator == 1; }
  bool isZero() const { return numerator == 0; }
  bool isNegative() const { return numerator < 0; }
  bool isPositive() const { return numerator > 0; }
  friend bool operator==(const Rational &a, const Rational &b) {
    return a.numerator == b.numerator && a.denominator == b.denominator;
  }
};
Rational operator+(const Rational &a, const Rational &b);
Rational operator-(const Rational &a);
Rational operator*(const Rational &a, const Rational &b);
/// `b` is not zero.
Rational operator/(const Rational &a, const Rational &b);

/// "3", "-1/2"; nothing if the text is no such number.
std::optional<Rational> parseRational(llvm::StringRef text);

/// A product of symbols, in increasing order, repeated for powers.
using Monomial = std::vector<Symbol>;

/// A polynomial: no coefficient is zero.
class Poly {
public:
  Poly() = default;
  Poly(int64_t value) { add({}, Rational(value)); }
  explicit Poly(const Rational &value) { add({}, value); }
  static Poly symbol(Symbol symbol) {
    Poly result;
    result.add({symbol}, Rational(1));
    return result;
  }

  void add(const Monomial &monomial, const Rational &coefficient);
  const std::map<Monomial, Rational> &entries() const { return list; }
  bool isZero() const { return list.empty(); }
  bool isConstant() const {
    return list.empty() || (list.size() == 1 && list.begin()->first.empty());
  }
  Rational constant() const { return coefficientOf({}); }
  Rational coefficientOf(const Monomial &monomial) const;
  /// True if all coefficients are whole: then so are all values.
  bool isInteger() const;
  /// 1 or -1 if the symbol stands in one monomial only, alone, with this
  /// coefficient; 0 otherwise.
  int unitCoefficient(Symbol symbol) const;
  /// this = quotient * symbol + rest, where no monomial of the rest that has a
  /// whole coefficient contains the symbol.
  Poly quotient(Symbol symbol, Poly &rest) const;
  /// The least number that makes all coefficients whole.
  Integer scale() const;

  Poly operator-() const { return *this * Poly(-1); }
  friend Poly operator+(const Poly &a, const Poly &b);
  friend Poly operator-(const Poly &a, const Poly &b) { return a + (-b); }
  friend Poly operator*(const Poly &a, const Poly &b);
  friend bool operator==(const Poly &a, const Poly &b) {
    return a.list == b.list;
  }
  /// A text that is equal for equal polynomials only.
  std::string key() const;

private:
  std::map<Monomial, Rational> list;
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
  Constraint negated() const;
  /// The truth of a constraint between constants.
  std::optional<bool> evaluate() const;
  friend bool operator==(const Constraint &a, const Constraint &b) {
    return a.kind == b.kind && a.poly == b.poly;
  }
  /// A text that is equal for equivalent constraints only.
  std::string key() const;
};

using Conjunction = std::vector<Constraint>;

} // namespace taso::certificates

#endif // TASO_LIB_CERTIFICATES_POLYNOMIAL_H
