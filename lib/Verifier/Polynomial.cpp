//===- Polynomial.cpp - Integers that depend on symbols -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>

namespace taso::proof {

static int compareMonomials(const Monomial &a, const Monomial &b) {
  if (a.size() != b.size())
    return a.size() < b.size() ? -1 : 1;
  for (auto [x, y] : llvm::zip_equal(a, b))
    if (x != y)
      return x < y ? -1 : 1;
  return 0;
}

Poly Poly::monomial(const Monomial &monomial, const Rational &coefficient) {
  Poly result;
  if (coefficient != Rational(0))
    result.list.push_back({monomial, coefficient});
  return result;
}

std::optional<int64_t> Poly::getInteger() const {
  if (!isConstant())
    return std::nullopt;
  Rational value = constant();
  if (value.den != 1 || value.num > std::numeric_limits<int64_t>::max() ||
      value.num < std::numeric_limits<int64_t>::min())
    return std::nullopt;
  return int64_t(value.num);
}

std::optional<Symbol> Poly::getSymbol() const {
  if (list.size() == 1 && list[0].monomial.size() == 1 &&
      list[0].coefficient == Rational(1))
    return list[0].monomial[0];
  return std::nullopt;
}

Rational Poly::coefficientOf(const Monomial &monomial) const {
  for (const Entry &entry : list)
    if (entry.monomial == monomial)
      return entry.coefficient;
  return Rational(0);
}

unsigned Poly::degree() const {
  return list.empty() ? 0 : list.back().monomial.size();
}

bool Poly::mentions(Symbol symbol) const {
  return llvm::any_of(list, [&](const Entry &entry) {
    return llvm::is_contained(entry.monomial, symbol);
  });
}

int Poly::unitCoefficient(Symbol symbol) const {
  int result = 0;
  for (const Entry &entry : list) {
    if (!llvm::is_contained(entry.monomial, symbol))
      continue;
    if (entry.monomial.size() != 1)
      return 0;
    if (entry.coefficient == Rational(1))
      result = 1;
    else if (entry.coefficient == Rational(-1))
      result = -1;
    else
      return 0;
  }
  return result;
}

bool Poly::isDivisibleBy(Symbol symbol) const {
  return llvm::all_of(list, [&](const Entry &entry) {
    return llvm::is_contained(entry.monomial, symbol);
  });
}

Poly Poly::dividedBy(Symbol symbol) const {
  Poly result;
  for (Entry entry : list) {
    entry.monomial.erase(llvm::find(entry.monomial, symbol));
    result = result + monomial(entry.monomial, entry.coefficient);
  }
  return result;
}

Poly Poly::quotient(const Entry &divisor, Poly &rest) const {
  Poly result;
  for (const Entry &entry : list) {
    Monomial left = entry.monomial;
    bool divides = true;
    for (Symbol symbol : divisor.monomial) {
      auto *it = llvm::find(left, symbol);
      divides &= it != left.end();
      if (!divides)
        break;
      left.erase(it);
    }
    Rational quotient = entry.coefficient / divisor.coefficient;
    // An integer polynomial stays one: only whole multiples are taken out.
    if (divides && quotient.num % quotient.den == 0)
      result = result + monomial(left, quotient);
    else
      rest = rest + monomial(entry.monomial, entry.coefficient);
  }
  return result;
}

llvm::DynamicAPInt Poly::scale() const {
  llvm::DynamicAPInt scale(1);
  for (const Entry &entry : list)
    scale = llvm::lcm(scale, entry.coefficient.den);
  return scale;
}

llvm::SmallVector<Symbol> Poly::symbols() const {
  llvm::SmallVector<Symbol> result;
  for (const Entry &entry : list)
    llvm::append_range(result, entry.monomial);
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

Poly Poly::operator-() const {
  Poly result = *this;
  for (Entry &entry : result.list)
    entry.coefficient = -entry.coefficient;
  return result;
}

Poly operator+(const Poly &a, const Poly &b) {
  Poly result;
  result.list.reserve(a.list.size() + b.list.size());
  auto i = a.list.begin(), j = b.list.begin();
  while (i != a.list.end() || j != b.list.end()) {
    int order = i == a.list.end() ? 1
                : j == b.list.end()
                    ? -1
                    : compareMonomials(i->monomial, j->monomial);
    if (order < 0) {
      result.list.push_back(*i++);
    } else if (order > 0) {
      result.list.push_back(*j++);
    } else {
      Rational sum = i->coefficient + j->coefficient;
      if (sum != Rational(0))
        result.list.push_back({i->monomial, sum});
      ++i, ++j;
    }
  }
  return result;
}

Poly operator*(const Poly &a, const Poly &b) {
  std::vector<Poly::Entry> products;
  for (const Poly::Entry &x : a.list)
    for (const Poly::Entry &y : b.list) {
      Poly::Entry product;
      product.monomial.resize(x.monomial.size() + y.monomial.size());
      std::merge(x.monomial.begin(), x.monomial.end(), y.monomial.begin(),
                 y.monomial.end(), product.monomial.begin());
      product.coefficient = x.coefficient * y.coefficient;
      products.push_back(std::move(product));
    }
  llvm::sort(products, [](const Poly::Entry &x, const Poly::Entry &y) {
    return compareMonomials(x.monomial, y.monomial) < 0;
  });
  Poly result;
  for (Poly::Entry &product : products) {
    if (!result.list.empty() &&
        result.list.back().monomial == product.monomial) {
      Rational &sum = result.list.back().coefficient;
      sum = sum + product.coefficient;
      if (sum == Rational(0))
        result.list.pop_back();
    } else {
      result.list.push_back(std::move(product));
    }
  }
  return result;
}

bool operator<(const Poly &a, const Poly &b) {
  if (a.list.size() != b.list.size())
    return a.list.size() < b.list.size();
  for (auto [x, y] : llvm::zip_equal(a.list, b.list)) {
    if (int order = compareMonomials(x.monomial, y.monomial))
      return order < 0;
    if (x.coefficient != y.coefficient)
      return x.coefficient < y.coefficient;
  }
  return false;
}

Constraint Constraint::negated() const {
  switch (kind) {
  case AtLeastZero:
    return atLeastZero(Poly(-1) - poly);
  case Zero:
    return nonZero(poly);
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
    return value >= Rational(0);
  return (value == Rational(0)) == (kind == Zero);
}

} // namespace taso::proof
