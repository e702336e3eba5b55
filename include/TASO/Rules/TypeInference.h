//===- TypeInference.h - Types of what a rule creates -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR infers the types of operations that a pattern creates without their
// properties, and crashes where that fails. So types are computed while
// matching, from the definitions, and a target without types does not match.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_TYPEINFERENCE_H
#define TASO_RULES_TYPEINFERENCE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

namespace taso {

/// Describes a created operation: the first argument of `taso_infer`. `select`
/// has one entry per operand argument: -1 for all its types, else an index into
/// them. The operation that the element type of a constant comes from is the
/// second argument; the operands follow, then the attributes in order.
mlir::DictionaryAttr
encodeInference(mlir::Builder &builder, llvm::StringRef op,
                llvm::ArrayRef<int64_t> select,
                llvm::ArrayRef<mlir::Attribute> attributeNames);

/// Infers the result types of a created operation. They and the operands' types
/// are such as rules are proved for: static, not empty, of rank 6 at most.
llvm::LogicalResult
inferTargetTypes(llvm::ArrayRef<mlir::PDLValue> args,
                 llvm::SmallVectorImpl<mlir::Type> &results);

/// The attributes that an operation has when none is given.
mlir::DictionaryAttr getDefaultAttributes(mlir::MLIRContext *context,
                                          llvm::StringRef op);

/// The same for an operation given by its name, the types of its operands and
/// all its attributes; `elementType` is that of a constant's result.
llvm::LogicalResult
inferCreatedTypes(llvm::StringRef op, mlir::TypeRange operands,
                  mlir::DictionaryAttr attributes, mlir::Type elementType,
                  llvm::SmallVectorImpl<mlir::Type> &results);

/// `taso_same_types(select, op, values or types...)`: the operation's result
/// types are those of the selected values, in order.
llvm::LogicalResult checkReplacementTypes(llvm::ArrayRef<mlir::PDLValue> args);

} // namespace taso

#endif // TASO_RULES_TYPEINFERENCE_H
