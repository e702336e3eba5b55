//===- PrimeField.h - Exact scalars for fingerprints and checks -*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `FieldElement` is a number modulo the Mersenne prime 2^61 - 1, carried beside
// a double. Sums, products and quotients are exact in the residue, so two
// graphs that compute the same rational function give the same residues, bit
// for bit, and two that do not differ except with probability about d / 2^61
// (Schwartz-Zippel, d the degree). The double carries what a finite field
// lacks, an order: relu, max and clamp decide by it. A transcendental function
// is a fixed pseudo-random function of the residue. Division by zero makes an
// `undefined` element that poisons whatever it meets; were the inverse of zero
// some number, `x / 0 = x * 0` would pass for a law.
//
// Header only, and standard library only: the runtime builds it without LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_PRIMEFIELD_H
#define TASO_SUPPORT_PRIMEFIELD_H

#include <cmath>
#include <cstdint>
#include <limits>

namespace taso {

/// A number modulo 2^61 - 1 with a double beside it for the order.
class FieldElement {
public:
  static constexpr uint64_t kPrime = (uint64_t{1} << 61) - 1;

  constexpr FieldElement() = default;
  constexpr FieldElement(uint64_t residue, double order)
      : residue(reduce(residue)), order(order) {}

  /// The exact image of a finite double, which is a dyadic rational: 2^61 is 1
  /// modulo the prime, so a power of two is a rotation. Infinities and NaN are
  /// undefined.
  static FieldElement fromDouble(double value) {
    if (!std::isfinite(value))
      return undefined();
    int exponent = 0;
    double fraction = std::frexp(std::fabs(value), &exponent);
    auto mantissa = static_cast<uint64_t>(std::ldexp(fraction, 53));
    int shift = ((exponent - 53) % 61 + 61) % 61;
    FieldElement result(multiply(mantissa, uint64_t{1} << shift),
                        std::fabs(value));
    return value < 0 ? -result : result;
  }

  static FieldElement fromInteger(int64_t value) {
    FieldElement result(static_cast<uint64_t>(value < 0 ? -value : value),
                        static_cast<double>(value < 0 ? -value : value));
    return value < 0 ? -result : result;
  }

  /// The element that division by zero gives.
  static FieldElement undefined() {
    FieldElement result;
    result.residue = kUndefined;
    result.order = std::numeric_limits<double>::quiet_NaN();
    return result;
  }

  bool isDefined() const { return residue != kUndefined; }
  /// The residue in [0, 2^61 - 1), or all ones when undefined.
  uint64_t getResidue() const { return residue; }
  /// The value in floating point. Order only: it carries rounding errors.
  double getOrder() const { return order; }

  friend FieldElement operator+(FieldElement a, FieldElement b) {
    if (anyUndefined(a, b))
      return undefined();
    return fromReduced(reduceOnce(a.residue + b.residue), a.order + b.order);
  }
  friend FieldElement operator-(FieldElement a) {
    if (!a.isDefined())
      return a;
    return fromReduced(reduceOnce(kPrime - a.residue), -a.order);
  }
  friend FieldElement operator-(FieldElement a, FieldElement b) {
    return a + -b;
  }
  friend FieldElement operator*(FieldElement a, FieldElement b) {
    if (anyUndefined(a, b))
      return undefined();
    return fromReduced(multiply(a.residue, b.residue), a.order * b.order);
  }
  FieldElement &operator+=(FieldElement other) { return *this = *this + other; }

  /// Equality of residues. Undefined equals undefined only.
  friend bool operator==(FieldElement a, FieldElement b) {
    return a.residue == b.residue;
  }
  friend bool operator!=(FieldElement a, FieldElement b) { return !(a == b); }

  /// 1 / x by Fermat's little theorem; undefined for zero.
  FieldElement inverse() const {
    if (!isDefined() || residue == 0)
      return undefined();
    uint64_t result = 1, base = residue;
    for (uint64_t power = kPrime - 2; power; power >>= 1) {
      if (power & 1)
        result = multiply(result, base);
      base = multiply(base, base);
    }
    return {result, 1.0 / order};
  }

  /// A fixed pseudo-random function of the residue, one for each `function`;
  /// `trueValue` is what the real function gives for the double.
  FieldElement applyRandom(uint64_t function, double trueValue) const {
    if (!isDefined())
      return *this;
    return {mix(residue ^ mix(function + 0x9e3779b97f4a7c15u)), trueValue};
  }

private:
  static constexpr uint64_t kUndefined = ~uint64_t{0};

  static constexpr FieldElement fromReduced(uint64_t residue, double order) {
    FieldElement result;
    result.residue = residue;
    result.order = order;
    return result;
  }
  /// Only the undefined residue has its highest bit set.
  static constexpr bool anyUndefined(FieldElement a, FieldElement b) {
    return static_cast<int64_t>(a.residue | b.residue) < 0;
  }
  /// For values below twice the prime.
  static constexpr uint64_t reduceOnce(uint64_t value) {
    return value >= kPrime ? value - kPrime : value;
  }
  static constexpr uint64_t reduce(uint64_t value) {
    return reduceOnce((value & kPrime) + (value >> 61));
  }
  /// The product of two reduced residues: both halves are below the prime.
  static constexpr uint64_t multiply(uint64_t a, uint64_t b) {
    auto product = static_cast<unsigned __int128>(a) * b;
    return reduceOnce((static_cast<uint64_t>(product) & kPrime) +
                      static_cast<uint64_t>(product >> 61));
  }
  /// The finaliser of SplitMix64 (Steele et al., OOPSLA 2014).
  static constexpr uint64_t mix(uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
  }

  uint64_t residue = 0;
  double order = 0;
};

} // namespace taso

#endif // TASO_SUPPORT_PRIMEFIELD_H
