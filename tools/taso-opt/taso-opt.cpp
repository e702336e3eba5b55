//===- taso-opt.cpp - Optimise tensor graphs ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<taso::TASODialect, mlir::func::FuncDialect>();
  mlir::registerTransformsPasses();
  taso::registerCheckEqual();
  taso::registerTASOConversionPasses();
  taso::registerEvaluate();
  taso::registerFoldWeights();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "TASO tensor-graph superoptimizer\n", registry));
}
