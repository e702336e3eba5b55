//===- Proposals.h - Random operands and attributes -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proposes what an operator may take: types of operands that no other operator
// has fixed, and attributes that the law leaves open. Proposals need not be
// right: type inference refuses those that are not, and another is drawn.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_VERIFIER_PROPOSALS_H
#define TASO_LIB_VERIFIER_PROPOSALS_H

#include "Random.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace taso {

/// An operator of an instance as far as it is known: types and attributes that
/// are still open are null.
struct PartialOp {
  llvm::StringRef name; ///< the mnemonic
  unsigned numResults = 1;
  llvm::SmallVector<mlir::RankedTensorType> operands;
  llvm::SmallVector<std::pair<llvm::StringRef, mlir::Attribute>> attributes;

  mlir::Attribute getAttribute(llvm::StringRef name) const;
  /// A list or number, or nothing.
  std::optional<llvm::SmallVector<int64_t>> getNumbers(llvm::StringRef n) const;
};

/// A type for operand `index`. `seen` are the types of the instance so far.
mlir::RankedTensorType
proposeOperand(const PartialOp &op, unsigned index,
               llvm::ArrayRef<mlir::RankedTensorType> seen,
               mlir::MLIRContext *context, Random &random);

/// A value for the attribute. `seenTypes` and `seen` are the types and the
/// lists of the instance so far.
mlir::Attribute
proposeAttribute(const PartialOp &op, llvm::StringRef name,
                 llvm::ArrayRef<mlir::RankedTensorType> seenTypes,
                 llvm::ArrayRef<mlir::Attribute> seen,
                 mlir::MLIRContext *context, Random &random);

} // namespace taso

#endif // TASO_LIB_VERIFIER_PROPOSALS_H
