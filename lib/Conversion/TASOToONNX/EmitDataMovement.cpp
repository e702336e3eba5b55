//===- EmitDataMovement.cpp - Operators that move elements ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes become attributes or int64 initializers, as the opset wants them.
//
//===----------------------------------------------------------------------===//

#include "../Clusters.h"
#include "../KernelMoves.h"
#include "Emitter.h"

#include "TASO/Dialect/Definition.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Emitter::Results emitTranspose(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  return {emitter.transpose(operands[0], cast<TransposeOp>(op).getPerm())};
}

static Emitter::Results emitConcat(Emitter &emitter, Operation *op,
                                   ArrayRef<Value> operands) {
  auto concat = cast<ConcatOp>(op);
  return {emitter.node("Concat", operands, concat.getType(),
                       emitter.number("axis", concat.getAxis()))};
}

static Emitter::Results emitSplit(Emitter &emitter, Operation *op,
                                  ArrayRef<Value> operands) {
  auto split = cast<SplitOp>(op);
  NamedAttribute axis = emitter.number("axis", split.getAxis());
  if (emitter.opset < 13)
    return emitter.nodes("Split", operands, split.getResultTypes(),
                         {axis, emitter.numbers("split", split.getSizes())});
  return emitter.nodes("Split",
                       {operands[0], emitter.integers(split.getSizes())},
                       split.getResultTypes(), axis);
}

static Emitter::Results emitReshape(Emitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  auto reshape = cast<ReshapeOp>(op);
  ArrayRef<int64_t> shape = reshape.getType().getShape();
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1) {
    if (reshape.getType() == reshape.getInput().getType())
      return {emitter.node("Identity", operands, reshape.getType())};
    if (!hasOpenSizes(reshape) || llvm::is_contained(shape, 0))
      return emitter.refuse("a reshape to several dynamic dimensions that the "
                            "operand does not have, or to no elements");
  }
  if (emitter.opset < 14 && llvm::is_contained(shape, 0))
    return emitter.refuse("a reshape to no elements needs opset 14");
  return {emitter.reshape(operands[0], shape)};
}

static Emitter::Results emitSlice(Emitter &emitter, Operation *op,
                                  ArrayRef<Value> operands) {
  auto slice = cast<SliceOp>(op);
  return {emitter.slice(operands[0], slice.getAxis(), slice.getStart(),
                        slice.getSize(), slice.getStep())};
}

static Emitter::Results emitPad(Emitter &emitter, Operation *op,
                                ArrayRef<Value> operands) {
  auto pad = cast<PadOp>(op);
  return {emitter.pad(operands[0], pad.getLow(), pad.getHigh(),
                      pad.getValue().convertToDouble())};
}

/// The sizes for Expand of which some are those of `like`. 1 keeps a size.
static Value getSizes(Emitter &emitter, BroadcastOp broadcast, Value like) {
  auto i64 = IntegerType::get(broadcast.getContext(), 64);
  auto makeType = [&](int64_t size) {
    return RankedTensorType::get({size}, i64);
  };
  int64_t rank = broadcast.getType().getRank();
  Value sizes =
      emitter.node("Shape", {like},
                   makeType(cast<RankedTensorType>(like.getType()).getRank()));
  SmallVector<Value> parts;
  for (auto [dim, from, to] : llvm::enumerate(
           broadcast.getInput().getType().getShape(), broadcast.getShape()))
    parts.push_back(from == 1 && ShapedType::isDynamic(to)
                        ? emitter.node("Gather",
                                       {sizes, emitter.integers(int64_t(dim))},
                                       makeType(1), emitter.number("axis", 0))
                        : emitter.integers(from == to ? 1 : to));
  return emitter.node("Concat", parts, makeType(rank),
                      emitter.number("axis", 0));
}

static Emitter::Results emitBroadcast(Emitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto broadcast = cast<BroadcastOp>(op);
  ArrayRef<int64_t> from = broadcast.getInput().getType().getShape();
  ArrayRef<int64_t> to = broadcast.getShape();
  bool expands = emitter.opset >= 8;
  if (!keepsOpenSizes(broadcast)) {
    if (!hasOpenSizes(broadcast) || !expands)
      return emitter.refuse("a broadcast to dynamic dimensions");
    return {emitter.node(
        "Expand", {operands[0], getSizes(emitter, broadcast, operands[1])},
        broadcast.getType())};
  }
  SmallVector<int64_t> sizes(to);
  // To both, 1 keeps the size; Expand takes one that is known as it is.
  if (!expands || !hasStaticShapes(op))
    for (auto [size, source] : llvm::zip_equal(sizes, from))
      size = size == source ? 1 : size;
  return {emitter.node(expands ? "Expand" : "Tile",
                       {operands[0], emitter.integers(sizes)},
                       broadcast.getType())};
}

static Emitter::Results emitGather(Emitter &emitter, Operation *op,
                                   ArrayRef<Value> operands) {
  auto gather = cast<GatherOp>(op);
  return {emitter.node("Gather", operands, gather.getType(),
                       emitter.number("axis", gather.getAxis()))};
}

static Emitter::Results emitEnlarge(Emitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  auto enlarge = cast<EnlargeOp>(op);
  if (ShapedType::isDynamicShape(
          getTensor(enlarge.getInput()).getShape().take_back(2)))
    return emitter.refuse("a kernel of dynamic shape");
  ZeroPadding padding = getEnlargePadding(enlarge);
  return {emitter.pad(operands[0], padding.low, padding.high, 0)};
}

static Emitter::Results emitMergeGConv(Emitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto merge = cast<MergeGConvOp>(op);
  if (!getTensor(merge.getInput()).hasStaticShape())
    return emitter.refuse("a kernel of dynamic shape");
  GroupMerge moves = getGroupMerge(merge);
  Value parts = emitter.reshape(operands[0], moves.parts);
  SmallVector<Value> padded;
  for (auto [m, padding] : llvm::enumerate(moves.padding))
    padded.push_back(emitter.pad(emitter.slice(parts, 1, m, 1, 1), padding.low,
                                 padding.high, 0));
  SmallVector<int64_t> joined(getTensor(padded.front()).getShape());
  joined[1] = padded.size();
  Value all = emitter.node("Concat", padded, getTensor(parts).clone(joined),
                           emitter.number("axis", 1));
  return {emitter.reshape(all, getTensor(merge.getResult()).getShape())};
}

void addDataMovementEmitters(EmitTable &table) {
  table["transpose"] = emitTranspose;
  table["concat"] = emitConcat;
  table["split"] = emitSplit;
  table["reshape"] = emitReshape;
  table["slice"] = emitSlice;
  table["pad"] = emitPad;
  table["broadcast"] = emitBroadcast;
  table["gather"] = emitGather;
  table["enlarge"] = emitEnlarge;
  table["merge_gconv"] = emitMergeGConv;
}

} // namespace taso::conversion
