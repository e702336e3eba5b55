//===- VerifyEquivalence.cpp - Comparing two files ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VerifyEquivalence.h"
#include "Common/ToolOptions.h"
#include "Diagnostics.h"

#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/UnknownElements.h"
#include "TASO/Verifier/Equivalence.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

namespace taso::tools {

static llvm::cl::list<std::string> &getFiles() {
  static llvm::cl::list<std::string> files(
      "taso-verify-equivalence", llvm::cl::multi_val(2),
      llvm::cl::value_desc("before> <after"),
      llvm::cl::desc("Prove, or else test, that a function of two files "
                     "computes the same; exit code 0 if it does"));
  return files;
}

static llvm::cl::opt<std::string> &getFunctionName() {
  static llvm::cl::opt<std::string> name(
      "taso-verify-function", llvm::cl::value_desc("name"),
      llvm::cl::desc("The function that --taso-verify-equivalence compares; "
                     "default: the only one, or main"));
  return name;
}

void registerEquivalenceOptions() {
  getFiles();
  getFunctionName();
}

bool isEquivalenceRequested() { return !getFiles().empty(); }

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static OwningOpRef<ModuleOp> readModel(StringRef path, MLIRContext &context,
                                       const MlirOptMainConfig &config) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    return printModelDiagnostic(diagnostic, path, config);
  });
  auto options = getImportOptions(&context);
  if (failed(options))
    return nullptr;
  auto module = importONNX(path, &context, *options);
  if (failed(module))
    return nullptr;
  PassManager manager(&context);
  manager.addPass(createConvertONNXToTASO());
  if (failed(manager.run(**module)))
    return nullptr;
  return std::move(*module);
}

static OwningOpRef<ModuleOp> readText(StringRef path, MLIRContext &context,
                                      const MlirOptMainConfig &config) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &message);
  if (!file) {
    llvm::WithColor::error() << message << "\n";
    return nullptr;
  }
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sources, &context);
  ParserConfig parser(&context, config.shouldVerifyOnParsing());
  return parseSourceFile<ModuleOp>(sources, parser);
}

/// The function to compare, or null after an error.
static func::FuncOp getFunction(ModuleOp module, StringRef path) {
  StringRef name = getFunctionName();
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  if (name.empty() && functions.size() == 1)
    return functions.front();
  if (auto function =
          module.lookupSymbol<func::FuncOp>(name.empty() ? "main" : name))
    return function;
  llvm::WithColor::error() << path << ": ";
  if (functions.empty())
    llvm::errs() << "there is no function\n";
  else if (name.empty())
    llvm::errs() << "of its " << functions.size()
                 << " functions none is @main: give --taso-verify-function\n";
  else
    llvm::errs() << "there is no function @" << name << "\n";
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Passes and outputs would be ignored, so they are refused.
static bool isAlone(StringRef input, StringRef output,
                    const MlirOptMainConfig &config, MLIRContext &context) {
  PassManager manager(&context);
  StringRef why;
  if (input != "-" || getFiles().size() != 2 ||
      failed(config.setupPassPipeline(manager)) || manager.size() != 0)
    why = "takes two files and runs no passes";
  else if (output != "-")
    why = "writes no file";
  if (!why.empty())
    llvm::WithColor::error() << "--taso-verify-equivalence " << why << "\n";
  return why.empty();
}

int verifyEquivalence(StringRef input, StringRef output,
                      DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  MLIRContext context(registry);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  if (!isAlone(input, output, config, context))
    return EXIT_FAILURE;
  SmallVector<OwningOpRef<ModuleOp>> modules;
  SmallVector<func::FuncOp> functions;
  for (StringRef path : getFiles()) {
    modules.push_back(path.ends_with(".onnx")
                          ? readModel(path, context, config)
                          : readText(path, context, config));
    if (!modules.back())
      return EXIT_FAILURE;
    shareUnknownElements(*modules.back(), path);
    functions.push_back(getFunction(*modules.back(), path));
    if (!functions.back())
      return EXIT_FAILURE;
  }
  EquivalenceReport report =
      taso::verifyEquivalence(functions[0], functions[1]);
  if (report.reason.empty() && config.getDiagnosticVerbosityLevel() >=
                                   VerbosityLevel::ErrorsWarningsAndRemarks)
    llvm::WithColor::remark() << report.describeOperations() << "\n";
  llvm::outs() << report.summary(functions[1].getSymName()) << "\n";
  return report.isEqual() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace taso::tools
