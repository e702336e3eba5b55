//===- Programs.h - From operations to programs -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes functions and single kernels as programs (TASO/Runtime/Program.h),
// which executors run and profilers measure.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_COST_PROGRAMS_H
#define TASO_COST_PROGRAMS_H

#include "TASO/Cost/Kernels.h"
#include "TASO/Runtime/Program.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace taso {

struct ProgramOptions {
  /// Fill large constants from seeds as well.
  bool dropElements = false;
  /// Leave out what is no operator of taso: its results become inputs, and what
  /// it reads becomes outputs. Without, such an operation is an error.
  bool leaveOutForeign = false;
};

/// The program of a function of `taso` operations in one block, of static
/// shapes. Constants, arguments marked `taso.weight` and what is computed from
/// such values only are weights: constants with their elements, unless they are
/// dropped, all others are filled from seeds. The outputs are the values that
/// are computed and returned, each once, in the order in which they are
/// computed. Arguments and results have their names from `onnx.name`, or are
/// `arg0`, .. and `result0`, .. by their places. Fails, with an error at the
/// operation, where there is no such program.
llvm::FailureOr<runtime::Program>
exportProgram(mlir::func::FuncOp function, const ProgramOptions &options = {});

/// The names that exportProgram gives to the results, in their order. One that
/// is returned twice, or not computed, is no output of its own.
std::vector<std::string> getResultNames(mlir::func::FuncOp function);

/// Bytes of weights that stay in a cache from one run of a model to the next.
/// The same for all devices, so that a recorded table serves wherever it is
/// read.
inline constexpr int64_t kCachedWeights = int64_t{1} << 20;

/// The program of one kernel: what it reads are inputs or, if `weights` has
/// them, weights; what is read outside is an output. A broadcast that only a
/// pointwise operation reads is a step of the program, since no kernel writes
/// its result. The program is a fragment: layouts are free. Its weights are
/// cold where the weights of the whole are more than kCachedWeights. Equal
/// kernels give equal programs. On failure `why` says what is in the way:
/// another dialect, a shape or an element type that is not known.
llvm::FailureOr<runtime::Program> exportKernel(const Kernel &kernel,
                                               const WeightValues &weights,
                                               std::string &why);

/// A hash of all that exportKernel looks at, for use in one process.
uint64_t hashKernel(const Kernel &kernel, const WeightValues &weights);

} // namespace taso

#endif // TASO_COST_PROGRAMS_H
