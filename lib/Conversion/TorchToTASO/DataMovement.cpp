//===- DataMovement.cpp - Operators that move elements --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and dimensions must be constants.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

/// Argument i as a dimension of a tensor of that rank.
static std::optional<int64_t> getDim(TorchCall &call, unsigned i,
                                     int64_t rank) {
  std::optional<int64_t> dim = call.getInt(i);
  if (!dim)
    return std::nullopt;
  std::optional<int64_t> axis = normalizeAxis(*dim, rank);
  if (!axis)
    call.reject("a dimension is out of range");
  return axis;
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

/// A reshape that stands for the call even where it changes nothing.
static Value createReshape(TorchCall &call, Value x, ArrayRef<int64_t> shape) {
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1)
    return call.reject("several dynamic dimensions");
  return call.create<ReshapeOp>(x, call.numbers("shape", shape));
}

/// Resolves the size -1, which is whatever is left.
static Value convertView(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  Attribute sizes = call.getNumArguments() > 1
                        ? getTorchConstant(call.getOperation()->getOperand(1))
                        : Attribute();
  if (!sizes || !isStatic(x)) {
    std::optional<Sizes> declared = call.getDeclaredSizes(1);
    return declared ? createReshape(call, x, *declared) : Value();
  }
  std::optional<Sizes> shape = call.getInts(1);
  if (!shape)
    return {};
  int64_t known = 1, open = 0, count = getProduct(getShape(x));
  for (int64_t size : *shape) {
    if (size < -1 || size > count)
      return call.reject("the shape does not fit");
    open += size == -1;
    known = getProduct({known, size == -1 ? 1 : size});
    if (known > count)
      return call.reject("the shape does not fit");
  }
  if (open > 1 || (open == 1 && (known == 0 || count % known != 0)))
    return call.reject("the shape does not fit");
  for (int64_t &size : *shape)
    if (size == -1)
      size = count / known;
  return createReshape(call, x, *shape);
}

static int64_t getDynamicProduct(ArrayRef<int64_t> sizes) {
  return ShapedType::isDynamicShape(sizes) ? ShapedType::kDynamic
                                           : getProduct(sizes);
}

static Value convertFlatten(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  if (shape.empty())
    return createReshape(call, x, {1});
  auto start = getDim(call, 1, shape.size()),
       end = getDim(call, 2, shape.size());
  if (!start || !end)
    return {};
  if (*start > *end)
    return call.reject("dimensions are out of order");
  Sizes result(shape.take_front(*start));
  result.push_back(getDynamicProduct(shape.slice(*start, *end - *start + 1)));
  llvm::append_range(result, shape.drop_front(*end + 1));
  return createReshape(call, x, result);
}

static Value convertUnflatten(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> sizes = call.getInts(2);
  if (!x || !sizes)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  auto dim = getDim(call, 1, shape.size());
  if (!dim)
    return {};
  int64_t product = 1;
  for (int64_t size : *sizes) {
    if (size < 1 || size > shape[*dim] / product)
      return call.reject("the sizes do not fit");
    product *= size;
  }
  if (product != shape[*dim])
    return call.reject("the sizes do not fit");
  Sizes result(shape.take_front(*dim));
  result.append(*sizes);
  llvm::append_range(result, shape.drop_front(*dim + 1));
  return createReshape(call, x, result);
}

/// Dimensions of another size than 1 stay.
static Value squeeze(TorchCall &call, Value x, ArrayRef<int64_t> dims) {
  ArrayRef<int64_t> shape = getShape(x);
  std::optional<Sizes> axes = normalizeAxes(dims, shape.size());
  if (!axes)
    return call.reject("a dimension is out of range");
  Sizes result;
  for (auto [d, size] : llvm::enumerate(shape)) {
    bool isNamed = llvm::is_contained(*axes, int64_t(d));
    if (isNamed && ShapedType::isDynamic(size))
      return call.reject("a squeezed dimension is not known to be 1");
    if (!isNamed || size != 1)
      result.push_back(size);
  }
  return createReshape(call, x, result);
}

static Value convertSqueeze(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  Sizes all;
  for (int64_t d = 0, rank = getShape(x).size(); d < rank; ++d)
    all.push_back(d);
  return squeeze(call, x, all);
}

