//===- ResultCheck.h - Comparing a result with the input --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What check=true of the superoptimisation pass does.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_RESULTCHECK_H
#define TASO_LIB_TRANSFORMS_RESULTCHECK_H

#include "TASO/Interpreter/CheckEqual.h"
#include "TASO/Search/Search.h"

namespace taso {

inline constexpr char kNothingToCompare[] =
    "check=true found nothing to compare by";

/// Says, with an error, what stands against a comparison: before the search,
/// not after it.
llvm::LogicalResult requireComparable(mlir::func::FuncOp function);

/// Compares a graph with the input, and says how that went. There is no report
/// if it was interrupted. Fails, with an error, if they differ.
llvm::FailureOr<std::optional<CheckReport>>
compareResult(mlir::func::FuncOp before, mlir::func::FuncOp after,
              const CheckOptions &options, SearchStatistics &statistics);

llvm::json::Value toJSON(const CheckReport &report);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_RESULTCHECK_H
