//===- TensorOperations.cpp - Operations of the tensor dialect ------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pads, slices and concatenations of a transpose become transposes of pads,
// slices and concatenations, so that images keep the order that taso has.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

static Keys getPlainKeys(size_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

/// The dimensions of what stands behind a transpose, by those of its result.
static Keys invert(const Keys &perm) {
  Keys inverse(perm.size());
  for (auto [d, entry] : llvm::enumerate(perm))
    inverse[entry] = d;
  return inverse;
}

/// One number for each dimension, in the order of what stands behind.
static Sizes permute(ArrayRef<int64_t> numbers, const Keys &perm) {
  Sizes permuted(numbers.size());
  for (auto [d, entry] : llvm::enumerate(perm))
    permuted[entry] = numbers[d];
  return permuted;
}

/// The result in the order of the operation, from that of what stands behind.
static Value arrangeBack(LinalgNode &node, Value value, const Keys &perm) {
  return node.arrangeTo(value, invert(perm), getPlainKeys(perm.size()));
}

//===----------------------------------------------------------------------===//
// Shapes and pads
//===----------------------------------------------------------------------===//

static Value convertReshape(LinalgNode &node) {
  Operation *op = node.getOperation();
  Value x = node.getInput(op->getOperand(0));
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!x || !type.hasStaticShape())
    return node.reject("dynamic shape");
  return node.reshapeTo(x, type.getShape());
}

static Value convertPad(LinalgNode &node) {
  auto pad = cast<tensor::PadOp>(node.getOperation());
  Value x = node.getInput(pad.getSource());
  Value element = pad.getConstantPaddingValue();
  std::optional<double> value =
      element ? node.getNumber(element) : std::nullopt;
  if (!value)
    return node.reject("a border that is not one known number");
  if (!pad.getLow().empty() || !pad.getHigh().empty())
    return node.reject("a border of computed size");
  if (!x)
    return {};
  auto isNegative = [](int64_t size) { return size < 0; };
  if (llvm::any_of(pad.getStaticLow(), isNegative) ||
      llvm::any_of(pad.getStaticHigh(), isNegative))
    return node.reject("a border of negative size");
  Keys perm;
  Value from = LinalgNode::lookThrough(x, perm);
  Value padded = node.create<PadOp>(
      from, {node.numbers("low", permute(pad.getStaticLow(), perm)),
             node.numbers("high", permute(pad.getStaticHigh(), perm)),
             node.real("value", *value)});
  return arrangeBack(node, padded, perm);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
/// A static part of a tensor.
struct Part {
  ArrayRef<int64_t> starts, sizes, steps;
};
} // namespace

template <class OpTy> static std::optional<Part> getPart(OpTy op) {
  if (!op.getOffsets().empty() || !op.getSizes().empty() ||
      !op.getStrides().empty())
    return std::nullopt;
  if (llvm::any_of(op.getStaticStrides(),
                   [](int64_t step) { return step <= 0; }))
    return std::nullopt;
  return Part{op.getStaticOffsets(), op.getStaticSizes(),
              op.getStaticStrides()};
}

/// One slice for each dimension that is cut.
static Value slice(LinalgNode &node, Value x, const Part &part) {
  for (size_t d = 0; x && d < part.sizes.size(); ++d)
    if (getShape(x)[d] != part.sizes[d])
      x = node.create<SliceOp>(x, {node.number("axis", d),
                                   node.number("start", part.starts[d]),
                                   node.number("size", part.sizes[d]),
                                   node.number("step", part.steps[d])});
  return x;
}

static Value convertExtractSlice(LinalgNode &node) {
  auto extract = cast<tensor::ExtractSliceOp>(node.getOperation());
  std::optional<Part> part = getPart(extract);
  if (!part)
    return node.reject("computed or negative bounds");
  Value x = node.getInput(extract.getSource());
  if (!x || !isStatic(x))
    return node.reject("dynamic shape");
  Keys perm;
  Value from = LinalgNode::lookThrough(x, perm);
  Sizes starts = permute(part->starts, perm);
  Sizes sizes = permute(part->sizes, perm);
  Sizes steps = permute(part->steps, perm);
  Value cut = slice(node, from, {starts, sizes, steps});
  return node.reshapeTo(arrangeBack(node, cut, perm),
                        extract.getType().getShape());
}

//===----------------------------------------------------------------------===//
// Concatenations
//===----------------------------------------------------------------------===//

static Value concat(LinalgNode &node, ArrayRef<Value> parts, int64_t axis) {
  if (llvm::is_contained(parts, Value()))
    return {};
  Keys perm;
  SmallVector<Value> inner = {LinalgNode::lookThrough(parts.front(), perm)};
  for (Value part : parts.drop_front()) {
    Keys other;
    inner.push_back(LinalgNode::lookThrough(part, other));
    if (other != perm)
      return node.create<ConcatOp>(parts, node.number("axis", axis));
  }
  Value joined = node.create<ConcatOp>(inner, node.number("axis", perm[axis]));
  return arrangeBack(node, joined, perm);
}

