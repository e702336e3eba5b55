//===- taso-lsp-server.cpp - TASO in editors ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's language server with the dialects that TASO reads and writes: errors
// as they are typed, types of values, and where they are defined and used.
//
//===----------------------------------------------------------------------===//

#include "Common/ToolOptions.h"

#include "TASO/Conversion/ForeignDialects.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "llvm/Support/CommandLine.h"

#include <cstdlib>

using namespace mlir;

int main(int argc, char **argv) {
  taso::tools::registerCommonOptions();
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  Neovim:
    vim.lsp.start{ name = "taso", cmd = { "taso-lsp-server" } }
  Visual Studio Code, with the extension MLIR, in settings.json:
    "mlir.server_path": "/usr/local/bin/taso-lsp-server"
)");
  DialectRegistry registry;
  registry.insert<taso::TASODialect, taso::ONNXDialect, func::FuncDialect,
                  pdl::PDLDialect>();
  taso::registerForeignDialects(registry);
  return failed(MlirLspServerMain(argc, argv, registry)) ? EXIT_FAILURE
                                                         : EXIT_SUCCESS;
}
