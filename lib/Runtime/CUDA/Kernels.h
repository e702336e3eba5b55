//===- Kernels.h - What one thread of a kernel computes ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our own kernels as plain structures: sizes, strides and a function that
// computes one element, or one row with a team of threads. Compiled for the
// device by Kernels.cu and for the host by the unit tests, which compare whole
// plans with the operators' definitions where there is no GPU.
//
// Indices are 32 bits wide, since a tensor has at most 2^31 elements.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_KERNELS_H
#define TASO_LIB_RUNTIME_CUDA_KERNELS_H

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define TASO_DEVICE __device__
#else
#define TASO_DEVICE
#endif

namespace taso::runtime::cuda {

inline constexpr uint32_t kMaxRank = 8;
inline constexpr uint32_t kMaxOps = 16;
inline constexpr uint32_t kMaxOperands = 8;
inline constexpr uint32_t kMaxParts = 16;

/// What an element is stored as on the device. Indices are held in 32 bits.
enum class Storage { F32, F16, BF16, I32 };

/// The result and the operands of a kernel.
struct Pointers {
  void *result = nullptr;
  const void *operands[kMaxParts] = {};
};

/// Elements are computed in float, whatever they are stored as.
template <class T> struct Element;
template <> struct Element<float> {
  TASO_DEVICE static float toFloat(float value) { return value; }
  TASO_DEVICE static float fromFloat(float value) { return value; }
};
template <> struct Element<int32_t> {
  TASO_DEVICE static float toFloat(int32_t value) {
    return static_cast<float>(value);
  }
  TASO_DEVICE static int32_t fromFloat(float value) {
    return static_cast<int32_t>(rintf(value));
  }
};

template <class T>
TASO_DEVICE float load(const Pointers &pointers, uint32_t operand,
                       uint32_t offset) {
  return Element<T>::toFloat(
      static_cast<const T *>(pointers.operands[operand])[offset]);
}
template <class T>
TASO_DEVICE void store(const Pointers &pointers, uint32_t offset, float value) {
  static_cast<T *>(pointers.result)[offset] = Element<T>::fromFloat(value);
}

/// Sizes that an index runs through in row-major order.
struct Grid {
  uint32_t rank = 0;
  uint32_t elements = 1;
  uint32_t dims[kMaxRank] = {};
};

/// Strides in elements, 0 where the tensor is repeated.
struct Strides {
  uint32_t of[kMaxRank] = {};
};

TASO_DEVICE inline uint32_t getOffset(const Grid &grid, const Strides &strides,
                                      uint32_t index) {
  uint32_t offset = 0;
  for (uint32_t d = grid.rank; d-- > 1;) {
    uint32_t quotient = index / grid.dims[d];
    offset += (index - quotient * grid.dims[d]) * strides.of[d];
    index = quotient;
  }
  return grid.rank == 0 ? 0 : offset + index * strides.of[0];
}

/// NaN wins, as in the definitions.
TASO_DEVICE inline float maximum(float a, float b) {
  return a < b || b != b ? b : a;
}
TASO_DEVICE inline float minimum(float a, float b) {
  return b < a || b != b ? b : a;
}

//===----------------------------------------------------------------------===//
// Pointwise chains
//===----------------------------------------------------------------------===//

enum class Opcode : int32_t {
  Add,
  Sub,
  ReverseSub, ///< operand - value
  Mul,
  Div,
  ReverseDiv, ///< operand / value
  Max,
  Min,
  MulRsqrt, ///< value / sqrt(operand + low)
  Relu,
  Sigmoid,
  Tanh,
  Neg,
  Abs,
  Exp,
  Sqrt,
  Rsqrt,
  Erf,
  Gelu,
  GeluTanh,
  Clamp, ///< to [low, high]
};

struct PointwiseOp {
  Opcode code = Opcode::Add;
  int32_t operand = -1; ///< of a binary operation; -1: the value itself
  float low = 0, high = 0;
};

TASO_DEVICE inline float apply(const PointwiseOp &op, float value,
                               float other) {
  switch (op.code) {
  case Opcode::Add:
    return value + other;
  case Opcode::Sub:
    return value - other;
  case Opcode::ReverseSub:
    return other - value;
  case Opcode::Mul:
    return value * other;
  case Opcode::Div:
    return value / other;
  case Opcode::ReverseDiv:
    return other / value;
  case Opcode::Max:
    return maximum(value, other);
  case Opcode::Min:
    return minimum(value, other);
  case Opcode::MulRsqrt:
    return value / sqrtf(other + op.low);
  case Opcode::Relu:
    return value < 0 ? 0.0f : value;
  case Opcode::Sigmoid:
    return 1.0f / (1.0f + expf(-value));
  case Opcode::Tanh:
    return tanhf(value);
  case Opcode::Neg:
    return -value;
  case Opcode::Abs:
    return fabsf(value);
  case Opcode::Exp:
    return expf(value);
  case Opcode::Sqrt:
    return sqrtf(value);
  case Opcode::Rsqrt:
    return 1.0f / sqrtf(value);
  case Opcode::Erf:
    return erff(value);
  case Opcode::Gelu:
    return 0.5f * value * (1.0f + erff(0.70710678f * value));
  case Opcode::GeluTanh: {
    float inner = value + 0.044715f * (value * value * value);
    return 0.5f * value * (1.0f + tanhf(0.79788456f * inner));
  }
  case Opcode::Clamp:
    return minimum(maximum(value, op.low), op.high);
  }
  return value;
}

/// Loads operand 0 and applies a list of operations to it. Without operations
/// this copies: broadcasts, transposes and parts.
struct Pointwise {
  Grid grid;
  Strides result, operands[kMaxOperands];
  uint32_t operandCount = 0, opCount = 0;
  /// Bit i: operand i lies as the index runs. Saves the divisions.
  uint32_t contiguous = 0;
  PointwiseOp ops[kMaxOps];

