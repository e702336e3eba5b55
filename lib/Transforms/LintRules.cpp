//===- LintRules.cpp - Check a module of pure rules -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/BuiltinOps.h"

namespace taso {
#define GEN_PASS_DEF_LINTRULES
#include "TASO/Transforms/Passes.h.inc"

namespace {
struct LintRules : impl::LintRulesBase<LintRules> {
  void runOnOperation() override {
    if (failed(lintRules(getOperation())))
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
} // namespace taso
