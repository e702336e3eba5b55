//===- Normalisation.cpp - One spelling for one pattern -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Normalisation.h"

#include "TASO/Dialect/Definition.h"

#include "mlir/IR/Builders.h"

#include <utility>

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

/// Gives each use of a result in the source a pdl.result of its own. MLIR 22
/// checks the first use of a pdl.result only: `add(relu(%r), %r)` would match
/// an add of anything else.
static void splitResults(pdl::PatternOp pattern) {
  SmallVector<pdl::ResultOp> results(
      pattern.getBodyRegion().getOps<pdl::ResultOp>());
  for (pdl::ResultOp op : results) {
    bool isFirst = true;
    for (OpOperand &use : llvm::make_early_inc_range(op->getUses())) {
      Operation *user = use.getOwner();
      if (!isa<pdl::OperationOp>(user) ||
          !isa<pdl::PatternOp>(user->getParentOp()))
        continue;
      if (!std::exchange(isFirst, false))
        use.set(OpBuilder(user).clone(*op)->getResult(0));
    }
  }
}

/// Lets side conditions and the rewrite read a result of the source from the
/// pdl.result that stands first. MLIR 22.1.8 crashes in PDLByteCode::match on
/// some rules with three pdl.results of one operation.
static void shareResults(pdl::PatternOp pattern) {
  llvm::DenseMap<std::pair<Value, uint32_t>, pdl::ResultOp> first;
  auto share = [&](pdl::ResultOp op, bool canShare) {
    auto [it, isNew] = first.try_emplace({op.getParent(), op.getIndex()}, op);
    if (isNew || !canShare)
      return;
    op.replaceAllUsesWith(it->second.getResult());
    op->erase();
  };
  for (pdl::ResultOp op : llvm::make_early_inc_range(
           pattern.getBodyRegion().getOps<pdl::ResultOp>()))
    share(op, llvm::all_of(op->getUsers(), [](Operation *user) {
            return isa<pdl::ApplyNativeConstraintOp>(user) ||
                   !isa<pdl::PatternOp>(user->getParentOp());
          }));
  pdl::RewriteOp rewrite = pattern.getRewriter();
  for (pdl::ResultOp op : llvm::make_early_inc_range(
           rewrite.getBodyRegion().getOps<pdl::ResultOp>()))
    if (isa<pdl::PatternOp>(op.getParent().getDefiningOp()->getParentOp()))
      share(op, /*canShare=*/true);
}

void normalisePattern(pdl::PatternOp pattern) {
  narrowResults(pattern);
  splitResults(pattern);
  shareResults(pattern);
}

} // namespace taso
