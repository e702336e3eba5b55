//===- DataMovement.cpp - Operators that move elements --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes are operands of TOSA's operators, and attributes here.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

static Value convertConcat(TosaNode &node) {
  auto concat = cast<tosa::ConcatOp>(node.getOperation());
  auto inputs = node.getInputs();
  if (!inputs)
    return {};
  return node.create<ConcatOp>(
      *inputs, node.number("axis", node.getAxis(concat.getAxis())));
}

/// The target is the declared type, which the verifier compared with the shape.
static Value convertReshape(TosaNode &node) {
  auto type =
      dyn_cast<RankedTensorType>(node.getOperation()->getResult(0).getType());
  Value x = node.getInput(0);
  if (!x)
    return {};
  if (!type || !node.getSizes(1))
    return node.reject("a shape that is not known");
  if (isStatic(x) && type == x.getType())
    return node.identity(x);
  if (llvm::count_if(type.getShape(), ShapedType::isDynamic) > 1)
    return node.reject("several dynamic dimensions");
  return node.create<ReshapeOp>(x, node.numbers("shape", type.getShape()));
}

static Value convertTranspose(TosaNode &node) {
  auto transpose = cast<tosa::TransposeOp>(node.getOperation());
  OperatorBuilder::Sizes perm(transpose.getPerms());
  Value x = node.getInput(0);
  return node.transpose(x, perm);
}

/// One slice for each dimension that is cut.
static Value convertSlice(TosaNode &node) {
  Value x = node.getInput(0);
  auto starts = node.getSizes(1), sizes = node.getSizes(2);
  if (!x)
    return {};
  if (!starts || !sizes || !isStatic(x))
    return node.reject("a shape that is not known");
  Value result = x;
  for (auto [d, size] : llvm::enumerate(*sizes)) {
    int64_t axis = node.getAxis(d);
    if (!result || getShape(result)[axis] == size)
      continue;
    result = node.create<SliceOp>(
        result, {node.number("axis", axis), node.number("start", (*starts)[d]),
                 node.number("size", size), node.number("step", 1)});
  }
  return result == x ? node.identity(x) : result;
}

static Value convertPad(TosaNode &node) {
  Value x = node.getInput(0);
  auto pads = node.getSizes(1);
  std::optional<double> value = node.getNumber(2);
  if (!x)
    return {};
  if (!pads || pads->size() != 2 * getShape(x).size())
    return node.reject("a padding that is not known");
  if (!value)
    return node.reject("a value that is not known");
  OperatorBuilder::Sizes low, high;
  for (size_t d = 0; d < pads->size(); d += 2) {
    low.push_back((*pads)[d]);
    high.push_back((*pads)[d + 1]);
  }
  return node.create<PadOp>(x, {node.numbers("low", node.arrange(low)),
                                node.numbers("high", node.arrange(high)),
                                node.real("value", *value)});
}

/// A dimension is repeated as one of size 1 in front of it.
static Value convertTile(TosaNode &node) {
  Value x = node.getInput(0);
  auto multiples = node.getSizes(1);
  if (!x)
    return {};
  if (!multiples || multiples->size() != getShape(x).size())
    return node.reject("a shape that is not known");
  OperatorBuilder::Sizes split, repeated, joined;
  for (auto [size, count] :
       llvm::zip_equal(getShape(x), node.arrange(*multiples))) {
    if (count <= 0)
      return node.reject("a multiple that is not positive");
    if (count != 1 && ShapedType::isDynamic(size))
      return node.reject("a dynamic dimension that is repeated");
    if (count != 1 && size != 1) {
      split.push_back(1);
      repeated.push_back(count);
    }
    split.push_back(size);
    repeated.push_back(size == 1 ? count : size);
    joined.push_back(count == 1 ? size : size * count);
  }
  Value result =
      getShape(x) == ArrayRef(split) ? x : node.reshape(x, split);
  if (repeated != split && result)
    result = node.create<BroadcastOp>(result, node.numbers("shape", repeated));
  if (result && getShape(result) != ArrayRef(joined))
    result = node.reshape(result, joined);
  return result == x ? node.identity(x) : result;
}

/// TOSA gathers within each batch; one batch is a gather of rows.
static Value convertGather(TosaNode &node) {
  Value x = node.getInput(0), indices = node.getIndices(1);
  if (!x || !indices)
    return {};
  if (!isStatic(x) || !isStatic(indices))
    return node.reject("dynamic shape");
  if (getShape(x)[0] != 1)
    return node.reject("several batches");
  Value rows = node.create<GatherOp>({x, indices}, node.number("axis", 1));
  return node.reshape(rows, {1, getShape(indices)[1], getShape(x)[2]});
}

void addTosaDataMovement(TosaTable &table) {
  table["concat"] = {convertConcat, Arrangement::Any};
  table["pad"] = {convertPad, Arrangement::Any};
  table["slice"] = {convertSlice, Arrangement::Any};
  table["tile"] = {convertTile, Arrangement::Any};
  table["gather"] = {convertGather, Arrangement::AsInTosa};
  table["reshape"] = {convertReshape, Arrangement::AsInTosa};
  table["transpose"] = {convertTranspose, Arrangement::AsInTosa};
}

} // namespace taso::conversion
