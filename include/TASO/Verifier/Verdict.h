//===- Verdict.h - What became of a rule under proof ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The answers that provers, refuters and the pass share.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_VERIFIER_VERDICT_H
#define TASO_VERIFIER_VERDICT_H

#include <optional>
#include <string>

namespace taso {

enum class Verdict {
  Proved,  ///< for every instance that the rule matches
  Refuted, ///< there is a counterexample
  Unknown, ///< neither; the reason is given
  Timeout, ///< a resource limit was reached first
};

/// "proved", "refuted", "unknown" or "timeout".
const char *stringify(Verdict verdict);

/// An instance of a rule whose two sides differ.
struct Counterexample {
  /// A module with the functions @source and @target, which take the same
  /// arguments, and a comment with the arguments' values, the first element
  /// that differs and its value on both sides. It parses.
  std::string module;
  /// One line: shapes, attributes, the first element that differs.
  std::string summary;
};

} // namespace taso

#endif // TASO_VERIFIER_VERDICT_H
