//===- CanonicalizationPatterns.h - The dialect's own rewrites --*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `--canonicalize` does to operations of the dialect, for those who
// canonicalise many small functions without a pass manager.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_CANONICALIZATIONPATTERNS_H
#define TASO_DIALECT_CANONICALIZATIONPATTERNS_H

#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace taso {

/// The canonicalisation patterns of all operations of the dialect. They may be
/// shared between threads.
mlir::FrozenRewritePatternSet
getCanonicalizationPatterns(mlir::MLIRContext *context);

} // namespace taso

#endif // TASO_DIALECT_CANONICALIZATIONPATTERNS_H
