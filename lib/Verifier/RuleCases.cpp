//===- RuleCases.cpp - A pdl.pattern in the symbolic algebra --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleCases.h"

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Semantics/Operators.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso::proof {

using semantics::AttributeDomain;
using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::OperatorInfo;

//===----------------------------------------------------------------------===//
// Reading the pattern
//===----------------------------------------------------------------------===//

static std::optional<std::string> getKeyword(Attribute attribute) {
  if (auto activation = dyn_cast<ActivationAttr>(attribute))
    return stringifyActivation(activation.getValue()).str();
  if (auto approximation = dyn_cast<GeluApproximationAttr>(attribute))
    return stringifyGeluApproximation(approximation.getValue()).str();
  return std::nullopt;
}

/// A constant attribute of a pattern.
static AttributeValue readAttribute(Attribute attribute) {
  AttributeValue value;
  value.kind = AttributeValue::Other;
  if (auto number = dyn_cast<IntegerAttr>(attribute)) {
    value.kind = AttributeValue::Number;
    value.numbers = {Poly(number.getInt())};
  } else if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    value.kind = AttributeValue::List;
    for (int64_t entry : list.asArrayRef())
      value.numbers.push_back(Poly(entry));
  } else if (auto real = dyn_cast<FloatAttr>(attribute)) {
    value.kind = AttributeValue::Real;
    value.real = real.getValueAsDouble();
  } else if (std::optional<std::string> word = getKeyword(attribute)) {
    value.kind = AttributeValue::Keyword;
    value.keyword = *word;
  }
  return value;
}

RuleCases::RuleCases(pdl::PatternOp rule, Symbolic &algebra, unsigned maxRank)
    : rule(rule), algebra(algebra), maxRank(maxRank) {
  unsigned inputs = 0, numbers = 0;
  auto add = [&](Operation &op) {
    if (isa<pdl::OperandOp>(op))
      names[op.getResult(0)] = "x" + std::to_string(inputs++);
    else if (isa<pdl::AttributeOp>(op))
      names[op.getResult(0)] = "a" + std::to_string(numbers++);
    if (auto operation = dyn_cast<pdl::OperationOp>(op))
      tieRanks(operation);
    if (auto replace = dyn_cast<pdl::ReplaceOp>(op))
      replaces.push_back(replace);
    else if (!isa<pdl::TypeOp, pdl::TypesOp, pdl::ResultOp, pdl::RewriteOp>(op))
      steps.push_back(&op);
  };
  for (Operation &op : rule.getBodyRegion().front())
    add(op);
  pdl::RewriteOp rewrite = rule.getRewriter();
  if (rewrite && !rewrite.getBodyRegion().empty())
    for (Operation &op : rewrite.getBodyRegion().front())
      add(op);
}

unsigned countOperandsOfOneRank(const OperatorInfo &info, unsigned operands) {
  if (info.name == "concat")
    return operands;
  bool isPointwise = info.has(semantics::kPointwise);
  if (isPointwise && operands == 2 && info.name != "smul")
    return 2;
  return isPointwise || info.name == "split" || info.name == "transpose" ||
         info.name == "matmul";
}

/// Without this, the ranks of k operands are chosen in all combinations before
/// the operator that joins them refuses all but a few.
void RuleCases::tieRanks(pdl::OperationOp op) {
  const OperatorInfo *info = getOperatorInfo(op);
  if (!info)
    return;
  ValueRange operands = op.getOperandValues();
  for (Value operand :
       operands.take_front(countOperandsOfOneRank(*info, operands.size()))) {
    Value key = operand;
    if (auto result = operand.getDefiningOp<pdl::ResultOp>())
      key = result.getParent();
    ranks.unionSets(op.getOp().getAsOpaquePointer(), key.getAsOpaquePointer());
  }
}

/// The rank of an input, if that of another one decides it.
std::optional<unsigned> RuleCases::getTiedRank(Value input) const {
  for (const auto &[other, tensor] : tensors)
    if (ranks.isEquivalent(other.getAsOpaquePointer(),
                           input.getAsOpaquePointer()))
      return tensor.rank();
  return std::nullopt;
}

bool RuleCases::unsupported(std::string why) {
  if (algebra.unsupported.empty())
    algebra.unsupported = std::move(why);
  return false;
}

