//===- FusedMerges.cpp - Merges of what follows an operation --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/FusedMerges.h"

#include "DerivedRule.h"

#include "TASO/Rules/Lint.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace taso::generator {

using semantics::OperatorInfo;

namespace {
constexpr unsigned kCheap = semantics::kPointwise | semantics::kDataMovement;

/// A rule that joins two operations, as a copy that can be changed.
class Merge {
public:
  explicit Merge(pdl::PatternOp rule)
      : pattern(copyToChange(rule)), graph(*pattern),
        builder(rule.getContext()) {
    findParts();
  }

  bool isSplit() const { return split && joined; }

  /// Puts an operation behind each part: a sum with an input of its own, or a
  /// function.
  void follow(StringRef name, bool hasOperand) {
    SmallVector<Value> operands;
    for (pdl::OperationOp &part : parts) {
      builder.setInsertionPoint(graph.rewrite);
      SmallVector<Value> values = {makeResult(part)};
      if (hasOperand)
        values.push_back(operands.emplace_back(makeOperand()));
      replacePart(part, makeOperation(name, values, {makeType()}));
    }
    builder.setInsertionPoint(split);
    SmallVector<Value> values = {split.getOperandValues()[0]};
    if (hasOperand)
      values.push_back(makeConcat(operands, getAxis()));
    split.getOperandValuesMutable().assign(
        makeResult(makeOperation(name, values, {})));
  }

  /// Whether what is joined computes sums: a pointwise operation is in the
  /// kernel of its operand already.
  bool joinsSums() {
    const OperatorInfo *info = joined ? getOperatorInfo(joined) : nullptr;
    return info && !(info->traits & kCheap);
  }

  /// Whether a sum is joined that follows what computes sums. A bias that an
  /// operator takes leaves the activation to the operator, too.
  bool joinsFusedSums() {
    if (!joined || joined.getOpName() != "taso.add")
      return false;
    return llvm::any_of(joined.getOperandValues(), [&](Value value) {
      pdl::OperationOp op = getOperation(value);
      const OperatorInfo *info = op ? getOperatorInfo(op) : nullptr;
      return info && !(info->traits & kCheap);
    });
  }

  /// Whether the operator that is joined may have one more operand than it
  /// must, and so a bias of its own.
  bool mayHaveBias() {
    const OperatorInfo *info = joined ? getOperatorInfo(joined) : nullptr;
    return info && info->maxOperands == int(info->minOperands) + 1 &&
           !info->has(semantics::kTakesSizes);
  }

  /// Whether both parts and what joins them lack that operand.
  bool lacksBias() {
    auto isShort = [&](pdl::OperationOp op) {
      return op.getOpName() == joined.getOpName() &&
             op.getOperandValues().size() ==
                 getOperatorInfo(joined)->minOperands;
    };
    return mayHaveBias() && isShort(parts[0]) && isShort(parts[1]) &&
           isShort(joined);
  }

  /// Adds that operand. Those of today are vectors: a bias for each channel.
  void addBias() {
    SmallVector<Value> operands;
    for (pdl::OperationOp part : parts) {
      builder.setInsertionPoint(part);
      operands.push_back(makeOperand());
      part.getOperandValuesMutable().append(operands.back());
    }
    builder.setInsertionPoint(joined);
    Value zero = pdl::AttributeOp::create(
        builder, getLoc(), builder.getType<pdl::AttributeType>(), Value(),
        builder.getI64IntegerAttr(0));
    joined.getOperandValuesMutable().append(makeConcat(operands, zero));
  }

  /// What no matcher runs is no rule.
  OwningOpRef<pdl::PatternOp> take() {
    ScopedDiagnosticHandler silence(pattern->getContext(), [](Diagnostic &) {});
    if (failed(verify(*pattern)) || failed(lintPattern(*pattern)))
      return {};
    return std::move(pattern);
  }

private:
  Location getLoc() { return pattern->getLoc(); }

  static pdl::OperationOp getOperation(Value value) {
    auto result = value.getDefiningOp<pdl::ResultOp>();
    return result ? result.getParent().getDefiningOp<pdl::OperationOp>()
                  : value.getDefiningOp<pdl::OperationOp>();
  }

  /// The two operations that are joined, and what they become.
  void findParts() {
    SmallVector<unsigned> roots = graph.getRoots();
    if (roots.size() == 2)
      findRoots(roots);
    else if (roots.size() == 1)
      findConcat(graph.sources[roots[0]]);
    if (joined && isSourceOperation(joined))
      joined = {};
  }

