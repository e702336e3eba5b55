//===- Laws.h - A test that uses the shipped laws ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_GENERATOR_LAWS_H
#define TASO_UNITTESTS_GENERATOR_LAWS_H

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleSet.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"

#include "gtest/gtest.h"

namespace taso::generator {

/// Loading the laws takes longer than most tests, so it is done once.
class LawsTest : public ::testing::Test {
protected:
  static mlir::MLIRContext &getContext() {
    static mlir::MLIRContext context;
    context.loadDialect<TASODialect, mlir::func::FuncDialect,
                        mlir::pdl::PDLDialect>();
    return context;
  }
  static std::shared_ptr<const RuleSet> getLaws() {
    static auto laws = RuleSet::loadDefault(&getContext());
    EXPECT_TRUE(succeeded(laws));
    return *laws;
  }

  /// A shipped law, by its name without the prefix of its class.
  mlir::pdl::PatternOp getLaw(llvm::StringRef name) {
    for (auto pattern : laws->getPureModule().getOps<mlir::pdl::PatternOp>())
      if (pattern.getSymName() == name)
        return pattern;
    ADD_FAILURE() << "there is no law " << name.str();
    return {};
  }

  mlir::MLIRContext &context = getContext();
  std::shared_ptr<const RuleSet> laws = getLaws();
};

} // namespace taso::generator

#endif // TASO_UNITTESTS_GENERATOR_LAWS_H
