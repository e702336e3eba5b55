//===- Loops.h - What oneDNN lacks ------------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops over float arrays, on the threads of oneDNN: pointwise operations on
// operands that are repeated along any axes, reductions over neighbouring axes,
// and gather.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_LOOPS_H
#define TASO_LIB_RUNTIME_ONEDNN_LOOPS_H

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace taso::runtime::onednn {

enum class Binary { Add, Sub, Mul, Div, Max, Min, First };

/// The loop of a binary operator of the dialect.
Binary getBinaryLoop(std::string_view mnemonic);

/// A loop over a row-major result of rank 1 or more, whose operands are read
/// with strides in elements, 0 where they are repeated.
struct StridedLoop {
  std::vector<int64_t> dims;
  std::vector<std::vector<int64_t>> strides; ///< of one operand or two

  /// `Binary::First` copies the first operand, and there is no second.
  void run(unsigned threads, Binary kind, const float *a, const float *b,
           float *result) const;
};

enum class Unary { Clamp, Erf, Exp, Rsqrt };

/// y[i] = f(x[i]). NaN stays NaN, where oneDNN's clamp and exp lose it.
struct UnaryLoop {
  Unary kind;
  int64_t elements;
  float low = 0, high = 0; ///< of a clamp

  void run(unsigned threads, const float *x, float *y) const;
};

enum class Reduction { Sum, Mean, Max };

/// [outer, reduced, inner] to [outer, inner]. Something is reduced.
struct ReductionLoop {
  int64_t outer = 1, reduced = 1, inner = 1;

  void run(unsigned threads, Reduction kind, const float *x, float *y) const;
};

/// y = x * factor + term with a factor and a term for each channel, and the
/// larger of that and 0. [images, groups, spatial, block], where a group is
/// `block` channels.
struct ChannelLoop {
  int64_t images = 1, groups = 1, spatial = 1, block = 1;
  std::vector<float> factors, terms; ///< of all channels of all groups
  bool hasRelu = false;

  void run(unsigned threads, const float *x, float *y) const;
};

enum class PoolKind {
  Max,
  MeanOfWindow, ///< divided by the size of the window
  MeanOfImage,  ///< divided by as many elements as lie in the image
};

/// [planes, height, width, block] to windows of it.
struct PoolLoop {
  struct Axis {
    int64_t size, results, kernel, stride, pad, dilation;

    /// The first result whose window lies in the image, and the one behind the
    /// last; the same if there is none.
    std::pair<int64_t, int64_t> getInside() const;
  };
  int64_t planes = 1, block = 8; ///< blocks of 8 or 16
  PoolKind kind = PoolKind::Max;
  Axis axes[2];

  void run(unsigned threads, const float *x, float *y) const;
};

/// [outer, chunk] of each part to pieces of [outer, whole].
struct ConcatLoop {
  struct Chunk {
    int64_t size, start;
  };
  int64_t outer = 1, whole = 0;
  std::vector<Chunk> chunks;

  /// `data` are the parts of the chunks, and then the result.
  void run(unsigned threads, const std::vector<float *> &data) const;
};

/// [outer, size, inner] and `indices` to [outer, indices, inner]. Indices count
/// modulo the size.
struct GatherLoop {
  int64_t outer = 1, size = 1, inner = 1, indices = 1;

  void run(unsigned threads, const float *x, const float *index,
           float *y) const;
};

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_LOOPS_H
