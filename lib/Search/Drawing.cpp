//===- Drawing.cpp - Graphs for people to look at -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Drawing.h"
#include "TASO/Dialect/AssumedSizes.h"

#include "Locations.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace taso;

namespace json = llvm::json;

GraphDrawer::GraphDrawer(Block &block, unsigned firstId)
    : block(block), nextId(firstId) {
  update();
}

void GraphDrawer::number() {
  for (Operation &op : block)
    if (ids.try_emplace(&op, nextId).second)
      ++nextId;
}

static std::string printAttributes(Operation &op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (NamedAttribute attribute : op.getAttrDictionary()) {
    // What an importer noted for itself says nothing about the graph.
    if (attribute.getName().getValue().contains('.'))
      continue;
    if (!text.empty())
      os << ", ";
    os << attribute.getName().getValue() << " = ";
    // Weights may be many megabytes of text.
    if (isa<ElementsAttr>(attribute.getValue())) {
      os << "..";
      continue;
    }
    std::string value;
    llvm::raw_string_ostream stream(value);
    attribute.getValue().print(stream, /*elideType=*/true);
    // Keywords without the name of their attribute, #taso.activation<relu>.
    StringRef keyword = value;
    if (keyword.starts_with("#taso.") && keyword.consume_back(">"))
      keyword = keyword.split('<').second;
    os << keyword;
  }
  return text;
}

DrawnNode GraphDrawer::describe(Operation &op) const {
  DrawnNode node;
  node.id = ids.lookup(&op);
  node.name = op.getName().getStringRef().str();
  node.attributes = printAttributes(op);
  llvm::raw_string_ostream type(node.type);
  llvm::interleaveComma(op.getResultTypes(), type, [&](Type result) {
    type << forgetAssumedSizes(result);
  });
  node.location = detail::toText(op.getLoc());
  for (Value operand : op.getOperands()) {
    if (auto argument = dyn_cast<BlockArgument>(operand)) {
      node.operands.push_back("arg" + std::to_string(argument.getArgNumber()));
      continue;
    }
    auto result = cast<OpResult>(operand);
    std::string text = std::to_string(ids.lookup(result.getOwner()));
    if (result.getResultNumber())
      text += ":" + std::to_string(result.getResultNumber());
    node.operands.push_back(std::move(text));
  }
  return node;
}

/// What of an operation can change: most operations stay as they are from step
/// to step, and to describe them takes longer than to see that.
static llvm::hash_code hashContent(Operation &op) {
  auto operands = op.getOperands();
  return llvm::hash_combine(
      llvm::hash_combine_range(operands.begin(), operands.end()),
      op.hashProperties(), op.getRawDictionaryAttrs(), op.getLoc());
}

DrawnStep GraphDrawer::update() {
  number();
  DrawnStep step;
  std::map<unsigned, Drawn> now;
  for (Operation &op : block) {
    unsigned id = ids.lookup(&op);
    size_t content = hashContent(op);
    auto known = nodes.find(id);
    bool isKnown = known != nodes.end();
    if (isKnown && known->second.content == content) {
      now.insert(nodes.extract(known));
      continue;
    }
    DrawnNode node = describe(op);
    if (!isKnown || !(known->second.node == node))
      step.added.push_back(node);
    if (isKnown)
      nodes.erase(known);
    now[id] = {std::move(node), content};
  }
  for (const auto &[id, drawn] : nodes)
    step.removed.push_back(id);
  nodes = std::move(now);
  return step;
}

std::vector<unsigned> GraphDrawer::getIds() const {
  std::vector<unsigned> result;
  for (Operation &op : block)
    result.push_back(ids.lookup(&op));
  return result;
}

std::vector<DrawnNode> GraphDrawer::getNodes() const {
  std::vector<DrawnNode> result;
  for (unsigned id : getIds())
    result.push_back(nodes.at(id).node);
  return result;
}

json::Value taso::toJSON(const DrawnNode &node) {
  return json::Object{{"id", node.id},
                      {"op", node.name},
                      {"attributes", node.attributes},
                      {"type", node.type},
                      {"location", node.location},
                      {"operands", json::Array(node.operands)}};
}

json::Value taso::toJSON(const DrawnStep &step) {
  json::Array added;
  for (const DrawnNode &node : step.added)
    added.push_back(toJSON(node));
  return json::Object{{"added", std::move(added)},
                      {"removed", json::Array(step.removed)}};
}

json::Array taso::describeKernels(Block &block, ArrayRef<unsigned> ids,
                                  const CostModel &costModel) {
  llvm::DenseMap<Operation *, unsigned> byOp;
  for (auto [op, id] : llvm::zip(block, ids))
    byOp[&op] = id;
  json::Array kernels;
  for (const auto &[kernel, cost] : costModel.explainBlock(block)) {
    json::Array ops;
    for (Operation *op : kernel.ops)
      ops.push_back(byOp.lookup(op));
    kernels.push_back(json::Object{{"ops", std::move(ops)},
                                   {"us", double(cost.picoseconds) * 1e-6},
                                   {"flops", cost.flops},
                                   {"bytes", cost.bytes}});
  }
  return kernels;
}
