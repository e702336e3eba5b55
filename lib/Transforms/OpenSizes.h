//===- OpenSizes.h - Dynamic sizes in attributes ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Transforms. Reshapes and broadcasts list the sizes of their
// results, of which some may be dynamic.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TRANSFORMS_OPENSIZES_H
#define TASO_LIB_TRANSFORMS_OPENSIZES_H

#include "mlir/IR/Operation.h"

namespace taso {

/// Gives dynamic sizes in the attributes of an operation the values that follow
/// from its operand, where one follows.
void fillOpenSizes(mlir::Operation *op);

} // namespace taso

#endif // TASO_LIB_TRANSFORMS_OPENSIZES_H
