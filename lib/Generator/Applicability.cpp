//===- Applicability.cpp - Which instances a rule applies to --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Applicability.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Generator/Instances.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace taso::generator {

//===----------------------------------------------------------------------===//
// Reading instances
//===----------------------------------------------------------------------===//

/// The inputs in the order in which a pattern names them: by their first use.
static llvm::SmallSetVector<unsigned, 8> getInputOrder(const Graph &source) {
  llvm::SmallSetVector<unsigned, 8> order;
  for (const GraphNode &node : source.nodes)
    for (const GraphValue &operand : node.operands)
      if (operand.isInput)
        order.insert(operand.index);
  return order;
}

static LogicalResult readInputs(const Candidate &candidate,
                                func::FuncOp function,
                                std::vector<Shape> &inputs) {
  auto order = getInputOrder(candidate.source);
  if (function.getNumArguments() != order.size())
    return failure();
  inputs.resize(candidate.numInputs);
  for (auto [input, type] : llvm::zip_equal(order, function.getArgumentTypes()))
    for (int64_t size : cast<RankedTensorType>(type).getShape())
      inputs[input].push_back(size);
  return success();
}

FailureOr<SourceInstance> readInstance(const Candidate &candidate,
                                       StringRef text, MLIRContext *context) {
  auto module = parseSourceString<ModuleOp>(text, ParserConfig(context));
  if (!module)
    return failure();
  auto function = module->lookupSymbol<func::FuncOp>("source");
  std::vector<Shape> inputs;
  if (!function || failed(readInputs(candidate, function, inputs)))
    return failure();
  std::vector<AttributeValues> attributes;
  for (Operation &op : function.front().without_terminator()) {
    const semantics::OperatorInfo *info = getOperatorInfo(&op);
    std::string error;
    if (!info || attributes.size() == candidate.source.nodes.size() ||
        candidate.source.nodes[attributes.size()].op != info->name)
      return failure();
    auto values =
        getSemanticAttributes<int64_t>(*info, getAllAttributes(&op), error);
    if (failed(values))
      return failure();
    attributes.push_back(std::move(*values));
  }
  if (attributes.size() != candidate.source.nodes.size())
    return failure();
  return makeInstance(candidate.source, inputs, attributes);
}

//===----------------------------------------------------------------------===//
// Applying rules
//===----------------------------------------------------------------------===//

static bool matchesSource(const SymbolicRule &rule,
                          const SourceInstance &instance) {
  for (auto [expression, value] :
       llvm::zip_equal(rule.source, instance.attributes)) {
    const AttributeValue &expected =
        expression.kind == Expression::Kind::Literal
            ? expression.literal
            : instance.attributes[expression.variable];
    if (!(value == expected))
      return false;
  }
  return llvm::all_of(rule.conditions, [&](const Condition &condition) {
    return holds(condition, instance);
  });
}

static std::optional<AttributeValue> compute(const Expression &expression,
                                             const SourceInstance &instance) {
  if (expression.kind == Expression::Kind::Variable)
    return instance.attributes[expression.variable];
  if (expression.kind == Expression::Kind::Literal)
    return expression.literal;
  std::optional<RuleNumber> number = evaluate(expression, instance);
  if (!number)
    return std::nullopt;
  AttributeValue value;
  for (const semantics::Dim &entry : number->numbers) {
    if (!entry.known)
      return std::nullopt;
    value.numbers.push_back(entry.value);
  }
  return value;
}

/// The attributes of the target's nodes, or nothing if one has no value.
static std::optional<std::vector<AttributeValues>>
computeTarget(const Candidate &candidate, const SymbolicRule &rule,
              const SourceInstance &instance) {
  std::vector<AttributeValues> attributes(candidate.target.nodes.size());
  for (auto [slot, expression] :
       llvm::zip_equal(getSlots(candidate.target), rule.target)) {
    std::optional<AttributeValue> value = compute(expression, instance);
    if (!value)
      return std::nullopt;
    AttributeValues &values = attributes[slot.node];
    values.setNumbers(slot.spec->name, value->numbers);
    values.setReal(slot.spec->name, value->real);
    values.setKeyword(slot.spec->name, value->word);
  }
  return attributes;
}

static Shape toShape(const RuleNumber &number) {
  Shape shape;
  for (const semantics::Dim &size : number.numbers)
    shape.push_back(size.value);
  return shape;
}

bool appliesTo(const Candidate &candidate, const SymbolicRule &rule,
               const SourceInstance &instance) {
  if (!matchesSource(rule, instance))
    return false;
  auto attributes = computeTarget(candidate, rule, instance);
  if (!attributes)
    return false;
  std::vector<Shape> inputs;
  for (const RuleNumber &input : instance.inputs)
    inputs.push_back(toShape(input));
  auto shapes = inferShapes(candidate.target, inputs, *attributes);
  if (failed(shapes))
    return false;
  for (auto [source, target] :
       llvm::zip_equal(candidate.source.results, candidate.target.results)) {
    Shape expected = toShape(instance.lookup(source));
    const Shape &found = target.isInput
                             ? inputs[target.index]
                             : (*shapes)[target.index][target.result];
    if (!llvm::equal(expected, found))
      return false;
  }
  return true;
}

} // namespace taso::generator
