//===- taso-translate.cpp - Between .onnx files and MLIR ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules are printed with locations, because these hold the names of values.
//
//===----------------------------------------------------------------------===//

#include "Common/ToolOptions.h"

#include "TASO/InitAll.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static LogicalResult
importModel(const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
            llvm::raw_ostream &os, MLIRContext *context) {
  auto options = taso::tools::getImportOptions(context);
  if (failed(options))
    return failure();
  const llvm::MemoryBuffer *buffer =
      sourceMgr->getMemoryBuffer(sourceMgr->getMainFileID());
  auto module = taso::importONNX(buffer->getMemBufferRef(), context, *options);
  if (failed(module) || failed(verify(**module)))
    return failure();
  (*module)->print(os, OpPrintingFlags().enableDebugInfo(true));
  return success();
}

static void registerTranslations() {
  static TranslateRegistration importing(
      "import-onnx", "Mirror an .onnx model in onnx.* operations", importModel);
  static TranslateFromMLIRRegistration exporting(
      "export-onnx", "Write mirrored onnx.* operations as an .onnx model",
      [](ModuleOp module, llvm::raw_ostream &os) {
        return taso::exportONNX(module, os);
      },
      taso::registerAllDialects);
}

int main(int argc, char **argv) {
  taso::tools::registerToolOptions();
  registerTranslations();
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-translate --import-onnx model.onnx -o model.mlir
  taso-translate --import-onnx --dim batch=1 model.onnx -o model.mlir
  taso-translate --export-onnx model.mlir -o model.onnx
)");
  return failed(
      mlirTranslateMain(argc, argv, "TASO: between .onnx files and MLIR\n"));
}
