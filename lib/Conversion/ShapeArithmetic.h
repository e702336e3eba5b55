//===- ShapeArithmetic.h - Integer tensors known in advance ----*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Real models compute the shapes they reshape to. KnownIntegers evaluates such
// shape arithmetic (Shape, Gather, Concat, ..) where everything it reads is
// known, so that the reshape becomes static. The nodes themselves stay. Dynamic
// sizes are known as what they are: those of some dimension of some tensor.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_SHAPEARITHMETIC_H
#define TASO_LIB_CONVERSION_SHAPEARITHMETIC_H

#include "MirroredForm.h"

#include "llvm/ADT/DenseMap.h"

#include <limits>
#include <vector>

namespace taso::conversion {

/// A dynamic size.
struct OpenSize {
  mlir::Value tensor;
  unsigned dim;
};

/// The values of a function that are known integer tensors.
class KnownIntegers {
public:
  explicit KnownIntegers(int64_t opset) : opset(opset) {}

  /// Evaluates an `onnx.*` operation; operations are visited in order. Returns
  /// true if its result is known from now on, but perhaps for open sizes.
  bool visit(mlir::Operation *op);

  /// The integers of a value that was visited, or of a constant. None if some
  /// are not known.
  std::optional<IntTensor> get(mlir::Value value) const;
  /// The same, where numbers may stand for open sizes.
  std::optional<IntTensor> getWithSizes(mlir::Value value) const;

  /// True if a number stands for an open size: no size is so negative.
  static bool isOpen(int64_t number) { return number < kEndOfOpen; }
  const OpenSize &getOpenSize(int64_t number) const {
    return openSizes[number - kFirstOpen];
  }
  /// A number for an open size.
  int64_t addOpenSize(OpenSize size);

private:
  static constexpr int64_t kFirstOpen = std::numeric_limits<int64_t>::min();
  static constexpr int64_t kEndOfOpen = kFirstOpen + (int64_t(1) << 32);

  int64_t opset;
  llvm::DenseMap<mlir::Value, IntTensor> known;
  std::vector<OpenSize> openSizes;
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_SHAPEARITHMETIC_H
