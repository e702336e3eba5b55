//===- GraphHash.h - Hashes of tensor graphs --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two hashes. `hashGraph` identifies a function up to the order of independent
// operations, dead operations, locations, and the operand order of commutative
// operators (or also up to the order of whole sums and products): the search
// drops states it has seen. `computeSignatures` says what
// an operation looks like from close by, with weights known by their type only:
// matches whose operations look alike are replayed together.
//
// Hashes are of printed text, not of pointers, so they are the same in every
// run.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_GRAPHHASH_H
#define TASO_RULES_GRAPHHASH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/RWMutex.h"

namespace taso {

/// Hashes graphs; keeps the hash of each kind of operation. Safe to use from
/// several threads.
class GraphHasher {
public:
  /// A hash of what the function computes, by structure. With `flat` nested
  /// sums, products, maxima and minima are equal in any order and nesting.
  uint64_t hashGraph(mlir::func::FuncOp function, bool flat = false);

  /// A hash of what each operation of the block computes, by structure, in
  /// block order. Also up to names and to the order of independent operations.
  llvm::SmallVector<uint64_t> hashOperations(mlir::func::FuncOp function);

  /// The signature of each operation of the block, in block order: its kind and
  /// those of the operations up to `depth` steps towards the inputs.
  llvm::SmallVector<uint64_t> computeSignatures(mlir::Block &block,
                                                unsigned depth);

private:
  /// Name, attributes and types of one operation.
  uint64_t hashKind(mlir::Operation *op);
  uint64_t hashAttribute(mlir::Attribute attribute);
  /// Calls `visit` with each operation of the block and its hash.
  void
  forEachHash(mlir::func::FuncOp function, bool flat,
              llvm::function_ref<void(mlir::Operation *op, uint64_t)> visit);

  llvm::sys::RWMutex mutex;
  llvm::DenseMap<uint64_t, uint64_t> kinds;
  llvm::DenseMap<mlir::Attribute, uint64_t> attributes;
};

} // namespace taso

#endif // TASO_RULES_GRAPHHASH_H
