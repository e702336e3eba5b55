//===- Contractions.cpp - Products, convolutions and pools ----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops are classified by the operands that they run over: a batch is in all, a
// row in the left operand and the result, a column in the right one and the
// result, an inner loop in both operands. A convolution has, besides, pairs of
// a position of the window and a place in it.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

static Keys join(std::initializer_list<Keys> parts) {
  Keys all;
  for (const Keys &part : parts)
    llvm::append_range(all, part);
  return all;
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

namespace {
struct Contraction {
  Keys batch, rows, columns, inner;
};
} // namespace

/// Null if a loop runs over one operand only.
static std::optional<Contraction> classify(linalg::LinalgOp op, const Keys &lhs,
                                           const Keys &rhs,
                                           const Keys &target) {
  Contraction loops;
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    bool isLeft = llvm::is_contained(lhs, loop);
    bool isRight = llvm::is_contained(rhs, loop);
    bool isKept = llvm::is_contained(target, loop);
    if (isLeft && isRight)
      (isKept ? loops.batch : loops.inner).push_back(loop);
    else if (isLeft && isKept)
      loops.rows.push_back(loop);
    else if (isRight && isKept)
      loops.columns.push_back(loop);
    else
      return std::nullopt;
  }
  return loops;
}

/// One dimension for each key.
static SmallVector<Keys> getSingles(const Keys &keys) {
  return llvm::map_to_vector(keys, [](int64_t key) { return Keys{key}; });
}

/// Dimensions that were joined in row-major order are separate again; `groups`
/// has the keys of each, `ranges` the sizes of all loops. Sets `keys` to those
/// of the result.
static Value separate(LinalgNode &node, Value value, ArrayRef<Keys> groups,
                      ArrayRef<int64_t> ranges, Keys &keys) {
  Sizes shape;
  for (auto [d, group] : llvm::enumerate(groups)) {
    Keys parts;
    for (int64_t key : group)
      if (ranges[key] != 1)
        parts.push_back(key);
    if (parts.size() <= 1) {
      keys.push_back(parts.empty() ? kUnit : parts.front());
      shape.push_back(value ? getShape(value)[d] : 1);
      continue;
    }
    for (int64_t key : parts) {
      keys.push_back(key);
      shape.push_back(ranges[key]);
    }
  }
  return node.reshapeTo(value, shape);
}

Value convertContraction(LinalgNode &node, linalg::LinalgOp op, unsigned lhs,
                         unsigned rhs, unsigned result) {
  std::optional<Keys> left = getKeys(op, lhs), right = getKeys(op, rhs);
  std::optional<Keys> target =
      getKeys(op, op.getDpsInitOperand(result)->getOperandNumber());
  if (!left || !right || !target)
    return {};
  // What gives the first dimension of the result is on the left.
  auto getFirstOwn = [&](const Keys &keys) {
    return llvm::find_if(*target, [&](int64_t key) {
      const Keys &other = &keys == &*left ? *right : *left;
      return llvm::is_contained(keys, key) && !llvm::is_contained(other, key);
    });
  };
  if (getFirstOwn(*right) < getFirstOwn(*left)) {
    std::swap(left, right);
    std::swap(lhs, rhs);
  }
  std::optional<Contraction> loops = classify(op, *left, *right, *target);
  if (!loops || loops->inner.empty())
    return {};
  // A matrix on the right serves all rows of the left operand as they are.
  SmallVector<Keys> leading = getSingles(loops->batch);
  SmallVector<Keys> leftGroups = leading, rightGroups = leading;
  if (loops->batch.empty() && loops->rows.size() > 1)
    leftGroups = getSingles(loops->rows);
  else
    leftGroups.push_back(loops->rows);
  SmallVector<Keys> groups = leftGroups;
  groups.push_back(loops->columns);
  leftGroups.push_back(loops->inner);
  rightGroups.push_back(loops->inner);
  rightGroups.push_back(loops->columns);
  Value x = node.arrange(node.getInput(op->getOperand(lhs)), *left, leftGroups);
  Value y =
      node.arrange(node.getInput(op->getOperand(rhs)), *right, rightGroups);
  Keys keys;
  Value product =
      separate(node, node.matmul(x, y), groups, op.getStaticLoopRanges(), keys);
  return node.arrangeTo(product, keys, *target);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

namespace {
/// A dimension that is read at position * stride + place * dilation. Without a
/// loop over places the window has one.
struct Axis {
  int64_t position, place = kUnit, stride = 1, dilation = 1;
};

/// What slides over an image.
struct Windows {
  Keys keys; ///< of the image; of a dimension with an axis the position
  SmallVector<Axis> axes;
};
} // namespace

/// The terms of a sum of multiples of dimensions.
static bool collectTerms(AffineExpr expr,
                         SmallVectorImpl<std::pair<int64_t, int64_t>> &terms) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    terms.push_back({dim.getPosition(), 1});
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return collectTerms(binary.getLHS(), terms) &&
           collectTerms(binary.getRHS(), terms);
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() != AffineExprKind::Mul || !dim || !factor ||
      factor.getValue() <= 0)
    return false;
  terms.push_back({dim.getPosition(), factor.getValue()});
  return true;
}

