//===- SizeExpressions.h - Dynamic sizes as expressions ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether two dynamic dimensions have one size whenever the program runs: then
// nothing is broadcast between them. Sizes of results are computed by the
// definitions of the operators, as affine expressions over the sizes that
// nothing is known of.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_SIZEEXPRESSIONS_H
#define TASO_DIALECT_SIZEEXPRESSIONS_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

namespace taso {

/// Remembers the sizes of what it was asked for, and of what that is computed
/// from. Operations may be added meanwhile; those that are erased must be
/// forgotten first, and types may only become more precise.
class SizeExpressions {
public:
  /// Given a result of another dialect's operation, the value whose shape it
  /// has, or null. It must be computed before.
  using KeptShape = std::function<mlir::Value(mlir::OpResult)>;

  explicit SizeExpressions(KeptShape keptShape = {})
      : keptShape(std::move(keptShape)) {}

  /// All dimensions of one name have one size.
  void setName(mlir::Value value, unsigned dim, llvm::StringRef name);

  /// True if both dimensions have the same size in every run in which the
  /// operations before are defined. The values are ranked tensors.
  bool areEqual(mlir::Value a, unsigned dimA, mlir::Value b, unsigned dimB);

  /// Forgets the results of an operation that is to be erased.
  void forget(mlir::Operation *op);

private:
  friend class SizeAlgebra;
  using Sizes = llvm::SmallVector<mlir::AffineExpr, 4>;

  const Sizes &get(mlir::Value value);
  llvm::SmallVector<mlir::Value> getSources(mlir::Value value) const;
  Sizes compute(mlir::Value value);
  Sizes infer(mlir::OpResult result);
  Sizes inferByDefinition(mlir::OpResult result);
  mlir::AffineExpr makeSymbol(mlir::MLIRContext *context);
  /// The symbol that stands for an expression that is not linear.
  mlir::AffineExpr nameExpression(mlir::AffineExpr expression);

  KeptShape keptShape;
  llvm::DenseMap<mlir::Value, Sizes> sizes;
  /// The symbols of names, and of the dimensions that have them.
  llvm::StringMap<mlir::AffineExpr> names;
  llvm::DenseMap<std::pair<mlir::Value, unsigned>, mlir::AffineExpr> named;
  llvm::DenseMap<mlir::AffineExpr, mlir::AffineExpr> expressions;
  unsigned numSymbols = 0;
};

} // namespace taso

#endif // TASO_DIALECT_SIZEEXPRESSIONS_H
