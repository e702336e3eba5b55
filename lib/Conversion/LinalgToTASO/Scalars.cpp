//===- Scalars.cpp - Operations of arith and math -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same operations stand in bodies, on scalars, and outside, on tensors.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace taso::conversion {

using Get = llvm::function_ref<Scalar(Value)>;
using ConvertFunction = Scalar (*)(LinalgNode &, Operation *, Get);

static Scalar reject(LinalgNode &node, const Twine &why) {
  node.reject(why);
  return {};
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

template <class OpTy>
static Scalar convertUnary(LinalgNode &node, Operation *op, Get get) {
  Scalar x = get(op->getOperand(0));
  if (x.number)
    return reject(node, "an operation on constants");
  return node.create<OpTy>(x.tensor);
}

static Scalar convertNegation(LinalgNode &node, Operation *op, Get get) {
  Scalar x = get(op->getOperand(0));
  return x.number ? Scalar(-*x.number) : Scalar(node.create<NegOp>(x.tensor));
}

/// Tensors of several types of elements do not mix in taso.
static Scalar convertCast(LinalgNode &node, Operation *op, Get get) {
  Scalar x = get(op->getOperand(0));
  return x.number ? x : reject(node, "a conversion between types of elements");
}

static Scalar convertPower(LinalgNode &node, Operation *op, Get get) {
  Scalar base = get(op->getOperand(0)), exponent = get(op->getOperand(1));
  if (!exponent.number || !base.tensor)
    return reject(node, "the exponent is not one known number");
  return *exponent.number == 1
             ? base
             : Scalar(node.power(base.tensor, *exponent.number));
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

namespace {
/// The operands of an operation; both are there.
struct Pair {
  Scalar lhs, rhs;
  explicit operator bool() const { return lhs && rhs; }
  bool areNumbers() const { return lhs.number && rhs.number; }
};
} // namespace

static Pair getPair(Operation *op, Get get) {
  Scalar lhs = get(op->getOperand(0));
  return {lhs, lhs ? get(op->getOperand(1)) : Scalar()};
}

/// Operands of one dynamic shape are of one size in linalg.
template <class OpTy>
static Scalar pointwise(LinalgNode &node, Value lhs, Value rhs) {
  if (lhs && rhs && getShape(lhs) == getShape(rhs) && !isStatic(lhs))
    return node.create<OpTy>({lhs, rhs});
  return node.pointwise<OpTy>(lhs, rhs);
}

template <class OpTy>
static Scalar combine(LinalgNode &node, const Pair &pair) {
  Value like = pair.lhs.tensor ? pair.lhs.tensor : pair.rhs.tensor;
  return pointwise<OpTy>(node, node.toTensor(pair.lhs, like),
                         node.toTensor(pair.rhs, like));
}

static Scalar convertAdd(LinalgNode &node, Operation *op, Get get) {
  Pair pair = getPair(op, get);
  if (!pair)
    return {};
  if (pair.areNumbers())
    return *pair.lhs.number + *pair.rhs.number;
  return combine<AddOp>(node, pair);
}

static Scalar convertSub(LinalgNode &node, Operation *op, Get get) {
  Pair pair = getPair(op, get);
  if (!pair)
    return {};
  if (pair.areNumbers())
    return *pair.lhs.number - *pair.rhs.number;
  return combine<SubOp>(node, pair);
}

static Scalar multiply(LinalgNode &node, const Pair &pair) {
  if (pair.areNumbers())
    return *pair.lhs.number * *pair.rhs.number;
  if (pair.lhs.number)
    return node.scale(pair.rhs.tensor, *pair.lhs.number);
  if (pair.rhs.number)
    return node.scale(pair.lhs.tensor, *pair.rhs.number);
  return pointwise<MulOp>(node, pair.lhs.tensor, pair.rhs.tensor);
}

static Scalar convertMul(LinalgNode &node, Operation *op, Get get) {
  Pair pair = getPair(op, get);
  return pair ? multiply(node, pair) : Scalar();
}

static Scalar convertFma(LinalgNode &node, Operation *op, Get get) {
  Pair pair = getPair(op, get);
  Scalar product = pair ? multiply(node, pair) : Scalar();
  Scalar addend = product ? get(op->getOperand(2)) : Scalar();
  if (!addend)
    return {};
  if (product.number && addend.number)
    return *product.number + *addend.number;
  return combine<AddOp>(node, {product, addend});
}

//===----------------------------------------------------------------------===//
// Quotients
//===----------------------------------------------------------------------===//

/// x of 1 / (1 + exp(-x)), or null.
static Value findSigmoid(Operation *op, Get get) {
  auto isOne = [&](Value value) {
    auto number = value.getDefiningOp<arith::ConstantOp>() ? get(value).number
                                                           : std::nullopt;
    return number && *number == 1;
  };
  auto sum = op->getOperand(1).getDefiningOp<arith::AddFOp>();
  if (!sum || !isOne(op->getOperand(0)))
    return {};
  for (unsigned i : {0, 1}) {
    auto power = sum->getOperand(i).getDefiningOp<math::ExpOp>();
    auto negation =
        power ? power.getOperand().getDefiningOp<arith::NegFOp>() : nullptr;
    if (negation && isOne(sum->getOperand(1 - i)))
      return negation.getOperand();
  }
  return {};
}

/// The mean that a sum divided by `count` is, or null. A sum over the windows
/// of a pool was made of their mean.
static Value findMean(LinalgNode &node, Value x, double count) {
  Value sum = x;
  while (auto reshape = sum.getDefiningOp<ReshapeOp>())
    sum = reshape.getInput();
  Value mean;
  if (auto reduction = sum.getDefiningOp<ReduceSumOp>()) {
    int64_t reduced = 1;
    for (int64_t axis : reduction.getAxes())
      reduced = getProduct({reduced, getShape(reduction.getInput())[axis]});
    if (double(reduced) == count && isStatic(reduction.getInput()))
      mean = node.create<ReduceMeanOp>(
          reduction.getInput(),
          {node.numbers("axes", reduction.getAxes()),
           node.number("keep_dims", reduction.getKeepDims())});
  } else if (auto product = sum.getDefiningOp<SMulOp>()) {
    auto pool = product.getInput().getDefiningOp<Pool2DAvgOp>();
    if (pool && node.getUniform(product.getScalar()) == count)
      mean = pool;
  }
  return mean ? node.reshapeTo(mean, getShape(x)) : Value();
}

static Scalar convertDiv(LinalgNode &node, Operation *op, Get get) {
  if (Value x = findSigmoid(op, get)) {
    Scalar input = get(x);
    return input.tensor ? Scalar(node.create<SigmoidOp>(input.tensor))
                        : reject(node, "an operation on constants");
  }
  Pair pair = getPair(op, get);
  if (!pair)
    return {};
  if (pair.areNumbers())
    return *pair.lhs.number / *pair.rhs.number;
  if (pair.rhs.number)
    if (Value mean = findMean(node, pair.lhs.tensor, *pair.rhs.number))
      return mean;
  return combine<DivOp>(node, pair);
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// x above `bound`.
static Scalar boundBelow(LinalgNode &node, Value x, double bound) {
  if (bound == 0)
    return node.create<ReluOp>(x);
  return node.create<MaxOp>({x, node.splat(bound, x)});
}

/// x in an interval; up to the largest number it has no end.
static Scalar clamp(LinalgNode &node, Value x, double low, double high) {
  if (!x)
    return {};
  const llvm::fltSemantics &semantics =
      cast<FloatType>(cast<RankedTensorType>(x.getType()).getElementType())
          .getFloatSemantics();
  if (low == 0 && high >= APFloat::getLargest(semantics).convertToDouble())
    return node.create<ReluOp>(x);
  return node.create<ClampOp>(
      x, {node.real("minimum", low), node.real("maximum", high)});
}

/// Where the other operand of `op` is a number, and is itself a bound from the
/// other side by `Other`, the result is a clamp.
template <class Other>
static std::optional<std::pair<Value, double>> findBound(Operation *op,
                                                         unsigned i, Get get) {
  auto inner = op->getOperand(i).getDefiningOp<Other>();
  if (!inner)
    return std::nullopt;
  for (unsigned j : {1, 0})
    if (inner->getOperand(j).template getDefiningOp<arith::ConstantOp>())
      if (std::optional<double> bound = get(inner->getOperand(j)).number)
        return std::pair(inner->getOperand(1 - j), *bound);
  return std::nullopt;
}

template <class OpTy, class Other>
static Scalar convertBound(LinalgNode &node, Operation *op, Get get) {
  constexpr bool isMax = std::is_same_v<OpTy, MaxOp>;
  for (unsigned i : {1, 0}) {
    if (!op->getOperand(i).getDefiningOp<arith::ConstantOp>())
      continue;
    std::optional<double> bound = get(op->getOperand(i)).number;
    auto other = findBound<Other>(op, 1 - i, get);
    if (!bound || !other)
      continue;
    double low = isMax ? *bound : other->second;
    double high = isMax ? other->second : *bound;
    if (low <= high)
      return clamp(node, get(other->first).tensor, low, high);
  }
  Pair pair = getPair(op, get);
  if (!pair)
    return {};
  if (pair.areNumbers())
    return isMax ? std::max(*pair.lhs.number, *pair.rhs.number)
                 : std::min(*pair.lhs.number, *pair.rhs.number);
  if (isMax && pair.rhs.number)
    return boundBelow(node, pair.lhs.tensor, *pair.rhs.number);
  if (isMax && pair.lhs.number)
    return boundBelow(node, pair.rhs.tensor, *pair.lhs.number);
  return combine<OpTy>(node, pair);
}

/// The choice between a value and a number by how they compare, if NaN is kept.
static Scalar convertSelect(LinalgNode &node, Operation *op, Get get) {
  using Predicate = arith::CmpFPredicate;
  auto compare = op->getOperand(0).getDefiningOp<arith::CmpFOp>();
  if (!compare)
    return reject(node, "a choice that is no maximum or minimum");
  Value x = compare.getLhs(), bound = compare.getRhs();
  Value isTrue = op->getOperand(1), isFalse = op->getOperand(2);
  Predicate predicate = compare.getPredicate();
  bool keeps = isTrue == x && get(isFalse).number == get(bound).number;
  bool swaps = isFalse == x && get(isTrue).number == get(bound).number;
  Scalar input = get(x);
  std::optional<double> number = get(bound).number;
  if (!number || !input.tensor || keeps == swaps)
    return reject(node, "a choice that is no maximum or minimum");
  bool isMax = keeps
                   ? predicate == Predicate::UGT || predicate == Predicate::UGE
                   : predicate == Predicate::OLT || predicate == Predicate::OLE;
  bool isMin = keeps
                   ? predicate == Predicate::ULT || predicate == Predicate::ULE
                   : predicate == Predicate::OGT || predicate == Predicate::OGE;
  if (isMax)
    return boundBelow(node, input.tensor, *number);
  if (isMin)
    return node.create<MinOp>(
        {input.tensor, node.splat(*number, input.tensor)});
  return reject(node, "a choice that does not keep NaN");
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static const llvm::StringMap<ConvertFunction> &getTable() {
  static const llvm::StringMap<ConvertFunction> table = {
      {"arith.addf", convertAdd},
      {"arith.divf", convertDiv},
      {"arith.extf", convertCast},
      {"arith.maximumf", convertBound<MaxOp, arith::MinimumFOp>},
      {"arith.minimumf", convertBound<MinOp, arith::MaximumFOp>},
      {"arith.mulf", convertMul},
      {"arith.negf", convertNegation},
      {"arith.select", convertSelect},
      {"arith.subf", convertSub},
      {"arith.truncf", convertCast},
      {"math.absf", convertUnary<AbsOp>},
      {"math.erf", convertUnary<ErfOp>},
      {"math.exp", convertUnary<ExpOp>},
      {"math.fma", convertFma},
      {"math.powf", convertPower},
      {"math.rsqrt", convertUnary<RsqrtOp>},
      {"math.sqrt", convertUnary<SqrtOp>},
      {"math.tanh", convertUnary<TanhOp>}};
  return table;
}

bool isScalarOperation(StringRef name) { return getTable().contains(name); }

Scalar convertScalar(LinalgNode &node, Operation *op, Get get) {
  ConvertFunction function = getTable().lookup(op->getName().getStringRef());
  if (!function)
    return reject(node, "a body with " + op->getName().getStringRef());
  return function(node, op, get);
}

} // namespace taso::conversion
