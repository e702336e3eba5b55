//===- ONNXModel.cpp - Fuzzes the reader of .onnx files -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model that is read can be printed and parsed, converted, and written; and
// what is written can be read.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Target/ONNX.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace taso::fuzz;

/// No folder: there is no external data.
static constexpr const char *kPath = "no-such-folder/model.onnx";

static std::string write(Context &context, ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  if (!context.check(succeeded(taso::exportONNX(module, stream)), "the writer"))
    return "";
  return bytes;
}

static void run(StringRef bytes) {
  DialectRegistry registry;
  registry.insert<taso::TASODialect, taso::ONNXDialect, func::FuncDialect>();
  Context context(registry);
  auto read = [&](StringRef bytes) {
    auto module =
        taso::importONNX(llvm::MemoryBufferRef(bytes, kPath), context.get());
    return context.check(succeeded(module), "the reader")
               ? std::move(*module)
               : OwningOpRef<ModuleOp>();
  };
  OwningOpRef<ModuleOp> module = read(bytes);
  if (!module)
    return;
  context.verify(*module, "the reader");
  std::string copy = write(context, *module);
  if (copy.empty() || !read(copy))
    fail("a model that was read cannot be written and read again");
  if (!context.run(*module, taso::createConvertONNXToTASO()) ||
      !context.run(*module, taso::createConvertTASOToONNX()))
    return;
  copy = write(context, *module);
  if (!copy.empty() && !read(copy))
    fail("a model that was converted cannot be read again");
}

static Registration registration("onnx-model", run);
