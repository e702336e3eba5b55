//===- TASO.cpp - The C interface -----------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Import, conversion, search, folding and export in one call. Each call has a
// context of its own, so that calls do not see each other.
//
//===----------------------------------------------------------------------===//

#include "TASO-C/TASO.h"

#include "TASO/Conversion/ForeignDialects.h"
#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Target/ONNX.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

struct TasoOptions {
  std::string search;
  taso::ImportOptions import;
  bool foldsWeights = true;
  TasoStopRequested stopRequested = nullptr;
  void *userData = nullptr;
};

struct TasoResult {
  std::string errors, remarks, model, report;
  bool hasFailed = true;
};

/// What a model in memory is called in messages.
static constexpr char kBytes[] = "<bytes>";

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// "at 'conv1': " if the location names a value of the model.
static std::string describe(Location loc, StringRef model) {
  if (auto fused = dyn_cast<FusedLoc>(loc))
    loc = fused.getLocations().front();
  auto name = dyn_cast<NameLoc>(loc);
  if (!name || name.getName() == model)
    return "";
  return "at '" + name.getName().str() + "': ";
}

static StringRef getWord(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error: ";
  case DiagnosticSeverity::Warning:
    return "warning: ";
  case DiagnosticSeverity::Remark:
    return "remark: ";
  case DiagnosticSeverity::Note:
    return "note: ";
  }
  llvm_unreachable("no such severity");
}

static void record(const Diagnostic &diagnostic, StringRef model,
                   TasoResult &result) {
  bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
  // The parser of a pass's options fails with an empty text.
  if (diagnostic.str().empty())
    return;
  std::string &text = isError ? result.errors : result.remarks;
  text += describe(diagnostic.getLocation(), model) +
          (isError ? "" : getWord(diagnostic.getSeverity()).str()) +
          diagnostic.str() + "\n";
  for (const Diagnostic &note : diagnostic.getNotes())
    text += note.str() + "\n";
}

//===----------------------------------------------------------------------===//
// Optimization
//===----------------------------------------------------------------------===//

/// The entries of "a=1 b={2 3}": spaces in braces and quotes end none.
static SmallVector<StringRef> splitOptions(StringRef options) {
  SmallVector<StringRef> entries;
  while (!(options = options.ltrim()).empty()) {
    unsigned depth = 0;
    bool isQuoted = false;
    size_t end = 0;
    for (; end != options.size(); ++end) {
      char c = options[end];
      if (c == ' ' && depth == 0 && !isQuoted)
        break;
      isQuoted ^= c == '"' || c == '\'';
      depth += c == '{' ? 1 : c == '}' && depth ? -1 : 0;
    }
    entries.push_back(options.take_front(end));
    options = options.drop_front(end);
  }
  return entries;
}

/// The option that cannot be read, by itself: MLIR says of a wrong value only
/// that there is one.
static std::string findWrongOption(StringRef options) {
  auto isWrong = [](StringRef entry) {
    std::unique_ptr<Pass> pass = taso::createSuperoptimize();
    auto ignore = [](const Twine &) { return failure(); };
    return failed(pass->initializeOptions(entry, ignore));
  };
  SmallVector<StringRef> entries = splitOptions(options);
  auto *found = llvm::find_if(entries, isWrong);
  return (found == entries.end() ? options : *found).str();
}

/// The pass of the search, or null with an error.
static std::unique_ptr<Pass> createSearch(const TasoOptions &options,
                                          TasoResult &result) {
  taso::SuperoptimizeHost host;
  host.stopRequested = [&options] {
    return options.stopRequested && options.stopRequested(options.userData);
  };
  host.onReport = [&result](const llvm::json::Value &report) {
    result.report = llvm::formatv("{0}", report).str();
  };
  std::unique_ptr<Pass> search = taso::createSuperoptimize(std::move(host));
  std::string message;
  auto fail = [&message](const Twine &text) {
    message += text.str();
    return failure();
  };
  if (succeeded(search->initializeOptions(options.search, fail)))
    return search;
  StringRef why = StringRef(message).trim();
  why.consume_front("<Pass-Options-Parser>: ");
  result.errors += "the options of the search: cannot read '" +
                   findWrongOption(options.search) + "'" +
                   (why.empty() ? "" : ": ") + why.str() +
                   "\nhint: `taso-opt --help` lists the options of "
                   "--taso-superoptimize and what they take\n";
  return nullptr;
}