static Value convertSqueezeDims(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> dims = call.getInts(1);
  return x && dims ? squeeze(call, x, *dims) : Value();
}

static Value unsqueeze(TorchCall &call, Value x, int64_t axis) {
  Sizes shape(getShape(x));
  shape.insert(shape.begin() + axis, 1);
  return createReshape(call, x, shape);
}

static Value convertUnsqueeze(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  auto axis = getDim(call, 1, getShape(x).size() + 1);
  return axis ? unsqueeze(call, x, *axis) : Value();
}

/// The size -1 keeps that of the operand.
static Value convertExpand(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> sizes = call.getInts(1);
  if (!x || !sizes)
    return {};
  ArrayRef<int64_t> shape = getShape(x);
  if (sizes->size() < shape.size())
    return call.reject("cannot expand to a lower rank");
  size_t added = sizes->size() - shape.size();
  for (auto [d, size] : llvm::enumerate(*sizes)) {
    if (size == -1 && d >= added) {
      size = shape[d - added];
      if (ShapedType::isDynamic(size))
        continue;
    }
    if (d >= added && ShapedType::isDynamic(shape[d - added]))
      return call.reject("dynamic shape");
    bool fits = size >= 1 && (d < added || shape[d - added] == 1 ||
                              shape[d - added] == size);
    if (!fits)
      return call.reject("the sizes do not fit");
  }
  return shape == ArrayRef<int64_t>(*sizes) ? call.identity(x)
                                            : call.broadcastTo(x, *sizes);
}

/// Copies of the whole, one after another in each dimension: a dimension of
/// copies goes before it.
static Value convertRepeat(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> counts = call.getInts(1);
  if (!x || !counts)
    return {};
  if (!isStatic(x))
    return call.reject("dynamic shape");
  ArrayRef<int64_t> shape = getShape(x);
  if (counts->size() < shape.size())
    return call.reject("fewer counts than dimensions");
  size_t added = counts->size() - shape.size();
  Sizes narrow, wide, result;
  for (auto [d, count] : llvm::enumerate(*counts)) {
    if (count < 1)
      return call.reject("no copies");
    int64_t size = d < added ? 1 : shape[d - added];
    narrow.append({1, size});
    wide.append({count, size});
    result.push_back(count * size);
  }
  if (narrow.size() > semantics::kMaxRank)
    return call.reject("rank above 4");
  if (narrow == wide)
    return createReshape(call, x, result);
  return call.reshape(call.broadcastTo(call.reshape(x, narrow), wide), result);
}

//===----------------------------------------------------------------------===//
// Other orders
//===----------------------------------------------------------------------===//

static Sizes getIdentityPerm(int64_t rank) {
  Sizes perm;
  for (int64_t d = 0; d < rank; ++d)
    perm.push_back(d);
  return perm;
}

static Value convertTranspose(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  int64_t rank = getShape(x).size();
  auto first = getDim(call, 1, rank), second = getDim(call, 2, rank);
  if (!first || !second)
    return {};
  Sizes perm = getIdentityPerm(rank);
  std::swap(perm[*first], perm[*second]);
  return call.transpose(x, perm);
}

/// Of tensors of rank 2 or less.
static Value convertT(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  Sizes perm = getIdentityPerm(getShape(x).size());
  if (perm.size() > 2)
    return call.reject("rank above 2");
  std::reverse(perm.begin(), perm.end());
  return call.transpose(x, perm);
}

static Value convertPermute(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> dims = call.getInts(1);
  if (!x || !dims)
    return {};
  Sizes perm;
  for (int64_t dim : *dims)
    perm.push_back(normalizeAxis(dim, getShape(x).size()).value_or(-1));
  return call.transpose(x, perm);
}

//===----------------------------------------------------------------------===//
// Joining and cutting
//===----------------------------------------------------------------------===//

static Value convertCat(TorchCall &call) {
  SmallVector<Value> inputs = call.getInputs(0);
  if (inputs.empty())
    return call.reject("an empty list");
  auto axis = getDim(call, 1, getShape(inputs.front()).size());
  return axis ? call.create<ConcatOp>(inputs, call.number("axis", *axis))
              : Value();
}

