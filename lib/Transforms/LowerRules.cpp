//===- LowerRules.cpp - Lower pure rules to safe patterns -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Rules/Lowering.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/PDL/IR/PDL.h"

namespace taso {
#define GEN_PASS_DEF_LOWERRULES
#include "TASO/Transforms/Passes.h.inc"

namespace {
struct LowerRules : impl::LowerRulesBase<LowerRules> {
  using LowerRulesBase::LowerRulesBase;

  void runOnOperation() override {
    mlir::ModuleOp module = getOperation();
    if (failed(lintRules(module)))
      return signalPassFailure();
    auto lowered = mlir::ModuleOp::create(module.getLoc());
    std::vector<LoweredPattern> patterns;
    LoweringOptions options;
    options.gate = gate;
    options.maxUsers = maxUsers;
    options.maxHub = maxHub;
    options.maxVariants = maxVariants;
    if (failed(lowerRules(module, lowered, options, patterns)))
      signalPassFailure();
    module.getBodyRegion().takeBody(lowered.getBodyRegion());
    lowered->destroy();
  }
};
} // namespace
} // namespace taso
