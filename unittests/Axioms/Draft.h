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

#ifndef TASO_UNITTESTS_AXIOMS_DRAFT_H
#define TASO_UNITTESTS_AXIOMS_DRAFT_H

#include "Proposals.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "llvm/ADT/DenseMap.h"

namespace taso::testing {

/// A discardable attribute of `pdl.attribute`: the value that is not drawn.
inline constexpr llvm::StringLiteral kUnlike = "taso.unlike";

using TensorTypes = llvm::SmallVector<mlir::RankedTensorType>;

/// The result types of an operator, constants included (they are f32 here).
llvm::FailureOr<TensorTypes>
inferTypes(llvm::StringRef mnemonic,
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
  bool drawOnce(mlir::pdl::OperationOp op, Random &random);
  void drawAttributes(mlir::pdl::OperationOp op, PartialOp &partial, bool late,
                      Random &random);
  bool record(mlir::pdl::OperationOp op, const PartialOp &partial,
              const TensorTypes &inferred);

  llvm::DenseMap<mlir::Value, mlir::RankedTensorType> types;
  llvm::DenseMap<mlir::Value, mlir::Attribute> attributes;
  llvm::DenseMap<mlir::Operation *, TensorTypes> results;
  TensorTypes seenTypes;
  llvm::SmallVector<mlir::Attribute> seenLists;
};

} // namespace taso::testing

#endif // TASO_UNITTESTS_AXIOMS_DRAFT_H
