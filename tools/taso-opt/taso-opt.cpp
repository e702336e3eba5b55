//===- taso-opt.cpp - Optimise tensor graphs ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-opt with the dialects and passes of TASO. Where the input or the output
// is an .onnx file, the conversion from or to ONNX is added at that end.
//
//===----------------------------------------------------------------------===//

#include "Common/ToolOptions.h"
#include "Diagnostics.h"
#include "VerifyEquivalence.h"

#include "TASO/InitAll.h"
#include "TASO/Runtime/Executor.h"
#include "TASO/Support/FileUses.h"
#include "TASO/Support/OutputFile.h"
#include "TASO/Verifier/AxiomProver.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

static bool isModel(StringRef path) { return path.ends_with(".onnx"); }

static LogicalResult runPasses(ModuleOp module, bool fromModel, bool toModel,
                               const MlirOptMainConfig &config) {
  PassManager manager(module.getContext(), module->getName().getStringRef(),
                      PassManager::Nesting::Implicit);
  manager.enableVerifier(config.shouldVerifyPasses());
  if (failed(applyPassManagerCLOptions(manager)))
    return failure();
  applyDefaultTimingPassManagerCLOptions(manager);
  if (fromModel)
    manager.addPass(taso::createConvertONNXToTASO());
  if (failed(config.setupPassPipeline(manager)))
    return failure();
  if (toModel)
    manager.addPass(taso::createConvertTASOToONNX());
  return manager.run(module);
}

/// Prints the module with the names of its values, all or nothing.
static LogicalResult printModule(ModuleOp module, StringRef output,
                                 const MlirOptMainConfig &config) {
  auto print = [&](llvm::raw_ostream &os) -> llvm::Error {
    if (config.shouldEmitBytecode()) {
      if (failed(writeBytecodeToFile(module, os)))
        return llvm::createStringError("cannot encode the module");
    } else {
      module.print(os, OpPrintingFlags().enableDebugInfo(true));
    }
    return llvm::Error::success();
  };
  llvm::Error error = taso::writeWholeFile(output, print);
  if (!error)
    return success();
  return emitError(UnknownLoc::get(module.getContext()))
         << taso::describeWriteError(output, std::move(error));
}

/// What ONNX-MLIR prints has names and operands that no .onnx file has.
static LogicalResult checkExportable(ModuleOp module) {
  if (module->hasAttr("onnx.opset_import"))
    return success();
  auto isNode = [](Operation *op) {
    StringRef name = op->getName().stripDialect();
    StringRef digits = name.rsplit('V').second;
    bool isVersioned = !digits.empty() && llvm::all_of(digits, [](char c) {
      return llvm::isDigit(c);
    });
    return !op->getPropertiesAsAttribute() && !isVersioned &&
           name != "Return" && name != "EntryPoint" &&
           name != "MaxPoolSingleOut" &&
           name != "BatchNormalizationInferenceMode";
  };
  WalkResult result = module.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() != "onnx" || isNode(op))
      return WalkResult::advance();
    op->emitError("'")
        << op->getName()
        << "' is in the form of ONNX-MLIR, which no .onnx file has; expected "
           "an output file .mlir";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult optimize(OwningOpRef<ModuleOp> module, StringRef input,
                              StringRef output,
                              const MlirOptMainConfig &config) {
  if (!module ||
      failed(runPasses(*module, isModel(input), isModel(output), config)))
    return failure();
  if (isModel(output) && failed(checkExportable(*module)))
    return failure();
  return isModel(output) ? taso::exportONNX(*module, output,
                                            taso::tools::getExportOptions())
                         : printModule(*module, output, config);
}

static LogicalResult optimizeModel(StringRef input, StringRef output,
                                   MLIRContext &context,
                                   const MlirOptMainConfig &config) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    return taso::tools::printModelDiagnostic(diagnostic, input, config);
  });
  auto options = taso::tools::getImportOptions(&context);
  if (failed(options))
    return failure();
  auto module = taso::importONNX(input, &context, *options);
  if (failed(module))
    return failure();
  return optimize(std::move(*module), input, output, config);
}

/// The text of a file, or nothing after an error.
static std::unique_ptr<llvm::MemoryBuffer> openText(StringRef input) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(input, &message);
  if (!file)
    llvm::errs() << message << "\n";
  return file;
}

static LogicalResult optimizeText(StringRef input, StringRef output,
                                  MLIRContext &context,
                                  const MlirOptMainConfig &config) {
  std::unique_ptr<llvm::MemoryBuffer> file = openText(input);
  if (!file)
    return failure();
  taso::tools::LongLines longLines(*file);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sources, &context);
  longLines.hide(&context, config);
  ParserConfig parser(&context, config.shouldVerifyOnParsing());
  return optimize(parseSourceFile<ModuleOp>(sources, parser), input, output,
                  config);
}

/// What mlir-opt does, which deletes its output file after an error, and ends with a
/// fatal error where the disk is full; here a file that was there before stays as it
/// was.
static LogicalResult optimizeLikeMlirOpt(int argc, char **argv, StringRef input,
                                         StringRef output,
                                         DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (output == "-" || config.shouldShowDialects() || config.shouldListPasses())
    return MlirOptMain(argc, argv, input, output, registry);
  llvm::InitLLVM init(argc, argv);
  std::unique_ptr<llvm::MemoryBuffer> file = openText(input);
  if (!file)
    return failure();
  // Before the work, which may take long.
  std::string problem = taso::findOutputProblem(output.str());
  if (!problem.empty()) {
    llvm::WithColor::error() << problem << "\n";
    return failure();
  }
  taso::tools::LongLines longLines(*file);
  MlirOptMainConfig shown = config;
  shown.setPassPipelineSetupFn([&](PassManager &manager) {
    longLines.hide(manager.getContext(), config);
    return config.setupPassPipeline(manager);
  });
  bool isReported = false;
  llvm::Error error =
      taso::writeWholeFile(output, [&](llvm::raw_ostream &os) -> llvm::Error {
        isReported =
            failed(MlirOptMain(os, std::move(file), registry, shown));
        return isReported ? llvm::createStringError("nothing to write")
                          : llvm::Error::success();
      });
  if (!error)
    return success();
  std::string message = taso::describeWriteError(output, std::move(error));
  if (!isReported)
    llvm::WithColor::error() << message << "\n";
  return failure();
}

