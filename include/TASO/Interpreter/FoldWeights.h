//===- FoldWeights.h - Evaluating what depends on constants -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites leave operators on weights behind, such as the concatenation of two
// kernels. They are evaluated once, here, and become constants, as long as the
// constants do not outgrow the model.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_INTERPRETER_FOLDWEIGHTS_H
#define TASO_INTERPRETER_FOLDWEIGHTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso {

struct FoldOptions {
  /// The bytes of a function's constants may grow to the larger of this factor
  /// times the bytes before, and the bytes before plus `slack` bytes.
  double maxGrowth = 2;
  int64_t slack = int64_t{256} << 20;
};

struct FoldReport {
  /// Operators of the dialect that are gone, and constants put in their place.
  unsigned operatorsFolded = 0, constantsCreated = 0;
  /// Operators on constants that stay because their results would be too large.
  unsigned operatorsKept = 0;
  /// Bytes of the elements of the function's constants, also where they are
  /// stored as one (a splat).
  int64_t bytesBefore = 0, bytesAfter = 0;
};

/// Folds what depends on constants only, in place, and drops dead constants.
/// Fails, with an error at the operation, if one cannot be evaluated; the
/// function then computes what it did before.
llvm::FailureOr<FoldReport> foldWeights(mlir::func::FuncOp function,
                                        const FoldOptions &options = {});

} // namespace taso

#endif // TASO_INTERPRETER_FOLDWEIGHTS_H
