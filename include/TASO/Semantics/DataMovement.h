//===- DataMovement.h - Operators that move elements ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Concat, split, transpose, reshape, slice, pad, broadcast and gather: nothing
// is computed, so every rewrite among them is exact in floating point.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_DATAMOVEMENT_H
#define TASO_SEMANTICS_DATAMOVEMENT_H

#include "TASO/Semantics/Algebra.h"

namespace taso::semantics {

/// Requires 0 <= axis < rank.
template <class A>
bool requireAxis(A &a, int64_t axis, unsigned rank, std::string_view label) {
  return a.require(a.both(a.atMost(a.index(0), a.index(axis)),
                          a.less(a.index(axis), a.index(rank))),
                   label,
                   "axis " + std::to_string(axis) + " must lie in [0, " +
                       std::to_string(rank) + ")");
}

/// Requires that a list of sizes is the shape of a tensor. An algebra's lists
/// hold no more than kMaxRank entries, so this comes before one is built.
template <class A>
bool requireShape(A &a, const std::vector<typename A::Index> &sizes,
                  std::string_view label) {
  return a.require(a.atMost(a.index(sizes.size()), a.index(kMaxRank)), label,
                   "a shape has at most 8 entries, found " +
                       std::to_string(sizes.size()));
}

/// The product of a tensor's dimensions.
template <class A, class List>
typename A::Index elementCount(A &a, const List &sizes) {
  typename A::Index product = a.index(1);
  for (const typename A::Index &size : sizes)
    product = product * size;
  return product;
}

/// Joins its operands along an axis.
struct Concat {
  static OperatorInfo info() {
    return {"concat", 1, -1, 1, kDataMovement, {axisAttribute()}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    int64_t axis = a.literal(attributes.number("axis"));
    unsigned rank = in[0].rank();
    if (!requireAxis(a, axis, rank, "concat_c1"))
      return {};
    typename A::IndexList shape = in[0].shape();
    for (unsigned i = 1; i < in.size(); ++i) {
      std::string operand = " of operand " + std::to_string(i);
      if (!a.requireRank(in[i], rank, "concat_c2", "rank" + operand))
        return {};
      for (unsigned d = 0; d < rank; ++d)
        if (d != static_cast<unsigned>(axis) &&
            !a.requireEqual(in[i].dim(d), in[0].dim(d), "concat_c3",
                            "dimension " + std::to_string(d) + operand))
          return {};
      shape[axis] = shape[axis] + in[i].dim(axis);
    }
    std::vector<typename A::Tensor> parts(in.begin(), in.end());
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      return pick(a, parts, axis, 0, o[axis] - I(0), o);
    })};
  }

private:
  /// The element at distance `rest` behind the start of part `i`.
  template <class A>
  static typename A::Scalar
  pick(A &a, const std::vector<typename A::Tensor> &parts, unsigned axis,
       unsigned i, typename A::Index rest, const typename A::IndexList &o) {
    auto here = [&] {
      typename A::IndexList at = o;
      at[axis] = rest;
      return parts[i].at(at);
    };
    if (i + 1 == parts.size())
      return here();
    return a.select(a.less(rest, parts[i].dim(axis)), here, [&] {
      return pick(a, parts, axis, i + 1, rest - parts[i].dim(axis), o);
    });
  }
};

