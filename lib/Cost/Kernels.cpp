//===- Kernels.cpp - From operations to the kernels that run --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Kernels.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace taso;
using semantics::OperatorInfo;

//===----------------------------------------------------------------------===//
// WeightValues
//===----------------------------------------------------------------------===//

WeightValues::WeightValues(Block &block) {
  auto function = dyn_cast_or_null<func::FuncOp>(block.getParentOp());
  if (function && block.isEntryBlock())
    for (BlockArgument argument : block.getArguments())
      if (function.getArgAttr(argument.getArgNumber(), "taso.weight"))
        add(argument);
  for (Operation &op : block) {
    // A constant of another dialect is known as well.
    bool isOurs = isa_and_nonnull<TASODialect>(op.getDialect());
    bool isConstant =
        op.hasTrait<OpTrait::ConstantLike>() ||
        (!isOurs && op.getName().getStringRef() == "onnx.Constant");
    if (isConstant)
      llvm::for_each(op.getResults(), [&](Value value) { add(value); });
    bool known = !isConstant && isOurs &&
                 llvm::all_of(getReadOperands(&op), [&](Value operand) {
                   return weights.contains(operand);
                 });
    if (known)
      weights.insert(op.result_begin(), op.result_end());
  }
}

void WeightValues::add(Value value) {
  weights.insert(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && type.hasStaticShape() && type.getElementType().isIntOrFloat())
    bytes += type.getNumElements() *
             llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

bool WeightValues::isWeightOnly(Operation *op) const {
  return op->getNumResults() != 0 &&
         llvm::all_of(op->getResults(),
                      [&](Value result) { return contains(result); });
}

//===----------------------------------------------------------------------===//
// Grouping
//===----------------------------------------------------------------------===//

bool taso::isView(Operation *op, const FusionOptions &options) {
  const OperatorInfo *info = getOperatorInfo(op);
  if (info && info->has(semantics::kView))
    return true;
  // Only a type changes.
  if (!info && op->getName().getStringRef() == "tensor.cast")
    return true;
  if (isa<SplitOp, SliceOp>(op))
    return options.slicesAreViews;
  if (isa<ConcatOp>(op))
    return options.concatsAreViews;
  if (isa<TransposeOp>(op))
    return options.transposesAreViews;
  // A broadcast is read in place by pointwise consumers.
  if (isa<BroadcastOp>(op))
    return llvm::all_of(op->getUsers(), [](Operation *user) {
      const OperatorInfo *info = getOperatorInfo(user);
      return info && info->has(semantics::kPointwise);
    });
  return false;
}

namespace {

/// Assigns operations to kernels in one walk over the block.
class Grouper {
public:
  Grouper(const WeightValues &weights, const FusionOptions &options)
      : weights(weights), options(options) {}

  SmallVector<Kernel> run(Block &block) {
    for (Operation &op : block.without_terminator())
      if (!weights.isWeightOnly(&op) && !isView(&op, options))
        place(&op);
    return std::move(kernels);
  }

private:
  void place(Operation *op) {
    int home = findHome(op);
    if (home < 0) {
      home = kernels.size();
      kernels.emplace_back();
    }
    kernels[home].ops.push_back(op);
    kernelOf[op] = home;
  }

  static bool isPointwise(Operation *op) {
    const OperatorInfo *info = getOperatorInfo(op);
    return info && info->has(semantics::kPointwise);
  }

  /// The kernel that op joins, or -1. Of several the latest: only there are all
  /// operands computed.
  int findHome(Operation *op) const {
    if (options.mode == FusionMode::None || !isPointwise(op))
      return -1;
    int home = -1;
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      auto it = producer ? kernelOf.find(producer) : kernelOf.end();
      if (it == kernelOf.end() || !getOperatorInfo(producer))
        continue;
      bool joins = options.mode == FusionMode::Region
                       ? isPointwise(producer) || operand.hasOneUse()
                       : operand.hasOneUse();
      if (joins && it->second > home)
        home = it->second;
    }
    // A kernel that op does not join but depends on must not come later.
    for (Value operand : op->getOperands()) {
      auto it = kernelOf.find(operand.getDefiningOp());
      if (it != kernelOf.end() && it->second > home)
        return -1;
    }
    return home;
  }

  const WeightValues &weights;
  const FusionOptions &options;
  SmallVector<Kernel> kernels;
  DenseMap<Operation *, int> kernelOf;
};

} // namespace

SmallVector<Kernel> taso::groupKernels(Block &block,
                                       const WeightValues &weights,
                                       const FusionOptions &options) {
  return Grouper(weights, options).run(block);
}
