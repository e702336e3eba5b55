//===- EmitDataMovement.cpp - Operators that move elements ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A transpose is another form of its operand. Operators along an axis work in
// the order in which their operands are there.
//
//===----------------------------------------------------------------------===//

#include "../Clusters.h"
#include "../Constants.h"
#include "../KernelMoves.h"
#include "Emitter.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace taso::conversion {

static RankedTensorType getTensor(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Transposes and reshapes
//===----------------------------------------------------------------------===//

static TosaEmitter::Results emitTranspose(TosaEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  ArrayRef<int64_t> perm = cast<TransposeOp>(op).getPerm();
  TosaEmitter::Results forms;
  for (const Form &form : emitter.getOrders().getForms(operands[0])) {
    Order order;
    for (int64_t entry : perm)
      order.push_back(form.order[entry]);
    forms.push_back({form.value, order});
  }
  return forms;
}

/// The operand in order h gives the result in order h o perm.
static void wantTranspose(Orders &orders, Operation *op,
                          ArrayRef<Value> operands) {
  ArrayRef<int64_t> perm = cast<TransposeOp>(op).getPerm();
  SmallVector<Order> wanted(orders.getWanted(op->getResult(0)));
  for (const Order &order : wanted)
    orders.want(operands[0], arrange(order, perm));
}

static TosaEmitter::Results emitReshape(TosaEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto reshape = cast<ReshapeOp>(op);
  ArrayRef<int64_t> shape = reshape.getType().getShape();
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1) {
    if (reshape.getType() != operands[0].getType())
      return emitter.refuse("a reshape to several dynamic dimensions");
    return {{emitter.get(operands[0]), getPlainOrder(shape.size())}};
  }
  return {
      {emitter.getReshaped(operands[0], shape), getPlainOrder(shape.size())}};
}

//===----------------------------------------------------------------------===//
// Operators along an axis
//===----------------------------------------------------------------------===//

static TosaEmitter::Results emitConcat(TosaEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto concat = cast<ConcatOp>(op);
  Order order = emitter.getOrders().choose(operands, concat.getResult());
  return {
      {emitter.concat(emitter.get(operands, order), order[concat.getAxis()]),
       order}};
}

static TosaEmitter::Results emitSplit(TosaEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto split = cast<SplitOp>(op);
  Order order = emitter.getOrders().choose(operands, split.getResult(0));
  Value x = emitter.get(operands[0], order);
  TosaEmitter::Results parts;
  int64_t start = 0;
  for (int64_t size : split.getSizes()) {
    parts.push_back(
        {emitter.slice(x, order[split.getAxis()], start, size), order});
    start += size;
  }
  return parts;
}

/// TOSA has no steps: the elements that are kept become the first of rows of
/// `step` elements.
static Value sliceBySteps(TosaEmitter &emitter, Value x, int64_t axis,
                          int64_t start, int64_t size, int64_t step) {
  SmallVector<int64_t> shape(getTensor(x).getShape());
  int64_t missing = start + size * step - shape[axis];
  if (missing > 0) {
    SmallVector<int64_t> low(shape.size(), 0), high(shape.size(), 0);
    high[axis] = missing;
    x = emitter.pad(x, low, high, 0);
  }
  x = emitter.slice(x, axis, start, size * step);
  // The dimension is split in two, so that its neighbours keep their places.
  SmallVector<int64_t> rows(shape);
  rows[axis] = size;
  SmallVector<int64_t> split(rows);
  split.insert(split.begin() + axis + 1, step);
  return emitter.reshape(
      emitter.slice(emitter.reshape(x, split), axis + 1, 0, 1), rows);
}

static TosaEmitter::Results emitSlice(TosaEmitter &emitter, Operation *op,
                                      ArrayRef<Value> operands) {
  auto slice = cast<SliceOp>(op);
  if (slice.getStep() != 1 && !hasStaticShapes(op))
    return emitter.refuse("a slice with a step of dynamic shape");
  Order order = emitter.getOrders().choose(operands, slice.getResult());
  Value x = emitter.get(operands[0], order);
  int64_t axis = order[slice.getAxis()];
  Value result = slice.getStep() == 1
                     ? emitter.slice(x, axis, slice.getStart(), slice.getSize())
                     : sliceBySteps(emitter, x, axis, slice.getStart(),
                                    slice.getSize(), slice.getStep());
  return {{result, order}};
}

