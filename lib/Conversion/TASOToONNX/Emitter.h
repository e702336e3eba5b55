//===- Emitter.h - Creating ONNX operations --------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an emission function uses to express one taso operation in the opset of
// the module, and the table of those functions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOONNX_EMITTER_H
#define TASO_LIB_CONVERSION_TASOTOONNX_EMITTER_H

#include "../MirroredForm.h"

#include "TASO/Dialect/TASOOps.h"

namespace taso::conversion {

/// Creates mirrored operations for one taso operation.
class Emitter {
public:
  using Results = llvm::SmallVector<mlir::Value>;
  using Attributes = llvm::ArrayRef<mlir::NamedAttribute>;

  Emitter(mlir::OpBuilder &builder, int64_t opset, mlir::Operation *op)
      : opset(opset), builder(builder), op(op) {}

  /// The version of the default domain.
  const int64_t opset;

  /// A new `onnx.TYPE` operation with one result.
  mlir::Value node(llvm::StringRef type, mlir::ValueRange operands,
                   mlir::Type result, Attributes attributes = {});
  Results nodes(llvm::StringRef type, mlir::ValueRange operands,
                mlir::TypeRange results, Attributes attributes);
  /// A pointwise node whose second operand has rank 0.
  mlir::Value withScalar(llvm::StringRef type, mlir::Value x, double scalar);
  mlir::Value withScalar(llvm::StringRef type, mlir::Value x,
                         mlir::Value scalar);

  /// New initializers: int64 of rank 1, a scalar of `elementType`, or any.
  mlir::Value integers(llvm::ArrayRef<int64_t> values);
  mlir::Value scalar(double value, mlir::Type elementType);
  mlir::Value initializer(mlir::ElementsAttr elements);

  /// Frequent nodes, in the spelling of the opset.
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<int64_t> shape);
  mlir::Value transpose(mlir::Value x, llvm::ArrayRef<int64_t> perm);
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t start, int64_t size,
                    int64_t step);
  mlir::Value pad(mlir::Value x, llvm::ArrayRef<int64_t> low,
                  llvm::ArrayRef<int64_t> high, double value);
  mlir::Value reduce(llvm::StringRef type, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes, bool keepDims,
                     mlir::Type result);

  mlir::NamedAttribute number(llvm::StringRef name, int64_t value);
  mlir::NamedAttribute numbers(llvm::StringRef name,
                               llvm::ArrayRef<int64_t> values);
  mlir::NamedAttribute real(llvm::StringRef name, double value);
  mlir::NamedAttribute text(llvm::StringRef name, llvm::StringRef value);
  mlir::NamedAttribute elements(llvm::StringRef name, mlir::ElementsAttr value);

  /// Reports that the opset cannot express the operation; returns nothing.
  Results refuse(const llvm::Twine &need);

private:
  mlir::OpBuilder &builder;
  mlir::Operation *op;
};

/// Expresses an operation, whose operands are given as mirrored values, and
/// returns its results; returns nothing after an error was reported.
using EmitFunction = Emitter::Results (*)(Emitter &, mlir::Operation *,
                                          llvm::ArrayRef<mlir::Value>);

/// The function for a taso operation, by its mnemonic; each family of operators
/// adds its own.
EmitFunction lookupEmitFunction(mlir::OperationName name);

using EmitTable = llvm::StringMap<EmitFunction>;
void addConstantEmitters(EmitTable &table);
void addDataMovementEmitters(EmitTable &table);
void addPointwiseEmitters(EmitTable &table);
void addReductionEmitters(EmitTable &table);
void addWindowEmitters(EmitTable &table);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOONNX_EMITTER_H
