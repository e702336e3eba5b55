//===- Evaluate.h - The interpreter, for any scalar -------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Interpreter: each Interpret*.cpp instantiates this for one
// scalar.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_INTERPRETER_EVALUATE_H
#define TASO_LIB_INTERPRETER_EVALUATE_H

#include "TASO/Dialect/TASOOps.h"
#include "TASO/Interpreter/Interpreter.h"
#include "TASO/Semantics/Operators.h"
#include "TASO/Semantics/StopScope.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace taso::detail {

/// Results larger than this are refused: memory would be exhausted.
inline constexpr int64_t kMaxElements = int64_t{1} << 31;

/// Reports dynamic shapes and results of more than kMaxElements.
llvm::LogicalResult checkTypes(mlir::Operation *op);
/// Refuses arguments of which no values can be held, before any are made.
llvm::LogicalResult checkArguments(mlir::func::FuncOp function);

/// Refuses a function whose values take more memory than there is, by one
/// error.
llvm::LogicalResult checkMemory(mlir::func::FuncOp function,
                                size_t elementBytes);

/// The block of a function that can be interpreted, or null after an error.
mlir::Block *getSingleBlock(mlir::func::FuncOp function);

/// The operands of an operation, and what its regions use from outside.
llvm::SmallVector<mlir::Value> getUsedValues(mlir::Operation *op);

/// True if the tensor has the (static) shape of the type.
template <class S> bool hasShape(const HostTensor<S> &tensor, mlir::Type type) {
  auto ranked = llvm::dyn_cast<mlir::RankedTensorType>(type);
  return ranked && llvm::equal(ranked.getShape(), tensor.shape()) &&
         ranked.getNumElements() == tensor.size();
}

/// In float, results of a narrower type are rounded to it.
template <class S> void roundResult(HostTensor<S> &tensor, mlir::Type type) {
  if constexpr (std::is_same_v<S, float>) {
    mlir::Type elementType =
        llvm::cast<mlir::RankedTensorType>(type).getElementType();
    if (elementType.isF32())
      return;
    for (float &value : tensor.mutableValues())
      value = roundToType(value, elementType);
  }
}

template <class S> InterpretedResults<S> evaluateConstant(ConstantTensorOp op) {
  std::string why;
  llvm::FailureOr<HostTensor<S>> tensor = toHostTensor<S>(op.getValue(), &why);
  if (llvm::failed(tensor))
    return op.emitError("the elements cannot be read: ") << why;
  return llvm::SmallVector<HostTensor<S>>{*tensor};
}

template <class S>
llvm::LogicalResult checkOperands(mlir::Operation *op,
                                  llvm::ArrayRef<HostTensor<S>> operands) {
  if (operands.size() != op->getNumOperands())
    return op->emitError("expected ")
           << op->getNumOperands() << " operand values, found "
           << operands.size();
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    if (!hasShape(operands[i], type))
      return op->emitError("the value of operand ")
             << i << " does not have the shape of " << type;
  return llvm::success();
}

/// Evaluates the definition that `info` names.
template <class S>
InterpretedResults<S>
evaluateDefinition(mlir::Operation *op, const semantics::OperatorInfo &info,
                   llvm::ArrayRef<HostTensor<S>> operands) {
  std::string error;
  auto attributes =
      getSemanticAttributes<int64_t>(info, getAllAttributes(op), error);
  if (llvm::failed(attributes))
    return op->emitError(error);
  semantics::Concrete<S> algebra;
  std::vector<HostTensor<S>> in(operands.begin(), operands.end());
  std::vector<HostTensor<S>> results =
      semantics::getDefinition<semantics::Concrete<S>>(info.name)(algebra, in,
                                                                  *attributes);
  if (algebra.failed())
    return op->emitError(algebra.getError());
  for (auto [result, type] : llvm::zip_equal(results, op->getResultTypes()))
    roundResult(result, type);
  return llvm::SmallVector<HostTensor<S>>(results.begin(), results.end());
}

