//===- TermEvaluation.h - The values of terms -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates terms in the families of the fingerprint. The values of large
// classes are not kept: they are computed again from their representatives.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_TERMEVALUATION_H
#define TASO_LIB_GENERATOR_TERMEVALUATION_H

#include "TermTable.h"

#include <unordered_map>

namespace taso::generator {

/// One for each thread.
class TermEvaluator {
public:
  explicit TermEvaluator(const TermTable &table);

  /// The value of a term in one family, empty where it is ill-typed.
  Value getValue(unsigned family, const Term &term);
  /// The values in all families of the fingerprint.
  Values getValues(const Term &term);
  /// Over all families; where the term is ill-typed, a mark. 0 is no
  /// fingerprint: the value divides by zero.
  uint64_t getFingerprint(const Term &term);
  /// A hash of a few elements in the first family. Equal fingerprints have
  /// equal probes, and most others do not; a probe costs a tenth. 0 if one of
  /// these elements divides by zero.
  uint64_t getProbe(const Term &term);

  /// Bytes of what is kept between terms.
  uint64_t getMemory() const;

private:
  const Value &getOperand(unsigned family, ClassId id);
  llvm::SmallVector<const Value *, 3> getOperands(unsigned family,
                                                  const Term &term);
  void trim();

  const TermTable &table;
  std::vector<std::unique_ptr<Evaluator>> evaluators;
  /// Values of classes that the table does not keep.
  std::array<std::unordered_map<ClassId, Value>, kFingerprintFamilies> computed;
  uint64_t computedBytes = 0;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_TERMEVALUATION_H
