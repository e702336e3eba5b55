//===- ProgramWriter.cpp - Programs as JSON ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Program.h"

#include "TASO/Semantics/Operators.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace taso::runtime {

using Json = nlohmann::ordered_json;
using semantics::AttributeKind;
using semantics::AttributeSpec;

/// JSON has no infinities and no NaN: they are strings.
static Json toJson(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  return value;
}

static Json toJson(const Tensor &tensor) {
  Json object{{"name", tensor.name},
              {"shape", tensor.shape},
              {"type", getName(tensor.type)},
              {"kind", getName(tensor.kind)}};
  if (tensor.kind == TensorKind::Weight && !tensor.data)
    object["seed"] = tensor.seed;
  if (tensor.data) {
    Json data = Json::array();
    for (float value : *tensor.data)
      data.push_back(toJson(value));
    object["data"] = std::move(data);
  }
  if (tensor.isMovable)
    object["movable"] = true;
  return object;
}

static Json toJson(const AttributeSpec &spec,
                   const semantics::Attributes<int64_t> &attributes) {
  switch (spec.kind) {
  case AttributeKind::Number:
    return attributes.number(spec.name);
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    return attributes.list(spec.name);
  case AttributeKind::Real:
    return toJson(attributes.real(spec.name));
  case AttributeKind::Keyword:
    return attributes.keyword(spec.name);
  }
  return nullptr;
}

static Json toJson(const Program &program, const Step &step) {
  auto names = [&](const std::vector<unsigned> &tensors) {
    Json list = Json::array();
    for (unsigned tensor : tensors)
      list.push_back(program.tensors[tensor].name);
    return list;
  };
  Json object{{"op", step.op},
              {"operands", names(step.operands)},
              {"results", names(step.results)}};
  Json attributes = Json::object();
  if (const auto *info = semantics::getOperatorInfo(step.op))
    for (const AttributeSpec &spec : info->attributes)
      attributes[std::string(spec.name)] = toJson(spec, step.attributes);
  if (!attributes.empty())
    object["attributes"] = std::move(attributes);
  return object;
}

std::string printProgram(const Program &program, bool indent) {
  auto dump = [](const Json &json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  };
  // One line for each tensor and step: short enough to read, and diffs are of
  // whole tensors and steps.
  std::string newline = indent ? "\n" : "", margin = indent ? "  " : "";
  std::string text = "{" + newline + margin + "\"taso_program\": 1," + newline +
                     margin + "\"name\": " + dump(program.name) + "," + newline;
  if (program.isFragment)
    text += margin + "\"fragment\": true," + newline;
  if (program.hasColdWeights)
    text += margin + "\"cold_weights\": true," + newline;
  auto list = [&](const char *name, const auto &entries, auto print) {
    text += margin + "\"" + name + "\": [";
    for (size_t i = 0; i < entries.size(); ++i)
      text +=
          (i ? "," : "") + newline + margin + margin + dump(print(entries[i]));
    text += newline + margin + "]";
  };
  list("tensors", program.tensors,
       [](const Tensor &tensor) { return toJson(tensor); });
  text += "," + newline;
  list("steps", program.steps,
       [&](const Step &step) { return toJson(program, step); });
  return text + newline + "}" + newline;
}

} // namespace taso::runtime
