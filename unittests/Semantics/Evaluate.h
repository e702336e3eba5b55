//===- Evaluate.h - Running definitions in tests ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates an operator by its mnemonic on small tensors, over doubles and over
// the prime field alike, so that one test with values by hand checks both.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_SEMANTICS_EVALUATE_H
#define TASO_UNITTESTS_SEMANTICS_EVALUATE_H

#include "TASO/Semantics/Concrete.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

#include "gtest/gtest.h"

namespace taso::semantics {

using Shape = std::vector<int64_t>;

/// The attributes of an operator, for algebras whose indices are I.
template <class I> class Parameters {
public:
  Parameters &numbers(std::string_view name, std::vector<I> values) {
    attributes.setNumbers(name, std::move(values));
    return *this;
  }
  Parameters &number(std::string_view name, I value) {
    return numbers(name, {value});
  }
  Parameters &real(std::string_view name, double value) {
    attributes.setReal(name, value);
    return *this;
  }
  Parameters &keyword(std::string_view name, std::string value) {
    attributes.setKeyword(name, std::move(value));
    return *this;
  }
  const Attributes<I> &get() const { return attributes; }

private:
  Attributes<I> attributes;
};

/// The attributes of a window over an image with their defaults.
template <class I> Parameters<I> windowParameters() {
  return Parameters<I>()
      .numbers("strides", {1, 1})
      .numbers("pads", {0, 0, 0, 0})
      .numbers("dilations", {1, 1});
}
template <class I> Parameters<I> convolutionParameters() {
  return windowParameters<I>()
      .number("groups", 1)
      .keyword("activation", "none");
}

template <class I> SmallList<I> toList(const std::vector<I> &sizes) {
  SmallList<I> list;
  for (I size : sizes)
    list.push_back(size);
  return list;
}

/// Evaluates the operator. Fails the test if the attributes do not fit it.
template <class A>
std::vector<typename A::Tensor>
run(A &algebra, std::string_view mnemonic,
    const std::vector<typename A::Tensor> &operands,
    const Parameters<typename A::Index> &parameters) {
  EXPECT_EQ(checkAttributes(*getOperatorInfo(mnemonic), parameters.get(),
                            operands.size()),
            "");
  return getDefinition<A>(mnemonic)(algebra, operands, parameters.get());
}

/// The fixture of the tests over scalars S (double or FieldElement).
template <class S> class Values : public ::testing::Test {
protected:
  using Tensor = DenseTensor<S>;
  using P = Parameters<int64_t>;

  static S scalar(double value) { return ScalarOps<S>::number(value); }
  static Tensor tensor(const Shape &shape, const std::vector<double> &values) {
    Tensor result(toList(shape));
    EXPECT_EQ(result.mutableValues().size(), values.size());
    std::transform(values.begin(), values.end(), result.mutableValues().begin(),
                   scalar);
    return result;
  }
  /// The results; none, and a failed test, if the definition refuses.
  std::vector<Tensor> evaluate(std::string_view mnemonic,
                               const std::vector<Tensor> &operands,
                               const P &parameters = {}) {
    Concrete<S> algebra;
    auto results = run(algebra, mnemonic, operands, parameters);
    EXPECT_EQ(algebra.getError(), "");
    return results;
  }
  /// Expects one result of this shape and these elements.
  void expect(std::string_view mnemonic, const std::vector<Tensor> &operands,
              const P &parameters, const Shape &shape,
              const std::vector<double> &values) {
    SCOPED_TRACE(mnemonic);
    auto results = evaluate(mnemonic, operands, parameters);
    ASSERT_EQ(results.size(), 1u);
    expectTensor(results[0], shape, values);
  }
  static void expectTensor(const Tensor &tensor, const Shape &shape,
                           const std::vector<double> &values) {
    EXPECT_EQ(Shape(tensor.shape().begin(), tensor.shape().end()), shape);
    ASSERT_EQ(tensor.values().size(), values.size());
    for (size_t i = 0; i < values.size(); ++i)
      expectEqual(tensor.values()[i], scalar(values[i]));
  }
  static void expectEqual(double found, double expected) {
    EXPECT_DOUBLE_EQ(found, expected);
  }
  static void expectEqual(FieldElement found, FieldElement expected) {
    EXPECT_EQ(found.getResidue(), expected.getResidue());
    EXPECT_DOUBLE_EQ(found.getOrder(), expected.getOrder());
  }
  /// The message with which the definition refuses.
  std::string refuse(std::string_view mnemonic,
                     const std::vector<Tensor> &operands,
                     const P &parameters = {}) {
    Concrete<S> algebra;
    EXPECT_TRUE(run(algebra, mnemonic, operands, parameters).empty());
    return algebra.getError();
  }
};
using Scalars = ::testing::Types<double, FieldElement>;

} // namespace taso::semantics

#endif // TASO_UNITTESTS_SEMANTICS_EVALUATE_H
