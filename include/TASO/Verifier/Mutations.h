//===- Mutations.h - Broken twins of a law ----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test or a proof that cannot fail shows nothing. So each rule is broken in
// every simple way: operands exchanged, another operand, operator, literal or
// parameter, an operation left out, results exchanged; and with each of its
// side conditions violated. Most of these mutants are wrong.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_MUTATIONS_H
#define TASO_VERIFIER_MUTATIONS_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace taso {

struct Mutant {
  std::string what; ///< what was changed
  mlir::OwningOpRef<mlir::pdl::PatternOp> rule;
};

/// Changes of one operation on either side; most are in the target, where only
/// the rewrite differs from the rule. A few are still true, or ill-typed.
std::vector<Mutant> mutateRule(mlir::pdl::PatternOp rule);

/// The rule where one of its side conditions does not hold, or where a literal
/// of its source is another: any number of groups but 1, on both sides.
/// Conditions that only guide the search stay. Mutants with another literal
/// carry an attribute that only the refuter knows: it draws what they leave
/// open unlike the literal.
std::vector<Mutant> violateConditions(mlir::pdl::PatternOp rule);

} // namespace taso

#endif // TASO_VERIFIER_MUTATIONS_H
