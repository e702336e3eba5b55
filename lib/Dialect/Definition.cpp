//===- Definition.cpp - From an operation to its definition ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/Definition.h"

#include "Size.h"

#include "TASO/Dialect/AssumedSizes.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/ShapeInference.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace taso {

using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::Dim;
using semantics::OperatorInfo;
using semantics::ShapeInference;
using semantics::WorkCount;

/// Looks an operator up by its name.
static const OperatorInfo *findOperatorInfo(OperationName name) {
  if (name.getDialectNamespace() != TASODialect::getDialectNamespace())
    return nullptr;
  static const llvm::StringMap<const OperatorInfo *> table = [] {
    llvm::StringMap<const OperatorInfo *> result;
    for (const OperatorInfo &info : semantics::getOperators())
      result[info.name] = &info;
    return result;
  }();
  return table.lookup(name.stripDialect());
}

const OperatorInfo *getOperatorInfo(OperationName name) {
  if (!name.isRegistered())
    return findOperatorInfo(name);
  // A search asks millions of times; kinds of operations are few.
  thread_local DenseMap<TypeID, const OperatorInfo *> known;
  auto [it, isNew] = known.try_emplace(name.getTypeID());
  if (isNew)
    it->second = findOperatorInfo(name);
  return it->second;
}

const OperatorInfo *getOperatorInfo(Operation *op) {
  return getOperatorInfo(op->getName());
}

DictionaryAttr getAllAttributes(Operation *op) {
  return op->getAttrDictionary();
}

/// A dynamic size inside a list of sizes is an unknown dimension.
static int64_t toSize(int64_t value, int64_t *) { return value; }
static Dim toSize(int64_t value, Dim *) {
  return ShapedType::isDynamic(value) ? Dim::unknown() : Dim(value);
}
static Size toSize(int64_t value, Size *) {
  return ShapedType::isDynamic(value) ? Size::unknown() : Size(value);
}

template <class I>
static bool setNumbers(const AttributeSpec &spec, Attribute value,
                       semantics::Attributes<I> &result) {
  auto list = dyn_cast<DenseI64ArrayAttr>(value);
  if (!list)
    return false;
  std::vector<I> numbers;
  for (int64_t number : list.asArrayRef())
    numbers.push_back(spec.kind == AttributeKind::Sizes
                          ? toSize(number, static_cast<I *>(nullptr))
                          : I(number));
  result.setNumbers(spec.name, std::move(numbers));
  return true;
}

template <class I>
static bool setAttribute(const AttributeSpec &spec, Attribute value,
                         semantics::Attributes<I> &result) {
  switch (spec.kind) {
  case AttributeKind::Number:
    if (auto number = dyn_cast<IntegerAttr>(value)) {
      result.setNumbers(spec.name, {I(number.getInt())});
      return true;
    }
    return false;
  case AttributeKind::Numbers:
  case AttributeKind::Sizes:
    return setNumbers(spec, value, result);
  case AttributeKind::Real:
    if (auto real = dyn_cast<FloatAttr>(value)) {
      result.setReal(spec.name, real.getValueAsDouble());
      return true;
    }
    return false;
  case AttributeKind::Keyword:
    if (auto activation = dyn_cast<ActivationAttr>(value)) {
      result.setKeyword(spec.name,
                        stringifyActivation(activation.getValue()).str());
      return true;
    }
    if (auto approximation = dyn_cast<GeluApproximationAttr>(value)) {
      result.setKeyword(
          spec.name,
          stringifyGeluApproximation(approximation.getValue()).str());
      return true;
    }
    return false;
  }
  return false;
}

template <class I>
FailureOr<semantics::Attributes<I>>
getSemanticAttributes(const OperatorInfo &info, DictionaryAttr attributes,
                      std::string &error) {
  semantics::Attributes<I> result;
  for (const AttributeSpec &spec : info.attributes) {
    Attribute value = attributes.get(spec.name);
    if (!value || !setAttribute(spec, value, result)) {
      error = (value ? "wrong kind of attribute '" : "missing attribute '") +
              std::string(spec.name) + "'";
      return failure();
    }
  }
  return result;
}

