//===- TASOOps.h - The operations of the taso dialect -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated operation classes.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TASOOPS_H
#define TASO_DIALECT_TASOOPS_H

#include "TASO/Dialect/Definition.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "TASO/Dialect/TASOOps.h.inc"

#endif // TASO_DIALECT_TASOOPS_H
