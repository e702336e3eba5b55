//===- Canonicalization.h - Patterns shared by files ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Dialect: an operator's patterns may stand in several files, by
// subject, and one of them collects them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_DIALECT_CANONICALIZATION_H
#define TASO_LIB_DIALECT_CANONICALIZATION_H

#include "mlir/IR/PatternMatch.h"

namespace taso {

/// A slice that stays within one part of a concatenation slices that part.
void populateSliceOfConcat(mlir::RewritePatternSet &results);

} // namespace taso

#endif // TASO_LIB_DIALECT_CANONICALIZATION_H
