//===- AxiomProverRule.h - A pdl.pattern as terms ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both sides of a rule in the language of the axiom prover. Operands and free
// attributes become constants; a law quantifies over them.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_AXIOMPROVERRULE_H
#define TASO_LIB_VERIFIER_AXIOMPROVERRULE_H

#include "AxiomProverLogic.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

namespace taso {

/// How attributes that the target computes appear in its terms.
enum class ComputedAttributes {
  Spelled, ///< as the computation
  Named,   ///< as a constant, and a condition that says what it is
};

/// A rule as terms. Wherever `conditions` hold and the operations are typed,
/// the equations hold.
struct RuleTerms {
  /// Constants of the operands, of free attributes and of named ones.
  llvm::SmallVector<Term> variables;
  llvm::SmallVector<Term> conditions;
  /// One result of each operation of the source, and of the target.
  llvm::SmallVector<Term> sources, targets;
  /// Those among them that feed no other operation of their side.
  llvm::SmallVector<Term> sourceRoots, targetRoots;
  /// Each replaced result and what replaces it.
  llvm::SmallVector<std::pair<Term, Term>> equations;

  /// The operations are typed and replaced results keep their shapes.
  llvm::SmallVector<Term> getTyping(AxiomProverLogic &logic) const;
};

/// Translates a pattern. Fails, and says why, where it has no meaning here:
/// operations of other dialects, ranges of operands, unknown native functions.
llvm::FailureOr<RuleTerms> encodeRule(AxiomProverLogic &logic,
                                      mlir::pdl::PatternOp pattern,
                                      ComputedAttributes computed,
                                      std::string &error);

/// The law that a pattern states, as quantified equations.
llvm::FailureOr<llvm::SmallVector<Term>> encodeLaw(AxiomProverLogic &logic,
                                                   mlir::pdl::PatternOp pattern,
                                                   std::string &error);

} // namespace taso

#endif // TASO_LIB_VERIFIER_AXIOMPROVERRULE_H
