//===- Interpreter.h - Running functions of taso operators ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs operations of the dialect by their definitions in lib/Semantics, over
// one of three scalars S:
//
//   float         as a runtime would, but for the order of sums; results of
//                 type f16 and bf16 are rounded to it after each operation
//   double        the same without rounding: what float approximates
//   FieldElement  exact: equal rational functions give equal residues
//
// Everything here is instantiated for these three.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_INTERPRETER_INTERPRETER_H
#define TASO_INTERPRETER_INTERPRETER_H

#include "TASO/Interpreter/HostTensor.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace taso {

template <class S>
using InterpretedResults = llvm::FailureOr<llvm::SmallVector<HostTensor<S>>>;

/// Supplies the results of an operation that the interpreter does not know,
/// given its operands followed by the values that its regions use from outside
/// (in the order of getUsedValuesDefinedAbove).
template <class S>
using ForeignEvaluator = llvm::function_ref<InterpretedResults<S>(
    mlir::Operation *op, llvm::ArrayRef<HostTensor<S>> operands)>;

/// Evaluates one operator of the dialect, or `taso.constant`, on the values of
/// its operands. Fails, with an error at the operation, if it belongs to
/// another dialect, if a shape is dynamic or too large, if the operands do not
/// have the shapes of their types, or if a constant's elements are not there.
template <class S>
InterpretedResults<S> interpretOp(mlir::Operation *op,
                                  llvm::ArrayRef<HostTensor<S>> operands);

/// Evaluates a function of one block and returns what it returns. Values are
/// freed after their last use. Operations that cannot be evaluated (of other
/// dialects, of dynamic shapes) go to `foreign`; an error is reported at the
/// first of them where there is none.
template <class S>
InterpretedResults<S> interpret(mlir::func::FuncOp function,
                                llvm::ArrayRef<HostTensor<S>> inputs,
                                ForeignEvaluator<S> foreign = nullptr);

/// True for the operations that `interpretOp` knows: operators of the dialect
/// and `taso.constant`.
bool isInterpretable(mlir::Operation *op);

/// True if `interpretOp` can also evaluate it: shapes are static, results not
/// too large, and the elements of a constant there.
bool canInterpret(mlir::Operation *op);

/// Random inputs for a function, one for each argument, drawn from seeds that
/// differ by argument. Arguments that are no tensors of static shape get one
/// random element, a token for whatever they are.
template <class S>
llvm::SmallVector<HostTensor<S>> randomInputs(mlir::func::FuncOp function,
                                              uint64_t seed,
                                              const RandomRange &range = {});

} // namespace taso

#endif // TASO_INTERPRETER_INTERPRETER_H
