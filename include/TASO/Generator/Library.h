//===- Library.h - Proved rules become a file -------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is proved must be what is published. So a rule is first given the text
// that the file will have (`publishRule`), the parsed copy of that text is
// proved, and the writer refuses a rule whose text is no longer the proved one.
// The same rules give the same bytes, in whatever order they were found.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_LIBRARY_H
#define TASO_GENERATOR_LIBRARY_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace taso::generator {

/// Returns the rule as it will stand in a library: normalised, without a name
/// and attributes of ours, written and parsed back. Fails, with a diagnostic,
/// if the linter refuses it or if it does not survive.
llvm::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
publishRule(mlir::pdl::PatternOp rule);

/// The only rule of a module made by publishRule.
mlir::pdl::PatternOp getPublishedRule(mlir::ModuleOp module);

/// A rule with what is known of its proof.
struct ProvedRule {
  mlir::OwningOpRef<mlir::ModuleOp> rule; ///< made by publishRule
  /// getRuleHash of the text that was proved.
  std::string hash;
  std::string prover; ///< for example "definitions"
  unsigned maxRank = 0;
  std::string fpClass;     ///< "exact", "reassociates", "rounds" or empty
  std::string certificate; ///< getCertificateHash, or empty
};

/// Makes a module of the rules: sorted by size, then by text, without rules
/// that are equal up to the names of values, and each with a name (RuleNames.h)
/// and the attributes
///
///   taso.class      "normalise" or "enable"; absent for a rule that is
///   searched taso.hash       the hash of its text, which the loader checks
///   taso.proof      "definitions, ranks up to 6"
///   taso.fp         the floating-point class
///   taso.certificate, taso.generator
///
/// Fails, with a diagnostic, if a rule is not the one that was proved.
llvm::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
makeLibrary(mlir::MLIRContext *context, std::vector<ProvedRule> rules,
            llvm::StringRef generator);

/// Writes a library, after a comment, to a file that appears only when it is
/// whole.
llvm::LogicalResult writeLibrary(mlir::ModuleOp library, llvm::StringRef path);

} // namespace taso::generator

#endif // TASO_GENERATOR_LIBRARY_H
