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

#include "Emitter.h"

#include "TASO/Semantics/Concrete.h"
#include "TASO/Semantics/Operators.h"

using namespace mlir;

namespace taso::conversion {

static Emitter::Results emitConstant(Emitter &emitter, Operation *op,
                                     ArrayRef<Value>) {
  return {emitter.initializer(cast<ConstantTensorOp>(op).getValue())};
}

/// The elements of an operator without operands.
static DenseElementsAttr evaluate(Operation *op) {
  using Algebra = semantics::Concrete<double>;
  const semantics::OperatorInfo *info = getOperatorInfo(op);
  std::string error;
  auto attributes =
      getSemanticAttributes<int64_t>(*info, getAllAttributes(op), error);
  if (failed(attributes))
    return {};
  Algebra algebra;
  auto results =
      semantics::getDefinition<Algebra>(info->name)(algebra, {}, *attributes);
  if (results.empty())
    return {};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto element = cast<FloatType>(type.getElementType());
  SmallVector<APFloat> values;
  for (double value : results.front().values()) {
    bool inexact;
    values.emplace_back(value);
    values.back().convert(element.getFloatSemantics(),
                          APFloat::rmNearestTiesToEven, &inexact);
  }
  return DenseElementsAttr::get(type, values);
}

static Emitter::Results emitEvaluated(Emitter &emitter, Operation *op,
                                      ArrayRef<Value>) {
  DenseElementsAttr elements = evaluate(op);
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
