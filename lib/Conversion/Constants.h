//===- Constants.h - Elements of constants ---------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements that are evaluated, or arranged in another order, while a constant
// is converted.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_CONSTANTS_H
#define TASO_LIB_CONVERSION_CONSTANTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace taso::conversion {

/// The elements of an operator without operands, by its definition, rounded to
/// its type; null if the definition has no value.
mlir::DenseElementsAttr evaluateDefinition(mlir::Operation *op);

/// True for a `taso.constant` and for an operator without operands.
bool isConstantOperator(mlir::Operation *op);

/// The elements of a value that is the result of such an operation; else null.
mlir::ElementsAttr getElementsOf(mlir::Value value);

/// `value` rounded to a floating-point type.
llvm::APFloat roundTo(mlir::Type elementType, double value);

/// The same elements under another shape; null if they cannot be held so.
mlir::ElementsAttr reshapeElements(mlir::ElementsAttr elements,
                                   llvm::ArrayRef<int64_t> shape);

/// The transpose: dimension d is dimension perm[d] of `elements`. Null if the
/// elements are not there (an elided resource) and do not stay in order.
mlir::ElementsAttr transposeElements(mlir::ElementsAttr elements,
                                     llvm::ArrayRef<int64_t> perm);

/// True if a transpose moves dimensions of size 1 only, so that the elements
/// stay in their order.
bool keepsOrder(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> perm);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_CONSTANTS_H
