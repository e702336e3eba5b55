//===- ShapeInference.h - Definitions as shape functions --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Algebras that never touch an element. `ShapeInference` keeps shapes whose
// dimensions may be unknown: a requirement fails only where it is known to be
// false. `WorkCount` counts the scalar operations that a definition performs.
// `NoElements` is what those have in common that look at shapes only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_SHAPEINFERENCE_H
#define TASO_SEMANTICS_SHAPEINFERENCE_H

#include "TASO/Semantics/Algebra.h"

#include <algorithm>

namespace taso::semantics {

/// A dimension that may be unknown, or known to be beyond 64 bits. What is
/// computed from a number beyond 64 bits is beyond them too, and no requirement
/// on it holds.
struct Dim {
  int64_t value = 0;
  bool known = true;
  bool overflowed = false;

  Dim() = default;
  Dim(int64_t value) : value(value) {}
  static Dim unknown() {
    Dim dim;
    dim.known = false;
    return dim;
  }
  static Dim overflow() {
    Dim dim = unknown();
    dim.overflowed = true;
    return dim;
  }
  /// What follows from two dimensions of which one is not known.
  static Dim uncertain(Dim a, Dim b) {
    return a.overflowed || b.overflowed ? overflow() : unknown();
  }
  std::string str() const {
    return overflowed ? "a number beyond 64 bits" : std::to_string(value);
  }
  friend Dim operator+(Dim a, Dim b) {
    if (!a.known || !b.known)
      return uncertain(a, b);
    int64_t sum;
    return __builtin_add_overflow(a.value, b.value, &sum) ? overflow()
                                                          : Dim(sum);
  }
  friend Dim operator-(Dim a, Dim b) {
    if (!a.known || !b.known)
      return uncertain(a, b);
    int64_t difference;
    return __builtin_sub_overflow(a.value, b.value, &difference)
               ? overflow()
               : Dim(difference);
  }
  friend Dim operator*(Dim a, Dim b) {
    if ((a.known && a.value == 0) || (b.known && b.value == 0))
      return Dim(0);
    if (!a.known || !b.known)
      return uncertain(a, b);
    int64_t product;
    return __builtin_mul_overflow(a.value, b.value, &product) ? overflow()
                                                              : Dim(product);
  }
};

/// A tensor of which only the shape exists. Reading an element gives E.
template <class I, class E> class ShapedValue {
public:
  using Shape = SmallList<I>;
  ShapedValue() = default;
  explicit ShapedValue(Shape shape) : sizes(shape) {}
  unsigned rank() const { return sizes.size(); }
  I dim(unsigned i) const { return sizes[i]; }
  const Shape &shape() const { return sizes; }
  template <class... Ints> E operator()(Ints...) const { return E(); }
  E at(const Shape &) const { return E(); }

private:
  Shape sizes;
};

/// What an algebra does with elements if there are none. An index that depends
/// on one is `I::unknown()`.
template <class I> class NoElements {
public:
  struct Scalar {
    friend Scalar operator+(Scalar, Scalar) { return {}; }
    friend Scalar operator-(Scalar, Scalar) { return {}; }
    friend Scalar operator-(Scalar) { return {}; }
    friend Scalar operator*(Scalar, Scalar) { return {}; }
  };
  using Index = I;
  using IndexList = SmallList<I>;
  using Tensor = ShapedValue<I, Scalar>;

  Index index(int64_t value) const { return value; }
  int64_t literal(Index value) const { return value.value; }

  Scalar zero() const { return {}; }
  Scalar number(double) const { return {}; }
  Scalar fromIndex(Index) const { return {}; }
  Index toIndex(Scalar) const { return Index::unknown(); }
  Scalar recip(Scalar) const { return {}; }
  Scalar apply(Function, Scalar) const { return {}; }
  Scalar maximum(Scalar, Scalar) const { return {}; }
  Scalar minimum(Scalar, Scalar) const { return {}; }
  Scalar shift(Scalar, Scalar) const { return {}; }
  template <class Cond, class Then, class Else>
  Scalar select(Cond, Then, Else) const {
    return {};
  }
  template <size_t N, class Body>
  Scalar sum(const std::array<Index, N> &, Body) const {
    return {};
  }
  template <size_t N, class Domain, class Body>
  Scalar largest(const std::array<Index, N> &, Domain, Body) const {
    return {};
  }
  template <size_t N, class Domain>
  Index count(const std::array<Index, N> &, Domain) const {
    return Index::unknown();
  }
};

/// Infers result shapes and checks requirements. The size of a result that is
/// negative or beyond 64 bits fails the requirement `taso_c3`.
class ShapeInference : public RequirementLog, public NoElements<Dim> {
public:
  enum class Truth { False, True, Unknown };
  using Cond = Truth;
  using NoElements::minimum;

  Index floorDiv(Index a, Index b) const {
    if (!a.known || !b.known)
      return Dim::uncertain(a, b);
    if (b.value == 0)
      return Dim::unknown();
    if (b.value == -1)
      return Dim(0) - a;
    int64_t quotient = a.value / b.value;
    return quotient -
           ((a.value % b.value != 0) && ((a.value < 0) != (b.value < 0)));
  }
  Index mod(Index a, Index b) const { return a - floorDiv(a, b) * b; }
  Index minimum(Index a, Index b) const {
    return a.known && b.known ? Dim(std::min(a.value, b.value))
                              : Dim::uncertain(a, b);
  }
  Cond less(Index a, Index b) const { return decide(a, b, a.value < b.value); }
  Cond atMost(Index a, Index b) const {
    return decide(a, b, a.value <= b.value);
  }
  Cond equal(Index a, Index b) const {
    return decide(a, b, a.value == b.value);
  }
  Cond both(Cond a, Cond b) const {
    if (a == Truth::False || b == Truth::False)
      return Truth::False;
    return a == Truth::True ? b : a;
  }
  Cond either(Cond a, Cond b) const {
    if (a == Truth::True || b == Truth::True)
      return Truth::True;
    return a == Truth::False ? b : a;
  }

