//===- AssumeSizes.h - Searching graphs of dynamic sizes --------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms. A function with dynamic dimensions is searched on
// a copy whose types are static and say which sizes are assumed
// (TASO/Dialect/AssumedSizes.h). What comes out is right for all sizes, and
// cheap for those.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_ASSUMESIZES_H
#define TASO_LIB_TRANSFORMS_ASSUMESIZES_H

#include "DimensionSizes.h"

#include "mlir/IR/OwningOpRef.h"

namespace taso {

/// True if an operator of taso in the function has a dynamic shape.
bool hasDynamicShapes(mlir::func::FuncOp function);

/// A copy of a function of one block in which operators of taso have static
/// types. Arguments have the given sizes, other dynamic dimensions sizes by
/// their place: 8 for the first, 224 for those of an image, else 128.
/// Operations of other dialects keep their types, by casts around them. Null,
/// and why, if the sizes do not fit together.
mlir::OwningOpRef<mlir::func::FuncOp> assumeSizes(mlir::func::FuncOp function,
                                                  const ArgumentSizes &sizes,
                                                  std::string &why);

/// Makes the sizes of such a copy, or of what a search made of it, dynamic
/// again.
void forgetSizes(mlir::func::FuncOp function);

/// The assumed sizes of the arguments, such as `batch=8, arg1:0=128`; those of
/// dimensions with a name once.
std::string describeAssumedSizes(mlir::func::FuncOp function);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_ASSUMESIZES_H
