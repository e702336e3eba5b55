//===- TASODialect.h - The taso dialect -------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect, its enumerations, and how its operations find their definition.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TASODIALECT_H
#define TASO_DIALECT_TASODIALECT_H

#include "mlir/IR/Dialect.h"

#include "TASO/Dialect/TASODialect.h.inc"
#include "TASO/Dialect/TASOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "TASO/Dialect/TASOAttributes.h.inc"

#endif // TASO_DIALECT_TASODIALECT_H
