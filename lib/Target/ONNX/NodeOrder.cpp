//===- NodeOrder.cpp - Order of the nodes of a graph ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the nodes that are ready, the first of the file comes next: a file in
// order keeps its order.
//
//===----------------------------------------------------------------------===//

#include "NodeOrder.h"
#include "Types.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <functional>
#include <queue>

using namespace mlir;
using onnx::GraphProto;
using onnx::NodeProto;

namespace taso::target {

std::string describe(const NodeProto &node) {
  std::string name = node.name();
  for (int i = 0; name.empty() && i < node.output_size(); ++i)
    name = node.output(i);
  return (Twine("node '") + name + "' (" + node.op_type() + ")").str();
}

/// Calls `visit` with each name that a node or the graphs inside it use.
static void forEachUse(const NodeProto &node,
                       llvm::function_ref<void(StringRef)> visit);

/// The same for the names that a graph uses and does not define.
static void forEachCapture(const GraphProto &graph,
                           llvm::function_ref<void(StringRef)> visit) {
  llvm::StringSet<> defined;
  for (const auto &input : graph.input())
    defined.insert(input.name());
  for (const auto &initializer : graph.initializer())
    defined.insert(initializer.name());
  for (const NodeProto &node : graph.node())
    for (const std::string &output : node.output())
      defined.insert(output);
  auto visitOuter = [&](StringRef name) {
    if (!defined.contains(name))
      visit(name);
  };
  for (const NodeProto &node : graph.node())
    forEachUse(node, visitOuter);
  for (const auto &output : graph.output())
    visitOuter(output.name());
}

static void forEachUse(const NodeProto &node,
                       llvm::function_ref<void(StringRef)> visit) {
  for (const std::string &input : node.input())
    visit(input);
  for (const auto &attribute : node.attribute()) {
    if (attribute.has_g())
      forEachCapture(attribute.g(), visit);
    for (const GraphProto &graph : attribute.graphs())
      forEachCapture(graph, visit);
  }
}

using Edges = std::vector<std::vector<int>>;

/// For each node, the nodes whose outputs it uses.
static Edges getDependencies(const GraphProto &graph) {
  llvm::StringMap<int> producers;
  for (int i = 0; i < graph.node_size(); ++i)
    for (const std::string &output : graph.node(i).output())
      if (!output.empty())
        producers.try_emplace(output, i);
  Edges edges(graph.node_size());
  for (int i = 0; i < graph.node_size(); ++i)
    forEachUse(graph.node(i), [&](StringRef name) {
      auto producer = producers.find(name);
      if (producer != producers.end())
        edges[i].push_back(producer->second);
    });
  return edges;
}

/// Follows unmet dependencies from an unsorted node until one comes again.
static std::vector<int> findCycle(const Edges &dependencies,
                                  const std::vector<bool> &sorted) {
  std::vector<int> path;
  int node = llvm::find(sorted, false) - sorted.begin();
  while (llvm::find(path, node) == path.end()) {
    path.push_back(node);
    node = *llvm::find_if(dependencies[node],
                          [&](int other) { return !sorted[other]; });
  }
  path.erase(path.begin(), llvm::find(path, node));
  return path;
}

static LogicalResult emitCycle(const GraphProto &graph, Location loc,
                               const std::vector<int> &cycle) {
  constexpr size_t shown = 6;
  std::string text;
  for (size_t i = 0; i < std::min(cycle.size(), shown); ++i)
    text += (i ? ", " : "") + describe(graph.node(cycle[i]));
  if (cycle.size() > shown)
    text += " and " + std::to_string(cycle.size() - shown) + " more";
  return emitHint(emitError(loc) << "has a cycle, each node using an output of "
                                    "the next and the last of the first: "
                                 << text,
                  "an ONNX graph must be acyclic; loops are Loop nodes");
}

FailureOr<std::vector<int>> sortNodes(const GraphProto &graph, Location loc) {
  Edges dependencies = getDependencies(graph);
  Edges users(dependencies.size());
  std::vector<size_t> unmet(dependencies.size());
  std::priority_queue<int, std::vector<int>, std::greater<int>> ready;
  for (size_t i = 0; i < dependencies.size(); ++i) {
    unmet[i] = dependencies[i].size();
    for (int other : dependencies[i])
      users[other].push_back(i);
    if (unmet[i] == 0)
      ready.push(i);
  }
  std::vector<int> order;
  std::vector<bool> sorted(dependencies.size());
  while (!ready.empty()) {
    int node = ready.top();
    ready.pop();
    order.push_back(node);
    sorted[node] = true;
    for (int user : users[node])
      if (--unmet[user] == 0)
        ready.push(user);
  }
  if (order.size() == dependencies.size())
    return order;
  return emitCycle(graph, loc, findCycle(dependencies, sorted));
}

} // namespace taso::target
