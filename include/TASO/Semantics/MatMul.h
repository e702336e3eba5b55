//===- MatMul.h - Matrix product ------------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The matrix product on the last two dimensions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_MATMUL_H
#define TASO_SEMANTICS_MATMUL_H

#include "TASO/Semantics/Elementwise.h"

namespace taso::semantics {

template <class S> class Concrete;
template <class S> class DenseTensor;

/// The sum over k < depth of x[.., k, ..] y[.., k, ..], where k is the index of
/// x's dimension `column` and of y's dimension `row`.
template <class A>
auto sumOfProducts(A &a, typename A::Index depth, const typename A::Tensor &x,
                   const typename A::IndexList &left, unsigned column,
                   const typename A::Tensor &y,
                   const typename A::IndexList &right, unsigned row) {
  using I = typename A::Index;
  return a.sum(std::array<I, 1>{depth}, [=, &x, &y](const std::array<I, 1> &k) {
    typename A::IndexList l = left, r = right;
    l[column] = k[0];
    r[row] = k[0];
    return x.at(l) * y.at(r);
  });
}

/// The same over dense tensors, in the same order, so that results have the
/// same bits: both operands are read at a constant distance, without indices.
template <class S, class IndexList>
S sumOfProducts(Concrete<S> &, int64_t depth, const DenseTensor<S> &x,
                IndexList left, unsigned column, const DenseTensor<S> &y,
                IndexList right, unsigned row) {
  S total{};
  if (depth == 0)
    return total;
  auto countBelow = [](const DenseTensor<S> &tensor, unsigned i) {
    int64_t count = 1;
    while (++i < tensor.rank())
      count *= tensor.dim(i);
    return count;
  };
  left[column] = right[row] = 0;
  const S *p = &x.at(left), *q = &y.at(right);
  int64_t step = countBelow(x, column), stride = countBelow(y, row);
  for (int64_t k = 0; k < depth; ++k)
    total += p[k * step] * q[k * stride];
  return total;
}

/// [.., M, K] x [.., K, N] -> [.., M, N] with equal leading dimensions, or a
/// second operand of rank 2 that every leading index shares.
struct MatMul {
  static OperatorInfo info() {
    return {"matmul", 2, 2, 1, kNoTraits, {activationAttribute()}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0], y = in[1];
    unsigned rank = x.rank();
    if (!a.require(a.atMost(a.index(2), a.index(rank)), "matmul_c1",
                   "the first operand must have rank 2 or more") ||
        !(y.rank() == 2 ||
          a.requireRank(y, rank, "matmul_c2",
                        "the second operand (rank 2, or the first's)")))
      return {};
    bool shared = y.rank() == 2;
    if (!shared)
      for (unsigned i = 0; i + 2 < rank; ++i)
        if (!a.requireEqual(y.dim(i), x.dim(i), "matmul_c3",
                            "batch dimension " + std::to_string(i) +
                                " of the second operand"))
          return {};
    if (!a.requireEqual(y.dim(y.rank() - 2), x.dim(rank - 1), "matmul_c4",
                        "rows of the second operand"))
      return {};
    typename A::IndexList shape = x.shape();
    shape[rank - 1] = y.dim(y.rank() - 1);
    I depth = x.dim(rank - 1);
    std::string activation(attributes.keyword("activation"));
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      typename A::IndexList left = o, right = o;
      if (shared)
        right = typename A::IndexList{a.index(0), o[rank - 1]};
      unsigned row = right.size() - 2;
      auto total = sumOfProducts(a, depth, x, left, rank - 1, y, right, row);
      return activate(a, activation, total);
    })};
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_MATMUL_H
