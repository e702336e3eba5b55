//===- Pooling.h - 2-D pooling --------------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maximum and average over windows of an image [N, C, H, W].
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_POOLING_H
#define TASO_SEMANTICS_POOLING_H

#include "TASO/Semantics/Convolution.h"

namespace taso::semantics {

/// The shape checks that both pools share. Padding stays below the window's
/// extent, so that every window without dilations holds an element of the
/// image. With dilations a window may hold none: its maximum is -inf, its mean
/// undefined.
template <class A>
bool checkPool(A &a, const typename A::Tensor &x, const Window<A> &window,
               const std::string &name) {
  if (!window.check(a, name + "_c2"))
    return false;
  for (int d = 0; d < 2; ++d)
    if (!a.require(a.less(window.before[d], window.extent(d)), name + "_c3",
                   "pads must be smaller than the window") ||
        !a.require(a.less(window.after[d], window.extent(d)), name + "_c3",
                   "pads must be smaller than the window"))
      return false;
  return window.fits(a, x, name + "_c4");
}

template <class A>
typename A::IndexList poolShape(A &a, const typename A::Tensor &x,
                                const Window<A> &window) {
  return {x.dim(0), x.dim(1), window.outputSize(a, x.dim(2), 0),
          window.outputSize(a, x.dim(3), 1)};
}

/// The largest element of each window; padding never wins.
struct Pool2DMax {
  static OperatorInfo info() {
    return {"pool2d_max",
            1,
            1,
            1,
            kNoTraits,
            {{"kernel", AttributeKind::Numbers, 2, AttributeDomain::Window},
             {"strides", AttributeKind::Numbers, 2, AttributeDomain::Strides},
             {"pads", AttributeKind::Numbers, 4, AttributeDomain::Padding},
             {"dilations", AttributeKind::Numbers, 2, AttributeDomain::Ones}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    if (!a.requireRank(x, 4, "pool2d_max_c1", "the image"))
      return {};
    const std::vector<I> &kernel = attributes.list("kernel");
    auto window = Window<A>::get(attributes, kernel[0], kernel[1]);
    if (!checkPool(a, x, window, "pool2d_max"))
      return {};
    return {a.tensor(
        poolShape(a, x, window), [=, &a](const typename A::IndexList &o) {
          I image = o[0], channel = o[1], outRow = o[2], outColumn = o[3];
          return a.largest(
              window.kernel,
              [=, &a, &x, &window](const std::array<I, 2> &k) {
                return window.inside(a, x, window.position(0, outRow, k[0]),
                                     window.position(1, outColumn, k[1]));
              },
              [=, &x, &window](const std::array<I, 2> &k) {
                return x(image, channel, window.position(0, outRow, k[0]),
                         window.position(1, outColumn, k[1]));
              });
        })};
  }
};

/// The mean of each window, over its elements inside the image or, with
/// count_include_pad = 1, over all its elements with zeros for the padding.
struct Pool2DAvg {
  static OperatorInfo info() {
    return {"pool2d_avg",
            1,
            1,
            1,
            kNoTraits,
            {{"kernel", AttributeKind::Numbers, 2, AttributeDomain::Window},
             {"strides", AttributeKind::Numbers, 2, AttributeDomain::Strides},
             {"pads", AttributeKind::Numbers, 4, AttributeDomain::Padding},
             flagAttribute("count_include_pad")}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0];
    if (!a.requireRank(x, 4, "pool2d_avg_c1", "the image"))
      return {};
    const std::vector<I> &kernel = attributes.list("kernel");
    auto window = Window<A>::get(attributes, kernel[0], kernel[1]);
    if (!checkPool(a, x, window, "pool2d_avg"))
      return {};
    bool countPad = a.literal(attributes.number("count_include_pad")) != 0;
    return {a.tensor(
        poolShape(a, x, window), [=, &a](const typename A::IndexList &o) {
          I image = o[0], channel = o[1], outRow = o[2], outColumn = o[3];
          auto inside = [=, &a, &x, &window](const std::array<I, 2> &k) {
            return window.inside(a, x, window.position(0, outRow, k[0]),
                                 window.position(1, outColumn, k[1]));
          };
          auto total = a.sum(
              window.kernel, [=, &a, &x, &window](const std::array<I, 2> &k) {
                return a.select(
                    inside(k),
                    [&] {
                      return x(image, channel, window.position(0, outRow, k[0]),
                               window.position(1, outColumn, k[1]));
                    },
                    [&] { return a.zero(); });
              });
          I elements = countPad ? window.kernel[0] * window.kernel[1]
                                : a.count(window.kernel, inside);
          return total * a.recip(a.fromIndex(elements));
        })};
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_POOLING_H
