//===- DimensionSizes.h - Which dimension gets which size -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms: what the option of --taso-specialize says, and
// where it applies. A dimension is named as ONNX models do (`onnx.dim_params`
// of an argument), or by its position, `arg0:1`.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_DIMENSIONSIZES_H
#define TASO_LIB_TRANSFORMS_DIMENSIONSIZES_H

#include "TASO/Dialect/AssumedSizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <map>
#include <string>

namespace taso {

/// New sizes of dynamic dimensions, by argument and dimension.
using ArgumentSizes = AssumedSizes;

/// `argN:dim`.
std::string describeDimension(unsigned argument, unsigned dim);

/// The names of the dynamic dimensions of an argument, by their numbers.
llvm::SmallVector<std::pair<size_t, std::string>>
getDynamicNames(mlir::BlockArgument argument);

class DimensionSizes {
public:
  /// Reads `name=size` and `argN:dim=size`. One that is malformed, or there
  /// twice, is an error.
  static llvm::FailureOr<DimensionSizes>
  parse(llvm::ArrayRef<std::string> entries, mlir::MLIRContext *context);

  /// Fails, with an error that lists the names there are, if no function has a
  /// dimension of a given name; positions need one function.
  llvm::LogicalResult check(mlir::ModuleOp module) const;

  /// What applies to a function. Fails, with an error, where a position is no
  /// dynamic dimension, or gets two sizes.
  llvm::FailureOr<ArgumentSizes> find(mlir::func::FuncOp function) const;

private:
  void addNamed(mlir::func::FuncOp function, ArgumentSizes &sizes) const;
  llvm::LogicalResult addPositions(mlir::func::FuncOp function,
                                   ArgumentSizes &sizes) const;

  std::map<std::string, int64_t> byName;
  ArgumentSizes byPosition;
};

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_DIMENSIONSIZES_H
