//===- Constants.cpp - Elements of constants ------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements are moved as bytes, whatever their type.
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Semantics/Concrete.h"
#include "TASO/Semantics/Operators.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace taso::conversion {

APFloat roundTo(Type elementType, double value) {
  APFloat rounded(value);
  bool inexact;
  rounded.convert(cast<FloatType>(elementType).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &inexact);
  return rounded;
}

/// Above so many elements an operator without operands is not evaluated.
static constexpr int64_t kMaxEvaluated = int64_t(1) << 26;

DenseElementsAttr evaluateDefinition(Operation *op) {
  using Algebra = semantics::Concrete<double>;
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  std::string error;
  auto attributes =
      getSemanticAttributes<int64_t>(*info, getAllAttributes(op), error);
  if (failed(attributes))
    return {};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto evaluated = type;
  // These have one value, whatever the shape.
  if (isa<ConstOneOp, ConstZeroOp>(op)) {
    SmallVector<int64_t> ones(type.getRank(), 1);
    attributes->setNumbers("shape", {ones.begin(), ones.end()});
    evaluated = type.clone(ones);
  }
  if (evaluated.getNumElements() > kMaxEvaluated)
    return {};
  Algebra algebra;
  auto results =
      semantics::getDefinition<Algebra>(info->name)(algebra, {}, *attributes);
  if (results.empty())
    return {};
  SmallVector<APFloat> values;
  for (double value : results.front().values())
    values.push_back(roundTo(type.getElementType(), value));
  auto elements = DenseElementsAttr::get(evaluated, values);
  return evaluated == type ? elements : elements.resizeSplat(type);
}

bool isConstantOperator(Operation *op) {
  return isa<ConstantTensorOp>(op) ||
         (isa_and_nonnull<TASODialect>(op->getDialect()) &&
          op->getNumOperands() == 0 && op->getNumResults() == 1);
}

ElementsAttr getElementsOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<ConstantTensorOp>(op))
    return constant.getValue();
  return op && isConstantOperator(op) ? evaluateDefinition(op) : ElementsAttr();
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

bool keepsOrder(ArrayRef<int64_t> shape, ArrayRef<int64_t> perm) {
  SmallVector<int64_t> moved;
  for (int64_t entry : perm)
    if (shape[entry] != 1)
      moved.push_back(entry);
  return llvm::is_sorted(moved);
}

ElementsAttr reshapeElements(ElementsAttr elements, ArrayRef<int64_t> shape) {
  auto type = elements.getShapedType().clone(shape);
  if (auto dense = dyn_cast<DenseElementsAttr>(elements))
    return dense.reshape(type);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  return {};
}

/// Writes the elements of a row-major tensor in transposed order.
static void transposeBytes(ArrayRef<char> from, ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> perm, size_t width,
                           MutableArrayRef<char> to) {
  size_t rank = shape.size();
  SmallVector<int64_t> strides(rank, 1), index(rank, 0);
  for (size_t d = rank; d > 1; --d)
    strides[d - 2] = strides[d - 1] * shape[d - 1];
  int64_t position = 0;
  for (size_t written = 0; written < to.size(); written += width) {
    std::memcpy(to.data() + written, from.data() + position * width, width);
    for (size_t d = rank; d-- > 0;) {
      position += strides[perm[d]];
      if (++index[d] < shape[perm[d]])
        break;
      position -= strides[perm[d]] * shape[perm[d]];
      index[d] = 0;
    }
  }
}

ElementsAttr transposeElements(ElementsAttr elements, ArrayRef<int64_t> perm) {
  ShapedType type = elements.getShapedType();
  SmallVector<int64_t> shape;
  for (int64_t entry : perm)
    shape.push_back(type.getDimSize(entry));
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if ((dense && dense.isSplat()) || keepsOrder(type.getShape(), perm))
    return reshapeElements(elements, shape);
  unsigned bits =
      type.getElementType().isIntOrFloat() ? type.getElementTypeBitWidth() : 0;
  if (bits == 0 || bits % 8 != 0)
    return {};
  size_t width = bits / 8, size = type.getNumElements() * width;
  ShapedType transposed = type.clone(shape);
  if (dense) {
    SmallVector<char> bytes(size);
    transposeBytes(dense.getRawData(), type.getShape(), perm, width, bytes);
    return DenseElementsAttr::getFromRawBuffer(transposed, bytes);
  }
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob || blob->getData().size() != size)
    return {};
  AsmResourceBlob bytes =
      HeapAsmResourceBlob::allocate(size, blob->getDataAlignment());
  transposeBytes(blob->getData(), type.getShape(), perm, width,
                 bytes.getMutableData());
  return DenseResourceElementsAttr::get(
      transposed, resource.getRawHandle().getKey(), std::move(bytes));
}

} // namespace taso::conversion
