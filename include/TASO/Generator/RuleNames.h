//===- RuleNames.h - What a rule is called, and its class -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and classes follow from the text of a rule alone, so that they do not
// depend on when, or after how many others, the rule was found.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_RULENAMES_H
#define TASO_GENERATOR_RULENAMES_H

#include "TASO/Rules/RuleSet.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"

namespace taso::generator {

/// The operators of both sides, outermost first, with the number of each where
/// there are several: `matmul_2_to_split_matmul_concat`. A keyword that is not
/// the plain one belongs to its operator: `matmul_relu`.
std::string nameRule(mlir::pdl::PatternOp rule);

/// The names of rules that stand in one file. Rules of one name get the first
/// digits of their hashes behind it, as many as it takes, 4 or more.
std::vector<std::string> nameRules(llvm::ArrayRef<mlir::pdl::PatternOp> rules);

/// What a search may do with the rule without a thought:
///
///   Normalise  The target has fewer operators, each of them one of the source,
///              with the same parameters and operands that are no larger; and
///              what the source has besides is replaced, or is no longer used.
///              So no model can find it dearer, and nothing is lost that
///              another rule could have used.
///              So does a slice that moves through an operator towards the
///              inputs, where nothing else uses the operator's result.
///   Enable     The same from right to left: it only adds work.
///   Decide     all others
RuleClass classifyRule(mlir::pdl::PatternOp rule);

/// Adds what spares a search useless steps: where a slice moves through an
/// operator, nothing else may use the operator's result (`taso_one_use`), or
/// work would be done twice.
void guideRule(mlir::pdl::PatternOp rule);

} // namespace taso::generator

#endif // TASO_GENERATOR_RULENAMES_H