  /// Two roots of which each is replaced by its result of one split.
  void findRoots(ArrayRef<unsigned> roots) {
    parts.resize(2);
    for (pdl::ReplaceOp replace : graph.replaces) {
      SmallVector<Value> values = getReplacements(replace);
      auto result = values.size() == 1
                        ? values[0].getDefiningOp<pdl::ResultOp>()
                        : pdl::ResultOp();
      if (!result || result.getIndex() > 1)
        return;
      pdl::OperationOp op = getOperation(result);
      if (op.getOpName() != "taso.split" || (split && split != op))
        return;
      split = op;
      parts[result.getIndex()] = getReplacedOperation(replace);
    }
    if (split && parts[0] && parts[1] && split.getOperandValues().size() == 1)
      joined = getOperation(split.getOperandValues()[0]);
  }

  /// A concat of two parts that becomes one operation.
  void findConcat(pdl::OperationOp root) {
    if (root.getOpName() != "taso.concat" ||
        root.getOperandValues().size() != 2 || graph.replaces.size() != 1)
      return;
    for (Value operand : root.getOperandValues()) {
      parts.push_back(getOperation(operand));
      if (!parts.back())
        return;
    }
    SmallVector<Value> values = getReplacements(graph.replaces[0]);
    if (values.size() == 1)
      joined = getOperation(values[0]);
  }

  void replacePart(pdl::OperationOp &part, pdl::OperationOp by) {
    for (pdl::ReplaceOp replace : graph.replaces)
      if (getReplacedOperation(replace) == part)
        replace.getOpValueMutable().assign(by.getOp());
    if (graph.rewrite.getRoot() == part.getOp())
      graph.rewrite.getRootMutable().assign(by.getOp());
    part = by;
  }

  Value getAxis() {
    for (auto [name, value] : llvm::zip_equal(split.getAttributeValueNames(),
                                              split.getAttributeValues()))
      if (cast<StringAttr>(name).getValue() == "axis")
        return value;
    return {};
  }

  Value makeOperand() {
    return pdl::OperandOp::create(builder, getLoc(),
                                  builder.getType<pdl::ValueType>(), Value());
  }

  Value makeType() {
    return pdl::TypeOp::create(builder, getLoc(),
                               builder.getType<pdl::TypeType>(), TypeAttr());
  }

  Value makeResult(pdl::OperationOp op) {
    return pdl::ResultOp::create(builder, getLoc(),
                                 builder.getType<pdl::ValueType>(), op.getOp(),
                                 /*index=*/0);
  }

  pdl::OperationOp makeOperation(StringRef name, ValueRange operands,
                                 ValueRange types,
                                 ArrayRef<StringRef> names = {},
                                 ValueRange attributes = {}) {
    return pdl::OperationOp::create(builder, getLoc(), name, operands, names,
                                    attributes, types);
  }

  Value makeConcat(ValueRange operands, Value axis) {
    return makeResult(
        makeOperation("taso.concat", operands, {}, {"axis"}, {axis}));
  }

  OwningOpRef<pdl::PatternOp> pattern;
  PatternGraph graph;
  OpBuilder builder;
  SmallVector<pdl::OperationOp, 2> parts;
  pdl::OperationOp split;  ///< null where a concat of the parts is replaced
  pdl::OperationOp joined; ///< null if the rule is no merge
};
} // namespace

using Rules = std::vector<OwningOpRef<pdl::PatternOp>>;

static void add(Rules &rules, Merge &merge) {
  if (auto rule = merge.take())
    rules.push_back(std::move(rule));
}

Rules deriveFusedMerges(pdl::PatternOp rule) {
  Rules rules;
  Merge merge(rule);
  if (merge.lacksBias()) {
    merge.addBias();
    add(rules, merge);
  } else if (merge.isSplit() && merge.joinsSums() && !merge.mayHaveBias()) {
    merge.follow("taso.add", /*hasOperand=*/true);
    add(rules, merge);
  }
  return rules;
}

/// The functions that a product can apply to its own result.
static ArrayRef<std::string> getActivations() {
  static const std::vector<std::string> activations = [] {
    std::vector<std::string> names;
    for (const semantics::AttributeSpec &spec :
         semantics::getOperatorInfo("matmul")->attributes)
      for (std::string_view word : spec.words)
        if (semantics::getOperatorInfo(word))
          names.push_back(std::string(word));
    return names;
  }();
  return activations;
}

Rules deriveActivatedMerges(pdl::PatternOp rule) {
  Rules rules;
  for (const std::string &name : getActivations()) {
    Merge merge(rule);
    if (!merge.isSplit() || !merge.joinsFusedSums())
      continue;
    merge.follow("taso." + name, /*hasOperand=*/false);
    add(rules, merge);
  }
  return rules;
}

} // namespace taso::generator
