//===- SizeExpressions.cpp - Dynamic sizes as expressions -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The definitions run over an algebra whose index is an affine expression.
// Quotients get symbols of their own, so that expressions stay small and equal
// ones are one; products of two symbols are affine no more, but compare as well.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/SizeExpressions.h"

#include "Size.h"

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/Definition.h"
#include "TASO/Semantics/OperatorTable.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace taso {

/// Requirements hold: the operations are verified, and undefined where they
/// do not hold at run time.
class SizeAlgebra : public semantics::RequirementLog,
                    public semantics::NoElements<Size> {
public:
  struct Cond {};
  using NoElements::minimum;

  explicit SizeAlgebra(SizeExpressions &owner) : owner(owner) {}

  Index floorDiv(Index a, Index b) const {
    if (b.known && !b.expression && b.value == 0)
      return Size::unknown();
    return name(Size::combine(
        a, b,
        [](int64_t x, int64_t y) {
          return semantics::ShapeInference().floorDiv(x, y);
        },
        [](AffineExpr x, AffineExpr y) { return x.floorDiv(y); }));
  }
  Index mod(Index a, Index b) const { return a - floorDiv(a, b) * b; }
  Index minimum(Index a, Index b) const {
    return a.known && b.known && !a.expression && !b.expression
               ? Size(std::min(a.value, b.value))
               : Size::unknown();
  }
  Cond less(Index, Index) const { return {}; }
  Cond atMost(Index, Index) const { return {}; }
  Cond equal(Index, Index) const { return {}; }
  Cond both(Cond, Cond) const { return {}; }
  Cond either(Cond, Cond) const { return {}; }

  bool require(Cond, std::string_view, std::string_view) const { return true; }
  bool requireEqual(Index, Index, std::string_view, std::string_view) const {
    return true;
  }
  bool requireRank(const Tensor &tensor, unsigned rank, std::string_view,
                   std::string_view) const {
    return tensor.rank() == rank;
  }
  template <class Body> Tensor tensor(const IndexList &shape, Body) const {
    return Tensor(shape);
  }

private:
  Size name(Size size) const {
    if (size.known && size.expression)
      size.expression = owner.nameExpression(size.expression);
    return size;
  }
  SizeExpressions &owner;
};

AffineExpr SizeExpressions::makeSymbol(MLIRContext *context) {
  return getAffineSymbolExpr(numSymbols++, context);
}

AffineExpr SizeExpressions::nameExpression(AffineExpr expression) {
  expression = simplifyAffineExpr(expression, 0, numSymbols);
  if (expression.getKind() != AffineExprKind::FloorDiv)
    return expression;
  AffineExpr &symbol = expressions[expression];
  if (!symbol)
    symbol = makeSymbol(expression.getContext());
  return symbol;
}

void SizeExpressions::setName(Value value, unsigned dim, StringRef name) {
  AffineExpr &symbol = names[name];
  if (!symbol)
    symbol = makeSymbol(value.getContext());
  named[{value, dim}] = symbol;
}

void SizeExpressions::forget(Operation *op) {
  for (Value result : op->getResults())
    sizes.erase(result);
}

/// The one size that a view does not know follows from the others; several are
/// those of the operand.
static void completeView(ArrayRef<Size> from, MutableArrayRef<Size> to) {
  auto isUnknown = [](const Size &size) { return !size.known; };
  if (llvm::count_if(to, isUnknown) != 1) {
    for (auto [given, size] : llvm::zip(from, to))
      if (!size.known)
        size = given;
    return;
  }
  SmallVector<AffineExpr> expressions;
  semantics::Dim number = 1, divisor = 1;
  for (const Size &size : from) {
    if (!size.known)
      return;
    if (size.expression)
      expressions.push_back(size.expression);
    else
      number = number * size.value;
  }
  for (const Size &size : to) {
    if (!size.known)
      continue;
    if (!size.expression) {
      divisor = divisor * size.value;
      continue;
    }
    auto *same = llvm::find(expressions, size.expression);
    if (same == expressions.end())
      return;
    expressions.erase(same);
  }
  if (!number.known || !divisor.known || divisor.value == 0 ||
      number.value % divisor.value != 0)
    return;
  Size rest = number.value / divisor.value;
  for (AffineExpr expression : expressions)
    rest = rest * Size(expression);
  *llvm::find_if(to, isUnknown) = rest;
}

/// Where an operand has a size that the attribute of a repetition leaves open,
/// the result has it, too; and where it has size 1, that of `like`.
static void completeRepetition(ArrayRef<Size> from, ArrayRef<Size> like,
                               MutableArrayRef<Size> to) {
  for (auto [dim, size] : llvm::enumerate(to)) {
    if (size.known || dim >= from.size() || !from[dim].known)
      continue;
    if (from[dim].expression)
      size = from[dim];
    else if (from[dim].value == 1 && dim < like.size())
      size = like[dim];
  }
}

