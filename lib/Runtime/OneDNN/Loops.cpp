//===- Loops.cpp - What oneDNN lacks -------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Threads.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace taso::runtime::onednn {

// Loops over many elements are compiled twice, since baseline vectors are
// half as wide as those of any processor of the last ten years.
#define TASO_INLINE inline __attribute__((always_inline))
#ifdef __x86_64__
#define TASO_WIDE __attribute__((target("avx2,fma")))
static bool hasWideVectors() {
  static const bool result =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return result;
}
#else
#define TASO_WIDE
static bool hasWideVectors() { return false; }
#endif

Binary getBinaryLoop(std::string_view mnemonic) {
  if (mnemonic == "add")
    return Binary::Add;
  if (mnemonic == "sub")
    return Binary::Sub;
  if (mnemonic == "div")
    return Binary::Div;
  if (mnemonic == "max")
    return Binary::Max;
  if (mnemonic == "min")
    return Binary::Min;
  return Binary::Mul;
}

/// One row. The strides that occur most are known to the compiler, which makes
/// vector instructions of them.
template <class Op>
static void runRow(int64_t count, const float *a, int64_t strideA,
                   const float *b, int64_t strideB, float *result, Op op) {
  if (strideA == 1 && strideB == 1) {
    for (int64_t i = 0; i < count; ++i)
      result[i] = op(a[i], b[i]);
  } else if (strideA == 1 && strideB == 0) {
    for (int64_t i = 0; i < count; ++i)
      result[i] = op(a[i], *b);
  } else {
    for (int64_t i = 0; i < count; ++i)
      result[i] = op(a[i * strideA], b[i * strideB]);
  }
}

static void runRow(Binary kind, int64_t count, const float *a, int64_t strideA,
                   const float *b, int64_t strideB, float *result) {
  auto run = [&](auto op) {
    runRow(count, a, strideA, b, strideB, result, op);
  };
  // NaN wins, as in the definitions.
  switch (kind) {
  case Binary::Add:
    return run([](float v, float w) { return v + w; });
  case Binary::Sub:
    return run([](float v, float w) { return v - w; });
  case Binary::Mul:
    return run([](float v, float w) { return v * w; });
  case Binary::Div:
    return run([](float v, float w) { return v / w; });
  case Binary::Max:
    return run([](float v, float w) { return v < w || w != w ? w : v; });
  case Binary::Min:
    return run([](float v, float w) { return w < v || w != w ? w : v; });
  case Binary::First:
    return run([](float v, float) { return v; });
  }
}

void StridedLoop::run(unsigned threads, Binary kind, const float *a,
                      const float *b, float *result) const {
  int64_t length = dims.back(), rows = 1;
  for (size_t d = 0; d + 1 < dims.size(); ++d)
    rows *= dims[d];
  const std::vector<int64_t> &first = strides.front(), &second = strides.back();
  parallel(threads, rows, rows * length, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      int64_t rest = row, offsetA = 0, offsetB = 0;
      for (size_t d = dims.size() - 1; d-- > 0; rest /= dims[d]) {
        offsetA += rest % dims[d] * first[d];
        offsetB += rest % dims[d] * second[d];
      }
      runRow(kind, length, a + offsetA, first.back(), b + offsetB,
             second.back(), result + row * length);
    }
  });
}

/// A rational approximation of erf on [-4, 4], beyond which it is 1 in float;
/// the coefficients are Eigen's. Without branches, so that it becomes vector
/// instructions. Off by less than 5e-7.
static TASO_INLINE float approximateErf(float value) {
  float x = std::min(std::max(value, -4.0f), 4.0f), s = x * x;
  float p = -2.72614225801306e-10f;
  for (float c :
       {2.77068142495902e-08f, -2.10102402082508e-06f, -5.69250639462346e-05f,
        -7.34990630326855e-04f, -2.95459980854025e-03f, -1.60960333262415e-02f})
    p = p * s + c;
  float q = -1.45660718464996e-05f;
  for (float c : {-2.13374055278905e-04f, -1.68282697438203e-03f,
                  -7.37332916720468e-03f, -1.42647390514189e-02f})
    q = q * s + c;
  return value != value ? value : x * p / q;
}

