//===- Explanation.h - The way to a result, for people ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints each step of a search as two small functions, with the rule, where it
// was applied and what that gained. The text is MLIR: one module for each step,
// with everything else in comments. docs/Trace.md shows one.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEARCH_EXPLANATION_H
#define TASO_SEARCH_EXPLANATION_H

#include "TASO/Search/RuleProof.h"
#include "TASO/Search/Search.h"

namespace taso {

/// Explanations of the functions of a module, one after the other.
class Explanation {
public:
  /// `prover` is asked for what the files of the rules do not say.
  explicit Explanation(std::shared_ptr<const RuleSet> rules,
                       RuleProver prover = nullptr)
      : rules(std::move(rules)), prover(std::move(prover)) {}

  /// Adds the way to a graph that was found with the option `explain`;
  /// `function` is as it was before.
  void add(mlir::func::FuncOp function, const SearchResult &result,
           const FoundGraph &graph);
  /// Adds a function that stays as it is, and why.
  void addUnchanged(mlir::func::FuncOp function, llvm::StringRef why);

  const std::string &getText() const { return text; }

private:
  void addStep(mlir::func::FuncOp function, const SearchStep &step,
               int64_t initialCost);

  std::shared_ptr<const RuleSet> rules;
  RuleProver prover;
  unsigned numSteps = 0; ///< of the functions so far
  std::string text;
};

/// "12.300 us"
std::string toMicroseconds(int64_t picoseconds);

} // namespace taso

#endif // TASO_SEARCH_EXPLANATION_H
