//===- Derivation.h - Chains of rules between two graphs --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether rules of a set turn one graph into another, and which. Each step
// applies one rule in its direction; what canonicalisation does, and the order
// and nesting of sums and products at the end, cost nothing. A chain is found
// on graphs with given shapes: it is evidence about a rule only where several
// instances of the rule, of different shapes, have one.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_DERIVATION_H
#define TASO_GENERATOR_DERIVATION_H

#include "TASO/Rules/RuleSet.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

#include <limits>
#include <optional>

namespace taso::generator {

/// No limit is a time, so results are the same on every machine.
struct DerivationOptions {
  /// The longest chain to look for.
  unsigned maxSteps = 3;
  /// Give up after this many applications of rules.
  unsigned maxApplications = 100000;
  /// Longer chains do not count for a merge: a source that is several like
  /// operators on inputs. Most merges follow from each other by detours over
  /// transposes, which no search would take.
  unsigned maxStepsOfMerge = std::numeric_limits<unsigned>::max();
};

/// Indices of rules in their set, in the order in which they are applied. An
/// empty chain means that canonicalisation makes both graphs the same.
using Chain = llvm::SmallVector<unsigned, 4>;

struct Derivation {
  /// A shortest chain, if one was found.
  std::optional<Chain> chain;
  /// True if the search gave up before all chains were looked at.
  bool limited = false;
  uint64_t applications = 0;
};

/// The set of rules for derivations: conditions that only choose between right
/// matches (isGuidance) are dropped, since whether a law follows does not
/// depend on them. `rules` is not changed.
llvm::FailureOr<std::shared_ptr<const RuleSet>>
createDerivationRules(mlir::ModuleOp rules);

/// Searches chains. One per thread.
class Deriver {
public:
  /// `rules` are those of createDerivationRules.
  explicit Deriver(std::shared_ptr<const RuleSet> rules,
                   const DerivationOptions &options = {});
  ~Deriver();

  const RuleSet &getRuleSet() const;

  /// Uses only these rules of the set from now on.
  void allow(llvm::BitVector rules);

  /// A shortest chain from `source` to `target`, functions of one type that are
  /// not changed.
  Derivation derive(mlir::func::FuncOp source, mlir::func::FuncOp target);

  /// True if the rules of the chain, in this order, lead from `source` to
  /// `target`; the first few of them are enough.
  bool leadsTo(mlir::func::FuncOp source, mlir::func::FuncOp target,
               llvm::ArrayRef<unsigned> chain);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace taso::generator

#endif // TASO_GENERATOR_DERIVATION_H
