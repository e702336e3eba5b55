//===- CanonicalizationPatterns.cpp - The dialect's own rewrites ----------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/CanonicalizationPatterns.h"

#include "TASO/Dialect/TASODialect.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace taso {

FrozenRewritePatternSet getCanonicalizationPatterns(MLIRContext *context) {
  RewritePatternSet patterns(context);
  auto *dialect = context->getOrLoadDialect<TASODialect>();
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (&name.getDialect() == dialect)
      name.getCanonicalizationPatterns(patterns, context);
  return FrozenRewritePatternSet(std::move(patterns));
}

} // namespace taso
