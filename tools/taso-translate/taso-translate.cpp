//===- taso-translate.cpp - Between MLIR and other formats ----------------===//
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

#include "TASO/Cost/Programs.h"
#include "TASO/InitAll.h"
#include "TASO/Support/FileUses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

static llvm::cl::opt<bool> seedsOnly(
    "weights-as-seeds",
    llvm::cl::desc("With --taso-to-program: leave the elements of constants "
                   "out; what reads the program fills them at random"));

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

/// The first function of the module is the program.
static LogicalResult exportProgram(ModuleOp module, llvm::raw_ostream &os) {
  auto functions = module.getOps<func::FuncOp>();
  if (functions.empty())
    return emitError(module.getLoc(), "expected a function, found none");
  if (!llvm::hasSingleElement(functions))
    return emitError(module.getLoc(), "expected one function, found several: a "
                                      "program has no calls");
  taso::ProgramOptions options;
  options.dropElements = seedsOnly;
  auto program = taso::exportProgram(*functions.begin(), options);
  if (failed(program))
    return failure();
  os << printProgram(*program) << "\n";
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
  static TranslateFromMLIRRegistration toProgram(
      "taso-to-program",
      "Write a function of taso operations as a program for taso-run and "
      "taso-profile (docs/Program.md)",
      exportProgram, taso::registerAllDialects);
}

/// mlir-translate empties its output before it reads its input, and says
/// nothing of either: so the command line is looked at before.
static bool overwritesInput(int argc, char **argv) {
  std::string output;
  std::vector<std::string> others;
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    if ((argument == "-o" || argument == "--o") && i + 1 < argc)
      output = argv[++i];
    else if (argument.consume_front("--o=") || argument.consume_front("-o="))
      output = argument.str();
    else if (!argument.starts_with("-"))
      others.push_back(argument.str());
  }
  taso::FileUses files;
  for (const std::string &other : others)
    files.addInput("the input", other);
  files.addOutput("the result", output);
  std::string collision = files.findCollision();
  if (!collision.empty())
    llvm::WithColor::error() << collision << "\n";
  return !collision.empty();
}

int main(int argc, char **argv) {
  taso::tools::registerToolOptions();
  registerTranslations();
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-translate --import-onnx model.onnx -o model.mlir
  taso-translate --import-onnx --dim batch=1 model.onnx -o model.mlir
  taso-translate --export-onnx model.mlir -o model.onnx
  taso-translate --taso-to-program model.mlir -o model.json
)");
  if (overwritesInput(argc, argv))
    return EXIT_FAILURE;
  return failed(mlirTranslateMain(
      argc, argv, "TASO: between MLIR, .onnx files and programs\n"));
}
