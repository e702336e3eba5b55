//===- Size.h - The index of SizeExpressions ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number, an affine expression over symbols, or not known.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_DIALECT_SIZE_H
#define TASO_LIB_DIALECT_SIZE_H

#include "TASO/Semantics/ShapeInference.h"

#include "mlir/IR/AffineExpr.h"

namespace taso {

struct Size {
  int64_t value = 0;
  mlir::AffineExpr expression; ///< null for a number
  bool known = true;

  Size() = default;
  Size(int64_t value) : value(value) {}
  explicit Size(mlir::AffineExpr expression) : expression(expression) {}
  static Size unknown() {
    Size size;
    size.known = false;
    return size;
  }
  /// Those of numbers, or of expressions if one of the two is one.
  template <class Numbers, class Expressions>
  static Size combine(Size a, Size b, Numbers numbers,
                      Expressions expressions) {
    if (!a.known || !b.known)
      return unknown();
    if (!a.expression && !b.expression) {
      semantics::Dim result = numbers(a.value, b.value);
      return result.known ? Size(result.value) : unknown();
    }
    mlir::MLIRContext *context =
        (a.expression ? a.expression : b.expression).getContext();
    return Size(expressions(a.getExpression(context), b.getExpression(context)));
  }
  mlir::AffineExpr getExpression(mlir::MLIRContext *context) const {
    return expression ? expression
                      : mlir::getAffineConstantExpr(value, context);
  }
  friend Size operator+(Size a, Size b) {
    return combine(a, b, std::plus<semantics::Dim>(),
                   std::plus<mlir::AffineExpr>());
  }
  friend Size operator-(Size a, Size b) {
    return combine(a, b, std::minus<semantics::Dim>(),
                   std::minus<mlir::AffineExpr>());
  }
  friend Size operator*(Size a, Size b) {
    return combine(a, b, std::multiplies<semantics::Dim>(),
                   std::multiplies<mlir::AffineExpr>());
  }
};

} // namespace taso

#endif // TASO_LIB_DIALECT_SIZE_H
