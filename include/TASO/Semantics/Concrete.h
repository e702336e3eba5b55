//===- Concrete.h - Definitions as loops over dense tensors -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algebra that evaluates: tensors are dense arrays, `tensor` fills one at
// once, sums are loops. The scalar is float or double (the interpreter) or
// FieldElement (exact evaluation).
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_CONCRETE_H
#define TASO_SEMANTICS_CONCRETE_H

#include "TASO/Semantics/Algebra.h"
#include "TASO/Semantics/ParallelFor.h"
#include "TASO/Support/PrimeField.h"

#include <cmath>
#include <limits>
#include <memory>
#include <type_traits>
#include <utility>

namespace taso::semantics {

/// A dense row-major tensor. Copies share the elements.
template <class S> class DenseTensor {
public:
  using Shape = SmallList<int64_t>;

  DenseTensor() = default;
  DenseTensor(Shape shape, std::shared_ptr<std::vector<S>> elements)
      : sizes(shape), elements(std::move(elements)) {
    int64_t stride = 1;
    strides = SmallList<int64_t>(shape.size(), 1);
    for (unsigned i = shape.size(); i-- > 0;) {
      strides[i] = stride;
      stride *= shape[i];
    }
    data = this->elements->data();
  }
  explicit DenseTensor(Shape shape)
      : DenseTensor(shape, std::make_shared<std::vector<S>>(count(shape))) {}

  /// The product of the sizes; 1 for a scalar.
  static int64_t count(const Shape &shape) {
    int64_t product = 1;
    for (int64_t size : shape)
      product *= size;
    return product;
  }

  unsigned rank() const { return sizes.size(); }
  int64_t dim(unsigned i) const { return sizes[i]; }
  const Shape &shape() const { return sizes; }
  int64_t size() const { return elements ? elements->size() : 0; }

  template <class... Ints> const S &operator()(Ints... index) const {
    int64_t offset = 0;
    unsigned i = 0;
    ((offset += index * strides[i++]), ...);
    return data[offset];
  }
  const S &at(const Shape &index) const {
    int64_t offset = 0;
    for (unsigned i = 0; i < index.size(); ++i)
      offset += index[i] * strides[i];
    return data[offset];
  }

  const std::vector<S> &values() const { return *elements; }
  std::vector<S> &mutableValues() { return *elements; }

private:
  Shape sizes, strides;
  std::shared_ptr<std::vector<S>> elements;
  const S *data = nullptr;
};

/// The scalar operations that differ between floating point and the field.
template <class S> struct ScalarOps {
  static_assert(std::is_floating_point_v<S>);
  static S number(double value) { return static_cast<S>(value); }
  static S fromIndex(int64_t value) { return static_cast<S>(value); }
  static int64_t toIndex(S value) { return std::llround(value); }
  static S recip(S value) { return S(1) / value; }
  static bool less(S a, S b) { return a < b; }
  static bool isPoison(S value) { return std::isnan(value); }
  /// The identity of max, for windows that hold no element.
  static S lowest() { return -std::numeric_limits<S>::infinity(); }
  /// Softmax subtracts the largest entry so that exp does not overflow.
  static S shift(S value, S reference) { return value - reference; }
  static S apply(Function function, S value) {
    switch (function) {
    case Function::Relu:
      return value < 0 ? S(0) : value; // NaN stays NaN
    case Function::Sigmoid:
      return S(1) / (S(1) + std::exp(-value));
    case Function::Tanh:
      return std::tanh(value);
    case Function::Exp:
      return std::exp(value);
    case Function::Sqrt:
      return std::sqrt(value);
    case Function::Erf:
      return std::erf(value);
    }
    return value;
  }
};

template <> struct ScalarOps<FieldElement> {
  static FieldElement number(double value) {
    return FieldElement::fromDouble(value);
  }
  static FieldElement fromIndex(int64_t value) {
    return FieldElement::fromInteger(value);
  }
  static int64_t toIndex(FieldElement value) {
    return value.isDefined() ? std::llround(value.getOrder()) : 0;
  }
  static FieldElement recip(FieldElement value) { return value.inverse(); }
  static bool less(FieldElement a, FieldElement b) {
    return a.getOrder() < b.getOrder();
  }
  static bool isPoison(FieldElement value) { return !value.isDefined(); }
  static FieldElement lowest() { return FieldElement::undefined(); }
  /// Exact scalars do not overflow, and exp is opaque here: no shift.
  static FieldElement shift(FieldElement value, FieldElement) { return value; }
  static FieldElement apply(Function function, FieldElement value) {
    if (function == Function::Relu)
      return value.getOrder() < 0 ? FieldElement() : value;
    // The root of a negative number is continued by that of its magnitude: an
    // order that is not a number would decide maxima at random.
    double order = value.getOrder();
    if (function == Function::Sqrt)
      order = std::fabs(order);
    order = ScalarOps<double>::apply(function, order);
    return value.applyRandom(static_cast<uint64_t>(function), order);
  }
};

/// Evaluates definitions over dense tensors of S.
template <class S> class Concrete : public RequirementLog {
  using Ops = ScalarOps<S>;

public:
  using Scalar = S;
  using Index = int64_t;
  using Cond = bool;
  using IndexList = SmallList<int64_t>;
  using Tensor = DenseTensor<S>;

  Index index(int64_t value) const { return value; }
  int64_t literal(Index value) const { return value; }
  Index floorDiv(Index a, Index b) const {
    if (b == 0)
      return 0;
    return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
  }
  Index mod(Index a, Index b) const { return a - floorDiv(a, b) * b; }
  Index minimum(Index a, Index b) const { return a < b ? a : b; }
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
    return found == expected ||
           fail(label, std::string(what) + ": expected " +
                           std::to_string(expected) + ", found " +
                           std::to_string(found));
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view label,
                   std::string_view what) {
    return tensor.rank() == rank ||
           fail(label, std::string(what) + ": expected rank " +
                           std::to_string(rank) + ", found rank " +
                           std::to_string(tensor.rank()));
  }

