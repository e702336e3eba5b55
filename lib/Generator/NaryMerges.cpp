//===- NaryMerges.cpp - From two parts to many ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every value of the rule for two is shared, belongs to one part, or joins
// both. A pass over the text in its order then copies what belongs to the first
// part, once for each part but the last, and widens what joins.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/NaryMerges.h"

#include "TASO/Rules/Lint.h"
#include "TASO/Rules/Normalisation.h"
#include "TASO/Rules/PatternGraph.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace taso::generator {

namespace {
/// Where a value of the rule for two belongs.
enum class Part {
  Shared, ///< to neither part
  First,
  Second,
  Joined, ///< to both
};

class NaryMerge {
public:
  /// Exchanged, the second root is the first part.
  NaryMerge(pdl::PatternOp rule, unsigned count, bool exchanged)
      : graph(rule), count(count), exchanged(exchanged),
        builder(rule.getContext()) {}

  OwningOpRef<pdl::PatternOp> run() {
    if (!findParts() || !placeAll())
      return {};
    return build();
  }

private:
  //===--------------------------------------------------------------------===//
  // Which value belongs where
  //===--------------------------------------------------------------------===//

  static bool isNamed(pdl::OperationOp op, StringRef name) {
    return op.getOpName() == name;
  }

  static bool isBinaryConcat(pdl::OperationOp op) {
    return isNamed(op, "taso.concat") && op.getOperandValues().size() == 2;
  }

  /// An operation, or a call, of which a chain stands for one with more
  /// arguments. A chain of taso_append makes a list of any length.
  static bool isChained(Operation *op) {
    if (auto operation = dyn_cast<pdl::OperationOp>(op))
      return isCommutative(operation);
    StringRef name = getCallee(op);
    return name == "taso_add" || name == "taso_multiply" || name == "taso_pair";
  }

  static StringRef getCallee(Operation *op) {
    if (auto call = dyn_cast<pdl::ApplyNativeRewriteOp>(op))
      return call.getName();
    if (auto call = dyn_cast<pdl::ApplyNativeConstraintOp>(op))
      return call.getName();
    return "";
  }

  /// The tensors of an operation, or the arguments of a call.
  static ValueRange getJoinable(Operation *op) {
    if (auto operation = dyn_cast<pdl::OperationOp>(op))
      return operation.getOperandValues();
    return op->getOperands();
  }

  /// Everything in the source that a value is made of.
  static llvm::SetVector<Value> getClosure(ArrayRef<Value> seeds) {
    llvm::SetVector<Value> closure(seeds.begin(), seeds.end());
    for (size_t i = 0; i < closure.size(); ++i)
      closure.insert_range(closure[i].getDefiningOp()->getOperands());
    return closure;
  }

  /// Finds what the two parts are made of; false if there are no two parts.
  bool findParts() {
    SmallVector<Value> first, second;
    for (pdl::OperationOp op : graph.sources)
      if (isBinaryConcat(op))
        addJoin(op, first, second);
    SmallVector<unsigned> roots = graph.getRoots();
    if (first.empty() && roots.size() == 2) {
      pdl::OperationOp a = graph.sources[roots[0]], b = graph.sources[roots[1]];
      if (a.getOpName() != b.getOpName())
        return false;
      first.push_back(a.getOp());
      second.push_back(b.getOp());
      if (exchanged)
        std::swap(first, second);
    } else if (first.empty() && roots.size() == 1) {
      pdl::OperationOp root = graph.sources[roots[0]];
      if (!isCommutative(root) || !joinsEqualOperators(root) ||
          count > kMaxTerms)
        return false;
      addJoin(root, first, second);
    }
    if (first.empty())
      return false;
    llvm::SetVector<Value> one = getClosure(first), two = getClosure(second);
    bool hasSum = llvm::any_of(one, [&](Value value) {
      auto op = value.getDefiningOp<pdl::OperationOp>();
      return op && !two.contains(value) && isCommutative(op);
    });
    if (hasSum && roots.size() == 2 && count > kMaxSums)
      return false;
    bool hasFirst = false, hasSecond = false;
    for (Value value : one)
      if (!two.contains(value)) {
        parts[value] = Part::First;
        hasFirst |= isa<pdl::OperandOp>(value.getDefiningOp());
      }
    for (Value value : two)
      if (!one.contains(value)) {
        parts[value] = Part::Second;
        hasSecond |= isa<pdl::OperandOp>(value.getDefiningOp());
      }
    return hasFirst && hasSecond;
  }

