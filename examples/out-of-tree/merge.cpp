//===- merge.cpp - The search in a program of your own --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a function of two products of one tensor by two weights,
// superoptimizes it, and prints what came out: one product, and a split.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// (x, v, w) -> (x v, x w), where v and w are weights.
static OwningOpRef<ModuleOp> buildTwoProducts(MLIRContext *context) {
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  auto tensor = [&](int64_t rows, int64_t columns) {
    return RankedTensorType::get({rows, columns}, builder.getF32Type());
  };
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  auto type =
      builder.getFunctionType({tensor(16, 64), tensor(64, 32), tensor(64, 48)},
                              {tensor(16, 32), tensor(16, 48)});
  auto function = func::FuncOp::create(builder, loc, "two", type);
  for (unsigned weight : {1, 2})
    function.setArgAttr(weight, "taso.weight", builder.getUnitAttr());

  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  Value x = body->getArgument(0);
  Value a = taso::MatMulOp::create(builder, loc, x, body->getArgument(1));
  Value b = taso::MatMulOp::create(builder, loc, x, body->getArgument(2));
  func::ReturnOp::create(builder, loc, ValueRange{a, b});
  return module;
}

int main() {
  MLIRContext context;
  context.loadDialect<taso::TASODialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module = buildTwoProducts(&context);

  // The options are those of `taso-opt --taso-superoptimize`.
  taso::SuperoptimizeHost host;
  host.onReport = [](const llvm::json::Value &report) {
    llvm::outs() << "cost model: "
                 << *report.getAsObject()->getString("cost_model") << "\n";
  };
  std::unique_ptr<Pass> search = taso::createSuperoptimize(std::move(host));
  auto fail = [](const Twine &message) {
    llvm::errs() << message << "\n";
    return failure();
  };
  if (failed(search->initializeOptions("device=h200 budget=100", fail)))
    return 1;
  PassManager manager(&context);
  manager.addPass(std::move(search));
  if (failed(manager.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
