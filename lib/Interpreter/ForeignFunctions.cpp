//===- ForeignFunctions.cpp - Unknown operations as functions -------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForeignFunctions.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace taso::detail {
namespace {

//===----------------------------------------------------------------------===//
// What an operation is
//===----------------------------------------------------------------------===//

/// Hashes operations by what they print, not by their addresses.
class OperationHash {
public:
  uint64_t operator()(Operation *op) {
    addOperation(op, /*isRoot=*/true);
    return state;
  }

private:
  void add(uint64_t number) { state = mixSeed(state, number); }
  void add(StringRef text) { add(llvm::xxh3_64bits(text)); }
  template <class T> void addPrinted(T value) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    value.print(stream);
    add(text);
  }
  void addAttribute(Attribute attribute);
  void addOperand(Value value);
  void addOperation(Operation *op, bool isRoot);

  uint64_t state = 0;
  /// Values defined in the regions, and those used from outside, by number.
  llvm::DenseMap<Value, unsigned> numbers;
};

void OperationHash::addAttribute(Attribute attribute) {
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    for (NamedAttribute entry : dictionary) {
      add(entry.getName().getValue());
      addAttribute(entry.getValue());
    }
  } else if (auto list = dyn_cast<ArrayAttr>(attribute)) {
    for (Attribute entry : list)
      addAttribute(entry);
  } else if (auto dense = dyn_cast<DenseElementsAttr>(attribute)) {
    addPrinted(dense.getType());
    ArrayRef<char> data = dense.getRawData();
    add(StringRef(data.data(), data.size()));
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
    addPrinted(resource.getType());
    const AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    add(blob ? StringRef(blob->getData().data(), blob->getData().size())
             : resource.getRawHandle().getKey());
  } else {
    addPrinted(attribute);
  }
}

void OperationHash::addOperand(Value value) {
  add(numbers.insert({value, numbers.size()}).first->second);
}

void OperationHash::addOperation(Operation *op, bool isRoot) {
  add(op->getName().getStringRef());
  addAttribute(op->getAttrDictionary());
  if (!isRoot) {
    // The types of the root follow from its operands, or are not known.
    for (Type type : op->getResultTypes())
      addPrinted(type);
    for (Value operand : op->getOperands())
      addOperand(operand);
    for (Value result : op->getResults())
      addOperand(result);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      for (Value argument : block.getArguments())
        addOperand(argument);
      for (Operation &inner : block)
        addOperation(&inner, /*isRoot=*/false);
    }
}

//===----------------------------------------------------------------------===//
// The function it stands for
//===----------------------------------------------------------------------===//

/// A number in (-1, 1) for each seed.
double toUnit(uint64_t bits) {
  return static_cast<double>(bits >> 11) * 0x1p-52 - 1;
}

/// A continuous function of all elements of all operands, in two parts: a
/// random linear form of the elements relative to the sum of their magnitudes,
/// and the logarithm of that sum.
template <class S>
double summarize(ArrayRef<HostTensor<S>> operands, uint64_t key) {
  double form = 0, magnitude = 0;
  uint64_t number = 0;
  for (const HostTensor<S> &operand : operands)
    for (S element : operand.values()) {
      double value = element;
      form += toUnit(mixSeed(key, number++)) * value;
      magnitude += std::fabs(value);
    }
  double ratio = magnitude == 0 ? 0 : form / magnitude;
  return 5 * ratio * std::sqrt(static_cast<double>(number)) +
         std::log1p(magnitude);
}

uint64_t getBits(FieldElement element) { return element.getResidue(); }

uint64_t hashValues(ArrayRef<HostTensor<FieldElement>> operands, uint64_t key) {
  for (const HostTensor<FieldElement> &operand : operands) {
    key = mixSeed(key, operand.values().size());
    for (FieldElement element : operand.values())
      key = mixSeed(key, getBits(element));
  }
  return key;
}

} // namespace

uint64_t hashOperation(Operation *op) { return OperationHash()(op); }

template <class S>
SmallVector<HostTensor<S>>
evaluateForeign(Operation *op, ArrayRef<HostTensor<S>> operands, uint64_t seed,
                const RandomRange &range) {
  uint64_t key = mixSeed(seed, hashOperation(op));
  double phase = 0;
  if constexpr (std::is_same_v<S, FieldElement>)
    key = hashValues(operands, key);
  else
    phase = summarize(operands, key);
  SmallVector<HostTensor<S>> results;
  for (auto [i, type] : llvm::enumerate(op->getResultTypes())) {
    HostTensor<S> result = randomValue<S>(type, mixSeed(key, i), range);
    if constexpr (!std::is_same_v<S, FieldElement>) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor || isa<FloatType>(tensor.getElementType()))
        for (S &value : result.mutableValues()) {
          double wave = std::sin(phase + 100 * static_cast<double>(value));
          value = static_cast<S>(range.low +
                                 (range.high - range.low) * (wave + 1) / 2);
        }
    }
    results.push_back(std::move(result));
  }
  return results;
}

#define TASO_INSTANTIATE_FOREIGN(S)                                            \
  template SmallVector<HostTensor<S>> evaluateForeign(                         \
      Operation *, ArrayRef<HostTensor<S>>, uint64_t, const RandomRange &);
TASO_INSTANTIATE_FOREIGN(float)
TASO_INSTANTIATE_FOREIGN(double)
TASO_INSTANTIATE_FOREIGN(FieldElement)
#undef TASO_INSTANTIATE_FOREIGN

} // namespace taso::detail
