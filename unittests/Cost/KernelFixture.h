//===- KernelFixture.h - Graphs to price ------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tests of programs and of prices share: a context, and small functions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_UNITTESTS_COST_KERNELFIXTURE_H
#define TASO_UNITTESTS_COST_KERNELFIXTURE_H

#include "TASO/Cost/Programs.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

namespace taso::test {

/// A kernel of a product, and one of a relu.
constexpr llvm::StringLiteral kFunction = R"(
  func.func @net(%x: tensor<2x4xf32>, %w: tensor<4x3xf32> {taso.weight},
                 %b: tensor<1x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %c = taso.constant dense<2.0> : tensor<4x3xf32>
    %v = taso.add %w, %c : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %0 = taso.matmul %x, %v : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %1 = taso.broadcast %b shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %2 = taso.add %0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = taso.relu %2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %3, %2 : tensor<2x3xf32>, tensor<2x3xf32>
  })";

class KernelFixture : public ::testing::Test {
protected:
  KernelFixture() {
    context.loadDialect<TASODialect, mlir::func::FuncDialect>();
    context.allowUnregisteredDialects();
  }

  mlir::func::FuncOp parse(llvm::StringRef text) {
    modules.push_back(mlir::parseSourceString<mlir::ModuleOp>(text, &context));
    EXPECT_TRUE(modules.back());
    return *modules.back()->getOps<mlir::func::FuncOp>().begin();
  }

  /// y = op(x) on tensor<4xf32>.
  mlir::func::FuncOp makeUnary(const std::string &op) {
    return parse("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                 "  %0 = taso." +
                 op +
                 " %x : (tensor<4xf32>) -> tensor<4xf32>\n"
                 "  return %0 : tensor<4xf32>\n}");
  }

  runtime::Program exportUnary(const std::string &op) {
    auto program = exportProgram(makeUnary(op));
    EXPECT_TRUE(mlir::succeeded(program));
    return *program;
  }

  mlir::MLIRContext context;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
};

} // namespace taso::test

#endif // TASO_UNITTESTS_COST_KERNELFIXTURE_H
