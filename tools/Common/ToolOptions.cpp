//===- ToolOptions.cpp - What the command-line tools share ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options live in a function, so that linking this library adds none.
//
//===----------------------------------------------------------------------===//

#include "ToolOptions.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso::tools {

static llvm::cl::list<std::string> &getDims() {
  static llvm::cl::list<std::string> dims(
      "dim", llvm::cl::value_desc("name=size"),
      llvm::cl::desc("Size of a named dynamic dimension of an .onnx model; may "
                     "be repeated"));
  return dims;
}

static llvm::cl::opt<uint64_t> &getThreshold() {
  static llvm::cl::opt<uint64_t> threshold(
      "external-data-threshold", llvm::cl::init(0),
      llvm::cl::value_desc("bytes"),
      llvm::cl::desc("Write weights of at least so many bytes to "
                     "<output>.data; 0: only where the model would exceed "
                     "2 GB"));
  return threshold;
}

void printVersion(llvm::raw_ostream &os) {
  os << "TASO " << TASO_VERSION << "\nMLIR and LLVM " << LLVM_VERSION_STRING
     << "\n"
     << getONNXVersions() << "\n";
}

/// True for `--help`, `--version` and `--color`.
static bool isCommonOption(const llvm::cl::Option &option) {
  return llvm::any_of(option.Categories,
                      [](llvm::cl::OptionCategory *category) {
                        return category->getName() == "Generic Options" ||
                               category->getName() == "Color Options";
                      });
}

/// Hides what the libraries of LLVM have registered: code generators and Polly
/// are not used here, and their options fill pages of `--help`.
static void hideLibraryOptions() {
  for (auto &entry : llvm::cl::getRegisteredOptions()) {
    llvm::cl::Option &option = *entry.second;
    if (option.getOptionHiddenFlag() == llvm::cl::NotHidden &&
        !isCommonOption(option))
      option.setHiddenFlag(llvm::cl::Hidden);
  }
}

void registerCommonOptions() {
  hideLibraryOptions();
  llvm::cl::SetVersionPrinter(printVersion);
}

void registerToolOptions() {
  registerCommonOptions();
  getDims();
}

FailureOr<ImportOptions> getImportOptions(MLIRContext *context) {
  ImportOptions options;
  for (StringRef entry : getDims()) {
    auto [name, text] = entry.rsplit('=');
    int64_t size = 0;
    bool isValid = !name.empty() && !text.getAsInteger(10, size) && size > 0;
    if (isValid && options.dims.try_emplace(name.str(), size).second)
      continue;
    Location loc = NameLoc::get(StringAttr::get(context, "--dim=" + entry));
    InFlightDiagnostic diagnostic =
        emitError(loc) << (isValid ? "gives a size twice"
                                   : "is not of the form name=size");
    diagnostic.attachNote() << "hint: for example --dim batch=1";
    return failure();
  }
  return options;
}

void registerExportOptions() { getThreshold(); }

LogicalResult checkModelOptions(bool readsModel, bool writesModel) {
  if (!readsModel && getDims().getNumOccurrences()) {
    llvm::WithColor::error() << "--dim names dimensions of .onnx models, and "
                                "the input is none\n";
    llvm::WithColor::note() << "hint: --taso-specialize gives sizes to "
                               "dimensions of functions\n";
    return failure();
  }
  if (!writesModel && getThreshold().getNumOccurrences()) {
    llvm::WithColor::error() << "--external-data-threshold is about the weights "
                                "of .onnx models, and the output is none\n";
    llvm::WithColor::note() << "hint: write a model by -o FILE.onnx\n";
    return failure();
  }
  return success();
}

ExportOptions getExportOptions() { return ExportOptions{getThreshold()}; }

} // namespace taso::tools
