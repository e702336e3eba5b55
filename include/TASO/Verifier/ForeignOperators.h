//===- ForeignOperators.h - Rules over other dialects -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA and ONNX operations that mean exactly what an operator of the dialect
// means, with the same operands. Element-wise operations of two operands are
// not among them: theirs broadcast, ours do not, so a proof would say too
// little.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_FOREIGNOPERATORS_H
#define TASO_VERIFIER_FOREIGNOPERATORS_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace taso {

/// True if the pattern has an operation of another dialect.
bool hasForeignOperators(mlir::pdl::PatternOp rule);

/// A copy of the rule in which each such operation is the operator that it
/// means. What has no such meaning stays. Attributes are renamed, and constants
/// get the dialect's kinds: `axis = 1 : si64` becomes `1 : i64`.
mlir::OwningOpRef<mlir::pdl::PatternOp>
translateForeignOperators(mlir::pdl::PatternOp rule);

} // namespace taso

#endif // TASO_VERIFIER_FOREIGNOPERATORS_H
