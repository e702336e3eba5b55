//===- Equation.h - Rules as equations, for people --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a pattern states, in the notation of a text book:
//
//   matmul(x, w1) ; matmul(x, w2) = split_-1(matmul(x, concat_-1(w1, w2)))
//
// The axis of an operator is its index; -1 is the last. An attribute that may
// be anything, the same everywhere, is left out, and so is the plain case of a
// keyword, and the sizes of a split whose parts replace something.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_EQUATION_H
#define TASO_RULES_EQUATION_H

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace taso {

struct RuleEquation {
  std::string source, target;
  std::vector<std::string> conditions;
};

/// The equation of a pattern that passes the linter.
RuleEquation getEquation(mlir::pdl::PatternOp pattern);

/// Prints a table of the rules in Markdown, under a heading; rules are numbered
/// from `number` on, which is left behind the last one.
void printRulesAsMarkdown(mlir::ModuleOp rules, llvm::StringRef heading,
                          unsigned &number, llvm::raw_ostream &os);

} // namespace taso

#endif // TASO_RULES_EQUATION_H
