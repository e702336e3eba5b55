//===- Splat.cpp - Constants of one repeated element ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Splat.h"

#include "TASO/Dialect/AssumedSizes.h"

using namespace mlir;
using llvm::APFloat;

namespace taso {

std::optional<APFloat> getSplat(Attribute attribute) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(attribute);
  if (!elements || !elements.isSplat() ||
      !isa<FloatType>(elements.getElementType()))
    return std::nullopt;
  return elements.getSplatValue<APFloat>();
}

bool isSplat(Attribute attribute, double value) {
  std::optional<APFloat> element = getSplat(attribute);
  return element && element->convertToDouble() == value;
}

OpFoldResult makeSplat(RankedTensorType type, APFloat value) {
  if (!type.hasStaticShape() || hasAssumedSizes(type))
    return {};
  return DenseElementsAttr::get(type, value);
}

/// The number of elements as a double, which cannot overflow.
static double countElements(ShapedType type) {
  double count = 1;
  for (int64_t size : type.getShape())
    count *= static_cast<double>(size);
  return count;
}

OpFoldResult moveSplat(Attribute operand, RankedTensorType result) {
  std::optional<APFloat> value = getSplat(operand);
  if (!value || !result.hasStaticShape())
    return {};
  double before = countElements(cast<ElementsAttr>(operand).getShapedType());
  double after = countElements(result);
  if (after > before && after > kMaxGrownSplat)
    return {};
  return makeSplat(result, *value);
}

OpFoldResult foldSplats(Attribute lhs, Attribute rhs, RankedTensorType result,
                        SplatFunction function) {
  std::optional<APFloat> left = getSplat(lhs), right = getSplat(rhs);
  if (!left || !right || function(*left, *right) != APFloat::opOK)
    return {};
  return makeSplat(result, *left);
}

APFloat::opStatus addSplats(APFloat &lhs, const APFloat &rhs) {
  return lhs.add(rhs, APFloat::rmNearestTiesToEven);
}

APFloat::opStatus subtractSplats(APFloat &lhs, const APFloat &rhs) {
  return lhs.subtract(rhs, APFloat::rmNearestTiesToEven);
}

APFloat::opStatus multiplySplats(APFloat &lhs, const APFloat &rhs) {
  return lhs.multiply(rhs, APFloat::rmNearestTiesToEven);
}

APFloat::opStatus divideSplats(APFloat &lhs, const APFloat &rhs) {
  return lhs.divide(rhs, APFloat::rmNearestTiesToEven);
}

} // namespace taso
