//===- CostModel.cpp - What a graph costs ---------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/CostModel.h"

using namespace mlir;
using namespace taso;

CostModel::~CostModel() = default;

int64_t CostModel::priceBlock(Block &block) const {
  WeightValues weights(block);
  int64_t total = 0;
  for (const Kernel &kernel : groupKernels(block, weights, getFusion()))
    total += priceKernel(kernel, weights).picoseconds;
  return total;
}

std::optional<int64_t> CostModel::findBlock(Block &block) const {
  WeightValues weights(block);
  std::optional<int64_t> total = 0;
  for (const Kernel &kernel : groupKernels(block, weights, getFusion())) {
    std::optional<KernelCost> cost = findKernel(kernel, weights);
    if (cost && total)
      *total += cost->picoseconds;
    else
      total = std::nullopt;
  }
  return total;
}

SmallVector<std::pair<Kernel, KernelCost>>
CostModel::explainBlock(Block &block) const {
  WeightValues weights(block);
  SmallVector<std::pair<Kernel, KernelCost>> result;
  for (Kernel &kernel : groupKernels(block, weights, getFusion())) {
    KernelCost cost = priceKernel(kernel, weights);
    result.emplace_back(std::move(kernel), cost);
  }
  return result;
}
