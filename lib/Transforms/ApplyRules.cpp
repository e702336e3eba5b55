//===- ApplyRules.cpp - Apply a file of rules until none matches ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleSet.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace taso {
#define GEN_PASS_DEF_APPLYRULES
#include "TASO/Transforms/Passes.h.inc"

namespace {
struct ApplyRules : impl::ApplyRulesBase<ApplyRules> {
  using ApplyRulesBase::ApplyRulesBase;

  LogicalResult initialize(MLIRContext *context) override {
    LoweringOptions options;
    options.gate = false;
    auto loaded = rules.empty() ? RuleSet::loadDefault(context, options)
                                : RuleSet::load(rules, context, options);
    if (failed(loaded))
      return failure();
    ruleSet = *loaded;
    return success();
  }

  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.setMaxIterations(maxIterations)
        .setMaxNumRewrites(maxRewrites)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false)
        .enableConstantCSE(false);
    if (failed(applyPatternsGreedily(getOperation(), ruleSet->getPatterns(),
                                     config)))
      emitWarning(getOperation().getLoc())
          << "rules still match after " << int64_t(maxIterations)
          << " iterations or " << int64_t(maxRewrites)
          << " rewrites; do they undo each other?";
    // A rule with several roots creates operations before one of them, where
    // operands of the others may not be defined yet.
    getOperation().walk([](Block *block) { sortTopologically(block); });
  }

  void addTo(FileUses &files) const { addRuleFiles(rules, files); }

  std::shared_ptr<const RuleSet> ruleSet;
};
} // namespace

void addFilesOfApplyRules(const Pass &pass, FileUses &files) {
  if (auto *ours = dyn_cast<ApplyRules>(&pass))
    ours->addTo(files);
}
} // namespace taso
