//===- Fingerprints.cpp - Which values are likely to be equal? ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fingerprints.h"

using namespace mlir;

namespace taso {

void Fingerprints::record(Class number, const Tensor &tensor) {
  elements += tensor.size();
  tensors[number] = tensor;
  uint64_t hash = tensor.size();
  bool isDefined = false;
  for (FieldElement element : tensor.values()) {
    isDefined |= element.isDefined();
    hash = mixSeed(hash, element.getResidue());
  }
  if (isDefined)
    hashes[number] = hash;
}

void Fingerprints::draw(Class number) {
  record(number, randomValue<FieldElement>(classes.getType(number),
                                           mixSeed(seed, number)));
}

void Fingerprints::evaluate(Operation *op) {
  constexpr int64_t kMaxElements = int64_t{1} << 26;
  if (!canInterpret(op)) {
    for (Value result : op->getResults())
      draw(classes.get(result));
    return;
  }
  SmallVector<Tensor> operands;
  for (Value operand : op->getOperands()) {
    auto known = tensors.find(classes.get(operand));
    if (known == tensors.end() || elements > kMaxElements)
      return;
    operands.push_back(known->second);
  }
  auto results = interpretOp<FieldElement>(op, operands);
  if (failed(results))
    return;
  for (auto [value, tensor] : llvm::zip_equal(op->getResults(), *results))
    record(classes.get(value), tensor);
}

std::optional<uint64_t> Fingerprints::get(Class number) const {
  auto known = hashes.find(number);
  return known == hashes.end() ? std::nullopt
                               : std::optional<uint64_t>(known->second);
}

} // namespace taso
