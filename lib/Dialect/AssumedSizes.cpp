//===- AssumedSizes.cpp - Sizes that are only assumed ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/AssumedSizes.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"
#include "TASO/Semantics/Operators.h"

using namespace mlir;

namespace taso {

static AssumedSizesAttr getAssumption(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_or_null<AssumedSizesAttr>(tensor.getEncoding())
                : AssumedSizesAttr();
}

bool hasAssumedSizes(Type type) { return bool(getAssumption(type)); }

SmallVector<int64_t> getKnownShape(RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  if (AssumedSizesAttr assumption = getAssumption(type))
    for (int64_t dim : assumption.getDims())
      if (dim >= 0 && dim < type.getRank())
        shape[dim] = ShapedType::kDynamic;
  return shape;
}

RankedTensorType makeAssumedType(ArrayRef<int64_t> sizes,
                                 ArrayRef<int64_t> known, Type elementType) {
  SmallVector<int64_t> dims;
  for (unsigned i = 0; i != known.size(); ++i)
    if (ShapedType::isDynamic(known[i]) && !ShapedType::isDynamic(sizes[i]))
      dims.push_back(i);
  Attribute encoding;
  if (!dims.empty())
    encoding = AssumedSizesAttr::get(elementType.getContext(), dims);
  return RankedTensorType::get(sizes, elementType, encoding);
}

Type forgetAssumedSizes(Type type) {
  if (!hasAssumedSizes(type))
    return type;
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(getKnownShape(tensor), tensor.getElementType());
}

AssumedSizes getAssumedSizes(func::FuncOp function) {
  AssumedSizes sizes;
  for (BlockArgument argument : function.getArguments()) {
    if (!hasAssumedSizes(argument.getType()))
      continue;
    auto type = cast<RankedTensorType>(argument.getType());
    for (auto [dim, size] : llvm::enumerate(getKnownShape(type)))
      if (ShapedType::isDynamic(size))
        sizes[{argument.getArgNumber(), unsigned(dim)}] = type.getDimSize(dim);
  }
  return sizes;
}

bool listsAssumedSizes(Operation *op) {
  // First what is seldom true, and cheap to see.
  if (llvm::none_of(op->getResultTypes(), hasAssumedSizes))
    return false;
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  return info && llvm::any_of(info->attributes,
                              [](const semantics::AttributeSpec &attribute) {
                                return attribute.kind ==
                                       semantics::AttributeKind::Sizes;
                              });
}

template <class OpTy> static void openShape(OpTy op) {
  SmallVector<int64_t> shape(op.getShape());
  for (auto [size, known] : llvm::zip_equal(shape, op.getType().getShape()))
    if (ShapedType::isDynamic(known))
      size = known;
  op.setShape(shape);
}

void forgetAssumedSizes(func::FuncOp function) {
  Block &block = function.getBody().front();
  auto forget = [](Value value) {
    value.setType(forgetAssumedSizes(value.getType()));
  };
  llvm::for_each(block.getArguments(), forget);
  for (Operation &op : block) {
    llvm::for_each(op.getResults(), forget);
    if (auto reshape = dyn_cast<ReshapeOp>(op))
      openShape(reshape);
    else if (auto broadcast = dyn_cast<BroadcastOp>(op))
      openShape(broadcast);
  }
  auto results = llvm::map_to_vector(function.getResultTypes(), [](Type type) {
    return forgetAssumedSizes(type);
  });
  function.setType(FunctionType::get(function.getContext(),
                                     block.getArgumentTypes(), results));
}

} // namespace taso
