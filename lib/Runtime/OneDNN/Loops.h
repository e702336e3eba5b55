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

enum class Unary { Erf, Rsqrt };

/// y[i] = f(x[i]).
void runUnary(unsigned threads, Unary kind, int64_t elements, const float *x,
              float *y);

enum class Reduction { Sum, Mean, Max };

/// [outer, reduced, inner] to [outer, inner]. Something is reduced.
struct ReductionLoop {
  int64_t outer = 1, reduced = 1, inner = 1;

  void run(unsigned threads, Reduction kind, const float *x, float *y) const;
};

/// [outer, chunk] of each part to [outer, sum of the chunks].
struct ConcatLoop {
  int64_t outer = 1;
  std::vector<int64_t> chunks;

  /// `data` are the parts, and then the result.
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
