//===- taso-reduce.cpp - Make a failing graph small -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's reducer with the dialects and passes of TASO, and with reductions of
// its operations.
//
//===----------------------------------------------------------------------===//

#include "Common/ToolOptions.h"
#include "GraphReduction.h"

#include "TASO/Conversion/ForeignDialects.h"
#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"

#include <cstdlib>

using namespace mlir;

int main(int argc, char **argv) {
  taso::tools::registerCommonOptions();
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  A script gets the name of a file, and exits with 1 while it shows the fault:
    #!/bin/sh
    taso-opt "$1" --taso-superoptimize=check=true 2>&1 | grep -q "not equal" && exit 1
    exit 0
  taso-reduce model.mlir --taso-reduction="test=./fails.sh" -o small.mlir
)");
  registerTransformsPasses();
  taso::registerTASOConversionPasses();
  taso::registerTASOTransformsPasses();
  taso::tools::registerGraphReduction();
  DialectRegistry registry;
  registry.insert<taso::TASODialect, taso::ONNXDialect, func::FuncDialect,
                  pdl::PDLDialect>();
  taso::registerForeignDialects(registry);
  MLIRContext context(registry);
  return failed(mlirReduceMain(argc, argv, context)) ? EXIT_FAILURE
                                                     : EXIT_SUCCESS;
}
