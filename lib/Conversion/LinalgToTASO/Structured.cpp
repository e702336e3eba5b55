//===- Structured.cpp - Structured operations by their maths --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every structured operation of linalg, named or generic, has indexing maps,
// iterator types and a body. Without reduction loops it is the body, element by
// element; with them it reduces what the body computes without the accumulator.
// A body that is one product is a contraction or, where windows are read, a
// convolution.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "../MirroredForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace taso::conversion {

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

std::optional<Keys> getKeys(linalg::LinalgOp op, unsigned i) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(i));
  Keys keys;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      keys.push_back(dim.getPosition());
    else if (auto zero = dyn_cast<AffineConstantExpr>(expr);
             zero && zero.getValue() == 0)
      keys.push_back(kUnit);
    else
      return std::nullopt;
  }
  // A dimension that is not run over must have one element.
  auto type = dyn_cast<RankedTensorType>(op->getOperand(i).getType());
  for (auto [d, key] : llvm::enumerate(keys))
    if (key == kUnit && (!type || type.getDimSize(d) != 1))
      return std::nullopt;
  return keys;
}

static bool isReduction(linalg::LinalgOp op, int64_t loop) {
  return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

namespace {
/// Converts values of a body to tensors that have a dimension for each loop, in
/// some order of the loops; one of size 1 is repeated.
class Elements {
public:
  Elements(LinalgNode &node, linalg::LinalgOp op)
      : node(node), op(op), order(chooseOrder()) {}

  const Keys &getOrder() const { return order; }

  Scalar get(Value value) {
    if (Scalar known = values.lookup(value))
      return known;
    Scalar converted = convert(value);
    values[value] = converted;
    return converted;
  }

  /// What all loops run over, in the order.
  OperatorBuilder::Sizes getExtents() {
    SmallVector<int64_t> ranges = op.getStaticLoopRanges();
    OperatorBuilder::Sizes extents;
    for (int64_t loop : order)
      extents.push_back(ranges[loop]);
    return extents;
  }

private:
  LinalgNode &node;
  linalg::LinalgOp op;
  Keys order;
  llvm::DenseMap<Value, Scalar> values;

  /// That in which an operand is there, if it is a transpose now.
  Keys chooseOrder() {
    Keys plain = llvm::to_vector(llvm::seq<int64_t>(0, op.getNumLoops()));
    for (unsigned i = 0; i < op->getNumOperands(); ++i) {
      Value operand = op->getOperand(i);
      std::optional<Keys> keys = getKeys(op, i);
      if (!keys || keys->size() != plain.size() ||
          llvm::is_contained(*keys, kUnit))
        continue;
      Keys perm, inner(keys->size());
      if (LinalgNode::lookThrough(operand, perm) == operand)
        continue;
      for (auto [d, entry] : llvm::enumerate(perm))
        inner[entry] = (*keys)[d];
      return inner;
    }
    return plain;
  }

  Scalar convert(Value value) {
    if (auto argument = dyn_cast<BlockArgument>(value))
      if (argument.getOwner() == op.getBlock())
        return read(argument.getArgNumber());
    if (std::optional<double> number = node.getNumber(value))
      return *number;
    Operation *producer = value.getDefiningOp();
    if (!producer || producer->getBlock() != op.getBlock())
      return reject("a body that reads what is computed outside");
    return convertScalar(node, producer,
                         [&](Value operand) { return get(operand); });
  }

  Scalar read(unsigned i) {
    Value operand = op->getOperand(i);
    if (std::optional<double> number = node.getNumber(operand))
      return *number;
    std::optional<Keys> keys = getKeys(op, i);
    if (!keys)
      return reject("an indexing map that is no permutation");
    return node.arrangeTo(node.getInput(operand), *keys, order);
  }

  Scalar reject(const Twine &why) {
    node.reject(why);
    return {};
  }
};
} // namespace

/// A tensor in the order of the elements as result `i` of the operation.
static Value finish(LinalgNode &node, linalg::LinalgOp op, Value value,
                    Keys keys, unsigned result) {
  OpOperand *init = op.getDpsInitOperand(result);
  std::optional<Keys> target = getKeys(op, init->getOperandNumber());
  if (!target)
    return node.reject("an indexing map that is no permutation");
  return node.arrangeTo(value, std::move(keys), *target);
}

static Value convertElementwise(LinalgNode &node, linalg::LinalgOp op,
                                Value yielded, unsigned result) {
  auto type = cast<RankedTensorType>(op->getResult(result).getType());
  Elements elements(node, op);
  Scalar scalar = elements.get(yielded);
  if (scalar.number && type.hasStaticShape())
    return node.constant(*scalar.number, type);
  if (!scalar.tensor)
    return node.reject("dynamic shape");
  Value full = node.broadcastTo(scalar.tensor, elements.getExtents());
  return finish(node, op, full, elements.getOrder(), result);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Value addInitial(LinalgNode &node, Value value, Value init,
                 StringRef reduction) {
  bool isSum = reduction == arith::AddFOp::getOperationName();
  if (!value)
    return {};
  if (std::optional<double> number = node.getUniform(init)) {
    const llvm::fltSemantics &semantics =
        cast<FloatType>(getElementTypeOrSelf(value.getType()))
            .getFloatSemantics();
    double lowest =
        APFloat::getLargest(semantics, /*Negative=*/true).convertToDouble();
    if (isSum ? *number == 0 : *number <= lowest)
      return value;
  }
  Value input = node.getInput(init);
  return isSum ? node.pointwise<AddOp>(value, input)
               : node.pointwise<MaxOp>(value, input);
}

/// Reduces the loops of elements in `order`.
static Value reduce(LinalgNode &node, linalg::LinalgOp op, Value full,
                    const Keys &order, StringRef reduction, unsigned result) {
  Keys axes, kept;
  for (auto [d, loop] : llvm::enumerate(order))
    if (isReduction(op, loop))
      axes.push_back(d);
    else
      kept.push_back(loop);
  // Dimensions that stay with size 1, where they stand in the order.
  std::optional<Keys> target =
      getKeys(op, op.getDpsInitOperand(result)->getOperandNumber());
  bool keepsDims = target && target->size() == order.size();
  for (auto [d, loop] : llvm::enumerate(order))
    keepsDims = keepsDims &&
                (*target)[d] == (isReduction(op, loop) ? kUnit : loop);
  if (keepsDims)
    kept = *target;
  bool isSum = reduction == arith::AddFOp::getOperationName();
  Value reduced = node.create(
      isSum ? ReduceSumOp::getOperationName() : ReduceMaxOp::getOperationName(),
      full, {node.numbers("axes", axes), node.number("keep_dims", keepsDims)});
  return finish(node, op, reduced, kept, result);
}

/// The operand that a block argument stands for.
static std::optional<unsigned> getOperand(linalg::LinalgOp op, Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != op.getBlock())
    return std::nullopt;
  return argument.getArgNumber();
}

/// The two operands of which an element is the product.
static std::optional<std::pair<unsigned, unsigned>>
getFactors(linalg::LinalgOp op, Value element) {
  auto product = element.getDefiningOp<arith::MulFOp>();
  auto lhs = product ? getOperand(op, product.getLhs()) : std::nullopt;
  auto rhs = product ? getOperand(op, product.getRhs()) : std::nullopt;
  if (!lhs || !rhs || *lhs == *rhs)
    return std::nullopt;
  return std::pair(*lhs, *rhs);
}

/// True if a value of the body depends on what the loops have accumulated.
static bool readsAccumulator(linalg::LinalgOp op, Value value) {
  if (std::optional<unsigned> operand = getOperand(op, value))
    return *operand >= op.getNumDpsInputs();
  Operation *producer = value.getDefiningOp();
  return producer && producer->getBlock() == op.getBlock() &&
         llvm::any_of(producer->getOperands(), [&](Value operand) {
           return readsAccumulator(op, operand);
         });
}

/// What stands beside the accumulator in the operation that gives `yielded`.
static Value getReduced(linalg::LinalgOp op, Value yielded, unsigned result) {
  Operation *combine = yielded.getDefiningOp();
  Value accumulator = op.getMatchingBlockArgument(op.getDpsInitOperand(result));
  if (!isa_and_nonnull<arith::AddFOp, arith::MaximumFOp>(combine))
    return {};
  for (unsigned i : {0, 1}) {
    Value element = combine->getOperand(1 - i);
    if (combine->getOperand(i) == accumulator && !readsAccumulator(op, element))
      return element;
  }
  return {};
}

static Value convertReduction(LinalgNode &node, linalg::LinalgOp op,
                              Value yielded, unsigned result) {
  Value element = getReduced(op, yielded, result);
  if (!element)
    return node.reject("a reduction other than a sum or a maximum");
  StringRef reduction = yielded.getDefiningOp()->getName().getStringRef();
  Value init = op.getDpsInitOperand(result)->get();
  if (auto factors = getFactors(op, element);
      factors && reduction == arith::AddFOp::getOperationName()) {
    auto [lhs, rhs] = *factors;
    if (hasWindows(op, lhs))
      return convertWindows(node, op, lhs, rhs, reduction, result);
    if (hasWindows(op, rhs))
      return convertWindows(node, op, rhs, lhs, reduction, result);
    if (Value product = convertContraction(node, op, lhs, rhs, result))
      return addInitial(node, product, init, reduction);
  }
  if (std::optional<unsigned> operand = getOperand(op, element);
      operand && hasWindows(op, *operand))
    return convertWindows(node, op, *operand, std::nullopt, reduction, result);
  Elements elements(node, op);
  Scalar scalar = elements.get(element);
  if (!scalar.tensor)
    return node.reject("a reduction of a constant");
  Value full = node.broadcastTo(scalar.tensor, elements.getExtents());
  if (!full)
    return {};
  return addInitial(
      node, reduce(node, op, full, elements.getOrder(), reduction, result),
      init, reduction);
}

/// True if the body does nothing but compute; asserts that indices lie inside
/// are left out before a gather, which reads nothing outside.
static bool isPureBody(linalg::LinalgOp op, bool isGather) {
  return llvm::all_of(
      op.getBlock()->without_terminator(), [&](Operation &inner) {
        return isMemoryEffectFree(&inner) ||
               (isGather && inner.getName().getStringRef() == "cf.assert");
      });
}

Value convertStructured(LinalgNode &node, linalg::LinalgOp op,
                        unsigned result) {
  if (!op.hasPureTensorSemantics())
    return node.reject("buffers");
  auto type = dyn_cast<RankedTensorType>(op->getResult(result).getType());
  if (!type || !isTasoFloat(type.getElementType()))
    return node.reject("a result that is no tensor of f32, f16 or bf16");
  Operation *yield = op.getBlock()->getTerminator();
  Value yielded = yield->getOperand(result);
  Operation *producer = yielded.getDefiningOp();
  bool isGather =
      producer && producer->getName().getStringRef() == "tensor.extract";
  if (!isPureBody(op, isGather))
    return node.reject("a body with side effects");
  if (op.getNumReductionLoops() != 0)
    return convertReduction(node, op, yielded, result);
  if (op.getNumParallelLoops() != op.getNumLoops())
    return node.reject("loops that are neither parallel nor reductions");
  for (unsigned i = 0; i < op.getNumDpsInputs(); ++i)
    if (op.payloadUsesValueFromOperand(op.getDpsInputOperand(i)) &&
        hasWindows(op, i))
      return node.reject("an indexing map that is no permutation");
  return isGather ? convertGather(node, op, yielded, result)
                  : convertElementwise(node, op, yielded, result);
}

} // namespace taso::conversion