  static constexpr uint32_t kResultBit = 31;

  uint32_t getElements() const { return grid.elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    float value = load<T>(p, 0, locate(0, operands[0], index));
    for (uint32_t i = 0; i < opCount; ++i) {
      int32_t operand = ops[i].operand;
      float other = value;
      if (operand >= 0)
        other = load<T>(p, operand, locate(operand, operands[operand], index));
      value = apply(ops[i], value, other);
    }
    store<T>(p, locate(kResultBit, result, index), value);
  }

private:
  TASO_DEVICE uint32_t locate(uint32_t bit, const Strides &strides,
                              uint32_t index) const {
    return contiguous >> bit & 1 ? index : getOffset(grid, strides, index);
  }
};

//===----------------------------------------------------------------------===//
// Moving elements
//===----------------------------------------------------------------------===//

/// Puts parts side by side along an axis.
struct Concat {
  Grid grid; ///< all parts together
  Strides result, parts[kMaxParts];
  uint32_t axis = 0, partCount = 0;
  uint32_t starts[kMaxParts] = {}; ///< along the axis, of each part

  uint32_t getElements() const { return grid.elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    uint32_t inner = 1;
    for (uint32_t d = axis + 1; d < grid.rank; ++d)
      inner *= grid.dims[d];
    uint32_t position = index / inner % grid.dims[axis];
    uint32_t part = partCount - 1;
    while (position < starts[part])
      --part;
    // The part's strides reach back before its beginning.
    uint32_t offset = getOffset(grid, parts[part], index) -
                      starts[part] * parts[part].of[axis];
    store<T>(p, getOffset(grid, result, index), load<T>(p, part, offset));
  }
};

/// Surrounds a tensor with a value.
struct Pad {
  Grid grid; ///< the result, in row-major order
  Strides operand;
  uint32_t low[kMaxRank] = {}, sizes[kMaxRank] = {};
  float value = 0;

