//===- Draft.h - Types and attributes of an instance ------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first half of an instance: a type for every value and a value for every
// attribute of a law's source, such that each operation is well-typed.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_DRAFT_H
#define TASO_LIB_VERIFIER_DRAFT_H

#include "Proposals.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "llvm/ADT/DenseMap.h"

namespace taso {

/// A discardable attribute of `pdl.attribute`: the value that is not drawn.
inline constexpr llvm::StringLiteral kUnlike = "taso.unlike";

using TensorTypes = llvm::SmallVector<mlir::RankedTensorType>;

/// The result types of an operation by its name, constants included:
/// `taso.constant` has the type of its value, the others are f32 here. Fails
/// also for results of more elements than a test should compute.
llvm::FailureOr<TensorTypes>
inferTypes(llvm::StringRef name,
           llvm::ArrayRef<mlir::RankedTensorType> operands,
           mlir::DictionaryAttr attributes);

class Draft {
public:
  /// Draws one; fails if no choice was found for some operation.
  static llvm::FailureOr<Draft> draw(mlir::pdl::PatternOp law, Random &random);

  mlir::RankedTensorType getType(mlir::Value value) const {
    return types.lookup(value);
  }
  mlir::Attribute getAttribute(mlir::Value value) const {
    return attributes.lookup(value);
  }
  mlir::ArrayRef<mlir::RankedTensorType>
  getResultTypes(mlir::pdl::OperationOp op) const {
    return results.find(op)->second;
  }

private:
  bool draw(mlir::pdl::OperationOp op, Random &random);
  bool presetOperand(mlir::pdl::OperandOp op);
  bool haveStatedTypes(mlir::pdl::OperationOp op);
  bool drawOnce(mlir::pdl::OperationOp op, Random &random);
  void drawAttributes(mlir::pdl::OperationOp op, PartialOp &partial, bool late,
                      Random &random);
  bool record(mlir::pdl::OperationOp op, const PartialOp &partial,
              const TensorTypes &inferred);

  llvm::DenseMap<mlir::Value, mlir::RankedTensorType> types;
  llvm::DenseMap<mlir::Value, mlir::Attribute> attributes;
  llvm::DenseMap<mlir::Operation *, TensorTypes> results;
  /// What the law's `pdl.type`s stand for.
  llvm::DenseMap<mlir::Value, mlir::Type> namedTypes;
  TensorTypes seenTypes;
  llvm::SmallVector<mlir::Attribute> seenLists;
};

} // namespace taso

#endif // TASO_LIB_VERIFIER_DRAFT_H
