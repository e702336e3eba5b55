//===- Algebra.h - What an operator's definition may use --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operator is defined once, as a template over an *algebra* `A` (the
// "tagless final" style): the definition says which requirements its operands
// meet, which shape each result has, and which scalar stands at each index. The
// algebra decides what that means:
//
//   Concrete<S>     loops over dense tensors of scalars S: the interpreter (S =
//                   float, double) and exact evaluation (S = FieldElement)
//   ShapeInference  forgets the scalars, keeps the shapes, and lets dimensions
//                   be unknown: type inference and verification
//   WorkCount       counts the scalar operations: FLOPs for the cost models
//
// An algebra provides
//
//   types     Index, Cond, Scalar, Tensor, IndexList
//   indices   + - * on Index; index(int64), literal(Index), floorDiv, mod,
//             minimum, less, atMost, equal, both(Cond, Cond), either(Cond,
//             Cond)
//   demands   require, requireEqual, requireRank: a false one makes the
//             definition return no results; the algebra keeps the message
//   scalars   + - * on Scalar; zero, number(double), fromIndex, recip, apply,
//             maximum, minimum, shift, toIndex
//   select(cond, thunk, thunk)
//   sum(bounds, body), largest(bounds, domain, body), count(bounds, domain)
//   tensor(shape, body)  the tensor that has body(index) at each index; a lazy
//                        algebra keeps the body, so bodies capture by value
//
// and a Tensor provides rank(), dim(i), shape(), operator()(i, j, ...) and
// at(IndexList).
//
// Everything here needs the standard library only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_ALGEBRA_H
#define TASO_SEMANTICS_ALGEBRA_H

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace taso::semantics {

/// Tensors of a higher rank are refused (and left alone by the importers).
inline constexpr unsigned kMaxRank = 8;

/// The scalar functions that the definitions apply as symbols. Relu is decided
/// by the order; the others are opaque to exact evaluation and to proofs.
enum class Function { Relu, Sigmoid, Tanh, Exp, Sqrt, Erf };

/// Up to kMaxRank indices or sizes, without allocation.
template <class I> class SmallList {
public:
  SmallList() = default;
  SmallList(std::initializer_list<I> init) {
    for (const I &value : init)
      push_back(value);
  }
  SmallList(unsigned count, I value) {
    for (unsigned i = 0; i < count; ++i)
      push_back(value);
  }
  void push_back(I value) {
    assert(length < kMaxRank && "rank limit");
    values[length++] = value;
  }
  void insert(unsigned position, I value) {
    push_back(value);
    for (unsigned i = length - 1; i > position; --i)
      values[i] = values[i - 1];
    values[position] = value;
  }
  void erase(unsigned position) {
    for (unsigned i = position; i + 1 < length; ++i)
      values[i] = values[i + 1];
    --length;
  }
  unsigned size() const { return length; }
  I &operator[](unsigned i) { return values[i]; }
  const I &operator[](unsigned i) const { return values[i]; }
  const I *begin() const { return values.data(); }
  const I *end() const { return values.data() + length; }

private:
  std::array<I, kMaxRank> values{};
  unsigned length = 0;
};

/// The parameters of one operator: numbers (possibly symbolic), reals and
/// keywords by name. What is present is checked against the operator's
/// AttributeSpecs before a definition sees it.
template <class I> class Attributes {
public:
  void setNumbers(std::string_view name, std::vector<I> list) {
    numbers[std::string(name)] = std::move(list);
  }
  void setReal(std::string_view name, double value) {
    reals[std::string(name)] = value;
  }
  void setKeyword(std::string_view name, std::string value) {
    keywords[std::string(name)] = std::move(value);
  }

  const std::vector<I> &list(std::string_view name) const {
    static const std::vector<I> empty;
    auto it = numbers.find(name);
    return it == numbers.end() ? empty : it->second;
  }
  I number(std::string_view name) const {
    const std::vector<I> &values = list(name);
    return values.empty() ? I(0) : values.front();
  }
  double real(std::string_view name) const {
    auto it = reals.find(name);
    return it == reals.end() ? 0.0 : it->second;
  }
  std::string_view keyword(std::string_view name) const {
    auto it = keywords.find(name);
    return it == keywords.end() ? std::string_view() : it->second;
  }

private:
  std::map<std::string, std::vector<I>, std::less<>> numbers;
  std::map<std::string, double, std::less<>> reals;
  std::map<std::string, std::string, std::less<>> keywords;
};

/// Keeps the first requirement that failed: the base of every algebra that
/// checks requirements as it goes.
class RequirementLog {
public:
  bool failed() const { return !message.empty(); }
  /// The first failure as "what: expected .., found .. [label]", else empty.
  const std::string &getError() const { return message; }
  void clearError() { message.clear(); }

protected:
  bool fail(std::string_view label, const std::string &text) {
    if (message.empty())
      message = text + " [" + std::string(label) + "]";
    return false;
  }

private:
  std::string message;
};

template <class A> using Operands = const std::vector<typename A::Tensor> &;
template <class A> using Results = std::vector<typename A::Tensor>;
template <class A> using AttributesOf = const Attributes<typename A::Index> &;

/// How an operator's attribute is stored.
enum class AttributeKind {
  Number,  ///< one integer
  Numbers, ///< a list of integers
  Sizes,   ///< a list of sizes, of which some may be unknown
  Real,    ///< a double
  Keyword, ///< one of a few words
};

/// Which values of its kind an attribute takes. The first four are complete
/// lists; of the others, which the definition constrains further, the rule
/// generator enumerates the values named here. Axes are those of the first
/// operand, counted from 0.
enum class AttributeDomain {
  Any,         ///< not listed: whatever the definition accepts
  Flag,        ///< 0 or 1
  Axis,        ///< an axis
  Axes,        ///< a strictly increasing list of axes
  Permutation, ///< each axis once
  Strides,     ///< the same distance along both axes
  Padding,     ///< of a window: none, or as much as keeps the image's size
  Ones,        ///< 1 in each entry
  Groups,      ///< as many as the channels of the operands call for
  Window,      ///< the size of a window or kernel
  Count,       ///< how many groups become one
  Size,        ///< a size of some tensor in the graph
  Shape,       ///< the shape of some tensor in the graph
  Parts,       ///< two sizes that add up to that of the axis
  Start,       ///< where a part of the axis begins
  Extent,      ///< how much of the axis a part takes
  Step,        ///< the distance of the elements of a part
  Border,      ///< elements to add along one axis
};

/// One attribute of an operator. `length` is the required length of a list, or
/// -1 where it follows from an operand's rank (checked by the definition).
/// `words` are those of a keyword; the first one is the plain case.
struct AttributeSpec {
  std::string_view name;
  AttributeKind kind;
  int length = -1;
  AttributeDomain domain = AttributeDomain::Any;
  std::vector<std::string_view> words = {};
};

inline AttributeSpec axisAttribute() {
  return {"axis", AttributeKind::Number, -1, AttributeDomain::Axis};
}

inline AttributeSpec flagAttribute(std::string_view name) {
  return {name, AttributeKind::Number, -1, AttributeDomain::Flag};
}

inline AttributeSpec keywordAttribute(std::string_view name,
                                      std::vector<std::string_view> words) {
  return {name, AttributeKind::Keyword, -1, AttributeDomain::Any,
          std::move(words)};
}

/// Facts about an operator that do not follow from its definition.
enum OperatorTrait : unsigned {
  kNoTraits = 0,
  /// Each result element depends on the same element of each operand only.
  kPointwise = 1,
  /// The two operands may be exchanged.
  kCommutative = 2,
  /// Moves or repeats elements, computes nothing.
  kDataMovement = 4,
  /// Same elements in the same order: no kernel is needed at all.
  kView = 8,
  /// No operands: a constant, computed before the model runs.
  kConstant = 16,
  /// The result repeats elements of the operand and holds nothing else.
  kRepeats = 32,
  /// Of the operand beyond `minOperands`, where there is one, only the sizes
  /// count: they are those that an attribute leaves open.
  kTakesSizes = 64,
};

/// The static description of an operator.
struct OperatorInfo {
  std::string_view name; ///< the mnemonic, for example "conv2d"
  unsigned minOperands;
  int maxOperands; ///< -1: any number
  int numResults;  ///< -1: any number
  unsigned traits;
  std::vector<AttributeSpec> attributes;

  bool has(OperatorTrait trait) const { return traits & trait; }
};

} // namespace taso::semantics

#endif // TASO_SEMANTICS_ALGEBRA_H
