//===- MatrixProduct.h - Products as in numpy -----------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The product of ONNX MatMul and torch.matmul.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_MATRIXPRODUCT_H
#define TASO_LIB_CONVERSION_MATRIXPRODUCT_H

#include "OperatorBuilder.h"

namespace taso::conversion {

/// The product of two tensors whose leading dimensions broadcast. A vector on
/// the left is a row, one on the right is a column.
mlir::Value multiply(OperatorBuilder &builder, mlir::Value x, mlir::Value y);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_MATRIXPRODUCT_H
