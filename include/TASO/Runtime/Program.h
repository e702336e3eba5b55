//===- Program.h - A graph as a plain list of operations --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What executors run and profilers measure: tensors, and the steps that compute
// them. A step names an operator of the dialect by its mnemonic, and bears the
// attributes that the operator's definition reads (lib/Semantics). The JSON
// form is described in docs/Program.md.
//
// Standard library only, C++17: used by the compiler and by tools that are
// built where there is no LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RUNTIME_PROGRAM_H
#define TASO_RUNTIME_PROGRAM_H

#include "TASO/Runtime/Result.h"
#include "TASO/Semantics/Concrete.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace taso::runtime {

/// Elements on the host are floats, whatever the element type: values of a
/// narrower type are rounded to it, and integers are held as numbers.
using HostTensor = semantics::DenseTensor<float>;

/// I32 and I64 hold the indices of a gather.
enum class ElementType { F32, F16, BF16, I32, I64 };
/// "f32", "f16", "bf16", "i32" or "i64".
std::string_view getName(ElementType type);
/// 4, 2, 2, 4 or 8.
unsigned getBytes(ElementType type);

enum class TensorKind {
  Input,        ///< given for each run
  Weight,       ///< known before the first run
  Intermediate, ///< computed by a step
  Output,       ///< computed by a step, and returned
};
/// "input", "weight", "intermediate" or "output".
std::string_view getName(TensorKind kind);

struct Tensor {
  std::string name; ///< not empty, and no other tensor's
  std::vector<int64_t> shape;
  ElementType type = ElementType::F32;
  TensorKind kind = TensorKind::Intermediate;
  /// A weight's elements in row-major order, or one element that all are equal
  /// to. Null: the weight is filled from the seed.
  std::shared_ptr<const std::vector<float>> data;
  uint64_t seed = 0;
  /// Of an input of a fragment: what computes it may write it where the program
  /// wants it, as a part of a concatenation.
  bool isMovable = false;

  /// The number of elements: 1 for a scalar.
  int64_t getElements() const;
};

/// "[2, 3]", for messages.
std::string printShape(const std::vector<int64_t> &shape);

/// Operands and results are positions in Program::tensors.
struct Step {
  std::string op; ///< the mnemonic, for example "conv2d"
  std::vector<unsigned> operands, results;
  semantics::Attributes<int64_t> attributes;
};

struct Program {
  std::string name;
  /// A part of a larger program. A kernel that is timed alone would get and
  /// leave its tensors in row-major order; as a part it takes over the layout
  /// of its neighbours, so conversions of layouts are not timed.
  bool isFragment = false;
  /// Each timed run begins with weights in memory and not in the caches, as in
  /// a larger program that has more weights than caches hold.
  bool hasColdWeights = false;
  std::vector<Tensor> tensors;
  /// In an order in which they can be run.
  std::vector<Step> steps;

  /// Appends a tensor and returns its position.
  unsigned addTensor(Tensor tensor);
  void addStep(Step step);
  /// The positions of the tensors of a kind, in their order.
  std::vector<unsigned> getTensors(TensorKind kind) const;
};

/// Why the program cannot be run, or nothing: names, ranks and sizes, operators
/// and their attributes, the order of the steps, the shapes that the
/// definitions give to results, and one element type per step (gather's indices
/// apart). Executors take only programs that pass.
Status checkProgram(const Program &program);

/// Reads the JSON form and checks the program. Fails with a position in the
/// text, or the path of the field, and never otherwise, whatever the text.
Result<Program> parseProgram(std::string_view json);

/// Reads `{"op", "operands", "attributes"}` as a program of one step, whose
/// results are named "result0", .. and have the shapes of the definition.
Result<Program> parseOperation(std::string_view json);

/// The JSON form: one line, or indented lines. The same program gives the same
/// bytes, and reading them gives the program back.
std::string printProgram(const Program &program, bool indent = true);

/// The shapes that a step's definition gives to its results. Looks at the
/// operator, the attributes and the operands' shapes only.
Result<std::vector<std::vector<int64_t>>> inferShapes(const Program &program,
                                                      const Step &step);

/// The elements of a weight, or random ones for an input. Random elements lie
/// in
/// [-1, 1); where the tensor's uses call for it they are positive (square
/// roots, divisors, variances), small (weights of products, so that deep graphs
/// stay in range) or whole numbers that index an axis. The same arguments give
/// the same elements everywhere.
HostTensor makeElements(const Program &program, unsigned tensor,
                        uint64_t seed = 0);

/// Random elements for all inputs.
std::vector<HostTensor> makeInputs(const Program &program, uint64_t seed);

/// The value rounded to nearest, ties to even, in the type.
float roundTo(float value, ElementType type);

} // namespace taso::runtime

#endif // TASO_RUNTIME_PROGRAM_H
