//===- Mutations.cpp - Broken twins of a law ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutations.h"
#include "Draft.h"

#include "TASO/Dialect/TASOOps.h"

#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace taso::testing {
namespace {

using Change = llvm::function_ref<void(pdl::PatternOp)>;

/// Collects mutants of one law: each is a copy with one change.
class Mutator {
public:
  explicit Mutator(pdl::PatternOp law) : law(law) {}

  void add(std::string what, Change change) {
    auto copy = cast<pdl::PatternOp>(law->clone());
    change(copy);
    mutants.push_back({std::move(what), copy});
  }
  std::vector<Mutant> take() { return std::move(mutants); }

private:
  pdl::PatternOp law;
  std::vector<Mutant> mutants;
};

/// Operation number `i` of the rewrite, or of the source.
Operation &getTargetOp(pdl::PatternOp law, unsigned i) {
  return *std::next(law.getRewriter().getBodyRegion().front().begin(), i);
}
Operation &getSourceOp(pdl::PatternOp law, unsigned i) {
  return *std::next(law.getBodyRegion().front().begin(), i);
}

void swapOperands(Operation &op, unsigned i, unsigned j) {
  Value first = op.getOperand(i);
  op.setOperand(i, op.getOperand(j));
  op.setOperand(j, first);
}

/// Another literal of the same kind, or null.
Attribute changeLiteral(Attribute value) {
  if (auto activation = dyn_cast<ActivationAttr>(value))
    return ActivationAttr::get(value.getContext(),
                               activation.getValue() == Activation::Relu
                                   ? Activation::None
                                   : Activation::Relu);
  if (auto number = dyn_cast<IntegerAttr>(value)) {
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

using GetOp = Operation &(*)(pdl::PatternOp, unsigned);

void mutateOperation(pdl::OperationOp op, GetOp getOp, unsigned position,
                     ArrayRef<Value> leaves, Mutator &mutator) {
  std::string name = op.getOpName()->str();
  unsigned operands = op.getOperandValues().size();
  for (unsigned i = 0; i + 1 < operands; ++i)
    mutator.add("operands of " + name + " exchanged", [&](pdl::PatternOp copy) {
      swapOperands(getOp(copy, position), i, i + 1);
    });
  if (StringRef other = otherOperator(name); !other.empty())
    mutator.add(other.str() + " for " + name, [&](pdl::PatternOp copy) {
      cast<pdl::OperationOp>(getOp(copy, position)).setOpName(other);
    });
  for (unsigned i = 0; i < operands; ++i)
    for (auto [leaf, value] : llvm::enumerate(leaves)) {
      if (op.getOperandValues()[i] == value)
        continue;
      mutator.add("another operand of " + name, [&](pdl::PatternOp copy) {
        auto copies = llvm::to_vector(copy.getOps<pdl::OperandOp>());
        getOp(copy, position).setOperand(i, copies[leaf]);
      });
    }
}

/// Puts a negation before the first replacement.
void negateResult(pdl::PatternOp law) {
  auto replace = *law.getRewriter().getOps<pdl::ReplaceOp>().begin();
  OpBuilder builder(replace);
  Value value = replace->getOperand(1);
  auto negation = pdl::OperationOp::create(
      builder, law.getLoc(), StringRef("taso.neg"), ValueRange(value));
  replace->setOperand(1, pdl::ResultOp::create(builder, law.getLoc(),
                                               value.getType(), negation, 0));
}

using Literal = std::pair<StringAttr, Attribute>;

/// Calls `visit` with each attribute of each operation, here and in the
/// rewrite.
void forEachAttribute(
    pdl::PatternOp law,
    llvm::function_ref<void(pdl::OperationOp, unsigned, Literal)> visit) {
  law.walk([&](pdl::OperationOp op) {
    for (auto [i, name, value] :
         llvm::enumerate(op.getAttributeValueNames(), op.getAttributeValues()))
      if (auto attribute = value.getDefiningOp<pdl::AttributeOp>())
        visit(op, i,
              {cast<StringAttr>(name), attribute.getValue().value_or(nullptr)});
  });
}

/// The literals in the source, by the name of the attribute.
SmallVector<Literal> collectLiterals(pdl::PatternOp law) {
  SmallVector<Literal> literals;
  forEachAttribute(law, [&](pdl::OperationOp op, unsigned, Literal literal) {
    if (literal.second && op->getParentOp() == law.getOperation() &&
        !llvm::is_contained(literals, literal))
      literals.push_back(literal);
  });
  return literals;
}

/// Puts one open attribute wherever the literal stands; it is drawn to be
/// unlike.
void openLiteral(pdl::PatternOp law, StringAttr name, Attribute value) {
  OpBuilder builder(law.getContext());
  builder.setInsertionPointToStart(&law.getBodyRegion().front());
  Value open = pdl::AttributeOp::create(
      builder, law.getLoc(), pdl::AttributeType::get(law.getContext()), Value(),
      Attribute());
  open.getDefiningOp()->setAttr(kUnlike, value);
  forEachAttribute(law, [&](pdl::OperationOp op, unsigned i, Literal literal) {
    if (literal == Literal(name, value))
      op.getAttributeValuesMutable()[i].set(open);
  });
}

} // namespace

std::vector<Mutant> mutateLaw(pdl::PatternOp law) {
  Mutator mutator(law);
  SmallVector<Value> leaves;
  for (auto operand : law.getOps<pdl::OperandOp>())
    leaves.push_back(operand);
  SmallVector<unsigned> replacements;
  for (auto [i, op] :
       llvm::enumerate(law.getRewriter().getBodyRegion().front())) {
    unsigned position = i;
    if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      mutateOperation(operation, getTargetOp, position, leaves, mutator);
    } else if (auto literal = dyn_cast<pdl::AttributeOp>(op)) {
      if (Attribute other = changeLiteral(*literal.getValue()))
        mutator.add("another literal", [&](pdl::PatternOp copy) {
          cast<pdl::AttributeOp>(getTargetOp(copy, position))
              .setValueAttr(other);
        });
    } else if (isa<pdl::ApplyNativeRewriteOp>(op) && op.getNumOperands() > 1 &&
               op.getOperand(0).getType() == op.getOperand(1).getType()) {
      mutator.add("arguments exchanged", [&](pdl::PatternOp copy) {
        swapOperands(getTargetOp(copy, position), 0, 1);
      });
    } else if (isa<pdl::ReplaceOp>(op)) {
      replacements.push_back(position);
    }
  }
  if (replacements.size() == 2)
    mutator.add("results exchanged", [&](pdl::PatternOp copy) {
      Operation &a = getTargetOp(copy, replacements[0]),
                &b = getTargetOp(copy, replacements[1]);
      Value first = a.getOperand(1);
      a.setOperand(1, b.getOperand(1));
      b.setOperand(1, first);
    });
  for (auto [i, op] : llvm::enumerate(law.getBodyRegion().front()))
    if (auto operation = dyn_cast<pdl::OperationOp>(op))
      mutateOperation(operation, getSourceOp, i, {}, mutator);
  mutator.add("result negated", negateResult);
  return mutator.take();
}

std::vector<Mutant> violateSource(pdl::PatternOp law) {
  Mutator mutator(law);
  for (auto [i, op] : llvm::enumerate(law.getBodyRegion().front())) {
    unsigned position = i;
    if (auto condition = dyn_cast<pdl::ApplyNativeConstraintOp>(op)) {
      if (condition.getName() != "taso_one_use" &&
          condition.getName() != "taso_is_weight")
        mutator.add("where not " + condition.getName().str(),
                    [&](pdl::PatternOp copy) {
                      auto other = cast<pdl::ApplyNativeConstraintOp>(
                          getSourceOp(copy, position));
                      other.setIsNegated(!other.getIsNegated());
                    });
    }
  }
  for (const auto &[name, value] : collectLiterals(law))
    mutator.add("where " + name.str() + " is not " + debugString(value),
                [&](pdl::PatternOp copy) { openLiteral(copy, name, value); });
  return mutator.take();
}

} // namespace taso::testing
