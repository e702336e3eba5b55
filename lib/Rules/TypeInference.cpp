//===- TypeInference.cpp - Types of what a rule creates -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/TypeInference.h"

#include "TASO/Dialect/Definition.h"

using namespace mlir;

namespace taso {

DictionaryAttr getDefaultAttributes(MLIRContext *context, StringRef name) {
  OperationState state(UnknownLoc::get(context), name);
  Operation *op = Operation::create(state);
  DictionaryAttr defaults = op->getAttrDictionary();
  op->destroy();
  return defaults;
}

DictionaryAttr encodeInference(Builder &builder, StringRef op,
                               ArrayRef<int64_t> select,
                               ArrayRef<Attribute> attributeNames) {
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("attributes", builder.getArrayAttr(attributeNames)),
       builder.getNamedAttr("defaults",
                            getDefaultAttributes(builder.getContext(), op)),
       builder.getNamedAttr("op", builder.getStringAttr(op)),
       builder.getNamedAttr("select", builder.getDenseI64ArrayAttr(select))});
}

/// Appends the types of a value, values or types; with an index, only that one.
static LogicalResult appendTypes(PDLValue value, int64_t select,
                                 SmallVectorImpl<Type> &types) {
  SmallVector<Type> all;
  if (auto single = value.dyn_cast<Value>())
    all.push_back(single.getType());
  else if (auto type = value.dyn_cast<Type>())
    all.push_back(type);
  else if (auto values = value.dyn_cast<ValueRange>())
    llvm::append_range(all, values->getTypes());
  else if (auto range = value.dyn_cast<TypeRange>())
    llvm::append_range(all, *range);
  else if (auto *op = value.dyn_cast<Operation *>())
    llvm::append_range(all, op->getResultTypes());
  if (select < 0) {
    llvm::append_range(types, all);
    return success();
  }
  if (select >= int64_t(all.size()))
    return failure();
  types.push_back(all[select]);
  return success();
}

/// Rules are proved for tensors of these types: sizes that are known and not 0,
/// and ranks up to 6.
static bool isProved(Type type) {
  constexpr int64_t kMaxProvedRank = 6;
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() &&
         tensor.getRank() <= kMaxProvedRank &&
         !llvm::is_contained(tensor.getShape(), 0);
}

/// A constant has the element type of the operation it is made for.
static Type getElementType(Operation *model) {
  auto type = model->getNumResults() == 0
                  ? RankedTensorType()
                  : dyn_cast<RankedTensorType>(model->getResult(0).getType());
  return type ? type.getElementType() : Type();
}

static LogicalResult inferOperator(StringRef name, TypeRange operands,
                                   DictionaryAttr attributes, Type elementType,
                                   SmallVectorImpl<Type> &results) {
  const semantics::OperatorInfo *info =
      getOperatorInfo(OperationName(name, attributes.getContext()));
  if (!info) {
    // taso.constant: the value has the type.
    auto value = attributes.getAs<TypedAttr>("value");
    if (!value)
      return failure();
    results.push_back(value.getType());
    return success();
  }
  std::string error;
  return inferResultTypes(info->name, operands, attributes, results, error,
                          elementType);
}

LogicalResult inferCreatedTypes(StringRef op, TypeRange operands,
                                DictionaryAttr attributes, Type elementType,
                                SmallVectorImpl<Type> &results) {
  if (failed(inferOperator(op, operands, attributes, elementType, results)))
    return failure();
  return success(llvm::all_of(operands, isProved) &&
                 llvm::all_of(results, isProved));
}

LogicalResult inferTargetTypes(ArrayRef<PDLValue> args,
                               SmallVectorImpl<Type> &results) {
  auto spec = cast<DictionaryAttr>(args[0].cast<Attribute>());
  auto *model = args[1].cast<Operation *>();
  args = args.drop_front(3); // with the identity of the call
  auto select = spec.getAs<DenseI64ArrayAttr>("select").asArrayRef();
  SmallVector<Type> operands;
  for (auto [operand, index] :
       llvm::zip_equal(args.take_front(select.size()), select))
    if (failed(appendTypes(operand, index, operands)))
      return failure();
  NamedAttrList attributes(spec.getAs<DictionaryAttr>("defaults"));
  for (auto [name, value] : llvm::zip_equal(spec.getAs<ArrayAttr>("attributes"),
                                            args.drop_front(select.size()))) {
    // A candidate may lack the attribute: the check for it can come later.
    if (!value)
      return failure();
    attributes.set(cast<StringAttr>(name), value.cast<Attribute>());
  }
  return inferCreatedTypes(spec.getAs<StringAttr>("op").getValue(), operands,
                           attributes.getDictionary(spec.getContext()),
                           getElementType(model), results);
}

LogicalResult checkReplacementTypes(ArrayRef<PDLValue> args) {
  auto select = cast<DenseI64ArrayAttr>(args[0].cast<Attribute>()).asArrayRef();
  auto *op = args[1].cast<Operation *>();
  SmallVector<Type> types;
  for (auto [value, index] : llvm::zip_equal(args.drop_front(2), select))
    if (failed(appendTypes(value, index, types)))
      return failure();
  return success(op->getResultTypes() == TypeRange(types) &&
                 llvm::all_of(types, isProved));
}

} // namespace taso
