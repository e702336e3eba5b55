//===- SymbolicRule.h - A rule with symbolic parameters ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a candidate becomes: its two graphs, with a variable or a literal for
// each attribute of the source, an expression over these variables and the
// shapes of values for each attribute of the target, and side conditions. The
// expressions and conditions are calls of the rule functions
// (Semantics/RuleFunctions.h).
//
//===----------------------------------------------------------------------===//

#ifndef TASO_GENERATOR_SYMBOLICRULE_H
#define TASO_GENERATOR_SYMBOLICRULE_H

#include "TASO/Generator/Candidate.h"
#include "TASO/Semantics/RuleFunctions.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <tuple>

namespace taso::generator {

//===----------------------------------------------------------------------===//
// Attributes of a graph
//===----------------------------------------------------------------------===//

/// One attribute of one node of a graph.
struct Slot {
  unsigned node = 0;
  const semantics::AttributeSpec *spec = nullptr;
};

/// All attributes of all nodes, in their order.
std::vector<Slot> getSlots(const Graph &graph);

/// The value of an attribute, of whichever kind.
struct AttributeValue {
  std::vector<int64_t> numbers; ///< Number, Numbers, Sizes
  double real = 0;              ///< Real
  std::string word;             ///< Keyword

  friend bool operator==(const AttributeValue &a, const AttributeValue &b) {
    return a.numbers == b.numbers && a.real == b.real && a.word == b.word;
  }
};

AttributeValue getValue(const Slot &slot,
                        llvm::ArrayRef<AttributeValues> attributes);

//===----------------------------------------------------------------------===//
// Instances of the source
//===----------------------------------------------------------------------===//

using RuleNumber = semantics::RuleValue<semantics::Dim>;

/// One choice of shapes and attributes for the source, as the rule functions
/// read it.
struct SourceInstance {
  std::vector<AttributeValue> attributes; ///< by slot
  std::vector<RuleNumber> variables;      ///< the same; reals are of kind Other
  std::vector<RuleNumber> inputs;         ///< shapes
  std::vector<std::vector<RuleNumber>> results; ///< shapes by node and result

  const RuleNumber &lookup(const GraphValue &value) const {
    return value.isInput ? inputs[value.index]
                         : results[value.index][value.result];
  }
};

/// Fails if the source is ill-typed.
llvm::FailureOr<SourceInstance>
makeInstance(const Graph &source, llvm::ArrayRef<Shape> inputs,
             llvm::ArrayRef<AttributeValues> attributes);

/// The number or list that an attribute is to the rule functions.
RuleNumber toRuleNumber(const semantics::AttributeSpec &spec,
                        const AttributeValue &value);

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

struct Expression {
  enum class Kind {
    Variable, ///< the attribute of the source slot `variable`
    Literal,  ///< `literal`, for an attribute like `spec`
    Value,    ///< `value` of the source, an argument of a function
    Call,     ///< `function` of `arguments`
  };
  Kind kind = Kind::Literal;
  unsigned variable = 0;
  AttributeValue literal;
  const semantics::AttributeSpec *spec = nullptr;
  GraphValue value;
  std::string_view function;
  std::vector<Expression> arguments;

  static Expression makeVariable(unsigned slot);
  static Expression makeLiteral(const semantics::AttributeSpec &spec,
                                AttributeValue value);
  static Expression makeNumber(int64_t number);
  static Expression makeValue(GraphValue value);
  static Expression makeCall(std::string_view function,
                             std::vector<Expression> arguments);
};

/// What a number or a list is in one instance; nothing for a call that cannot
/// be computed there.
std::optional<RuleNumber> evaluate(const Expression &expression,
                                   const SourceInstance &instance);

/// A side condition of a rule.
struct Condition {
  std::string_view function;
  std::vector<Expression> arguments;
  bool isNegated = false;
};

bool holds(const Condition &condition, const SourceInstance &instance);

/// The text of an expression or condition, for reports.
std::string print(const Expression &expression);
std::string print(const Condition &condition);

struct SymbolicRule {
  std::vector<Expression> source; ///< by slot: variables and literals
  std::vector<Expression> target; ///< by slot
  std::vector<Condition> conditions;
};

struct RuleHeading {
  std::string name;      ///< of the pattern
  std::string ruleClass; ///< attribute `taso.class`; none if empty
};

/// Writes the rule as the one pattern of a new module, in the form of
/// rules/*.pdll. Fails, and sets `error`, where PDL has no such pattern: the
/// target creates a constant, or a result of a replaced operation has no
/// replacement.
llvm::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
writeRule(const Candidate &candidate, const SymbolicRule &rule,
          const RuleHeading &heading, mlir::MLIRContext *context,
          std::string &error);

/// Why no rule can be written for the candidate, or an empty string.
std::string explainWhyUnwritable(const Candidate &candidate);

} // namespace taso::generator

#endif // TASO_GENERATOR_SYMBOLICRULE_H
