//===- Constants.h - Constants of operator graphs ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constants that laws need: the pooling kernel, identity kernels, identity
// matrices and ones. None has operands, so attributes state the whole shape.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_CONSTANTS_H
#define TASO_SEMANTICS_CONSTANTS_H

#include "TASO/Semantics/DataMovement.h"

namespace taso::semantics {

/// Requires that every size is positive.
template <class A>
bool requirePositive(A &a, const typename A::IndexList &sizes,
                     std::string_view label) {
  for (const auto &size : sizes)
    if (!a.require(a.less(a.index(0), size), label, "sizes must be positive"))
      return false;
  return true;
}

/// The depthwise kernel [channels, 1, KH, KW] of 1 / (KH KW) that averages.
struct ConstPool {
  static OperatorInfo info() {
    return {"const_pool",
            0,
            0,
            1,
            kConstant,
            {{"channels", AttributeKind::Number, -1, AttributeDomain::Size},
             {"kernel", AttributeKind::Numbers, 2, AttributeDomain::Window}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A>, AttributesOf<A> attributes) {
    auto kernel = attributes.list("kernel");
    typename A::IndexList shape{attributes.number("channels"), a.index(1),
                                kernel[0], kernel[1]};
    if (!requirePositive(a, shape, "const_pool_c1"))
      return {};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &) {
      return a.recip(a.fromIndex(kernel[0] * kernel[1]));
    })};
  }
};

/// The kernel [channels, channels / groups, KH, KW] under which a convolution
/// with that many groups, stride 1 and padding (KH div 2, KW div 2) returns its
/// image; the kernel's sizes are odd.
struct ConstIConv {
  static OperatorInfo info() {
    return {"const_iconv",
            0,
            0,
            1,
            kConstant,
            {{"channels", AttributeKind::Number, -1, AttributeDomain::Size},
             {"groups", AttributeKind::Number, -1, AttributeDomain::Groups},
             {"kernel", AttributeKind::Numbers, 2, AttributeDomain::Window}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A>, AttributesOf<A> attributes) {
    using I = typename A::Index;
    auto kernel = attributes.list("kernel");
    I channels = attributes.number("channels"),
      groups = attributes.number("groups");
    if (!a.require(a.less(a.index(0), groups), "const_iconv_c1",
                   "groups must be positive"))
      return {};
    I perGroup = a.floorDiv(channels, groups);
    typename A::IndexList shape{channels, perGroup, kernel[0], kernel[1]};
    if (!requirePositive(a, shape, "const_iconv_c1") ||
        !a.requireEqual(groups * perGroup, channels, "const_iconv_c2",
                        "the largest multiple of groups up to the channels") ||
        !a.requireEqual(a.mod(kernel[0], a.index(2)), a.index(1),
                        "const_iconv_c3", "the kernel's height modulo 2") ||
        !a.requireEqual(a.mod(kernel[1], a.index(2)), a.index(1),
                        "const_iconv_c3", "the kernel's width modulo 2"))
      return {};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      auto centre = a.both(a.equal(o[2], a.floorDiv(kernel[0], a.index(2))),
                           a.equal(o[3], a.floorDiv(kernel[1], a.index(2))));
      return a.select(
          a.both(a.equal(a.mod(o[0], perGroup), o[1]), centre),
          [&] { return a.number(1); }, [&] { return a.zero(); });
    })};
  }
};

/// The identity matrix [size, size].
struct ConstImm {
  static OperatorInfo info() {
    return {"const_imm",
            0,
            0,
            1,
            kConstant,
            {{"size", AttributeKind::Number, -1, AttributeDomain::Size}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A>, AttributesOf<A> attributes) {
    auto size = attributes.number("size");
    typename A::IndexList shape{size, size};
    if (!requirePositive(a, shape, "const_imm_c1"))
      return {};
    return {a.tensor(shape, [=, &a](const typename A::IndexList &o) {
      return a.select(
          a.equal(o[0], o[1]), [&] { return a.number(1); },
          [&] { return a.zero(); });
    })};
  }
};

/// What tensors of one number have in common. `sizes` and `rank` are the names
/// of their constraints.
template <class A>
Results<A> fillTensor(A &a, AttributesOf<A> attributes, int64_t number,
                      std::string_view sizes, std::string_view rank) {
  if (!requireShape(a, attributes.list("shape"), rank))
    return {};
  typename A::IndexList shape;
  for (const auto &size : attributes.list("shape"))
    shape.push_back(size);
  if (!requirePositive(a, shape, sizes))
    return {};
  return {a.tensor(shape, [=, &a](const typename A::IndexList &) {
    return a.number(number);
  })};
}

/// A tensor of ones.
struct ConstOne {
  static OperatorInfo info() {
    return {"const_one",
            0,
            0,
            1,
            kConstant,
            {{"shape", AttributeKind::Numbers, -1, AttributeDomain::Shape}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A>, AttributesOf<A> attributes) {
    return fillTensor(a, attributes, 1, "const_one_c1", "const_one_c2");
  }
};

/// A tensor of zeros.
struct ConstZero {
  static OperatorInfo info() {
    return {"const_zero",
            0,
            0,
            1,
            kConstant,
            {{"shape", AttributeKind::Numbers, -1, AttributeDomain::Shape}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A>, AttributesOf<A> attributes) {
    return fillTensor(a, attributes, 0, "const_zero_c1", "const_zero_c2");
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_CONSTANTS_H
