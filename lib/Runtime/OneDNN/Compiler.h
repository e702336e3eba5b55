//===- Compiler.h - From a program to oneDNN primitives ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the steps. A step becomes a primitive with the pointwise steps
// behind it as post-operations; reads its operands in the layout that the
// primitive likes best, through a reorder where they lie in another one; and
// leaves its result in the layout that comes out. Reshape, transpose, slice and
// split are views where the layout can say so, and parts of a concatenation are
// written where they belong. What depends on weights only is evaluated by the
// definitions while compiling.
//
// What oneDNN lacks, or does by a slow loop of its own, runs in our loops, and
// what neither has runs by its definition.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_COMPILER_H
#define TASO_LIB_RUNTIME_ONEDNN_COMPILER_H

#include "Plan.h"

#include "../Constants.h"

#include <map>
#include <optional>

namespace taso::runtime::onednn {

/// The second operand of a binary post-operation, with the rank of the result
/// and sizes of 1 where it is repeated.
struct PostOperand {
  std::optional<unsigned> tensor;
  HostTensor constant; ///< if it is no tensor of the program
  Dims dims;
};

/// One post-operation.
struct PostOp {
  dnnl::algorithm algorithm;
  float alpha = 0, beta = 0;
  std::optional<PostOperand> operand = std::nullopt;
};

/// The window of a pool. Pads are [top, left, bottom, right]; a dilation counts
/// the gaps between elements.
struct PoolWindow {
  Dims kernel, strides, dilation, pads;
};

/// A pointwise step behind a producer.
struct ChainStep {
  unsigned step;
  std::vector<PostOp> ops;
};

/// What follows a producer: its own activation, and then steps.
struct Chain {
  std::vector<PostOp> activation;
  std::vector<ChainStep> steps;
};

/// One factor and then one term for each channel.
struct ChannelMap {
  std::vector<double> factors, terms;
  std::vector<unsigned> steps; ///< that it stands for
};

class Compiler {
public:
  Compiler(const Program &program, Plan &plan, unsigned threads);

  /// Fills the plan. Returns where the outputs will lie, all plain.
  Result<std::vector<Location>> compile();
  /// The buffers of the program's inputs.
  const std::vector<unsigned> &getInputs() const { return inputs; }

private:
  using Handler = bool (Compiler::*)(unsigned step);

  // Compiler.cpp: values.
  void addInput(unsigned input);
  std::optional<Desc> getLikelyLayout(const Dims &dims) const;
  Dims getDims(unsigned tensor) const;
  bool isConstant(unsigned tensor) const {
    return constants.isConstant(tensor);
  }
  const HostTensor &evaluate(unsigned tensor) {
    return constants.evaluate(tensor);
  }
  Location addConstant(const HostTensor &value, const Dims &dims);
  /// A constant in the layout `to`, whose elements are given in `from`.
  Location pack(const HostTensor &value, const Desc &from, const Desc &to);
  Location addTemporary(const Desc &desc);
  /// Where a kernel shall write a result in the given layout.
  Location placeResult(unsigned tensor, const Desc &desc);
  void define(unsigned tensor, Location location);
  Location locate(unsigned tensor);
  Location locate(unsigned tensor, const Desc &desc);
  Location locatePlain(unsigned tensor);
  Location reorder(const Location &from, const Desc &to, bool now);
  /// Adds a conversion of layouts.
  void addReorder(const Location &from, const Location &to);
  /// The tensor that a broadcast, read in place, repeats; else the tensor.
  unsigned getSource(unsigned tensor) const;
  bool isAvailable(unsigned tensor) const;
  void addPrimitive(const dnnl::primitive_desc_base &descriptor,
                    const dnnl::primitive &primitive,
                    std::vector<Argument> arguments,
                    std::vector<unsigned> steps);
  void addFunction(std::string name, std::vector<Argument> arguments,
                   unsigned step, HostFunction function);
  void compileStep(unsigned step);
  void compileDefinition(unsigned step);
  dnnl::primitive_attr makeAttributes() const;