template FailureOr<semantics::Attributes<int64_t>>
getSemanticAttributes(const OperatorInfo &, DictionaryAttr, std::string &);
template FailureOr<semantics::Attributes<Dim>>
getSemanticAttributes(const OperatorInfo &, DictionaryAttr, std::string &);
template FailureOr<semantics::Attributes<Size>>
getSemanticAttributes(const OperatorInfo &, DictionaryAttr, std::string &);

static SmallVector<int64_t> toSizes(const semantics::SmallList<Dim> &shape) {
  SmallVector<int64_t> sizes;
  for (const Dim &dim : shape)
    sizes.push_back(dim.known ? dim.value : ShapedType::kDynamic);
  return sizes;
}

/// Checks what the definitions assume of types: ranked tensors of at most rank
/// 8 whose float element types are equal.
/// With `knownOnly`, assumed sizes are unknown.
static LogicalResult toShapes(TypeRange types, bool knownOnly,
                              std::vector<ShapeInference::Tensor> &shapes,
                              Type &elementType, std::string &error) {
  llvm::raw_string_ostream stream(error);
  for (auto [i, type] : llvm::enumerate(types)) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor) {
      stream << "operand " << i << ": expected a ranked tensor, found " << type
             << " [taso_c1]";
      return failure();
    }
    if (tensor.getRank() > int64_t(semantics::kMaxRank)) {
      stream << "operand " << i << ": expected rank " << semantics::kMaxRank
             << " or less, found rank " << tensor.getRank() << " [taso_c1]";
      return failure();
    }
    bool isFloat = isa<FloatType>(tensor.getElementType());
    if (isFloat && elementType && elementType != tensor.getElementType()) {
      stream << "operand " << i << ": expected elements of type " << elementType
             << " as in the first operand, found " << tensor.getElementType()
             << " [taso_c2]";
      return failure();
    }
    if (isFloat)
      elementType = tensor.getElementType();
    semantics::SmallList<Dim> shape;
    SmallVector<int64_t> known;
    if (knownOnly)
      known = getKnownShape(tensor);
    for (int64_t size : knownOnly ? ArrayRef(known) : tensor.getShape())
      shape.push_back(ShapedType::isDynamic(size) ? Dim::unknown() : Dim(size));
    shapes.push_back(ShapeInference::Tensor(shape));
  }
  return success();
}

/// Evaluates the definition over shapes.
static FailureOr<SmallVector<SmallVector<int64_t>>>
inferShapes(const OperatorInfo &info, DictionaryAttr attributes,
            const std::vector<ShapeInference::Tensor> &operands,
            std::string &error) {
  auto semantic = getSemanticAttributes<Dim>(info, attributes, error);
  if (failed(semantic))
    return failure();
  error = semantics::checkAttributes(info, *semantic, operands.size());
  if (!error.empty())
    return failure();
  ShapeInference algebra;
  auto results = semantics::getDefinition<ShapeInference>(info.name)(
      algebra, operands, *semantic);
  if (algebra.failed()) {
    error = algebra.getError();
    return failure();
  }
  SmallVector<SmallVector<int64_t>> shapes;
  for (const ShapeInference::Tensor &result : results)
    shapes.push_back(toSizes(result.shape()));
  return shapes;
}

/// The shapes of results, and the type of their elements if there are operands.
static FailureOr<SmallVector<SmallVector<int64_t>>>
inferResultShapes(const OperatorInfo &info, TypeRange operands,
                  DictionaryAttr attributes, bool knownOnly, Type &elementType,
                  std::string &error) {
  std::vector<ShapeInference::Tensor> shapes;
  if (failed(toShapes(operands, knownOnly, shapes, elementType, error)))
    return failure();
  if (!elementType && !info.has(semantics::kConstant)) {
    error = "expected an operand of floating-point elements";
    return failure();
  }
  return inferShapes(info, attributes, shapes, error);
}

