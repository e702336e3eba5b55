//===- OperatorBuilder.cpp - Creating taso operations ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Result types are inferred from the operators' definitions.
//
//===----------------------------------------------------------------------===//

#include "OperatorBuilder.h"

#include "Constants.h"

#include "TASO/Dialect/Definition.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

bool isStatic(Value value) {
  return cast<RankedTensorType>(value.getType()).hasStaticShape();
}

int64_t getProduct(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(product, size, product))
      return std::numeric_limits<int64_t>::max();
  return product;
}

std::optional<SmallVector<int64_t>> broadcastShapes(ArrayRef<int64_t> lhs,
                                                    ArrayRef<int64_t> rhs) {
  if (lhs.size() < rhs.size())
    std::swap(lhs, rhs);
  SmallVector<int64_t> shape(lhs);
  for (size_t i = 0; i < rhs.size(); ++i) {
    int64_t &size = shape[lhs.size() - rhs.size() + i];
    if (size == 1)
      size = rhs[i];
    else if (rhs[i] != 1 && rhs[i] != size)
      return std::nullopt;
  }
  return shape;
}

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  axis = axis < 0 ? axis + rank : axis;
  return axis >= 0 && axis < rank ? std::optional<int64_t>(axis) : std::nullopt;
}

std::optional<SmallVector<int64_t>> normalizeAxes(ArrayRef<int64_t> axes,
                                                  int64_t rank) {
  SmallVector<int64_t> result;
  for (int64_t axis : axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    result.push_back(*normal);
  }
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

//===----------------------------------------------------------------------===//
// Creating taso operations
//===----------------------------------------------------------------------===//

Value OperatorBuilder::reject(const Twine &why) {
  if (reason.empty())
    reason = why.str();
  return {};
}

NamedAttribute OperatorBuilder::number(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

NamedAttribute OperatorBuilder::numbers(StringRef name, Shape values) {
  return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
}

NamedAttribute OperatorBuilder::real(StringRef name, double value) {
  return builder.getNamedAttr(name, builder.getF64FloatAttr(value));
}

NamedAttribute OperatorBuilder::activation(Activation value) {
  return builder.getNamedAttr("activation",
                              ActivationAttr::get(builder.getContext(), value));
}

Value OperatorBuilder::create(StringRef name, ValueRange operands,
                              ArrayRef<NamedAttribute> attributes) {
  if (llvm::is_contained(operands, Value()))
    return {};
  // The definitions hold shapes of a bounded rank; a split has any number of
  // sizes.
  for (NamedAttribute attribute : attributes)
    if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute.getValue()))
      if (attribute.getName() != "sizes" && list.size() > semantics::kMaxRank)
        return reject("rank above 8");
  OperationState state(op->getLoc(), name);
  state.addOperands(operands);
  state.addAttributes(attributes);
  SmallVector<Type> types;
  std::string error;
  if (failed(inferResultTypes(name.split('.').second, operands.getTypes(),
                              state.attributes.getDictionary(op->getContext()),
                              types, error)))
    return reject(error);
  state.addTypes(types);
  created.push_back(builder.create(state));
  return created.back()->getResult(0);
}

Value OperatorBuilder::matmul(Value lhs, Value rhs) {
  return create<MatMulOp>({lhs, rhs}, activation(Activation::None));
}

Value OperatorBuilder::transpose(Value input, Shape perm) {
  return create<TransposeOp>(input, numbers("perm", perm));
}

Value OperatorBuilder::reshape(Value input, Shape shape) {
  if (!input || (isStatic(input) && getShape(input) == shape))
    return input;
  if (llvm::count_if(shape, ShapedType::isDynamic) > 1)
    return reject("several dynamic dimensions");
  return create<ReshapeOp>(input, numbers("shape", shape));
}

Value OperatorBuilder::identity(Value input) {
  if (!input)
    return {};
  if (isStatic(input))
    return create<ReshapeOp>(input, numbers("shape", getShape(input)));
  return transpose(input,
                   llvm::to_vector(llvm::seq<int64_t>(
                       0, static_cast<int64_t>(getShape(input).size()))));
}

/// Dimensions of size 1 in front, up to a rank.
Value OperatorBuilder::prependDims(Value input, unsigned rank) {
  Sizes shape(rank - getShape(input).size(), 1);
  if (shape.empty())
    return input;
  llvm::append_range(shape, getShape(input));
  return reshape(input, shape);
}

/// An early value that has the sizes of `like` in some dimensions: the search
/// need not keep `like` then. Function arguments come first, then what `like`
/// is computed from.
Value OperatorBuilder::findLike(Value like, ArrayRef<unsigned> dims) {
  Type element = cast<RankedTensorType>(like.getType()).getElementType();
  auto fits = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && !type.getEncoding() &&
           (type.getElementType() == element ||
            type.getElementType().isInteger(32) ||
            type.getElementType().isInteger(64)) &&
           llvm::all_of(dims, [&](unsigned dim) {
             return dim < type.getRank() && type.isDynamicDim(dim) &&
                    sizes.areEqual(value, dim, like, dim);
           });
  };
  for (Value argument : op->getBlock()->getArguments())
    if (fits(argument))
      return argument;
  constexpr unsigned kMaxSteps = 16;
  for (unsigned step = 0; step != kMaxSteps; ++step) {
    Operation *producer = like.getDefiningOp();
    if (!producer || !getOperatorInfo(producer))
      break;
    auto source = llvm::find_if(producer->getOperands(), fits);
    if (source == producer->operand_end())
      break;
    like = *source;
  }
  return like;
}

