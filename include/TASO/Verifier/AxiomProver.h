//===- AxiomProver.h - Proofs of rules from laws ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves a rule from other rules, as TASO does: operators are uninterpreted
// functions of attributes and tensors, laws are quantified equations, and a
// rule holds if the laws and the negation of its equation contradict each
// other.
//
// Unlike TASO's, the logic has shapes. A value is a tensor of some shape or,
// where an operation is ill-typed, nothing. A law speaks only of instances
// where its side conditions hold, both of its sides are well-typed and results
// have the shapes of what they replace; what it takes to know that is in the
// logic too. docs/Rationale/Proofs.md says why this is sound, and what it
// cannot see.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_AXIOMPROVER_H
#define TASO_VERIFIER_AXIOMPROVER_H

#include "TASO/Verifier/Verdict.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <memory>
#include <string>
#include <vector>

namespace taso {

struct AxiomProverOptions {
  /// How many instances of laws and of facts about shapes one query may make.
  unsigned maxInstances = 4000;
  /// How many laws may build on each other's terms: instances are made in
  /// rounds of growing depth (2, 4, ..) up to this one.
  unsigned maxDepth = 6;
  /// Z3's count of elementary steps for one query. Deterministic, as the
  /// others.
  unsigned resourceLimit = 8000000;
  /// A last resort, in milliseconds for one query.
  unsigned timeoutMs = 60000;
};

struct AxiomProof {
  /// Proved, Unknown or Timeout: laws refute nothing.
  Verdict verdict = Verdict::Unknown;
  /// Why it is not proved; empty if it is.
  std::string reason;
  /// The laws that the proof uses, in the order of their module. Enough, but
  /// not always the fewest.
  std::vector<std::string> axiomsUsed;
  double seconds = 0;
};

/// A law that follows from the others.
struct RedundantAxiom {
  std::string name;
  std::vector<std::string> axiomsUsed;
};

class AxiomProver {
public:
  /// Takes the laws: a module of pure `pdl.pattern`s, which must outlive the
  /// prover. Fails, with the name of the law and what is wrong, if one has no
  /// meaning here.
  static llvm::FailureOr<std::unique_ptr<AxiomProver>>
  create(mlir::ModuleOp axioms, AxiomProverOptions options, std::string &error);

  /// Proves a rule from the laws, less those named in `without`. Each call is a
  /// query of its own: the answer depends on nothing that was asked before.
  AxiomProof prove(mlir::pdl::PatternOp rule,
                   llvm::ArrayRef<std::string> without = {}) const;

  /// The laws that follow from all the others, in the order of the module. With
  /// `keepIndependent` a law that was found to follow is taken away before the
  /// next is tried, so that what remains still implies all.
  std::vector<RedundantAxiom> findRedundant(bool keepIndependent = false) const;

private:
  AxiomProver(std::vector<mlir::pdl::PatternOp> axioms,
              AxiomProverOptions options)
      : axioms(std::move(axioms)), options(options) {}

  std::vector<mlir::pdl::PatternOp> axioms;
  AxiomProverOptions options;
};

/// The name and the version of the solver, for `--version`.
std::string getSolverVersion();

} // namespace taso

#endif // TASO_VERIFIER_AXIOMPROVER_H