  Scalar zero() const { return Scalar(); }
  Scalar number(double value) const { return Ops::number(value); }
  Scalar fromIndex(Index value) const { return Ops::fromIndex(value); }
  Index toIndex(Scalar value) const { return Ops::toIndex(value); }
  Scalar recip(Scalar value) const { return Ops::recip(value); }
  Scalar apply(Function function, Scalar value) const {
    return Ops::apply(function, value);
  }
  /// NaN, and an undefined element, win whichever operand they are.
  Scalar maximum(Scalar a, Scalar b) const {
    return Ops::less(a, b) || Ops::isPoison(b) ? b : a;
  }
  Scalar minimum(Scalar a, Scalar b) const {
    return Ops::less(b, a) || Ops::isPoison(b) ? b : a;
  }
  Scalar shift(Scalar value, Scalar reference) const {
    return Ops::shift(value, reference);
  }

  template <class Then, class Else>
  Scalar select(Cond cond, Then then, Else otherwise) const {
    return cond ? Scalar(then()) : Scalar(otherwise());
  }
  template <size_t N, class Body>
  Scalar sum(const std::array<Index, N> &bounds, Body body) const {
    Scalar total = zero();
    forEach(bounds, [&](const auto &k) { total += body(k); });
    return total;
  }
  template <size_t N, class Domain, class Body>
  Scalar largest(const std::array<Index, N> &bounds, Domain domain,
                 Body body) const {
    Scalar best = Ops::lowest();
    bool any = false;
    forEach(bounds, [&](const auto &k) {
      if (!domain(k))
        return;
      Scalar value = body(k);
      best = any ? maximum(best, value) : value;
      any = true;
    });
    return best;
  }
  template <size_t N, class Domain>
  Index count(const std::array<Index, N> &bounds, Domain domain) const {
    Index total = 0;
    forEach(bounds, [&](const auto &k) { total += domain(k) ? 1 : 0; });
    return total;
  }
  /// Elements do not depend on each other, so threads share them out.
  template <class Body> Tensor tensor(const IndexList &shape, Body body) const {
    Tensor result(shape);
    S *values = result.mutableValues().data();
    parallelFor(result.size(), [&](int64_t begin, int64_t end) {
      fill(values, shape, body, begin, end);
    });
    return result;
  }

private:
  /// Computes the elements at the row-major positions [begin, end), of which
  /// there is at least one.
  template <class Body>
  static void fill(S *values, const IndexList &shape, const Body &body,
                   int64_t begin, int64_t end) {
    if (begin == end)
      return; // an empty shape has no positions
    IndexList at(shape.size(), 0);
    int64_t rest = begin;
    for (unsigned d = shape.size(); d-- > 0; rest /= shape[d])
      at[d] = rest % shape[d];
    for (int64_t i = begin; i < end; ++i) {
      values[i] = body(static_cast<const IndexList &>(at));
      for (unsigned d = shape.size(); d-- > 0;) {
        if (++at[d] < shape[d])
          break;
        at[d] = 0;
      }
    }
  }
  /// Calls the body for all indices; the first index runs fastest. Indices are
  /// passed by value and all is inlined, so that sums stay in registers.
  template <size_t N, class Body, class... Indices>
  [[gnu::always_inline]] static inline void
  forEach(const std::array<Index, N> &bounds, const Body &body,
          Indices... inner) {
    if constexpr (sizeof...(inner) == N) {
      body(std::array<Index, N>{inner...});
    } else {
      const Index bound = bounds[N - 1 - sizeof...(inner)];
      for (Index i = 0; i < bound; ++i)
        forEach<N>(bounds, body, i, inner...);
    }
  }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_CONCRETE_H
