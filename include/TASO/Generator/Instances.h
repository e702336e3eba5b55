//===- Instances.h - A candidate's graphs with one witness ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph of a candidate, with the shapes and attributes of one witness, is a
// concrete graph: its shapes are inferred here, and it becomes a function of
// taso operations, on which rules can be matched.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_INSTANCES_H
#define TASO_GENERATOR_INSTANCES_H

#include "TASO/Generator/Candidate.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace taso::generator {

/// The shapes of the results of one node.
using ResultShapes = std::vector<Shape>;

/// Infers the shapes of all results, by node. Fails if the graph is ill-typed.
llvm::FailureOr<std::vector<ResultShapes>>
inferShapes(const Graph &graph, llvm::ArrayRef<Shape> inputs,
            llvm::ArrayRef<AttributeValues> attributes);

/// Appends to the module a function that takes all inputs, as tensors of f32
/// (of i64 where they are indices), and returns the results of the graph.
/// Fails, and adds nothing, if the graph is ill-typed. The context must have
/// loaded the taso and func dialects.
llvm::FailureOr<mlir::func::FuncOp>
buildFunction(mlir::ModuleOp module, const Graph &graph,
              llvm::ArrayRef<Shape> inputs,
              llvm::ArrayRef<AttributeValues> attributes, llvm::StringRef name);

} // namespace taso::generator

#endif // TASO_GENERATOR_INSTANCES_H
