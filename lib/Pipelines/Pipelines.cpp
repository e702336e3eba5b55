//===- Pipelines.cpp - From a dialect through the search and back ---------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All pipelines are the same but for their ends.
//
//===----------------------------------------------------------------------===//

#include "TASO/Pipelines/Pipelines.h"

#include "TASO/Conversion/Passes.h"
#include "TASO/Conversion/StableHLOPasses.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {

struct Options : PassPipelineOptions<Options> {
  Option<std::string> search{
      *this, "search",
      llvm::cl::desc("Options of --taso-superoptimize, with spaces between, in "
                     "braces.")};
  Option<bool> fold{*this, "fold",
                    llvm::cl::desc("Evaluate what depends on constants only."),
                    llvm::cl::init(true)};
};

using MakePass = std::unique_ptr<Pass> (*)();
using HandleError = llvm::function_ref<LogicalResult(const Twine &)>;

LogicalResult build(OpPassManager &manager, StringRef text, HandleError fail,
                    MakePass makeImport, MakePass makeExport) {
  Options options;
  std::string error;
  llvm::raw_string_ostream stream(error);
  if (failed(options.parseFromString(text, stream)))
    return fail(error);
  std::unique_ptr<Pass> search = taso::createSuperoptimize();
  if (failed(search->initializeOptions(options.search, fail)))
    return failure();
  manager.addPass(makeImport());
  manager.addPass(std::move(search));
  if (options.fold)
    manager.addPass(taso::createFoldWeights());
  manager.addPass(makeExport());
  return success();
}

template <MakePass makeImport, MakePass makeExport>
void add(StringRef name, StringRef description) {
  registerPassPipeline(
      name, description,
      [](OpPassManager &manager, StringRef text, HandleError fail) {
        return build(manager, text, fail, makeImport, makeExport);
      },
      [](llvm::function_ref<void(const detail::PassOptions &)> handle) {
        handle(Options());
      });
}

} // namespace

void taso::registerTASOPipelines() {
  add<createConvertLinalgToTASO, createConvertTASOToLinalg>(
      "taso-linalg-pipeline",
      "Superoptimize linalg on tensors: --convert-linalg-to-taso, "
      "--taso-superoptimize, --taso-fold-weights and --convert-taso-to-linalg.");
  add<createConvertONNXToTASO, createConvertTASOToONNX>(
      "taso-onnx-pipeline",
      "Superoptimize ONNX as text: --convert-onnx-to-taso, "
      "--taso-superoptimize, --taso-fold-weights and --convert-taso-to-onnx.");
  add<createConvertStableHLOToTASO, createConvertTASOToStableHLO>(
      "taso-stablehlo-pipeline",
      "Superoptimize StableHLO: --convert-stablehlo-to-taso, "
      "--taso-superoptimize, --taso-fold-weights and "
      "--convert-taso-to-stablehlo.");
  add<createConvertTorchToTASO, createConvertTASOToTorch>(
      "taso-torch-pipeline",
      "Superoptimize torch: --convert-torch-to-taso, --taso-superoptimize, "
      "--taso-fold-weights and --convert-taso-to-torch.");
  add<createConvertTOSAToTASO, createConvertTASOToTOSA>(
      "taso-tosa-pipeline",
      "Superoptimize TOSA: --convert-tosa-to-taso, --taso-superoptimize, "
      "--taso-fold-weights and --convert-taso-to-tosa.");
}
