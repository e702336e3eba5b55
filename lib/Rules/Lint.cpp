//===- Lint.cpp - What is wrong with a rule file --------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/Lint.h"

#include "MatcherFunctions.h"
#include "TASO/Rules/NativeFunctions.h"

using namespace mlir;

namespace taso {

LogicalResult lintRules(ModuleOp pure) {
  bool failedAny = false;
  pure.walk([&](pdl::ApplyNativeConstraintOp op) {
    if (!lookupNativeFunction(op.getName())) {
      op.emitError("unknown native function '") << op.getName() << "'";
      failedAny = true;
    }
  });
  pure.walk([&](pdl::ApplyNativeRewriteOp op) {
    if (!lookupNativeFunction(op.getName())) {
      op.emitError("unknown native function '") << op.getName() << "'";
      failedAny = true;
    }
  });
  return failure(failedAny);
}

} // namespace taso
