//===- EmitDataMovement.cpp - Operators that move elements, constants -----===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A split becomes slices, since the backend contract has no lists of results.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "../Clusters.h"
#include "../Constants.h"
#include "../KernelMoves.h"

using namespace mlir;

namespace taso::conversion {

static TorchEmitter::Results emitConstant(TorchEmitter &emitter, Operation *op,
                                          ArrayRef<Value>) {
  return {emitter.literal(cast<ConstantTensorOp>(op).getValue())};
}

/// A constant that its operator defines.
static TorchEmitter::Results emitDefined(TorchEmitter &emitter, Operation *op,
                                         ArrayRef<Value>) {
  DenseElementsAttr elements = evaluateDefinition(op);
  if (!elements)
    return emitter.refuse("its definition has no value, or more elements "
                          "than could be written one by one");
  return {emitter.literal(elements)};
}

/// Two dimensions change places, or all do.
static TorchEmitter::Results emitTranspose(TorchEmitter &emitter, Operation *op,
                                           ArrayRef<Value> operands) {
  auto transpose = cast<TransposeOp>(op);
  SmallVector<int64_t> moved;
  for (auto [d, from] : llvm::enumerate(transpose.getPerm()))
    if (int64_t(d) != from)
      moved.push_back(d);
  if (moved.size() != 2)
    return {emitter.create("permute",
                           {operands[0], emitter.integers(transpose.getPerm())},
                           transpose.getType())};
  return {emitter.create(
      "transpose.int",
      {operands[0], emitter.integer(moved[0]), emitter.integer(moved[1])},
      transpose.getType())};
}

static TorchEmitter::Results emitConcat(TorchEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  return {emitter.concat(operands, cast<ConcatOp>(op).getAxis())};
}

static TorchEmitter::Results emitSplit(TorchEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto split = cast<SplitOp>(op);
  TorchEmitter::Results parts;
  int64_t start = 0;
  for (int64_t size : split.getSizes()) {
    parts.push_back(
        emitter.slice(operands[0], split.getAxis(), start, size, 1));
    start += size;
  }
  return parts;
}

static TorchEmitter::Results emitSlice(TorchEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto slice = cast<SliceOp>(op);
  return {emitter.slice(operands[0], slice.getAxis(), slice.getStart(),
                        slice.getSize(), slice.getStep())};
}

static TorchEmitter::Results emitReshape(TorchEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto reshape = cast<ReshapeOp>(op);
  ArrayRef<int64_t> shape = reshape.getType().getShape();
  if (reshape.getType() == reshape.getInput().getType())
    return {operands[0]};
  if (!hasOpenSizes(reshape))
    return emitter.refuse("a reshape to several dynamic dimensions that the "
                          "operand does not have");
  return {emitter.reshape(operands[0], shape)};
}

static TorchEmitter::Results emitBroadcast(TorchEmitter &emitter, Operation *op,
                                           ArrayRef<Value> operands) {
  auto broadcast = cast<BroadcastOp>(op);
  // -1 keeps the size.
  SmallVector<int64_t> shape(broadcast.getShape());
  for (auto [size, from] :
       llvm::zip_equal(shape, broadcast.getInput().getType().getShape()))
    if (ShapedType::isDynamic(from))
      size = -1;
  Value sizes;
  if (llvm::none_of(shape, ShapedType::isDynamic))
    sizes = emitter.integers(shape);
  else if (hasOpenSizes(broadcast))
    sizes = emitter.integersLike(shape, operands[1]);
  else
    return emitter.refuse("a broadcast of dynamic dimensions");
  return {emitter.create("expand", {operands[0], sizes, emitter.boolean(false)},
                         broadcast.getType())};
}

static TorchEmitter::Results emitPad(TorchEmitter &emitter, Operation *op,
                                     ArrayRef<Value> operands) {
  auto pad = cast<PadOp>(op);
  return {emitter.pad(operands[0], pad.getLow(), pad.getHigh(),
                      pad.getValue().convertToDouble())};
}

/// Picks by a vector of indices, which is given the shape of the indices behind
/// it.
static TorchEmitter::Results emitGather(TorchEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto gather = cast<GatherOp>(op);
  auto indices = cast<RankedTensorType>(gather.getIndices().getType());
  auto from = cast<RankedTensorType>(gather.getInput().getType());
  if (gather.getAxis() == 0 && from.getRank() == 2)
    return {emitter.create("embedding",
                           {operands[0], operands[1], emitter.integer(-1),
                            emitter.boolean(false), emitter.boolean(false)},
                           gather.getType())};
  if (indices.getRank() == 1)
    return {emitter.create(
        "index_select",
        {operands[0], emitter.integer(gather.getAxis()), operands[1]},
        gather.getType())};
  if (!hasStaticShapes(op))
    return emitter.refuse("indices of dynamic shape");
  SmallVector<int64_t> shape(from.getShape());
  shape[gather.getAxis()] = indices.getNumElements();
  Value vector = emitter.reshape(operands[1], indices.getNumElements());
  Value picked = emitter.create(
      "index_select", {operands[0], emitter.integer(gather.getAxis()), vector},
      from.clone(shape));
  return {emitter.reshape(picked, gather.getType().getShape())};
}

static TorchEmitter::Results emitEnlarge(TorchEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto enlarge = cast<EnlargeOp>(op);
  auto from = cast<RankedTensorType>(enlarge.getInput().getType());
  if (ShapedType::isDynamicShape(from.getShape().take_back(2)))
    return emitter.refuse("a kernel of dynamic shape");
  ZeroPadding padding = getEnlargePadding(enlarge);
  return {emitter.pad(operands[0], padding.low, padding.high, 0)};
}

static TorchEmitter::Results
emitMergeGConv(TorchEmitter &emitter, Operation *op, ArrayRef<Value> operands) {
  auto merge = cast<MergeGConvOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a kernel of dynamic shape");
  GroupMerge moves = getGroupMerge(merge);
  Value parts = emitter.reshape(operands[0], moves.parts);
  SmallVector<Value> padded;
  for (auto [m, padding] : llvm::enumerate(moves.padding))
    padded.push_back(emitter.pad(emitter.slice(parts, 1, m, 1, 1), padding.low,
                                 padding.high, 0));
  auto type = cast<RankedTensorType>(merge.getType());
  return {emitter.reshape(emitter.concat(padded, 1), type.getShape())};
}

void addTorchDataMovementEmitters(TorchEmitTable &table) {
  for (StringRef name :
       {"const_pool", "const_iconv", "const_imm", "const_one", "const_zero"})
    table[name] = emitDefined;
  table["broadcast"] = emitBroadcast;
  table["concat"] = emitConcat;
  table["constant"] = emitConstant;
  table["enlarge"] = emitEnlarge;
  table["gather"] = emitGather;
  table["merge_gconv"] = emitMergeGConv;
  table["pad"] = emitPad;
  table["reshape"] = emitReshape;
  table["slice"] = emitSlice;
  table["split"] = emitSplit;
  table["transpose"] = emitTranspose;
}

} // namespace taso::conversion