static Value convertStack(TorchCall &call) {
  SmallVector<Value> inputs = call.getInputs(0);
  if (inputs.empty())
    return call.reject("an empty list");
  auto axis = getDim(call, 1, getShape(inputs.front()).size() + 1);
  if (!axis)
    return {};
  Value first = inputs.front();
  for (Value &input : inputs) {
    if (input.getType() != first.getType())
      return call.reject("tensors of different shapes");
    input = unsqueeze(call, input, *axis);
  }
  return call.create<ConcatOp>(inputs, call.number("axis", *axis));
}

static Value slice(TorchCall &call, Value x, int64_t axis, int64_t start,
                   int64_t size, int64_t step) {
  return call.create<SliceOp>(
      x, {call.number("axis", axis), call.number("start", start),
          call.number("size", size), call.number("step", step)});
}

/// The dimension of `x` that argument 1 names, which must be static.
static std::optional<int64_t> getSlicedDim(TorchCall &call, Value x) {
  auto axis = getDim(call, 1, getShape(x).size());
  if (axis && ShapedType::isDynamic(getShape(x)[*axis])) {
    call.reject("a sliced dimension is dynamic");
    return std::nullopt;
  }
  return axis;
}

/// Bounds count from the end where they are negative, and are clamped.
static Value convertSlice(TorchCall &call) {
  Value x = call.getInput(0);
  if (!x)
    return {};
  auto axis = getSlicedDim(call, x);
  std::optional<int64_t> step = call.getInt(4);
  if (!axis || !step)
    return {};
  int64_t size = getShape(x)[*axis];
  int64_t bounds[] = {0, size};
  for (unsigned i : {0, 1}) {
    if (call.isNone(2 + i))
      continue;
    std::optional<int64_t> bound = call.getInt(2 + i);
    if (!bound)
      return {};
    bounds[i] =
        std::clamp<int64_t>(*bound < 0 ? *bound + size : *bound, 0, size);
  }
  if (*step <= 0)
    return call.reject("a step that is not positive");
  if (bounds[0] >= bounds[1])
    return call.reject("an empty slice");
  return slice(call, x, *axis, bounds[0],
               (bounds[1] - bounds[0] + *step - 1) / *step, *step);
}

/// One slice without its dimension.
static Value convertSelect(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> given = call.getInt(2);
  if (!x || !given)
    return {};
  auto axis = getSlicedDim(call, x);
  if (!axis)
    return {};
  auto index = normalizeAxis(*given, getShape(x)[*axis]);
  if (!index)
    return call.reject("the index is out of range");
  Sizes shape(getShape(x));
  shape.erase(shape.begin() + *axis);
  return createReshape(call, slice(call, x, *axis, *index, 1, 1), shape);
}

static Value convertNarrow(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> given = call.getInt(2), length = call.getInt(3);
  if (!x || !given || !length)
    return {};
  auto axis = getSlicedDim(call, x);
  if (!axis)
    return {};
  auto start = normalizeAxis(*given, getShape(x)[*axis]);
  if (!start || *length < 1)
    return call.reject("an empty slice, or one out of range");
  return slice(call, x, *axis, *start, *length, 1);
}

static Value split(TorchCall &call, Value x, int64_t axis,
                   ArrayRef<int64_t> sizes) {
  if (sizes.size() != call.getResults().size())
    return call.reject("not one size for each result");
  return call.create<SplitOp>(
      x, {call.number("axis", axis), call.numbers("sizes", sizes)});
}

/// Parts of one size, but for the last.
static Value splitEvenly(TorchCall &call, Value x, int64_t axis, int64_t part) {
  int64_t size = getShape(x)[axis];
  if (ShapedType::isDynamic(size) || size == 0 || part <= 0)
    return call.reject("sizes that are not known, or 0");
  if ((size - 1) / part + 1 != int64_t(call.getResults().size()))
    return call.reject("not one size for each result");
  Sizes sizes;
  for (int64_t start = 0; start < size; start += part)
    sizes.push_back(std::min(part, size - start));
  return split(call, x, axis, sizes);
}

static Value convertSplit(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> part = call.getInt(1);
  if (!x || !part)
    return {};
  auto axis = getDim(call, 2, getShape(x).size());
  return axis ? splitEvenly(call, x, *axis, *part) : Value();
}

