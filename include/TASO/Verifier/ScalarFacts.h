//===- ScalarFacts.h - What proofs take for granted -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The definitional prover knows nothing about operators but their definitions.
// What it knows about numbers, beside the ring axioms and linear arithmetic, is
// this list.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_SCALARFACTS_H
#define TASO_VERIFIER_SCALARFACTS_H

#include "llvm/ADT/ArrayRef.h"

namespace taso {

struct ScalarFact {
  const char *statement;
  const char *justification;
};

/// Every fact about real functions that a proof may use.
llvm::ArrayRef<ScalarFact> getScalarFacts();

} // namespace taso

#endif // TASO_VERIFIER_SCALARFACTS_H
