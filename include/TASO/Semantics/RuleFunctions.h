//===- RuleFunctions.h - What the laws' own functions mean ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Laws have side conditions and compute attributes by native functions. Each is
// defined once, as a template over an algebra, like the operators: the matcher
// evaluates the definition on numbers, the prover on symbols.
// RuleFunctionTable.h holds the definitions.
//
// A definition uses `A::literal` only for a number that decides the structure:
// an axis, a position in a list, an entry that is looked for. All others stay
// symbolic. A side condition is a `Cond`, never a requirement, so that a prover
// may negate it; only a function that cannot be computed everywhere requires.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_RULEFUNCTIONS_H
#define TASO_SEMANTICS_RULEFUNCTIONS_H

#include <optional>
#include <string_view>
#include <vector>

namespace taso::semantics {

class ShapeInference;

/// What a rule function reads or computes.
template <class I> struct RuleValue {
  enum class Kind {
    Number, ///< `numbers` has one entry
    List,   ///< a list of integers
    Shape,  ///< the sizes of a tensor
    Other,  ///< an attribute of another kind, or no ranked tensor
  };
  Kind kind = Kind::Other;
  std::vector<I> numbers;

  bool isNumber() const { return kind == Kind::Number; }
  bool isList() const { return kind == Kind::List; }
  bool isShape() const { return kind == Kind::Shape; }
};

template <class A>
using RuleArguments = const std::vector<RuleValue<typename A::Index>> &;

/// A side condition. Nothing: it does not hold, whatever the numbers (arguments
/// of the wrong kind, no such axis).
template <class A>
using RuleCondition = std::optional<typename A::Cond> (*)(A &,
                                                          RuleArguments<A>);

/// A function that computes an attribute. Nothing: it cannot be computed.
template <class A>
using RuleFunction =
    std::optional<RuleValue<typename A::Index>> (*)(A &, RuleArguments<A>);

enum class RuleArgumentKind { Attribute, Value };

/// The static description of a rule function.
struct RuleFunctionInfo {
  std::string_view name; ///< starts with `taso_`
  std::vector<RuleArgumentKind> arguments;
  /// True if it computes an attribute, false for a side condition.
  bool hasResult = false;
  /// True for a side condition that holds for any order of its arguments.
  bool symmetric = false;
  /// True for a side condition that no law needs to be true: it guides the
  /// search, asks how a value is computed and used, and has no definition.
  bool advisory = false;
};

/// Every rule function, in alphabetical order.
const std::vector<RuleFunctionInfo> &getRuleFunctions();

/// The meaning of the side condition or function of this name, or null if there
/// is none. It takes exactly the arguments that the description lists.
/// Instantiated for ShapeInference.
template <class A> RuleCondition<A> getRuleCondition(std::string_view name);
template <class A> RuleFunction<A> getRuleFunction(std::string_view name);

} // namespace taso::semantics

#endif // TASO_SEMANTICS_RULEFUNCTIONS_H
