//===- InitAll.h - Registration of all dialects and passes ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For tools. The functions are inline, so that a tool links only what it uses.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_INITALL_H
#define TASO_INITALL_H

#include "TASO/Conversion/ForeignDialects.h"
#include "TASO/Conversion/Passes.h"
#include "TASO/Conversion/StableHLOPasses.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Pipelines/Pipelines.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Transforms/Passes.h"

namespace taso {

/// All dialects that the passes and translations read or write.
inline void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<TASODialect, ONNXDialect, mlir::func::FuncDialect,
                  mlir::pdl::PDLDialect>();
  registerForeignDialects(registry);
}

/// All passes of TASO, and the general ones of MLIR.
inline void registerAllPasses() {
  mlir::registerTransformsPasses();
  registerTASOConversionPasses();
  registerTASOStableHLOPasses();
  registerTASOTransformsPasses();
  registerTASOPipelines();
  registerSuperoptimizeCLOptions();
}

} // namespace taso

#endif // TASO_INITALL_H
