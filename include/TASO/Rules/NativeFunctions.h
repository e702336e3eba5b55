//===- NativeFunctions.h - What rules compute and check ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of native functions that rule files may call: side conditions (no
// result) and attribute functions (one attribute as result). MLIR runs another
// function where a name is unknown, so every name is looked up here first. What
// each means is defined in TASO/Semantics/RuleFunctionTable.h.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_NATIVEFUNCTIONS_H
#define TASO_RULES_NATIVEFUNCTIONS_H

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace taso {

using NativeKind = mlir::PDLValue::Kind;

/// One native function. It reads its arguments only: it creates, changes and
/// remembers nothing, so it may run on any thread, any number of times, and on
/// candidates that turn out not to match. It returns failure where it does not
/// hold or cannot be computed, never crashes, and pushes its result last.
struct NativeFunction {
  /// The name in rule files; starts with `taso_`.
  llvm::StringRef name;
  /// The kinds of the arguments. A `Value` argument also accepts a range where
  /// `variadic` is set.
  llvm::SmallVector<NativeKind, 4> arguments;
  /// True if the last argument may be repeated or left out.
  bool variadic = false;
  /// True if it computes an attribute; it may then be called as a rewrite
  /// (`pdl.apply_native_rewrite`) or as a constraint with one result. False for
  /// a side condition, which may be negated.
  bool hasResult = false;
  mlir::PDLConstraintFunction body;
  /// True for a side condition that holds for any order of its arguments.
  bool symmetric = false;
};

/// Every native function that rule files may call, in alphabetical order.
llvm::ArrayRef<NativeFunction> getNativeFunctions();

/// The function of this name, or null if there is none.
const NativeFunction *lookupNativeFunction(llvm::StringRef name);

/// True for a side condition, and for an attribute function.
bool isNativeConstraint(llvm::StringRef name);
bool isNativeRewrite(llvm::StringRef name);

/// Registers all of them; attribute functions as constraints with a result and
/// as rewrites.
void registerNativeFunctions(mlir::PDLPatternModule &patterns);

} // namespace taso

#endif // TASO_RULES_NATIVEFUNCTIONS_H
