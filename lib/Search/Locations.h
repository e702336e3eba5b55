//===- Locations.h - Where operations stand, for people ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locations of the original function as reports and explanations print them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_SEARCH_LOCATIONS_H
#define TASO_LIB_SEARCH_LOCATIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>
#include <vector>

namespace taso::detail {

/// A location without `loc(..)`; the parts of a fused one, each once.
std::string toText(mlir::Location loc);

/// Where the operations at the given positions of the block stand: their
/// locations, each once, or `operation 3 (taso.relu)` for one without.
std::vector<std::string> describeOrigins(mlir::func::FuncOp function,
                                         llvm::ArrayRef<unsigned> positions);

} // namespace taso::detail

#endif // TASO_LIB_SEARCH_LOCATIONS_H
