//===- Equivalence.h - Do two functions compute the same? -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides whether a function computes what another one did, whoever rewrote it.
// Values of both that are results of the same operations on equal operands are
// equal. Others that agree on random numbers of the prime field are proved to
// be equal from the operators' definitions, from the arguments to the outputs,
// so that each proof spans few operators. Outputs that are still open are
// tested.
//
// What is proved holds over the real numbers, for all arguments on which the
// first function divides nothing by zero. Operations without a definition stand
// for any function of their operands, unless they may have side effects. Only
// results are compared, no side effects.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_EQUIVALENCE_H
#define TASO_VERIFIER_EQUIVALENCE_H

#include "TASO/Interpreter/CheckEqual.h"

namespace taso {

struct EquivalenceOptions {
  /// The number of steps of one attempt to prove two values equal.
  uint64_t maxSteps = 2000;
  /// Earlier values of equal fingerprint that a value is compared with.
  unsigned maxCandidates = 4;
  /// How outputs are tested that are not proved; the limit on work is that of
  /// the fingerprints, too.
  CheckOptions check = {/*seed=*/1, /*samples=*/3};
};

enum class EquivalenceStatus {
  Proved,    ///< equal, by proof
  Tested,    ///< equal on random arguments
  Different, ///< shown to differ
  Unknown,   ///< neither; the reason says why
};

struct OutputEquivalence {
  EquivalenceStatus status = EquivalenceStatus::Unknown;
  /// Why the status is Unknown.
  std::string reason;
  /// For Tested: "prime field", or "double" if it is equal there only, within
  /// the tolerance.
  std::string domain;
  /// For Different: the element, and both values.
  std::optional<ElementDifference> difference;
};

struct EquivalenceReport {
  /// Different if some output is; else Unknown if some is; else Tested if some
  /// is; else Proved.
  EquivalenceStatus status = EquivalenceStatus::Unknown;
  /// Why the functions cannot be compared: their signatures differ, or they
  /// have no bodies of one block. Empty if they can.
  std::string reason;
  llvm::SmallVector<OutputEquivalence> outputs;
  /// Operations of the second function; where congruence does not prove all
  /// outputs, those that the others depend on. How many of them are the same
  /// operation on equal operands as an earlier one, and of how many all results
  /// were proved to be equal to earlier values.
  unsigned operations = 0, congruent = 0, proved = 0;
  /// Random arguments that the tested outputs were compared on.
  unsigned samples = 0;
  /// Steps of all attempts.
  uint64_t steps = 0;

  bool isEqual() const {
    return status == EquivalenceStatus::Proved ||
           status == EquivalenceStatus::Tested;
  }
  /// Outputs of this status.
  unsigned count(EquivalenceStatus status) const;
  /// What a tool prints, without a line break: "proved: 3 of 3 outputs".
  std::string summary(llvm::StringRef function) const;
  /// How far the proofs went, in one sentence.
  std::string describeOperations() const;
};

/// Compares two functions. Everything that stands against it is said in the
/// report; no diagnostic is emitted.
EquivalenceReport verifyEquivalence(mlir::func::FuncOp before,
                                    mlir::func::FuncOp after,
                                    const EquivalenceOptions &options = {});

} // namespace taso

#endif // TASO_VERIFIER_EQUIVALENCE_H
