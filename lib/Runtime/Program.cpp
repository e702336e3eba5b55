//===- Program.cpp - What makes a program one that can be run ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Program.h"

#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

#include "JSON.h"

#include <unordered_set>

namespace taso::runtime {

using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::OperatorInfo;
using semantics::ShapeInference;

/// Tensors with more elements are refused: memory would be exhausted.
static constexpr int64_t kMaxElements = int64_t{1} << 31;

std::string_view getName(ElementType type) {
  static constexpr std::string_view names[] = {"f32", "f16", "bf16", "i32",
                                               "i64"};
  return names[static_cast<size_t>(type)];
}

unsigned getBytes(ElementType type) {
  static constexpr unsigned bytes[] = {4, 2, 2, 4, 8};
  return bytes[static_cast<size_t>(type)];
}

std::string_view getName(TensorKind kind) {
  static constexpr std::string_view names[] = {"input", "weight",
                                               "intermediate", "output"};
  return names[static_cast<size_t>(kind)];
}

int64_t Tensor::getElements() const {
  int64_t product = 1;
  for (int64_t size : shape)
    product *= size;
  return product;
}

unsigned Program::addTensor(Tensor tensor) {
  tensors.push_back(std::move(tensor));
  return static_cast<unsigned>(tensors.size() - 1);
}

void Program::addStep(Step step) { steps.push_back(std::move(step)); }

std::vector<unsigned> Program::getTensors(TensorKind kind) const {
  std::vector<unsigned> result;
  for (unsigned i = 0; i < tensors.size(); ++i)
    if (tensors[i].kind == kind)
      result.push_back(i);
  return result;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

std::string printShape(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

static semantics::Attributes<semantics::Dim>
toDims(const OperatorInfo &info, const semantics::Attributes<int64_t> &from) {
  semantics::Attributes<semantics::Dim> to;
  for (const AttributeSpec &spec : info.attributes) {
    const std::vector<int64_t> &list = from.list(spec.name);
    if (spec.kind == AttributeKind::Real)
      to.setReal(spec.name, from.real(spec.name));
    else if (spec.kind == AttributeKind::Keyword)
      to.setKeyword(spec.name, std::string(from.keyword(spec.name)));
    else
      to.setNumbers(spec.name, {list.begin(), list.end()});
  }
  return to;
}

/// Everything about one attribute that the definition takes for granted.
static Status checkAttribute(const AttributeSpec &spec,
                             const semantics::Attributes<int64_t> &attributes) {
  std::string name = "attribute '" + std::string(spec.name) + "': ";
  if (spec.kind == AttributeKind::Number &&
      attributes.list(spec.name).size() != 1)
    return Error{name + "expected one integer, found " +
                 std::to_string(attributes.list(spec.name).size())};
  if (spec.kind != AttributeKind::Keyword)
    return std::nullopt;
  std::string choices;
  for (std::string_view word : spec.words) {
    if (word == attributes.keyword(spec.name))
      return std::nullopt;
    choices += (choices.empty() ? "" : ", ") + std::string(word);
  }
  return Error{name + "expected one of " + choices + ", found '" +
               std::string(attributes.keyword(spec.name)) + "'"};
}

static Status checkStepForm(const OperatorInfo *info, const Step &step) {
  if (!info)
    return Error{"there is no operator '" + step.op + "'"};
  std::string error =
      semantics::checkAttributes(*info, step.attributes, step.operands.size());
  if (!error.empty())
    return Error{error};
  for (const AttributeSpec &spec : info->attributes)
    if (Status status = checkAttribute(spec, step.attributes))
      return status;
  return std::nullopt;
}

Result<std::vector<std::vector<int64_t>>> inferShapes(const Program &program,
                                                      const Step &step) {
  const OperatorInfo *info = semantics::getOperatorInfo(step.op);
  if (Status error = checkStepForm(info, step))
    return *error;
  ShapeInference algebra;
  std::vector<ShapeInference::Tensor> operands;
  for (unsigned operand : step.operands) {
    ShapeInference::IndexList shape;
    for (int64_t size : program.tensors[operand].shape)
      shape.push_back(size);
    operands.emplace_back(shape);
  }
  auto results = semantics::getDefinition<ShapeInference>(step.op)(
      algebra, operands, toDims(*info, step.attributes));
  if (algebra.failed())
    return Error{algebra.getError()};
  std::vector<std::vector<int64_t>> shapes;
  for (const ShapeInference::Tensor &result : results) {
    shapes.emplace_back();
    for (semantics::Dim dim : result.shape())
      shapes.back().push_back(dim.value);
  }
  return shapes;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {

/// Checks one program, from front to back.
class ProgramChecker {
public:
  explicit ProgramChecker(const Program &program)
      : program(program), defined(program.tensors.size(), false) {}

  Status checkTensors() {
    for (unsigned i = 0; i < program.tensors.size(); ++i)
      if (Status error = checkTensor(i))
        return Error{"tensor " + std::to_string(i) + " ('" +
                     program.tensors[i].name + "'): " + error->message};
    return std::nullopt;
  }

  Status check() {
    if (Status error = checkTensors())
      return error;
    for (unsigned i = 0; i < program.steps.size(); ++i)
      if (Status error = checkStep(program.steps[i]))
        return Error{"step " + std::to_string(i) + " (" + program.steps[i].op +
                     "): " + error->message};
    for (const Tensor &tensor : program.tensors)
      if (!defined[&tensor - program.tensors.data()])
        return Error{"tensor '" + tensor.name + "': no step computes it"};
    if (program.getTensors(TensorKind::Output).empty())
      return Error{"the program has no output"};
    return std::nullopt;
  }

private:
  Status checkTensor(unsigned position) {
    const Tensor &tensor = program.tensors[position];
    if (tensor.name.empty())
      return Error{"the name is empty"};
    if (!names.insert(tensor.name).second)
      return Error{"another tensor has this name"};
    if (tensor.shape.size() > semantics::kMaxRank)
      return Error{"expected a rank of at most 8, found " +
                   std::to_string(tensor.shape.size())};
    int64_t elements = 1;
    for (int64_t size : tensor.shape) {
      if (size < 0)
        return Error{"a size is negative: " + printShape(tensor.shape)};
      if (__builtin_mul_overflow(elements, size, &elements) ||
          elements > kMaxElements)
        return Error{"expected at most 2^31 elements, found the shape " +
                     printShape(tensor.shape)};
    }
    bool computed = tensor.kind == TensorKind::Intermediate ||
                    tensor.kind == TensorKind::Output;
    defined[position] = !computed;
    if (!tensor.data)
      return std::nullopt;
    if (tensor.kind != TensorKind::Weight)
      return Error{"only a weight has data"};
    size_t found = tensor.data->size();
    if (found != 1 && found != static_cast<size_t>(elements))
      return Error{"expected " + std::to_string(elements) +
                   " elements, or one for all, found " + std::to_string(found)};
    return std::nullopt;
  }

  Status checkStep(const Step &step) {
    for (unsigned operand : step.operands) {
      if (operand >= program.tensors.size())
        return Error{"there is no tensor " + std::to_string(operand)};
      if (!defined[operand])
        return Error{"operand '" + program.tensors[operand].name +
                     "' is not computed before it is used"};
    }
    auto shapes = inferShapes(program, step);
    if (!shapes)
      return shapes.getError();
    if (shapes->size() != step.results.size())
      return Error{"expected " + std::to_string(shapes->size()) +
                   " results, found " + std::to_string(step.results.size())};
    for (size_t i = 0; i < shapes->size(); ++i)
      if (Status error = define(step.results[i], (*shapes)[i]))
        return error;
    return checkTypes(step);
  }

  Status define(unsigned result, const std::vector<int64_t> &shape) {
    if (result >= program.tensors.size())
      return Error{"there is no tensor " + std::to_string(result)};
    const Tensor &tensor = program.tensors[result];
    std::string name = "result '" + tensor.name + "': ";
    if (defined[result])
      return Error{name + (tensor.kind == TensorKind::Input ||
                                   tensor.kind == TensorKind::Weight
                               ? "an input or weight is not computed"
                               : "it is computed twice")};
    if (tensor.shape != shape)
      return Error{name + "expected the shape " + printShape(shape) + ", found " +
                   printShape(tensor.shape)};
    defined[result] = true;
    return std::nullopt;
  }

  Status checkTypes(const Step &step) const {
    std::vector<unsigned> used = step.operands;
    if (step.op == "gather")
      used.resize(1);
    used.insert(used.end(), step.results.begin(), step.results.end());
    for (unsigned tensor : used) {
      ElementType found = program.tensors[tensor].type,
                  expected = program.tensors[used.front()].type;
      if (found != expected)
        return Error{"tensor '" + program.tensors[tensor].name +
                     "': expected the element type " +
                     std::string(getName(expected)) + ", found " +
                     std::string(getName(found))};
    }
    return std::nullopt;
  }

  const Program &program;
  std::unordered_set<std::string_view> names;
  std::vector<bool> defined;
};

} // namespace

Status checkProgram(const Program &program) {
  return ProgramChecker(program).check();
}

Status checkTensors(const Program &program) {
  return ProgramChecker(program).checkTensors();
}

} // namespace taso::runtime
