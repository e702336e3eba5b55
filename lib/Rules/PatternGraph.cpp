//===- PatternGraph.cpp - A pdl.pattern as two graphs ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/PatternGraph.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Rules/NativeFunctions.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <numeric>

using namespace mlir;

namespace taso {

/// Rules with more source operations than this are compared in few orders only
/// (6 operations of one name have 720).
static constexpr size_t kMaxPermuted = 6;

bool isSourceOperation(Operation *op) {
  return isa_and_nonnull<pdl::OperationOp>(op) &&
         isa<pdl::PatternOp>(op->getParentOp());
}

bool isGuidance(pdl::ApplyNativeConstraintOp op) {
  return op.getName() == "taso_one_use" || op.getName() == "taso_is_weight";
}

const semantics::OperatorInfo *getOperatorInfo(pdl::OperationOp op) {
  return op.getOpName()
             ? getOperatorInfo(OperationName(*op.getOpName(), op.getContext()))
             : nullptr;
}

bool isCommutative(pdl::OperationOp op) {
  if (op.getOperandValues().size() != 2)
    return false;
  for (Value operand : op.getOperandValues())
    if (isa<pdl::RangeType>(operand.getType()))
      return false;
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  return info && info->has(semantics::kCommutative);
}

pdl::OperationOp getReplacedOperation(pdl::ReplaceOp op) {
  return op.getOpValue().getDefiningOp<pdl::OperationOp>();
}

SmallVector<Value> getReplacements(pdl::ReplaceOp op) {
  if (Value operation = op.getReplOperation())
    return {operation};
  return SmallVector<Value>(op.getReplValues());
}

PatternGraph::PatternGraph(pdl::PatternOp pattern)
    : pattern(pattern), rewrite(pattern.getRewriter()) {
  for (Operation &op : pattern.getBodyRegion().getOps()) {
    if (auto source = dyn_cast<pdl::OperationOp>(op))
      sources.push_back(source);
    else if (auto constraint = dyn_cast<pdl::ApplyNativeConstraintOp>(op))
      constraints.push_back(constraint);
    else if (isa<pdl::OperandOp, pdl::OperandsOp>(op))
      leaves.push_back(op.getResult(0));
  }
  for (Operation &op : rewrite.getBodyRegion().getOps()) {
    if (auto target = dyn_cast<pdl::OperationOp>(op))
      targets.push_back(target);
    else if (auto replace = dyn_cast<pdl::ReplaceOp>(op))
      replaces.push_back(replace);
  }
}

std::optional<unsigned> PatternGraph::getSourceIndex(Operation *op) const {
  for (unsigned i = 0, e = sources.size(); i < e; ++i)
    if (sources[i] == op)
      return i;
  return std::nullopt;
}

std::optional<unsigned> PatternGraph::getLeafIndex(Value value) const {
  auto *it = llvm::find(leaves, value);
  if (it == leaves.end())
    return std::nullopt;
  return it - leaves.begin();
}

SmallVector<unsigned> PatternGraph::getRoots() const {
  SmallVector<unsigned> roots;
  auto feedsSource = [](Operation *result) {
    return isa<pdl::ResultOp, pdl::ResultsOp>(result) &&
           llvm::any_of(result->getUsers(), isSourceOperation);
  };
  for (unsigned i = 0, e = sources.size(); i < e; ++i)
    if (llvm::none_of(sources[i]->getUsers(), feedsSource))
      roots.push_back(i);
  return roots;
}

llvm::SmallBitVector PatternGraph::getDependencies(Value value) const {
  llvm::SmallBitVector result(leaves.size() + sources.size());
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *def = next.getDefiningOp();
    if (auto leaf = getLeafIndex(next))
      result.set(*leaf);
    else if (auto source = getSourceIndex(def))
      result.set(leaves.size() + *source);
    else if (auto target = dyn_cast<pdl::OperationOp>(def))
      llvm::append_range(worklist, target.getOperandValues());
    else if (isa<pdl::ResultOp, pdl::ResultsOp, pdl::RangeOp>(def))
      llvm::append_range(worklist, def->getOperands());
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

namespace {
/// Prints a rule, numbering values as they are met.
class TextPrinter {
public:
  TextPrinter(const PatternGraph &graph, ArrayRef<unsigned> order,
              bool skeleton)
      : graph(graph), order(order), skeleton(skeleton) {}

  std::string print() {
    std::string text;
    for (unsigned index : order)
      text += printOperation(graph.sources[index]) + "\n";
    text += printSorted(graph.constraints);
    SmallVector<std::string> replaces(graph.sources.size());
    inTarget = true;
    for (pdl::ReplaceOp replace : graph.replaces) {
      unsigned position = *positionOf(getReplacedOperation(replace));
      for (Value value : getReplacements(replace))
        replaces[position] += printValue(value) + ",";
    }
    for (auto [position, line] : llvm::enumerate(replaces))
      if (!line.empty())
        text += std::to_string(position) + ":=" + line + "\n";
    return text;
  }

private:
  std::optional<unsigned> positionOf(Operation *source) const {
    auto index = graph.getSourceIndex(source);
    if (!index)
      return std::nullopt;
    return llvm::find(order, *index) - order.begin();
  }

  std::string printSorted(ArrayRef<pdl::ApplyNativeConstraintOp> constraints) {
    SmallVector<std::string> lines;
    for (pdl::ApplyNativeConstraintOp constraint : constraints)
      if (constraint->getNumResults() == 0)
        lines.push_back(printCall(constraint) +
                        (constraint.getIsNegated() ? "!\n" : "\n"));
    llvm::sort(lines);
    return llvm::join(lines, "");
  }

  template <class OpTy> std::string printCall(OpTy call) {
    std::string text = call.getName().str() + "(";
    SmallVector<std::string> arguments;
    for (Value argument : call.getArgs())
      arguments.push_back(printValue(argument) + ",");
    const NativeFunction *function = lookupNativeFunction(call.getName());
    if (function && function->symmetric)
      llvm::sort(arguments);
    return text + llvm::join(arguments, "") + ")";
  }

  std::string printOperation(pdl::OperationOp op) {
    std::string text = op.getOpName().value_or("*").str() + "(";
    SmallVector<std::string> operands;
    for (Value operand : op.getOperandValues())
      operands.push_back(printValue(operand) + ",");
    // In the source each order is a pattern of its own; in the target they are
    // one result.
    if (inTarget && isCommutative(op))
      llvm::sort(operands);
    text += llvm::join(operands, "");
    SmallVector<std::pair<StringRef, Value>> attributes;
    for (auto [name, value] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      attributes.push_back({cast<StringAttr>(name).getValue(), value});
    llvm::sort(attributes,
               [](const auto &a, const auto &b) { return a.first < b.first; });
    text += "){";
    for (auto [name, value] : attributes)
      text += name.str() + "=" + printValue(value) + ",";
    text += "}->";
    for (Value type : op.getTypeValues())
      text += printValue(type) + ",";
    return text;
  }

  std::string printNumbered(Value value, char letter) {
    if (inTarget && skeleton && letter == 'v')
      return "_";
    return letter +
           std::to_string(
               numbers.try_emplace(value, numbers.size()).first->second);
  }

  template <class AttrTy>
  std::string printLiteral(std::optional<AttrTy> literal, Value value,
                           char letter) {
    if (!literal)
      return printNumbered(value, letter);
    std::string text;
    llvm::raw_string_ostream(text) << *literal;
    return text;
  }

  std::string printIndex(std::optional<uint32_t> index, Operation *parent) {
    if (!index)
      return "#all";
    if (skeleton && inTarget && !graph.getSourceIndex(parent))
      return "#_";
    return "#" + std::to_string(*index);
  }

  std::string printValue(Value value) {
    Operation *def = value.getDefiningOp();
    return llvm::TypeSwitch<Operation *, std::string>(def)
        .Case<pdl::OperandOp, pdl::OperandsOp>([&](auto op) {
          std::string type = op.getValueType() && !inTarget
                                 ? ":" + printValue(op.getValueType())
                                 : "";
          return printNumbered(value, 'v') + type;
        })
        .Case([&](pdl::AttributeOp op) {
          std::string type =
              op.getValueType() ? ":" + printValue(op.getValueType()) : "";
          return printLiteral(op.getValue(), value, 'a') + type;
        })
        .Case([&](pdl::TypeOp op) {
          return printLiteral(op.getConstantType(), value, 't');
        })
        .Case([&](pdl::TypesOp op) {
          return printLiteral(op.getConstantTypes(), value, 't');
        })
        .Case([&](pdl::ResultOp op) {
          return printValue(op.getParent()) +
                 printIndex(op.getIndex(), op.getParent().getDefiningOp());
        })
        .Case([&](pdl::ResultsOp op) {
          return printValue(op.getParent()) +
                 printIndex(op.getIndex(), op.getParent().getDefiningOp());
        })
        .Case<pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp>(
            [&](auto op) { return printCall(op); })
        .Case([&](pdl::OperationOp op) {
          if (auto position = positionOf(op))
            return "s" + std::to_string(*position);
          return printOperation(op);
        })
        .Default([&](Operation *op) {
          std::string text = "range(";
          for (Value operand : op->getOperands())
            text += printValue(operand) + ",";
          return text + ")";
        });
  }

  const PatternGraph &graph;
  ArrayRef<unsigned> order;
  bool skeleton;
  bool inTarget = false;
  llvm::DenseMap<Value, unsigned> numbers;
};
} // namespace

std::string PatternGraph::getText(ArrayRef<unsigned> order,
                                  bool skeleton) const {
  return TextPrinter(*this, order, skeleton).print();
}

//===----------------------------------------------------------------------===//
// Symmetries
//===----------------------------------------------------------------------===//

/// The orders that exchange operations of the same name; the first is sorted by
/// name. Above the limit, the first and those that exchange two of them,
/// with what is below them.
SmallVector<SmallVector<unsigned>> PatternGraph::getOrders() const {
  auto nameOf = [&](unsigned i) {
    return pdl::OperationOp(sources[i]).getOpName().value_or("");
  };
  SmallVector<unsigned> first(sources.size());
  std::iota(first.begin(), first.end(), 0);
  auto before = [&](unsigned a, unsigned b) {
    return std::make_pair(nameOf(a), a) < std::make_pair(nameOf(b), b);
  };
  llvm::sort(first, before);
  auto isSorted = [&](ArrayRef<unsigned> order) {
    for (auto [a, b] : llvm::zip_equal(order, first))
      if (nameOf(a) != nameOf(b))
        return false;
    return true;
  };
  SmallVector<SmallVector<unsigned>> orders;
  if (sources.size() <= kMaxPermuted) {
    SmallVector<unsigned> order = first;
    do {
      if (isSorted(order))
        orders.push_back(order);
    } while (std::next_permutation(order.begin(), order.end(), before));
  } else {
    orders.push_back(first);
    for (unsigned i = 0, e = first.size(); i < e; ++i)
      for (unsigned j = i + 1; j < e && nameOf(first[i]) == nameOf(first[j]);
           ++j)
        orders.push_back(exchangeTrees(first, first[i], first[j]));
  }
  return orders;
}

/// The order in which two operations of one name, and those below them that
/// correspond, have changed places.
SmallVector<unsigned> PatternGraph::exchangeTrees(ArrayRef<unsigned> order,
                                                  unsigned a,
                                                  unsigned b) const {
  SmallVector<unsigned> result(order);
  SmallVector<std::pair<unsigned, unsigned>> worklist = {{a, b}};
  while (!worklist.empty()) {
    auto [x, y] = worklist.pop_back_val();
    std::swap(*llvm::find(result, x), *llvm::find(result, y));
    for (auto [u, v] :
         llvm::zip(pdl::OperationOp(sources[x]).getOperandValues(),
                   pdl::OperationOp(sources[y]).getOperandValues())) {
      auto one = u.getDefiningOp<pdl::ResultOp>();
      auto other = v.getDefiningOp<pdl::ResultOp>();
      if (!one || !other || one.getParent() == other.getParent())
        continue;
      unsigned i = *getSourceIndex(one.getParent().getDefiningOp());
      unsigned j = *getSourceIndex(other.getParent().getDefiningOp());
      if (pdl::OperationOp(sources[i]).getOpName() ==
          pdl::OperationOp(sources[j]).getOpName())
        worklist.push_back({i, j});
    }
  }
  return result;
}

std::string PatternGraph::getCanonicalText() const {
  std::string least;
  for (ArrayRef<unsigned> order : getOrders()) {
    std::string text = getText(order, /*skeleton=*/false);
    if (least.empty() || text < least)
      least = std::move(text);
  }
  return least;
}

SmallVector<SmallVector<unsigned>> PatternGraph::getSymmetries() const {
  SmallVector<SmallVector<unsigned>> orders = getOrders();
  ArrayRef<unsigned> first = orders.front();
  std::string text = getText(first, /*skeleton=*/true);
  SmallVector<SmallVector<unsigned>> symmetries;
  for (ArrayRef<unsigned> order : ArrayRef(orders).drop_front()) {
    if (getText(order, /*skeleton=*/true) != text)
      continue;
    // Operation first[i] takes the place of order[i].
    SmallVector<unsigned> &image = symmetries.emplace_back(sources.size());
    for (auto [from, to] : llvm::zip_equal(first, order))
      image[from] = to;
  }
  return symmetries;
}

} // namespace taso
