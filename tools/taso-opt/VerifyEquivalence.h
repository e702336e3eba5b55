//===- VerifyEquivalence.h - Comparing two files ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `taso-opt --taso-verify-equivalence before.mlir after.mlir`.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOOPT_VERIFYEQUIVALENCE_H
#define TASO_TOOLS_TASOOPT_VERIFYEQUIVALENCE_H

#include "mlir/IR/DialectRegistry.h"

namespace taso::tools {

/// Registers `--taso-verify-equivalence` and `--taso-verify-function`.
void registerEquivalenceOptions();

/// True if the command line asks for a comparison.
bool isEquivalenceRequested();

/// Compares the two files, prints the verdict, and returns the exit code: 0 if
/// the functions are proved or tested to be equal, else 1. `input` and
/// `output` are what the command line gives beside the two files; other than
/// "-" they are errors.
int verifyEquivalence(llvm::StringRef input, llvm::StringRef output,
                      mlir::DialectRegistry &registry);

} // namespace taso::tools

#endif // TASO_TOOLS_TASOOPT_VERIFYEQUIVALENCE_H
