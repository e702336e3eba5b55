//===- ShapeArithmetic.h - Integer tensors known in advance ----*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Real models compute the shapes they reshape to. KnownIntegers evaluates such
// shape arithmetic (Shape, Gather, Concat, ..) where everything it reads is
// known, so that the reshape becomes static. The nodes themselves stay.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_SHAPEARITHMETIC_H
#define TASO_LIB_CONVERSION_SHAPEARITHMETIC_H

#include "MirroredForm.h"

#include "llvm/ADT/DenseMap.h"

namespace taso::conversion {

/// The values of a function that are known integer tensors.
class KnownIntegers {
public:
  explicit KnownIntegers(int64_t opset) : opset(opset) {}

  /// Evaluates an `onnx.*` operation; operations are visited in order. Returns
  /// true if its result is known from now on.
  bool visit(mlir::Operation *op);

  /// The integers of a value that was visited, or of a constant.
  std::optional<IntTensor> get(mlir::Value value) const;

private:
  int64_t opset;
  llvm::DenseMap<mlir::Value, IntTensor> known;
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_SHAPEARITHMETIC_H
