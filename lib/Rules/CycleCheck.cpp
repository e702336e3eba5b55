//===- CycleCheck.cpp - Would a rewrite close a cycle? --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CycleCheck.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace taso {

DictionaryAttr encodePattern(const PatternGraph &graph, unsigned variant) {
  Builder builder(graph.pattern->getContext());
  SmallVector<Attribute> replaced;
  for (pdl::ReplaceOp replace : graph.replaces) {
    llvm::SmallBitVector needs(graph.leaves.size() + graph.sources.size());
    for (Value value : getReplacements(replace))
      needs |= graph.getDependencies(value);
    SmallVector<int64_t> entry = {
        int64_t(*graph.getSourceIndex(getReplacedOperation(replace)))};
    entry.append(needs.set_bits_begin(), needs.set_bits_end());
    replaced.push_back(builder.getDenseI64ArrayAttr(entry));
  }
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("replaced", builder.getArrayAttr(replaced)),
       builder.getNamedAttr("sources",
                            builder.getI64IntegerAttr(graph.sources.size())),
       builder.getNamedAttr("variant", builder.getI64IntegerAttr(variant))});
}

BoundPattern decodeBoundPattern(ArrayRef<PDLValue> args) {
  auto spec = cast<DictionaryAttr>(args.front().cast<Attribute>());
  auto number = [&](StringRef name) -> size_t {
    return spec.getAs<IntegerAttr>(name).getInt();
  };
  BoundPattern bound;
  bound.variant = number("variant");
  bound.replaced = spec.getAs<ArrayAttr>("replaced");
  args = args.drop_front();
  for (PDLValue op : args.take_front(number("sources")))
    bound.ops.push_back(op.cast<Operation *>());
  llvm::append_range(bound.leaves, args.drop_front(bound.ops.size()));
  return bound;
}

bool BoundPattern::inOneBlock() const {
  return llvm::all_of(ops, [&](Operation *op) {
    return op->getBlock() == ops.front()->getBlock();
  });
}

namespace {
/// A search upwards from what replacements need to the replaced operations.
class CycleSearch {
public:
  explicit CycleSearch(const BoundPattern &bound) : bound(bound) {
    for (auto [i, entry] : llvm::enumerate(bound.replaced)) {
      auto indices = cast<DenseI64ArrayAttr>(entry).asArrayRef();
      Operation *op = bound.ops[indices.front()];
      replaced[op] = i;
      needs.push_back(indices.drop_front());
      if (!earliest || op->isBeforeInBlock(earliest))
        earliest = op;
    }
  }

  bool run() {
    // edges[i] has bit j if the replacement of i needs that of j.
    SmallVector<llvm::SmallBitVector> edges;
    for (ArrayRef<int64_t> list : needs)
      edges.push_back(reach(list));
    for (unsigned k = 0, e = edges.size(); k < e; ++k)
      for (llvm::SmallBitVector &row : edges)
        if (row.test(k))
          row |= edges[k];
    for (auto [i, row] : llvm::enumerate(edges))
      if (row.test(i))
        return true;
    return false;
  }

private:
  /// The replaced operations that these inputs depend on.
  llvm::SmallBitVector reach(ArrayRef<int64_t> inputs) {
    llvm::SmallBitVector result(needs.size());
    llvm::DenseSet<Operation *> seen;
    SmallVector<Operation *> worklist;
    auto visit = [&](Operation *op) {
      op = op ? earliest->getBlock()->findAncestorOpInBlock(*op) : nullptr;
      if (!op || (bound.isSorted && op->isBeforeInBlock(earliest)) ||
          !seen.insert(op).second)
        return;
      if (auto it = replaced.find(op); it != replaced.end())
        result.set(it->second);
      else
        worklist.push_back(op);
    };
    for (int64_t input : inputs)
      forEachDefinition(input, visit);
    while (!worklist.empty())
      worklist.pop_back_val()->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          visit(operand.getDefiningOp());
      });
    return result;
  }

  void forEachDefinition(int64_t input,
                         llvm::function_ref<void(Operation *)> visit) {
    if (input >= int64_t(bound.leaves.size()))
      return visit(bound.ops[input - bound.leaves.size()]);
    PDLValue leaf = bound.leaves[input];
    if (auto range = leaf.dyn_cast<ValueRange>()) {
      for (Value value : *range)
        visit(value.getDefiningOp());
      return;
    }
    visit(leaf.cast<Value>().getDefiningOp());
  }

  const BoundPattern &bound;
  llvm::DenseMap<Operation *, unsigned> replaced;
  SmallVector<ArrayRef<int64_t>> needs;
  Operation *earliest = nullptr;
};
} // namespace

bool closesCycle(const BoundPattern &bound) { return CycleSearch(bound).run(); }

} // namespace taso
