//===- Polynomial.cpp - Exact arithmetic of the checker -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace taso::certificates {

//===----------------------------------------------------------------------===//
// Rational numbers
//===----------------------------------------------------------------------===//

Rational::Rational(const Integer &n, const Integer &d) {
  Integer divisor = llvm::gcd(llvm::abs(n), llvm::abs(d));
  if (d < 0)
    divisor = -divisor;
  numerator = n / divisor;
  denominator = d / divisor;
}

Rational operator+(const Rational &a, const Rational &b) {
  return {a.numerator * b.denominator + b.numerator * a.denominator,
          a.denominator * b.denominator};
}

Rational operator-(const Rational &a) { return {-a.numerator, a.denominator}; }

Rational operator*(const Rational &a, const Rational &b) {
  return {a.numerator * b.numerator, a.denominator * b.denominator};
}

Rational operator/(const Rational &a, const Rational &b) {
  return {a.numerator * b.denominator, a.denominator * b.numerator};
}

/// Decimal digits, of any length.
static std::optional<Integer> parseDigits(llvm::StringRef text) {
  constexpr size_t kMaxDigits = 1000;
  if (text.empty() || text.size() > kMaxDigits ||
      !llvm::all_of(text, llvm::isDigit))
    return std::nullopt;
  Integer value(0);
  for (char digit : text)
    value = value * 10 + (digit - '0');
  return value;
}

std::optional<Rational> parseRational(llvm::StringRef text) {
  bool negative = text.consume_front("-");
  auto [first, second] = text.split('/');
  std::optional<Integer> numerator = parseDigits(first), denominator;
  denominator = text.contains('/') ? parseDigits(second) : Integer(1);
  if (!numerator || !denominator || *denominator == 0)
    return std::nullopt;
  return Rational(negative ? -*numerator : *numerator, *denominator);
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

void Poly::add(const Monomial &monomial, const Rational &coefficient) {
  auto [it, isNew] = list.insert({monomial, coefficient});
  if (!isNew)
    it->second = it->second + coefficient;
  if (it->second.isZero())
    list.erase(it);
}

Rational Poly::coefficientOf(const Monomial &monomial) const {
  auto it = list.find(monomial);
  return it == list.end() ? Rational(0) : it->second;
}

bool Poly::isInteger() const {
  return llvm::all_of(
      list, [](const auto &entry) { return entry.second.isInteger(); });
}

int Poly::unitCoefficient(Symbol symbol) const {
  int result = 0;
  for (const auto &[monomial, coefficient] : list) {
    if (!llvm::is_contained(monomial, symbol))
      continue;
    bool isUnit = monomial.size() == 1 &&
                  (coefficient == Rational(1) || coefficient == Rational(-1));
    if (!isUnit)
      return 0;
    result = coefficient.isPositive() ? 1 : -1;
  }
  return result;
}

Poly Poly::quotient(Symbol symbol, Poly &rest) const {
  Poly result;
  for (const auto &[monomial, coefficient] : list) {
    auto it = llvm::find(monomial, symbol);
    if (it == monomial.end() || !coefficient.isInteger()) {
      rest.add(monomial, coefficient);
      continue;
    }
    Monomial left(monomial.begin(), it);
    left.insert(left.end(), it + 1, monomial.end());
    result.add(left, coefficient);
  }
  return result;
}

Integer Poly::scale() const {
  Integer result(1);
  for (const auto &[monomial, coefficient] : list)
    result = llvm::lcm(result, coefficient.denominator);
  return result;
}

Poly operator+(const Poly &a, const Poly &b) {
  Poly result = a;
  for (const auto &[monomial, coefficient] : b.list)
    result.add(monomial, coefficient);
  return result;
}

Poly operator*(const Poly &a, const Poly &b) {
  Poly result;
  for (const auto &[x, p] : a.list)
    for (const auto &[y, q] : b.list) {
      Monomial product;
      std::merge(x.begin(), x.end(), y.begin(), y.end(),
                 std::back_inserter(product));
      result.add(product, p * q);
    }
  return result;
}

std::string Poly::key() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const auto &[monomial, coefficient] : list) {
    os << coefficient.numerator << '/' << coefficient.denominator;
    for (Symbol symbol : monomial)
      os << '*' << symbol;
    os << ' ';
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

Constraint Constraint::negated() const {
  switch (kind) {
  case AtLeastZero:
    return atLeastZero(Poly(-1) - poly);
  case Zero:
    return {NonZero, poly};
  case NonZero:
    return zero(poly);
  }
  return {};
}

std::optional<bool> Constraint::evaluate() const {
  if (!poly.isConstant())
    return std::nullopt;
  Rational value = poly.constant();
  if (kind == AtLeastZero)
    return !value.isNegative();
  return value.isZero() == (kind == Zero);
}

std::string Constraint::key() const {
  static const char *const kinds[] = {"G", "Z", "N"};
  // p = 0 is -p = 0.
  bool negate = kind != AtLeastZero && !poly.isZero() &&
                poly.entries().begin()->second.isNegative();
  return kinds[kind] + (negate ? -poly : poly).key();
}

} // namespace taso::certificates
