//===- RuleInstance.h - A rule for given shapes -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule as pairs of functions with given shapes and attributes, for those who
// ask what else turns the one into the other. The functions are built from the
// text of the rule; no matcher is involved.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_RULEINSTANCE_H
#define TASO_VERIFIER_RULEINSTANCE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace taso {

/// Two functions of the same type: what a rule's source describes, and what the
/// rule makes of it.
struct RuleInstance {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< owns the functions
  mlir::func::FuncOp source, target;
};

struct InstanceOptions {
  uint64_t seed = 1;
  /// The number of instances to return.
  unsigned wanted = 4;
  /// They are chosen from this many.
  unsigned drawn = 60;
  /// Attempts, including those that no types are found for.
  unsigned trials = 8000;
};

/// Draws instances of the rule: of several ranks and activations where it has
/// them, and for each those with the fewest sizes that are 1 or equal by
/// chance, the most general one first. Instances in which some operation does
/// nothing are taken only if there are no others. There are fewer than wanted if
/// the rule has only few, and none if it cannot be tested
/// (explainWhyUntestable).
std::vector<RuleInstance> drawInstances(mlir::pdl::PatternOp rule,
                                        const InstanceOptions &options = {});

} // namespace taso

#endif // TASO_VERIFIER_RULEINSTANCE_H