static TosaEmitter::Results emitPad(TosaEmitter &emitter, Operation *op,
                                    ArrayRef<Value> operands) {
  auto pad = cast<PadOp>(op);
  Order order = emitter.getOrders().choose(operands, pad.getResult());
  return {{emitter.pad(
               emitter.get(operands[0], order), arrange(pad.getLow(), order),
               arrange(pad.getHigh(), order), pad.getValue().convertToDouble()),
           order}};
}

/// A tile has constant multiples, but a select broadcasts its operands: here
/// the one of two equal ones, by what is true of each element of `like`.
static TosaEmitter::Results emitBroadcastLike(TosaEmitter &emitter,
                                              BroadcastOp broadcast,
                                              ArrayRef<Value> operands) {
  if (!hasOpenSizes(broadcast))
    return emitter.refuse("a broadcast of dynamic shape");
  auto like = cast<RankedTensorType>(broadcast.getLike().getType());
  if (like.getRank() != broadcast.getType().getRank() ||
      like.getElementType().isInteger(64))
    return emitter.refuse(
        "a broadcast to the sizes of a tensor of another rank "
        "or of i64");
  Order order = emitter.getOrders().choose(operands, broadcast.getResult());
  Value x = emitter.get(operands[0], order);
  Value sizes = emitter.get(operands[1], order);
  RankedTensorType type = arrange(broadcast.getType(), order);
  SmallVector<int64_t> kept;
  for (auto [dim, from, to] :
       llvm::enumerate(getTensor(x).getShape(), type.getShape()))
    if (from == to)
      kept.push_back(int64_t(dim));
  auto truth = getTensor(sizes).clone(IntegerType::get(x.getContext(), 1));
  Value same = emitter.create("equal", truth, {sizes, sizes});
  Value any = emitter.reduce("reduce_any", same, kept);
  return {{emitter.create("select", type, {any, x, x}), order}};
}

