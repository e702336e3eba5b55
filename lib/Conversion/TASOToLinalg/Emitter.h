//===- Emitter.h - Creating linalg operations ------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an emission function uses to express one taso operation, and the table
// of those functions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOLINALG_EMITTER_H
#define TASO_LIB_CONVERSION_TASOTOLINALG_EMITTER_H

#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"

namespace taso::conversion {

class LinalgEmitter;

/// Creates the scalar operations of a body.
class ScalarBuilder {
public:
  ScalarBuilder(LinalgEmitter &emitter, mlir::OpBuilder &builder,
                mlir::Location loc)
      : emitter(emitter), builder(builder), loc(loc) {}

  /// An operation of arith or math, all of whose operands and whose result have
  /// the same type.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands);
  /// A constant of the type of `like`.
  mlir::Value number(double value, mlir::Value like);

private:
  LinalgEmitter &emitter;
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

class LinalgEmitter {
public:
  /// One value for each result; none after an error.
  using Results = llvm::SmallVector<mlir::Value, 1>;
  using Sizes = llvm::ArrayRef<int64_t>;
  using Maps = llvm::ArrayRef<llvm::SmallVector<int64_t>>;
  /// Computes one element of the result from one of each operand.
  using Body =
      llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)>;
  /// Where the size of a dynamic dimension is found.
  struct Dimension {
    mlir::Value tensor;
    int64_t index;
  };
  using Dimensions = llvm::SmallVector<Dimension>;

  explicit LinalgEmitter(mlir::func::FuncOp function);

  /// From now on, operations are created before `op`.
  void begin(mlir::Operation *op);

  /// What a value of the module has become; a constant is created when it is
  /// first read.
  mlir::Value get(mlir::Value value);
  void set(mlir::Value value, mlir::Value emitted) { values[value] = emitted; }
  /// A result in its declared type.
  mlir::Value castTo(mlir::Value value, mlir::Type type);

  //===--------------------------------------------------------------------===//
  // Destinations
  //===--------------------------------------------------------------------===//

  /// The dimensions of a tensor, in order.
  static Dimensions getDimensions(mlir::Value tensor);
  /// An uninitialised tensor. `dimensions` is needed if the type is dynamic.
  mlir::Value empty(mlir::RankedTensorType type,
                    llvm::ArrayRef<Dimension> dimensions = {});
  /// A tensor whose elements are all `value`.
  mlir::Value fill(double value, mlir::RankedTensorType type,
                   llvm::ArrayRef<Dimension> dimensions = {});

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  /// The body for each element. Dimension i of operand k is dimension
  /// `maps[k][i]` of the result; one of size 1 is repeated. Dynamic sizes are
  /// those of the first operand, which then has all dimensions.
  mlir::Value map(mlir::RankedTensorType type, mlir::ValueRange operands,
                  Maps maps, Body body);
  /// The same for operands that are aligned to the right, as in numpy.
  mlir::Value map(mlir::RankedTensorType type, mlir::ValueRange operands,
                  Body body);
  /// `reduction` is "arith.addf" or "arith.maximumf", from `init` on. The
  /// reduced dimensions are gone.
  mlir::Value reduce(llvm::StringRef reduction, double init, mlir::Value x,
                     Sizes axes);
  mlir::Value activate(Activation activation, mlir::Value x);
  /// Reshapes of constants are evaluated. Null if sizes that are not known
  /// would have to be computed.
  mlir::Value reshape(mlir::Value x, Sizes shape);
  mlir::Value transpose(mlir::Value x, Sizes perm);
  /// Repeats `x` along the other dimensions of the type: dimension i of `x` is
  /// dimension `dimensions[i]`. `sizes` is needed if the type is dynamic.
  mlir::Value broadcast(mlir::Value x, mlir::RankedTensorType type,
                        Sizes dimensions, llvm::ArrayRef<Dimension> sizes = {});
  mlir::Value pad(mlir::Value x, Sizes low, Sizes high, double value);
  /// `size` elements along the axis.
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t start, int64_t size,
                    int64_t step = 1);
  mlir::Value concat(llvm::ArrayRef<mlir::Value> parts, int64_t axis);

  /// A constant of one number, at the top of the function.
  mlir::Value number(double value, mlir::Type type);
  mlir::Value index(int64_t value);
  mlir::Value constant(mlir::ElementsAttr elements);

  /// Erases constants that were made and that nothing reads.
  void eraseDeadConstants();

  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Location getLoc() const { return op->getLoc(); }

  /// Reports that linalg cannot express the operation; returns nothing.
  Results refuse(const llvm::Twine &what);

private:
  mlir::Value scalar(mlir::TypedAttr value);

  mlir::func::FuncOp function;
  mlir::OpBuilder builder;
  mlir::Operation *op = nullptr;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Attribute, mlir::Value> scalars;
  llvm::SmallVector<mlir::Operation *> constants;
};

/// Expresses an operation; the operands are emitted values.
using LinalgEmitFunction = LinalgEmitter::Results (*)(
    LinalgEmitter &, mlir::Operation *, llvm::ArrayRef<mlir::Value>);

/// Null if linalg cannot express the operation.
LinalgEmitFunction lookupLinalgEmitter(mlir::OperationName name);

using LinalgEmitTable = llvm::StringMap<LinalgEmitFunction>;
void addLinalgDataMovementEmitters(LinalgEmitTable &table);
void addLinalgPointwiseEmitters(LinalgEmitTable &table);
void addLinalgReductionEmitters(LinalgEmitTable &table);
void addLinalgWindowEmitters(LinalgEmitTable &table);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOLINALG_EMITTER_H
