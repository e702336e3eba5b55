//===- EndToEnd.h - Whole functions, timed --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms: what a search found is only an improvement if the
// device says so. Prices of kernels do not add up exactly: layouts, caches and
// overlap are seen by whole graphs only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_ENDTOEND_H
#define TASO_LIB_TRANSFORMS_ENDTOEND_H

#include "TASO/Cost/Profiler.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso {

/// Two functions, timed in turns.
struct EndToEnd {
  runtime::Measurement before, after;

  /// True unless the second function is slower.
  bool isNoSlower() const { return after.median <= before.median; }
};

/// Times both functions. On failure `why` says what is in the way: an operation
/// that is in no program, or the profiler.
llvm::FailureOr<EndToEnd> measureEndToEnd(mlir::func::FuncOp before,
                                          mlir::func::FuncOp after,
                                          Profiler &profiler, std::string &why);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_ENDTOEND_H