static std::optional<Axis> getAxis(linalg::LinalgOp op, AffineExpr expr) {
  SmallVector<std::pair<int64_t, int64_t>> terms;
  if (!collectTerms(expr, terms) || terms.size() > 2)
    return std::nullopt;
  auto isPlace = [&](int64_t loop) {
    return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
  };
  if (isPlace(terms.front().first))
    std::swap(terms.front(), terms.back());
  Axis axis{terms[0].first, kUnit, terms[0].second, 1};
  if (isPlace(axis.position))
    return std::nullopt;
  if (terms.size() == 2) {
    if (!isPlace(terms[1].first))
      return std::nullopt;
    axis.place = terms[1].first;
    axis.dilation = terms[1].second;
  }
  return axis;
}

static std::optional<Windows> getWindows(linalg::LinalgOp op, unsigned i) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(i));
  auto type = dyn_cast<RankedTensorType>(op->getOperand(i).getType());
  if (!type)
    return std::nullopt;
  Windows windows;
  for (auto [d, expr] : llvm::enumerate(map.getResults())) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      windows.keys.push_back(dim.getPosition());
      continue;
    }
    if (auto zero = dyn_cast<AffineConstantExpr>(expr)) {
      if (zero.getValue() != 0 || type.getDimSize(d) != 1)
        return std::nullopt;
      windows.keys.push_back(kUnit);
      continue;
    }
    std::optional<Axis> axis = getAxis(op, expr);
    if (!axis)
      return std::nullopt;
    windows.keys.push_back(axis->position);
    windows.axes.push_back(*axis);
  }
  return windows;
}

bool hasWindows(linalg::LinalgOp op, unsigned i) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(i));
  return llvm::any_of(map.getResults(), [](AffineExpr expr) {
    return isa<AffineBinaryOpExpr>(expr);
  });
}

namespace {
/// Converts one convolution or pool.
class WindowConverter {
public:
  WindowConverter(LinalgNode &node, linalg::LinalgOp op, Windows windows,
                  unsigned image, unsigned result)
      : node(node), op(op), windows(std::move(windows)), image(image),
        result(result), ranges(op.getStaticLoopRanges()) {
    target = getKeys(op, op.getDpsInitOperand(result)->getOperandNumber());
    input = node.getInput(op->getOperand(image));
    // Images of one row.
    while (this->windows.axes.size() < 2)
      this->windows.axes.insert(this->windows.axes.begin(), Axis{kUnit});
    for (const Axis &axis : this->windows.axes) {
      strides.push_back(axis.stride);
      dilations.push_back(axis.dilation);
      kernel.push_back(axis.place == kUnit ? 1 : ranges[axis.place]);
      extents.push_back((kernel.back() - 1) * axis.dilation + 1);
      positions.push_back(axis.position);
    }
  }

  Value convolve(unsigned weight);
  Value pool(StringRef reduction);

private:
  LinalgNode &node;
  linalg::LinalgOp op;
  Windows windows;
  unsigned image, result;
  SmallVector<int64_t> ranges;
  std::optional<Keys> target;
  Sizes strides, dilations, kernel, extents;
  Value input;
  Sizes pads = {0, 0, 0, 0};
  Keys positions;

