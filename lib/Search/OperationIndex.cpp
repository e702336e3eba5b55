//===- OperationIndex.cpp - Operations by what they compute ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperationIndex.h"

using namespace mlir;
using namespace taso;
using namespace taso::detail;

OperationIndex::OperationIndex(func::FuncOp function, GraphHasher &hasher) {
  SmallVector<uint64_t> all = hasher.hashOperations(function);
  for (auto [op, hash] : llvm::zip_equal(function.getBody().front(), all)) {
    hashes[&op] = hash;
    byHash[hash].push_back(&op);
  }
}

TraceOperation OperationIndex::describe(Operation *op) const {
  TraceOperation named;
  named.name = op->getName().getStringRef().str();
  named.computes = hashes.lookup(op);
  const auto &equal = byHash.at(named.computes);
  named.ordinal = llvm::find(equal, op) - equal.begin();
  return named;
}

Operation *OperationIndex::find(const TraceOperation &named) const {
  auto it = byHash.find(named.computes);
  if (it == byHash.end() || named.ordinal >= it->second.size())
    return nullptr;
  Operation *op = it->second[named.ordinal];
  return op->getName().getStringRef() == named.name ? op : nullptr;
}
