//===- Context.h - A context that watches diagnostics ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Readers of MLIR must say why they fail, and what they make must verify.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TEST_FUZZ_CONTEXT_H
#define TASO_TEST_FUZZ_CONTEXT_H

#include "Target.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/Pass.h"

namespace taso::fuzz {

/// A context without threads that keeps no diagnostics but counts the errors.
class Context {
public:
  explicit Context(const mlir::DialectRegistry &registry);

  mlir::MLIRContext *get() { return &context; }

  /// The module that the text is, if it is one.
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text);
  /// Runs the pass and verifies what it leaves. False if it failed.
  bool run(mlir::ModuleOp module, std::unique_ptr<mlir::Pass> pass);
  /// Passes `succeeded` on. A finding, if `what` failed without an error.
  bool check(bool succeeded, llvm::StringRef what);
  /// A finding, if `what` left a module that does not verify.
  void verify(mlir::ModuleOp module, llvm::StringRef what);

private:
  mlir::MLIRContext context;
  unsigned numErrors = 0, numChecked = 0;
};

using PassMaker = std::unique_ptr<mlir::Pass> (*)();

/// Parses text of a dialect and prints it, so that it can be parsed again; runs
/// the conversion to taso and the one back.
void convertThereAndBack(llvm::StringRef text,
                         const mlir::DialectRegistry &registry, PassMaker there,
                         PassMaker back);

} // namespace taso::fuzz

#endif // TASO_TEST_FUZZ_CONTEXT_H
