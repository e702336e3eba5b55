//===- SearchRemarks.h - What a search says of itself -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The remarks and warnings of the superoptimisation pass about one search.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_SEARCHREMARKS_H
#define TASO_LIB_TRANSFORMS_SEARCHREMARKS_H

#include "TASO/Search/Search.h"

namespace taso {

/// Says what was found: by which rules, if `graph` is taken, and for what gain.
void emitRemarks(mlir::func::FuncOp function, const SearchResult &result,
                 const FoundGraph *graph);

/// Says where the search was not all that it could be.
void reportLimits(mlir::func::FuncOp function, const SearchResult &result,
                  const SearchOptions &options);

/// Says what the prices are made of, and what is wrong with them.
void reportPrices(mlir::func::FuncOp function, const CostModel &model);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_SEARCHREMARKS_H