  uint32_t getElements() const { return grid.elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    uint32_t offset = 0, rest = index;
    bool inside = true;
    for (uint32_t d = grid.rank; d-- > 0;) {
      // Before the beginning wraps round to a number above every size.
      uint32_t at = rest % grid.dims[d] - low[d];
      rest /= grid.dims[d];
      inside = inside && at < sizes[d];
      offset += at * operand.of[d];
    }
    store<T>(p, index, inside ? load<T>(p, 0, offset) : value);
  }
};

/// [outer, size, inner] and 32-bit indices to [outer, indices, inner]. Indices
/// count modulo the size.
struct Gather {
  uint32_t elements = 0;
  uint32_t size = 1, inner = 1, indices = 1;

  uint32_t getElements() const { return elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    uint32_t row = index / inner, column = index - row * inner;
    uint32_t outer = row / indices, entry = row - outer * indices;
    int32_t at = static_cast<const int32_t *>(p.operands[1])[entry] %
                 static_cast<int32_t>(size);
    if (at < 0)
      at += static_cast<int32_t>(size);
    store<T>(
        p, index,
        load<T>(p, 0,
                (outer * size + static_cast<uint32_t>(at)) * inner + column));
  }
};

/// The kernel of a grouped convolution, for a `count`-th of its groups: zeros
/// where a channel did not belong to the group.
struct MergeGroups {
  uint32_t elements = 0;
  uint32_t perGroup = 1; ///< output channels of one old group
  uint32_t count = 1, inputs = 1, window = 1;

  uint32_t getElements() const { return elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    uint32_t cell = index % window, rest = index / window;
    uint32_t channel = rest % (count * inputs), out = rest / (count * inputs);
    uint32_t input = channel - out / perGroup % count * inputs;
    store<T>(p, index,
             input < inputs
                 ? load<T>(p, 0, (out * inputs + input) * window + cell)
                 : 0.0f);
  }
};

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// A pool over the last two dimensions of a row-major tensor.
struct Pool {
  uint32_t elements = 0; ///< of the result
  int32_t sizes[2] = {}, outputs[2] = {};
  int32_t kernel[2] = {}, strides[2] = {}, dilations[2] = {}, pads[2] = {};
  bool isMax = false, countsPad = false;

  uint32_t getElements() const { return elements; }

  template <class T>
  TASO_DEVICE void compute(uint32_t index, const Pointers &p) const {
    uint32_t column = index % outputs[1], rest = index / outputs[1];
    uint32_t row = rest % outputs[0], plane = rest / outputs[0];
    int32_t top = static_cast<int32_t>(row) * strides[0] - pads[0];
    int32_t left = static_cast<int32_t>(column) * strides[1] - pads[1];
    uint32_t base = plane * static_cast<uint32_t>(sizes[0] * sizes[1]);
    float total = isMax ? -INFINITY : 0.0f;
    int32_t count = 0;
    for (int32_t i = 0; i < kernel[0]; ++i) {
      int32_t y = top + i * dilations[0];
      if (y < 0 || y >= sizes[0])
        continue;
      for (int32_t j = 0; j < kernel[1]; ++j) {
        int32_t x = left + j * dilations[1];
        if (x < 0 || x >= sizes[1])
          continue;
        float value =
            load<T>(p, 0, base + static_cast<uint32_t>(y * sizes[1] + x));
        total = !isMax ? total + value : count ? maximum(total, value) : value;
        ++count;
      }
    }
    if (!isMax)
      total /= static_cast<float>(countsPad ? kernel[0] * kernel[1] : count);
    store<T>(p, index, total);
  }
};

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//
//
// A team of threads shares a row: it has `lane`, `lanes`, and `sum` and `max`
// over what the lanes hold, which every lane gets.

/// One thread.
struct SingleTeam {
  uint32_t lane = 0, lanes = 1;

