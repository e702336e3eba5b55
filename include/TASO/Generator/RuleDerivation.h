//===- RuleDerivation.h - Rules that follow from other rules ----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule follows from others if on each of its instances a chain of them leads
// from its source to its target. A small library holds the rules that follow
// from no others.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_RULEDERIVATION_H
#define TASO_GENERATOR_RULEDERIVATION_H

#include "TASO/Generator/Derivation.h"

namespace taso::generator {

/// One instance of a rule.
struct GraphPair {
  mlir::func::FuncOp source, target;
};

struct RuleDerivation {
  /// A chain that holds for every instance. If there is no such chain, several:
  /// for each instance one of them holds. Empty if the rule does not follow.
  std::vector<Chain> chains;
  /// The first instance that no chain leads through, if there is one.
  std::optional<unsigned> failed;
  /// True if the search for it gave up.
  bool limited = false;
  /// How often the search applied a rule.
  uint64_t applications = 0;

  bool follows() const { return !chains.empty(); }
  /// The length of the longest chain.
  unsigned getLength() const;
};

/// Derives a rule that has these instances. A rule without any does not follow.
RuleDerivation deriveRule(Deriver &deriver,
                          llvm::ArrayRef<GraphPair> instances);

/// Which rules follow from those before them. `instances` are those of each
/// rule of the set, which is that of createDerivationRules. A rule is derived
/// from earlier rules that are not derived themselves, so those that do not
/// follow imply all others. Works in parallel; the result does not depend on
/// that. The order should be that of size: the smallest rules imply most.
std::vector<RuleDerivation>
partitionDerived(std::shared_ptr<const RuleSet> rules,
                 llvm::ArrayRef<std::vector<GraphPair>> instances,
                 const DerivationOptions &options = {});

} // namespace taso::generator

#endif // TASO_GENERATOR_RULEDERIVATION_H
