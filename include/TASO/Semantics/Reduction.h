//===- Reduction.h - Reductions and normalisations --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums, means and maxima along axes, softmax, and the normalisation layers.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_REDUCTION_H
#define TASO_SEMANTICS_REDUCTION_H

#include "TASO/Semantics/DataMovement.h"

namespace taso::semantics {

enum class Reducer { Sum, Max };

/// Reduces one axis and keeps it with size 1.
template <class A>
typename A::Tensor reduceAxis(A &a, typename A::Tensor x, unsigned axis,
                              Reducer reducer) {
  using I = typename A::Index;
  typename A::IndexList shape = x.shape();
  shape[axis] = a.index(1);
  return a.tensor(shape, [=, &a](const typename A::IndexList &o) {
    auto element = [=, &x](const std::array<I, 1> &k) {
      typename A::IndexList at = o;
      at[axis] = k[0];
      return x.at(at);
    };
    std::array<I, 1> bounds{x.dim(axis)};
    if (reducer == Reducer::Sum)
      return a.sum(bounds, element);
    return a.largest(
        bounds,
        [&a](const std::array<I, 1> &) {
          return a.equal(a.index(0), a.index(0));
        },
        element);
  });
}

/// Reduces several axes, all kept with size 1.
template <class A>
typename A::Tensor reduceAxes(A &a, typename A::Tensor x,
                              const std::vector<unsigned> &axes,
                              Reducer reducer) {
  for (unsigned axis : axes)
    x = reduceAxis(a, x, axis, reducer);
  return x;
}

/// 1 / (product of the sizes of the axes).
template <class A>
typename A::Scalar reciprocalCount(A &a, const typename A::Tensor &x,
                                   const std::vector<unsigned> &axes) {
  typename A::Index count = a.index(1);
  for (unsigned axis : axes)
    count = count * x.dim(axis);
  return a.recip(a.fromIndex(count));
}

/// Drops the given axes, which have size 1.
template <class A>
typename A::Tensor dropAxes(A &a, typename A::Tensor x,
                            const std::vector<unsigned> &axes) {
  std::vector<bool> dropped(x.rank(), false);
  for (unsigned axis : axes)
    dropped[axis] = true;
  typename A::IndexList shape;
  for (unsigned d = 0; d < x.rank(); ++d)
    if (!dropped[d])
      shape.push_back(x.dim(d));
  return a.tensor(shape, [=, &a](const typename A::IndexList &o) {
    typename A::IndexList at;
    for (unsigned d = 0, next = 0; d < x.rank(); ++d)
      at.push_back(dropped[d] ? a.index(0) : o[next++]);
    return x.at(at);
  });
}

inline std::vector<AttributeSpec> reductionAttributes() {
  return {{"axes", AttributeKind::Numbers, -1, AttributeDomain::Axes},
          flagAttribute("keep_dims")};
}

/// What the three reductions share. Axes are distinct and increasing, so that
/// one reduction has one spelling.
template <class A>
Results<A> defineReduction(A &a, Operands<A> in, AttributesOf<A> attributes,
                           const std::string &name, Reducer reducer,
                           bool mean) {
  auto x = in[0];
  std::vector<unsigned> axes;
  for (const auto &entry : attributes.list("axes")) {
    int64_t axis = a.literal(entry);
    if (!requireAxis(a, axis, x.rank(), name + "_c1") ||
        !a.require(a.less(a.index(axes.empty() ? -1 : int64_t(axes.back())),
                          a.index(axis)),
                   name + "_c2", "axes must increase"))
      return {};
    // The maximum, and the mean, of nothing does not exist.
    if ((mean || reducer == Reducer::Max) &&
        !a.require(a.less(a.index(0), x.dim(axis)), name + "_c3",
                   "a reduced dimension must not be empty"))
      return {};
    axes.push_back(static_cast<unsigned>(axis));
  }
  auto total = reduceAxes(a, x, axes, reducer);
  if (mean) {
    auto factor = reciprocalCount(a, x, axes);
    auto sums = total;
    total = a.tensor(sums.shape(), [=](const typename A::IndexList &o) {
      return sums.at(o) * factor;
    });
  }
  if (a.literal(attributes.number("keep_dims")) != 0)
    return {total};
  return {dropAxes(a, total, axes)};
}

struct ReduceSum {
  static OperatorInfo info() {
    return {"reduce_sum", 1, 1, 1, kNoTraits, reductionAttributes()};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    return defineReduction(a, in, attributes, "reduce_sum", Reducer::Sum,
                           false);
  }
};

struct ReduceMean {
  static OperatorInfo info() {
    return {"reduce_mean", 1, 1, 1, kNoTraits, reductionAttributes()};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    return defineReduction(a, in, attributes, "reduce_mean", Reducer::Sum,
                           true);
  }
};

struct ReduceMax {
  static OperatorInfo info() {
    return {"reduce_max", 1, 1, 1, kNoTraits, reductionAttributes()};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    return defineReduction(a, in, attributes, "reduce_max", Reducer::Max,
                           false);
  }
};

/// softmax(x)[i] = exp(x[i]) / sum_j exp(x[j]) along an axis.
struct Softmax {
  static OperatorInfo info() {
    return {"softmax", 1, 1, 1, kNoTraits, {axisAttribute()}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    auto x = in[0];
    int64_t axis = a.literal(attributes.number("axis"));
    if (!requireAxis(a, axis, x.rank(), "softmax_c1"))
      return {};
    auto along = [=, &a](const typename A::IndexList &o) {
      typename A::IndexList at = o;
      at[axis] = a.index(0);
      return at;
    };
    auto peak = reduceAxis(a, x, axis, Reducer::Max);
    auto powers = a.tensor(x.shape(), [=, &a](const typename A::IndexList &o) {
      return a.apply(Function::Exp, a.shift(x.at(o), peak.at(along(o))));
    });
    auto totals = reduceAxis(a, powers, axis, Reducer::Sum);
    return {a.tensor(x.shape(), [=, &a](const typename A::IndexList &o) {
      return powers.at(o) * a.recip(totals.at(along(o)));
    })};
  }
};

/// Normalises over the dimensions from `axis` on (Ba et al., arXiv:1607.06450):
/// (x - mean) / sqrt(variance + epsilon) * scale + bias. Scale and the optional
/// bias have the shape of the normalised dimensions.
struct LayerNorm {
  static OperatorInfo info() {
    return {"layer_norm",
            2,
            3,
            1,
            kNoTraits,
            {axisAttribute(), {"epsilon", AttributeKind::Real}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using Tensor = typename A::Tensor;
    using List = typename A::IndexList;
    Tensor x = in[0];
    int64_t axis = a.literal(attributes.number("axis"));
    if (!requireAxis(a, axis, x.rank(), "layer_norm_c1"))
      return {};
    std::vector<unsigned> axes;
    for (unsigned d = axis; d < x.rank(); ++d)
      axes.push_back(d);
    for (unsigned i = 1; i < in.size(); ++i) {
      std::string operand = i == 1 ? "the scale" : "the bias";
      if (!a.requireRank(in[i], axes.size(), "layer_norm_c2", operand))
        return {};
      for (unsigned d = 0; d < axes.size(); ++d)
        if (!a.requireEqual(in[i].dim(d), x.dim(axes[d]), "layer_norm_c2",
                            "dimension " + std::to_string(d) + " of " +
                                operand))
          return {};
    }
    auto factor = reciprocalCount(a, x, axes);
    auto along = [=, &a](List o) {
      for (unsigned d : axes)
        o[d] = a.index(0);
      return o;
    };
    auto within = [=](const List &o) {
      List at;
      for (unsigned d : axes)
        at.push_back(o[d]);
      return at;
    };
    Tensor sums = reduceAxes(a, x, axes, Reducer::Sum);
    Tensor centred = a.tensor(x.shape(), [=](const List &o) {
      return x.at(o) - sums.at(along(o)) * factor;
    });
    Tensor squares = a.tensor(x.shape(), [=](const List &o) {
      return centred.at(o) * centred.at(o);
    });
    Tensor energy = reduceAxes(a, squares, axes, Reducer::Sum);
    double epsilon = attributes.real("epsilon");
    Tensor inverse = a.tensor(energy.shape(), [=, &a](const List &o) {
      return a.recip(
          a.apply(Function::Sqrt, energy.at(o) * factor + a.number(epsilon)));
    });
    Tensor scale = in[1];
    bool hasBias = in.size() > 2;
    Tensor bias = hasBias ? in[2] : Tensor();
    return {a.tensor(x.shape(), [=](const List &o) {
      auto value = centred.at(o) * inverse.at(along(o)) * scale.at(within(o));
      return hasBias ? value + bias.at(within(o)) : value;
    })};
  }
};

/// Batch normalisation at inference on [N, C, ..] (Ioffe and Szegedy,
/// arXiv:1502.03167): (x - mean) / sqrt(variance + epsilon) * scale + bias,
/// with one number per channel for each of the four.
struct BatchNorm {
  static OperatorInfo info() {
    return {
        "batch_norm", 5, 5, 1, kPointwise, {{"epsilon", AttributeKind::Real}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    auto x = in[0], scale = in[1], bias = in[2], mean = in[3], variance = in[4];
    if (!a.require(a.atMost(a.index(2), a.index(x.rank())), "batch_norm_c1",
                   "the operand must have rank 2 or more"))
      return {};
    const char *names[] = {"the scale", "the bias", "the mean", "the variance"};
    for (unsigned i = 1; i < 5; ++i)
      if (!a.requireRank(in[i], 1, "batch_norm_c2", names[i - 1]) ||
          !a.requireEqual(in[i].dim(0), x.dim(1), "batch_norm_c2",
                          std::string("the size of ") + names[i - 1]))
        return {};
    double epsilon = attributes.real("epsilon");
    auto factor = a.tensor(scale.shape(), [=,
                                           &a](const typename A::IndexList &o) {
      return scale.at(o) * a.recip(a.apply(Function::Sqrt,
                                           variance.at(o) + a.number(epsilon)));
    });
    return {a.tensor(x.shape(), [=](const typename A::IndexList &o) {
      return (x.at(o) - mean(o[1])) * factor(o[1]) + bias(o[1]);
    })};
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_REDUCTION_H
