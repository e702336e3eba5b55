//===- DefaultRules.cpp - The shipped rules -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The build compiles rules/*.pdll and embeds the text here, so that the library
// needs no file at run time.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleSet.h"

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace taso {

static constexpr llvm::StringLiteral kText =
#include "DefaultRules.inc"
    ;

FailureOr<std::shared_ptr<const RuleSet>>
RuleSet::loadDefault(MLIRContext *context, LoadOptions options) {
  context->loadDialect<TASODialect, pdl::PDLDialect>();
  OwningOpRef<ModuleOp> pure = parseSourceString<ModuleOp>(
      kText, ParserConfig(context), "shipped rules");
  if (!pure)
    return failure();
  return create(std::move(pure), options);
}

} // namespace taso