/// One run of a function: the values that are alive.
template <class S> class Run {
public:
  Run(mlir::Block &block, ForeignEvaluator<S> foreign)
      : block(block), foreign(foreign) {
    for (mlir::Operation &op : block)
      for (mlir::Value value : getUsedValues(&op))
        lastUse[value] = &op;
  }

  InterpretedResults<S> operator()(llvm::ArrayRef<HostTensor<S>> inputs) {
    for (auto [argument, input] : llvm::zip_equal(block.getArguments(), inputs))
      values[argument] = input;
    for (mlir::Operation &op : block.without_terminator())
      if (llvm::failed(step(op)))
        return llvm::failure();
    return collect(block.getTerminator()->getOperands());
  }

private:
  llvm::SmallVector<HostTensor<S>> collect(mlir::ValueRange range) const {
    llvm::SmallVector<HostTensor<S>> result;
    for (mlir::Value value : range)
      result.push_back(values.lookup(value));
    return result;
  }
  llvm::LogicalResult step(mlir::Operation &op) {
    llvm::SmallVector<mlir::Value> used = getUsedValues(&op);
    llvm::SmallVector<HostTensor<S>> operands = collect(used);
    // An operand that dies here is freed once the results exist.
    for (mlir::Value value : used)
      if (lastUse.lookup(value) == &op)
        values.erase(value);
    InterpretedResults<S> results = canInterpret(&op) || !foreign
                                        ? interpretOp<S>(&op, operands)
                                        : foreign(&op, operands);
    if (llvm::failed(results) || semantics::StopScope::isStopped())
      return llvm::failure();
    if (results->size() != op.getNumResults())
      return op.emitError("expected ")
             << op.getNumResults() << " result values, found "
             << results->size();
    for (auto [value, result] : llvm::zip_equal(op.getResults(), *results))
      if (lastUse.count(value))
        values[value] = result;
    return llvm::success();
  }

  mlir::Block &block;
  ForeignEvaluator<S> foreign;
  llvm::DenseMap<mlir::Value, mlir::Operation *> lastUse;
  llvm::DenseMap<mlir::Value, HostTensor<S>> values;
};

} // namespace taso::detail

namespace taso {

template <class S>
InterpretedResults<S> interpretOp(mlir::Operation *op,
                                  llvm::ArrayRef<HostTensor<S>> operands) {
  if (!isInterpretable(op))
    return op->emitError("the interpreter does not know this operation: it is "
                         "none of the taso dialect");
  if (llvm::failed(detail::checkTypes(op)) ||
      llvm::failed(detail::checkOperands(op, operands)))
    return llvm::failure();
  if (auto constant = llvm::dyn_cast<ConstantTensorOp>(op))
    return detail::evaluateConstant<S>(constant);
  return detail::evaluateDefinition(op, *getOperatorInfo(op), operands);
}

template <class S>
InterpretedResults<S> interpret(mlir::func::FuncOp function,
                                llvm::ArrayRef<HostTensor<S>> inputs,
                                ForeignEvaluator<S> foreign) {
  mlir::Block *block = detail::getSingleBlock(function);
  if (!block)
    return llvm::failure();
  if (inputs.size() != block->getNumArguments())
    return mlir::emitError(function.getLoc(), "expected ")
           << block->getNumArguments() << " inputs, found " << inputs.size();
  for (auto [i, type] : llvm::enumerate(block->getArgumentTypes()))
    if (!detail::hasShape(inputs[i], type) && !foreign)
      return mlir::emitError(function.getLoc(), "the value of input ")
             << i << " does not have the shape of " << type;
  return detail::Run<S>(*block, foreign)(inputs);
}

template <class S>
llvm::SmallVector<HostTensor<S>> randomInputs(mlir::func::FuncOp function,
                                              uint64_t seed,
                                              const RandomRange &range) {
  llvm::SmallVector<HostTensor<S>> inputs;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    inputs.push_back(randomValue<S>(type, mixSeed(seed, i), range));
  return inputs;
}

/// Instantiates the interpreter for one scalar.
#define TASO_INSTANTIATE_INTERPRETER(S)                                        \
  template InterpretedResults<S> interpretOp(mlir::Operation *,                \
                                             llvm::ArrayRef<HostTensor<S>>);   \
  template InterpretedResults<S> interpret(                                    \
      mlir::func::FuncOp, llvm::ArrayRef<HostTensor<S>>, ForeignEvaluator<S>); \
  template llvm::SmallVector<HostTensor<S>> randomInputs<S>(                   \
      mlir::func::FuncOp, uint64_t, const RandomRange &);

} // namespace taso

#endif // TASO_LIB_INTERPRETER_EVALUATE_H
