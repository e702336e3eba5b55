//===- EmitConstants.cpp - Constants --------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights become initializers as they are; the constants of laws are evaluated
// by their definition.
//
//===----------------------------------------------------------------------===//

#include "../Constants.h"
#include "Emitter.h"

using namespace mlir;

namespace taso::conversion {

static Emitter::Results emitConstant(Emitter &emitter, Operation *op,
                                     ArrayRef<Value>) {
  return {emitter.initializer(cast<ConstantTensorOp>(op).getValue())};
}

static Emitter::Results emitEvaluated(Emitter &emitter, Operation *op,
                                      ArrayRef<Value>) {
  DenseElementsAttr elements = evaluateDefinition(op);
  if (!elements)
    return emitter.refuse("its definition has no value");
  return {emitter.initializer(elements)};
}

void addConstantEmitters(EmitTable &table) {
  table["constant"] = emitConstant;
  for (StringRef name :
       {"const_pool", "const_iconv", "const_imm", "const_one", "const_zero"})
    table[name] = emitEvaluated;
}

} // namespace taso::conversion
