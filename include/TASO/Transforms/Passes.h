//===- Passes.h - Passes on tensor graphs -----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TRANSFORMS_PASSES_H
#define TASO_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace taso {

#define GEN_PASS_DECL
#include "TASO/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "TASO/Transforms/Passes.h.inc"

/// Adds `--taso-report=FILE` to the command line: where --taso-superoptimize
/// writes its report if its own option `report` is empty.
void registerSuperoptimizeCLOptions();

} // namespace taso

#endif // TASO_TRANSFORMS_PASSES_H
