//===- Roofline.cpp - Costs from a device description ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Roofline.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <cmath>
#include <mutex>
#include <shared_mutex>

using namespace mlir;
using namespace taso;
using semantics::OperatorInfo;

double taso::countFlops(Operation *op) {
  const OperatorInfo *info = getOperatorInfo(op);
  if (!info || info->has(semantics::kDataMovement))
    return 0;
  return countWork(op).getTotal();
}

/// A key for everything that an operation's work depends on.
static uint64_t getSignature(Operation *op) {
  // As good as llvm::hash_combine here, in a fraction of its time.
  uint64_t hash = size_t(op->hashProperties());
  auto add = [&](const void *pointer) {
    hash = (hash + reinterpret_cast<uintptr_t>(pointer)) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
  };
  add(op->getName().getAsOpaquePointer());
  for (Type type : op->getOperandTypes())
    add(type.getAsOpaquePointer());
  for (Type type : op->getResultTypes())
    add(type.getAsOpaquePointer());
  return hash;
}

double RooflineCostModel::getFlops(Operation *op) const {
  uint64_t key = getSignature(op);
  {
    std::shared_lock<llvm::sys::RWMutex> lock(mutex);
    auto it = flopsCache.find(key);
    if (it != flopsCache.end())
      return it->second;
  }
  double flops = countFlops(op);
  std::unique_lock<llvm::sys::RWMutex> lock(mutex);
  flopsCache[key] = flops;
  return flops;
}

/// The size of a tensor in bytes; 0 if it is not known.
static double getBytes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      !tensor.getElementType().isIntOrFloat())
    return 0;
  return double(tensor.getNumElements()) *
         ((tensor.getElementType().getIntOrFloatBitWidth() + 7) / 8);
}

/// What a kernel reads for `value`: a broadcast is read in place, so its
/// operand is what counts.
static Value getReadValue(Value value) {
  while (auto broadcast = value.getDefiningOp<BroadcastOp>())
    value = broadcast.getInput();
  return value;
}

/// Bytes that enter and leave the kernel; a value that enters twice counts
/// once.
static double countTraffic(const Kernel &kernel) {
  llvm::SmallPtrSet<Operation *, 8> members(kernel.ops.begin(),
                                            kernel.ops.end());
  llvm::SmallPtrSet<Value, 8> seen;
  double bytes = 0;
  for (Operation *op : kernel.ops) {
    for (Value operand : getReadOperands(op)) {
      Value read = isa<BroadcastOp>(op) ? operand : getReadValue(operand);
      if (!members.contains(read.getDefiningOp()) && seen.insert(read).second)
        bytes += getBytes(read.getType());
    }
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !members.contains(user);
          }))
        bytes += getBytes(result.getType());
  }
  return bytes;
}

/// The number of groups of a grouped convolution that is not depthwise, else 0.
static double countGroups(const Kernel &kernel) {
  double groups = 0;
  for (Operation *op : kernel.ops) {
    auto conv = dyn_cast<Conv2DOp>(op);
    if (conv && conv.getGroups() > 1 &&
        conv.getWeight().getType().getDimSize(1) > 1)
      groups += double(conv.getGroups());
  }
  return groups;
}

KernelCost RooflineCostModel::priceKernel(const Kernel &kernel,
                                          const WeightValues &) const {
  KernelCost cost;
  std::string elementType = "f32";
  for (Operation *op : kernel.ops) {
    cost.flops += getFlops(op);
    if (op->getNumResults() == 0)
      continue;
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    elementType = element.isF16() ? "f16" : element.isBF16() ? "bf16" : "f32";
  }
  cost.bytes = countTraffic(kernel);
  auto peak = device.peakGflops.find(elementType);
  if (peak == device.peakGflops.end())
    peak = device.peakGflops.find("f32");
  // 1 GFLOP/s is 1 operation per nanosecond, 1 GB/s 1 byte per nanosecond.
  double arithmetic = cost.flops / peak->second;
  double traffic = cost.bytes / device.bandwidthGBps;
  double nanoseconds =
      device.sumOfParts ? arithmetic + traffic : std::max(arithmetic, traffic);
  nanoseconds += 1e3 * (device.launchMicroseconds +
                        device.groupMicroseconds * countGroups(kernel));
  // A kernel of more than an hour has no price: sums of prices stay in range,
  // and none is cut.
  double picoseconds = std::min(nanoseconds * 1e3, double(kUnpriced));
  cost.picoseconds = std::llround(picoseconds);
  return cost;
}