/// e^x by x = n log 2 + r, and a polynomial for e^r; the coefficients are those
/// of Cephes' expf. Off by less than 2 units in the last place.
static TASO_INLINE float approximateExp(float value) {
  // Beyond these the result is 0 or infinite. In this order NaN becomes a
  // number, which can be made whole.
  float x = std::min(std::max(-104.0f, value), 89.0f);
  // Adding and subtracting 1.5 * 2^23 rounds to a whole number.
  float n = x * 1.44269504f + 12582912.0f - 12582912.0f;
  float r = x - n * 0.693359375f + n * 2.12194440e-4f;
  float p = 1.9875691500e-4f;
  for (float c : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f,
                  1.6666665459e-1f, 5.0000001201e-1f})
    p = p * r + c;
  p = p * r * r + r + 1;
  // 2^n in two factors, since it alone may be out of range.
  int32_t whole = static_cast<int32_t>(n), half = whole / 2;
  int32_t bits[2] = {(half + 127) << 23, (whole - half + 127) << 23};
  float factors[2];
  std::memcpy(factors, bits, sizeof(factors));
  return value != value ? value : p * factors[0] * factors[1];
}

static TASO_INLINE void mapElements(const UnaryLoop &loop, int64_t begin,
                                    int64_t end, const float *x, float *y) {
  float low = loop.low, high = loop.high;
  switch (loop.kind) {
  case Unary::Clamp:
    for (int64_t i = begin; i < end; ++i) {
      float v = x[i] < low ? low : x[i];
      y[i] = high < v ? high : v;
    }
    break;
  case Unary::Erf:
    for (int64_t i = begin; i < end; ++i)
      y[i] = approximateErf(x[i]);
    break;
  case Unary::Exp:
    for (int64_t i = begin; i < end; ++i)
      y[i] = approximateExp(x[i]);
    break;
  case Unary::Rsqrt:
    for (int64_t i = begin; i < end; ++i)
      y[i] = 1 / std::sqrt(x[i]);
    break;
  }
}

TASO_WIDE static void mapElementsWide(const UnaryLoop &loop, int64_t begin,
                                      int64_t end, const float *x, float *y) {
  mapElements(loop, begin, end, x, y);
}

void UnaryLoop::run(unsigned threads, const float *x, float *y) const {
  parallel(threads, elements, elements * 2, [&](int64_t begin, int64_t end) {
    (hasWideVectors() ? mapElementsWide : mapElements)(*this, begin, end, x, y);
  });
}

/// Several sums at once, so that additions need not wait for each other.
template <class Op>
static float reduceRow(int64_t count, const float *x, float start, Op op) {
  constexpr int64_t lanes = 16;
  float partial[lanes];
  std::fill_n(partial, lanes, start);
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes)
    for (int64_t k = 0; k < lanes; ++k)
      partial[k] = op(partial[k], x[i + k]);
  for (; i < count; ++i)
    partial[0] = op(partial[0], x[i]);
  for (int64_t k = 1; k < lanes; ++k)
    partial[0] = op(partial[0], partial[k]);
  return partial[0];
}

template <class Op>
static void reduce(const ReductionLoop &loop, unsigned threads, const float *x,
                   float *y, float start, float factor, Op op) {
  parallel(threads, loop.outer, loop.outer * loop.reduced * loop.inner,
           [&](int64_t begin, int64_t end) {
             for (int64_t o = begin; o < end; ++o) {
               const float *from = x + o * loop.reduced * loop.inner;
               float *to = y + o * loop.inner;
               if (loop.inner == 1) {
                 *to = reduceRow(loop.reduced, from, start, op) * factor;
                 continue;
               }
               std::fill_n(to, loop.inner, start);
               for (int64_t r = 0; r < loop.reduced; ++r)
                 for (int64_t i = 0; i < loop.inner; ++i)
                   to[i] = op(to[i], from[r * loop.inner + i]);
               for (int64_t i = 0; i < loop.inner; ++i)
                 to[i] *= factor;
             }
           });
}

