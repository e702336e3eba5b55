//===- Convolution.h - Convolution and kernel operators ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// conv2d on images [N, C, H, W] with kernels [O, C/groups, KH, KW], and the
// operators that reshape kernels: enlarge and merge_gconv.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_CONVOLUTION_H
#define TASO_SEMANTICS_CONVOLUTION_H

#include "TASO/Semantics/Elementwise.h"

namespace taso::semantics {

/// Geometry of a window that slides over rows and columns. Paddings are
/// [top, left, bottom, right].
template <class A> struct Window {
  using I = typename A::Index;
  std::array<I, 2> kernel, stride, dilation, before, after;

  static Window get(const Attributes<I> &attributes, I height, I width) {
    Window window;
    const std::vector<I> &strides = attributes.list("strides");
    const std::vector<I> &pads = attributes.list("pads");
    const std::vector<I> &dilations = attributes.list("dilations");
    window.kernel = {height, width};
    window.stride = {strides[0], strides[1]};
    window.before = {pads[0], pads[1]};
    window.after = {pads[2], pads[3]};
    window.dilation = dilations.empty()
                          ? std::array<I, 2>{I(1), I(1)}
                          : std::array<I, 2>{dilations[0], dilations[1]};
    return window;
  }

  /// Requires positive strides, dilations and kernel and no negative padding.
  bool check(A &a, std::string_view label) const {
    for (int d = 0; d < 2; ++d) {
      if (!a.require(a.less(a.index(0), stride[d]), label,
                     "strides must be positive") ||
          !a.require(a.less(a.index(0), dilation[d]), label,
                     "dilations must be positive") ||
          !a.require(a.less(a.index(0), kernel[d]), label,
                     "the kernel must not be empty") ||
          !a.require(a.atMost(a.index(0), before[d]), label,
                     "pads must not be negative") ||
          !a.require(a.atMost(a.index(0), after[d]), label,
                     "pads must not be negative"))
        return false;
    }
    return true;
  }
  /// Rows (d = 0) or columns (d = 1) that a dilated kernel spans.
  I extent(int d) const { return dilation[d] * (kernel[d] - I(1)) + I(1); }
  /// Requires that the window fits into the padded image.
  bool fits(A &a, const typename A::Tensor &x, std::string_view label) const {
    for (int d = 0; d < 2; ++d)
      if (!a.require(a.atMost(extent(d), x.dim(2 + d) + before[d] + after[d]),
                     label, "the window must fit into the padded image"))
        return false;
    return true;
  }
  I outputSize(A &a, I size, int d) const {
    return a.floorDiv(size + before[d] + after[d] - extent(d), stride[d]) +
           I(1);
  }
  /// The image row (d = 0) or column (d = 1) under kernel element k of the
  /// window at output position o.
  I position(int d, I o, I k) const {
    return o * stride[d] - before[d] + k * dilation[d];
  }
  typename A::Cond inside(A &a, const typename A::Tensor &x, I row,
                          I column) const {
    return a.both(
        a.both(a.atMost(a.index(0), row), a.less(row, x.dim(2))),
        a.both(a.atMost(a.index(0), column), a.less(column, x.dim(3))));
  }
};

/// Grouped 2-D cross-correlation with zero padding, an optional bias [O] and an
/// activation.
struct Conv2D {
  static OperatorInfo info() {
    return {"conv2d",
            2,
            3,
            1,
            kNoTraits,
            {{"strides", AttributeKind::Numbers, 2, AttributeDomain::Strides},
             {"pads", AttributeKind::Numbers, 4, AttributeDomain::Padding},
             {"dilations", AttributeKind::Numbers, 2, AttributeDomain::Ones},
             {"groups", AttributeKind::Number, -1, AttributeDomain::Groups},
             activationAttribute()}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto x = in[0], w = in[1];
    bool hasBias = in.size() > 2;
    if (!a.requireRank(x, 4, "conv2d_c1", "the image") ||
        !a.requireRank(w, 4, "conv2d_c1", "the kernel"))
      return {};
    I groups = attributes.number("groups");
    auto window = Window<A>::get(attributes, w.dim(2), w.dim(3));
    if (!window.check(a, "conv2d_c2") ||
        !a.require(a.less(a.index(0), groups), "conv2d_c3",
                   "groups must be positive") ||
        !a.requireEqual(groups * w.dim(1), x.dim(1), "conv2d_c4",
                        "groups times the kernel's input channels"))
      return {};
    I perGroup = a.floorDiv(w.dim(0), groups);
    if (!a.requireEqual(groups * perGroup, w.dim(0), "conv2d_c5",
                        "the largest multiple of groups up to the output "
                        "channels") ||
        !window.fits(a, x, "conv2d_c6"))
      return {};
    if (hasBias && (!a.requireRank(in[2], 1, "conv2d_c7", "the bias") ||
                    !a.requireEqual(in[2].dim(0), w.dim(0), "conv2d_c7",
                                    "the size of the bias")))
      return {};
    auto bias = hasBias ? in[2] : typename A::Tensor();
    std::string activation(attributes.keyword("activation"));
    typename A::IndexList shape{x.dim(0), w.dim(0),
                                window.outputSize(a, x.dim(2), 0),
                                window.outputSize(a, x.dim(3), 1)};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      I image = o[0], channel = o[1], outRow = o[2], outColumn = o[3];
      I firstInput = a.floorDiv(channel, perGroup) * w.dim(1);
      auto total =
          a.sum(std::array<I, 3>{w.dim(1), w.dim(2), w.dim(3)},
                [=, &a, &x, &w, &window](const std::array<I, 3> &k) {
                  I row = window.position(0, outRow, k[1]);
                  I column = window.position(1, outColumn, k[2]);
                  auto value = a.select(
                      window.inside(a, x, row, column),
                      [&] { return x(image, firstInput + k[0], row, column); },
                      [&] { return a.zero(); });
                  return value * w(channel, k[0], k[1], k[2]);
                });
      return activate(a, activation, hasBias ? total + bias(channel) : total);
    })};
  }
};

