//===- SampledAlgebra.h - Definitions on several samples --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algebra of fingerprints: each scalar holds its value in several samples,
// so that the work on indices is done once for all of them. What is ill-typed
// says so without a message, as most combinations are.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_SAMPLEDALGEBRA_H
#define TASO_LIB_GENERATOR_SAMPLEDALGEBRA_H

#include "TASO/Semantics/Concrete.h"
#include "TASO/Support/ExponentialField.h"

#include "llvm/ADT/ArrayRef.h"

namespace taso::generator {

/// With one sample true laws are lost: every window holds a positive number, so
/// relu(max(x)) has the value of max(x).
inline constexpr unsigned kSamples = 3;

/// One scalar in all samples.
struct Lanes {
  std::array<ExponentialElement, kSamples> samples;

  template <class Body> static Lanes make(Body body) {
    Lanes result;
    for (unsigned i = 0; i < kSamples; ++i)
      result.samples[i] = body(i);
    return result;
  }
  template <class Body> Lanes map(Body body) const {
    return make([&](unsigned i) { return body(samples[i]); });
  }
  bool isUndefined() const {
    for (const ExponentialElement &sample : samples)
      if (!sample.isDefined())
        return true;
    return false;
  }

  friend Lanes operator+(const Lanes &a, const Lanes &b) {
    return make([&](unsigned i) { return a.samples[i] + b.samples[i]; });
  }
  friend Lanes operator-(const Lanes &a, const Lanes &b) {
    return make([&](unsigned i) { return a.samples[i] - b.samples[i]; });
  }
  friend Lanes operator-(const Lanes &a) {
    return a.map([](ExponentialElement v) { return -v; });
  }
  friend Lanes operator*(const Lanes &a, const Lanes &b) {
    return make([&](unsigned i) { return a.samples[i] * b.samples[i]; });
  }
  Lanes &operator+=(const Lanes &other) {
    for (unsigned i = 0; i < kSamples; ++i)
      samples[i] += other.samples[i];
    return *this;
  }
};

class Sampled {
public:
  using Scalar = Lanes;
  using Index = int64_t;
  using Cond = bool;
  using IndexList = semantics::SmallList<int64_t>;
  using Tensor = semantics::DenseTensor<Lanes>;

  /// Lists each tensor that is made from now on, and keeps it: memory that is
  /// used again would make two of them look like one.
  void recordTensors(std::vector<Tensor> &list) { made = &list; }
  /// Of the tensor that is made after `number` others, computes these elements
  /// only.
  void restrict(unsigned number, llvm::ArrayRef<int64_t> elements) {
    restricted = number;
    wanted = elements;
  }

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

  bool require(Cond cond, std::string_view, std::string_view) { return cond; }
  bool requireEqual(Index found, Index expected, std::string_view,
                    std::string_view) {
    return found == expected;
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view,
                   std::string_view) {
    return tensor.rank() == rank;
  }

  Scalar zero() const { return {}; }
  Scalar number(double value) const {
    auto element = ExponentialElement::fromDouble(value);
    return Lanes::make([&](unsigned) { return element; });
  }
  Scalar fromIndex(Index value) const {
    auto element = ExponentialElement::fromInteger(value);
    return Lanes::make([&](unsigned) { return element; });
  }
  /// An index must be the same in all samples: that of the first.
  Index toIndex(const Scalar &value) const {
    return value.samples[0].isDefined()
               ? std::llround(value.samples[0].getOrder())
               : 0;
  }
  Scalar recip(const Scalar &value) const {
    return value.map([](ExponentialElement v) { return v.inverseByTable(); });
  }
  Scalar apply(semantics::Function function, const Scalar &value) const {
    return value.map(
        [&](ExponentialElement v) { return applyFunction(function, v); });
  }
  Scalar maximum(const Scalar &a, const Scalar &b) const {
    return Lanes::make(
        [&](unsigned i) { return larger(a.samples[i], b.samples[i]); });
  }
  Scalar minimum(const Scalar &a, const Scalar &b) const {
    return -maximum(-a, -b);
  }
  /// Exact scalars do not overflow: no shift.
  Scalar shift(const Scalar &value, const Scalar &) const { return value; }

  template <class Then, class Else>
  Scalar select(Cond cond, Then then, Else otherwise) const {
    return cond ? Scalar(then()) : Scalar(otherwise());
  }
  template <size_t N, class Body>
  Scalar sum(const std::array<Index, N> &bounds, Body body) const {
    Scalar total;
    forEach(bounds, [&](const auto &k) { total += body(k); });
    return total;
  }
  template <size_t N, class Domain, class Body>
  Scalar largest(const std::array<Index, N> &bounds, Domain domain,
                 Body body) const {
    Scalar best =
        Lanes::make([](unsigned) { return ExponentialElement::undefined(); });
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
  template <class Body> Tensor tensor(const IndexList &shape, Body body) {
    Tensor result(shape);
    std::vector<Lanes> &values = result.mutableValues();
    if (made)
      made->push_back(result);
    if (numMade++ == restricted) {
      for (int64_t element : wanted)
        values[element] = body(getPosition(shape, element));
      return result;
    }
    IndexList at(shape.size(), 0);
    for (Lanes &value : values) {
      value = body(static_cast<const IndexList &>(at));
      for (unsigned d = shape.size(); d-- > 0;) {
        if (++at[d] < shape[d])
          break;
        at[d] = 0;
      }
    }
    return result;
  }

private:
  static IndexList getPosition(const IndexList &shape, int64_t element) {
    IndexList at(shape.size(), 0);
    for (unsigned d = shape.size(); d-- > 0; element /= shape[d])
      at[d] = element % shape[d];
    return at;
  }
  static ExponentialElement larger(ExponentialElement a, ExponentialElement b) {
    return a.getOrder() < b.getOrder() || !b.isDefined() ? b : a;
  }
  static ExponentialElement applyFunction(semantics::Function function,
                                          ExponentialElement value);
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

  std::vector<Tensor> *made = nullptr;
  unsigned numMade = 0;
  unsigned restricted = ~0u;
  llvm::ArrayRef<int64_t> wanted;
};

inline ExponentialElement Sampled::applyFunction(semantics::Function function,
                                                 ExponentialElement value) {
  using semantics::Function;
  double order = value.getOrder();
  if (function == Function::Relu)
    return order < 0 ? ExponentialElement() : value;
  // The root of a negative number is continued by that of its magnitude: an
  // order that is not a number would decide maxima at random.
  if (function == Function::Sqrt)
    order = std::fabs(order);
  order = semantics::ScalarOps<double>::apply(function, order);
  if (function == Function::Exp)
    return value.exp(order);
  return value.applyRandom(static_cast<uint64_t>(function), order);
}

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_SAMPLEDALGEBRA_H