  // CompilePointwise.cpp: chains, and pointwise steps that begin one.
  std::optional<std::vector<PostOp>> getPostOps(unsigned step, unsigned value);
  Chain collectChain(unsigned step);
  /// Calls `make(attributes, dst)` with as many steps of the chain as it takes:
  /// `make` returns a descriptor or throws. `dims` are those of the result as
  /// the primitive sees it.
  template <class Descriptor, class Make>
  std::pair<Descriptor, size_t> fuse(const Chain &chain, const Dims &dims,
                                     const Make &make);
  dnnl::primitive_attr makeAttributes(const Chain &chain, size_t steps,
                                      const Dims &dims, const Desc &dst) const;
  std::vector<Argument> getPostArguments(const Chain &chain, size_t steps,
                                         const Dims &dims, const Desc &dst);
  /// Adds the fused kernel and defines the result of its last step. `folded`
  /// are steps behind the first that its constants account for. `isRowMajor`
  /// says that the result, whatever its layout is called, is in row-major
  /// order.
  template <class Primitive, class Descriptor>
  void
  addFused(const Descriptor &descriptor, const Chain &chain, size_t fused,
           unsigned step, const Dims &dims, std::vector<Argument> arguments,
           const std::vector<unsigned> &folded = {}, bool isRowMajor = false);
  Location locatePostOperand(const PostOperand &operand, const Desc &desc);
  Desc chooseLayout(unsigned first, unsigned second);
  bool compileUnary(unsigned step);
  bool compileBinary(unsigned step);
  bool compileBinaryLoop(unsigned step);
  bool compileBatchNorm(unsigned step);
  bool compileUnaryLoop(unsigned step);

  // CompileChannels.cpp
  std::vector<float> getChannelConstants(const PostOp &op, int64_t channels,
                                         bool isLast);
  /// Appends a post-operation to a map. False if it is none of constants.
  bool absorb(const PostOp &op, ChannelMap &map, bool isLast);
  /// Takes from the chain the steps that only map each channel by constants.
  /// Channels are the second axis, or the last one.
  ChannelMap takeChannelMap(Chain &chain, int64_t channels,
                            bool isLast = false);
  bool compileChannels(unsigned step);
  bool compilePoolLoop(unsigned step, dnnl::algorithm kind,
                       const PoolWindow &window);

  // CompileProducts.cpp
  bool compileConvolution(unsigned step);
  bool compileMatMul(unsigned step);
  bool compileConstantProduct(unsigned step, const Dims &left,
                              const Dims &right);
  /// The weights and the bias of a convolution, with a map of its result
  /// multiplied in.
  std::pair<HostTensor, HostTensor> foldIntoWeights(const Step &step,
                                                    const ChannelMap &map);
  bool compilePool(unsigned step);
  bool addPool(unsigned step, dnnl::algorithm kind, const PoolWindow &window);
  Location locateAs(unsigned tensor, const Dims &dims, const Desc &desc);
  Desc chooseMatrix(unsigned tensor, const Dims &dims);

  // CompileReductions.cpp
  bool compileReduction(unsigned step);
  bool compileGlobalPool(unsigned step);
  bool compileReductionPrimitive(unsigned step);
  bool compileSoftmax(unsigned step);
  bool compileLayerNorm(unsigned step);

  // CompileMovement.cpp
  bool compileReshape(unsigned step);
  bool compileTranspose(unsigned step);
  bool compileSlice(unsigned step);
  bool compileSplit(unsigned step);
  bool compileConcat(unsigned step);
  bool compileConcatLoop(unsigned step, const Desc &whole);
  void findParts();
  std::optional<Location> placePart(unsigned tensor, const Desc &desc);
  bool compilePad(unsigned step);
  bool compileBroadcast(unsigned step);
  void repeat(unsigned step);
  bool compileGather(unsigned step);
  Location makePart(unsigned tensor, unsigned axis, int64_t start,
                    int64_t size);

  /// A tensor that a concatenation puts in one piece into its result, `start`
  /// elements from the beginning.
  struct Part {
    unsigned step;
    int64_t start;
  };

  const Program &program;
  Plan &plan;
  Constants constants;
  unsigned threads;
  unsigned scratch;
  std::vector<unsigned> inputs;
  std::vector<std::vector<unsigned>> users; ///< steps, once for each use
  std::vector<bool> fusedSteps;
  /// Where a tensor lies; the first is where it was computed.
  std::vector<std::vector<Location>> locations;
  std::map<unsigned, Part> parts; ///< by tensor
  /// Where concatenations that some part was written for will lie, by step.
  std::map<unsigned, Location> joined;
  std::vector<unsigned> journal; ///< tensors that got a location, in order
};

/// True if the implementation is one of oneDNN's plain loops.
bool isSlow(const dnnl::primitive_desc_base &descriptor);
/// True if the layout is strided without blocks.
bool isStrided(const Desc &desc);
/// True if the layout is row-major without gaps.
bool isPlain(const Desc &desc);
/// True if the layout has neither gaps nor padding.
bool isDense(const Desc &desc);

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_COMPILER_H