  bool isPosition(int64_t key) const {
    return llvm::is_contained(positions, key);
  }
  bool isStaticHere() const {
    return target && windows.axes.size() == 2 &&
           isStatic(op->getOperand(image)) && isStatic(op->getResult(result));
  }
  Value getInit() { return op.getDpsInitOperand(result)->get(); }

  /// Takes the padding of rows and columns off the image, if its value suits
  /// and it is smaller than the window.
  void takePadding(llvm::function_ref<bool(double)> suits,
                   ArrayRef<int64_t> extents);

  /// [N, C, H, W] without the padding that was taken off.
  Value getImage(const Keys &batch, const Keys &channels) {
    return node.arrange(input, windows.keys,
                        {batch, channels, {positions[0]}, {positions[1]}});
  }

  /// As many rows and columns as the loops have.
  Value trim(Value value) {
    for (unsigned d : {0, 1}) {
      int64_t size = positions[d] == kUnit ? 1 : ranges[positions[d]];
      if (value && getShape(value)[2 + d] > size)
        value = node.create<SliceOp>(
            value, {node.number("axis", 2 + d), node.number("start", 0),
                    node.number("size", size), node.number("step", 1)});
    }
    return value;
  }

  /// The result of the operation from [N, C, OH, OW].
  Value finish(Value value, const Keys &batch, const Keys &channels) {
    auto group = [](int64_t key) { return key == kUnit ? Keys() : Keys{key}; };
    Keys keys;
    Value parts =
        separate(node, trim(value),
                 {batch, channels, group(positions[0]), group(positions[1])},
                 ranges, keys);
    return node.arrangeTo(parts, keys, *target);
  }

  Value getBias(const Keys &channels);
};
} // namespace

void WindowConverter::takePadding(llvm::function_ref<bool(double)> suits,
                                  ArrayRef<int64_t> extents) {
  if (!input)
    return;
  Keys perm, keys(windows.keys.size());
  Value from = LinalgNode::lookThrough(input, perm);
  for (auto [d, entry] : llvm::enumerate(perm))
    keys[entry] = windows.keys[d];
  auto pad = from.getDefiningOp<PadOp>();
  if (!pad || !suits(pad.getValue().convertToDouble()))
    return;
  Sizes found = pads;
  for (auto [key, low, high] :
       llvm::zip_equal(keys, pad.getLow(), pad.getHigh())) {
    if (low == 0 && high == 0)
      continue;
    if (key == kUnit || !isPosition(key))
      return;
    unsigned d = key == positions[0] ? 0 : 1;
    if (low >= extents[d] || high >= extents[d])
      return;
    found[d] = low;
    found[2 + d] = high;
  }
  input = pad.getInput();
  windows.keys = keys;
  pads = found;
}

/// The vector that the convolution starts from, where it starts from one that
/// is the same at all positions; else null.
Value WindowConverter::getBias(const Keys &channels) {
  Keys perm;
  Value init = LinalgNode::lookThrough(getInit(), perm);
  auto broadcast = init.getDefiningOp<BroadcastOp>();
  if (!broadcast || llvm::is_contained(*target, kUnit))
    return {};
  Value narrow = broadcast.getInput();
  Keys keys(perm.size());
  for (auto [d, entry] : llvm::enumerate(perm))
    keys[entry] = (*target)[d];
  int64_t total = 1;
  for (int64_t key : channels)
    total = getProduct({total, ranges[key]});
  for (auto [d, key] : llvm::enumerate(keys)) {
    if (getShape(narrow)[d] == 1)
      keys[d] = kUnit;
    else if (!llvm::is_contained(channels, key))
      return {};
  }
  if (getProduct(getShape(narrow)) != total)
    return {};
  return node.arrange(narrow, keys, ArrayRef<Keys>(channels));
}

