//===- Shapes.cpp - StableHLO operators that move elements ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All have the shapes they need in their attributes or their declared result.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

static Value convertTranspose(HloNode &node) {
  Value x = node.getInput(0);
  std::optional<Sizes> perm = node.getList("permutation");
  if (!x || !perm)
    return {};
  return node.transpose(x, *perm);
}

static Value convertReshape(HloNode &node) {
  Value x = node.getInput(0);
  RankedTensorType type = node.getStaticResult();
  if (!x || !type)
    return {};
  return node.create<ReshapeOp>(x, node.numbers("shape", type.getShape()));
}

/// The operand's dimensions go to those that are named, with ones between them.
static Value convertBroadcast(HloNode &node) {
  Value x = node.getInput(0);
  RankedTensorType type = node.getStaticResult();
  std::optional<Sizes> dims = node.getList("broadcast_dimensions");
  if (!x || !type || !dims)
    return {};
  if (!isStatic(x))
    return node.reject("dynamic shape");
  bool fits =
      dims->size() == getShape(x).size() && llvm::is_sorted(*dims) &&
      (dims->empty() || (dims->front() >= 0 && dims->back() < type.getRank()));
  if (!fits)
    return node.reject("dimensions that are not in order");
  Sizes shape(type.getRank(), 1);
  for (auto [dim, size] : llvm::zip_equal(*dims, getShape(x)))
    shape[dim] = size;
  Value spread = node.reshape(x, shape);
  if (spread && getShape(spread) != type.getShape())
    return node.create<BroadcastOp>(spread,
                                    node.numbers("shape", type.getShape()));
  return spread == x ? node.identity(x) : spread;
}

static Value convertConcatenate(HloNode &node) {
  SmallVector<Value> inputs;
  for (unsigned i = 0; i < node.getOperation()->getNumOperands(); ++i)
    inputs.push_back(node.getInput(i));
  return node.create<ConcatOp>(
      inputs, node.number("axis", node.getInt("dimension", 0)));
}

/// One slice for each dimension that is cut.
static Value convertSlice(HloNode &node) {
  Value x = node.getInput(0);
  auto starts = node.getList("start_indices"),
       limits = node.getList("limit_indices"), steps = node.getList("strides");
  if (!x || !starts || !limits)
    return {};
  size_t rank = getShape(x).size();
  if (!steps)
    steps = Sizes(rank, 1);
  if (!isStatic(x) || starts->size() != rank || limits->size() != rank ||
      steps->size() != rank)
    return node.reject("dynamic shape");
  Value result = x;
  for (size_t d = 0; d < rank; ++d) {
    int64_t step = (*steps)[d], length = (*limits)[d] - (*starts)[d];
    if (step < 1 || length < 1)
      return node.reject("an empty result");
    int64_t size = (length + step - 1) / step;
    if (!result || (size == getShape(x)[d] && (*starts)[d] == 0))
      continue;
    result = node.create<SliceOp>(
        result, {node.number("axis", d), node.number("start", (*starts)[d]),
                 node.number("size", size), node.number("step", step)});
  }
  return result == x ? node.identity(x) : result;
}

static Value convertPad(HloNode &node) {
  Value x = node.getInput(0);
  auto low = node.getList("edge_padding_low"),
       high = node.getList("edge_padding_high");
  auto interior = node.getList("interior_padding");
  std::optional<double> value = node.getNumber(1);
  if (!x || !low || !high || !value)
    return {};
  auto isNegative = [](int64_t size) { return size < 0; };
  if (interior && llvm::any_of(*interior, [](int64_t n) { return n != 0; }))
    return node.reject("padding between elements");
  if (llvm::any_of(*low, isNegative) || llvm::any_of(*high, isNegative))
    return node.reject("negative padding");
  return node.create<PadOp>(x, {node.numbers("low", *low),
                                node.numbers("high", *high),
                                node.real("value", *value)});
}

/// To the type that the elements have.
static Value convertConvert(HloNode &node) {
  Value x = node.getInput(0);
  if (!x)
    return {};
  if (x.getType() != node.getOperation()->getResult(0).getType())
    return node.reject("another type of elements");
  return node.identity(x);
}

void addHloShapes(HloTable &table) {
  table["broadcast_in_dim"] = convertBroadcast;
  table["concatenate"] = convertConcatenate;
  table["convert"] = convertConvert;
  table["pad"] = convertPad;
  table["reshape"] = convertReshape;
  table["slice"] = convertSlice;
  table["transpose"] = convertTranspose;
}

} // namespace taso::conversion
