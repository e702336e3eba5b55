//===- Gather.cpp - Bodies that look up a table ---------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A body that extracts an element of a table, at an index that is an operand in
// one dimension and at the loops in the others, is a gather.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace taso::conversion {

static bool isIndex(Value value, int64_t expected) {
  APInt number;
  return matchPattern(value, m_ConstantInt(&number)) &&
         number.getSExtValue() == expected;
}

/// x of x modulo `size`, counted from the end where it is negative; else the
/// index itself. A gather counts so by itself.
static Value stripModulo(Value index, int64_t size) {
  auto select = index.getDefiningOp<arith::SelectOp>();
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  auto sum =
      select ? select.getTrueValue().getDefiningOp<arith::AddIOp>() : nullptr;
  auto rest =
      select ? select.getFalseValue().getDefiningOp<arith::RemSIOp>() : nullptr;
  bool fits = compare && sum && rest &&
              compare.getPredicate() == arith::CmpIPredicate::slt &&
              compare.getLhs() == rest && isIndex(compare.getRhs(), 0) &&
              sum.getLhs() == rest && isIndex(sum.getRhs(), size) &&
              isIndex(rest.getRhs(), size);
  return fits ? rest.getLhs() : index;
}

/// The operand whose element, as an index, `index` is.
static std::optional<unsigned> getIndexOperand(linalg::LinalgOp op, Value index,
                                               int64_t size) {
  index = stripModulo(index, size);
  auto convert = index.getDefiningOp<arith::IndexCastOp>();
  auto argument = dyn_cast<BlockArgument>(convert ? convert.getIn() : index);
  if (!argument || argument.getOwner() != op.getBlock())
    return std::nullopt;
  return argument.getArgNumber();
}

Value convertGather(LinalgNode &node, linalg::LinalgOp op, Value yielded,
                    unsigned result) {
  auto extract = yielded.getDefiningOp<tensor::ExtractOp>();
  Value table = node.getInput(extract.getTensor());
  if (!table || !isStatic(table))
    return node.reject("a table of dynamic shape");
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  Keys keys;
  std::optional<unsigned> operand;
  int64_t axis = 0;
  for (auto [d, index] : llvm::enumerate(extract.getIndices())) {
    int64_t size = getShape(table)[d];
    if (auto loop = index.getDefiningOp<linalg::IndexOp>();
        loop && loop->getBlock() == op.getBlock()) {
      if (ranges[loop.getDim()] != size)
        return node.reject("a part of a table");
      keys.push_back(loop.getDim());
      continue;
    }
    auto found = getIndexOperand(op, index, size);
    if (!found || operand)
      return node.reject("an index that is computed");
    operand = found;
    axis = d;
  }
  std::optional<Keys> places = operand ? getKeys(op, *operand) : std::nullopt;
  std::optional<Keys> target =
      getKeys(op, op.getDpsInitOperand(result)->getOperandNumber());
  if (!places || !target || llvm::is_contained(*places, kUnit))
    return node.reject("an index that is computed");
  Value indices = node.getIndices(op->getOperand(*operand));
  Value picked = indices ? node.create<GatherOp>({table, indices},
                                                 node.number("axis", axis))
                         : Value();
  keys.insert(keys.begin() + axis, places->begin(), places->end());
  Keys sorted(keys);
  llvm::sort(sorted);
  if (llvm::adjacent_find(sorted) != sorted.end() ||
      sorted.size() != op.getNumLoops())
    return node.reject("loops that are no gather");
  return node.arrangeTo(picked, keys, *target);
}

} // namespace taso::conversion
