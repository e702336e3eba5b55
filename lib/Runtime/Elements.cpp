//===- Elements.cpp - Elements of weights and random inputs --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Program.h"

#include "TASO/Semantics/ParallelFor.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace taso::runtime {

/// A well-mixed hash of a number (SplitMix64).
static uint64_t mix(uint64_t value) {
  value += 0x9e3779b97f4a7c15u;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
  return value ^ (value >> 31);
}

/// Keeps the highest `bits` bits of a float's 23 fraction bits, to nearest
/// even.
static float roundFraction(float value, int bits) {
  uint32_t word;
  std::memcpy(&word, &value, sizeof word);
  int dropped = 23 - bits;
  word += ((uint32_t{1} << (dropped - 1)) - 1) + ((word >> dropped) & 1);
  word &= ~((uint32_t{1} << dropped) - 1);
  std::memcpy(&value, &word, sizeof word);
  return value;
}

static float roundToHalf(float value) {
  // Below 2^-14 halves are multiples of 2^-24, so adding and subtracting a
  // power of two rounds there.
  if (std::fabs(value) < 0x1p-14f) {
    float magic = std::copysign(0.5f, value);
    return std::copysign((value + magic) - magic, value);
  }
  float rounded = roundFraction(value, 10);
  if (std::fabs(rounded) >= 65536.0f)
    return std::copysign(std::numeric_limits<float>::infinity(), value);
  return rounded;
}

float roundTo(float value, ElementType type) {
  if (!std::isfinite(value))
    return value;
  switch (type) {
  case ElementType::F16:
    return roundToHalf(value);
  case ElementType::BF16:
    return roundFraction(value, 7);
  case ElementType::I32:
  case ElementType::I64:
    return std::nearbyint(value);
  case ElementType::F32:
    return value;
  }
  return value;
}

namespace {

/// What the uses of a tensor demand of random elements.
struct Range {
  bool positive = false;
  double scale = 1;
  int64_t indices = 2; ///< whole numbers lie in [0, indices)
};

} // namespace

/// The terms that a product with a weight of this shape sums: that of a
/// convolution for rank 4, of a matrix product else. By the shape alone, so
/// that a weight has the same elements before and after a rewrite.
static int64_t getDepth(const Tensor &weight) {
  size_t rank = weight.shape.size();
  if (rank == 4)
    return weight.shape[1] * weight.shape[2] * weight.shape[3];
  return rank < 2 ? 1 : weight.shape[rank - 2];
}

static Range findRange(const Program &program, unsigned tensor) {
  Range range;
  range.indices = std::numeric_limits<int64_t>::max();
  if (program.tensors[tensor].kind == TensorKind::Weight)
    range.scale = std::sqrt(
        3.0 / std::max<int64_t>(3, getDepth(program.tensors[tensor])));
  for (const Step &step : program.steps)
    for (size_t i = 0; i < step.operands.size(); ++i) {
      if (step.operands[i] != tensor)
        continue;
      range.positive |= step.op == "sqrt" || step.op == "rsqrt" ||
                        (step.op == "div" && i == 1) ||
                        (step.op == "batch_norm" && i == 4);
      if (step.op == "gather" && i == 1)
        range.indices =
            std::min(range.indices, program.tensors[step.operands[0]]
                                        .shape[step.attributes.number("axis")]);
    }
  if (range.indices == std::numeric_limits<int64_t>::max())
    range.indices = 2;
  return range;
}

static float makeElement(const Range &range, ElementType type, uint64_t hash) {
  if (type == ElementType::I32 || type == ElementType::I64)
    return static_cast<float>(hash % static_cast<uint64_t>(range.indices));
  // 21 bits make a multiple of 2^-20 in [-1, 1).
  double value = static_cast<double>(hash >> 43) * 0x1p-20 - 1;
  if (range.positive)
    value = 1.25 + 0.75 * value;
  return roundTo(static_cast<float>(value * range.scale), type);
}

HostTensor makeElements(const Program &program, unsigned tensor,
                        uint64_t seed) {
  const Tensor &description = program.tensors[tensor];
  HostTensor::Shape shape;
  for (int64_t size : description.shape)
    shape.push_back(size);
  HostTensor result(shape);
  float *values = result.mutableValues().data();
  if (description.data) {
    const std::vector<float> &data = *description.data;
    for (int64_t i = 0; i < result.size(); ++i)
      values[i] = roundTo(data[data.size() == 1 ? 0 : i], description.type);
    return result;
  }
  // By position among the inputs: programs with equal signatures get the same.
  uint64_t base = mix(description.seed);
  if (description.kind != TensorKind::Weight) {
    std::vector<unsigned> inputs = program.getTensors(TensorKind::Input);
    base =
        mix(mix(seed) + 1 +
            (std::find(inputs.begin(), inputs.end(), tensor) - inputs.begin()));
  }
  Range range = findRange(program, tensor);
  semantics::parallelFor(result.size(), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      values[i] = makeElement(range, description.type,
                              mix(base + static_cast<uint64_t>(i)));
  });
  return result;
}

std::vector<HostTensor> makeInputs(const Program &program, uint64_t seed) {
  std::vector<HostTensor> inputs;
  for (unsigned tensor : program.getTensors(TensorKind::Input))
    inputs.push_back(makeElements(program, tensor, seed));
  return inputs;
}

} // namespace taso::runtime
