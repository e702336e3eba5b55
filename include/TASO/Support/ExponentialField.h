//===- ExponentialField.h - Exact scalars that know exp ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scalar of the generator's fingerprints. `ExponentialElement` is a number
// modulo the prime P = 2 Q + 1, beside the same number modulo the prime Q and a
// double. With a base g of order Q, exp(x) = g^(x mod Q) mod P satisfies
// exp(x + y) = exp(x) exp(y) exactly, so that laws about softmax come out
// (Mirage, OSDI 2025, uses the same pair of fields). The residue modulo Q of
// what an exponential gives is arbitrary, so only one exponential on a path is
// exact: a law with exp(exp(x + y)) would be missed, never invented. The double
// decides what is larger, as in PrimeField.h; division by zero is undefined and
// stays so.
//
// Residues of 31 bits are cheap; one comparison errs with probability d / 2^31
// (Schwartz-Zippel, d the degree), a fingerprint of dozens of them never.
//
// Header only, and standard library only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_EXPONENTIALFIELD_H
#define TASO_SUPPORT_EXPONENTIALFIELD_H

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace taso {

/// A number modulo P and modulo Q, with a double for the order.
class ExponentialElement {
public:
  static constexpr uint32_t kExponentPrime = 1073741789;         ///< Q
  static constexpr uint32_t kBasePrime = 2 * kExponentPrime + 1; ///< P

  constexpr ExponentialElement() = default;
  constexpr ExponentialElement(uint32_t base, uint32_t exponent, double order)
      : base(base % kBasePrime), exponent(exponent % kExponentPrime),
        order(order) {}

  static constexpr ExponentialElement fromInteger(int64_t value) {
    ExponentialElement result;
    result.base = reduce<kBasePrime>(value);
    result.exponent = reduce<kExponentPrime>(value);
    result.order = static_cast<double>(value);
    return result;
  }

  /// The exact image of a finite double, which is a dyadic rational.
  static ExponentialElement fromDouble(double value) {
    if (!std::isfinite(value))
      return undefined();
    int exponent = 0;
    double fraction = std::frexp(value, &exponent);
    auto result = fromInteger(static_cast<int64_t>(std::ldexp(fraction, 53)));
    auto step = fromInteger(2);
    if (exponent < 53)
      step = step.inverse();
    for (int i = std::abs(exponent - 53); i > 0; --i)
      result = result * step;
    result.order = value;
    return result;
  }

  /// What division by zero gives.
  static constexpr ExponentialElement undefined() {
    ExponentialElement result;
    result.base = kUndefined;
    result.order = std::numeric_limits<double>::quiet_NaN();
    return result;
  }

  constexpr bool isDefined() const { return base != kUndefined; }
  /// The residue modulo P, or all ones when undefined. Equal values have equal
  /// residues; the other residue is only an argument of exp.
  constexpr uint32_t getResidue() const { return base; }
  constexpr double getOrder() const { return order; }

  friend constexpr ExponentialElement operator+(ExponentialElement a,
                                                ExponentialElement b) {
    if (!a.isDefined() || !b.isDefined())
      return undefined();
    a.base = reduceOnce<kBasePrime>(a.base + b.base);
    a.exponent = reduceOnce<kExponentPrime>(a.exponent + b.exponent);
    a.order += b.order;
    return a;
  }
  friend constexpr ExponentialElement operator-(ExponentialElement a) {
    if (!a.isDefined())
      return a;
    a.base = a.base ? kBasePrime - a.base : 0;
    a.exponent = a.exponent ? kExponentPrime - a.exponent : 0;
    a.order = -a.order;
    return a;
  }
  friend constexpr ExponentialElement operator-(ExponentialElement a,
                                                ExponentialElement b) {
    return a + -b;
  }
  friend constexpr ExponentialElement operator*(ExponentialElement a,
                                                ExponentialElement b) {
    if (!a.isDefined() || !b.isDefined())
      return undefined();
    a.base = multiply<kBasePrime>(a.base, b.base);
    a.exponent = multiply<kExponentPrime>(a.exponent, b.exponent);
    a.order *= b.order;
    return a;
  }
  ExponentialElement &operator+=(ExponentialElement other) {
    return *this = *this + other;
  }

  /// Equality of residues modulo P. Undefined equals undefined only.
  friend constexpr bool operator==(ExponentialElement a, ExponentialElement b) {
    return a.base == b.base;
  }

  /// 1 / x by Fermat's little theorem; undefined for zero.
  constexpr ExponentialElement inverse() const {
    if (!isDefined() || base == 0)
      return undefined();
    ExponentialElement result;
    result.base = power<kBasePrime>(base, kBasePrime - 2);
    result.exponent = power<kExponentPrime>(exponent, kExponentPrime - 2);
    result.order = 1.0 / order;
    return result;
  }

  /// The same. Most divisions are by numbers of elements: the inverses of small
  /// integers are looked up.
  ExponentialElement inverseByTable() const {
    static const std::array<ExponentialElement, 64> table = [] {
      std::array<ExponentialElement, 64> inverses;
      for (unsigned i = 0; i < inverses.size(); ++i)
        inverses[i] = fromInteger(i).inverse();
      return inverses;
    }();
    if (base == 0 || base >= table.size() || exponent != base)
      return inverse();
    ExponentialElement result = table[base];
    result.order = 1.0 / order;
    return result;
  }

  /// g^(x mod Q); `trueValue` is what exp gives for the double.
  constexpr ExponentialElement exp(double trueValue) const {
    if (!isDefined())
      return *this;
    uint32_t value = power<kBasePrime>(kGenerator, exponent);
    return {value, static_cast<uint32_t>(mix(value)), trueValue};
  }

  /// A fixed pseudo-random function of the residue, one for each `function`.
  constexpr ExponentialElement applyRandom(uint64_t function,
                                           double trueValue) const {
    if (!isDefined())
      return *this;
    uint64_t value = mix(base + mix(function + 1));
    return {static_cast<uint32_t>(value), static_cast<uint32_t>(value >> 32),
            trueValue};
  }

  /// The finaliser of SplitMix64 (Steele et al., OOPSLA 2014).
  static constexpr uint64_t mix(uint64_t value) {
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
  }

private:
  static constexpr uint32_t kUndefined = ~uint32_t{0};
  /// A square, so that its order is Q.
  static constexpr uint32_t kGenerator = 4;

  template <uint32_t prime> static constexpr uint32_t reduce(int64_t value) {
    int64_t rest = value % int64_t{prime};
    return static_cast<uint32_t>(rest < 0 ? rest + prime : rest);
  }
  template <uint32_t prime>
  static constexpr uint32_t reduceOnce(uint32_t value) {
    return value >= prime ? value - prime : value;
  }
  template <uint32_t prime>
  static constexpr uint32_t multiply(uint32_t a, uint32_t b) {
    return static_cast<uint32_t>(uint64_t{a} * b % prime);
  }
  template <uint32_t prime>
  static constexpr uint32_t power(uint32_t base, uint32_t exponent) {
    uint32_t result = 1;
    for (; exponent; exponent >>= 1) {
      if (exponent & 1)
        result = multiply<prime>(result, base);
      base = multiply<prime>(base, base);
    }
    return result;
  }

  uint32_t base = 0, exponent = 0;
  double order = 0;
};

} // namespace taso

#endif // TASO_SUPPORT_EXPONENTIALFIELD_H