  bool require(Cond cond, std::string_view label, std::string_view what) {
    return cond != Truth::False || fail(label, std::string(what));
  }
  bool requireEqual(Index found, Index expected, std::string_view label,
                    std::string_view what) {
    return equal(found, expected) != Truth::False ||
           fail(label, std::string(what) + ": expected " + expected.str() +
                           ", found " + found.str());
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view label,
                   std::string_view what) {
    return tensor.rank() == rank ||
           fail(label, std::string(what) + ": expected rank " +
                           std::to_string(rank) + ", found rank " +
                           std::to_string(tensor.rank()));
  }

  template <class Body> Tensor tensor(const IndexList &shape, Body) {
    for (const Dim &dim : shape)
      if (dim.overflowed || dim.value < 0) {
        fail("taso_c3", "a size of the result: expected a number in [0, 2^63), "
                        "found " +
                            dim.str());
        break;
      }
    return Tensor(shape);
  }

private:
  static Cond decide(Index a, Index b, bool answer) {
    if (a.overflowed || b.overflowed)
      return Truth::False;
    if (!a.known || !b.known)
      return Truth::Unknown;
    return answer ? Truth::True : Truth::False;
  }
};

/// Counts scalar operations: a multiplication, addition, comparison, reciprocal
/// or function application is one. Guards count as if they were true, so the
/// border of a padded convolution costs what its inside does.
class WorkCount : public RequirementLog {
public:
  /// The operations that computing one scalar took.
  struct Scalar {
    double work = 0;
    friend Scalar operator+(Scalar a, Scalar b) {
      return {a.work + b.work + 1};
    }
    friend Scalar operator-(Scalar a, Scalar b) {
      return {a.work + b.work + 1};
    }
    friend Scalar operator-(Scalar a) { return {a.work + 1}; }
    friend Scalar operator*(Scalar a, Scalar b) {
      return {a.work + b.work + 1};
    }
  };
  using Index = int64_t;
  using Cond = bool;
  using IndexList = SmallList<int64_t>;
  using Tensor = ShapedValue<int64_t, Scalar>;

  /// The operations of every tensor built so far.
  double getTotal() const { return total; }
  /// True if a function was applied that exact evaluation takes for a random
  /// one: every one but relu.
  bool appliesOpaqueFunction() const { return opaque; }

  Index index(int64_t value) const { return value; }
  int64_t literal(Index value) const { return value; }
  Index floorDiv(Index a, Index b) const {
    if (b == 0)
      return 0;
    return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
  }
  Index mod(Index a, Index b) const { return a - floorDiv(a, b) * b; }
  Index minimum(Index a, Index b) const { return std::min(a, b); }
  Cond less(Index a, Index b) const { return a < b; }
  Cond atMost(Index a, Index b) const { return a <= b; }
  Cond equal(Index a, Index b) const { return a == b; }
  Cond both(Cond a, Cond b) const { return a && b; }
  Cond either(Cond a, Cond b) const { return a || b; }

  bool require(Cond cond, std::string_view label, std::string_view what) {
    return cond || fail(label, std::string(what));
  }
  bool requireEqual(Index found, Index expected, std::string_view label,
                    std::string_view what) {
    return found == expected || fail(label, std::string(what));
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view label,
                   std::string_view what) {
    return tensor.rank() == rank || fail(label, std::string(what));
  }

  Scalar zero() const { return {}; }
  Scalar number(double) const { return {}; }
  Scalar fromIndex(Index) const { return {}; }
  Index toIndex(Scalar) const { return 0; }
  Scalar recip(Scalar value) const { return {value.work + 1}; }
  Scalar apply(Function function, Scalar value) {
    opaque |= function != Function::Relu;
    return {value.work + 1};
  }
  Scalar maximum(Scalar a, Scalar b) const { return {a.work + b.work + 1}; }
  Scalar minimum(Scalar a, Scalar b) const { return {a.work + b.work + 1}; }
  Scalar shift(Scalar value, Scalar) const { return {value.work + 1}; }
  template <class Then, class Else>
  Scalar select(Cond, Then then, Else otherwise) const {
    return {std::max(Scalar(then()).work, Scalar(otherwise()).work)};
  }
  template <size_t N, class Body>
  Scalar sum(const std::array<Index, N> &bounds, Body body) const {
    Scalar one = body(std::array<Index, N>{});
    return {product(bounds) * (one.work + 1)};
  }
  template <size_t N, class Domain, class Body>
  Scalar largest(const std::array<Index, N> &bounds, Domain, Body body) const {
    Scalar one = body(std::array<Index, N>{});
    return {product(bounds) * (one.work + 1)};
  }
  template <size_t N, class Domain>
  Index count(const std::array<Index, N> &, Domain) const {
    return 1;
  }
  template <class Body> Tensor tensor(const IndexList &shape, Body body) {
    double elements = 1;
    for (int64_t size : shape)
      elements *= static_cast<double>(size);
    total += elements * Scalar(body(IndexList(shape.size(), 0))).work;
    return Tensor(shape);
  }

private:
  template <size_t N>
  static double product(const std::array<Index, N> &bounds) {
    double result = 1;
    for (Index bound : bounds)
      result *= static_cast<double>(bound);
    return result;
  }
  double total = 0;
  bool opaque = false;
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_SHAPEINFERENCE_H
