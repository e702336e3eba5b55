//===- Checker.h - Replay what a proof has left -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks certificates of the definitional prover (docs/Certificates.md) without
// the prover and without a solver. It depends on LLVM's support library only.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CERTIFICATES_CHECKER_H
#define TASO_CERTIFICATES_CHECKER_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace taso {

/// What became of one certificate.
struct CertificateReport {
  std::string rule, hash;
  /// What is wrong with it; empty if it is right.
  std::string error;
  /// Results of the rule, over all cases, that the proofs are of, and proofs.
  unsigned results = 0, proofs = 0;
  /// Claims that constraints cannot hold together: sums were checked.
  unsigned claims = 0;
  /// Changes of bound variables whose determinant was checked.
  unsigned bijections = 0;
  /// Cases of guards in which coefficients were added up, or which cannot be.
  unsigned leaves = 0;
  /// All steps that were replayed.
  unsigned steps = 0;
};

/// Checks one certificate: one line of a file, without its end.
CertificateReport checkCertificate(llvm::StringRef line);

} // namespace taso

#endif // TASO_CERTIFICATES_CHECKER_H
