//===- Context.cpp - A context that watches diagnostics -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace taso::fuzz;

Context::Context(const DialectRegistry &registry)
    : context(registry, MLIRContext::Threading::DISABLED) {
  context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
    // Printed, since that runs code of ours, too.
    (void)diagnostic.str();
    numErrors += diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return success();
  });
}

/// What ends LLVM 22.1.8 itself and has not reached us: its parser asks the
/// `index` of an array for its width, its printer the elements of `i0` for
/// their bits.
static bool crashesMLIR(StringRef text) {
  static const llvm::Regex kIndexArray("array[[:space:]]*<[[:space:]]*index");
  static const llvm::Regex kNoBits("[<x[:space:]][su]?i0+[^0-9a-z_]");
  return kIndexArray.match(text) || kNoBits.match(text);
}

OwningOpRef<ModuleOp> Context::parse(StringRef text) {
  if (crashesMLIR(text))
    return nullptr;
  ParserConfig config(&context);
  // The lexer wants a zero behind the end.
  auto module = parseSourceString<ModuleOp>(text.str(), config);
  check(bool(module), "the parser");
  return module;
}

bool Context::run(ModuleOp module, std::unique_ptr<Pass> pass) {
  PassManager manager(&context);
  std::string name = pass->getArgument().str();
  manager.enableVerifier(false);
  manager.addPass(std::move(pass));
  if (!check(succeeded(manager.run(module)), name))
    return false;
  verify(module, name);
  return true;
}

bool Context::check(bool succeeded, StringRef what) {
  if (!succeeded && numErrors == numChecked)
    fail(what + " failed without an error");
  numChecked = numErrors;
  return succeeded;
}

void Context::verify(ModuleOp module, StringRef what) {
  if (failed(mlir::verify(module)))
    fail(what + " left a module that does not verify");
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

void taso::fuzz::convertThereAndBack(StringRef text,
                                     const DialectRegistry &registry,
                                     PassMaker there, PassMaker back) {
  Context context(registry);
  OwningOpRef<ModuleOp> module = context.parse(text);
  if (!module)
    return;
  std::string printed = print(*module);
  OwningOpRef<ModuleOp> again = context.parse(printed);
  if (!again)
    fail("what was parsed and printed cannot be parsed:\n" + printed);
  // Resources are given new names.
  bool isRenamed = StringRef(printed).contains("dense_resource");
  if (!isRenamed && print(*again) != printed)
    fail("what was parsed and printed parses to something else:\n" + printed);
  if (context.run(*module, there()))
    context.run(*module, back());
}
