//===- SymbolicRule.cpp - A rule with symbolic parameters -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/SymbolicRule.h"

#include "TASO/Generator/Instances.h"
#include "TASO/Semantics/Operators.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso::generator {

using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::Dim;
using semantics::ShapeInference;

//===----------------------------------------------------------------------===//
// Attributes and instances
//===----------------------------------------------------------------------===//

std::vector<Slot> getSlots(const Graph &graph) {
  std::vector<Slot> slots;
  for (auto [i, node] : llvm::enumerate(graph.nodes))
    if (const semantics::OperatorInfo *info =
            semantics::getOperatorInfo(node.op))
      for (const AttributeSpec &spec : info->attributes)
        slots.push_back({unsigned(i), &spec});
  return slots;
}

AttributeValue getValue(const Slot &slot,
                        ArrayRef<AttributeValues> attributes) {
  const AttributeValues &values = attributes[slot.node];
  switch (slot.spec->kind) {
  case AttributeKind::Number:
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    return {values.list(slot.spec->name), 0, {}};
  case AttributeKind::Real:
    return {{}, values.real(slot.spec->name), {}};
  case AttributeKind::Keyword:
    return {{}, 0, std::string(values.keyword(slot.spec->name))};
  }
  return {};
}

RuleNumber toRuleNumber(const AttributeSpec &spec,
                        const AttributeValue &value) {
  RuleNumber number;
  if (spec.kind == AttributeKind::Number)
    number.kind = RuleNumber::Kind::Number;
  else if (spec.kind == AttributeKind::Numbers ||
           spec.kind == AttributeKind::Sizes)
    number.kind = RuleNumber::Kind::List;
  number.numbers.assign(value.numbers.begin(), value.numbers.end());
  return number;
}

static RuleNumber toRuleNumber(const Shape &shape) {
  RuleNumber number;
  number.kind = RuleNumber::Kind::Shape;
  number.numbers.assign(shape.begin(), shape.end());
  return number;
}

FailureOr<SourceInstance> makeInstance(const Graph &source,
                                       ArrayRef<Shape> inputs,
                                       ArrayRef<AttributeValues> attributes) {
  FailureOr<std::vector<ResultShapes>> shapes =
      inferShapes(source, inputs, attributes);
  if (failed(shapes))
    return failure();
  SourceInstance instance;
  for (const Slot &slot : getSlots(source)) {
    instance.attributes.push_back(getValue(slot, attributes));
    instance.variables.push_back(
        toRuleNumber(*slot.spec, instance.attributes.back()));
  }
  for (const Shape &shape : inputs)
    instance.inputs.push_back(toRuleNumber(shape));
  for (const ResultShapes &results : *shapes) {
    std::vector<RuleNumber> &numbers = instance.results.emplace_back();
    for (const Shape &shape : results)
      numbers.push_back(toRuleNumber(shape));
  }
  return instance;
}

//===----------------------------------------------------------------------===//
// Expressions and conditions
//===----------------------------------------------------------------------===//

Expression Expression::makeVariable(unsigned slot) {
  Expression expression;
  expression.kind = Kind::Variable;
  expression.variable = slot;
  return expression;
}

Expression Expression::makeLiteral(const AttributeSpec &spec,
                                   AttributeValue value) {
  Expression expression;
  expression.kind = Kind::Literal;
  expression.spec = &spec;
  expression.literal = std::move(value);
  return expression;
}

Expression Expression::makeNumber(int64_t number) {
  static const AttributeSpec spec = {"number", AttributeKind::Number};
  return makeLiteral(spec, {{number}, 0, {}});
}

Expression Expression::makeValue(GraphValue value) {
  Expression expression;
  expression.kind = Kind::Value;
  expression.value = value;
  return expression;
}

Expression Expression::makeCall(std::string_view function,
                                std::vector<Expression> arguments) {
  Expression expression;
  expression.kind = Kind::Call;
  expression.function = function;
  expression.arguments = std::move(arguments);
  return expression;
}

/// The values of all arguments, or nothing if one has none.
static std::optional<std::vector<RuleNumber>>
evaluateAll(ArrayRef<Expression> arguments, const SourceInstance &instance) {
  std::vector<RuleNumber> values;
  for (const Expression &argument : arguments) {
    std::optional<RuleNumber> value = evaluate(argument, instance);
    if (!value)
      return std::nullopt;
    values.push_back(std::move(*value));
  }
  return values;
}

std::optional<RuleNumber> evaluate(const Expression &expression,
                                   const SourceInstance &instance) {
  switch (expression.kind) {
  case Expression::Kind::Variable:
    return instance.variables[expression.variable];
  case Expression::Kind::Literal:
    return toRuleNumber(*expression.spec, expression.literal);
  case Expression::Kind::Value:
    return instance.lookup(expression.value);
  case Expression::Kind::Call:
    break;
  }
  auto values = evaluateAll(expression.arguments, instance);
  if (!values)
    return std::nullopt;
  ShapeInference algebra;
  return semantics::getRuleFunction<ShapeInference>(expression.function)(
      algebra, *values);
}

bool holds(const Condition &condition, const SourceInstance &instance) {
  auto values = evaluateAll(condition.arguments, instance);
  if (!values)
    return false;
  ShapeInference algebra;
  std::optional<ShapeInference::Truth> truth =
      semantics::getRuleCondition<ShapeInference>(condition.function)(algebra,
                                                                      *values);
  return (truth == ShapeInference::Truth::True) != condition.isNegated;
}

static void printValue(const GraphValue &value, llvm::raw_ostream &os) {
  os << (value.isInput ? "x" : "s") << value.index;
  if (!value.isInput)
    os << "." << value.result;
}

static void printLiteral(const Expression &literal, llvm::raw_ostream &os) {
  if (literal.spec->kind == AttributeKind::Real)
    os << literal.literal.real;
  else if (literal.spec->kind == AttributeKind::Keyword)
    os << literal.literal.word;
  else if (literal.spec->kind == AttributeKind::Number)
    os << literal.literal.numbers.front();
  else {
    os << "[";
    llvm::interleaveComma(literal.literal.numbers, os);
    os << "]";
  }
}

static void printTo(const Expression &expression, llvm::raw_ostream &os) {
  switch (expression.kind) {
  case Expression::Kind::Variable:
    os << "a" << expression.variable;
    return;
  case Expression::Kind::Literal:
    return printLiteral(expression, os);
  case Expression::Kind::Value:
    return printValue(expression.value, os);
  case Expression::Kind::Call:
    os << llvm::StringRef(expression.function) << "(";
    llvm::interleaveComma(
        expression.arguments, os,
        [&](const Expression &argument) { printTo(argument, os); });
    os << ")";
  }
}

std::string print(const Expression &expression) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTo(expression, os);
  return text;
}

std::string print(const Condition &condition) {
  return (condition.isNegated ? "not " : "") +
         print(Expression::makeCall(condition.function, condition.arguments));
}

} // namespace taso::generator
