//===- Rules.cpp - Fuzzes the loader of rules -----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set that is loaded can be compiled, matched on a graph, applied to it and
// printed.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/RuleMatcher.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace taso::fuzz;

/// Has some of what rules match: operators that share operands, in chains.
static const char *const kGraph = R"(
func.func @f(%x: tensor<4x4xf32>, %v: tensor<4x4xf32>, %w: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>) {
  %a = taso.matmul %x, %v : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = taso.matmul %x, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = taso.add %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = taso.relu %c : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = taso.transpose %d perm [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %f = taso.mul %e, %a : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = taso.concat %f, %e axis 1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
  return %d, %f, %g : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>
})";

/// Each match is applied to the graph as the earlier ones left it.
static void match(Context &context,
                  std::shared_ptr<const taso::RuleSet> rules) {
  OwningOpRef<ModuleOp> graph = context.parse(kGraph);
  if (!graph)
    fail("the graph does not parse");
  Block &block = (*graph->getOps<func::FuncOp>().begin()).getBody().front();
  taso::RuleMatcher matcher(std::move(rules));
  for (unsigned i = 0; i < 8; ++i) {
    SmallVector<taso::Match> matches;
    matcher.collect(block, matches);
    if (matches.empty())
      return;
    (void)matcher.apply(matches[i % matches.size()]);
    context.verify(*graph, "a rule");
  }
}

static void run(StringRef bytes) {
  DialectRegistry registry;
  registry.insert<taso::TASODialect, func::FuncDialect, pdl::PDLDialect>();
  Context context(registry);
  OwningOpRef<ModuleOp> module = context.parse(bytes);
  if (!module)
    return;
  auto rules = taso::RuleSet::create(std::move(module));
  if (!context.check(succeeded(rules), "the loader"))
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (failed(taso::saveRules((*rules)->getPureModule(), stream)) ||
      !context.parse(text))
    fail("rules that were loaded cannot be printed and parsed");
  match(context, *rules);
}

static Registration registration("rules", run);
