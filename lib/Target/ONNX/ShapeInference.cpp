//===- ShapeInference.cpp - Result types from libonnx ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only part of libonnx that is used. It throws, and it takes the newest
// definition of an operator that it knows: in models of newer opsets, where
// inputs have replaced attributes, it would infer wrong shapes. It also trusts
// each node to have what its definition asks for, and each tensor to hold whole
// elements, and writes anywhere if they have not.
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "onnx/defs/schema.h"
#include "onnx/shape_inference/implementation.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace taso::target {

static bool knowsOpsets(const onnx::ModelProto &model) {
  const auto &known =
      onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map();
  for (const auto &import : model.opset_import()) {
    auto range =
        known.find(import.domain() == "ai.onnx" ? "" : import.domain());
    if (range != known.end() && import.version() > range->second.second)
      return false;
  }
  return model.functions().empty();
}

/// The bytes of an element in raw_data, for types whose data libonnx reads.
static size_t getElementBytes(const onnx::TensorProto &tensor) {
  switch (tensor.data_type()) {
  case onnx::TensorProto::FLOAT:
  case onnx::TensorProto::INT32:
    return 4;
  case onnx::TensorProto::DOUBLE:
  case onnx::TensorProto::INT64:
  case onnx::TensorProto::UINT64:
    return 8;
  default:
    return 1;
  }
}

/// Whether all tensors of the graph, and of those inside, hold whole elements.
/// Reading others is an error later.
static bool hasWholeElements(const onnx::GraphProto &graph) {
  auto isWhole = [](const onnx::TensorProto &tensor) {
    return tensor.raw_data().size() % getElementBytes(tensor) == 0;
  };
  auto isWholeAttribute = [&](const onnx::AttributeProto &attribute) {
    return isWhole(attribute.t()) &&
           std::all_of(attribute.tensors().begin(), attribute.tensors().end(),
                       isWhole) &&
           (!attribute.has_g() || hasWholeElements(attribute.g())) &&
           std::all_of(attribute.graphs().begin(), attribute.graphs().end(),
                       hasWholeElements);
  };
  for (const onnx::NodeProto &node : graph.node())
    if (!std::all_of(node.attribute().begin(), node.attribute().end(),
                     isWholeAttribute))
      return false;
  return std::all_of(graph.initializer().begin(), graph.initializer().end(),
                     isWhole);
}

/// Whether a size that is declared, or a number that could become one, has more
/// than 32 bits.
static bool declaresHugeSizes(const onnx::GraphProto &graph) {
  auto isHuge = [](int64_t size) { return size >> 32 > 0; };
  auto hasHugeDim = [&](const onnx::ValueInfoProto &value) {
    const auto &dims = value.type().tensor_type().shape().dim();
    return std::any_of(dims.begin(), dims.end(), [&](const auto &dim) {
      return isHuge(dim.dim_value());
    });
  };
  auto hasHugeNumber = [&](const onnx::TensorProto &tensor) {
    std::vector<int64_t> raw;
    if (tensor.data_type() == onnx::TensorProto::INT64) {
      raw.resize(tensor.raw_data().size() / sizeof(int64_t));
      std::copy_n(tensor.raw_data().data(), raw.size() * sizeof(int64_t),
                  reinterpret_cast<char *>(raw.data()));
    }
    return std::any_of(raw.begin(), raw.end(), isHuge) ||
           std::any_of(tensor.int64_data().begin(), tensor.int64_data().end(),
                       isHuge);
  };
  auto hasHugeAttribute = [&](const onnx::NodeProto &node) {
    return std::any_of(node.attribute().begin(), node.attribute().end(),
                       [&](const onnx::AttributeProto &attribute) {
                         return hasHugeNumber(attribute.t());
                       });
  };
  return std::any_of(graph.input().begin(), graph.input().end(), hasHugeDim) ||
         std::any_of(graph.value_info().begin(), graph.value_info().end(),
                     hasHugeDim) ||
         std::any_of(graph.output().begin(), graph.output().end(),
                     hasHugeDim) ||
         std::any_of(graph.initializer().begin(), graph.initializer().end(),
                     hasHugeNumber) ||
         std::any_of(graph.node().begin(), graph.node().end(),
                     hasHugeAttribute);
}

namespace {

/// Gives nodes that would crash the inference a name that is no operator's, as
/// long as it lives.
class NodeHider {
public:
  explicit NodeHider(onnx::ModelProto &model) {
    for (const auto &import : model.opset_import())
      versions[import.domain() == "ai.onnx" ? "" : import.domain()] =
          static_cast<int>(import.version());
    hasHugeSizes = declaresHugeSizes(model.graph());
    hideIn(*model.mutable_graph());
  }
  ~NodeHider() {
    for (auto &[node, name] : hidden)
      node->mutable_op_type()->swap(name);
  }
  NodeHider(const NodeHider &) = delete;
  NodeHider &operator=(const NodeHider &) = delete;

private:
  void hideIn(onnx::GraphProto &graph) {
    for (onnx::NodeProto &node : *graph.mutable_node()) {
      if (!isSafe(node)) {
        hidden.emplace_back(&node, "taso.Hidden");
        node.mutable_op_type()->swap(hidden.back().second);
        continue;
      }
      for (onnx::AttributeProto &attribute : *node.mutable_attribute()) {
        if (attribute.has_g())
          hideIn(*attribute.mutable_g());
        for (onnx::GraphProto &inner : *attribute.mutable_graphs())
          hideIn(inner);
      }
    }
  }

  bool isSafe(const onnx::NodeProto &node) const {
    auto version = versions.find(node.domain());
    if (version == versions.end())
      return true;
    const onnx::OpSchema *schema = onnx::OpSchemaRegistry::Schema(
        node.op_type(), version->second, node.domain());
    if (!schema)
      return true;
    try {
      schema->Verify(node);
    } catch (...) {
      return false;
    }
    if (hasHugeSizes && padsItself(node))
      return false;
    return node.op_type() != "Scan" || hasScanInputs(node);
  }

  /// To pad by itself, a window is moved over the image step by step, which for
  /// an image of 2^63 rows never ends.
  static bool padsItself(const onnx::NodeProto &node) {
    return std::any_of(node.attribute().begin(), node.attribute().end(),
                       [](const onnx::AttributeProto &attribute) {
                         return attribute.name() == "auto_pad";
                       });
  }

  /// Whether a Scan has the inputs that it says it scans.
  static bool hasScanInputs(const onnx::NodeProto &node) {
    for (const onnx::AttributeProto &attribute : node.attribute())
      if (attribute.name() == "num_scan_inputs")
        return attribute.i() >= 1 && attribute.i() <= node.input_size();
    return false;
  }

  bool hasHugeSizes = false;
  std::map<std::string, int> versions;
  std::vector<std::pair<onnx::NodeProto *, std::string>> hidden;
};

} // namespace

void inferShapes(onnx::ModelProto &model) {
  if (!knowsOpsets(model) || !hasWholeElements(model.graph()))
    return;
  NodeHider hider(model);
  try {
    onnx::shape_inference::InferShapes(model);
  } catch (...) {
    // Types are a convenience here; the conversion infers those it needs.
  }
}

} // namespace taso::target
