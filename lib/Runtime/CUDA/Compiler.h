//===- Compiler.h - From a program to kernels -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the steps. Transpose, slice, split, broadcast and, where
// strides can say so, reshape are views: our kernels read through strides. A
// step takes the pointwise steps behind it into its kernel. What depends on
// weights only is evaluated by the definitions while compiling.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_COMPILER_H
#define TASO_LIB_RUNTIME_CUDA_COMPILER_H

#include "Plan.h"

#include "../Constants.h"

#include <optional>

namespace taso::runtime::cuda {

/// Operations on a value, one after the other, which begin with step
/// `steps.front()`. Operand 0 is the value itself.
struct Chain {
  std::vector<PointwiseOp> ops;
  std::vector<Location> operands;
  std::vector<unsigned> steps;
  unsigned result; ///< the tensor that comes out
};

class Compiler {
public:
  Compiler(const Program &program, Plan &plan);

  /// Fills the plan. Returns where the outputs will lie, in row-major order.
  Result<std::vector<Location>> compile();
  /// The buffers of the program's inputs.
  const std::vector<unsigned> &getInputs() const { return inputs; }

private:
  using Handler = void (Compiler::*)(unsigned step);

  // Compiler.cpp: values and views.
  const Dims &getDims(unsigned tensor) const {
    return program.tensors[tensor].shape;
  }
  bool isAvailable(unsigned tensor) const;
  Location locate(unsigned tensor);
  Location locatePlain(unsigned tensor);
  Location copy(const Location &from);
  Location addTemporary(Storage storage, const Dims &dims);
  Location addConstant(Storage storage, const HostTensor &value, Dims dims);
  Storage getStorage(unsigned tensor) const {
    return cuda::getStorage(program.tensors[tensor].type);
  }
  void define(unsigned tensor, Location location);
  template <class Body>
  void addKernel(std::string name, std::vector<unsigned> steps, Body body,
                 const Location &result, const std::vector<Location> &operands);
  void compileStep(unsigned step);
  void compileTranspose(unsigned step);
  void compileSplit(unsigned step);
  void compileReshape(unsigned step);
  void compileSlice(unsigned step);
  void compileBroadcast(unsigned step);

  // CompilePointwise.cpp
  bool append(Chain &chain, unsigned step, unsigned value);
  bool appendUnary(Chain &chain, const Step &step);
  void appendOperand(Chain &chain, unsigned tensor, const Dims &dims,
                     PointwiseOp op);
  void collect(Chain &chain);
  void appendActivation(Chain &chain, const Step &step);
  void compilePointwise(unsigned step);
  /// Adds a kernel with the chain as its epilogue: the result of the chain lies
  /// where that of the kernel does.
  template <class Body>
  void addWithEpilogue(std::string name, Body body, Chain chain,
                       const Location &result, std::vector<Location> operands);

  // CompileKernels.cpp
  void compileConvolution(unsigned step);
  void compileMatMul(unsigned step);
  bool compileEmptyProduct(unsigned step);
  void compilePool(unsigned step);
  void compileConcat(unsigned step);
  void compilePad(unsigned step);
  void compileEnlarge(unsigned step);
  Location addPad(unsigned step, const Location &x, const Dims &low,
                  const Dims &high, double value);
  void compileGather(unsigned step);
  void compileMergeGroups(unsigned step);
  void compileReduction(unsigned step);
  void compileSoftmax(unsigned step);
  void compileLayerNorm(unsigned step);

  const Program &program;
  Plan &plan;
  Constants constants;
  std::vector<unsigned> inputs;
  std::vector<std::vector<unsigned>> users; ///< steps, once for each use
  std::vector<bool> fusedSteps;
  std::vector<std::optional<Location>> locations;
  std::optional<Error> failure;
};

/// Sizes for a kernel.
Grid makeGrid(const Dims &dims);
Strides makeStrides(const Dims &strides);
/// A kernel that applies operations to operands of the shape `dims`.
Pointwise makePointwise(const Location &result,
                        const std::vector<Location> &operands,
                        const std::vector<PointwiseOp> &ops);

/// What a library can do of a chain behind a product whose channels lie along
/// an axis.
LibraryEpilogue findEpilogue(const Chain &chain, unsigned axis,
                             bool takesResidual, bool takesGelu);

template <class Body>
void Compiler::addWithEpilogue(std::string name, Body body, Chain chain,
                               const Location &result,
                               std::vector<Location> operands) {
  chain.operands[0] = result;
  body.epilogue = makePointwise(result, chain.operands, chain.ops);
  operands.insert(operands.end(), chain.operands.begin() + 1,
                  chain.operands.end());
  addKernel(std::move(name), chain.steps, body, result, operands);
  define(chain.result, result);
}

template <class Body>
void Compiler::addKernel(std::string name, std::vector<unsigned> steps,
                         Body body, const Location &result,
                         const std::vector<Location> &operands) {
  std::vector<Argument> arguments{{result.buffer, result.offset}};
  for (const Location &operand : operands)
    arguments.push_back({operand.buffer, operand.offset});
  plan.kernels.push_back({std::move(name), std::move(steps),
                          std::move(arguments),
                          plan.buffers[result.buffer].storage, body});
}

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_COMPILER_H
