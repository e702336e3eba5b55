//===- RandomGraph.h - Random functions for property tests ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds functions of random operators, attributes and small shapes, all valid,
// over every operator of the dialect. The same seed gives the same function.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_COMMON_RANDOMGRAPH_H
#define TASO_UNITTESTS_COMMON_RANDOMGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string_view>
#include <vector>

namespace taso::test {

struct RandomGraphOptions {
  /// Operators to add; a few more are added where one needs a constant.
  unsigned operators = 12;
  /// Probability, in percent, that a new operand is a constant and no argument.
  unsigned constantPercent = 50;
};

/// A module with one function, `main`, that returns every value that nothing
/// else uses. The context must have the taso and func dialects loaded.
mlir::OwningOpRef<mlir::ModuleOp>
makeRandomModule(mlir::MLIRContext *context, uint64_t seed,
                 const RandomGraphOptions &options = {});

/// The function `main`.
mlir::func::FuncOp getMain(mlir::ModuleOp module);

/// The operators that random graphs are made of.
std::vector<std::string_view> getRandomOperators();

} // namespace taso::test

#endif // TASO_UNITTESTS_COMMON_RANDOMGRAPH_H