static Value convertConcat(LinalgNode &node) {
  auto op = cast<tensor::ConcatOp>(node.getOperation());
  SmallVector<Value> parts;
  for (Value input : op.getInputs())
    parts.push_back(node.getInput(input));
  return concat(node, parts, op.getDim());
}

/// A part of a tensor that is written over: what stands before and behind
/// stays. Null if the part is cut in more than one dimension.
static Value insertInto(LinalgNode &node, Value target, Value x,
                        const Part &part) {
  Sizes shape(getShape(target));
  std::optional<int64_t> axis;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (part.steps[d] != 1)
      return node.reject("steps");
    if (part.sizes[d] == shape[d])
      continue;
    if (axis)
      return node.reject("a part that is cut in several dimensions");
    axis = d;
  }
  if (!axis)
    return node.identity(x);
  int64_t start = part.starts[*axis], end = start + part.sizes[*axis];
  SmallVector<Value> parts;
  auto keep = [&](int64_t from, int64_t to) {
    if (from == to)
      return;
    Sizes starts(shape.size(), 0), sizes(shape), steps(shape.size(), 1);
    starts[*axis] = from;
    sizes[*axis] = to - from;
    parts.push_back(slice(node, target, {starts, sizes, steps}));
  };
  keep(0, start);
  parts.push_back(x);
  keep(end, shape[*axis]);
  return concat(node, parts, *axis);
}

/// The inserts that fill a tensor without contents from the front to the end
/// along one dimension, or none.
static SmallVector<tensor::InsertSliceOp>
collectInserts(tensor::InsertSliceOp last, int64_t &axis) {
  SmallVector<tensor::InsertSliceOp> chain;
  Value destination = last.getResult();
  while (auto insert = destination.getDefiningOp<tensor::InsertSliceOp>()) {
    if (!getPart(insert) || (insert != last && !insert->hasOneUse()))
      return {};
    chain.push_back(insert);
    destination = insert.getDest();
  }
  if (!destination.getDefiningOp<tensor::EmptyOp>())
    return {};
  ArrayRef<int64_t> shape = last.getType().getShape();
  for (axis = 0; axis < int64_t(shape.size()); ++axis) {
    llvm::sort(chain, [&](auto lhs, auto rhs) {
      return lhs.getStaticOffsets()[axis] < rhs.getStaticOffsets()[axis];
    });
    int64_t next = 0;
    bool fits = true;
    for (tensor::InsertSliceOp insert : chain) {
      Part part = *getPart(insert);
      for (size_t d = 0; d < shape.size(); ++d)
        fits &= part.steps[d] == 1 &&
                (int64_t(d) == axis ? part.starts[d] == next
                                    : part.sizes[d] == shape[d]);
      next += part.sizes[axis];
    }
    if (fits && next == shape[axis])
      return chain;
  }
  return {};
}

static Value getInserted(LinalgNode &node, tensor::InsertSliceOp insert) {
  Value x = node.getInput(insert.getSource());
  return x ? node.reshapeTo(x, insert.getStaticSizes()) : Value();
}

/// What an insert gives; those that only it reads are part of it.
static Value getInsertion(LinalgNode &node, tensor::InsertSliceOp insert) {
  std::optional<Part> part = getPart(insert);
  if (!part || !insert.getType().hasStaticShape())
    return node.reject("computed or negative bounds, or a dynamic shape");
  int64_t axis = 0;
  SmallVector<Value> parts;
  for (tensor::InsertSliceOp piece : collectInserts(insert, axis))
    parts.push_back(getInserted(node, piece));
  if (!parts.empty())
    return concat(node, parts, axis);
  auto before = insert.getDest().getDefiningOp<tensor::InsertSliceOp>();
  Value target = before && before->hasOneUse()
                     ? getInsertion(node, before)
                     : node.getInput(insert.getDest());
  Value x = target ? getInserted(node, insert) : Value();
  return x ? insertInto(node, target, x, *part) : Value();
}

static Value convertInsertSlice(LinalgNode &node) {
  return getInsertion(node, cast<tensor::InsertSliceOp>(node.getOperation()));
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

static Value convertSoftmax(LinalgNode &node) {
  auto softmax = cast<linalg::SoftmaxOp>(node.getOperation());
  return node.create<SoftmaxOp>(node.getInput(softmax.getInput()),
                                node.number("axis", softmax.getDimension()));
}

ConvertTensorFunction lookupTensorOperation(StringRef name) {
  static const llvm::StringMap<ConvertTensorFunction> table = {
      {"linalg.softmax", convertSoftmax},
      {"tensor.collapse_shape", convertReshape},
      {"tensor.concat", convertConcat},
      {"tensor.expand_shape", convertReshape},
      {"tensor.extract_slice", convertExtractSlice},
      {"tensor.insert_slice", convertInsertSlice},
      {"tensor.pad", convertPad},
      {"tensor.reshape", convertReshape}};
  return table.lookup(name);
}

} // namespace taso::conversion
