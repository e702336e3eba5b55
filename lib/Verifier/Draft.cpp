//===- Draft.cpp - Types and attributes of an instance --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Draft.h"

#include "TASO/Dialect/Definition.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace taso {

static StringRef getMnemonic(pdl::OperationOp op) {
  return op.getOpName().value_or("").split('.').second;
}

/// More elements take too long to compute, and show no more.
static bool isFeasible(RankedTensorType type) {
  constexpr int64_t kMost = 1 << 16;
  int64_t count = 1;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(count, size, count) || count > kMost)
      return false;
  return true;
}

FailureOr<TensorTypes> inferTypes(StringRef name,
                                  ArrayRef<RankedTensorType> operands,
                                  DictionaryAttr attributes) {
  if (name == "taso.constant") {
    auto value = attributes.getAs<ElementsAttr>("value");
    auto type = value ? dyn_cast<RankedTensorType>(value.getType())
                      : RankedTensorType();
    if (!type || !type.hasStaticShape())
      return failure();
    return TensorTypes{type};
  }
  SmallVector<Type> operandTypes(operands.begin(), operands.end()), inferred;
  std::string error;
  if (failed(inferResultTypes(name.split('.').second, operandTypes, attributes,
                              inferred, error,
                              Float32Type::get(attributes.getContext()))))
    return failure();
  TensorTypes types;
  for (Type type : inferred) {
    types.push_back(cast<RankedTensorType>(type));
    if (!isFeasible(types.back()))
      return failure();
  }
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
  for (auto [i, entry] : llvm::enumerate(partial.attributes)) {
    auto &[name, value] = entry;
    if (value || isLate(name, partial.name) != late)
      continue;
    value = proposeAttribute(partial, name, seenTypes, seenLists,
                             op.getContext(), random);
    // The law may use one attribute twice.
    for (auto [j, other] : llvm::enumerate(op.getAttributeValues()))
      if (other == op.getAttributeValues()[i])
        partial.attributes[j].second = value;
  }
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
  partial.numResults = op.getTypeValues().size();
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
  auto inferred = inferTypes(*op.getOpName(), partial.operands,
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

/// Gives an operand the type that the law states, if it states one.
bool Draft::presetOperand(pdl::OperandOp op) {
  auto type = op.getValueType() ? op.getValueType().getDefiningOp<pdl::TypeOp>()
                                : pdl::TypeOp();
  if (!type || !type.getConstantType())
    return true;
  auto tensor = dyn_cast<RankedTensorType>(*type.getConstantType());
  if (!tensor || !tensor.hasStaticShape() || !isFeasible(tensor))
    return false;
  types[op] = tensor;
  seenTypes.push_back(tensor);
  return true;
}

/// True if the operation's operands and results have the types that the law
/// states, and the same where it gives them the same name.
bool Draft::haveStatedTypes(pdl::OperationOp op) {
  auto isStated = [&](Value name, Type type) {
    if (auto stated = name.getDefiningOp<pdl::TypeOp>())
      if (stated.getConstantType() && *stated.getConstantType() != type)
        return false;
    return namedTypes.try_emplace(name, type).first->second == type;
  };
  for (Value value : op.getOperandValues())
    if (auto operand = value.getDefiningOp<pdl::OperandOp>())
      if (operand.getValueType() &&
          !isStated(operand.getValueType(), getType(operand)))
        return false;
  ArrayRef<RankedTensorType> types = getResultTypes(op);
  if (op.getTypeValues().size() != types.size())
    return false;
  for (auto [name, type] : llvm::zip_equal(op.getTypeValues(), types))
    if (!isStated(name, type))
      return false;
  return true;
}

FailureOr<Draft> Draft::draw(pdl::PatternOp law, Random &random) {
  Draft draft;
  for (Operation &op : law.getBodyRegion().front()) {
    bool done = true;
    if (auto attribute = dyn_cast<pdl::AttributeOp>(op)) {
      if (std::optional<Attribute> value = attribute.getValue())
        draft.attributes[attribute] = *value;
    } else if (auto operand = dyn_cast<pdl::OperandOp>(op)) {
      done = draft.presetOperand(operand);
    } else if (auto operation = dyn_cast<pdl::OperationOp>(op)) {
      done = draft.draw(operation, random) && draft.haveStatedTypes(operation);
    }
    if (!done)
      return failure();
  }
  return draft;
}

} // namespace taso
