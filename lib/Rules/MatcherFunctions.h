//===- MatcherFunctions.h - Native functions of lowered rules ---*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What lowering adds to rules (see Lowering.h) and how the gate talks to the
// matcher. Registered functions are shared between threads, so the matcher that
// runs on a thread is found through a thread-local pointer.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RULES_MATCHERFUNCTIONS_H
#define TASO_LIB_RULES_MATCHERFUNCTIONS_H

#include "TASO/Rules/RuleMatcher.h"

namespace taso {

/// A match with the values that the pattern's inputs are bound to.
struct FoundMatch {
  Match match;
  llvm::SmallVector<const void *, 8> leaves;
};

/// What the gate does on this thread.
struct GateState {
  /// Lists matches, if set.
  std::vector<FoundMatch> *found = nullptr;
  /// Lets this match through, if set.
  const Match *wanted = nullptr;
  /// The wanted match was found, but its rewrite would close a cycle.
  bool cycle = false;
  mlir::Operation *root = nullptr;
  /// Candidates that had an ill-typed target, or a hub between the roots.
  uint64_t illTyped = 0;
  uint64_t tooWide = 0;

  /// The state of the matcher that runs on this thread, or null.
  static thread_local GateState *current;
};

/// Sets the current state for the life of the object.
class GateScope {
public:
  explicit GateScope(GateState &state) : previous(GateState::current) {
    GateState::current = &state;
  }
  ~GateScope() { GateState::current = previous; }

private:
  GateState *previous;
};

/// Registers the functions that lowering uses.
void registerMatcherFunctions(mlir::PDLPatternModule &patterns);

/// The name under which an attribute function runs in the matcher. There it takes
/// one more argument, the identity of the call, and ignores it.
std::string getHoistedName(llvm::StringRef name);

/// True for the names that lowering uses; pure rules may not.
bool isMatcherFunction(llvm::StringRef name);

} // namespace taso

#endif // TASO_LIB_RULES_MATCHERFUNCTIONS_H