/// Zero-pads a kernel [O, I, h, w] to [O, I, KH, KW], centred: the old kernel
/// starts at row (KH - h) div 2 and column (KW - w) div 2.
struct Enlarge {
  static OperatorInfo info() {
    return {"enlarge",
            1,
            1,
            1,
            kDataMovement,
            {{"kernel", AttributeKind::Numbers, 2, AttributeDomain::Window}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto w = in[0];
    if (!a.requireRank(w, 4, "enlarge_c1", "the kernel"))
      return {};
    const std::vector<I> &kernel = attributes.list("kernel");
    I height = kernel[0], width = kernel[1];
    if (!a.require(a.atMost(w.dim(2), height), "enlarge_c2",
                   "the new kernel must not be lower than the old") ||
        !a.require(a.atMost(w.dim(3), width), "enlarge_c2",
                   "the new kernel must not be narrower than the old"))
      return {};
    I top = a.floorDiv(height - w.dim(2), a.index(2));
    I left = a.floorDiv(width - w.dim(3), a.index(2));
    typename A::IndexList shape{w.dim(0), w.dim(1), height, width};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      I out = o[0], input = o[1], row = o[2] - top, column = o[3] - left;
      auto inside = a.both(
          a.both(a.atMost(a.index(0), row), a.less(row, w.dim(2))),
          a.both(a.atMost(a.index(0), column), a.less(column, w.dim(3))));
      return a.select(
          inside, [&] { return w(out, input, row, column); },
          [&] { return a.zero(); });
    })};
  }
};

/// Turns the kernel [O, I, KH, KW] of a convolution with `groups` groups into
/// the kernel [O, count * I, KH, KW] of the same convolution with groups /
/// count groups: `count` neighbouring groups share their inputs, and zeros
/// stand where a channel did not see the input before.
struct MergeGConv {
  static OperatorInfo info() {
    return {"merge_gconv",
            1,
            1,
            1,
            kDataMovement,
            {{"count", AttributeKind::Number, -1, AttributeDomain::Count},
             {"groups", AttributeKind::Number, -1, AttributeDomain::Groups}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto w = in[0];
    I count = attributes.number("count"), groups = attributes.number("groups");
    if (!a.requireRank(w, 4, "merge_gconv_c1", "the kernel") ||
        !a.require(a.less(a.index(0), count), "merge_gconv_c2",
                   "count must be positive") ||
        !a.require(a.less(a.index(0), groups), "merge_gconv_c2",
                   "groups must be positive"))
      return {};
    I perGroup = a.floorDiv(w.dim(0), groups);
    if (!a.requireEqual(count * a.floorDiv(groups, count), groups,
                        "merge_gconv_c3",
                        "the largest multiple of count up to groups") ||
        !a.requireEqual(groups * perGroup, w.dim(0), "merge_gconv_c4",
                        "the largest multiple of groups up to the output "
                        "channels"))
      return {};
    typename A::IndexList shape{w.dim(0), count * w.dim(1), w.dim(2), w.dim(3)};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      I out = o[0], row = o[2], column = o[3];
      I member = a.mod(a.floorDiv(out, perGroup), count);
      I input = o[1] - member * w.dim(1);
      return a.select(
          a.both(a.atMost(a.index(0), input), a.less(input, w.dim(1))),
          [&] { return w(out, input, row, column); }, [&] { return a.zero(); });
    })};
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_CONVOLUTION_H