void ReductionLoop::run(unsigned threads, Reduction kind, const float *x,
                        float *y) const {
  if (kind == Reduction::Max)
    return reduce(*this, threads, x, y, -std::numeric_limits<float>::infinity(),
                  1, [](float v, float w) { return v < w || w != w ? w : v; });
  float factor =
      kind == Reduction::Mean ? 1 / static_cast<float>(reduced) : 1.0f;
  reduce(*this, threads, x, y, 0, factor,
         [](float v, float w) { return v + w; });
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

template <int Block>
static TASO_INLINE void mapBlocks(int64_t spatial, const float *factor,
                                  const float *term, float low, const float *x,
                                  float *y) {
  for (int64_t s = 0; s < spatial; ++s)
    for (int k = 0; k < Block; ++k) {
      float v = x[s * Block + k] * factor[k] + term[k];
      y[s * Block + k] = v < low ? low : v;
    }
}

static TASO_INLINE void mapGroup(int64_t block, int64_t spatial,
                                 const float *factor, const float *term,
                                 float low, const float *x, float *y) {
  if (block == 16)
    mapBlocks<16>(spatial, factor, term, low, x, y);
  else if (block == 8)
    mapBlocks<8>(spatial, factor, term, low, x, y);
  else
    for (int64_t s = 0; s < spatial; ++s) {
      float v = x[s] * *factor + *term;
      y[s] = v < low ? low : v;
    }
}

TASO_WIDE static void mapGroupWide(int64_t block, int64_t spatial,
                                   const float *factor, const float *term,
                                   float low, const float *x, float *y) {
  mapGroup(block, spatial, factor, term, low, x, y);
}

void ChannelLoop::run(unsigned threads, const float *x, float *y) const {
  // NaN stays: it is not below.
  float low = hasRelu ? 0 : -std::numeric_limits<float>::infinity();
  int64_t length = spatial * block;
  parallel(threads, images * groups, 2 * images * groups * length,
           [&](int64_t begin, int64_t end) {
             for (int64_t i = begin; i < end; ++i) {
               int64_t first = i % groups * block;
               (hasWideVectors() ? mapGroupWide : mapGroup)(
                   block, spatial, &factors[first], &terms[first], low,
                   x + i * length, y + i * length);
             }
           });
}

std::pair<int64_t, int64_t> PoolLoop::Axis::getInside() const {
  int64_t room = size - 1 - (kernel - 1) * dilation + pad;
  int64_t begin = (pad + stride - 1) / stride,
          end = room < 0 ? 0 : std::min(room / stride + 1, results);
  return {begin, std::max(begin, end)};
}

/// The part of a window that lies in the image.
struct Span {
  int64_t begin, end; ///< of the window
  int64_t start;      ///< in the image

  TASO_INLINE Span(const PoolLoop::Axis &axis, int64_t result)
      : begin(0), end(axis.kernel), start(result * axis.stride - axis.pad) {
    while (begin < end && start + begin * axis.dilation < 0)
      ++begin;
    while (begin < end && start + (end - 1) * axis.dilation >= axis.size)
      --end;
  }
};

/// sums[i] = op(sums[i], from[i * stride]), where each element is a block of
/// channels. Compilers make no vectors of a maximum that keeps NaN by
/// themselves.
template <int Block, class Op>
static TASO_INLINE void join(int64_t count, float *sums, const float *from,
                             int64_t stride, Op op) {
  typedef float Vector __attribute__((vector_size(Block * sizeof(float))));
  for (int64_t i = 0; i < count; ++i) {
    Vector sum, value;
    std::memcpy(&sum, sums + i * Block, sizeof(sum));
    std::memcpy(&value, from + i * stride * Block, sizeof(value));
    op(sum, value);
    std::memcpy(sums + i * Block, &sum, sizeof(sum));
  }
}

/// One row of results: the rows of the windows are put together first, and then
/// the columns of that, both in long loops.
template <int Block, class Op>
static TASO_INLINE void poolRow(const PoolLoop &loop, const Span &rows,
                                float start, const float *x, float *joined,
                                float *y, Op op) {
  const PoolLoop::Axis &height = loop.axes[0], &width = loop.axes[1];
  std::fill_n(joined, width.size * Block, start);
  for (int64_t h = rows.begin; h < rows.end; ++h)
    join<Block>(width.size, joined,
                x + (rows.start + h * height.dilation) * width.size * Block, 1,
                op);
  std::fill_n(y, width.results * Block, start);
  auto scale = [&](int64_t result, int64_t columns) {
    int64_t count = loop.kind == PoolKind::MeanOfWindow
                        ? height.kernel * width.kernel
                        : (rows.end - rows.begin) * columns;
    for (int k = 0; k < Block && loop.kind != PoolKind::Max; ++k)
      y[result * Block + k] *= 1 / static_cast<float>(count);
  };
  // Windows that lie in the image; of the others only a part does.
  auto [begin, end] = width.getInside();
  for (int64_t w = 0; w < width.kernel && begin < end; ++w)
    join<Block>(end - begin, y + begin * Block,
                joined +
                    (begin * width.stride - width.pad + w * width.dilation) *
                        Block,
                width.stride, op);
  for (int64_t result = 0; result < width.results; ++result) {
    if (result >= begin && result < end) {
      scale(result, width.kernel);
      continue;
    }
    Span columns(width, result);
    for (int64_t w = columns.begin; w < columns.end; ++w)
      join<Block>(1, y + result * Block,
                  joined + (columns.start + w * width.dilation) * Block, 1, op);
    scale(result, columns.end - columns.begin);
  }
}

template <int Block>
static TASO_INLINE void poolPlane(const PoolLoop &loop, const float *x,
                                  float *joined, float *y) {
  for (int64_t result = 0; result < loop.axes[0].results; ++result) {
    Span rows(loop.axes[0], result);
    float *row = y + result * loop.axes[1].results * Block;
    if (loop.kind == PoolKind::Max)
      poolRow<Block>(
          loop, rows, -std::numeric_limits<float>::infinity(), x, joined, row,
          [](auto &sum, const auto &value) __attribute__((always_inline)) {
            // Keeps a sum that is NaN. A value that is becomes all
            // bits: blending it in would end in masked stores,
            // which are slow.
            auto larger = value > sum ? value : sum;
            auto isNaN = value != value;
            isNaN |= reinterpret_cast<decltype(isNaN)>(larger);
            sum = reinterpret_cast<decltype(larger)>(isNaN);
          });
    else
      poolRow<Block>(
          loop, rows, 0, x, joined, row,
          [](auto &sum, const auto &value)
              __attribute__((always_inline)) { sum += value; });
  }
}

static TASO_INLINE void pool(const PoolLoop &loop, const float *x,
                             float *joined, float *y) {
  if (loop.block == 16)
    poolPlane<16>(loop, x, joined, y);
  else
    poolPlane<8>(loop, x, joined, y);
}

TASO_WIDE static void poolWide(const PoolLoop &loop, const float *x,
                               float *joined, float *y) {
  pool(loop, x, joined, y);
}

void PoolLoop::run(unsigned threads, const float *x, float *y) const {
  int64_t from = axes[0].size * axes[1].size * block,
          to = axes[0].results * axes[1].results * block;
  parallel(threads, planes, planes * (from + to),
           [&](int64_t begin, int64_t end) {
             std::vector<float> joined(axes[1].size * block);
             for (int64_t i = begin; i < end; ++i)
               (hasWideVectors() ? poolWide : pool)(*this, x + i * from,
                                                    joined.data(), y + i * to);
           });
}

void ConcatLoop::run(unsigned threads, const std::vector<float *> &data) const {
  int64_t parts = static_cast<int64_t>(chunks.size());
  parallel(threads, outer * parts, 2 * outer * whole,
           [&](int64_t begin, int64_t end) {
             for (int64_t i = begin; i < end; ++i) {
               const Chunk &chunk = chunks[i % parts];
               int64_t row = i / parts;
               std::copy_n(data[i % parts] + row * chunk.size, chunk.size,
                           data.back() + row * whole + chunk.start);
             }
           });
}

void GatherLoop::run(unsigned threads, const float *x, const float *index,
                     float *y) const {
  parallel(threads, outer * indices, outer * indices * inner,
           [&](int64_t begin, int64_t end) {
             for (int64_t i = begin; i < end; ++i) {
               int64_t at = std::llround(index[i % indices]) % size;
               at += at < 0 ? size : 0;
               std::memcpy(y + i * inner, x + (i / indices * size + at) * inner,
                           static_cast<size_t>(inner) * sizeof(float));
             }
           });
}

} // namespace taso::runtime::onednn
