//===- Normalisation.cpp - One spelling for one pattern -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Normalisation.h"

#include "TASO/Dialect/Definition.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace taso {

/// True if `op` names an operation that always has one result.
static bool hasOneResult(pdl::OperationOp op) {
  if (!op || !op.getOpName())
    return false;
  OperationName name(*op.getOpName(), op.getContext());
  if (const semantics::OperatorInfo *info = getOperatorInfo(name))
    return info->numResults == 1;
  return name.hasTrait<OpTrait::OneResult>();
}

/// All results of an operation that has one are its result 0.
static void narrowResults(pdl::PatternOp pattern) {
  SmallVector<pdl::ResultsOp> all;
  pattern.walk([&](pdl::ResultsOp op) { all.push_back(op); });
  for (pdl::ResultsOp op : all) {
    if (!hasOneResult(op.getParent().getDefiningOp<pdl::OperationOp>()))
      continue;
    OpBuilder builder(op);
    Value single = pdl::ResultOp::create(builder, op.getLoc(),
                                         pdl::ValueType::get(op.getContext()),
                                         op.getParent(), /*index=*/0);
    op->replaceAllUsesWith(ValueRange(single));
    op->erase();
  }
}

/// Within the source, each result is named once.
static void mergeResults(pdl::PatternOp pattern) {
  llvm::DenseMap<std::pair<Value, unsigned>, pdl::ResultOp> first;
  for (pdl::ResultOp op : llvm::make_early_inc_range(
           pattern.getBodyRegion().getOps<pdl::ResultOp>())) {
    auto [it, isNew] = first.try_emplace({op.getParent(), op.getIndex()}, op);
    if (isNew)
      continue;
    op->replaceAllUsesWith(it->second);
    op->erase();
  }
}

void normalisePattern(pdl::PatternOp pattern) {
  narrowResults(pattern);
  mergeResults(pattern);
}

} // namespace taso
