//===- FoldWeights.cpp - Evaluate what depends on constants ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Interpreter/FoldWeights.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace taso {
#define GEN_PASS_DEF_FOLDWEIGHTS
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace taso;

namespace {

struct FoldWeightsPass : taso::impl::FoldWeightsBase<FoldWeightsPass> {
  using FoldWeightsBase::FoldWeightsBase;

  void runOnOperation() override {
    if (maxGrowth < 1 || slack < 0) {
      mlir::emitError(getOperation().getLoc(),
                      "taso-fold-weights: expected max-growth of 1 or "
                      "more and slack of 0 or more");
      return signalPassFailure();
    }
    FoldOptions options{maxGrowth, slack};
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.getBody().hasOneBlock())
        continue;
      FailureOr<FoldReport> report = foldWeights(function, options);
      if (failed(report))
        return signalPassFailure();
      if (report->operatorsFolded || report->operatorsKept)
        mlir::emitRemark(function.getLoc(), "operators folded: ")
            << report->operatorsFolded << ", kept: " << report->operatorsKept
            << ", constants made: " << report->constantsCreated
            << ", bytes of constants: " << report->bytesBefore << " before, "
            << report->bytesAfter << " after";
    }
  }
};

} // namespace
