//===- Arithmetic.cpp - StableHLO operators that compute ------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pointwise operators, reductions, products and batch normalisation.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"

#include <cmath>

using namespace mlir;
using namespace taso::stablehlo;

namespace taso::conversion {

using Sizes = OperatorBuilder::Sizes;

//===----------------------------------------------------------------------===//
// Pointwise operators
//===----------------------------------------------------------------------===//

template <class OpTy> static Value convertUnary(HloNode &node) {
  return node.create<OpTy>(node.getInput(0));
}

/// Shapes are equal, but for dynamic sizes, which may not be.
template <class OpTy> static Value convertBinary(HloNode &node) {
  Value x = node.getInput(0), y = node.getInput(1);
  if (x && y && x.getType() != y.getType())
    return node.reject("operands of different types");
  return node.create<OpTy>({x, y});
}

/// Bounds are one number each.
static Value convertClamp(HloNode &node) {
  auto minimum = node.getNumber(0), maximum = node.getNumber(2);
  if (!minimum || !maximum)
    return {};
  return node.create<ClampOp>(
      node.getInput(1),
      {node.real("minimum", *minimum), node.real("maximum", *maximum)});
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Value convertReduce(HloNode &node) {
  if (node.getOperation()->getNumOperands() != 2)
    return node.reject("several operands");
  StringRef body = getHloBody(node.getOperation());
  bool isSum = body == "stablehlo.add", isMax = body == "stablehlo.maximum";
  if (!isSum && !isMax)
    return node.reject("a body that is neither a sum nor a maximum");
  Value x = node.getInput(0);
  std::optional<Sizes> axes = node.getList("dimensions");
  std::optional<double> initial = node.getNumber(1);
  if (!x || !axes || !initial)
    return {};
  if (*initial != (isSum ? 0.0 : -std::numeric_limits<double>::infinity()))
    return node.reject("another initial value than that of the body");
  llvm::sort(*axes);
  SmallVector<NamedAttribute> attributes = {node.numbers("axes", *axes),
                                            node.number("keep_dims", 0)};
  return isSum ? node.create<ReduceSumOp>(x, attributes)
               : node.create<ReduceMaxOp>(x, attributes);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The dimensions that neither list has.
static Sizes getFree(int64_t rank, ArrayRef<int64_t> batching,
                     ArrayRef<int64_t> contracting) {
  Sizes dims;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(batching, d) && !llvm::is_contained(contracting, d))
      dims.push_back(d);
  return dims;
}

static Sizes select(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  Sizes sizes;
  for (int64_t dim : dims)
    sizes.push_back(shape[dim]);
  return sizes;
}

static bool areDims(ArrayRef<int64_t> dims, Value x) {
  return llvm::all_of(dims, [&](int64_t d) {
    return d >= 0 && d < int64_t(getShape(x).size());
  });
}

/// A tensor as a matrix for each of its batches, rows first.
static Value toMatrices(HloNode &node, Value x, ArrayRef<int64_t> batching,
                        ArrayRef<int64_t> rows, ArrayRef<int64_t> columns) {
  Sizes perm(batching);
  perm.append(rows.begin(), rows.end());
  perm.append(columns.begin(), columns.end());
  Sizes shape = select(getShape(x), batching);
  shape.push_back(getProduct(select(getShape(x), rows)));
  shape.push_back(getProduct(select(getShape(x), columns)));
  Value moved = llvm::is_sorted(perm) ? x : node.transpose(x, perm);
  return node.reshape(moved, shape);
}

static Value multiply(HloNode &node, ArrayRef<int64_t> lhsBatching,
                      ArrayRef<int64_t> rhsBatching,
                      ArrayRef<int64_t> lhsContracting,
                      ArrayRef<int64_t> rhsContracting) {
  Value x = node.getInput(0), y = node.getInput(1);
  RankedTensorType type = node.getStaticResult();
  if (!x || !y || !type)
    return {};
  if (!isStatic(x) || !isStatic(y))
    return node.reject("dynamic shape");
  bool fits = areDims(lhsBatching, x) && areDims(rhsBatching, y) &&
              areDims(lhsContracting, x) && areDims(rhsContracting, y) &&
              lhsBatching.size() == rhsBatching.size();
  if (!fits)
    return node.reject("dimensions that do not fit");
  Sizes rows = getFree(getShape(x).size(), lhsBatching, lhsContracting),
        columns = getFree(getShape(y).size(), rhsBatching, rhsContracting);
  Value product =
      node.matmul(toMatrices(node, x, lhsBatching, rows, lhsContracting),
                  toMatrices(node, y, rhsBatching, rhsContracting, columns));
  return node.reshape(product, type.getShape());
}

static Value convertDotGeneral(HloNode &node) {
  auto lhs = node.getList(kLhsContracting), rhs = node.getList(kRhsContracting);
  if (!lhs || !rhs)
    return node.reject("dimensions in the generic form");
  return multiply(node, node.getList(kLhsBatching, 0, 0),
                  node.getList(kRhsBatching, 0, 0), *lhs, *rhs);
}

/// The last dimension of the left, the first of the right.
static Value convertDot(HloNode &node) {
  auto type =
      dyn_cast<RankedTensorType>(node.getOperation()->getOperand(0).getType());
  if (!type || type.getRank() == 0)
    return node.reject("operand 0 has no dimension");
  return multiply(node, {}, {}, {type.getRank() - 1}, {0});
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

static Value convertBatchNorm(HloNode &node) {
  SmallVector<Value> operands;
  for (unsigned i = 0; i < 5; ++i)
    operands.push_back(node.getInput(i));
  auto epsilon = node.getOperation()->getAttrOfType<FloatAttr>("epsilon");
  if (llvm::is_contained(operands, Value()) || !epsilon)
    return {};
  int64_t rank = getShape(operands[0]).size();
  auto channels = normalizeAxis(node.getInt("feature_index", -2), rank);
  if (!channels || rank < 2)
    return node.reject("channels that the operand does not have");
  Sizes to, from(rank);
  for (int64_t d = 0; d < rank; ++d)
    if (d != *channels)
      to.push_back(d);
  to.insert(to.begin() + 1, *channels);
  for (int64_t d = 0; d < rank; ++d)
    from[to[d]] = d;
  bool isMoved = *channels != 1;
  if (isMoved)
    operands[0] = node.transpose(operands[0], to);
  Value result = node.create<BatchNormOp>(
      operands, node.real("epsilon", epsilon.getValueAsDouble()));
  return isMoved && result ? node.transpose(result, from) : result;
}

void addHloArithmetic(HloTable &table) {
  table["abs"] = convertUnary<AbsOp>;
  table["add"] = convertBinary<AddOp>;
  table["batch_norm_inference"] = convertBatchNorm;
  table["clamp"] = convertClamp;
  table["divide"] = convertBinary<DivOp>;
  table["dot"] = convertDot;
  table["dot_general"] = convertDotGeneral;
  table["exponential"] = convertUnary<ExpOp>;
  table["logistic"] = convertUnary<SigmoidOp>;
  table["maximum"] = convertBinary<MaxOp>;
  table["minimum"] = convertBinary<MinOp>;
  table["multiply"] = convertBinary<MulOp>;
  table["negate"] = convertUnary<NegOp>;
  table["reduce"] = convertReduce;
  table["rsqrt"] = convertUnary<RsqrtOp>;
  table["sqrt"] = convertUnary<SqrtOp>;
  table["subtract"] = convertBinary<SubOp>;
  table["tanh"] = convertUnary<TanhOp>;
}

} // namespace taso::conversion