static LogicalResult runPasses(ModuleOp module, const TasoOptions &options,
                               TasoResult &result) {
  std::unique_ptr<Pass> search = createSearch(options, result);
  if (!search)
    return failure();
  PassManager manager(module.getContext());
  manager.addPass(taso::createConvertONNXToTASO());
  manager.addPass(std::move(search));
  if (options.foldsWeights)
    manager.addPass(taso::createFoldWeights());
  manager.addPass(taso::createConvertTASOToONNX());
  return manager.run(module);
}

using Import =
    llvm::function_ref<FailureOr<OwningOpRef<ModuleOp>>(MLIRContext *context)>;

static LogicalResult optimize(Import import, MLIRContext &context,
                              const TasoOptions &options, TasoResult &result) {
  for (const auto &[name, size] : options.import.dims)
    if (size < 1)
      return emitError(UnknownLoc::get(&context))
             << "the dimension '" << name << "': expected a size of 1 or more, "
             << "found " << size;
  auto module = import(&context);
  if (failed(module) || failed(runPasses(**module, options, result)))
    return failure();
  llvm::raw_string_ostream stream(result.model);
  return taso::exportONNX(**module, stream);
}

static TasoResult *optimize(StringRef name, Import import,
                            const TasoOptions &options) {
  auto *result = new TasoResult();
  DialectRegistry registry;
  registry.insert<taso::TASODialect, taso::ONNXDialect, func::FuncDialect,
                  pdl::PDLDialect>();
  taso::registerForeignDialects(registry);
  MLIRContext context(registry);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    record(diagnostic, name, *result);
    return success();
  });
  result->hasFailed = failed(optimize(import, context, options, *result));
  if (result->hasFailed)
    result->model.clear();
  if (result->hasFailed && result->errors.empty())
    result->errors = "the model could not be optimized\n";
  return result;
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

const char *tasoGetVersion(void) { return TASO_VERSION; }

const char *tasoGetONNXVersions(void) {
  static const std::string text = taso::getONNXVersions();
  return text.c_str();
}

TasoOptions *tasoOptionsCreate(void) { return new TasoOptions(); }
void tasoOptionsDestroy(TasoOptions *options) { delete options; }

void tasoOptionsSetSearch(TasoOptions *options, const char *search) {
  options->search = search;
}

void tasoOptionsSetDim(TasoOptions *options, const char *name, int64_t size) {
  options->import.dims[name] = size;
}

void tasoOptionsSetFoldWeights(TasoOptions *options, bool fold) {
  options->foldsWeights = fold;
}

void tasoOptionsSetStopRequested(TasoOptions *options,
                                 TasoStopRequested function, void *userData) {
  options->stopRequested = function;
  options->userData = userData;
}

TasoResult *tasoOptimizeFile(const char *path, const TasoOptions *options) {
  const TasoOptions chosen = options ? *options : TasoOptions();
  auto import = [&](MLIRContext *context) {
    return taso::importONNX(StringRef(path), context, chosen.import);
  };
  return optimize(path, import, chosen);
}

TasoResult *tasoOptimizeBytes(const void *data, size_t size,
                              const TasoOptions *options) {
  const TasoOptions chosen = options ? *options : TasoOptions();
  llvm::MemoryBufferRef buffer(StringRef(static_cast<const char *>(data), size),
                               kBytes);
  auto import = [&](MLIRContext *context) {
    return taso::importONNX(buffer, context, chosen.import);
  };
  return optimize(kBytes, import, chosen);
}

void tasoResultDestroy(TasoResult *result) { delete result; }

const char *tasoResultGetError(const TasoResult *result) {
  return result->hasFailed ? result->errors.c_str() : nullptr;
}

const char *tasoResultGetRemarks(const TasoResult *result) {
  return result->remarks.c_str();
}

const void *tasoResultGetModel(const TasoResult *result, size_t *size) {
  *size = result->model.size();
  return result->hasFailed ? nullptr : result->model.data();
}

const char *tasoResultGetReport(const TasoResult *result) {
  return result->report.c_str();
}
