//===- RuleFixture.h - Rules and graphs from text -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_RULES_RULEFIXTURE_H
#define TASO_UNITTESTS_RULES_RULEFIXTURE_H

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleMatcher.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

namespace taso {

class RuleFixture : public ::testing::Test {
protected:
  RuleFixture() {
    context.loadDialect<TASODialect, mlir::func::FuncDialect,
                        mlir::pdl::PDLDialect>();
  }

  mlir::OwningOpRef<mlir::ModuleOp> parse(const std::string &text) {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module;
  }

  std::shared_ptr<const RuleSet> load(const std::string &text,
                                      LoweringOptions options = {}) {
    auto rules = RuleSet::create(parse(text), options);
    EXPECT_TRUE(llvm::succeeded(rules)) << text;
    return llvm::succeeded(rules) ? *rules : nullptr;
  }

  static mlir::Block &body(mlir::ModuleOp module) {
    return (*module.getOps<mlir::func::FuncOp>().begin()).getBody().front();
  }

  static std::string print(mlir::ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module.print(stream);
    return text;
  }

  static std::vector<Match> collect(RuleMatcher &matcher, mlir::Block &block) {
    llvm::SmallVector<Match> matches;
    matcher.collect(block, matches);
    return std::vector<Match>(matches.begin(), matches.end());
  }

  mlir::MLIRContext context;
};

/// Two matrix products that share their left operand are one, by the
/// concatenation of the right operands.
inline const char *const kMergeMatmuls = R"(
pdl.pattern @merge : benefit(1) {
  %x = pdl.operand
  %v = pdl.operand
  %w = pdl.operand
  %none = pdl.attribute = #taso.activation<none>
  %ta = pdl.type
  %a = pdl.operation "taso.matmul"(%x, %v : !pdl.value, !pdl.value) {"activation" = %none} -> (%ta : !pdl.type)
  %tb = pdl.type
  %b = pdl.operation "taso.matmul"(%x, %w : !pdl.value, !pdl.value) {"activation" = %none} -> (%tb : !pdl.type)
  pdl.rewrite %a {
    %one = pdl.attribute = 1 : i64
    %k = pdl.operation "taso.concat"(%v, %w : !pdl.value, !pdl.value) {"axis" = %one}
    %rk = pdl.result 0 of %k
    %m = pdl.operation "taso.matmul"(%x, %rk : !pdl.value, !pdl.value)
    %rm = pdl.result 0 of %m
    %sizes = pdl.attribute = array<i64: 4, 4>
    %s = pdl.operation "taso.split"(%rm : !pdl.value) {"axis" = %one, "sizes" = %sizes}
    %s0 = pdl.result 0 of %s
    %s1 = pdl.result 1 of %s
    pdl.replace %a with (%s0 : !pdl.value)
    pdl.replace %b with (%s1 : !pdl.value)
  }
})";

} // namespace taso

#endif // TASO_UNITTESTS_RULES_RULEFIXTURE_H
