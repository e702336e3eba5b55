//===- EndToEnd.cpp - Whole functions, timed ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EndToEnd.h"

#include "TASO/Cost/Programs.h"
#include "TASO/Dialect/Definition.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace taso;
namespace json = llvm::json;

unsigned EndToEnd::getFastest() const {
  auto it = llvm::min_element(graphs, [](const auto &a, const auto &b) {
    return a.ratio.median < b.ratio.median;
  });
  return it - graphs.begin();
}

bool EndToEnd::isImprovement() const {
  return !graphs.empty() && graphs[getFastest()].ratio.high < 1;
}

static LeftOut findLeftOut(func::FuncOp function, const CostModel &model) {
  LeftOut result;
  for (auto &[kernel, cost] : model.explainBlock(function.getBody().front())) {
    Operation *op = kernel.ops.front();
    if (getOperatorInfo(op))
      continue;
    ++result.operations[op->getName().getStringRef().str()];
    result.cost += cost.picoseconds;
  }
  return result;
}

FailureOr<EndToEnd> taso::measureEndToEnd(func::FuncOp input,
                                          ArrayRef<FoundGraph> graphs,
                                          const CostModel &model,
                                          std::string &why) {
  SmallVector<func::FuncOp> functions = {input};
  for (const FoundGraph &graph : graphs)
    functions.push_back(*graph.function);
  std::vector<runtime::Program> programs;
  {
    // What cannot be exported is no error of the function.
    ScopedDiagnosticHandler quiet(input.getContext(), [&](Diagnostic &diag) {
      why = diag.str();
      return success();
    });
    ProgramOptions options;
    options.dropElements = options.leaveOutForeign = true;
    for (func::FuncOp function : functions) {
      auto program = exportProgram(function, options);
      if (failed(program))
        return failure();
      programs.push_back(std::move(*program));
    }
  }
  auto measured = model.getProfiler()->measureInterleaved(programs);
  if (!measured) {
    why = llvm::toString(measured.takeError());
    return failure();
  }
  EndToEnd result;
  result.input = measured->front();
  result.graphs.assign(measured->begin() + 1, measured->end());
  result.leftOut = findLeftOut(input, model);
  return result;
}

std::string taso::describe(const LeftOut &leftOut) {
  if (leftOut.operations.empty())
    return "";
  unsigned total = 0;
  std::string names;
  for (const auto &[name, count] : leftOut.operations) {
    total += count;
    names += (names.empty() ? "" : ", ") + std::to_string(count) + " " + name;
  }
  return std::to_string(total) +
         (total == 1 ? " operation (" : " operations (") + names +
         (total == 1 ? ") is left out" : ") are left out");
}

static json::Object toJSON(const runtime::Measurement &measurement,
                           int64_t predicted) {
  return json::Object{{"predicted_us", predicted / 1e6},
                      {"median_us", measurement.median / 1e3},
                      {"low_us", measurement.low / 1e3},
                      {"high_us", measurement.high / 1e3},
                      {"noise", measurement.noise},
                      {"outliers", measurement.outliers},
                      {"runs", int64_t(measurement.runs)}};
}

json::Value taso::toJSON(const EndToEnd &times, ArrayRef<FoundGraph> graphs,
                         int64_t inputCost) {
  json::Array list;
  for (auto [graph, measurement] : llvm::zip_equal(graphs, times.graphs)) {
    json::Object entry = ::toJSON(measurement, graph.cost - times.leftOut.cost);
    entry["ratio"] = measurement.ratio.median;
    entry["ratio_low"] = measurement.ratio.low;
    entry["ratio_high"] = measurement.ratio.high;
    list.push_back(std::move(entry));
  }
  json::Object names;
  for (const auto &[name, count] : times.leftOut.operations)
    names[name] = count;
  json::Object result{
      {"before", ::toJSON(times.input, inputCost - times.leftOut.cost)},
      {"left_out", json::Object{{"operations", std::move(names)},
                                {"predicted_us", times.leftOut.cost / 1e6}}}};
  if (!list.empty()) {
    result["after"] = list[times.getFastest()];
    result["kept"] = times.isImprovement();
  }
  result["graphs"] = std::move(list);
  return json::Value(std::move(result));
}
