//===- FunctionVariants.h - From one function to others ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule that moves data through a function of one number, as a slice through
// gelu, mostly holds for every function. To enumerate all of them would only
// repeat the same equations, so the rule for another function is derived from
// the text of the rule for one. It is a conjecture: the caller proves it like
// any other rule.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_FUNCTIONVARIANTS_H
#define TASO_GENERATOR_FUNCTIONVARIANTS_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace taso::generator {

/// The rules with another pointwise operator of one operand in place of the one
/// in `rule`, without a name. There are none unless the rule has one such
/// operator, all others only move data, and the attributes of the one occur
/// nowhere else. Attributes of the other operator may be anything, and stay.
std::vector<mlir::OwningOpRef<mlir::pdl::PatternOp>>
deriveFunctionVariants(mlir::pdl::PatternOp rule);

} // namespace taso::generator

#endif // TASO_GENERATOR_FUNCTIONVARIANTS_H
