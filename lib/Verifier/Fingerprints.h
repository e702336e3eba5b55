//===- Fingerprints.h - Which values are likely to be equal? ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates classes of values on random arguments, exactly over the prime
// field. Equal fingerprints only propose that two classes are equal.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_FINGERPRINTS_H
#define TASO_LIB_VERIFIER_FINGERPRINTS_H

#include "ValueClasses.h"

#include "TASO/Interpreter/Interpreter.h"

namespace taso {

class Fingerprints {
public:
  using Class = ValueClasses::Class;

  Fingerprints(const ValueClasses &classes, uint64_t seed)
      : classes(classes), seed(seed) {}

  /// Gives the class random elements.
  void draw(Class number);
  /// Evaluates the operation of new classes, of which the operands have been
  /// evaluated. Results without a definition are random.
  void evaluate(mlir::Operation *op);

  /// None if no element is defined, or it was too much work.
  std::optional<uint64_t> get(Class number) const;

private:
  using Tensor = HostTensor<FieldElement>;
  void record(Class number, const Tensor &tensor);

  const ValueClasses &classes;
  uint64_t seed;
  int64_t elements = 0;
  llvm::DenseMap<Class, Tensor> tensors;
  llvm::DenseMap<Class, uint64_t> hashes;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_FINGERPRINTS_H
