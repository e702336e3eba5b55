//===- Prove.h - The prover for the generator -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Connects lib/Generator, which knows no prover, with lib/Verifier.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TOOLS_TASOGEN_PROVE_H
#define TASO_TOOLS_TASOGEN_PROVE_H

#include "TASO/Generator/Generalizer.h"

namespace taso::tools {

/// Bounds for one rule. None is a time, so results are the same everywhere.
struct ProveOptions {
  /// Instances to draw before the proof, and of those that are compared.
  unsigned trials = 1000, wanted = 16;
  /// Scalar operations on instances, as RefuteOptions counts them.
  double work = 3e7;
  /// Counterexamples that are looked for, if one was found.
  unsigned counterexamples = 8;
  uint64_t maxSteps = 100000;
  unsigned maxCases = 5000;
  /// Most of the time goes into high ranks.
  unsigned maxRank = 4;
};

/// Refutes, which takes milliseconds for a false rule, then proves. A rule that
/// changes nothing, or that no instance was found for, is not proved.
generator::ProofResult proveRule(mlir::pdl::PatternOp rule,
                                 generator::ProofEffort effort,
                                 const ProveOptions &options = {});

} // namespace taso::tools

#endif // TASO_TOOLS_TASOGEN_PROVE_H
