//===- EmitShapes.cpp - Constants and data movement -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators that compute nothing.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "../KernelMoves.h"
#include "../OperatorBuilder.h"
#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

using Results = HloEmitter::Results;

static Results emitConstant(HloEmitter &emitter, Operation *op,
                            ArrayRef<Value>) {
  return {emitter.constant(cast<ConstantTensorOp>(op).getValue())};
}

/// A constant that its operator defines.
static Results emitDefined(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value>) {
  DenseElementsAttr elements = evaluateDefinition(op);
  if (!elements)
    return emitter.refuse("its definition has no value, or more elements "
                          "than could be written one by one");
  return {emitter.constant(elements)};
}

static Results emitTranspose(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  return {emitter.transpose(operands[0], cast<TransposeOp>(op).getPerm())};
}

static Results emitReshape(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value> operands) {
  auto reshape = cast<ReshapeOp>(op);
  if (reshape.getType() == operands[0].getType())
    return {operands[0]};
  if (!reshape.getType().hasStaticShape())
    return emitter.refuse("a reshape to a dynamic shape");
  return {emitter.reshape(operands[0], reshape.getType().getShape())};
}

static Results emitBroadcast(HloEmitter &emitter, Operation *op,
                             ArrayRef<Value> operands) {
  auto broadcast = cast<BroadcastOp>(op);
  if (!isStatic(operands[0]) || !broadcast.getType().hasStaticShape())
    return emitter.refuse("a broadcast of dynamic dimensions");
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < broadcast.getType().getRank(); ++d)
    dims.push_back(d);
  return {emitter.broadcast(operands[0], dims, broadcast.getType().getShape())};
}

static Results emitConcat(HloEmitter &emitter, Operation *op,
                          ArrayRef<Value> operands) {
  return {emitter.concat(operands, cast<ConcatOp>(op).getAxis())};
}

static Results emitSplit(HloEmitter &emitter, Operation *op,
                         ArrayRef<Value> operands) {
  auto split = cast<SplitOp>(op);
  if (!isStatic(operands[0]))
    return emitter.refuse("a split of a dynamic shape");
  Results parts;
  int64_t start = 0;
  for (int64_t size : split.getSizes()) {
    parts.push_back(
        emitter.slice(operands[0], split.getAxis(), start, size, 1));
    start += size;
  }
  return parts;
}

static Results emitSlice(HloEmitter &emitter, Operation *op,
                         ArrayRef<Value> operands) {
  auto slice = cast<SliceOp>(op);
  if (!isStatic(operands[0]))
    return emitter.refuse("a slice of a dynamic shape");
  return {emitter.slice(operands[0], slice.getAxis(), slice.getStart(),
                        slice.getSize(), slice.getStep())};
}

static Results emitPad(HloEmitter &emitter, Operation *op,
                       ArrayRef<Value> operands) {
  auto pad = cast<PadOp>(op);
  return {emitter.pad(operands[0], pad.getLow(), pad.getHigh(),
                      pad.getValue().convertToDouble())};
}

/// The kernel in the middle of a larger one.
static Results emitEnlarge(HloEmitter &emitter, Operation *op,
                           ArrayRef<Value> operands) {
  auto enlarge = cast<EnlargeOp>(op);
  auto from = cast<RankedTensorType>(enlarge.getInput().getType()).getShape();
  auto to = cast<RankedTensorType>(op->getResult(0).getType()).getShape();
  if (ShapedType::isDynamicShape(from) || ShapedType::isDynamicShape(to))
    return emitter.refuse("a kernel of dynamic shape");
  ZeroPadding padding = getEnlargePadding(enlarge);
  return {emitter.pad(operands[0], padding.low, padding.high, 0)};
}

/// Kernels of several groups beside one another, with zeros for the others.
static Results emitMergeGConv(HloEmitter &emitter, Operation *op,
                              ArrayRef<Value> operands) {
  auto merge = cast<MergeGConvOp>(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!isStatic(operands[0]) || !type.hasStaticShape())
    return emitter.refuse("a kernel of dynamic shape");
  GroupMerge moves = getGroupMerge(merge);
  Value parts = emitter.reshape(operands[0], moves.parts);
  SmallVector<Value> padded;
  for (auto [m, padding] : llvm::enumerate(moves.padding))
    padded.push_back(emitter.pad(emitter.slice(parts, 1, m, 1, 1), padding.low,
                                 padding.high, 0));
  return {emitter.reshape(emitter.concat(padded, 1), type.getShape())};
}

void addHloShapeEmitters(HloEmitTable &table) {
  table["broadcast"] = emitBroadcast;
  table["concat"] = emitConcat;
  table["constant"] = emitConstant;
  table["enlarge"] = emitEnlarge;
  table["merge_gconv"] = emitMergeGConv;
  table["pad"] = emitPad;
  table["reshape"] = emitReshape;
  table["slice"] = emitSlice;
  table["split"] = emitSplit;
  table["transpose"] = emitTranspose;
  for (StringRef name :
       {"const_pool", "const_iconv", "const_imm", "const_one", "const_zero"})
    table[name] = emitDefined;
}

} // namespace taso::conversion
