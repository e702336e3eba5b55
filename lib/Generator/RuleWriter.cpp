//===- RuleWriter.cpp - From symbolic rules to PDL ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes patterns as mlir-pdll does for rules/*.pdll, so that generated and
// written rules look alike, and equal ones have equal hashes: operands,
// attributes and types stand before the operation that names them first, and
// what the target needs is computed in the rewrite.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Attributes.h"
#include "TASO/Generator/SymbolicRule.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <set>

using namespace mlir;

namespace taso::generator {

namespace {
class RuleWriter {
public:
  RuleWriter(const Candidate &candidate, const SymbolicRule &rule,
             MLIRContext *context)
      : candidate(candidate), rule(rule), builder(context),
        loc(builder.getUnknownLoc()), sourceSlots(getSlots(candidate.source)),
        targetSlots(getSlots(candidate.target)),
        valueType(pdl::ValueType::get(context)),
        attributeType(pdl::AttributeType::get(context)) {}

  FailureOr<OwningOpRef<ModuleOp>> write(const RuleHeading &heading);

private:
  void writeSource();
  void writeConditions();
  void writeTarget();
  void writeReplacements();
  Value getInput(unsigned input);
  Value getValue(ArrayRef<Value> ops, const GraphValue &value);
  Value writeLiteral(const Expression &literal);
  Value writeExpression(const Expression &expression);
  Value writeCall(const Expression &call);
  SmallVector<Value> writeOperands(ArrayRef<Value> ops, const GraphNode &node);
  Value writeOperation(const GraphNode &node, ArrayRef<Value> operands,
                       ArrayRef<StringRef> names, ArrayRef<Value> attributes,
                       ArrayRef<Value> types);
  unsigned getRoot() const;

