//===- Plan.h - Kernels and the memory they run on --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the compiler makes of a program: kernels as data, in the order in which
// they run, and the buffers that they read and write. Nothing here needs CUDA,
// so that plans are made, run and tested where there is none.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_CUDA_PLAN_H
#define TASO_LIB_RUNTIME_CUDA_PLAN_H

#include "Kernels.h"

#include "TASO/Runtime/Executor.h"

#include <string>
#include <variant>
#include <vector>

namespace taso::runtime::cuda {

Storage getStorage(ElementType type);
/// 4, 2, 2 or 4.
unsigned getBytes(Storage storage);

using Dims = std::vector<int64_t>;

/// A tensor in a buffer. Strides and offset are in elements.
struct Location {
  unsigned buffer = 0;
  int64_t offset = 0;
  Dims dims, strides;

  int64_t getElements() const;
  /// True if the elements are in row-major order without gaps.
  bool isPlain() const;
};

/// The strides of row-major order.
Dims getPlainStrides(const Dims &dims);

/// The same elements under another shape, if strides can say so.
std::optional<Location> reshape(const Location &location, const Dims &dims);

/// Merges neighbouring dimensions wherever all the tensors' strides allow it,
/// and drops those of size 1. The dimension `kept`, if it is not -1, stays as
/// it is, and is given its new position.
void collapse(Dims &dims, std::vector<Dims> &strides, int &kept);

/// What a library computes at the end of its kernel. Operands are those of the
/// kernel's epilogue.
struct LibraryEpilogue {
  int bias = -1;     ///< an operand that varies with the channel only
  int residual = -1; ///< an operand of the result's shape
  enum { None, Relu, GeluTanh } activation = None;
  unsigned ops = 0; ///< how many of the epilogue's operations these are
};

/// A convolution by cuDNN. Arguments: result, image, kernel, and the epilogue's
/// operands from operand 1 on.
struct Convolution {
  int image[4], kernel[4], result[4];
  int strides[2], pads[2], dilations[2], groups;
  Pointwise epilogue; ///< in place
  LibraryEpilogue fused;
};

/// A matrix of a product: row-major with a leading dimension, or its transpose.
struct Matrix {
  bool transposed = false;
  int64_t leading = 1, batchStride = 0;
};

/// [batches, m, k] times [batches, k, n] by cuBLASLt. Arguments as above.
struct Product {
  int64_t batches = 1, m = 1, n = 1, k = 1;
  Matrix left, right;
  Pointwise epilogue; ///< in place
  LibraryEpilogue fused;
};

/// The operations of an epilogue that a library left over, and its operands:
/// the first is the result of the library's kernel.
Pointwise getEpilogue(const Pointwise &epilogue, unsigned done);
Pointers getEpiloguePointers(const Pointers &pointers);

struct Argument {
  unsigned buffer;
  int64_t offset;
};

struct Kernel {
  std::string name;
  std::vector<unsigned> steps;     ///< of the program; none for a copy
  std::vector<Argument> arguments; ///< the first is the result
  Storage storage; ///< of all arguments but the indices of a gather
  std::variant<Pointwise, Concat, Pad, Gather, MergeGroups, Pool, Reduce,
               Softmax, LayerNorm, Convolution, Product>
      body;
};

enum class BufferKind {
  Input,     ///< given for each run
  Constant,  ///< known before the first run
  Temporary, ///< a part of one block of memory, which it shares with others
};

struct Buffer {
  BufferKind kind;
  Storage storage;
  uint64_t bytes;
  HostTensor value{};  ///< of a constant
  uint64_t offset = 0; ///< of a temporary, in bytes from the block's beginning
};

struct Plan {
  std::vector<Buffer> buffers;
  std::vector<Kernel> kernels;
  uint64_t blockBytes = 0;

  unsigned addBuffer(BufferKind kind, Storage storage, int64_t elements);
  /// Gives temporaries their offsets: those whose lifetimes meet do not
  /// overlap. `live` are read after the last kernel.
  void shareMemory(const std::vector<unsigned> &live);
};

} // namespace taso::runtime::cuda

#endif // TASO_LIB_RUNTIME_CUDA_PLAN_H