LogicalResult inferResultTypes(StringRef mnemonic, TypeRange operands,
                               DictionaryAttr attributes,
                               SmallVectorImpl<Type> &results,
                               std::string &error, Type constantType) {
  const OperatorInfo *info =
      semantics::getOperatorInfo(std::string_view(mnemonic));
  if (!info || (info->has(semantics::kConstant) && !constantType)) {
    error = "'" + mnemonic.str() + "' is no operator with operands";
    return failure();
  }
  Type elementType;
  auto shapes = inferResultShapes(*info, operands, attributes,
                                  /*knownOnly=*/false, elementType, error);
  if (failed(shapes))
    return failure();
  SmallVector<SmallVector<int64_t>> known;
  if (llvm::any_of(operands, hasAssumedSizes)) {
    auto inferred = inferResultShapes(*info, operands, attributes,
                                      /*knownOnly=*/true, elementType, error);
    if (failed(inferred))
      return failure();
    known = std::move(*inferred);
  }
  if (info->has(semantics::kConstant))
    elementType = constantType;
  for (auto [i, shape] : llvm::enumerate(*shapes))
    results.push_back(known.empty()
                          ? RankedTensorType::get(shape, elementType)
                          : makeAssumedType(shape, known[i], elementType));
  return success();
}

LogicalResult reportInference(std::optional<Location> location, StringRef name,
                              const std::string &error) {
  return emitOptionalError(location, "'", name, "' op ", error);
}

bool areCompatibleResults(TypeRange inferred, TypeRange actual) {
  if (inferred.size() != actual.size())
    return false;
  for (auto [a, b] : llvm::zip_equal(inferred, actual))
    if (getElementTypeOrSelf(a) != getElementTypeOrSelf(b) ||
        failed(verifyCompatibleShape(a, b)))
      return false;
  return true;
}

LogicalResult verifyAgainstDefinition(Operation *op) {
  const OperatorInfo *info = getOperatorInfo(op);
  std::string error;
  auto inferred = inferShapes(*info, getAllAttributes(op), {}, error);
  if (failed(inferred))
    return op->emitOpError(error);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (type.getShape() == ArrayRef<int64_t>(inferred->front()))
    return success();
  return op->emitOpError("expected a result of type ")
         << RankedTensorType::get(inferred->front(), type.getElementType())
         << ", found " << type;
}

bool hasStaticShapes(Operation *op) {
  auto isStatic = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  return llvm::all_of(op->getOperandTypes(), isStatic) &&
         llvm::all_of(op->getResultTypes(), isStatic);
}

OperandRange getReadOperands(Operation *op) {
  const OperatorInfo *info = getOperatorInfo(op);
  OperandRange operands = op->getOperands();
  return info && info->has(semantics::kTakesSizes)
             ? operands.take_front(info->minOperands)
             : operands;
}

WorkCount countWork(Operation *op) {
  WorkCount algebra;
  const OperatorInfo *info = getOperatorInfo(op);
  if (!info || !hasStaticShapes(op))
    return algebra;
  std::string error;
  auto attributes =
      getSemanticAttributes<int64_t>(*info, getAllAttributes(op), error);
  if (failed(attributes))
    return algebra;
  std::vector<WorkCount::Tensor> operands;
  for (Type type : op->getOperandTypes()) {
    semantics::SmallList<int64_t> shape;
    for (int64_t size : cast<RankedTensorType>(type).getShape())
      shape.push_back(size);
    operands.emplace_back(shape);
  }
  semantics::getDefinition<WorkCount>(info->name)(algebra, operands,
                                                  *attributes);
  return algebra;
}

} // namespace taso
