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

/// Graphs of thousands of kernels without a price stay in range: none is
/// cheaper than another then.
static void addPrice(int64_t &total, int64_t price) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max() / 2;
  total = std::min(kMost, total + std::min(kMost, price));
}

int64_t CostModel::priceBlock(Block &block) const {
  WeightValues weights(block);
  int64_t total = 0;
  for (const Kernel &kernel : groupKernels(block, weights, getFusion()))
    addPrice(total, priceKernel(kernel, weights).picoseconds);
  return total;
}

BlockPrice CostModel::findBlock(Block &block, int64_t limit) const {
  WeightValues weights(block);
  BlockPrice price;
  int64_t low = 0;
  SmallVector<Kernel> unknown;
  for (Kernel &kernel : groupKernels(block, weights, getFusion())) {
    if (std::optional<KernelCost> cost = findKernel(kernel, weights)) {
      addPrice(price.picoseconds, cost->picoseconds);
      addPrice(low, cost->picoseconds);
      continue;
    }
    Guess guess = guessKernel(kernel, weights);
    addPrice(price.picoseconds, guess.likely);
    addPrice(low, guess.low);
    unknown.push_back(std::move(kernel));
  }
  price.isKnown = unknown.empty();
  price.isAsked = !price.isKnown && low < limit;
  if (price.isAsked)
    for (const Kernel &kernel : unknown)
      askKernel(kernel, weights);
  else if (!price.isKnown)
    price.picoseconds = std::max(price.picoseconds, limit);
  return price;
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
