//===- FloatDistance.h - Units in the last place ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many numbers of a format two values are apart: what rounding differently
// amounts to, whatever the magnitude.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_FLOATDISTANCE_H
#define TASO_SEMANTICS_FLOATDISTANCE_H

#include <cmath>
#include <cstdint>
#include <cstring>

namespace taso::semantics {

enum class FloatFormat { F32, F16, BF16 };

/// Where a finite value lies among all numbers of a format, counted from zero
/// with neighbours 1 apart. Values between two numbers lie between them.
inline double getFloatPosition(float value, FloatFormat format) {
  uint32_t bits;
  float magnitude = std::fabs(value);
  std::memcpy(&bits, &magnitude, sizeof bits);
  double position = bits;
  if (format == FloatFormat::BF16)
    position = bits / 0x1p16;
  if (format == FloatFormat::F16) {
    // Below 2^-14 the numbers are 2^-24 apart; above they are the multiples of
    // 2^13 among those of f32, whose exponents begin 112 lower.
    constexpr uint32_t kExponents = 112u << 23;
    position = magnitude < 0x1p-14f ? double(magnitude) * 0x1p24
                                    : (bits - kExponents) / 0x1p13;
  }
  return value < 0 ? -position : position;
}

/// The distance of two finite values in units in the last place, rounded.
inline uint64_t countUlps(float a, float b, FloatFormat format) {
  return static_cast<uint64_t>(std::llround(
      std::fabs(getFloatPosition(a, format) - getFloatPosition(b, format))));
}

} // namespace taso::semantics

#endif // TASO_SEMANTICS_FLOATDISTANCE_H
