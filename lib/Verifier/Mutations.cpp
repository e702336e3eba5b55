//===- Mutations.cpp - Broken twins of a rule
//------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Verifier/Mutations.h"

#include "Instance.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace taso {
namespace {

using Change = llvm::function_ref<void(pdl::PatternOp)>;

/// Collects mutants of one rule: each is a copy with one change.
class Mutator {
public:
  explicit Mutator(pdl::PatternOp rule) : rule(rule) {}

  void add(std::string what, Change change) {
    auto copy = cast<pdl::PatternOp>(rule->clone());
    change(copy);
    eraseUnused(copy);
    mutants.push_back({std::move(what), copy});
  }
  std::vector<Mutant> take() { return std::move(mutants); }

private:
  /// Drops what the change has left unused in the rewrite.
  static void eraseUnused(pdl::PatternOp rule) {
    Block &block = rule.getRewriter().getBodyRegion().front();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (!isa<pdl::ReplaceOp>(op) && op.use_empty())
        op.erase();
  }

  pdl::PatternOp rule;
  std::vector<Mutant> mutants;
};

/// Operation number `i` of the rewrite, or of the source.
Operation &getTargetOp(pdl::PatternOp rule, unsigned i) {
  return *std::next(rule.getRewriter().getBodyRegion().front().begin(), i);
}
Operation &getSourceOp(pdl::PatternOp rule, unsigned i) {
  return *std::next(rule.getBodyRegion().front().begin(), i);
}

void swapOperands(Operation &op, unsigned i, unsigned j) {
  Value first = op.getOperand(i);
  op.setOperand(i, op.getOperand(j));
  op.setOperand(j, first);
}

/// Another literal of the same kind, or null.
Attribute changeLiteral(Attribute value) {
  if (auto activation = dyn_cast_or_null<ActivationAttr>(value))
    return ActivationAttr::get(value.getContext(),
                               activation.getValue() == Activation::Relu
                                   ? Activation::None
                                   : Activation::Relu);
  if (auto number = dyn_cast_or_null<IntegerAttr>(value)) {
    int64_t n = number.getInt();
    return IntegerAttr::get(number.getType(), n == 1 ? 0 : n + 1);
  }
  return {};
}

StringRef otherOperator(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("taso.add", "taso.mul")
      .Case("taso.sub", "taso.add")
      .Case("taso.mul", "taso.add")
      .Case("taso.div", "taso.mul")
      .Case("taso.max", "taso.min")
      .Case("taso.min", "taso.max")
      .Cases({"taso.sigmoid", "taso.tanh", "taso.gelu", "taso.exp", "taso.erf"},
             "taso.relu")
      .Case("taso.relu", "taso.neg")
      .Case("taso.neg", "taso.relu")
      .Case("taso.reduce_sum", "taso.reduce_max")
      .Case("taso.reduce_max", "taso.reduce_sum")
      .Default("");
}

/// Gives the operation another name, and drops what that one does not take.
void renameOperator(pdl::OperationOp op, StringRef name) {
  op.setOpName(name);
  const semantics::OperatorInfo *info =
      getOperatorInfo(OperationName(name, op.getContext()));
  SmallVector<Attribute> names;
  SmallVector<Value> values;
  for (auto [attribute, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
    if (llvm::any_of(info->attributes, [&](const auto &spec) {
          return StringRef(spec.name) == cast<StringAttr>(attribute).getValue();
        })) {
      names.push_back(attribute);
      values.push_back(value);
    }
  op.setAttributeValueNamesAttr(ArrayAttr::get(op.getContext(), names));
  op.getAttributeValuesMutable().assign(values);
}

/// Some value of an attribute, or null for lists of a length that varies.
Attribute makeLiteral(const semantics::AttributeSpec &spec,
                      MLIRContext *context) {
  using semantics::AttributeKind;
  Builder builder(context);
  switch (spec.kind) {
  case AttributeKind::Number:
    return builder.getI64IntegerAttr(1);
  case AttributeKind::Real:
    return builder.getF64FloatAttr(0.5);
  case AttributeKind::Keyword:
    return spec.name == "activation"
               ? Attribute(ActivationAttr::get(context, Activation::Relu))
               : Attribute();
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    if (spec.length == 2)
      return builder.getDenseI64ArrayAttr({2, 1});
    if (spec.length == 4)
      return builder.getDenseI64ArrayAttr({0, 1, 1, 0});
    return {};
  }
  return {};
}

using GetOp = Operation &(*)(pdl::PatternOp, unsigned);

void exchangeOperands(pdl::OperationOp op, GetOp getOp, unsigned position,
                      Mutator &mutator) {
  if (isCommutative(op))
    return;
  std::string name = op.getOpName()->str();
  auto operands = op.getOperandValues();
  for (unsigned i = 0; i + 1 < operands.size(); ++i)
    if (operands[i] != operands[i + 1])
      mutator.add("operands of " + name + " exchanged",
                  [&](pdl::PatternOp copy) {
                    swapOperands(getOp(copy, position), i, i + 1);
                  });
}

/// Changes that are possible on either side.
void mutateOperation(pdl::OperationOp op, GetOp getOp, unsigned position,
                     Mutator &mutator) {
  exchangeOperands(op, getOp, position, mutator);
  std::string name = op.getOpName().value_or("").str();
  if (StringRef other = otherOperator(name); !other.empty())
    mutator.add(other.str() + " for " + name, [&](pdl::PatternOp copy) {
      renameOperator(cast<pdl::OperationOp>(getOp(copy, position)), other);
    });
}

/// Puts each input of the rule in the place of each operand of a target.
void replaceOperands(pdl::OperationOp op, unsigned position,
                     ArrayRef<Value> leaves, Mutator &mutator) {
  for (auto [i, operand] : llvm::enumerate(op.getOperandValues()))
    for (auto [leaf, value] : llvm::enumerate(leaves)) {
      if (operand == value)
        continue;
      mutator.add("another operand of " + op.getOpName()->str(),
                  [&](pdl::PatternOp copy) {
                    auto copies =
                        llvm::to_vector(copy.getOps<pdl::OperandOp>());
                    getTargetOp(copy, position).setOperand(i, copies[leaf]);
                  });
    }
}

/// Parameters of windows and groups that the types of operands and results
/// decide: another one is ill-typed, or changes nothing.
bool isDecidedByTypes(StringRef attribute) {
  return attribute == "strides" || attribute == "dilations" ||
         attribute == "groups";
}

/// Gives a target a literal where it takes an attribute from the source.
void fixParameters(pdl::OperationOp op, unsigned position, Mutator &mutator) {
  const semantics::OperatorInfo *info =
      getOperatorInfo(OperationName(*op.getOpName(), op.getContext()));
  if (!info)
    return;
  for (auto [i, name, value] :
       llvm::enumerate(op.getAttributeValueNames(), op.getAttributeValues())) {
    auto attribute = value.getDefiningOp<pdl::AttributeOp>();
    StringRef wanted = cast<StringAttr>(name).getValue();
    Attribute literal;
    for (const semantics::AttributeSpec &spec : info->attributes)
      if (StringRef(spec.name) == wanted)
        literal = makeLiteral(spec, op.getContext());
    if (!literal || isDecidedByTypes(wanted) ||
        (attribute && attribute.getValue()))
      continue;
    mutator.add(
        wanted.str() + " = " + debugString(literal), [&](pdl::PatternOp copy) {
          auto target = cast<pdl::OperationOp>(getTargetOp(copy, position));
          OpBuilder builder(target);
          Value fixed = pdl::AttributeOp::create(builder, op.getLoc(), literal);
          target.getAttributeValuesMutable()[i].set(fixed);
        });
  }
}

/// Uses a target's first operand where its result was used.
void dropOperation(pdl::OperationOp op, unsigned position, Mutator &mutator) {
  if (op.getOperandValues().empty() ||
      isa<pdl::RangeType>(op.getOperandValues()[0].getType()))
    return;
  mutator.add(op.getOpName()->str() + " left out", [&](pdl::PatternOp copy) {
    Operation &target = getTargetOp(copy, position);
    for (Operation *user : llvm::make_early_inc_range(target.getUsers()))
      if (isa<pdl::ResultOp>(user))
        user->getResult(0).replaceAllUsesWith(target.getOperand(0));
  });
}

/// Puts a negation before the first replacement.
void negateResult(pdl::PatternOp rule) {
  auto replace = *rule.getRewriter().getOps<pdl::ReplaceOp>().begin();
  OpBuilder builder(replace);
  Value value = replace->getOperand(1);
  auto negation = pdl::OperationOp::create(
      builder, rule.getLoc(), StringRef("taso.neg"), ValueRange(value));
  replace->setOperand(1, pdl::ResultOp::create(builder, rule.getLoc(),
                                               value.getType(), negation, 0));
}

using Literal = std::pair<StringAttr, Attribute>;

/// Calls `visit` with each attribute of each operation, here and in the
/// rewrite.
void forEachAttribute(
    pdl::PatternOp rule,
    llvm::function_ref<void(pdl::OperationOp, unsigned, Literal)> visit) {
  rule.walk([&](pdl::OperationOp op) {
    for (auto [i, name, value] :
         llvm::enumerate(op.getAttributeValueNames(), op.getAttributeValues()))
      if (auto attribute = value.getDefiningOp<pdl::AttributeOp>())
        visit(op, i,
              {cast<StringAttr>(name), attribute.getValue().value_or(nullptr)});
  });
}

/// The literals in the source, by the name of the attribute.
SmallVector<Literal> collectLiterals(pdl::PatternOp rule) {
  SmallVector<Literal> literals;
  forEachAttribute(rule, [&](pdl::OperationOp op, unsigned, Literal literal) {
    if (literal.second && op->getParentOp() == rule.getOperation() &&
        !llvm::is_contained(literals, literal))
      literals.push_back(literal);
  });
  return literals;
}

/// Puts one open attribute wherever the literal stands; it is drawn to be
/// unlike.
void openLiteral(pdl::PatternOp rule, StringAttr name, Attribute value) {
  OpBuilder builder(rule.getContext());
  builder.setInsertionPointToStart(&rule.getBodyRegion().front());
  Value open = pdl::AttributeOp::create(
      builder, rule.getLoc(), pdl::AttributeType::get(rule.getContext()),
      Value(), Attribute());
  open.getDefiningOp()->setAttr(kUnlike, value);
  forEachAttribute(rule, [&](pdl::OperationOp op, unsigned i, Literal literal) {
    if (literal == Literal(name, value))
      op.getAttributeValuesMutable()[i].set(open);
  });
}

} // namespace

/// Exchanges what two operations are replaced by.
static void exchangeReplacements(ArrayRef<unsigned> replacements,
                                 Mutator &mutator) {
  mutator.add("results exchanged", [&](pdl::PatternOp copy) {
    Operation &a = getTargetOp(copy, replacements[0]),
              &b = getTargetOp(copy, replacements[1]);
    Value first = a.getOperand(1);
    a.setOperand(1, b.getOperand(1));
    b.setOperand(1, first);
  });
}

/// Changes one operation of the rewrite.
static void mutateTarget(Operation &op, unsigned position,
                         ArrayRef<Value> leaves, Mutator &mutator) {
  if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
    mutateOperation(operation, getTargetOp, position, mutator);
    replaceOperands(operation, position, leaves, mutator);
    fixParameters(operation, position, mutator);
    dropOperation(operation, position, mutator);
  } else if (auto literal = dyn_cast<pdl::AttributeOp>(op)) {
    Attribute other = changeLiteral(literal.getValue().value_or(Attribute()));
    if (other)
      mutator.add("another literal", [&](pdl::PatternOp copy) {
        cast<pdl::AttributeOp>(getTargetOp(copy, position)).setValueAttr(other);
      });
  } else if (isa<pdl::ApplyNativeRewriteOp>(op) && op.getNumOperands() > 1 &&
             op.getOperand(0).getType() == op.getOperand(1).getType() &&
             op.getOperand(0) != op.getOperand(1)) {
    mutator.add("arguments exchanged", [&](pdl::PatternOp copy) {
      swapOperands(getTargetOp(copy, position), 0, 1);
    });
  }
}

std::vector<Mutant> mutateRule(pdl::PatternOp rule) {
  Mutator mutator(rule);
  SmallVector<Value> leaves;
  for (auto operand : rule.getOps<pdl::OperandOp>())
    leaves.push_back(operand);
  SmallVector<unsigned> replacements;
  for (auto [i, op] :
       llvm::enumerate(rule.getRewriter().getBodyRegion().front())) {
    mutateTarget(op, i, leaves, mutator);
    if (isa<pdl::ReplaceOp>(op))
      replacements.push_back(i);
  }
  if (replacements.size() == 2)
    exchangeReplacements(replacements, mutator);
  for (auto [i, op] : llvm::enumerate(rule.getBodyRegion().front()))
    if (auto operation = dyn_cast<pdl::OperationOp>(op))
      mutateOperation(operation, getSourceOp, i, mutator);
  mutator.add("result negated", negateResult);
  return mutator.take();
}

std::vector<Mutant> violateConditions(pdl::PatternOp rule) {
  Mutator mutator(rule);
  for (auto [i, op] : llvm::enumerate(rule.getBodyRegion().front())) {
    unsigned position = i;
    if (auto condition = dyn_cast<pdl::ApplyNativeConstraintOp>(op)) {
      if (condition->getNumResults() == 0 && !isGuidance(condition))
        mutator.add("where not " + condition.getName().str(),
                    [&](pdl::PatternOp copy) {
                      auto other = cast<pdl::ApplyNativeConstraintOp>(
                          getSourceOp(copy, position));
                      other.setIsNegated(!other.getIsNegated());
                    });
    }
  }
  for (const auto &[name, value] : collectLiterals(rule))
    mutator.add("where " + name.str() + " is not " + debugString(value),
                [&](pdl::PatternOp copy) { openLiteral(copy, name, value); });
  return mutator.take();
}

} // namespace taso
