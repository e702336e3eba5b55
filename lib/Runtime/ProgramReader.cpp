//===- ProgramReader.cpp - Programs from JSON ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Program.h"

#include "TASO/Semantics/Operators.h"

#include "JSON.h"

#include <algorithm>
#include <limits>
#include <map>

namespace taso::runtime {

using semantics::AttributeDomain;
using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::OperatorInfo;

/// What a reader says about the value of a field.
static Error expected(const std::string &path, const char *what,
                      const Json &found) {
  return Error{path + ": expected " + what + ", found " + describe(found)};
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Result<int64_t> readInteger(const Json &json, const std::string &path) {
  if (json.is_number_unsigned() &&
      json.get<uint64_t>() > uint64_t(std::numeric_limits<int64_t>::max()))
    return expected(path, "an integer below 2^63", json);
  if (!json.is_number_integer())
    return expected(path, "an integer", json);
  return json.get<int64_t>();
}

static Result<std::vector<int64_t>> readIntegers(const Json &json,
                                                 const std::string &path) {
  if (!json.is_array())
    return expected(path, "a list of integers", json);
  std::vector<int64_t> list;
  for (const Json &entry : json) {
    auto value =
        readInteger(entry, path + "[" + std::to_string(list.size()) + "]");
    if (!value)
      return value.getError();
    list.push_back(*value);
  }
  return list;
}

/// A number, or one of the strings that stand for what JSON cannot write.
static Result<double> readReal(const Json &json, const std::string &path) {
  if (json.is_number())
    return json.get<double>();
  if (json == "inf")
    return std::numeric_limits<double>::infinity();
  if (json == "-inf")
    return -std::numeric_limits<double>::infinity();
  if (json == "nan")
    return std::numeric_limits<double>::quiet_NaN();
  return expected(path, "a number, \"inf\", \"-inf\" or \"nan\"", json);
}

static Result<std::string> readString(const Json &json,
                                      const std::string &path) {
  if (!json.is_string())
    return expected(path, "a string", json);
  return json.get<std::string>();
}

/// The enumerator whose name the string is.
template <class E>
static Result<E> readName(const Json &json, const std::string &path,
                          std::initializer_list<E> choices) {
  std::string names;
  for (E choice : choices) {
    if (json.is_string() && json.get<std::string>() == getName(choice))
      return choice;
    names += (names.empty() ? "" : ", ") + std::string(getName(choice));
  }
  return expected(path, ("one of " + names).c_str(), json);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static Status readData(const Json &json, const std::string &path,
                       Tensor &tensor) {
  if (!json.is_array())
    return expected(path, "a list of numbers", json);
  std::vector<float> data;
  data.reserve(json.size());
  for (const Json &entry : json) {
    auto value =
        readReal(entry, path + "[" + std::to_string(data.size()) + "]");
    if (!value)
      return value.getError();
    data.push_back(static_cast<float>(*value));
  }
  tensor.data = std::make_shared<const std::vector<float>>(std::move(data));
  return std::nullopt;
}

static Status readSeed(const Json &json, const std::string &path,
                       Tensor &tensor) {
  if (!json.is_number_unsigned())
    return expected(path, "an integer in [0, 2^64)", json);
  tensor.seed = json.get<uint64_t>();
  return std::nullopt;
}

/// Reads all fields but the name. `kind` may be absent, and is Input then.
static Result<Tensor> readTensor(const Json &json, const std::string &path,
                                 bool named) {
  std::vector<std::string_view> fields{"shape", "type", "kind",
                                       "seed",  "data", "movable"};
  if (named)
    fields.push_back("name");
  if (Status error = checkFields(json, path, fields))
    return *error;
  Tensor tensor;
  tensor.kind = TensorKind::Input;
  if (!json.contains("shape"))
    return Error{path + ": 'shape' is missing"};
  auto shape = readIntegers(json["shape"], path + ".shape");
  if (!shape)
    return shape.getError();
  tensor.shape = std::move(*shape);
  if (json.contains("type")) {
    auto type = readName(json["type"], path + ".type",
                         {ElementType::F32, ElementType::F16, ElementType::BF16,
                          ElementType::I32, ElementType::I64});
    if (!type)
      return type.getError();
    tensor.type = *type;
  }
  if (json.contains("kind")) {
    auto kind = readName(json["kind"], path + ".kind",
                         {TensorKind::Input, TensorKind::Weight,
                          TensorKind::Intermediate, TensorKind::Output});
    if (!kind)
      return kind.getError();
    tensor.kind = *kind;
  }
  if (json.contains("movable")) {
    if (!json["movable"].is_boolean())
      return Error{path + ".movable: expected true or false, found " +
                   describe(json["movable"])};
    tensor.isMovable = json["movable"].get<bool>();
  }
  if (json.contains("seed"))
    if (Status error = readSeed(json["seed"], path + ".seed", tensor))
      return *error;
  if (json.contains("data"))
    if (Status error = readData(json["data"], path + ".data", tensor))
      return *error;
  return tensor;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// What an attribute that is not written has: the first word of a keyword, 0 of
/// a flag, ones for dilations. Everything else must be written.
static bool setDefault(const AttributeSpec &spec,
                       semantics::Attributes<int64_t> &attributes) {
  if (spec.kind == AttributeKind::Keyword)
    attributes.setKeyword(spec.name, std::string(spec.words.front()));
  else if (spec.domain == AttributeDomain::Flag)
    attributes.setNumbers(spec.name, {0});
  else if (spec.domain == AttributeDomain::Ones)
    attributes.setNumbers(spec.name, std::vector<int64_t>(spec.length, 1));
  else
    return false;
  return true;
}

static Status readAttribute(const AttributeSpec &spec, const Json &json,
                            const std::string &path,
                            semantics::Attributes<int64_t> &attributes) {
  if (spec.kind == AttributeKind::Keyword) {
    auto word = readString(json, path);
    if (!word)
      return word.getError();
    attributes.setKeyword(spec.name, *word);
  } else if (spec.kind == AttributeKind::Real) {
    auto value = readReal(json, path);
    if (!value)
      return value.getError();
    attributes.setReal(spec.name, *value);
  } else if (spec.kind == AttributeKind::Number) {
    auto value = readInteger(json, path);
    if (!value)
      return value.getError();
    attributes.setNumbers(spec.name, {*value});
  } else {
    auto list = readIntegers(json, path);
    if (!list)
      return list.getError();
    attributes.setNumbers(spec.name, std::move(*list));
  }
  return std::nullopt;
}

static Status readAttributes(const OperatorInfo &info, const Json &json,
                             const std::string &path, Step &step) {
  std::vector<std::string_view> names;
  for (const AttributeSpec &spec : info.attributes)
    names.push_back(spec.name);
  if (Status error = checkFields(json, path, names))
    return error;
  for (const AttributeSpec &spec : info.attributes) {
    std::string name(spec.name);
    if (json.contains(name)) {
      if (Status error = readAttribute(spec, json[name], path + "." + name,
                                       step.attributes))
        return error;
    } else if (!setDefault(spec, step.attributes)) {
      return Error{path + ": '" + name + "' is missing"};
    }
  }
  return std::nullopt;
}

/// Reads the fields "op" and "attributes".
static Status readOperator(const Json &json, const std::string &path,
                           Step &step) {
  if (!json.contains("op"))
    return Error{path + ": 'op' is missing"};
  auto op = readString(json["op"], path + ".op");
  if (!op)
    return op.getError();
  step.op = *op;
  const OperatorInfo *info = semantics::getOperatorInfo(step.op);
  if (!info)
    return Error{path + ".op: there is no operator '" + step.op + "'"};
  return readAttributes(
      *info, json.contains("attributes") ? json["attributes"] : Json::object(),
      path + ".attributes", step);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {

class ProgramReader {
public:
  Result<Program> read(const Json &json) {
    if (Status error = checkFields(json, "program",
                                   {"taso_program", "name", "fragment",
                                    "cold_weights", "tensors", "steps"}))
      return *error;
    if (!json.contains("taso_program") || json["taso_program"] != 1)
      return Error{"program: expected \"taso_program\": 1, the version of the "
                   "format"};
    for (auto [field, flag] :
         {std::pair("fragment", &program.isFragment),
          std::pair("cold_weights", &program.hasColdWeights)}) {
      if (!json.contains(field))
        continue;
      if (!json[field].is_boolean())
        return expected(field, "true or false", json[field]);
      *flag = json[field].get<bool>();
    }
    if (json.contains("name")) {
      auto name = readString(json["name"], "name");
      if (!name)
        return name.getError();
      program.name = *name;
    }
    if (Status error = readList(json, "tensors", &ProgramReader::addTensor))
      return *error;
    if (Status error = readList(json, "steps", &ProgramReader::addStep))
      return *error;
    if (Status error = checkProgram(program))
      return *error;
    return std::move(program);
  }

private:
  Status readList(const Json &json, const char *field,
                  Status (ProgramReader::*add)(const Json &,
                                               const std::string &)) {
    if (!json.contains(field))
      return Error{"program: '" + std::string(field) + "' is missing"};
    if (!json[field].is_array())
      return expected(field, "a list", json[field]);
    size_t position = 0;
    for (const Json &entry : json[field])
      if (Status error = (this->*add)(
              entry, field + ("[" + std::to_string(position++) + "]")))
        return error;
    return std::nullopt;
  }

  Status addTensor(const Json &json, const std::string &path) {
    auto tensor = readTensor(json, path, /*named=*/true);
    if (!tensor)
      return tensor.getError();
    if (!json.contains("name"))
      return Error{path + ": 'name' is missing"};
    auto name = readString(json["name"], path + ".name");
    if (!name)
      return name.getError();
    tensor->name = *name;
    unsigned position = program.addTensor(std::move(*tensor));
    if (!positions.emplace(*name, position).second)
      return Error{path + ".name: another tensor is called '" + *name + "'"};
    return std::nullopt;
  }

  Status readNames(const Json &json, const std::string &path, const char *field,
                   std::vector<unsigned> &tensors) {
    if (!json.contains(field))
      return Error{path + ": '" + field + "' is missing"};
    std::string inner = path + "." + field;
    if (!json[field].is_array())
      return expected(inner, "a list of names of tensors", json[field]);
    for (const Json &entry : json[field]) {
      auto name = readString(entry, inner);
      if (!name)
        return name.getError();
      auto it = positions.find(*name);
      if (it == positions.end())
        return Error{inner + ": there is no tensor '" + *name + "'"};
      tensors.push_back(it->second);
    }
    return std::nullopt;
  }

  Status addStep(const Json &json, const std::string &path) {
    if (Status error = checkFields(json, path,
                                   {"op", "operands", "results", "attributes"}))
      return error;
    Step step;
    if (Status error = readOperator(json, path, step))
      return error;
    if (Status error = readNames(json, path, "operands", step.operands))
      return error;
    if (Status error = readNames(json, path, "results", step.results))
      return error;
    program.addStep(std::move(step));
    return std::nullopt;
  }

  Program program;
  std::map<std::string, unsigned> positions;
};

} // namespace

Result<Program> readProgram(const Json &json) {
  return ProgramReader().read(json);
}

Result<Program> readOperation(const Json &json) {
  if (Status error = checkFields(json, "op", {"op", "operands", "attributes"}))
    return *error;
  Program program;
  Step step;
  if (Status error = readOperator(json, "op", step))
    return *error;
  if (json.contains("operands")) {
    if (!json["operands"].is_array())
      return expected("op.operands", "a list of tensors", json["operands"]);
    for (const Json &entry : json["operands"]) {
      std::string position = std::to_string(program.tensors.size());
      auto tensor =
          readTensor(entry, "op.operands[" + position + "]", /*named=*/false);
      if (!tensor)
        return tensor.getError();
      tensor->name = "operand" + position;
      step.operands.push_back(program.addTensor(std::move(*tensor)));
    }
  }
  // Operands are checked before the definition sees them.
  if (Status error = checkTensors(program))
    return *error;
  auto shapes = inferShapes(program, step);
  if (!shapes)
    return Error{"op: " + shapes.getError().message};
  for (std::vector<int64_t> &shape : *shapes) {
    Tensor result;
    result.name = "result" + std::to_string(step.results.size());
    result.shape = std::move(shape);
    if (!step.operands.empty())
      result.type = program.tensors[step.operands.front()].type;
    result.kind = TensorKind::Output;
    step.results.push_back(program.addTensor(std::move(result)));
  }
  program.addStep(std::move(step));
  if (Status error = checkProgram(program))
    return *error;
  return program;
}

Result<Program> parseProgram(std::string_view text) {
  auto json = parseJSON(text);
  return json ? readProgram(*json) : Result<Program>(json.getError());
}

Result<Program> parseOperation(std::string_view text) {
  auto json = parseJSON(text);
  return json ? readOperation(*json) : Result<Program>(json.getError());
}

} // namespace taso::runtime
