//===- Trace.h - The way from a graph to a cheaper one ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a search did to a function, exactly enough to do it again: each
// application of a rule, with the operations that it matched, and each
// simplification between them. A trace can be replayed in part, which finds the
// step that changed what a function computes. docs/Trace.md documents the file.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_TRACE_H
#define TASO_SEARCH_TRACE_H

#include "TASO/Rules/RuleSet.h"

#include "TASO/Dialect/AssumedSizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace taso {

inline constexpr int kTraceVersion = 1;

/// An operation, by what it computes.
struct TraceOperation {
  std::string name;
  uint64_t computes = 0; ///< GraphHasher::hashOperations
  /// How many operations before it in the block compute the same.
  unsigned ordinal = 0;
};

/// An application of a rule or, without a rule, a simplification.
struct TraceStep {
  std::string rule, hash;
  /// Which commutative operations of the rule have their operands exchanged:
  /// bit i for the i-th.
  unsigned operandOrder = 0;
  /// The operations matched, in the order of the rule's source.
  std::vector<TraceOperation> operations;
  unsigned root = 0;   ///< which of them is the pattern's root
  unsigned action = 0; ///< steps of one action were chosen together
  /// The action normalises the whole graph, as action 0 always does.
  bool isWhole = false;
  /// 0 for what the action itself applies; then the rounds of normalising. Each
  /// begins with a simplification, which is a step if it changes something.
  unsigned round = 0;
  uint64_t graph = 0; ///< GraphHasher::hashGraph of what comes out
};

/// What was done to one function.
struct FunctionTrace {
  std::string function; ///< its name
  uint64_t input = 0;   ///< hashInput of what it was before
  /// The sizes that were assumed of dynamic dimensions, by argument and
  /// dimension; `input` is of the function with these.
  AssumedSizes assumed;
  std::vector<TraceStep> steps;
};

/// A hash of a function with one block: of its type, the attributes of its
/// arguments and what it computes. Not of names, of locations or of the order
/// of independent operations. Weights that are resources count by their name.
uint64_t hashInput(mlir::func::FuncOp function);

/// A list of `[argument, dimension, size]`.
llvm::json::Array toJSON(const AssumedSizes &sizes);

llvm::json::Value toJSON(const std::vector<FunctionTrace> &traces);
/// The error names the field that is wrong.
llvm::Expected<std::vector<FunctionTrace>> parseTraces(llvm::StringRef json);

/// Takes the first `numSteps` steps of the trace on a copy of the function.
/// Fails, with an error at the function, if it is not the trace's input, a rule
/// is not in the set or has another text, a step does not match, or a step
/// gives another graph than it gave. `firstNumber` is the number of the first
/// step in the file, for messages.
llvm::FailureOr<mlir::OwningOpRef<mlir::func::FuncOp>>
replay(mlir::func::FuncOp function, std::shared_ptr<const RuleSet> rules,
       const FunctionTrace &trace, size_t numSteps, size_t firstNumber = 1);

} // namespace taso

#endif // TASO_SEARCH_TRACE_H
