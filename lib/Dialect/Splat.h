//===- Splat.h - Constants of one repeated element --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Dialect. Folding computes with splats only: they take one
// element whatever their shape, so no fold makes the module large. Weights of
// distinct elements are the business of --taso-fold-weights, which has a bound.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_DIALECT_SPLAT_H
#define TASO_LIB_DIALECT_SPLAT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"

namespace taso {

/// The element of a floating-point constant whose elements are all equal.
std::optional<llvm::APFloat> getSplat(mlir::Attribute attribute);

/// True if the attribute is a constant whose elements are all `value`.
bool isSplat(mlir::Attribute attribute, double value);

/// The constant of type `type` whose elements are all `value`; null if the
/// type's shape is not static.
mlir::OpFoldResult makeSplat(mlir::RankedTensorType type, llvm::APFloat value);

/// What an operator that moves, drops or repeats elements makes of the splat
/// `operand`: the splat of type `result`. Null if it is none, or if it would
/// grow to more than kMaxGrownSplat elements: an exporter writes each element.
mlir::OpFoldResult moveSplat(mlir::Attribute operand,
                             mlir::RankedTensorType result);
inline constexpr int64_t kMaxGrownSplat = 1024;

/// The splat of `function(lhs, rhs)`, where both are splats and the function
/// (one of APFloat's, which return a status) is exact on them. A result that
/// would be rounded stays a computation: folding keeps exact values, too.
using SplatFunction = llvm::APFloat::opStatus (*)(llvm::APFloat &lhs,
                                                  const llvm::APFloat &rhs);
mlir::OpFoldResult foldSplats(mlir::Attribute lhs, mlir::Attribute rhs,
                              mlir::RankedTensorType result,
                              SplatFunction function);

llvm::APFloat::opStatus addSplats(llvm::APFloat &lhs, const llvm::APFloat &rhs);
llvm::APFloat::opStatus subtractSplats(llvm::APFloat &lhs,
                                       const llvm::APFloat &rhs);
llvm::APFloat::opStatus multiplySplats(llvm::APFloat &lhs,
                                       const llvm::APFloat &rhs);
llvm::APFloat::opStatus divideSplats(llvm::APFloat &lhs,
                                     const llvm::APFloat &rhs);

} // namespace taso

#endif // TASO_LIB_DIALECT_SPLAT_H
