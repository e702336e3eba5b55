//===- TermEvaluation.cpp - The values of terms ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TermEvaluation.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::generator {

/// Terms come in an order in which neighbours share operands, so that values of
/// few classes are enough.
static constexpr uint64_t kComputedBytes = 4 << 20;

TermEvaluator::TermEvaluator(const TermTable &table) : table(table) {
  for (unsigned f = 0; f < kFingerprintFamilies; ++f)
    evaluators.push_back(
        std::make_unique<Evaluator>(getFamilies()[f], table.getInstances()));
}

const Value &TermEvaluator::getOperand(unsigned family, ClassId id) {
  if (const Value *value = table.getValue(family, id))
    return *value;
  auto it = computed[family].find(id);
  if (it != computed[family].end())
    return it->second;
  Value value = getValue(family, table.getRepresentative(id));
  computedBytes += value.getMemory() + sizeof(Value);
  return computed[family].try_emplace(id, std::move(value)).first->second;
}

llvm::SmallVector<const Value *, 3>
TermEvaluator::getOperands(unsigned family, const Term &term) {
  llvm::SmallVector<const Value *, 3> operands;
  for (ClassId operand : term.getOperands())
    operands.push_back(&getOperand(family, operand));
  return operands;
}

void TermEvaluator::trim() {
  if (computedBytes <= kComputedBytes)
    return;
  for (auto &values : computed)
    values.clear();
  computedBytes = 0;
}

uint64_t TermEvaluator::getMemory() const {
  uint64_t bytes = computedBytes;
  for (const std::unique_ptr<Evaluator> &evaluator : evaluators)
    bytes += evaluator->getMemory();
  return bytes;
}

Value TermEvaluator::getValue(unsigned family, const Term &term) {
  llvm::SmallVector<const Value *, 3> operands = getOperands(family, term);
  if (llvm::any_of(operands, [](const Value *v) { return v->isEmpty(); }))
    return {};
  std::optional<Value> value =
      evaluators[family]->evaluate(term.instance, operands);
  return value ? std::move(*value) : Value();
}

Values TermEvaluator::getValues(const Term &term) {
  trim();
  Values values;
  for (unsigned f = 0; f < kFingerprintFamilies; ++f)
    values[f] = getValue(f, term);
  return values;
}

uint64_t TermEvaluator::getFingerprint(const Term &term) {
  trim();
  uint64_t fingerprint = 0;
  for (unsigned f = 0; f < kFingerprintFamilies; ++f) {
    Value value = getValue(f, term);
    fingerprint = ExponentialElement::mix(fingerprint);
    if (value.isEmpty()) {
      fingerprint += 1;
      continue;
    }
    if (value.isUndefined())
      return 0;
    fingerprint += value.getHash();
  }
  return fingerprint;
}

uint64_t TermEvaluator::getProbe(const Term &term) {
  trim();
  if (term.isInput())
    return getOperand(0, table.getClassOf(*table.find(term))).getProbe();
  return evaluators[0]->probe(term.instance, getOperands(0, term));
}

} // namespace taso::generator
