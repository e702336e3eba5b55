//===- Normalisation.h - One spelling for one pattern -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PDLL without the definitions of our operators writes the result of an
// operation as a range: here it is `pdl.result 0` where the operator has one
// result. Each use of a result in the source has its own pdl.result.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_NORMALISATION_H
#define TASO_RULES_NORMALISATION_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"

namespace taso {

/// Rewrites a pattern in place; what it matches stays.
void normalisePattern(mlir::pdl::PatternOp pattern);

} // namespace taso

#endif // TASO_RULES_NORMALISATION_H
