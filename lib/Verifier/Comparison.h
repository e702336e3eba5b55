//===- Comparison.h - Do two functions differ on given inputs? --*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target refines its source: where the source is defined, the target is too,
// and has the same value. Where the source divides by zero or takes the maximum
// of nothing, anything goes. Values are compared exactly, over the prime field.
// Only where exp, tanh and the like occur, which stand for random functions
// there, must a run in double differ as well.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_COMPARISON_H
#define TASO_LIB_VERIFIER_COMPARISON_H

#include "Instance.h"

namespace taso {

/// One value for each argument of the functions: doubles that float and the
/// prime field hold exactly.
using Inputs = llvm::SmallVector<HostTensor<double>>;

/// The first element that differs.
struct Difference {
  unsigned result = 0;
  int64_t position = 0;
  double source = 0, target = 0;
  /// False where the target divides by zero or takes the maximum of nothing.
  bool targetIsDefined = true;
};

struct Comparison {
  Outcome outcome = Outcome::Undefined;
  std::optional<Difference> difference;
};

/// Compares source and target; `opaque` says that they apply functions that are
/// random in the field.
Comparison compare(mlir::func::FuncOp source, mlir::func::FuncOp target,
                   const Inputs &inputs, bool opaque);

/// True if a run in double shows the difference too: the maximum of nothing,
/// which is minus infinity there, may hide it.
bool showsInDouble(mlir::func::FuncOp source, mlir::func::FuncOp target,
                   const Inputs &inputs, const Difference &difference);

/// How many different kinds of inputs there are.
inline constexpr unsigned kInputKinds = 4;

/// Random inputs of a kind: numbers of both signs, positive ones, mostly
/// negative ones, and integers from -2 to 2, of which many are zero or equal.
Inputs drawInputs(mlir::func::FuncOp function, unsigned kind, Random &random);

} // namespace taso

#endif // TASO_LIB_VERIFIER_COMPARISON_H