static Value convertChunk(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<int64_t> count = call.getInt(1);
  if (!x || !count)
    return {};
  auto axis = getDim(call, 2, getShape(x).size());
  if (!axis)
    return {};
  int64_t size = getShape(x)[*axis];
  if (ShapedType::isDynamic(size) || *count <= 0)
    return call.reject("sizes that are not known, or 0");
  return splitEvenly(call, x, *axis, (size + *count - 1) / *count);
}

static Value convertSplitSizes(TorchCall &call) {
  Value x = call.getInput(0);
  std::optional<Sizes> sizes = call.getInts(1);
  if (!x || !sizes)
    return {};
  auto axis = getDim(call, 2, getShape(x).size());
  return axis ? split(call, x, *axis, *sizes) : Value();
}

//===----------------------------------------------------------------------===//
// Padding and indices
//===----------------------------------------------------------------------===//

/// Pads are [low, high] of the last dimension, then of the one before it.
static Value pad(TorchCall &call, double value) {
  Value x = call.getInput(0);
  std::optional<Sizes> pads = call.getInts(1);
  if (!x || !pads)
    return {};
  size_t rank = getShape(x).size();
  if (pads->size() % 2 != 0 || pads->size() > 2 * rank)
    return call.reject("pads of the wrong length");
  Sizes low(rank, 0), high(rank, 0);
  for (size_t i = 0; i < pads->size() / 2; ++i) {
    low[rank - 1 - i] = (*pads)[2 * i];
    high[rank - 1 - i] = (*pads)[2 * i + 1];
  }
  return call.create<PadOp>(x, {call.numbers("low", low),
                                call.numbers("high", high),
                                call.real("value", value)});
}

static Value convertConstantPad(TorchCall &call) {
  std::optional<double> value = call.getNumber(2);
  return value ? pad(call, *value) : Value();
}

static Value convertPad(TorchCall &call) {
  std::optional<StringRef> mode = call.getText(2);
  if (!mode)
    return {};
  if (*mode != "constant")
    return call.reject("mode is '" + *mode + "'");
  if (call.isNone(3))
    return pad(call, 0);
  std::optional<double> value = call.getNumber(3);
  return value ? pad(call, *value) : Value();
}

static Value convertEmbedding(TorchCall &call) {
  Value table = call.getInput(0);
  Value indices = table ? call.getIndices(1) : Value();
  return call.create<GatherOp>({table, indices}, call.number("axis", 0));
}

static Value convertIndexSelect(TorchCall &call) {
  Value x = call.getInput(0);
  Value indices = x ? call.getIndices(2) : Value();
  if (!indices)
    return {};
  auto axis = getDim(call, 1, getShape(x).size());
  if (!axis)
    return {};
  if (getShape(indices).size() != 1)
    return call.reject("indices that are no vector");
  return call.create<GatherOp>({x, indices}, call.number("axis", *axis));
}

void addTorchDataMovement(TorchTable &table) {
  table["aten._unsafe_view"] = convertView;
  table["aten.broadcast_to"] = convertExpand;
  table["aten.cat"] = convertCat;
  table["aten.chunk"] = convertChunk;
  table["aten.constant_pad_nd"] = convertConstantPad;
  table["aten.embedding"] = convertEmbedding;
  table["aten.expand"] = convertExpand;
  table["aten.flatten.using_ints"] = convertFlatten;
  table["aten.index_select"] = convertIndexSelect;
  table["aten.narrow"] = convertNarrow;
  table["aten.numpy_T"] = convertT;
  table["aten.pad"] = convertPad;
  table["aten.permute"] = convertPermute;
  table["aten.repeat"] = convertRepeat;
  table["aten.reshape"] = convertView;
  table["aten.select.int"] = convertSelect;
  table["aten.slice.Tensor"] = convertSlice;
  table["aten.split.Tensor"] = convertSplit;
  table["aten.split_with_sizes"] = convertSplitSizes;
  table["aten.squeeze"] = convertSqueeze;
  table["aten.squeeze.dim"] = convertSqueezeDims;
  table["aten.squeeze.dims"] = convertSqueezeDims;
  table["aten.stack"] = convertStack;
  table["aten.t"] = convertT;
  table["aten.transpose.int"] = convertTranspose;
  table["aten.unflatten.int"] = convertUnflatten;
  table["aten.unsqueeze"] = convertUnsqueeze;
  table["aten.view"] = convertView;
}

} // namespace taso::conversion
