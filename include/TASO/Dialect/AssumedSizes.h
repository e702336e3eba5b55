//===- AssumedSizes.h - Sizes that are only assumed -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search needs sizes to price a graph with, also where dimensions are
// dynamic. Then it works on types such as
//
//   tensor<8x64xf32, #taso.assumed<[0]>>
//
// which stand for tensor<?x64xf32>: the 8 is what the dimension is assumed to
// be. Prices, programs and comparisons take it. Whatever must hold for all
// sizes (rules, folds, canonicalization) does not see it: see getKnownShape.
// Results of operators are inferred with and without the assumption. No such
// type leaves the search.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_ASSUMEDSIZES_H
#define TASO_DIALECT_ASSUMEDSIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

#include <map>

namespace taso {

/// True for a tensor of which a size is assumed.
bool hasAssumedSizes(mlir::Type type);

/// The shape in which sizes that are assumed are dynamic.
llvm::SmallVector<int64_t> getKnownShape(mlir::RankedTensorType type);

/// The type of these sizes, of which those are assumed that are dynamic in
/// `known` only.
mlir::RankedTensorType makeAssumedType(llvm::ArrayRef<int64_t> sizes,
                                       llvm::ArrayRef<int64_t> known,
                                       mlir::Type elementType);

/// The type with its assumed sizes dynamic again; others stay as they are.
mlir::Type forgetAssumedSizes(mlir::Type type);

/// The same for all values of a function of one block, and for the sizes that
/// its operations list.
void forgetAssumedSizes(mlir::func::FuncOp function);

/// Sizes by argument and dimension.
using AssumedSizes = std::map<std::pair<unsigned, unsigned>, int64_t>;

/// Those of a function's arguments.
AssumedSizes getAssumedSizes(mlir::func::FuncOp function);

/// True if an attribute of the operation lists a size that is assumed: what it
/// says holds for that size only, so no rule may read it.
bool listsAssumedSizes(mlir::Operation *op);

} // namespace taso

#endif // TASO_DIALECT_ASSUMEDSIZES_H
