//===- Definition.h - From an operation to its definition -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bridge between MLIR and lib/Semantics: an operation of the dialect finds
// the definition that bears its mnemonic, and hands it its attributes. Type
// inference, verification, the interpreter and the cost models all come here.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_DEFINITION_H
#define TASO_DIALECT_DEFINITION_H

#include "TASO/Semantics/Algebra.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace taso::semantics {
class WorkCount;
} // namespace taso::semantics

namespace taso {

/// The operator that an operation of the dialect is, or null for
/// `taso.constant` and for operations of other dialects.
const semantics::OperatorInfo *getOperatorInfo(mlir::Operation *op);
const semantics::OperatorInfo *getOperatorInfo(mlir::OperationName name);

/// Converts the attributes of an operator (a dictionary by attribute name) into
/// what its definition takes. Fails, with a message, if one is missing or has
/// the wrong kind.
template <class I>
llvm::FailureOr<semantics::Attributes<I>>
getSemanticAttributes(const semantics::OperatorInfo &info,
                      mlir::DictionaryAttr attributes, std::string &error);

/// The attributes of `op`, inherent and discardable, as one dictionary.
mlir::DictionaryAttr getAllAttributes(mlir::Operation *op);

/// Infers the result types of the operator `mnemonic` from the operands' types
/// and the attributes. The results have the element type of the first operand;
/// those of an operator without operands, which has none to take it from, have
/// `constantType`. Returns failure and sets `error` when a requirement is
/// violated; the message ends with the label of the constraint.
llvm::LogicalResult inferResultTypes(llvm::StringRef mnemonic,
                                     mlir::TypeRange operands,
                                     mlir::DictionaryAttr attributes,
                                     llvm::SmallVectorImpl<mlir::Type> &results,
                                     std::string &error,
                                     mlir::Type constantType = {});

/// Reports `error` at the location, if there is one, and returns failure.
llvm::LogicalResult reportInference(std::optional<mlir::Location> location,
                                    llvm::StringRef name,
                                    const std::string &error);

/// Result types are compatible if element types are equal and shapes are, where
/// both are known.
bool areCompatibleResults(mlir::TypeRange inferred, mlir::TypeRange actual);

/// Verifies an operator without operands against its definition: the result
/// type must have the inferred shape.
llvm::LogicalResult verifyAgainstDefinition(mlir::Operation *op);

/// True if every operand and result type is a tensor of static shape.
bool hasStaticShapes(mlir::Operation *op);

/// The operands of which more than sizes is read.
mlir::OperandRange getReadOperands(mlir::Operation *op);

/// Runs the definition of an operation for its work. There is none if it is no
/// operator or a shape is not known.
semantics::WorkCount countWork(mlir::Operation *op);

/// The body of InferTypeOpInterface for every operation with operands.
template <class OpTy>
llvm::LogicalResult
inferFromProperties(mlir::MLIRContext *context,
                    std::optional<mlir::Location> location,
                    mlir::ValueRange operands, mlir::DictionaryAttr attributes,
                    mlir::OpaqueProperties properties,
                    llvm::SmallVectorImpl<mlir::Type> &results) {
  mlir::DictionaryAttr dictionary = attributes;
  if constexpr (!std::is_same_v<typename OpTy::Properties,
                                mlir::EmptyProperties>) {
    if (properties) {
      // A caller may pass properties in which the defaults are not filled in.
      typename OpTy::Properties filled =
          *properties.as<typename OpTy::Properties *>();
      OpTy::populateDefaultProperties(
          mlir::OperationName(OpTy::getOperationName(), context), filled);
      dictionary = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(
          OpTy::getPropertiesAsAttr(context, filled));
    }
  }
  if (!dictionary)
    dictionary = mlir::DictionaryAttr::get(context);
  std::string error;
  if (llvm::succeeded(
          inferResultTypes(OpTy::getOperationName().split('.').second,
                           operands.getTypes(), dictionary, results, error)))
    return llvm::success();
  return reportInference(location, OpTy::getOperationName(), error);
}

} // namespace taso

#endif // TASO_DIALECT_DEFINITION_H
