//===- Lint.h - What is wrong with a rule file ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PDL accepts much that then crashes, silently never matches, or rewrites
// wrongly. The linter refuses it, with the place, what is wrong and a hint.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_LINT_H
#define TASO_RULES_LINT_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace taso {

/// Checks a module of pure patterns. Emits one error for each fault; returns
/// failure if there was any.
llvm::LogicalResult lintRules(mlir::ModuleOp pure);

/// Checks one pattern, in the same way.
llvm::LogicalResult lintPattern(mlir::pdl::PatternOp pattern);

} // namespace taso

#endif // TASO_RULES_LINT_H
