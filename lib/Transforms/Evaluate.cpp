//===- Evaluate.cpp - Replace functions by their values -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace taso {
#define GEN_PASS_DEF_EVALUATE
#include "TASO/Transforms/Passes.h.inc"
} // namespace taso

using namespace taso;

namespace {

/// The residue nearest to zero, and the smallest integer for an undefined one.
int64_t toSigned(FieldElement element) {
  if (!element.isDefined())
    return std::numeric_limits<int64_t>::min();
  auto residue = static_cast<int64_t>(element.getResidue());
  auto prime = static_cast<int64_t>(FieldElement::kPrime);
  return residue > prime / 2 ? residue - prime : residue;
}

ElementsAttr toAttribute(const HostTensor<FieldElement> &tensor,
                         RankedTensorType type) {
  SmallVector<int64_t> residues;
  for (FieldElement element : tensor.values())
    residues.push_back(toSigned(element));
  auto integers = RankedTensorType::get(
      type.getShape(), IntegerType::get(type.getContext(), 64));
  return DenseElementsAttr::get(integers, ArrayRef<int64_t>(residues));
}

ElementsAttr toAttribute(const HostTensor<float> &tensor,
                         RankedTensorType type) {
  // The element types of the dialect's results are all supported.
  return *toElements(tensor, type, "value");
}

ElementsAttr toAttribute(const HostTensor<double> &tensor,
                         RankedTensorType type) {
  HostTensor<float> rounded(tensor.shape());
  llvm::copy(tensor.values(), rounded.mutableValues().begin());
  return toAttribute(rounded, type);
}

/// Puts a body that returns the values in the place of the function's.
void replaceBody(func::FuncOp function, ArrayRef<ElementsAttr> values) {
  Operation *oldReturn = function.getBody().front().getTerminator();
  OpBuilder builder(oldReturn);
  SmallVector<Value> results;
  SmallVector<Type> types;
  for (auto [value, old] : llvm::zip_equal(values, oldReturn->getOperands())) {
    results.push_back(ConstantTensorOp::create(builder, old.getLoc(),
                                               value.getType(), value));
    types.push_back(value.getType());
  }
  oldReturn->setOperands(results);
  SmallVector<Operation *> operations;
  for (Operation &op : function.getBody().front().without_terminator())
    operations.push_back(&op);
  for (Operation *op : llvm::reverse(operations))
    if (op->use_empty())
      op->erase();
  function.setType(builder.getFunctionType({}, types));
}

template <class S> LogicalResult evaluate(func::FuncOp function) {
  auto results = interpret<S>(function, {});
  if (failed(results))
    return failure();
  SmallVector<ElementsAttr> values;
  for (auto [tensor, type] :
       llvm::zip_equal(*results, function.getResultTypes()))
    values.push_back(toAttribute(tensor, cast<RankedTensorType>(type)));
  replaceBody(function, values);
  return success();
}

struct EvaluatePass : taso::impl::EvaluateBase<EvaluatePass> {
  using EvaluateBase::EvaluateBase;

  void runOnOperation() override {
    auto run = scalar == "float"    ? evaluate<float>
               : scalar == "double" ? evaluate<double>
               : scalar == "field"  ? evaluate<FieldElement>
                                    : nullptr;
    if (!run) {
      mlir::emitError(getOperation().getLoc(),
                      "taso-evaluate: expected scalar to be float, "
                      "double or field, found '")
          << scalar << "'";
      return signalPassFailure();
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && function.getNumArguments() == 0 &&
          failed(run(function)))
        return signalPassFailure();
  }
};

} // namespace