Symbolic::Tensor RuleCases::getTensor(Value value) {
  auto known = tensors.find(value);
  if (known != tensors.end())
    return known->second;
  if (auto result = value.getDefiningOp<pdl::ResultOp>()) {
    auto it = results.find(result.getParent().getDefiningOp());
    if (it != results.end() && result.getIndex() < it->second.size())
      return it->second[result.getIndex()];
    algebra.require(algebra.less(Poly(1), Poly(0)), "result", "no such result");
    return {};
  }
  if (!value.getDefiningOp<pdl::OperandOp>()) {
    unsupported("a range of operands");
    return {};
  }
  // An input of the rule: any rank, any sizes but 0.
  std::optional<unsigned> tied = getTiedRank(value);
  unsigned rank = tied ? *tied : algebra.choose(maxRank + 1);
  unsigned id = algebra.table.inputs.size();
  for (unsigned i = 0; i < id; ++i)
    if (algebra.table.inputs[i] == names[value])
      id = i;
  if (id == algebra.table.inputs.size())
    algebra.table.inputs.push_back(names[value]);
  Symbolic::IndexList shape;
  for (unsigned i = 0; i < rank; ++i) {
    Poly size = algebra.parameter(names[value] + "." + std::to_string(i));
    algebra.assume(Constraint::atLeastZero(size - Poly(1)));
    shape.push_back(size);
  }
  Symbolic *a = &algebra;
  Symbolic::Tensor tensor(shape, [=](const Symbolic::IndexList &at) {
    Atom atom;
    atom.kind = Atom::Input;
    atom.id = id;
    for (const Poly &index : at)
      atom.index.push_back(a->resolve(index));
    return Symbolic::Scalar{makeAtom(std::move(atom)), a};
  });
  tensors[value] = tensor;
  return tensor;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

bool RuleCases::chooseList(const AttributeSpec &spec, unsigned rank,
                           int numResults, AttributeValue &value) {
  value.kind = AttributeValue::List;
  if (spec.domain == AttributeDomain::Permutation) {
    std::vector<int64_t> left;
    for (unsigned i = 0; i < rank; ++i)
      left.push_back(i);
    while (!left.empty()) {
      unsigned chosen = left.size() > 1 ? algebra.choose(left.size()) : 0;
      value.numbers.push_back(Poly(left[chosen]));
      left.erase(left.begin() + chosen);
    }
    return true;
  }
  if (spec.domain == AttributeDomain::Axes) {
    for (unsigned i = 0; i < rank; ++i)
      if (algebra.choose(2))
        value.numbers.push_back(Poly(int64_t(i)));
    return true;
  }
  unsigned length = spec.length;
  if (spec.length < 0)
    length = numResults >= 0 ? numResults : algebra.choose(maxRank + 1);
  for (unsigned i = 0; i < length; ++i)
    value.numbers.push_back(algebra.parameter(
        value.keyword + "." + std::string(spec.name) + std::to_string(i)));
  return true;
}

/// Gives an attribute variable a value of the kind that the operator wants: one
/// of a few, or symbols.
bool RuleCases::chooseAttribute(const AttributeSpec &spec, unsigned rank,
                                int numResults, AttributeValue &value) {
  switch (spec.kind) {
  case AttributeKind::Number:
    value.kind = AttributeValue::Number;
    if (spec.domain == AttributeDomain::Flag)
      value.numbers = {Poly(int64_t(algebra.choose(2)))};
    else if (spec.domain == AttributeDomain::Axis && rank == 0)
      return false;
    else if (spec.domain == AttributeDomain::Axis)
      value.numbers = {Poly(int64_t(algebra.choose(rank)))};
    else
      value.numbers = {
          algebra.parameter(value.keyword + "." + std::string(spec.name))};
    return true;
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    return chooseList(spec, rank, numResults, value);
  case AttributeKind::Real:
    value.kind = AttributeValue::Real;
    value.real = algebra.realParameter(std::string(spec.name));
    return true;
  case AttributeKind::Keyword:
    value.kind = AttributeValue::Keyword;
    value.keyword = std::string(spec.words[algebra.choose(spec.words.size())]);
    return true;
  }
  return false;
}

static bool fits(const AttributeSpec &spec, const AttributeValue &value) {
  switch (spec.kind) {
  case AttributeKind::Number:
    return value.kind == AttributeValue::Number;
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    return value.kind == AttributeValue::List;
  case AttributeKind::Real:
    return value.kind == AttributeValue::Real;
  case AttributeKind::Keyword:
    return value.kind == AttributeValue::Keyword &&
           llvm::is_contained(spec.words, value.keyword);
  }
  return false;
}

static void setAttribute(semantics::Attributes<Poly> &list,
                         std::string_view name, const AttributeValue &value) {
  if (value.kind == AttributeValue::Real)
    list.setReal(name, value.real);
  else if (value.kind == AttributeValue::Keyword)
    list.setKeyword(name, value.keyword);
  else
    list.setNumbers(name, value.numbers);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool RuleCases::runOperation(pdl::OperationOp op) {
  const OperatorInfo *info = getOperatorInfo(op);
  if (!info)
    return unsupported("operation '" + op.getOpName().value_or("?").str() +
                       "' has no definition");
  std::vector<Symbolic::Tensor> operands;
  for (Value value : op.getOperandValues())
    operands.push_back(getTensor(value));
  if (algebra.failed())
    return false;
  unsigned rank = operands.empty() ? 0 : operands[0].rank();
  int numResults = info->numResults < 0 ? int(op.getTypeValues().size()) : -1;
  semantics::Attributes<Poly> list;
  for (const AttributeSpec &spec : info->attributes) {
    Value variable;
    for (auto [attribute, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      if (cast<StringAttr>(attribute).getValue() == StringRef(spec.name))
        variable = value;
    if (!variable)
      return unsupported(std::string(info->name) + " without its attribute '" +
                         std::string(spec.name) + "'");
    AttributeValue &value = attributes[variable];
    if (value.kind == AttributeValue::Unknown) {
      value.keyword = names[variable];
      if (!chooseAttribute(spec, rank, numResults, value))
        return false;
    }
    if (!fits(spec, value))
      return false;
    setAttribute(list, spec.name, value);
  }
  if (!semantics::checkAttributes(*info, list, operands.size()).empty())
    return false;
  results[op] =
      semantics::getDefinition<Symbolic>(info->name)(algebra, operands, list);
  if (algebra.failed())
    return false;
  // Empty tensors are not rewritten.
  for (const Symbolic::Tensor &tensor : results[op])
    for (const Poly &size : tensor.shape())
      if (!algebra.assume(Constraint::atLeastZero(size - Poly(1))))
        return false;
  return true;
}

std::optional<std::vector<semantics::RuleValue<Poly>>>
RuleCases::getArguments(ValueRange arguments) {
  using Kind = semantics::RuleValue<Poly>::Kind;
  std::vector<semantics::RuleValue<Poly>> result;
  for (Value argument : arguments) {
    semantics::RuleValue<Poly> value;
    if (isa<pdl::AttributeType>(argument.getType())) {
      const AttributeValue &attribute = attributes[argument];
      if (attribute.kind == AttributeValue::Unknown) {
        unsupported("a native function of an attribute that no operation has");
        return std::nullopt;
      }
      if (attribute.kind == AttributeValue::Number)
        value.kind = Kind::Number;
      else if (attribute.kind == AttributeValue::List)
        value.kind = Kind::List;
      for (const Poly &number : attribute.numbers)
        value.numbers.push_back(algebra.resolve(number));
    } else {
      value.kind = Kind::Shape;
      Symbolic::Tensor tensor = getTensor(argument);
      for (const Poly &size : tensor.shape())
        value.numbers.push_back(algebra.resolve(size));
    }
    result.push_back(std::move(value));
  }
  return result;
}

bool RuleCases::runConstraint(pdl::ApplyNativeConstraintOp op) {
  if (op->getNumResults())
    return runFunction(op, op.getName(), op.getArgs(), op.getResults());
  for (const semantics::RuleFunctionInfo &info : semantics::getRuleFunctions())
    if (StringRef(info.name) == op.getName() && info.advisory)
      return true;
  auto condition =
      semantics::getRuleCondition<Symbolic>(std::string_view(op.getName()));
  if (!condition)
    return unsupported("the native constraint '" + op.getName().str() +
                       "' has no definition");
  auto arguments = getArguments(op.getArgs());
  if (!arguments || algebra.failed())
    return false;
  std::optional<Symbolic::Cond> cond = condition(algebra, *arguments);
  if (algebra.failed())
    return false;
  if (!op.getIsNegated())
    return cond && algebra.require(*cond, "constraint", op.getName());
  if (!cond)
    return true;
  if (!cond->alternatives.empty())
    return unsupported("the negation of '" + op.getName().str() + "'");
  // One of its parts does not hold: the first that does not is chosen.
  if (cond->all.empty())
    return false;
  unsigned chosen = cond->all.size() > 1 ? algebra.choose(cond->all.size()) : 0;
  for (unsigned i = 0; i < chosen; ++i)
    if (!algebra.assume(cond->all[i]))
      return false;
  return algebra.assume(cond->all[chosen].negated());
}

bool RuleCases::runFunction(Operation *op, StringRef name, ValueRange values,
                            ValueRange outputs) {
  auto function = semantics::getRuleFunction<Symbolic>(std::string_view(name));
  if (!function || outputs.size() != 1)
    return unsupported("the native function '" + name.str() +
                       "' has no definition");
  auto arguments = getArguments(values);
  if (!arguments || algebra.failed())
    return false;
  auto computed = function(algebra, *arguments);
  if (!computed || algebra.failed())
    return false;
  AttributeValue &value = attributes[outputs[0]];
  value.kind = computed->isNumber() ? AttributeValue::Number
               : computed->isList() ? AttributeValue::List
                                    : AttributeValue::Other;
  value.numbers = computed->numbers;
  return true;
}

bool RuleCases::run(Operation *step) {
  if (auto attribute = dyn_cast<pdl::AttributeOp>(step)) {
    AttributeValue value;
    if (std::optional<Attribute> constant = attribute.getValue())
      value = readAttribute(*constant);
    attributes[attribute] = value;
    return true;
  }
  if (isa<pdl::OperandOp>(step)) {
    tensors.erase(step->getResult(0));
    return true;
  }
  if (auto operation = dyn_cast<pdl::OperationOp>(step))
    return runOperation(operation);
  if (auto constraint = dyn_cast<pdl::ApplyNativeConstraintOp>(step))
    return runConstraint(constraint);
  if (auto native = dyn_cast<pdl::ApplyNativeRewriteOp>(step))
    return runFunction(native, native.getName(), native.getArgs(),
                       native.getResults());
  return unsupported("'" + step->getName().getStringRef().str() + "'");
}

//===----------------------------------------------------------------------===//
// Cases
//===----------------------------------------------------------------------===//

bool RuleCases::collectReplacements(std::vector<Replacement> &out) {
  for (pdl::ReplaceOp replace : replaces) {
    auto replaced = results.find(replace.getOpValue().getDefiningOp());
    if (replaced == results.end())
      return unsupported("a replacement of an operation of the target");
    std::vector<Symbolic::Tensor> values;
    if (replace.getReplOperation()) {
      values = results[replace.getReplOperation().getDefiningOp()];
    } else {
      for (Value value : replace.getReplValues())
        values.push_back(getTensor(value));
    }
    if (algebra.failed() || values.size() != replaced->second.size())
      return false;
    for (auto [source, target] : llvm::zip_equal(replaced->second, values)) {
      if (source.rank() != target.rank())
        return false;
      for (unsigned d = 0; d < source.rank(); ++d)
        if (!algebra.assume(Constraint::zero(source.dim(d) - target.dim(d))))
          return false;
      out.push_back({source, target});
    }
  }
  return true;
}

bool RuleCases::enumerate(size_t index, const Visitor &visit) {
  Symbolic::State saved = algebra.state;
  auto savedTensors = tensors;
  auto savedAttributes = attributes;
  Choices choices;
  bool proceed = true;
  do {
    algebra.setState(saved);
    tensors = savedTensors;
    attributes = savedAttributes;
    choices.rewind();
    algebra.choices = &choices;
    algebra.clearError();
    if (index < steps.size()) {
      bool possible = run(steps[index]) && !algebra.failed();
      if (!algebra.unsupported.empty())
        return false;
      if (possible)
        proceed = enumerate(index + 1, visit);
      continue;
    }
    std::vector<Replacement> replacements;
    bool possible = collectReplacements(replacements) && !algebra.failed();
    if (!algebra.unsupported.empty())
      return false;
    algebra.choices = nullptr;
    if (possible)
      proceed = visit(replacements);
  } while (proceed && choices.advance());
  return proceed;
}

bool RuleCases::enumerate(const Visitor &visit) { return enumerate(0, visit); }

std::string RuleCases::describe() const {
  std::string text;
  for (Operation *step : steps) {
    if (isa<pdl::OperandOp>(step)) {
      auto it = tensors.find(step->getResult(0));
      if (it == tensors.end())
        continue;
      text +=
          (text.empty() ? "" : ", ") + names.lookup(step->getResult(0)) + "[";
      for (auto [i, size] : llvm::enumerate(it->second.shape()))
        text += (i ? ", " : "") + algebra.table.print(algebra.resolve(size));
      text += "]";
    } else if (isa<pdl::AttributeOp>(step)) {
      const AttributeValue &value = attributes.lookup(step->getResult(0));
      text +=
          (text.empty() ? "" : ", ") + names.lookup(step->getResult(0)) + " = ";
      if (value.kind == AttributeValue::Keyword)
        text += value.keyword;
      for (auto [i, number] : llvm::enumerate(value.numbers))
        text += (i ? " " : "") + algebra.table.print(algebra.resolve(number));
    }
  }
  return text;
}

} // namespace taso::proof