/// What nothing would write is an error rather than left out in silence.
static LogicalResult checkWritten(PassManager &manager) {
  StringRef option = taso::getSuperoptimizeCLOption();
  if (option.empty())
    return success();
  std::string passes;
  llvm::raw_string_ostream stream(passes);
  manager.printAsTextualPipeline(stream);
  if (StringRef(passes).contains("taso-superoptimize"))
    return success();
  llvm::WithColor::error() << "--" << option
                           << " is written by --taso-superoptimize, which is "
                              "not among the passes\n";
  return failure();
}

/// No output may be another one, or overwrite what is read. The result alone
/// may take the place of the input: it is written when all else is done.
static LogicalResult checkFiles(PassManager &manager, StringRef input,
                                StringRef output) {
  taso::FileUses files;
  files.addInput("the input", input.str());
  if (output != "-" && !taso::FileUses::isSameFile(input.str(), output.str()))
    files.addOutput("the result", output.str());
  if (isModel(input))
    files.addInput("the weights of the input", input.str() + ".data");
  for (const Pass &pass : manager.getPasses())
    taso::addFiles(pass, files);
  std::string problem = files.findCollision();
  if (problem.empty())
    problem = taso::findOutputProblem(output.str());
  if (problem.empty())
    return success();
  llvm::WithColor::error() << problem << "\n";
  return failure();
}

static LogicalResult checkCommandLine(StringRef input, StringRef output,
                                      DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  // An option whose value cannot be read is named by LLVM; MLIR adds an error
  // without a text.
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    return success(diagnostic.str().empty());
  });
  PassManager manager(&context, ModuleOp::getOperationName(),
                      PassManager::Nesting::Implicit);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  return success(succeeded(config.setupPassPipeline(manager)) &&
                 succeeded(checkWritten(manager)) &&
                 succeeded(checkFiles(manager, input, output)));
}

/// What proves rules, and what measures costs.
static void printLibraries(llvm::raw_ostream &os) {
  os << taso::getSolverVersion() << "\n";
  for (std::string_view name : taso::runtime::getExecutorNames()) {
    auto executor = taso::runtime::createExecutor(name);
    if (executor)
      os << "cost=" << name << ": " << (*executor)->getDevice().libraries
         << "\n";
    else
      os << "cost=" << name << ": " << executor.getError().message << "\n";
  }
}

/// The command line. Old TOSA can only be upgraded if the parser does not
/// verify it; the pass manager does once it is upgraded.
static std::vector<char *> getArguments(int argc, char **argv, bool &upgrades) {
  static char noVerifier[] = "--mlir-very-unsafe-disable-verifier-on-parsing";
  std::vector<char *> arguments(argv, argv + argc);
  upgrades = llvm::any_of(arguments, [](StringRef argument) {
    return argument.starts_with("-") && argument.contains("taso-upgrade-tosa");
  });
  if (upgrades && !llvm::is_contained(arguments, StringRef(noVerifier)))
    arguments.push_back(noVerifier);
  return arguments;
}

int main(int argc, char **argv) {
  taso::tools::registerToolOptions();
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    taso::tools::printVersion(os);
    printLibraries(os);
  });
  DialectRegistry registry;
  taso::registerAllDialects(registry);
  taso::registerAllPasses();
  taso::tools::registerExportOptions();
  taso::tools::registerEquivalenceOptions();
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  taso-opt model.onnx --taso-superoptimize -o better.onnx
  taso-opt model.onnx --dim batch=1 -o model.mlir
  taso-opt model.mlir --canonicalize -o model.onnx
  taso-opt graph.mlir --taso-fold-weights
  taso-opt tosa.mlir --taso-tosa-pipeline -o better.mlir
  taso-opt old.mlir --taso-upgrade-tosa -o tosa.mlir
  taso-opt torch.mlir --taso-torch-pipeline -o better.mlir
  taso-opt linalg.mlir --taso-linalg-pipeline -o better.mlir
  taso-opt stablehlo.mlir --taso-stablehlo-pipeline -o better.mlir
  taso-opt --taso-verify-equivalence model.onnx better.onnx
)");
  bool upgrades;
  std::vector<char *> arguments = getArguments(argc, argv, upgrades);
  argc = arguments.size();
  argv = arguments.data();
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "TASO tensor-graph superoptimizer\n", registry);
  if (taso::tools::isEquivalenceRequested()) {
    llvm::InitLLVM init(argc, argv);
    return taso::tools::verifyEquivalence(input, output, registry);
  }
  if (failed(taso::tools::checkModelOptions(isModel(input), isModel(output))) ||
      failed(checkCommandLine(input, output, registry)))
    return EXIT_FAILURE;
  if (!isModel(input) && !isModel(output)) {
    LogicalResult result =
        optimizeLikeMlirOpt(argc, argv, input, output, registry);
    if (failed(result) && !upgrades)
      taso::tools::hintAtOldSyntax(input);
    return asMainReturnCode(result);
  }
  llvm::InitLLVM init(argc, argv);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  MLIRContext context(registry);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  return asMainReturnCode(isModel(input)
                              ? optimizeModel(input, output, context, config)
                              : optimizeText(input, output, context, config));
}
