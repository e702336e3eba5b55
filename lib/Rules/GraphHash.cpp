//===- GraphHash.cpp - Hashes of tensor graphs ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/GraphHash.h"

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/xxhash.h"

#include <mutex>
#include <shared_mutex>

using namespace mlir;
using namespace taso;

/// Mixes two hashes; not symmetric.
static uint64_t combine(uint64_t a, uint64_t b) {
  uint64_t pair[] = {a, b};
  return llvm::xxh3_64bits(
      llvm::ArrayRef(reinterpret_cast<const uint8_t *>(pair), sizeof(pair)));
}

template <class T> static std::string printed(const T &entity) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << entity;
  return text;
}

static bool isCommutative(Operation *op) {
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  return info && info->has(semantics::kCommutative);
}

uint64_t GraphHasher::hashAttribute(Attribute attribute) {
  {
    std::shared_lock<llvm::sys::RWMutex> lock(mutex);
    auto it = attributes.find(attribute);
    if (it != attributes.end())
      return it->second;
  }
  uint64_t hash;
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute)) {
    ArrayRef<char> data = dense.getRawData();
    hash = combine(llvm::xxh3_64bits(printed(dense.getType())),
                   llvm::xxh3_64bits(StringRef(data.data(), data.size())));
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
    hash = combine(llvm::xxh3_64bits(printed(resource.getType())),
                   llvm::xxh3_64bits(resource.getRawHandle().getKey()));
  } else {
    hash = llvm::xxh3_64bits(printed(attribute));
  }
  std::unique_lock<llvm::sys::RWMutex> lock(mutex);
  attributes[attribute] = hash;
  return hash;
}

uint64_t GraphHasher::hashKind(Operation *op) {
  llvm::hash_code pointers = llvm::hash_combine(
      op->getName().getAsOpaquePointer(), op->hashProperties());
  for (Type type : op->getResultTypes())
    pointers = llvm::hash_combine(pointers, type);
  uint64_t key = pointers;
  {
    std::shared_lock<llvm::sys::RWMutex> lock(mutex);
    auto it = kinds.find(key);
    if (it != kinds.end())
      return it->second;
  }
  uint64_t hash = llvm::xxh3_64bits(op->getName().getStringRef());
  if (auto dictionary =
          dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
    for (NamedAttribute attribute : dictionary)
      hash = combine(combine(hash, llvm::xxh3_64bits(attribute.getName())),
                     hashAttribute(attribute.getValue()));
  for (Type type : op->getResultTypes())
    hash = combine(hash, llvm::xxh3_64bits(printed(type)));
  std::unique_lock<llvm::sys::RWMutex> lock(mutex);
  kinds[key] = hash;
  return hash;
}

/// True if the search must keep the operation although nothing uses it.
static bool isRooted(Operation *op) {
  return !isa_and_nonnull<TASODialect>(op->getDialect()) &&
         !isMemoryEffectFree(op);
}

namespace {
/// The hashes of the values of one function.
class ValueHashes {
public:
  ValueHashes(bool flat, size_t size) : flat(flat) { hashes.reserve(size); }

  void setHash(Value value, uint64_t hash) { hashes[value] = hash; }
  uint64_t getHash(Value value) const {
    auto result = dyn_cast<OpResult>(value);
    return combine(hashes.lookup(value), result ? result.getResultNumber() : 0);
  }

  /// The hash of a commutative operation of the given kind. Its operands have
  /// one type, so those of the same kind as the operation differ from it in
  /// their operands only.
  uint64_t hashCommutative(Operation *op, uint64_t kind) {
    SmallVector<uint64_t> operands;
    for (Value operand : op->getOperands()) {
      auto it = terms.find(operand);
      if (it != terms.end() && it->second.kind == kind)
        llvm::append_range(operands, it->second.hashes);
      else
        operands.push_back(getHash(operand));
    }
    llvm::sort(operands);
    uint64_t hash = kind;
    for (uint64_t operand : operands)
      hash = combine(hash, operand);
    if (flat)
      terms[op->getResult(0)] = {kind, std::move(operands)};
    return hash;
  }

private:
  /// What a commutative operation is made of, as each of them is associative.
  struct Terms {
    uint64_t kind = 0;
    SmallVector<uint64_t> hashes;
  };

  bool flat;
  DenseMap<Value, uint64_t> hashes;
  DenseMap<Value, Terms> terms;
};
} // namespace

void GraphHasher::forEachHash(
    func::FuncOp function, bool flat,
    llvm::function_ref<void(Operation *, uint64_t)> visit) {
  Block &block = function.getBody().front();
  ValueHashes values(flat, block.getNumArguments() +
                               2 * block.getOperations().size());
  for (BlockArgument argument : block.getArguments())
    values.setHash(argument, combine(1, argument.getArgNumber()));
  for (Operation &op : block) {
    uint64_t hash = hashKind(&op);
    if (isCommutative(&op)) {
      hash = values.hashCommutative(&op, hash);
    } else {
      for (Value operand : op.getOperands())
        hash = combine(hash, values.getHash(operand));
    }
    visit(&op, hash);
    for (Value value : op.getResults())
      values.setHash(value, hash);
  }
}

uint64_t GraphHasher::hashGraph(func::FuncOp function, bool flat) {
  uint64_t result = 0;
  // Regions are never rewritten: their place among rooted operations is
  // enough to tell them apart.
  forEachHash(function, flat, [&](Operation *op, uint64_t hash) {
    if (op->getNumRegions() != 0 || op->hasTrait<OpTrait::IsTerminator>() ||
        isRooted(op))
      result = combine(result, hash);
  });
  return result;
}

SmallVector<uint64_t> GraphHasher::hashOperations(func::FuncOp function) {
  SmallVector<uint64_t> result;
  forEachHash(function, /*flat=*/false,
              [&](Operation *, uint64_t hash) { result.push_back(hash); });
  return result;
}

SmallVector<uint64_t> GraphHasher::computeSignatures(Block &block,
                                                     unsigned depth) {
  DenseMap<Operation *, unsigned> positions;
  SmallVector<Operation *> ops;
  SmallVector<uint64_t> kindHashes;
  for (Operation &op : block) {
    positions[&op] = ops.size();
    ops.push_back(&op);
    // Equal layers have different weights of one type.
    kindHashes.push_back(
        isa<ConstantTensorOp>(op)
            ? llvm::xxh3_64bits(printed(op.getResult(0).getType()))
            : hashKind(&op));
  }
  SmallVector<uint64_t> current = kindHashes;
  for (unsigned step = 0; step < depth; ++step) {
    SmallVector<uint64_t> next = kindHashes;
    for (auto [i, op] : llvm::enumerate(ops))
      for (Value operand : op->getOperands()) {
        auto it = positions.find(operand.getDefiningOp());
        next[i] = combine(
            next[i], it == positions.end()
                         ? llvm::xxh3_64bits(printed(operand.getType()))
                         : combine(current[it->second],
                                   cast<OpResult>(operand).getResultNumber()));
      }
    current = std::move(next);
  }
  return current;
}
