//===- ForeignFunctions.h - Unknown operations as functions -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check must evaluate operations that nobody gave a meaning. Each stands for
// an unknown function of its operands, chosen by its name, attributes and
// regions, and both sides of the check get the same one.
//
// Over the prime field the results are a hash of the operands: different values
// give unrelated results, as exact evaluation needs. In floating point, where
// equal graphs differ in the last bits, the function must be continuous: each
// result is a sine of a random linear form of the operands and of their sum.
//
// Private to lib/Interpreter.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_INTERPRETER_FOREIGNFUNCTIONS_H
#define TASO_LIB_INTERPRETER_FOREIGNFUNCTIONS_H

#include "TASO/Interpreter/Interpreter.h"

namespace taso::detail {

/// A hash of what an operation is: its name, its attributes and its regions,
/// but not its operands. The same in every context and on every run.
uint64_t hashOperation(mlir::Operation *op);

/// The results of an unknown operation on the given operands. `seed` chooses
/// the functions; values lie in the range where they are numbers.
template <class S>
llvm::SmallVector<HostTensor<S>>
evaluateForeign(mlir::Operation *op, llvm::ArrayRef<HostTensor<S>> operands,
                uint64_t seed, const RandomRange &range);

} // namespace taso::detail

#endif // TASO_LIB_INTERPRETER_FOREIGNFUNCTIONS_H
