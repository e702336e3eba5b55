//===- Trace.cpp - Fuzzes traces and reports ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trace that is read can be written and read again, and is replayed on a
// graph with some rules. Where the bytes are JSON, a page shows them as a
// report.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Search/Report.h"
#include "TASO/Search/Trace.h"
#include "TASO/Support/JSON.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace taso::fuzz;
using taso::FunctionTrace;

/// Three rules apply to it, in turn.
static const char *const kGraph = R"(
func.func @f(%x: tensor<4x4xf32>, %v: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = taso.transpose %x perm [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = taso.transpose %a perm [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = taso.matmul %b, %v : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = taso.relu %c : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %d : tensor<4x4xf32>
})";

/// Whatever graph a trace is of, it is replayed on this one.
static void replay(std::vector<FunctionTrace> &traces) {
  DialectRegistry registry;
  registry.insert<taso::TASODialect, func::FuncDialect, pdl::PDLDialect>();
  Context context(registry);
  OwningOpRef<ModuleOp> graph = context.parse(kGraph);
  auto rules = taso::RuleSet::loadDefault(context.get());
  if (!graph || failed(rules))
    fail("the graph or the rules do not parse");
  auto function = *graph->getOps<func::FuncOp>().begin();
  for (FunctionTrace &trace : traces) {
    trace.input = taso::hashInput(function);
    auto result = taso::replay(function, *rules, trace, trace.steps.size());
    if (context.check(succeeded(result), "the replay") &&
        failed(mlir::verify(**result)))
      fail("the replay left a function that does not verify");
  }
}

static void run(StringRef bytes) {
  if (llvm::Expected<llvm::json::Value> report = taso::parseJSON(bytes))
    (void)taso::makeReportPage(*report);
  else
    llvm::consumeError(report.takeError());
  auto traces = taso::parseTraces(bytes);
  if (!traces)
    return llvm::consumeError(traces.takeError());
  auto again =
      taso::parseTraces(llvm::formatv("{0}", taso::toJSON(*traces)).str());
  if (!again)
    fail("a trace that was read cannot be written and read: " +
         llvm::toString(again.takeError()));
  replay(*traces);
}

static Registration registration("trace", run);
