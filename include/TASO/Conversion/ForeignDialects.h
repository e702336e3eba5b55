//===- ForeignDialects.h - Dialects of MLIR in models -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialects that models from other producers are written in.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CONVERSION_FOREIGNDIALECTS_H
#define TASO_CONVERSION_FOREIGNDIALECTS_H

#include "mlir/IR/DialectRegistry.h"

namespace taso {

/// Lets TOSA, linalg on tensors, torch, and what stands beside them be parsed.
void registerForeignDialects(mlir::DialectRegistry &registry);

} // namespace taso

#endif // TASO_CONVERSION_FOREIGNDIALECTS_H
