//===- FunctionSignatures.h - What rule functions take ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of rule functions says which arguments are attributes. Whether a
// function takes numbers or lists there is found by trying samples, so that
// enumerations need not try what can never be defined.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_FUNCTIONSIGNATURES_H
#define TASO_LIB_GENERATOR_FUNCTIONSIGNATURES_H

#include "TASO/Generator/SymbolicRule.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

namespace taso::generator {

using ArgumentKinds = std::vector<RuleNumber::Kind>;

struct FunctionSignature {
  const semantics::RuleFunctionInfo *info = nullptr;
  /// The kinds of arguments for which it is defined somewhere.
  std::set<ArgumentKinds> kinds;
};

/// The functions that compute attributes, and the side conditions that have a
/// meaning, each in the order of the table.
const std::vector<FunctionSignature> &getFunctionSignatures();
const std::vector<FunctionSignature> &getConditionSignatures();

/// What a function computes, if all of it is known.
std::optional<RuleNumber> compute(const semantics::RuleFunctionInfo &info,
                                  const std::vector<RuleNumber> &arguments);

/// Whether a condition holds; nothing if it is not defined.
std::optional<bool> decide(const semantics::RuleFunctionInfo &info,
                           const std::vector<RuleNumber> &arguments);

/// Calls `body` with each choice of one index below each size, the last one
/// varying fastest, until it returns false.
template <class Body>
void forEachChoice(llvm::ArrayRef<size_t> sizes, Body body) {
  if (llvm::is_contained(sizes, 0))
    return;
  std::vector<size_t> choice(sizes.size(), 0);
  while (body(llvm::ArrayRef<size_t>(choice))) {
    size_t position = sizes.size();
    while (position > 0 && ++choice[position - 1] == sizes[position - 1])
      choice[--position] = 0;
    if (position == 0)
      return;
  }
}

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_FUNCTIONSIGNATURES_H