/// Cuts its operand along an axis into consecutive parts of the given sizes.
struct Split {
  static OperatorInfo info() {
    return {"split",
            1,
            1,
            -1,
            kDataMovement,
            {axisAttribute(),
             {"sizes", AttributeKind::Numbers, -1, AttributeDomain::Parts}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    int64_t axis = a.literal(attributes.number("axis"));
    if (!requireAxis(a, axis, x.rank(), "split_c1"))
      return {};
    const std::vector<I> &sizes = attributes.list("sizes");
    I total = a.index(0);
    for (const I &size : sizes) {
      if (!a.require(a.atMost(a.index(0), size), "split_c2",
                     "sizes must not be negative"))
        return {};
      total = total + size;
    }
    if (!a.requireEqual(total, x.dim(axis), "split_c3", "the sum of the sizes"))
      return {};
    Results<A> results;
    I start = a.index(0);
    for (const I &size : sizes) {
      typename A::IndexList shape = x.shape();
      shape[axis] = size;
      results.push_back(a.tensor(shape, [=](const typename A::IndexList &o) {
        typename A::IndexList at = o;
        at[axis] = at[axis] + start;
        return x.at(at);
      }));
      start = start + size;
    }
    return results;
  }
};

/// transpose(x)[o] = x[i] with i[perm[d]] = o[d].
struct Transpose {
  static OperatorInfo info() {
    return {
        "transpose",
        1,
        1,
        1,
        kDataMovement,
        {{"perm", AttributeKind::Numbers, -1, AttributeDomain::Permutation}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    auto x = in[0];
    unsigned rank = x.rank();
    std::vector<int64_t> perm;
    for (const auto &entry : attributes.list("perm"))
      perm.push_back(a.literal(entry));
    std::vector<bool> seen(rank, false);
    bool valid = perm.size() == rank;
    for (int64_t entry : perm) {
      valid = valid && entry >= 0 && entry < rank && !seen[entry];
      if (valid)
        seen[entry] = true;
    }
    if (!a.require(a.equal(a.index(valid), a.index(1)), "transpose_c1",
                   "perm must be a permutation of the dimensions"))
      return {};
    typename A::IndexList shape = x.shape();
    for (unsigned d = 0; d < rank; ++d)
      shape[d] = x.dim(perm[d]);
    return {a.tensor(shape, [=](const typename A::IndexList &o) {
      typename A::IndexList at = o;
      for (unsigned d = 0; d < rank; ++d)
        at[perm[d]] = o[d];
      return x.at(at);
    })};
  }
};

/// The same elements in row-major order under another shape.
struct Reshape {
  static OperatorInfo info() {
    return {"reshape",
            1,
            1,
            1,
            kDataMovement | kView,
            {{"shape", AttributeKind::Sizes, -1, AttributeDomain::Shape}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    if (!requireShape(a, attributes.list("shape"), "reshape_c2"))
      return {};
    typename A::IndexList shape;
    for (const I &size : attributes.list("shape"))
      shape.push_back(size);
    if (!a.requireEqual(elementCount(a, shape), elementCount(a, x.shape()),
                        "reshape_c1", "the number of elements"))
      return {};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      I linear = a.index(0);
      for (unsigned d = 0; d < shape.size(); ++d)
        linear = linear * shape[d] + o[d];
      typename A::IndexList at = x.shape();
      for (unsigned d = x.rank(); d-- > 0;) {
        at[d] = d == 0 ? linear : a.mod(linear, x.dim(d));
        if (d != 0)
          linear = a.floorDiv(linear, x.dim(d));
      }
      return x.at(at);
    })};
  }
};

/// Every `step`-th element along an axis, `size` of them from `start` on.
struct Slice {
  static OperatorInfo info() {
    return {"slice",
            1,
            1,
            1,
            kDataMovement,
            {axisAttribute(),
             {"start", AttributeKind::Number, -1, AttributeDomain::Start},
             {"size", AttributeKind::Number, -1, AttributeDomain::Extent},
             {"step", AttributeKind::Number, -1, AttributeDomain::Step}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    int64_t axis = a.literal(attributes.number("axis"));
    if (!requireAxis(a, axis, x.rank(), "slice_c1"))
      return {};
    I start = attributes.number("start"), size = attributes.number("size"),
      step = attributes.number("step");
    if (!a.require(a.less(a.index(0), step), "slice_c2",
                   "the step must be positive") ||
        !a.require(a.atMost(a.index(0), start), "slice_c3",
                   "the start must not be negative") ||
        !a.require(a.less(a.index(0), size), "slice_c3",
                   "the size must be positive") ||
        !a.require(a.less(start + (size - I(1)) * step, x.dim(axis)),
                   "slice_c4", "the last element must lie in the operand"))
      return {};
    typename A::IndexList shape = x.shape();
    shape[axis] = size;
    return {a.tensor(shape, [=](const typename A::IndexList &o) {
      typename A::IndexList at = o;
      at[axis] = start + o[axis] * step;
      return x.at(at);
    })};
  }
};

/// Adds `low[d]` elements of `value` before and `high[d]` behind, on each axis.
struct Pad {
  static OperatorInfo info() {
    return {"pad",
            1,
            1,
            1,
            kDataMovement,
            {{"low", AttributeKind::Numbers, -1, AttributeDomain::Border},
             {"high", AttributeKind::Numbers, -1, AttributeDomain::Border},
             {"value", AttributeKind::Real}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    const std::vector<I> &low = attributes.list("low");
    const std::vector<I> &high = attributes.list("high");
    if (!a.requireEqual(a.index(low.size()), a.index(x.rank()), "pad_c1",
                        "entries of low") ||
        !a.requireEqual(a.index(high.size()), a.index(x.rank()), "pad_c1",
                        "entries of high"))
      return {};
    typename A::IndexList shape = x.shape();
    for (unsigned d = 0; d < x.rank(); ++d) {
      if (!a.require(a.both(a.atMost(a.index(0), low[d]),
                            a.atMost(a.index(0), high[d])),
                     "pad_c2", "padding must not be negative"))
        return {};
      shape[d] = low[d] + x.dim(d) + high[d];
    }
    double value = attributes.real("value");
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      typename A::IndexList at = o;
      auto inside = a.equal(a.index(0), a.index(0));
      for (unsigned d = 0; d < at.size(); ++d) {
        at[d] = o[d] - low[d];
        inside = a.both(inside, a.both(a.atMost(a.index(0), at[d]),
                                       a.less(at[d], x.dim(d))));
      }
      return a.select(
          inside, [&] { return x.at(at); }, [&] { return a.number(value); });
    })};
  }
};

/// Repeats dimensions of size 1; the rank stays. Given broadcast(x, like),
/// dimensions grow to the sizes of `like`, which may be known at run time only.
struct Broadcast {
  static OperatorInfo info() {
    return {"broadcast",
            1,
            2,
            1,
            kDataMovement | kRepeats | kTakesSizes,
            {{"shape", AttributeKind::Sizes, -1, AttributeDomain::Shape}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    const std::vector<I> &sizes = attributes.list("shape");
    if (!a.requireEqual(a.index(sizes.size()), a.index(x.rank()),
                        "broadcast_c1", "entries of shape"))
      return {};
    typename A::IndexList shape;
    for (const I &size : sizes)
      shape.push_back(size);
    // A size either stays or grows from 1.
    for (unsigned d = 0; d < x.rank(); ++d)
      if (!a.require(a.either(a.equal(x.dim(d), shape[d]),
                              a.equal(x.dim(d), a.index(1))),
                     "broadcast_c2",
                     "dimension " + std::to_string(d) +
                         " must be 1 or keep its size"))
        return {};
    if (in.size() == 2)
      for (unsigned d = 0; d < x.rank(); ++d) {
        auto fits = a.equal(x.dim(d), shape[d]);
        if (d < in[1].rank())
          fits = a.either(fits, a.equal(in[1].dim(d), shape[d]));
        if (!a.require(fits, "broadcast_c3",
                       "dimension " + std::to_string(d) +
                           " must keep its size or have that of `like`"))
          return {};
      }
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      typename A::IndexList at = o;
      for (unsigned d = 0; d < at.size(); ++d)
        at[d] = a.mod(o[d], x.dim(d));
      return x.at(at);
    })};
  }
};

/// gather(x, indices): replaces the axis by the dimensions of `indices`. An
/// index counts modulo the size of the axis, so -1 is the last element.
struct Gather {
  static OperatorInfo info() {
    return {"gather", 2, 2, 1, kDataMovement, {axisAttribute()}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    auto x = in[0], indices = in[1];
    int64_t axis = a.literal(attributes.number("axis"));
    if (!requireAxis(a, axis, x.rank(), "gather_c1") ||
        !a.require(
            a.atMost(a.index(x.rank() + indices.rank()), a.index(kMaxRank + 1)),
            "gather_c2", "the result's rank must not exceed 8") ||
        !a.require(a.less(a.index(0), x.dim(axis)), "gather_c3",
                   "the axis must not be empty"))
      return {};
    typename A::IndexList shape;
    for (unsigned d = 0; d < x.rank(); ++d) {
      if (d != static_cast<unsigned>(axis)) {
        shape.push_back(x.dim(d));
        continue;
      }
      for (unsigned i = 0; i < indices.rank(); ++i)
        shape.push_back(indices.dim(i));
    }
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      typename A::IndexList from, at;
      for (unsigned i = 0; i < indices.rank(); ++i)
        from.push_back(o[axis + i]);
      for (unsigned d = 0; d < x.rank(); ++d) {
        if (d == static_cast<unsigned>(axis))
          at.push_back(a.mod(a.toIndex(indices.at(from)), x.dim(d)));
        else
          at.push_back(
              o[d < static_cast<unsigned>(axis) ? d : d - 1 + indices.rank()]);
      }
      return x.at(at);
    })};
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_DATAMOVEMENT_H
