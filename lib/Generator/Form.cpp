//===- Form.cpp - One way to generalise a candidate -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Form.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso::generator {

/// Puts what stands in the source in the place of variables.
static void substitute(Expression &expression, ArrayRef<Expression> source) {
  if (expression.kind == Expression::Kind::Variable) {
    Expression replacement = source[expression.variable];
    expression = std::move(replacement);
    return;
  }
  for (Expression &argument : expression.arguments)
    substitute(argument, source);
}

SymbolicRule Form::makeRule(ArrayRef<Slot> slots,
                            ArrayRef<AttributeValue> values) const {
  SymbolicRule rule;
  for (unsigned slot = 0; slot < slots.size(); ++slot)
    rule.source.push_back(
        isLiteral[slot]
            ? Expression::makeLiteral(*slots[slot].spec, values[slot])
            : Expression::makeVariable(owner[slot]));
  rule.target = target;
  for (Expression &expression : rule.target)
    substitute(expression, rule.source);
  rule.conditions = conditions;
  for (Condition &condition : rule.conditions)
    for (Expression &argument : condition.arguments)
      substitute(argument, rule.source);
  return rule;
}

std::vector<unsigned> Form::getSharing(unsigned slot) const {
  std::vector<unsigned> sharing;
  for (unsigned other = 0; other < owner.size(); ++other)
    if (owner[other] == owner[slot] && isLiteral[other] == isLiteral[slot])
      sharing.push_back(other);
  return sharing;
}

static void renameIn(Expression &expression, unsigned from, unsigned to) {
  if (expression.kind == Expression::Kind::Variable &&
      expression.variable == from)
    expression.variable = to;
  for (Expression &argument : expression.arguments)
    renameIn(argument, from, to);
}

void Form::rename(unsigned from, unsigned to) {
  for (Expression &expression : target)
    renameIn(expression, from, to);
  for (Condition &condition : conditions)
    for (Expression &argument : condition.arguments)
      renameIn(argument, from, to);
}

bool mayBeLiteral(const semantics::AttributeSpec &spec,
                  const AttributeValue &value) {
  return spec.domain != semantics::AttributeDomain::Start ||
         value.numbers == std::vector<int64_t>{0};
}

std::string print(const SymbolicRule &rule) {
  std::string text;
  for (const Expression &expression : rule.source)
    text += print(expression) + ";";
  text += "=>";
  for (const Expression &expression : rule.target)
    text += print(expression) + ";";
  for (const Condition &condition : rule.conditions)
    text += "if " + print(condition) + ";";
  return text;
}

} // namespace taso::generator