Value OperatorBuilder::broadcastTo(Value input, Shape shape, Value like) {
  if (!input || getShape(input) == shape)
    return input;
  if (getShape(input).size() > shape.size())
    return reject("cannot broadcast to a lower rank");
  Value value = prependDims(input, shape.size());
  if (!value || getShape(value) == shape)
    return value;
  // What grows to sizes that are known does so first.
  Sizes known(shape);
  SmallVector<unsigned> open;
  for (auto [dim, size] : llvm::enumerate(known)) {
    int64_t from = getShape(value)[dim];
    if (ShapedType::isDynamic(from) == ShapedType::isDynamic(size))
      continue;
    if (!like || from != 1)
      return reject("dynamic shape");
    size = 1;
    open.push_back(dim);
  }
  if (getShape(value) != ArrayRef(known))
    value = create<BroadcastOp>(value, numbers("shape", known));
  if (!value || open.empty())
    return value;
  return create<BroadcastOp>({value, findLike(like, open)},
                             numbers("shape", shape));
}

Value OperatorBuilder::constant(double value, RankedTensorType type) {
  APFloat number = roundTo(type.getElementType(), value);
  auto elements = DenseElementsAttr::get(type, ArrayRef<APFloat>(number));
  created.push_back(
      ConstantTensorOp::create(builder, op->getLoc(), type, elements));
  return created.back()->getResult(0);
}

Value OperatorBuilder::splat(double value, Value like) {
  if (!like)
    return {};
  auto type = cast<RankedTensorType>(like.getType());
  Sizes known(type.getShape());
  std::replace(known.begin(), known.end(), ShapedType::kDynamic, int64_t(1));
  return broadcastTo(constant(value, type.clone(known)), type.getShape(), like);
}

Value OperatorBuilder::scalar(double value, Value like) {
  if (!like)
    return {};
  auto type = cast<RankedTensorType>(like.getType());
  return constant(value, RankedTensorType::get({}, type.getElementType()));
}

Value OperatorBuilder::scale(Value input, double factor) {
  return create<SMulOp>({input, scalar(factor, input)});
}

Value OperatorBuilder::reciprocal(Value input) {
  return create<DivOp>({splat(1.0, input), input});
}

Value OperatorBuilder::power(Value input, double exponent) {
  if (exponent == 2)
    return create<MulOp>({input, input});
  if (exponent == 0.5)
    return create<SqrtOp>(input);
  if (exponent == 1)
    return identity(input);
  if (exponent == -1)
    return reciprocal(input);
  return reject("the exponent is none of 2, 1, 0.5, -1");
}

/// Null if neither operand has one element.
Value OperatorBuilder::multiplyByScalar(Value lhs, Value rhs) {
  auto isScalar = [](Value value) {
    return isStatic(value) && getProduct(getShape(value)) == 1;
  };
  if (isScalar(lhs) && !isScalar(rhs))
    std::swap(lhs, rhs);
  if (!isScalar(rhs) || isScalar(lhs) ||
      getShape(rhs).size() > getShape(lhs).size())
    return {};
  return create<SMulOp>({lhs, reshape(rhs, {})});
}

Value OperatorBuilder::pointwise(StringRef name, Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return {};
  if (name == MulOp::getOperationName())
    if (Value product = multiplyByScalar(lhs, rhs))
      return product;
  if (lhs == rhs)
    return create(name, {lhs, rhs}, {});
  auto shape = broadcastShapes(lhs, rhs);
  if (!shape)
    return {};
  auto [left, right] = broadcastBoth(lhs, rhs, *shape, *shape);
  return left && right ? create(name, {left, right}, {}) : Value();
}

std::pair<Value, Value>
OperatorBuilder::broadcastBoth(Value lhs, Value rhs, Shape left, Shape right) {
  if (!lhs || !rhs)
    return {};
  // A value tells a dynamic size under the number that its dimension has.
  if (llvm::any_of(left, ShapedType::isDynamic) ||
      llvm::any_of(right, ShapedType::isDynamic)) {
    unsigned rank = left.size();
    if (ShapedType::isDynamicShape(getShape(lhs)))
      lhs = prependDims(lhs, rank);
    if (ShapedType::isDynamicShape(getShape(rhs)))
      rhs = prependDims(rhs, rank);
    if (!lhs || !rhs)
      return {};
  }
  return {broadcastTo(lhs, left, rhs), broadcastTo(rhs, right, lhs)};
}

std::optional<OperatorBuilder::Sizes>
OperatorBuilder::broadcastShapes(Value lhs, Value rhs, unsigned ignoredDims) {
  if (getShape(lhs).size() < getShape(rhs).size())
    std::swap(lhs, rhs);
  Shape left = getShape(lhs).drop_back(ignoredDims);
  Shape right = getShape(rhs).drop_back(ignoredDims);
  unsigned offset = left.size() - right.size();
  for (auto [dim, size] : llvm::enumerate(right)) {
    int64_t other = left[offset + dim];
    unsigned open = ShapedType::isDynamic(size) + ShapedType::isDynamic(other);
    bool isHidden = open == 1
                        ? size != 1 && other != 1
                        : open && !sizes.areEqual(lhs, offset + dim, rhs, dim);
    if (isHidden) {
      reject("dynamic shapes may hide a broadcast");
      return std::nullopt;
    }
  }
  auto shape = conversion::broadcastShapes(left, right);
  if (!shape)
    reject("shapes do not broadcast");
  return shape;
}

void OperatorBuilder::discard() {
  for (Operation *operation : llvm::reverse(created)) {
    sizes.forget(operation);
    operation->erase();
  }
  created.clear();
}

void OperatorBuilder::eraseUnused(Operation *root) {
  for (Operation *operation : llvm::reverse(created)) {
    if (operation == root || !operation->use_empty())
      continue;
    sizes.forget(operation);
    operation->erase();
  }
}

} // namespace taso::conversion