static TosaEmitter::Results emitBroadcast(TosaEmitter &emitter, Operation *op,
                                          ArrayRef<Value> operands) {
  auto broadcast = cast<BroadcastOp>(op);
  if (!keepsOpenSizes(broadcast))
    return emitBroadcastLike(emitter, broadcast, operands);
  Order order = emitter.getOrders().choose(operands, broadcast.getResult());
  Value x = emitter.get(operands[0], order);
  RankedTensorType type = arrange(broadcast.getType(), order);
  SmallVector<int64_t> multiples;
  for (auto [from, to] :
       llvm::zip_equal(getTensor(x).getShape(), type.getShape()))
    multiples.push_back(from == to ? 1 : to);
  return {{emitter.create("tile", type, {x, emitter.shape(multiples)}), order}};
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// Indices in [0, size) as one batch of i32, which is what TOSA gathers by.
/// Those of taso count modulo the size; computed ones are taken from the end
/// where they are negative.
static Value getIndices(TosaEmitter &emitter, Value indices, int64_t size) {
  MLIRContext *context = indices.getContext();
  auto i32 = IntegerType::get(context, 32);
  RankedTensorType type = getTensor(indices);
  auto row = RankedTensorType::get({1, type.getNumElements()}, i32);
  if (auto known =
          dyn_cast_or_null<DenseIntElementsAttr>(getElementsOf(indices))) {
    SmallVector<APInt> values;
    for (const APInt &index : known.getValues<APInt>())
      values.push_back(
          APInt(32, ((index.getSExtValue() % size) + size) % size));
    return emitter.constant(DenseElementsAttr::get(row, values));
  }
  Value computed = emitter.getReshaped(indices, row.getShape());
  if (getTensor(computed).getElementType() != i32)
    computed = emitter.create("cast", row, computed);
  auto single = RankedTensorType::get({1, 1}, i32);
  auto number = [&](int64_t value) {
    return emitter.constant(
        DenseElementsAttr::get(single, APInt(32, value, /*isSigned=*/true)));
  };
  Value isNegative =
      emitter.create("greater", row.clone(IntegerType::get(context, 1)),
                     {number(0), computed});
  Value fromEnd = emitter.create("add", row, {computed, number(size)});
  return emitter.create("select", row, {isNegative, fromEnd, computed});
}

/// TOSA gathers rows of [batch, rows, channels].
static TosaEmitter::Results emitGather(TosaEmitter &emitter, Operation *op,
                                       ArrayRef<Value> operands) {
  auto gather = cast<GatherOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a gather of dynamic shape");
  RankedTensorType input = getTensor(operands[0]);
  RankedTensorType indices = getTensor(operands[1]);
  int64_t axis = gather.getAxis(), rank = input.getRank();
  int64_t size = input.getDimSize(axis);
  if (size > std::numeric_limits<int32_t>::max())
    return emitter.refuse("a gather from more than 2^31 rows");
  // The axis in front of the others, as rows of the table.
  Order order(rank);
  int64_t next = 1;
  for (int64_t d = 0; d < rank; ++d)
    order[d] = d == axis ? 0 : next++;
  int64_t channels = input.getNumElements() / std::max<int64_t>(size, 1);
  Value table =
      emitter.reshape(emitter.get(operands[0], order), {1, size, channels});
  Value rows = getIndices(emitter, operands[1], size);
  Value picked = emitter.create(
      "gather", input.clone({1, indices.getNumElements(), channels}),
      {table, rows});
  // The dimensions of the indices in front, then the others; the result has
  // the former where the axis was.
  SmallVector<int64_t> shape(indices.getShape());
  for (int64_t d = 0; d < rank; ++d)
    if (d != axis)
      shape.push_back(input.getDimSize(d));
  Order back;
  int64_t count = indices.getRank();
  for (int64_t d = 0; d < axis; ++d)
    back.push_back(count + d);
  for (int64_t d = 0; d < count; ++d)
    back.push_back(d);
  for (int64_t d = axis + 1; d < rank; ++d)
    back.push_back(count + d - 1);
  return {{emitter.reshape(picked, shape), back}};
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static TosaEmitter::Results emitEnlarge(TosaEmitter &emitter, Operation *op,
                                        ArrayRef<Value> operands) {
  auto enlarge = cast<EnlargeOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a kernel of dynamic shape");
  ZeroPadding padding = getEnlargePadding(enlarge);
  Order order = emitter.getOrders().choose(operands, enlarge.getResult());
  return {
      {emitter.pad(emitter.get(operands[0], order), arrange(padding.low, order),
                   arrange(padding.high, order), 0),
       order}};
}

static TosaEmitter::Results emitMergeGConv(TosaEmitter &emitter, Operation *op,
                                           ArrayRef<Value> operands) {
  auto merge = cast<MergeGConvOp>(op);
  if (!hasStaticShapes(op))
    return emitter.refuse("a kernel of dynamic shape");
  GroupMerge moves = getGroupMerge(merge);
  Value parts = emitter.getReshaped(operands[0], moves.parts);
  SmallVector<Value> padded;
  for (auto [m, padding] : llvm::enumerate(moves.padding))
    padded.push_back(emitter.pad(emitter.slice(parts, 1, m, 1), padding.low,
                                 padding.high, 0));
  return {{emitter.reshape(emitter.concat(padded, 1),
                           getTensor(merge.getResult()).getShape()),
           getPlainOrder(4)}};
}

void addTosaDataMovementEmitters(TosaEmitTable &table) {
  table["transpose"] = {emitTranspose, wantTranspose};
  table["reshape"] = {emitReshape, wantPlain};
  table["concat"] = {emitConcat, wantLikeResult};
  table["split"] = {emitSplit, wantLikeResult};
  table["slice"] = {emitSlice, wantLikeResult};
  table["pad"] = {emitPad, wantLikeResult};
  table["broadcast"] = {emitBroadcast, wantLikeResult};
  table["gather"] = {emitGather, wantPlain};
  table["enlarge"] = {emitEnlarge, wantLikeResult};
  table["merge_gconv"] = {emitMergeGConv, wantPlain};
}

} // namespace taso::conversion
