//===- StableHLOPasses.h - Conversions of StableHLO -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes between the taso dialect and StableHLO.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CONVERSION_STABLEHLOPASSES_H
#define TASO_CONVERSION_STABLEHLOPASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace taso {
class StableHLODialect;
class TASODialect;

#define GEN_PASS_DECL
#include "TASO/Conversion/StableHLOPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "TASO/Conversion/StableHLOPasses.h.inc"

} // namespace taso

#endif // TASO_CONVERSION_STABLEHLOPASSES_H
