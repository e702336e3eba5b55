//===- CheckEqual.h - Are two functions equal? ------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares two functions on random inputs: first exactly, over the prime field,
// and where that shows a difference (which a law about exp, or rounded weights,
// may cause) or costs too much, in double within a tolerance. Operations of
// other dialects, and of dynamic shapes, stand for unknown functions of the
// values they get.
//
// A check must be able to fail: one in which no output depends on the inputs,
// or is finite, is refused.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_INTERPRETER_CHECKEQUAL_H
#define TASO_INTERPRETER_CHECKEQUAL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <functional>
#include <optional>
#include <string>

namespace taso {

struct CheckOptions {
  uint64_t seed = 1;
  /// Random inputs; 2 at least. Every second has positive elements only.
  unsigned samples = 2;
  /// Largest difference in double, relative to the largest element of the
  /// output. Outputs of type f16 and bf16 are allowed 8 units in the last
  /// place of 1 in their type if that is more.
  double tolerance = 1e-5;
  /// Above this many scalar operations (both functions, one sample) the exact
  /// comparison is left out.
  double maxFlops = 2e10;
  /// Asked now and then. Once it says yes, which it must go on to do, the
  /// comparison fails without an error.
  std::function<bool()> stopRequested = {};
};

/// An element that two functions compute differently.
struct ElementDifference {
  unsigned output = 0;
  llvm::SmallVector<int64_t> index;
  double before = 0, after = 0;
};

struct CheckReport {
  /// Where the functions were compared: "prime field" or "double".
  std::string domain;
  /// True if all elements are equal that the first function defines: an output may
  /// be defined in more places than it was.
  bool equal = false;
  /// True if the functions were not told apart, but could not have been: no
  /// output is finite and depends on the inputs, or it is not known which of
  /// their weights are the same. `equal` is then false.
  bool vacuous = false;
  /// Why `equal` is false: the output, the index and the two values. Empty if
  /// equal.
  std::string mismatch;
  /// Where the mismatch is, if it is one of elements.
  std::optional<ElementDifference> difference;
  /// Why the domain is not the prime field; empty if it is.
  std::string whyNotExact;
  unsigned outputsCompared = 0;
  /// Weights without elements that both functions use. One is the other by its
  /// name, type of elements and size.
  unsigned unknownWeights = 0;
  unsigned samples = 0;
  /// Outputs that, on every sample, are not finite or do not depend on the
  /// inputs.
  unsigned degenerateOutputs = 0;
  /// The largest differences seen over all elements of all outputs: absolute,
  /// relative to the largest element of the output, and in units in the last
  /// place of the output's type. In the double domain they are those of double results; in
  /// the prime field those of one run of both functions in float, which the
  /// verdict ignores.
  double maxAbs = 0, maxRel = 0;
  uint64_t maxUlp = 0;

  /// One sentence for a remark or an error.
  std::string summary() const;
};

/// Why `checkEqual` could not evaluate a function, for example since its values
/// do not fit into memory; else an empty string.
std::string whyNotComparable(mlir::func::FuncOp function);

/// Compares two functions of equal types. Fails, with an error at the function
/// or operation, if the types differ or one of them cannot be evaluated.
llvm::FailureOr<CheckReport> checkEqual(mlir::func::FuncOp before,
                                        mlir::func::FuncOp after,
                                        const CheckOptions &options = {});

/// The scalar operations of all operators of the dialect in a function, by
/// their definitions; operations with dynamic shapes count as nothing.
double countScalarOperations(mlir::func::FuncOp function);

/// True if an operator of the function applies exp, tanh or another function
/// that stands for a random one in the prime field, so that laws about it do
/// not hold there.
bool appliesOpaqueFunction(mlir::func::FuncOp function);

} // namespace taso

#endif // TASO_INTERPRETER_CHECKEQUAL_H
