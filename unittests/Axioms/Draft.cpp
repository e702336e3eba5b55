//===- Draft.cpp - Types and attributes of an instance --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Draft.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

using namespace mlir;

namespace taso::testing {

static StringRef getMnemonic(pdl::OperationOp op) {
  return op.getOpName().value_or("").split('.').second;
}

static FailureOr<TensorTypes> inferConstant(const semantics::OperatorInfo &info,
                                            DictionaryAttr attributes) {
  std::string error;
  auto semantic =
      getSemanticAttributes<semantics::Dim>(info, attributes, error);
  if (failed(semantic) ||
      !semantics::checkAttributes(info, *semantic, 0).empty())
    return failure();
  semantics::ShapeInference algebra;
  auto tensors = semantics::getDefinition<semantics::ShapeInference>(info.name)(
      algebra, {}, *semantic);
  if (algebra.failed())
    return failure();
  TensorTypes types;
  for (const auto &tensor : tensors) {
    SmallVector<int64_t> shape;
    for (const semantics::Dim &dim : tensor.shape())
      shape.push_back(dim.value);
    types.push_back(RankedTensorType::get(
        shape, Float32Type::get(attributes.getContext())));
  }
  return types;
}

FailureOr<TensorTypes> inferTypes(StringRef mnemonic,
                                  ArrayRef<RankedTensorType> operands,
                                  DictionaryAttr attributes) {
  const semantics::OperatorInfo *info =
      semantics::getOperatorInfo(std::string_view(mnemonic));
  if (!info)
    return failure();
  if (info->has(semantics::kConstant))
    return inferConstant(*info, attributes);
  SmallVector<Type> operandTypes(operands.begin(), operands.end()), inferred;
  std::string error;
  if (failed(inferResultTypes(mnemonic, operandTypes, attributes, inferred,
                              error)))
    return failure();
  TensorTypes types;
  for (Type type : inferred)
    types.push_back(cast<RankedTensorType>(type));
  return types;
}

/// Attributes that are drawn after the operands, since they depend on shapes.
static bool isLate(StringRef name, StringRef op) {
  static const StringRef late[] = {"axis", "sizes", "shape", "perm", "axes",
                                   "low",  "high",  "start", "size", "step"};
  return llvm::is_contained(late, name) && op != "const_imm";
}

void Draft::drawAttributes(pdl::OperationOp op, PartialOp &partial, bool late,
                           Random &random) {
  for (auto &[name, value] : partial.attributes)
    if (!value && isLate(name, partial.name) == late)
      value = proposeAttribute(partial, name, seenTypes, seenLists,
                               op.getContext(), random);
}

/// An empty instance shows nothing, a larger one takes too long and shows no
/// more.
static bool isSmall(RankedTensorType type) {
  return type.getNumElements() > 0 && type.getNumElements() <= 1500;
}

/// Movements that move nothing make many a false law true.
static bool isIdentity(const PartialOp &op, const TensorTypes &inferred) {
  static const StringRef movements[] = {"slice", "reshape", "broadcast", "pad"};
  return llvm::is_contained(movements, op.name) &&
         inferred[0] == op.operands[0];
}

bool Draft::record(pdl::OperationOp op, const PartialOp &partial,
                   const TensorTypes &inferred) {
  if (!llvm::all_of(inferred, isSmall) || isIdentity(partial, inferred))
    return false;
  for (auto [value, type] :
       llvm::zip_equal(op.getOperandValues(), partial.operands)) {
    if (!types.insert({value, type}).second)
      continue;
    seenTypes.push_back(type);
  }
  for (auto [value, named] :
       llvm::zip_equal(op.getAttributeValues(), partial.attributes))
    if (attributes.insert({value, named.second}).second &&
        isa<DenseI64ArrayAttr>(named.second))
      seenLists.push_back(named.second);
  results[op] = inferred;
  llvm::append_range(seenTypes, inferred);
  for (Operation *user : op->getUsers())
    if (auto result = dyn_cast<pdl::ResultOp>(user)) {
      if (result.getIndex() >= inferred.size())
        return false;
      types[result] = inferred[result.getIndex()];
    }
  return true;
}

bool Draft::drawOnce(pdl::OperationOp op, Random &random) {
  PartialOp partial;
  partial.name = getMnemonic(op);
  for (Value value : op.getOperandValues())
    partial.operands.push_back(types.lookup(value));
  for (auto [name, value] :
       llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
    partial.attributes.push_back(
        {cast<StringAttr>(name).getValue(), attributes.lookup(value)});
  drawAttributes(op, partial, /*late=*/false, random);
  for (auto [i, value] : llvm::enumerate(op.getOperandValues())) {
    if (partial.operands[i])
      continue;
    RankedTensorType type =
        proposeOperand(partial, i, seenTypes, op.getContext(), random);
    // The law may use one value twice.
    for (auto [j, other] : llvm::enumerate(op.getOperandValues()))
      if (other == value)
        partial.operands[j] = type;
  }
  drawAttributes(op, partial, /*late=*/true, random);
  for (auto [value, named] :
       llvm::zip_equal(op.getAttributeValues(), partial.attributes))
    if (value.getDefiningOp()->getAttr(kUnlike) == named.second)
      return false;
  NamedAttrList list;
  for (const auto &[name, value] : partial.attributes)
    list.set(name, value);
  auto inferred = inferTypes(partial.name, partial.operands,
                             list.getDictionary(op.getContext()));
  return succeeded(inferred) && record(op, partial, *inferred);
}

bool Draft::draw(pdl::OperationOp op, Random &random) {
  constexpr unsigned kProposals = 10;
  for (unsigned i = 0; i < kProposals; ++i)
    if (drawOnce(op, random))
      return true;
  return false;
}

FailureOr<Draft> Draft::draw(pdl::PatternOp law, Random &random) {
  Draft draft;
  for (Operation &op : law.getBodyRegion().front()) {
    if (auto attribute = dyn_cast<pdl::AttributeOp>(op)) {
      if (std::optional<Attribute> value = attribute.getValue())
        draft.attributes[attribute] = *value;
    } else if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      if (!draft.draw(operation, random))
        return failure();
    }
  }
  return draft;
}

} // namespace taso::testing
