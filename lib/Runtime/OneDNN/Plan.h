//===- Plan.h - Kernels and the memory they run on --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the compiler makes of a program: a list of kernels (oneDNN primitives
// and our own loops) and the buffers that they read and write. Buffers of
// intermediate results share memory where their lifetimes do not meet.
//
// Exceptions of oneDNN and of allocation pass through here; the executor turns
// them into errors.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_PLAN_H
#define TASO_LIB_RUNTIME_ONEDNN_PLAN_H

#include "TASO/Runtime/Executor.h"

#include <dnnl.hpp>

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace taso::runtime::onednn {

using Desc = dnnl::memory::desc;
using Dims = dnnl::memory::dims;

/// Elements in a buffer. Offsets stand here and never in the layout: matrix
/// products of oneDNN 2.6 ignore them there.
struct Location {
  unsigned buffer = 0;
  Desc desc;
  int64_t offset = 0; ///< of the layout's beginning, in elements

  /// The same place in another layout, whose offset counts from here.
  Location as(Desc other) const {
    int64_t start = offset + other.data.offset0;
    other.data.offset0 = 0;
    return {buffer, other, start};
  }
};

enum class BufferKind {
  Input,     ///< the caller's memory
  Constant,  ///< filled while compiling
  Temporary, ///< shares memory with others
  Scratch,   ///< the one scratch space of all primitives
};

/// An operand or result of a kernel.
struct Argument {
  int index; ///< DNNL_ARG_..; of no meaning for our own loops
  Location location;
  bool written = false;
};

/// Gets the address of the first element of each argument.
using HostFunction = std::function<void(const std::vector<float *> &)>;

/// A primitive, or one of our own loops.
struct Kernel {
  std::string name;
  std::vector<unsigned> steps; ///< of the program; none for a reorder
  dnnl::primitive primitive;
  HostFunction function; ///< in place of the primitive
  std::vector<Argument> arguments;
};

/// A layout in row-major order without gaps.
Desc getPlain(const Dims &dims);

class Plan {
public:
  Plan(dnnl::engine engine) : engine(engine), stream(engine) {}

  unsigned addBuffer(BufferKind kind, size_t bytes);
  /// A constant buffer, ready to be filled.
  float *getConstant(unsigned buffer) { return address(buffer); }
  /// Frees a constant buffer that no kernel will read.
  void release(unsigned buffer);
  /// Makes a buffer that has no memory yet at least so large.
  void enlarge(unsigned buffer, size_t bytes);
  BufferKind getKind(unsigned buffer) const { return buffers[buffer].kind; }

  void addKernel(Kernel kernel) { kernels.push_back(std::move(kernel)); }
  size_t getKernelCount() const { return kernels.size(); }
  /// Removes the kernels behind the first `count`.
  void truncate(size_t count) { kernels.resize(count); }
  /// Runs a primitive while compiling, on constant buffers.
  void runNow(const dnnl::primitive &primitive,
              const std::vector<Argument> &arguments);

  /// Gives memory to all buffers, and takes it from constants that no kernel
  /// reads. `live` are read after the last kernel.
  void finish(const std::vector<unsigned> &live);

  /// Puts all constants out of the caches.
  void evictConstants() const;
  /// Sets the memory of an input.
  void bind(unsigned buffer, float *data);
  /// Runs all kernels, or all but the conversions of layouts: then the others
  /// find what the run before left in their operands.
  void run(bool convertsLayouts = true);

  /// The elements of a finished plan's location, which is plain.
  const float *getData(const Location &location) const;
  uint64_t getWorkspaceBytes() const { return workspace; }
  std::vector<FusedGroup> getGroups() const;
  dnnl::engine getEngine() const { return engine; }

private:
  struct Free {
    void operator()(void *data) const;
  };
  using Memory = std::unique_ptr<float, Free>;
  struct Buffer {
    BufferKind kind;
    size_t bytes;
    float *data = nullptr;
    std::shared_ptr<float> constant; ///< the memory of a constant
  };
  /// A kernel's arguments with their addresses.
  struct Bound {
    std::unordered_map<int, dnnl::memory> memories;
    std::vector<float *> pointers;
  };
  /// Where an input's address stands.
  struct Use {
    size_t kernel, argument;
  };

  float *address(unsigned buffer) const { return buffers[buffer].data; }
  Memory allocate(size_t bytes);
  void dropUnread(const std::vector<unsigned> &live);
  void shareConstants();
  void shareMemory(const std::vector<unsigned> &live);
  void bindKernels();

  dnnl::engine engine;
  dnnl::stream stream;
  std::vector<Buffer> buffers;
  std::vector<Kernel> kernels;
  std::vector<Bound> bound;
  std::vector<std::vector<Use>> uses; ///< of inputs, by buffer
  std::vector<Memory> memories;
  uint64_t workspace = 0;
};

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_PLAN_H
