//===- HostTensor.cpp - Rounding and random elements ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/HostTensor.h"

#include "llvm/ADT/bit.h"

#include <cmath>

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Rounds away the low `dropped` bits of the significand. A carry into the
/// exponent gives the next power of two, and past the largest one infinity.
static float dropBits(float value, unsigned dropped) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  uint32_t isOdd = (bits >> dropped) & 1;
  bits += (uint32_t{1} << (dropped - 1)) - 1 + isOdd;
  return llvm::bit_cast<float>(bits & ~((uint32_t{1} << dropped) - 1));
}

static float roundToHalf(float value) {
  constexpr float smallestNormal = 0x1p-14f, quantum = 0x1p-24f;
  constexpr float largest = 65504;
  if (std::fabs(value) < smallestNormal)
    return std::nearbyint(value / quantum) * quantum;
  float rounded = dropBits(value, 13);
  if (std::fabs(rounded) > largest)
    return std::copysign(std::numeric_limits<float>::infinity(), value);
  return rounded;
}

float roundToType(float value, Type elementType) {
  if (!std::isfinite(value))
    return value;
  if (elementType.isF16())
    return roundToHalf(value);
  if (elementType.isBF16())
    return dropBits(value, 16);
  return value;
}

//===----------------------------------------------------------------------===//
// Random elements
//===----------------------------------------------------------------------===//

uint64_t mixSeed(uint64_t seed, uint64_t number) {
  // SplitMix64 (Steele et al., OOPSLA 2014).
  uint64_t value = seed + (number + 1) * 0x9e3779b97f4a7c15u;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
  return value ^ (value >> 31);
}

/// A multiple of 2^-20 in (low, high), the same whatever it is then held in.
static double randomReal(uint64_t bits, const RandomRange &range) {
  constexpr double steps = 0x1p20;
  auto first = static_cast<int64_t>(std::floor(range.low * steps)) + 1;
  auto last = static_cast<int64_t>(std::ceil(range.high * steps)) - 1;
  if (last < first)
    return static_cast<double>(first) / steps;
  uint64_t count = static_cast<uint64_t>(last - first) + 1;
  return static_cast<double>(first + static_cast<int64_t>(bits % count)) /
         steps;
}

template <class S>
HostTensor<S> randomTensor(RankedTensorType type, uint64_t seed,
                           const RandomRange &range) {
  typename HostTensor<S>::Shape shape;
  for (int64_t size : type.getShape())
    shape.push_back(size);
  HostTensor<S> result(shape);
  Type elementType = type.getElementType();
  bool isFloat = isa<FloatType>(elementType);
  uint64_t number = 0;
  for (S &value : result.mutableValues()) {
    uint64_t bits = mixSeed(seed, number++);
    if (isFloat)
      value = semantics::ScalarOps<S>::number(roundToType(
          static_cast<float>(randomReal(bits, range)), elementType));
    else
      value = semantics::ScalarOps<S>::fromIndex(
          bits % std::max<int64_t>(range.indices, 1));
  }
  return result;
}

template <class S>
HostTensor<S> randomValue(Type type, uint64_t seed, const RandomRange &range) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.hasStaticShape() ||
      ranked.getRank() > int64_t(semantics::kMaxRank))
    ranked = RankedTensorType::get({}, Float32Type::get(type.getContext()));
  return randomTensor<S>(ranked, seed, range);
}

#define TASO_INSTANTIATE_RANDOM(S)                                             \
  template HostTensor<S> randomTensor(RankedTensorType, uint64_t,              \
                                      const RandomRange &);                    \
  template HostTensor<S> randomValue(Type, uint64_t, const RandomRange &);
TASO_INSTANTIATE_RANDOM(float)
TASO_INSTANTIATE_RANDOM(double)
TASO_INSTANTIATE_RANDOM(FieldElement)
#undef TASO_INSTANTIATE_RANDOM

} // namespace taso
