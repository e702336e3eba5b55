//===- OperationIndex.h - Operations by what they compute -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Traces name operations by what they compute from the inputs of the function:
// that is the same whatever values are called and however independent
// operations are ordered.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_OPERATIONINDEX_H
#define TASO_LIB_SEARCH_OPERATIONINDEX_H

#include "TASO/Rules/GraphHash.h"
#include "TASO/Search/Trace.h"

#include <map>

namespace taso::detail {

/// The operations of a function as it is when the index is made.
class OperationIndex {
public:
  OperationIndex(mlir::func::FuncOp function, GraphHasher &hasher);

  /// How a trace names an operation of the block.
  TraceOperation describe(mlir::Operation *op) const;
  /// The operation that a trace names, or null.
  mlir::Operation *find(const TraceOperation &named) const;

private:
  llvm::DenseMap<mlir::Operation *, uint64_t> hashes;
  /// In block order; several only before equal ones were made one.
  std::map<uint64_t, llvm::SmallVector<mlir::Operation *, 1>> byHash;
};

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_OPERATIONINDEX_H
