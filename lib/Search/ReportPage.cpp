//===- ReportPage.cpp - A report to look at in a browser ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts a report, with the graphs in it, into the page of tools/report-viewer,
// which was made one file when this library was built.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Search/Report.h"

#include "Locations.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace taso;

namespace json = llvm::json;

static json::Array describeArguments(Block &block) {
  auto function = cast<func::FuncOp>(block.getParentOp());
  json::Array arguments;
  for (BlockArgument argument : block.getArguments()) {
    std::string type;
    llvm::raw_string_ostream(type) << forgetAssumedSizes(argument.getType());
    unsigned number = argument.getArgNumber();
    auto name = function.getArgAttrOfType<StringAttr>(number, "onnx.name");
    arguments.push_back(json::Object{
        {"name", name ? name.getValue() : ""},
        {"type", type},
        {"location", taso::detail::toText(argument.getLoc())},
        {"weight", bool(function.getArgAttr(number, "taso.weight"))}});
  }
  return arguments;
}

static json::Array toJSON(ArrayRef<DrawnNode> nodes) {
  json::Array array;
  for (const DrawnNode &node : nodes)
    array.push_back(taso::toJSON(node));
  return array;
}

json::Value taso::describeGraphs(func::FuncOp function, const FoundGraph *graph,
                                 const CostModel &costModel) {
  Block &block = function.getBody().front();
  GraphDrawer before(block);
  std::vector<unsigned> ids = before.getIds();
  json::Array steps;
  json::Object kernels{{"before", describeKernels(block, ids, costModel)}};
  json::Object graphs{{"arguments", describeArguments(block)},
                      {"before", ::toJSON(before.getNodes())}};
  if (graph) {
    Block &after = (*graph->function).getBody().front();
    std::vector<unsigned> afterIds = graph->drawing.after;
    for (auto [step, drawn] : llvm::zip(graph->chain, graph->drawing.steps)) {
      json::Value value = taso::toJSON(drawn);
      (*value.getAsObject())["rule"] = step.trace.rule;
      (*value.getAsObject())["action"] = step.trace.action;
      steps.push_back(std::move(value));
    }
    // Of an e-graph there are no steps: all is new.
    if (afterIds.empty()) {
      GraphDrawer drawer(after, ids.size());
      afterIds = drawer.getIds();
      steps.push_back(json::Object{{"added", ::toJSON(drawer.getNodes())},
                                   {"removed", json::Array(ids)},
                                   {"rule", ""},
                                   {"action", 0}});
    }
    graphs["after"] = json::Array(afterIds);
    kernels["after"] = describeKernels(after, afterIds, costModel);
  }
  graphs["steps"] = std::move(steps);
  graphs["kernels"] = std::move(kernels);
  return graphs;
}

/// The page, with a line in place of the report.
static constexpr char kViewer[] =
#include "Viewer.inc"
    ;

bool taso::hasReportViewer() { return !StringRef(kViewer).empty(); }

std::string taso::makeReportPage(const json::Value &report) {
  auto [head, tail] = StringRef(kViewer).split("/*REPORT*/");
  std::string page = head.str();
  // Nothing in the report may end the script that holds it.
  for (char c : llvm::formatv("{0}", report).str())
    if (c == '<')
      page += "\\u003c";
    else
      page += c;
  return page += tail;
}
