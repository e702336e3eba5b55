//===- RuleFile.h - Rules for the tests of the verifier ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules from a compiled file, or from text.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_VERIFIER_RULEFILE_H
#define TASO_UNITTESTS_VERIFIER_RULEFILE_H

#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Parser/Parser.h"

namespace taso::testing {

class RuleFile {
public:
  static RuleFile &getLaws() {
    static RuleFile file(TASO_LAWS_FILE, /*isPath=*/true);
    return file;
  }
  static RuleFile &getWrongRewrites() {
    static RuleFile file(TASO_WRONG_REWRITES_FILE, /*isPath=*/true);
    return file;
  }
  /// One pattern @rule with the given body.
  static RuleFile fromText(const std::string &body) {
    return RuleFile("pdl.pattern @rule : benefit(0) {\n" + body + "\n}",
                    /*isPath=*/false);
  }

  std::vector<mlir::pdl::PatternOp> getRules() {
    auto rules = module->getOps<mlir::pdl::PatternOp>();
    return {rules.begin(), rules.end()};
  }
  mlir::pdl::PatternOp get(llvm::StringRef name = "rule") {
    return module->lookupSymbol<mlir::pdl::PatternOp>(name);
  }
  mlir::MLIRContext *getContext() { return context.get(); }

private:
  RuleFile(const std::string &from, bool isPath)
      : context(std::make_unique<mlir::MLIRContext>()) {
    context->loadDialect<TASODialect, mlir::pdl::PDLDialect,
                         mlir::func::FuncDialect>();
    module = isPath
                 ? mlir::parseSourceFile<mlir::ModuleOp>(from, context.get())
                 : mlir::parseSourceString<mlir::ModuleOp>(from, context.get());
    if (!module)
      llvm::report_fatal_error(llvm::Twine("cannot parse ") + from);
  }

  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace taso::testing

#endif // TASO_UNITTESTS_VERIFIER_RULEFILE_H
