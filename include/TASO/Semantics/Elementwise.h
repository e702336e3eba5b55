//===- Elementwise.h - Pointwise operators ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators whose result at an index depends on the operands at that index.
// Operands have equal shapes: broadcasting is an operator of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_ELEMENTWISE_H
#define TASO_SEMANTICS_ELEMENTWISE_H

#include "TASO/Semantics/Algebra.h"

namespace taso::semantics {

/// The activation that a convolution or matrix product applies to its result.
inline AttributeSpec activationAttribute() {
  return keywordAttribute("activation", {"none", "relu", "sigmoid", "tanh"});
}
template <class A>
typename A::Scalar activate(A &a, std::string_view activation,
                            typename A::Scalar value) {
  if (activation == "relu")
    return a.apply(Function::Relu, value);
  if (activation == "sigmoid")
    return a.apply(Function::Sigmoid, value);
  if (activation == "tanh")
    return a.apply(Function::Tanh, value);
  return value;
}

/// Requires that both operands have one shape.
template <class A>
bool requireSameShape(A &a, const typename A::Tensor &x,
                      const typename A::Tensor &y, std::string_view label) {
  if (!a.requireRank(y, x.rank(), label, "rank of the second operand"))
    return false;
  for (unsigned i = 0; i < x.rank(); ++i)
    if (!a.requireEqual(y.dim(i), x.dim(i), label,
                        "dimension " + std::to_string(i) +
                            " of the second operand"))
      return false;
  return true;
}

template <class A, class Body>
Results<A> mapUnary(A &a, Operands<A> in, Body body) {
  auto x = in[0];
  return {a.tensor(x.shape(), [=](const typename A::IndexList &o) {
    return body(x.at(o));
  })};
}

template <class A, class Body>
Results<A> mapBinary(A &a, Operands<A> in, std::string_view label, Body body) {
  auto x = in[0], y = in[1];
  if (!requireSameShape(a, x, y, label))
    return {};
  return {a.tensor(x.shape(), [=](const typename A::IndexList &o) {
    return body(x.at(o), y.at(o));
  })};
}

/// Defines a unary operator: the body sees the algebra `a` and the element `v`.
#define TASO_UNARY(Class, mnemonic, expression)                                \
  struct Class {                                                               \
    static OperatorInfo info() { return {mnemonic, 1, 1, 1, kPointwise, {}}; } \
    template <class A>                                                         \
    static Results<A> define(A &a, Operands<A> in, AttributesOf<A>) {          \
      return mapUnary(a, in,                                                   \
                      [&a](typename A::Scalar v) { return expression; });      \
    }                                                                          \
  };

TASO_UNARY(Relu, "relu", a.apply(Function::Relu, v))
TASO_UNARY(Sigmoid, "sigmoid", a.apply(Function::Sigmoid, v))
TASO_UNARY(Tanh, "tanh", a.apply(Function::Tanh, v))
TASO_UNARY(Neg, "neg", a.zero() - v)
TASO_UNARY(Abs, "abs", a.maximum(a.zero() - v, v))
TASO_UNARY(Exp, "exp", a.apply(Function::Exp, v))
TASO_UNARY(Sqrt, "sqrt", a.apply(Function::Sqrt, v))
TASO_UNARY(Rsqrt, "rsqrt", a.recip(a.apply(Function::Sqrt, v)))
TASO_UNARY(Erf, "erf", a.apply(Function::Erf, v))
#undef TASO_UNARY

/// Defines a binary operator on the elements `v` and `w`.
#define TASO_BINARY(Class, mnemonic, traits, expression)                       \
  struct Class {                                                               \
    static OperatorInfo info() { return {mnemonic, 2, 2, 1, traits, {}}; }     \
    template <class A>                                                         \
    static Results<A> define(A &a, Operands<A> in, AttributesOf<A>) {          \
      return mapBinary(a, in, mnemonic "_c1",                                  \
                       [&a](typename A::Scalar v, typename A::Scalar w) {      \
                         (void)a;                                              \
                         return expression;                                    \
                       });                                                     \
    }                                                                          \
  };

TASO_BINARY(Add, "add", kPointwise | kCommutative, v + w)
TASO_BINARY(Sub, "sub", kPointwise, v - w)
TASO_BINARY(Mul, "mul", kPointwise | kCommutative, v *w)
TASO_BINARY(Div, "div", kPointwise, v *a.recip(w))
TASO_BINARY(Max, "max", kPointwise | kCommutative, a.maximum(v, w))
TASO_BINARY(Min, "min", kPointwise | kCommutative, a.minimum(v, w))
#undef TASO_BINARY

/// smul(x, s)[i] = x[i] * s, with a tensor of rank 0 for s.
struct SMul {
  static OperatorInfo info() { return {"smul", 2, 2, 1, kPointwise, {}}; }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A>) {
    auto x = in[0], s = in[1];
    if (!a.requireRank(s, 0, "smul_c1", "the scalar"))
      return {};
    return {a.tensor(x.shape(), [=](const typename A::IndexList &o) {
      return x.at(o) * s();
    })};
  }
};

/// gelu(x) = x/2 (1 + erf(x / sqrt 2)), or the approximation by tanh
/// (Hendrycks and Gimpel, arXiv:1606.08415).
struct Gelu {
  static OperatorInfo info() {
    return {"gelu",     1,
            1,          1,
            kPointwise, {keywordAttribute("approximate", {"none", "tanh"})}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    bool byTanh = attributes.keyword("approximate") == "tanh";
    return mapUnary(a, in, [&a, byTanh](typename A::Scalar v) {
      auto half = a.number(0.5) * v, one = a.number(1.0);
      if (byTanh) {
        auto inner = v + a.number(0.044715) * (v * v * v);
        return half * (one + a.apply(Function::Tanh,
                                     a.number(0.7978845608028654) * inner));
      }
      return half *
             (one + a.apply(Function::Erf, a.number(0.7071067811865476) * v));
    });
  }
};

/// clamp(x) = min(max(x, minimum), maximum).
struct Clamp {
  static OperatorInfo info() {
    return {
        "clamp",
        1,
        1,
        1,
        kPointwise,
        {{"minimum", AttributeKind::Real}, {"maximum", AttributeKind::Real}}};
  }
  template <class A>
  static Results<A> define(A &a, Operands<A> in, AttributesOf<A> attributes) {
    double low = attributes.real("minimum"), high = attributes.real("maximum");
    if (!(low <= high)) {
      a.require(a.less(a.index(1), a.index(0)), "clamp_c1",
                "the minimum must not exceed the maximum");
      return {};
    }
    return mapUnary(a, in, [&a, low, high](typename A::Scalar v) {
      return a.minimum(a.maximum(v, a.number(low)), a.number(high));
    });
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_ELEMENTWISE_H