Value WindowConverter::convolve(unsigned weight) {
  std::optional<Keys> keys = getKeys(op, weight);
  if (!keys || !isStaticHere() || !isStatic(op->getOperand(weight)))
    return node.reject("windows that are no convolution of static shape");
  Keys batch, groups, outputs, inputs, places;
  for (const Axis &axis : windows.axes)
    if (axis.place != kUnit)
      places.push_back(axis.place);
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    bool isLeft = llvm::is_contained(windows.keys, loop);
    bool isRight = llvm::is_contained(*keys, loop);
    bool isKept = llvm::is_contained(*target, loop);
    if (llvm::is_contained(places, loop) ? isRight && !isLeft && !isKept
                                         : isPosition(loop) && !isRight)
      continue;
    if (isPosition(loop) || llvm::is_contained(places, loop))
      return node.reject("windows whose loops are no convolution");
    if (isLeft && isRight)
      (isKept ? groups : inputs).push_back(loop);
    else if (isLeft && isKept)
      batch.push_back(loop);
    else if (isRight && isKept)
      outputs.push_back(loop);
    else
      return node.reject("windows whose loops are no convolution");
  }
  takePadding([](double value) { return value == 0; }, extents);
  Value x = getImage(batch, join({groups, inputs}));
  Value w = node.arrange(node.getInput(op->getOperand(weight)), *keys,
                         {join({groups, outputs}),
                          inputs,
                          {windows.axes[0].place},
                          {windows.axes[1].place}});
  if (!x || !w)
    return {};
  Keys channels = join({groups, outputs});
  Value bias = node.getUniform(getInit()) == 0.0 ? Value() : getBias(channels);
  SmallVector<Value> operands = {x, w};
  if (bias)
    operands.push_back(bias);
  int64_t count = 1;
  for (int64_t loop : groups)
    count = getProduct({count, ranges[loop]});
  Value convolved = node.create<Conv2DOp>(
      operands,
      {node.numbers("strides", strides), node.numbers("pads", pads),
       node.numbers("dilations", dilations), node.number("groups", count),
       node.activation(Activation::None)});
  Value value = finish(convolved, batch, channels);
  return bias ? value
              : addInitial(node, value, getInit(),
                           arith::AddFOp::getOperationName());
}

Value WindowConverter::pool(StringRef reduction) {
  if (!isStaticHere())
    return node.reject("windows that are no pool of static shape");
  bool isMax = reduction == arith::MaximumFOp::getOperationName();
  Keys others;
  for (int64_t loop = 0; loop < int64_t(op.getNumLoops()); ++loop) {
    bool isKept = llvm::is_contained(*target, loop);
    bool isLeft = llvm::is_contained(windows.keys, loop);
    bool isPlace = llvm::any_of(
        windows.axes, [&](const Axis &axis) { return axis.place == loop; });
    if (isPlace ? isKept || isLeft : !isKept || !isLeft)
      return node.reject("windows whose loops are no pool");
    if (!isPlace && !isPosition(loop))
      others.push_back(loop);
  }
  Keys batch(ArrayRef(others).take_front(others.size() > 1 ? 1 : 0));
  Keys channels(ArrayRef(others).drop_front(batch.size()));
  if (!input)
    return {};
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getElementTypeOrSelf(input.getType()))
          .getFloatSemantics();
  double lowest =
      APFloat::getLargest(semantics, /*Negative=*/true).convertToDouble();
  takePadding(
      [&](double value) { return isMax ? value <= lowest : value == 0; },
      kernel);
  Value x = getImage(batch, channels);
  Value pooled;
  if (isMax) {
    pooled = node.create<Pool2DMaxOp>(
        x, {node.numbers("kernel", kernel), node.numbers("strides", strides),
            node.numbers("pads", pads), node.numbers("dilations", dilations)});
  } else {
    if (llvm::any_of(dilations, [](int64_t d) { return d != 1; }))
      return node.reject("a sum over dilated windows");
    Value mean = node.create<Pool2DAvgOp>(
        x, {node.numbers("kernel", kernel), node.numbers("strides", strides),
            node.numbers("pads", pads), node.number("count_include_pad", 1)});
    pooled = mean ? node.scale(mean, double(kernel[0] * kernel[1])) : Value();
  }
  return addInitial(node, finish(pooled, batch, channels), getInit(),
                    reduction);
}

Value convertWindows(LinalgNode &node, linalg::LinalgOp op, unsigned lhs,
                     std::optional<unsigned> rhs, StringRef reduction,
                     unsigned result) {
  std::optional<Windows> windows = getWindows(op, lhs);
  if (!windows || windows->axes.size() > 2)
    return node.reject("an indexing map that is no permutation");
  WindowConverter converter(node, op, *windows, lhs, result);
  return rhs ? converter.convolve(*rhs) : converter.pool(reduction);
}

} // namespace taso::conversion
