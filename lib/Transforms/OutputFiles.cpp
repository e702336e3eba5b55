//===- OutputFiles.cpp - What is written beside the result ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include "TASO/Rules/RuleSet.h"
#include "TASO/Support/InstalledFiles.h"
#include "TASO/Support/OutputFile.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using namespace taso;

//===----------------------------------------------------------------------===//
// Options of the command line
//===----------------------------------------------------------------------===//

namespace {
/// The option exists from its first use on, so that linking the library alone
/// adds nothing to a command line.
llvm::cl::opt<std::string> &getReportOption() {
  static llvm::cl::opt<std::string> option(
      "taso-report", llvm::cl::value_desc("filename"),
      llvm::cl::desc("File for the report of --taso-superoptimize: a page for a "
                     "browser if it ends in .html, else JSON"));
  return option;
}
llvm::cl::opt<std::string> &getExplainOption() {
  static llvm::cl::opt<std::string> option(
      "taso-explain", llvm::cl::ValueOptional, llvm::cl::value_desc("filename"),
      llvm::cl::desc("Print each step of --taso-superoptimize as two small "
                     "functions, to a file or the standard output"),
      // What the option gives without a value.
      llvm::cl::callback([](const std::string &value) {
        if (value.empty())
          option.setValue("-");
      }));
  return option;
}
llvm::cl::opt<std::string> &getTraceOption() {
  static llvm::cl::opt<std::string> option(
      "taso-trace", llvm::cl::value_desc("filename"),
      llvm::cl::desc("File for the trace of --taso-superoptimize in JSON, for "
                     "--taso-replay"));
  return option;
}
} // namespace

static bool areOptionsRegistered = false;

void taso::registerSuperoptimizeCLOptions() {
  getReportOption();
  getExplainOption();
  getTraceOption();
  areOptionsRegistered = true;
}

StringRef taso::getSuperoptimizeCLOption() {
  const llvm::cl::Option *options[] = {&getReportOption(), &getExplainOption(),
                                       &getTraceOption()};
  for (const llvm::cl::Option *option : options)
    if (option->getNumOccurrences())
      return option->ArgStr;
  return "";
}

OutputFiles taso::getOutputsOfCommandLine() {
  if (!areOptionsRegistered)
    return {};
  return {getReportOption(), getExplainOption(), getTraceOption()};
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

namespace {
struct Output {
  StringRef what;
  StringRef path;
  StringRef text = {};
};
} // namespace

LogicalResult OutputFiles::check(MLIRContext *context) const {
  auto fail = [&](const Twine &message) {
    return emitError(UnknownLoc::get(context), message);
  };
  for (const Output &output :
       {Output{"the report", report}, Output{"the explanation", explanation},
        Output{"the trace", trace}}) {
    std::string problem = findOutputProblem(output.path.str());
    if (!problem.empty())
      return fail(output.what + ": " + problem);
  }
  return success();
}

void OutputFiles::addTo(FileUses &files) const {
  files.addOutput("the report", report);
  files.addOutput("the explanation", explanation);
  files.addOutput("the trace", trace);
}

LogicalResult OutputFiles::write(MLIRContext *context, StringRef reportText,
                                 StringRef explanationText,
                                 StringRef traceText) const {
  LogicalResult result = success();
  for (const Output &output :
       {Output{"the report", report, reportText},
        Output{"the explanation", explanation, explanationText},
        Output{"the trace", trace, traceText}}) {
    if (output.path.empty())
      continue;
    if (llvm::Error error = writeWholeFile(output.path, output.text))
      result = emitError(UnknownLoc::get(context))
               << output.what << ": "
               << describeWriteError(output.path, std::move(error));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Files of passes
//===----------------------------------------------------------------------===//

void taso::addRuleFiles(StringRef paths, FileUses &files) {
  for (StringRef path : listRuleFiles(paths))
    files.addInput("the file of rules", findRuleFile(path));
}

void taso::addFiles(const Pass &pass, FileUses &files) {
  for (auto add : {addFilesOfApplyRules, addFilesOfCheck, addFilesOfReplay,
                   addFilesOfSuperoptimize, addFilesOfVerifyRules})
    add(pass, files);
}

LogicalResult taso::checkFiles(const Pass &pass, MLIRContext *context) {
  FileUses files;
  addFiles(pass, files);
  std::string collision = files.findCollision();
  if (collision.empty())
    return success();
  return emitError(UnknownLoc::get(context)) << collision;
}
