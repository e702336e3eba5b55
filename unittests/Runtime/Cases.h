//===- Cases.h - Programs that every executor must run ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Single operators, at least one case for each of the table, and small graphs
// in which the ways of fusing, sharing and laying out values meet.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_RUNTIME_CASES_H
#define TASO_UNITTESTS_RUNTIME_CASES_H

#include "TASO/Runtime/Program.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace taso::runtime {

/// Attributes in the order in which a test writes them.
class Attributes {
public:
  Attributes &numbers(std::string_view name, std::vector<int64_t> values) {
    attributes.setNumbers(name, std::move(values));
    return *this;
  }
  Attributes &number(std::string_view name, int64_t value) {
    return numbers(name, {value});
  }
  Attributes &real(std::string_view name, double value) {
    attributes.setReal(name, value);
    return *this;
  }
  Attributes &keyword(std::string_view name, std::string value) {
    attributes.setKeyword(name, std::move(value));
    return *this;
  }
  operator const semantics::Attributes<int64_t> &() const { return attributes; }

private:
  semantics::Attributes<int64_t> attributes;
};

/// The attributes of a convolution.
Attributes convolution(int64_t stride, std::vector<int64_t> pads,
                       int64_t groups = 1, std::string activation = "none",
                       int64_t dilation = 1);

/// Builds a program step by step. What an operator refuses fails the test.
class ProgramBuilder {
public:
  using Shape = std::vector<int64_t>;

  explicit ProgramBuilder(std::string name, ElementType type = ElementType::F32)
      : type(type) {
    program.name = std::move(name);
  }

  unsigned input(Shape shape) {
    return add(std::move(shape), TensorKind::Input);
  }
  unsigned indices(Shape shape);
  unsigned weight(Shape shape) {
    return add(std::move(shape), TensorKind::Weight);
  }
  /// The first result.
  unsigned op(std::string mnemonic, std::vector<unsigned> operands,
              const semantics::Attributes<int64_t> &attributes = {}) {
    return ops(std::move(mnemonic), std::move(operands), attributes).front();
  }
  std::vector<unsigned> ops(std::string mnemonic,
                            std::vector<unsigned> operands,
                            const semantics::Attributes<int64_t> &attributes);
  ProgramBuilder &output(unsigned tensor) {
    program.tensors[tensor].kind = TensorKind::Output;
    return *this;
  }
  const Program &get() const { return program; }

private:
  unsigned add(Shape shape, TensorKind kind);

  Program program;
  ElementType type;
};

/// Programs of one step; their names begin with the mnemonic and a space.
std::vector<Program> getOperatorCases(ElementType type);
/// Programs of several.
std::vector<Program> getGraphCases(ElementType type);

} // namespace taso::runtime

#endif // TASO_UNITTESTS_RUNTIME_CASES_H
