//===- FunctionSignatures.h - What rule functions are for -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// To the definitions an axis and a number of groups are both numbers. A rule
// that takes one for the other is true by accident at best, so the generator
// knows sorts, each a letter:
//
//   a  an axis                   A  a list of axes, or a permutation
//   s  a size or distance        S  a list of them, or the shape of a tensor
//   f  a flag                    P  the padding of a window
//   v  a value                   D  the dilations of a window
//   k  a value that is a kernel  l  a literal number
//
// An argument of sort a or s may be a literal, one of sort v a kernel; x is an
// axis that is no literal.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_FUNCTIONSIGNATURES_H
#define TASO_LIB_GENERATOR_FUNCTIONSIGNATURES_H

#include "TASO/Generator/SymbolicRule.h"

#include "llvm/ADT/STLExtras.h"

namespace taso::generator {

struct FunctionSignature {
  std::string_view name;
  std::string_view arguments; ///< a sort for each
  char result = 0;            ///< 0 for a side condition
  /// Weak and natural conditions have small ranks.
  unsigned rank = 0;
  /// That it does not hold may be a condition as well.
  bool isNegatable = false;
};

/// Functions that compute attributes, then side conditions. One may have
/// several signatures.
llvm::ArrayRef<FunctionSignature> getFunctionSignatures();
llvm::ArrayRef<FunctionSignature> getConditionSignatures();

/// The sort of an attribute, or 0 if rule functions do not take it.
char getSort(const semantics::AttributeSpec &spec);

/// The sort of a value of the source: k where a convolution or an operator of
/// kernels takes or gives it as such.
char getSort(const Graph &source, const GraphValue &value);

/// True if an argument of the first sort may be of the second.
bool acceptsSort(char argument, char sort);

/// What a function computes, if all of it is known.
std::optional<RuleNumber> compute(std::string_view function,
                                  const std::vector<RuleNumber> &arguments);

/// Whether a condition holds; nothing if it is not defined.
std::optional<bool> decide(std::string_view condition,
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
