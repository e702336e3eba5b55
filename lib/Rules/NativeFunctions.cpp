//===- NativeFunctions.cpp - What rules compute and check -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/NativeFunctions.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso {

ArrayRef<NativeFunction> getNativeFunctions() {
  static const std::vector<NativeFunction> table = {};
  return table;
}

const NativeFunction *lookupNativeFunction(StringRef name) {
  ArrayRef<NativeFunction> table = getNativeFunctions();
  auto *it = llvm::find_if(
      table, [&](const NativeFunction &f) { return f.name == name; });
  return it == table.end() ? nullptr : it;
}

bool isNativeConstraint(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && !function->hasResult;
}

bool isNativeRewrite(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && function->hasResult;
}

void registerNativeFunctions(PDLPatternModule &patterns) {
  for (const NativeFunction &function : getNativeFunctions()) {
    patterns.registerConstraintFunction(function.name, function.body);
    if (function.hasResult)
      patterns.registerRewriteFunction(function.name, function.body);
  }
}

} // namespace taso
