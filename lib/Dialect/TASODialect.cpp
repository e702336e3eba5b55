//===- TASODialect.cpp - Registration, parsing and printing ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASODialect.h"
#include "TASO/Dialect/TASOOps.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace taso;

#include "TASO/Dialect/TASODialect.cpp.inc"
#include "TASO/Dialect/TASOEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "TASO/Dialect/TASOAttributes.cpp.inc"

void TASODialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "TASO/Dialect/TASOAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "TASO/Dialect/TASOOps.cpp.inc"
      >();
}

Operation *TASODialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantTensorOp::create(builder, loc, type, elements);
}
