//===- EmitDataMovement.cpp - Moving elements in linalg -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of the tensor dialect, but for transposes and broadcasts.
//
//===----------------------------------------------------------------------===//

#include "../Clusters.h"
#include "../KernelMoves.h"
#include "Emitter.h"

#include "TASO/Dialect/Definition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static LinalgEmitter::Results
emitTranspose(LinalgEmitter &emitter, Operation *op, ArrayRef<Value> operands) {
  return {emitter.transpose(operands[0], cast<TransposeOp>(op).getPerm())};
}

static LinalgEmitter::Results emitReshape(LinalgEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  Value result =
      emitter.reshape(operands[0], cast<ReshapeOp>(op).getType().getShape());
  if (!result)
    return emitter.refuse("a reshape of dynamic dimensions");
  return {result};
}

static LinalgEmitter::Results emitConcat(LinalgEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  return {emitter.concat(operands, cast<ConcatOp>(op).getAxis())};
}

static LinalgEmitter::Results emitSplit(LinalgEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto split = cast<SplitOp>(op);
  LinalgEmitter::Results parts;
  int64_t start = 0;
  for (int64_t size : split.getSizes()) {
    parts.push_back(emitter.slice(operands[0], split.getAxis(), start, size));
    start += size;
  }
  return parts;
}

static LinalgEmitter::Results emitSlice(LinalgEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto slice = cast<SliceOp>(op);
  return {emitter.slice(operands[0], slice.getAxis(), slice.getStart(),
                        slice.getSize(), slice.getStep())};
}

static LinalgEmitter::Results emitPad(LinalgEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto pad = cast<PadOp>(op);
  return {emitter.pad(operands[0], pad.getLow(), pad.getHigh(),
                      pad.getValue().convertToDouble())};
}

static LinalgEmitter::Results
emitBroadcast(LinalgEmitter &emitter, Operation *op, ArrayRef<Value> operands) {
  if (!hasOpenSizes(cast<BroadcastOp>(op)))
    return emitter.refuse("a broadcast of dynamic shape");
  RankedTensorType type = cast<BroadcastOp>(op).getType();
  RankedTensorType from = getTensor(operands[0]);
  SmallVector<int64_t> kept, sizes;
  LinalgEmitter::Dimensions dimensions;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    bool isKept = from.getDimSize(d) == type.getDimSize(d);
    dimensions.push_back({isKept ? operands[0] : operands.back(), d});
    if (isKept) {
      kept.push_back(d);
      sizes.push_back(type.getDimSize(d));
    }
  }
  if (kept.size() == size_t(type.getRank()))
    return {operands[0]};
  Value narrow = emitter.reshape(operands[0], sizes);
  if (!narrow)
    return emitter.refuse("a broadcast of dynamic shape");
  return {emitter.broadcast(narrow, type, kept, dimensions)};
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static bool areInside(Value indices, int64_t size) {
  DenseIntElementsAttr known;
  if (!matchPattern(indices, m_Constant(&known)))
    return false;
  return llvm::all_of(known.getValues<APInt>(), [&](const APInt &index) {
    return index.getSExtValue() >= 0 && index.getSExtValue() < size;
  });
}

/// The index modulo the size: it may count from the end.
static Value wrap(OpBuilder &builder, Location loc, Value index, Value size,
                  Value zero) {
  Value rest = arith::RemSIOp::create(builder, loc, index, size);
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, rest, zero);
  Value fromEnd = arith::AddIOp::create(builder, loc, rest, size);
  return arith::SelectOp::create(builder, loc, isNegative, fromEnd, rest);
}

static LinalgEmitter::Results emitGather(LinalgEmitter &emitter, Operation *op,
                                         ArrayRef<Value> operands) {
  auto gather = cast<GatherOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a gather of dynamic shape");
  Value table = operands[0], indices = operands[1];
  RankedTensorType type = gather.getType();
  int64_t axis = gather.getAxis(), count = getTensor(indices).getRank();
  int64_t size = getTensor(table).getDimSize(axis);
  bool isWrapped = !areInside(indices, size);
  Value zero = isWrapped ? emitter.index(0) : Value();
  Value limit = isWrapped ? emitter.index(size) : Value();
  OpBuilder &builder = emitter.getBuilder();
  SmallVector<AffineExpr> exprs;
  for (int64_t d = axis; d < axis + count; ++d)
    exprs.push_back(builder.getAffineDimExpr(d));
  SmallVector<AffineMap> maps = {
      AffineMap::get(type.getRank(), 0, exprs, builder.getContext()),
      builder.getMultiDimIdentityMap(type.getRank())};
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  auto build = [&](OpBuilder &inner, Location loc, ValueRange arguments) {
    Value index = arith::IndexCastOp::create(inner, loc, inner.getIndexType(),
                                             arguments.front());
    if (isWrapped)
      index = wrap(inner, loc, index, limit, zero);
    SmallVector<Value> position;
    for (int64_t d = 0; d < getTensor(table).getRank(); ++d)
      position.push_back(d == axis
                             ? index
                             : linalg::IndexOp::create(
                                   inner, loc, d < axis ? d : d + count - 1));
    linalg::YieldOp::create(
        inner, loc,
        tensor::ExtractOp::create(inner, loc, table, position).getResult());
  };
  return {linalg::GenericOp::create(builder, emitter.getLoc(), TypeRange(type),
                                    indices, emitter.empty(type), maps,
                                    iterators, build)
              .getResult(0)};
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static LinalgEmitter::Results emitEnlarge(LinalgEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  if (!hasStaticShapes(op))
    return emitter.refuse("a kernel of dynamic shape");
  ZeroPadding padding = getEnlargePadding(cast<EnlargeOp>(op));
  return {emitter.pad(operands[0], padding.low, padding.high, 0)};
}

static LinalgEmitter::Results emitMergeGConv(LinalgEmitter &emitter,
                                             Operation *op,
                                             ArrayRef<Value> operands) {
  auto merge = cast<MergeGConvOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a kernel of dynamic shape");
  GroupMerge moves = getGroupMerge(merge);
  Value parts = emitter.reshape(operands[0], moves.parts);
  SmallVector<Value> padded;
  for (auto [m, padding] : llvm::enumerate(moves.padding))
    padded.push_back(emitter.pad(emitter.slice(parts, 1, m, 1), padding.low,
                                 padding.high, 0));
  return {emitter.reshape(emitter.concat(padded, 1),
                          getTensor(merge.getResult()).getShape())};
}

void addLinalgDataMovementEmitters(LinalgEmitTable &table) {
  table["broadcast"] = emitBroadcast;
  table["concat"] = emitConcat;
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
