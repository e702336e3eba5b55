//===- Attributes.h - From an operator's parameters to MLIR -----*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The inverse of getSemanticAttributes (Definition.h): the numbers, reals and
// keywords that a definition takes become the attributes of an operation.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_ATTRIBUTES_H
#define TASO_DIALECT_ATTRIBUTES_H

#include "TASO/Semantics/Algebra.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace taso {

/// The attribute that stands for the value of `spec`, or null if there is no
/// such value or it is no word of the keyword.
mlir::Attribute makeAttribute(mlir::MLIRContext *context,
                              const semantics::AttributeSpec &spec,
                              const semantics::Attributes<int64_t> &values);

/// All attributes of an operator by their names, or null if one cannot be made.
mlir::DictionaryAttr
makeAttributes(mlir::MLIRContext *context, const semantics::OperatorInfo &info,
               const semantics::Attributes<int64_t> &values);

} // namespace taso

#endif // TASO_DIALECT_ATTRIBUTES_H