  const Candidate &candidate;
  const SymbolicRule &rule;
  OpBuilder builder;
  Location loc;
  std::vector<Slot> sourceSlots, targetSlots;
  Type valueType, attributeType;
  pdl::PatternOp pattern;
  std::map<unsigned, Value> inputs, variables;
  SmallVector<Value> sources, targets;
  bool isWritable = true; ///< every literal has an attribute
};
} // namespace

//===----------------------------------------------------------------------===//
// Values and attributes
//===----------------------------------------------------------------------===//

/// An input is first named by a source operation.
Value RuleWriter::getInput(unsigned input) {
  auto [it, isNew] = inputs.try_emplace(input);
  if (isNew)
    it->second = pdl::OperandOp::create(builder, loc, valueType, Value());
  return it->second;
}

Value RuleWriter::getValue(ArrayRef<Value> ops, const GraphValue &value) {
  if (value.isInput)
    return getInput(value.index);
  return pdl::ResultOp::create(builder, loc, valueType, ops[value.index],
                               value.result);
}

Value RuleWriter::writeLiteral(const Expression &literal) {
  AttributeValues values;
  std::string_view name = literal.spec->name;
  values.setNumbers(name, literal.literal.numbers);
  values.setReal(name, literal.literal.real);
  values.setKeyword(name, literal.literal.word);
  Attribute attribute =
      makeAttribute(builder.getContext(), *literal.spec, values);
  isWritable &= static_cast<bool>(attribute);
  return pdl::AttributeOp::create(builder, loc, attributeType, Value(),
                                  attribute);
}

Value RuleWriter::writeExpression(const Expression &expression) {
  switch (expression.kind) {
  case Expression::Kind::Variable: {
    auto [it, isNew] = variables.try_emplace(expression.variable);
    if (isNew)
      it->second = pdl::AttributeOp::create(builder, loc, attributeType,
                                            Value(), Attribute());
    return it->second;
  }
  case Expression::Kind::Literal:
    return writeLiteral(expression);
  case Expression::Kind::Value:
    return getValue(sources, expression.value);
  case Expression::Kind::Call:
    return writeCall(expression);
  }
  return {};
}

Value RuleWriter::writeCall(const Expression &call) {
  SmallVector<Value> arguments;
  for (const Expression &argument : call.arguments)
    arguments.push_back(writeExpression(argument));
  return pdl::ApplyNativeRewriteOp::create(builder, loc,
                                           TypeRange(attributeType),
                                           StringRef(call.function), arguments)
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

SmallVector<Value> RuleWriter::writeOperands(ArrayRef<Value> ops,
                                             const GraphNode &node) {
  SmallVector<Value> operands;
  for (const GraphValue &operand : node.operands)
    operands.push_back(getValue(ops, operand));
  return operands;
}

Value RuleWriter::writeOperation(const GraphNode &node,
                                 ArrayRef<Value> operands,
                                 ArrayRef<StringRef> names,
                                 ArrayRef<Value> attributes,
                                 ArrayRef<Value> types) {
  std::string name = "taso." + node.op;
  return pdl::OperationOp::create(builder, loc, StringRef(name), operands,
                                  names, attributes, types);
}

void RuleWriter::writeSource() {
  for (auto [i, node] : llvm::enumerate(candidate.source.nodes)) {
    SmallVector<Value> operands = writeOperands(sources, node);
    SmallVector<StringRef> names;
    SmallVector<Value> attributes, types;
    for (auto [slot, expression] : llvm::zip_equal(sourceSlots, rule.source))
      if (slot.node == i) {
        names.push_back(slot.spec->name);
        attributes.push_back(writeExpression(expression));
      }
    for (unsigned result = 0; result < node.numResults; ++result)
      types.push_back(pdl::TypeOp::create(
          builder, loc, pdl::TypeType::get(builder.getContext()), TypeAttr()));
    sources.push_back(writeOperation(node, operands, names, attributes, types));
  }
}

void RuleWriter::writeConditions() {
  for (const Condition &condition : rule.conditions) {
    SmallVector<Value> arguments;
    for (const Expression &argument : condition.arguments)
      arguments.push_back(writeExpression(argument));
    pdl::ApplyNativeConstraintOp::create(builder, loc, TypeRange(),
                                         StringRef(condition.function),
                                         arguments, condition.isNegated);
  }
}

void RuleWriter::writeTarget() {
  for (auto [i, node] : llvm::enumerate(candidate.target.nodes)) {
    SmallVector<Value> operands = writeOperands(targets, node);
    SmallVector<StringRef> names;
    SmallVector<Value> attributes;
    for (auto [slot, expression] : llvm::zip_equal(targetSlots, rule.target))
      if (slot.node == i) {
        names.push_back(slot.spec->name);
        attributes.push_back(writeExpression(expression));
      }
    targets.push_back(writeOperation(node, operands, names, attributes, {}));
  }
}

void RuleWriter::writeReplacements() {
  const std::vector<GraphValue> &from = candidate.source.results,
                                &to = candidate.target.results;
  SmallVector<std::pair<Value, SmallVector<Value>>> replacements;
  std::set<unsigned> seen;
  for (const GraphValue &result : from) {
    if (!seen.insert(result.index).second)
      continue;
    SmallVector<Value> values(candidate.source.nodes[result.index].numResults);
    for (auto [source, target] : llvm::zip_equal(from, to))
      if (source.index == result.index && !values[source.result])
        values[source.result] = getValue(targets, target);
    replacements.push_back({sources[result.index], std::move(values)});
  }
  for (auto &[op, values] : replacements)
    pdl::ReplaceOp::create(builder, loc, op, Value(), values);
}

/// The first replaced operation whose results no source operation uses.
unsigned RuleWriter::getRoot() const {
  for (const GraphValue &result : candidate.source.results) {
    bool isUsed =
        llvm::any_of(candidate.source.nodes, [&](const GraphNode &node) {
          return llvm::any_of(node.operands, [&](const GraphValue &operand) {
            return !operand.isInput && operand.index == result.index;
          });
        });
    if (!isUsed)
      return result.index;
  }
  return candidate.source.results.front().index;
}

FailureOr<OwningOpRef<ModuleOp>> RuleWriter::write(const RuleHeading &heading) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  pattern = pdl::PatternOp::create(builder, loc, /*benefit=*/uint16_t(0),
                                   builder.getStringAttr(heading.name));
  if (!heading.ruleClass.empty())
    pattern->setAttr("taso.class", builder.getStringAttr(heading.ruleClass));
  builder.createBlock(&pattern.getBodyRegion());
  writeSource();
  writeConditions();
  auto rewrite = pdl::RewriteOp::create(builder, loc, sources[getRoot()],
                                        StringAttr(), ValueRange());
  builder.createBlock(&rewrite.getBodyRegion());
  writeTarget();
  writeReplacements();
  if (!isWritable)
    return failure();
  return module;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

std::string explainWhyUnwritable(const Candidate &candidate) {
  for (const GraphNode &node : candidate.target.nodes)
    if (node.operands.empty())
      return "the target creates '" + node.op +
             "', which has no operands: nothing gives its type";
  std::map<unsigned, std::set<unsigned>> replaced;
  for (const GraphValue &result : candidate.source.results) {
    if (result.isInput)
      return "a result of the source is an input: there is nothing to replace";
    replaced[result.index].insert(result.result);
  }
  if (replaced.empty())
    return "the source has no result";
  for (const auto &[node, results] : replaced)
    if (results.size() != candidate.source.nodes[node].numResults)
      return "a result of '" + candidate.source.nodes[node].op +
             "', which is replaced, has no replacement";
  return {};
}

FailureOr<OwningOpRef<ModuleOp>> writeRule(const Candidate &candidate,
                                           const SymbolicRule &rule,
                                           const RuleHeading &heading,
                                           MLIRContext *context,
                                           std::string &error) {
  error = explainWhyUnwritable(candidate);
  if (!error.empty())
    return failure();
  auto module = RuleWriter(candidate, rule, context).write(heading);
  if (failed(module))
    error = "an attribute has no value of its kind";
  return module;
}

} // namespace taso::generator