  void addJoin(pdl::OperationOp op, SmallVectorImpl<Value> &first,
               SmallVectorImpl<Value> &second) {
    joins.insert(op);
    first.push_back(op.getOperandValues()[0]);
    second.push_back(op.getOperandValues()[1]);
  }

  /// A sum of anything is no merge; a sum of two products is.
  static bool joinsEqualOperators(pdl::OperationOp op) {
    StringRef names[2];
    for (unsigned i = 0; i < 2; ++i) {
      auto result = op.getOperandValues()[i].getDefiningOp<pdl::ResultOp>();
      if (!result)
        return false;
      names[i] = result.getParent()
                     .getDefiningOp<pdl::OperationOp>()
                     .getOpName()
                     .value_or("");
    }
    return names[0] == names[1];
  }

  Part getPart(Value value) const { return parts.lookup(value); }

  bool has(ValueRange values, Part part) const {
    return llvm::any_of(values,
                        [&](Value value) { return getPart(value) == part; });
  }

  /// What is made of these values, and joins nothing.
  Part combine(ValueRange values) const {
    for (Part part : {Part::First, Part::Second, Part::Joined})
      if (has(values, part))
        return part;
    return Part::Shared;
  }

  /// Gives each value that is not in the closures its place. False if the rule
  /// is not made as the header says.
  bool placeAll() {
    for (Operation &op : graph.pattern.getBodyRegion().getOps())
      if (!isa<pdl::RewriteOp>(op) && !place(op))
        return false;
    for (Operation &op : graph.rewrite.getBodyRegion().getOps())
      if (!place(op))
        return false;
    return true;
  }

  bool place(Operation &op) {
    if (op.getNumResults() != 0 && parts.contains(op.getResult(0)))
      return true;
    return llvm::TypeSwitch<Operation *, bool>(&op)
        .Case([&](pdl::OperationOp operation) {
          return placeOperation(operation);
        })
        .Case([&](pdl::ResultOp result) { return placeResult(result); })
        .Case([&](pdl::ReplaceOp replace) {
          return isReplacedByItsPart(replace);
        })
        .Case<pdl::OperandOp, pdl::AttributeOp, pdl::TypeOp>(
            [](auto) { return true; })
        .Case<pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp>(
            [&](auto call) { return placeCall(call); })
        .Default([](Operation *) { return false; });
  }

  /// The first part comes before the second; a sum has no order.
  bool joinsParts(Operation *op) const {
    ValueRange values = getJoinable(op);
    if (values.size() != 2)
      return false;
    Part a = getPart(values[0]), b = getPart(values[1]);
    return (a == Part::First && b == Part::Second) ||
           (a == Part::Second && b == Part::First && isChained(op) &&
            getCallee(op) != "taso_pair");
  }

  bool placeOperation(pdl::OperationOp op) {
    if ((isBinaryConcat(op) || isChained(op)) && joinsParts(op)) {
      joins.insert(op);
      parts[op.getOp()] = Part::Joined;
      return true;
    }
    ValueRange operands = op.getOperandValues();
    bool first = has(operands, Part::First),
         second = has(operands, Part::Second);
    if (first && second)
      return false;
    // A source operation outside of the parts sees them through joins only.
    if (isSourceOperation(op))
      return !first && !second;
    if (isNamed(op, "taso.split") && !first && !second && isSplitByParts(op)) {
      splits.insert(op);
      parts[op.getOp()] = Part::Joined;
      return true;
    }
    // What all parts share cannot have a parameter of each of them.
    bool isCommon = !first && !second && has(operands, Part::Joined);
    parts[op.getOp()] = isCommon            ? Part::Joined
                        : (first || second) ? combine(operands)
                                            : combine(op->getOperands());
    return true;
  }

