//===- StableHLOForm.h - Operations of StableHLO ---------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What both conversions know of StableHLO: how records are spelled, and what
// the body of a reduction does. A record cannot hold regions, so it holds the
// name of the one operation that a body applies.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_STABLEHLOFORM_H
#define TASO_LIB_CONVERSION_STABLEHLOFORM_H

#include "Source.h"

#include "mlir/IR/Builders.h"

namespace taso::conversion {

inline constexpr SourceForm kHloSource = {"stablehlo.source", "constant",
                                          "value"};
/// On constants that records name.
inline constexpr llvm::StringLiteral kHloId = "stablehlo.id";
/// On operations whose results the model itself does not use.
inline constexpr llvm::StringLiteral kHloUnused = "stablehlo.unused";
/// On records: the operation that a body applies to its two arguments.
inline constexpr llvm::StringLiteral kHloBody = "stablehlo.body";

/// The name of the operation by which the body of a reduction combines its two
/// arguments; empty for bodies that do anything else.
llvm::StringRef getHloBody(mlir::Operation *reduction);

/// Fills the region of a reduction.
void buildHloBody(mlir::Region &region, llvm::StringRef name,
                  mlir::Type element);

/// The elements of a constant of StableHLO, arith or taso; null for all else.
mlir::ElementsAttr getHloElements(mlir::Value value);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_STABLEHLOFORM_H
