//===- Proposals.cpp - Random operands and attributes ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Proposals.h"

#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace taso {

using Shape = SmallVector<int64_t>;

Attribute PartialOp::getAttribute(StringRef wanted) const {
  for (const auto &[name, value] : attributes)
    if (name == wanted)
      return value;
  return {};
}

std::optional<Shape> PartialOp::getNumbers(StringRef wanted) const {
  Attribute value = getAttribute(wanted);
  if (auto list = dyn_cast_or_null<DenseI64ArrayAttr>(value))
    return Shape(list.asArrayRef());
  if (auto number = dyn_cast_or_null<IntegerAttr>(value))
    return Shape{number.getInt()};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static Shape randomShape(unsigned rank, Random &random) {
  Shape shape;
  for (unsigned i = 0; i < rank; ++i)
    shape.push_back(random.size());
  return shape;
}

/// Half of the proposals are variations of shapes that are there already, as
/// operands of one law mostly are related.
static Shape varyShape(ArrayRef<RankedTensorType> seen, unsigned minRank,
                       unsigned maxRank, Random &random) {
  SmallVector<RankedTensorType> fitting;
  for (RankedTensorType type : seen)
    if (type.getRank() >= minRank && type.getRank() <= maxRank)
      fitting.push_back(type);
  if (fitting.empty() || random.chance(15))
    return randomShape(random.range(minRank, maxRank), random);
  Shape shape(random.pick<RankedTensorType>(fitting).getShape());
  for (int64_t &size : shape)
    if (random.chance(15))
      size = random.chance(50) ? 1 : random.size();
  return shape;
}

/// Rows or columns of an image. A window with gaps may find no element in a low
/// image between its paddings, which the laws about pools must survive.
static int64_t imageSide(const PartialOp &op, Random &random) {
  Shape dilations = op.getNumbers("dilations").value_or(Shape());
  bool hasGaps = llvm::any_of(dilations, [](int64_t d) { return d > 1; });
  return random.chance(hasGaps ? 70 : 90) ? random.range(3, 6)
                                          : random.range(1, 2);
}

static Shape imageShape(const PartialOp &op, ArrayRef<RankedTensorType> seen,
                        Random &random) {
  for (RankedTensorType type : seen)
    if (type.getRank() == 4 && random.chance(60)) {
      Shape shape(type.getShape());
      if (random.chance(50))
        shape[random.range(0, 1)] = random.size();
      return shape;
    }
  return {random.range(1, 2), random.pick<int64_t>({1, 2, 3, 4, 6}),
          imageSide(op, random), imageSide(op, random)};
}

static Shape kernelShape(const PartialOp &op, ArrayRef<RankedTensorType> seen,
                         Random &random) {
  int64_t groups = op.getNumbers("groups").value_or(Shape{1})[0];
  int64_t channels = op.operands[0] && op.operands[0].getRank() == 4
                         ? op.operands[0].getDimSize(1)
                         : random.range(1, 4);
  groups = std::clamp<int64_t>(groups, 1, 64);
  Shape shape = {groups * random.range(1, 3), channels / groups,
                 random.range(1, 3), random.range(1, 3)};
  if (random.chance(40))
    shape[2] = shape[3] = random.pick<int64_t>({1, 3});
  for (RankedTensorType type : seen)
    if (type.getRank() == 4 && random.chance(40)) {
      shape[2] = type.getDimSize(2);
      shape[3] = type.getDimSize(3);
      if (random.chance(50))
        shape[0] = type.getDimSize(0);
    }
  return shape;
}

static Shape rightMatrix(const PartialOp &op, Random &random) {
  RankedTensorType left = op.operands[0];
  if (!left || left.getRank() < 2)
    return randomShape(random.range(2, 4), random);
  Shape shape = {left.getShape().back(), random.size()};
  if (random.chance(40))
    shape.insert(shape.begin(), left.getShape().begin(),
                 left.getShape().end() - 2);
  return shape;
}

static Shape leftMatrix(const PartialOp &op, Random &random) {
  RankedTensorType right = op.operands[1];
  Shape shape = randomShape(random.range(2, 4), random);
  if (!right || right.getRank() < 2)
    return shape;
  if (right.getRank() > 2)
    shape.assign(right.getShape().begin(), right.getShape().end());
  shape[shape.size() - 2] = random.size();
  shape.back() = right.getDimSize(right.getRank() - 2);
  return shape;
}

static Shape proposeShape(const PartialOp &op, unsigned index,
                          ArrayRef<RankedTensorType> seen, Random &random) {
  RankedTensorType first = op.operands[0];
  if (op.name == "conv2d" && index == 1)
    return kernelShape(op, seen, random);
  if (op.name == "conv2d" && index == 2)
    return {op.operands[1] && op.operands[1].getRank() > 0
                ? op.operands[1].getDimSize(0)
                : 1};
  if (op.name == "conv2d" || op.name.starts_with("pool2d"))
    return imageShape(op, seen, random);
  if (op.name == "matmul" && !(random.chance(30) && !seen.empty()))
    return index == 0 ? leftMatrix(op, random) : rightMatrix(op, random);
  if (op.name == "matmul")
    return varyShape(seen, 2, 4, random);
  if (op.name == "smul" && index == 1)
    return {};
  if (op.name == "batch_norm" && index == 0)
    return varyShape(seen, 2, 4, random);
  if (op.name == "batch_norm")
    return {first && first.getRank() > 1 ? first.getDimSize(1) : 1};
  if (op.name == "layer_norm" && index > 0 && first) {
    int64_t axis = op.getNumbers("axis").value_or(Shape{1})[0];
    return Shape(first.getShape().drop_front(
        std::clamp<int64_t>(axis, 0, first.getRank())));
  }
  if (op.name == "broadcast") {
    // Heads in batches that share keys have five dimensions.
    bool isLong = random.chance(10);
    Shape shape = varyShape(seen, isLong ? 5 : 1, isLong ? 5 : 4, random);
    bool isAlongOne = random.chance(30);
    unsigned one = random.range(0, shape.size() - 1);
    for (auto [axis, size] : llvm::enumerate(shape))
      if (isAlongOne ? axis == one : random.chance(60))
        size = 1;
    return shape;
  }
  if (op.name == "enlarge" || op.name == "merge_gconv") {
    Shape shape = varyShape(seen, 4, 4, random);
    shape[0] = random.pick<int64_t>({1, 2, 4, 6});
    shape[2] = random.range(1, 2);
    shape[3] = random.range(1, 2);
    return shape;
  }
  bool binary = llvm::StringSwitch<bool>(op.name)
                    .Cases({"add", "sub", "mul", "div", "max", "min"}, true)
                    .Default(false);
  if (binary && op.operands[1 - index])
    return Shape(op.operands[1 - index].getShape());
  if (op.name == "concat") {
    for (RankedTensorType other : op.operands)
      if (other && other.getRank() > 0) {
        Shape shape(other.getShape());
        int64_t axis = op.getNumbers("axis").value_or(
            Shape{random.range(0, other.getRank() - 1)})[0];
        if (axis >= 0 && axis < other.getRank() && random.chance(70))
          shape[axis] = random.size();
        return shape;
      }
    return varyShape(seen, 1, 4, random);
  }
  if (op.name == "reshape" && random.chance(10))
    return varyShape(seen, 5, 5, random);
  return varyShape(seen, random.chance(10) ? 0 : 1, 4, random);
}

RankedTensorType proposeOperand(const PartialOp &op, unsigned index,
                                ArrayRef<RankedTensorType> seen,
                                MLIRContext *context, Random &random) {
  if (op.name == "gather" && index == 1)
    return RankedTensorType::get(randomShape(random.range(0, 2), random),
                                 IntegerType::get(context, 64));
  return RankedTensorType::get(proposeShape(op, index, seen, random),
                               Float32Type::get(context));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static Shape randomList(unsigned length, int64_t low, int64_t high,
                        Random &random) {
  Shape list;
  for (unsigned i = 0; i < length; ++i)
    list.push_back(random.range(low, high));
  return list;
}

static Shape randomPermutation(unsigned rank, Random &random) {
  Shape perm = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  for (unsigned i = rank; i > 1; --i)
    std::swap(perm[i - 1], perm[random.range(0, i - 1)]);
  return perm;
}

/// The sizes of a tensor in another grouping: dimensions are merged, put in
/// another order or get neighbours of size 1. Now and then only two before the
/// last two are merged, as those of heads are, or the first gets a neighbour.
static Shape reshaped(ArrayRef<int64_t> from, Random &random) {
  Shape shape(from);
  if (shape.size() == 3 && random.chance(15)) {
    shape.insert(shape.begin() + random.range(0, 1), 1);
    return shape;
  }
  if (shape.size() > 2 && random.chance(25)) {
    unsigned i = random.range(0, std::max<int64_t>(shape.size(), 4) - 4);
    shape[i + 1] *= shape[i];
    shape.erase(shape.begin() + i);
    return shape;
  }
  if (shape.size() > 1 && random.chance(50)) {
    unsigned i = random.range(0, shape.size() - 2);
    shape[i] *= shape[i + 1];
    shape.erase(shape.begin() + i + 1);
  }
  if (shape.size() > 1 && random.chance(30))
    std::swap(shape[0], shape[1]);
  if (shape.size() < 4 && random.chance(40))
    shape.insert(shape.begin() + random.range(0, shape.size()), 1);
  for (unsigned i = 0; i < shape.size() && shape.size() < 4; ++i)
    if (shape[i] % 2 == 0 && random.chance(30)) {
      shape[i] /= 2;
      shape.insert(shape.begin() + i, 2);
    }
  return shape;
}

/// Positive numbers with the given sum, if there are that many.
static Shape composition(int64_t total, unsigned parts, Random &random) {
  Shape sizes;
  for (unsigned left = parts; left > 1; --left) {
    int64_t most = std::max<int64_t>(total - (left - 1), 1);
    sizes.push_back(random.range(1, most));
    total -= sizes.back();
  }
  sizes.push_back(std::max<int64_t>(total, 0));
  return sizes;
}

/// Half of the paddings leave all but rows and columns alone, as windows do.
static Shape proposePadding(unsigned rank, Random &random) {
  Shape padding = randomList(rank, 0, 2, random);
  if (rank > 2 && random.chance(50))
    std::fill(padding.begin(), padding.end() - 2, 0);
  return padding;
}

/// A list or number by the attribute's name, or nothing for reals and keywords.
static std::optional<Shape> proposeNumbers(const PartialOp &op, StringRef name,
                                           ArrayRef<RankedTensorType> seen,
                                           Random &random, bool &isList) {
  RankedTensorType type =
      op.operands.empty() ? RankedTensorType() : op.operands[0];
  ArrayRef<int64_t> sizes = type ? type.getShape() : ArrayRef<int64_t>();
  int64_t rank = sizes.size();
  int64_t axis = op.getNumbers("axis").value_or(Shape{0})[0];
  // A rule may state numbers that no instance has.
  int64_t along = axis >= 0 && axis < rank ? sizes[axis] : 1;
  int64_t step =
      std::max<int64_t>(op.getNumbers("step").value_or(Shape{1})[0], 1);
  isList = true;
  if (name == "strides" || name == "dilations")
    return randomList(2, 1, 2, random);
  if (name == "kernel")
    return randomList(2, 1, 3, random);
  if (name == "pads")
    return random.chance(50) ? Shape(4, random.range(0, 1))
                             : randomList(4, 0, 2, random);
  if (name == "low" || name == "high")
    return proposePadding(rank, random);
  if (name == "perm")
    return randomPermutation(rank, random);
  if (name == "sizes")
    return composition(along, std::max(op.numResults, 1u), random);
  if (name == "shape" && op.name == "reshape")
    return reshaped(sizes, random);
  if (name == "shape") {
    for (RankedTensorType other : seen)
      if (other.getRank() == rank && random.chance(40))
        return Shape(other.getShape());
    Shape shape(sizes);
    for (int64_t &size : shape)
      if (size == 1)
        size = random.size();
    return shape;
  }
  if (name == "axes") {
    Shape axes;
    for (int64_t i = 0; i < rank; ++i)
      if (random.chance(50))
        axes.push_back(i);
    return axes;
  }
  isList = false;
  if (name == "axis")
    return Shape{random.range(0, std::max<int64_t>(rank - 1, 0))};
  if (name == "groups")
    return Shape{random.pick<int64_t>({1, 2, 2, 3, 4})};
  if (name == "count")
    return Shape{random.range(1, 3)};
  if (name == "channels" || name == "size")
    return Shape{random.range(1, op.name == "slice" ? along : 4)};
  if (name == "step")
    return Shape{random.range(1, 2)};
  if (name == "start")
    return Shape{random.range(0, std::max<int64_t>(along / step - 1, 0))};
  if (name == "keep_dims" || name == "count_include_pad")
    return Shape{random.range(0, 1)};
  return std::nullopt;
}

Attribute proposeAttribute(const PartialOp &op, StringRef name,
                           ArrayRef<RankedTensorType> seenTypes,
                           ArrayRef<Attribute> seen, MLIRContext *context,
                           Random &random) {
  bool isList = false;
  if (std::optional<Shape> numbers =
          proposeNumbers(op, name, seenTypes, random, isList)) {
    if (!isList)
      return IntegerAttr::get(IntegerType::get(context, 64), (*numbers)[0]);
    Attribute list = DenseI64ArrayAttr::get(context, *numbers);
    bool related = name == "kernel" || name == "perm" || name == "shape" ||
                   name == "sizes" || name == "axes";
    if (related && !seen.empty() && random.chance(40))
      return random.pick<Attribute>(seen);
    return list;
  }
  if (name == "activation")
    return ActivationAttr::get(context,
                               static_cast<Activation>(random.range(0, 3)));
  if (name == "approximate")
    return GeluApproximationAttr::get(
        context, static_cast<GeluApproximation>(random.range(0, 1)));
  if (op.name == "constant") {
    auto type = RankedTensorType::get(varyShape(seenTypes, 0, 4, random),
                                      Float32Type::get(context));
    HostTensor<float> elements = randomTensor<float>(type, random.next());
    return *toElements(elements, type, "constant");
  }
  double real = random.range(1, 8) * 0.125;
  if (name == "minimum")
    real = -real;
  if (name == "value" && random.chance(60))
    real = 0;
  return FloatAttr::get(Float64Type::get(context), real);
}

} // namespace taso