  TASO_DEVICE float sum(float value) const { return value; }
  TASO_DEVICE float max(float value) const { return value; }
};

enum class Reduction : int32_t { Sum, Mean, Max };

/// One result for each index of `kept`, over all indices of `reduced`.
struct Reduce {
  Grid kept, reduced;
  Strides keptStrides, reducedStrides; ///< of the operand
  Reduction kind = Reduction::Sum;

  uint32_t getElements() const { return kept.elements; }
  uint32_t getRowSize() const { return reduced.elements; }
  /// True if neighbouring lanes read neighbouring elements of a row.
  bool isTeamWork() const {
    return reduced.rank > 0 && reduced.elements >= 32 &&
           reducedStrides.of[reduced.rank - 1] == 1;
  }

  template <class T, class Team>
  TASO_DEVICE void computeRow(uint32_t row, const Pointers &p,
                              const Team &team) const {
    uint32_t base = getOffset(kept, keptStrides, row);
    bool isMax = kind == Reduction::Max;
    float total = isMax ? -INFINITY : 0.0f;
    for (uint32_t i = team.lane; i < reduced.elements; i += team.lanes) {
      float value = load<T>(p, 0, base + getOffset(reduced, reducedStrides, i));
      total = isMax ? maximum(total, value) : total + value;
    }
    total = isMax ? team.max(total) : team.sum(total);
    if (kind == Reduction::Mean)
      total /= static_cast<float>(reduced.elements);
    if (team.lane == 0)
      store<T>(p, row, total);
  }
};

/// Softmax along one axis.
struct Softmax {
  Grid rows;
  Strides operand, result;                                ///< between rows
  uint32_t size = 0, operandStride = 1, resultStride = 1; ///< within a row

  uint32_t getElements() const { return rows.elements; }
  uint32_t getRowSize() const { return size; }
  bool isTeamWork() const { return size >= 32 && operandStride == 1; }

  template <class T, class Team>
  TASO_DEVICE void computeRow(uint32_t row, const Pointers &p,
                              const Team &team) const {
    uint32_t from = getOffset(rows, operand, row);
    uint32_t to = getOffset(rows, result, row);
    float peak = -INFINITY, total = 0;
    for (uint32_t i = team.lane; i < size; i += team.lanes)
      peak = maximum(peak, load<T>(p, 0, from + i * operandStride));
    peak = team.max(peak);
    for (uint32_t i = team.lane; i < size; i += team.lanes)
      total += expf(load<T>(p, 0, from + i * operandStride) - peak);
    float factor = 1.0f / team.sum(total);
    for (uint32_t i = team.lane; i < size; i += team.lanes)
      store<T>(p, to + i * resultStride,
               expf(load<T>(p, 0, from + i * operandStride) - peak) * factor);
  }
};

/// Layer normalisation of the rows of a row-major matrix. Operand 1 is the
/// scale, operand 2 the bias.
struct LayerNorm {
  uint32_t rows = 0, size = 0;
  float epsilon = 0;
  bool hasBias = false;

  uint32_t getElements() const { return rows; }
  uint32_t getRowSize() const { return size; }
  bool isTeamWork() const { return size >= 32; }

  template <class T, class Team>
  TASO_DEVICE void computeRow(uint32_t row, const Pointers &p,
                              const Team &team) const {
    uint32_t base = row * size;
    float factor = 1.0f / static_cast<float>(size), total = 0, energy = 0;
    for (uint32_t i = team.lane; i < size; i += team.lanes)
      total += load<T>(p, 0, base + i);
    float mean = team.sum(total) * factor;
    for (uint32_t i = team.lane; i < size; i += team.lanes) {
      float centred = load<T>(p, 0, base + i) - mean;
      energy += centred * centred;
    }
    float inverse = 1.0f / sqrtf(team.sum(energy) * factor + epsilon);
    for (uint32_t i = team.lane; i < size; i += team.lanes) {
      float value = (load<T>(p, 0, base + i) - mean) * inverse;
      value *= load<T>(p, 1, i);
      store<T>(p, base + i, hasBias ? value + load<T>(p, 2, i) : value);
    }
  }
};

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_KERNELS_H