  bool isSplitByParts(pdl::OperationOp op) const {
    for (auto [name, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      if (cast<StringAttr>(name).getValue() == "sizes")
        return getPart(value) == Part::Joined;
    return false;
  }

  bool placeResult(pdl::ResultOp result) {
    Part &part = parts[result];
    part = getPart(result.getParent());
    if (!splits.contains(result.getParent().getDefiningOp()))
      return true;
    part = result.getIndex() == 0 ? Part::First : Part::Second;
    return result.getIndex() < 2;
  }

  template <class OpTy> bool placeCall(OpTy call) {
    if (isChained(call) && joinsParts(call))
      joins.insert(call);
    Part part = joins.contains(call) ? Part::Joined : combine(call.getArgs());
    for (Value result : call->getResults())
      parts[result] = part;
    return true;
  }

  /// Each part is replaced by what stands for it, and only that.
  bool isReplacedByItsPart(pdl::ReplaceOp replace) const {
    Part part = getPart(replace.getOpValue());
    bool isPart = part == Part::First || part == Part::Second;
    return llvm::all_of(getReplacements(replace), [&](Value value) {
      Part found = getPart(value);
      return isPart ? found == part
                    : found != Part::First && found != Part::Second;
    });
  }

  //===--------------------------------------------------------------------===//
  // The rule for many
  //===--------------------------------------------------------------------===//

  /// The copy of a value that copy `index` of its user sees: what all share
  /// sees the first copy.
  Value getCopy(Value value, unsigned index) const {
    const SmallVector<Value, kMaxParts> &all = copies.find(value)->second;
    return all[std::min<size_t>(index, all.size() - 1)];
  }

  /// The copies of both arguments of a join, in the order of the parts.
  SmallVector<Value> getAllParts(Operation *join) const {
    ValueRange values = getJoinable(join);
    Value first = values[0], second = values[1];
    if (getPart(first) == Part::Second)
      std::swap(first, second);
    SmallVector<Value> all(ArrayRef(copies.find(first)->second));
    all.push_back(getCopy(second, 0));
    return all;
  }

  IRMapping getMapping(Operation &op, unsigned index) const {
    IRMapping mapping;
    for (Value operand : op.getOperands())
      mapping.map(operand, getCopy(operand, index));
    return mapping;
  }

  Operation *cloneFirst(Operation &op) {
    IRMapping mapping = getMapping(op, 0);
    return builder.clone(op, mapping);
  }

  Operation *cloneOnce(Operation &op, unsigned index) {
    IRMapping mapping = getMapping(op, index);
    Operation *copy = builder.clone(op, mapping);
    for (auto [from, to] : llvm::zip_equal(op.getResults(), copy->getResults()))
      copies[from].push_back(to);
    return copy;
  }

  /// What only the first part needs is there for each part but the last.
  void cloneParts(Operation &op) {
    Part part = op.getNumResults() != 0 ? getPart(op.getResult(0))
                                        : combine(op.getOperands());
    unsigned number = part == Part::First ? count - 1 : 1;
    for (unsigned i = 0; i < number; ++i) {
      Operation *copy = cloneOnce(op, i);
      auto result = dyn_cast<pdl::ResultOp>(op);
      if (!result || !splits.contains(result.getParent().getDefiningOp()))
        continue;
      unsigned index = part == Part::First ? i : count - 1;
      cast<pdl::ResultOp>(copy).setIndex(index);
    }
  }

  void widenConcat(pdl::OperationOp op) {
    cast<pdl::OperationOp>(cloneOnce(*op, 0))
        .getOperandValuesMutable()
        .assign(getAllParts(op));
  }

  /// ((a + b) + c) + ..
  void chainOperation(pdl::OperationOp op) {
    SmallVector<Value> all = getAllParts(op);
    Value sum = all.front();
    for (Value part : ArrayRef(all).drop_front()) {
      if (sum != all.front())
        sum = pdl::ResultOp::create(builder, op.getLoc(),
                                    pdl::ValueType::get(op.getContext()), sum,
                                    /*index=*/0);
      auto copy = cast<pdl::OperationOp>(cloneFirst(*op));
      copy.getOperandValuesMutable().assign(ValueRange{sum, part});
      sum = copy.getOp();
      // Each operation of a source has a type of its own.
      if (part != all.back() && !copy.getTypeValues().empty())
        renewTypes(copy);
    }
    copies[op.getOp()] = {sum};
  }

  void renewTypes(pdl::OperationOp op) {
    OpBuilder before(op);
    SmallVector<Value> types;
    for (Value type : op.getTypeValues())
      types.push_back(before.clone(*type.getDefiningOp())->getResult(0));
    op.getTypeValuesMutable().assign(types);
  }

  /// taso_append(taso_pair(a, b), c), or f(f(a, b), c).
  void chainCall(Operation &op) {
    SmallVector<Value> all = getAllParts(&op);
    Value result = all.front();
    for (Value part : ArrayRef(all).drop_front()) {
      Operation *copy = cloneFirst(op);
      copy->setOperands({result, part});
      if (getCallee(&op) == "taso_pair" && result != all.front())
        copy->setAttr("name", builder.getStringAttr("taso_append"));
      result = copy->getResult(0);
    }
    copies[op.getResult(0)] = {result};
  }

  void copy(Operation &op) {
    auto operation = dyn_cast<pdl::OperationOp>(op);
    if (!joins.contains(&op))
      cloneParts(op);
    else if (operation && isBinaryConcat(operation))
      widenConcat(operation);
    else if (operation)
      chainOperation(operation);
    else
      chainCall(op);
  }

  OwningOpRef<pdl::PatternOp> build() {
    std::string name =
        (graph.pattern.getSymName().value_or("merge") + "_" + Twine(count))
            .str();
    OwningOpRef<pdl::PatternOp> result = pdl::PatternOp::create(
        builder, graph.pattern.getLoc(), graph.pattern.getBenefit(), name);
    builder.setInsertionPointToStart(&result->getBodyRegion().front());
    for (Operation &op : graph.pattern.getBodyRegion().getOps())
      if (!isa<pdl::RewriteOp>(op))
        copy(op);
    IRMapping mapping = getMapping(*graph.rewrite, 0);
    Operation *rewrite = graph.rewrite->cloneWithoutRegions(mapping);
    builder.insert(rewrite);
    builder.createBlock(&cast<pdl::RewriteOp>(rewrite).getBodyRegion());
    for (Operation &op : graph.rewrite.getBodyRegion().getOps())
      copy(op);
    return result;
  }

  PatternGraph graph;
  unsigned count;
  bool exchanged;
  OpBuilder builder;
  llvm::DenseMap<Value, Part> parts;
  llvm::DenseSet<Operation *> joins, splits;
  llvm::DenseMap<Value, SmallVector<Value, kMaxParts>> copies;
};
} // namespace

OwningOpRef<pdl::PatternOp> deriveNaryMerge(pdl::PatternOp rule,
                                            unsigned parts) {
  OwningOpRef<pdl::PatternOp> normal = rule.clone();
  normalisePattern(*normal);
  OwningOpRef<pdl::PatternOp> merge =
      NaryMerge(*normal, parts, /*exchanged=*/false).run();
  // The target may have the second root in front.
  if (!merge && PatternGraph(*normal).getRoots().size() == 2)
    merge = NaryMerge(*normal, parts, /*exchanged=*/true).run();
  // What no matcher runs, such as three roots on a result, is no rule.
  ScopedDiagnosticHandler silence(rule.getContext(), [](Diagnostic &) {});
  if (merge && (failed(verify(*merge)) || failed(lintPattern(*merge))))
    return {};
  return merge;
}

} // namespace taso::generator