static Size toSize(AffineExpr expression) {
  auto number = dyn_cast<AffineConstantExpr>(expression);
  return number ? Size(number.getValue()) : Size(expression);
}

/// The sizes that follow from those of the operands; null ones are not known.
SizeExpressions::Sizes SizeExpressions::inferByDefinition(OpResult result) {
  Operation *op = result.getOwner();
  const semantics::OperatorInfo &info = *getOperatorInfo(op);
  Sizes expressions(cast<RankedTensorType>(result.getType()).getRank());
  std::string error;
  auto attributes =
      getSemanticAttributes<Size>(info, getAllAttributes(op), error);
  if (failed(attributes))
    return expressions;
  std::vector<SizeAlgebra::Tensor> operands;
  for (Value operand : op->getOperands()) {
    SizeAlgebra::IndexList shape;
    for (AffineExpr size : sizes.find(operand)->second)
      shape.push_back(toSize(size));
    operands.emplace_back(shape);
  }
  SizeAlgebra algebra(*this);
  auto results = semantics::getDefinition<SizeAlgebra>(info.name)(
      algebra, operands, *attributes);
  unsigned number = result.getResultNumber();
  if (results.size() <= number || results[number].rank() != expressions.size())
    return expressions;
  const SizeAlgebra::IndexList &shape = results[number].shape();
  SmallVector<Size> inferred(shape.begin(), shape.end());
  auto getShape = [&](unsigned operand) {
    const SizeAlgebra::IndexList &shape = operands[operand].shape();
    return SmallVector<Size>(shape.begin(), shape.end());
  };
  if (info.has(semantics::kView))
    completeView(getShape(0), inferred);
  else if (info.has(semantics::kRepeats))
    completeRepetition(getShape(0),
                       operands.size() > 1 ? getShape(1) : SmallVector<Size>(),
                       inferred);
  for (auto [size, expression] : llvm::zip_equal(inferred, expressions))
    if (size.known)
      expression = size.getExpression(op->getContext());
  return expressions;
}

SizeExpressions::Sizes SizeExpressions::infer(OpResult result) {
  if (getOperatorInfo(result.getOwner()))
    return inferByDefinition(result);
  SmallVector<Value> kept = getSources(result);
  return kept.empty() ? Sizes(cast<RankedTensorType>(result.getType()).getRank())
                      : sizes.find(kept.front())->second;
}

SizeExpressions::Sizes SizeExpressions::compute(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  MLIRContext *context = value.getContext();
  Sizes result(type.getRank());
  if (!type.hasStaticShape())
    if (auto defined = dyn_cast<OpResult>(value))
      result = infer(defined);
  for (auto [dim, size] : llvm::enumerate(getKnownShape(type))) {
    if (!ShapedType::isDynamic(size))
      result[dim] = getAffineConstantExpr(size, context);
    else if (result[dim])
      result[dim] = simplifyAffineExpr(result[dim], 0, numSymbols);
    else if (AffineExpr symbol = named.lookup({value, unsigned(dim)}))
      result[dim] = symbol;
    else
      result[dim] = makeSymbol(context);
  }
  return result;
}

/// The values that the sizes of `value` are computed from.
SmallVector<Value> SizeExpressions::getSources(Value value) const {
  auto result = dyn_cast<OpResult>(value);
  if (!result || cast<RankedTensorType>(value.getType()).hasStaticShape())
    return {};
  if (getOperatorInfo(result.getOwner()))
    return llvm::to_vector(result.getOwner()->getOperands());
  Value kept;
  if (auto cast = dyn_cast<tensor::CastOp>(result.getOwner()))
    kept = cast.getSource();
  else if (keptShape)
    kept = keptShape(result);
  auto type = kept ? dyn_cast<RankedTensorType>(kept.getType()) : nullptr;
  if (!type ||
      type.getRank() != cast<RankedTensorType>(value.getType()).getRank())
    return {};
  return {kept};
}

/// Graphs are deep, so there is a stack for the values that wait.
const SizeExpressions::Sizes &SizeExpressions::get(Value value) {
  SmallVector<Value> stack = {value};
  while (!stack.empty()) {
    Value next = stack.back();
    size_t waiting = stack.size();
    if (!sizes.contains(next))
      for (Value source : getSources(next))
        if (!sizes.contains(source))
          stack.push_back(source);
    if (stack.size() != waiting)
      continue;
    stack.pop_back();
    if (!sizes.contains(next)) {
      Sizes result = compute(next);
      sizes.try_emplace(next, std::move(result));
    }
  }
  return sizes.find(value)->second;
}

bool SizeExpressions::areEqual(Value a, unsigned dimA, Value b, unsigned dimB) {
  AffineExpr left = get(a)[dimA];
  return left == get(b)[dimB];
}

} // namespace taso
