//===- ValueClasses.cpp - Which values are known to be equal? -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueClasses.h"
#include "Slice.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace taso {

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Operators of ONNX are functions, but for those that draw random numbers.
static bool isRandom(Operation *op) {
  constexpr unsigned kTrainingMode = 2; // an operand of Dropout
  return llvm::StringSwitch<bool>(op->getName().stripDialect())
      .Cases({"RandomNormal", "RandomNormalLike", "RandomUniform",
              "RandomUniformLike", "Multinomial", "Bernoulli"},
             true)
      .Case("Dropout", op->getNumOperands() > kTrainingMode)
      .Default(false);
}

bool isFunctional(Operation *op) {
  if (isa_and_nonnull<TASODialect>(op->getDialect()))
    return true;
  if (!isa_and_nonnull<ONNXDialect>(op->getDialect()))
    return isMemoryEffectFree(op);
  return !op->walk([](Operation *inner) {
              return isRandom(inner) ? WalkResult::interrupt()
                                     : WalkResult::advance();
            }).wasInterrupted();
}

static bool isName(StringRef attribute) {
  return llvm::is_contained({mirror::kNodeName, mirror::kNodeDoc,
                             mirror::kInitializer, mirror::kListedInput,
                             mirror::kTensorNames, mirror::kAttributeDocs},
                            attribute);
}

/// The attributes that say what an operation computes.
static SmallVector<NamedAttribute> getMeaning(Operation *op) {
  SmallVector<NamedAttribute> result;
  if (const semantics::OperatorInfo *info = getOperatorInfo(op)) {
    DictionaryAttr all = getAllAttributes(op);
    for (const semantics::AttributeSpec &spec : info->attributes)
      if (std::optional<NamedAttribute> attribute =
              all.getNamed(StringRef(spec.name)))
        result.push_back(*attribute);
    return result;
  }
  bool isNode = isa_and_nonnull<ONNXDialect>(op->getDialect());
  for (NamedAttribute attribute : op->getAttrDictionary())
    if (!isNode || !isName(attribute.getName()))
      result.push_back(attribute);
  return result;
}

void dropNames(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (!isa_and_nonnull<ONNXDialect>(op->getDialect()))
      return;
    for (NamedAttribute attribute : llvm::to_vector(op->getAttrs()))
      if (isName(attribute.getName()))
        op->removeAttr(attribute.getName());
  });
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

unsigned ValueClasses::numberElements(Attribute attribute, Type type,
                                      ArrayRef<char> bytes) {
  uint64_t hash = llvm::xxh3_64bits(ArrayRef<uint8_t>(
      reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()));
  for (const Elements &known : elements[hash])
    if (known.type == type && known.bytes == bytes)
      return known.number;
  unsigned fresh = attributes.size();
  attributes[attribute] = fresh;
  elements[hash].push_back({type, bytes, fresh});
  return fresh;
}

/// Constants are equal by their elements, however they are held: two files
/// never share a resource.
unsigned ValueClasses::number(Attribute attribute) {
  auto known = attributes.find(attribute);
  if (known != attributes.end())
    return known->second;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute))
    if (const AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      return numberElements(attribute, resource.getType(), blob->getData());
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute))
    if (!dense.isSplat() && !dense.getElementType().isInteger(1))
      return numberElements(attribute, dense.getType(), dense.getRawData());
  return attributes.insert({attribute, attributes.size()}).first->second;
}

//===----------------------------------------------------------------------===//
// Congruence
//===----------------------------------------------------------------------===//

ValueClasses::ValueClasses(func::FuncOp before, func::FuncOp after) {
  for (auto [a, b] :
       llvm::zip_equal(before.getArguments(), after.getArguments())) {
    classes[a] = classes[b] = members.size();
    members.push_back(a);
  }
}

ValueClasses::Key ValueClasses::getKey(Operation *op) {
  auto numberOf = [](auto &table, auto item) {
    return table.insert({item, table.size()}).first->second;
  };
  SmallVector<NamedAttribute> meaning = getMeaning(op);
  Key key = {numberOf(names, op->getName().getStringRef().str()),
             op->getNumResults(), unsigned(meaning.size())};
  for (NamedAttribute attribute : meaning) {
    key.push_back(numberOf(names, attribute.getName().str()));
    key.push_back(number(attribute.getValue()));
  }
  for (Type type : op->getResultTypes())
    key.push_back(numberOf(types, type));
  size_t mark = key.size();
  for (Value operand : op->getOperands())
    key.push_back(get(operand));
  if (op->hasTrait<OpTrait::IsCommutative>())
    llvm::sort(key.begin() + mark, key.end());
  return key;
}

bool ValueClasses::haveEqualRegions(Operation *a, Operation *b) const {
  llvm::DenseMap<Value, Value> inner;
  auto areEqual = [&](Value x, Value y) {
    auto image = inner.find(x);
    if (image != inner.end())
      return success(image->second == y);
    auto first = classes.find(x), second = classes.find(y);
    return success(first != classes.end() && second != classes.end() &&
                   first->second == second->second);
  };
  return a->getNumRegions() == b->getNumRegions() &&
         llvm::all_of(llvm::zip_equal(a->getRegions(), b->getRegions()),
                      [&](auto pair) {
                        return OperationEquivalence::isRegionEquivalentTo(
                            &std::get<0>(pair), &std::get<1>(pair), areEqual,
                            [&](Value x, Value y) { inner[x] = y; },
                            OperationEquivalence::IgnoreLocations);
                      });
}

bool ValueClasses::add(Operation *op) {
  std::vector<Operation *> *similar = nullptr;
  if (isFunctional(op)) {
    similar = &operations[getKey(op)];
    for (Operation *other : *similar) {
      if (!haveEqualRegions(other, op))
        continue;
      for (auto [result, known] :
           llvm::zip_equal(op->getResults(), other->getResults()))
        classes[result] = get(known);
      return true;
    }
    similar->push_back(op);
  }
  for (Value result : op->getResults()) {
    classes[result] = members.size();
    members.push_back(result);
  }
  return false;
}

void ValueClasses::merge(Class newer, Class older) {
  classes[members[newer]] = older;
}

SmallVector<ValueClasses::Class> ValueClasses::getOperands(Class number) const {
  SmallVector<Class> result;
  if (Operation *op = getOperation(number))
    for (Value value : getUsedValues(op))
      result.push_back(get(value));
  return result;
}

} // namespace taso
