//===- Emitter.h - Creating TOSA operations --------------------*- C++ -*--===//
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

#ifndef TASO_LIB_CONVERSION_TASOTOTOSA_EMITTER_H
#define TASO_LIB_CONVERSION_TASOTOTOSA_EMITTER_H

#include "Orders.h"

#include "TASO/Dialect/TASOOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace taso::conversion {

class TosaEmitter {
public:
  /// One form for each result; none after an error.
  using Results = llvm::SmallVector<Form, 1>;
  using Sizes = llvm::ArrayRef<int64_t>;
  using Attributes = llvm::ArrayRef<mlir::NamedAttribute>;

  TosaEmitter(mlir::func::FuncOp function, Orders &orders);

  /// From now on, operations are created before `op`.
  void begin(mlir::Operation *op);

  /// A value of the module in some order of its dimensions; makes the form if
  /// it is not there.
  mlir::Value get(mlir::Value value, llvm::ArrayRef<int64_t> order);
  /// The value as it is.
  mlir::Value get(mlir::Value value);
  /// All values in one order.
  llvm::SmallVector<mlir::Value> get(llvm::ArrayRef<mlir::Value> values,
                                     llvm::ArrayRef<int64_t> order);
  /// The value under another shape, read from whatever form has its elements in
  /// the same order.
  mlir::Value getReshaped(mlir::Value value, Sizes shape);
  Orders &getOrders() { return orders; }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  /// A new `tosa.NAME` operation with one result.
  mlir::Value create(llvm::StringRef name, mlir::Type result,
                     mlir::ValueRange operands, Attributes attributes = {});
  /// A pointwise operator, also `mul` and `negate`, whose further operands are
  /// added here.
  mlir::Value pointwise(llvm::StringRef name, mlir::Type result,
                        mlir::ValueRange operands);
  /// The same with a number that is broadcast as second operand.
  mlir::Value withScalar(llvm::StringRef name, mlir::Value x, double number);

  mlir::Value clamp(mlir::Value x, const llvm::APFloat &low,
                    const llvm::APFloat &high);
  /// A clamp from 0 to the largest number of the type.
  mlir::Value relu(mlir::Value x);
  mlir::Value activate(Activation activation, mlir::Value x);

  /// Reshapes and transposes of constants are evaluated.
  mlir::Value reshape(mlir::Value x, Sizes shape);
  mlir::Value transpose(mlir::Value x, Sizes perm);
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t start, int64_t size);
  mlir::Value pad(mlir::Value x, Sizes low, Sizes high, double value);
  mlir::Value concat(llvm::ArrayRef<mlir::Value> parts, int64_t axis);
  /// Reduces some axes, which stay with size 1.
  mlir::Value reduce(llvm::StringRef name, mlir::Value x, Sizes axes);

  //===--------------------------------------------------------------------===//
  // Constants, which stand at the top of the function
  //===--------------------------------------------------------------------===//

  /// A tosa.const or, for elements of type index, a tosa.const_shape.
  mlir::Value constant(mlir::ElementsAttr elements);
  mlir::Value shape(Sizes sizes);
  /// All elements are `number`.
  mlir::Value splat(double number, mlir::RankedTensorType type);
  mlir::Value splat(double number, Sizes shape, mlir::Type elementType);
  mlir::Value zeroPoint(mlir::Value like);

  mlir::NamedAttribute numbers(llvm::StringRef name, Sizes values);
  mlir::NamedAttribute axis(int64_t value);
  mlir::NamedAttribute accumulator();

  /// Reports that TOSA cannot express the operation; returns nothing.
  Results refuse(const llvm::Twine &what);

  /// Erases constants that were made, and those that records refer to, if
  /// nothing reads them.
  void eraseDeadConstants();

private:
  mlir::Value getConstantForm(mlir::Value constant,
                              llvm::ArrayRef<int64_t> order);
  void materialize(mlir::Value value, const Form &constant,
                   llvm::ArrayRef<int64_t> order);
  bool isVisible(mlir::Operation *constant) const;

  mlir::func::FuncOp function;
  Orders &orders;
  mlir::OpBuilder builder;
  mlir::Operation *op = nullptr;
  /// The constants at the top that were there, and those that were made.
  llvm::MapVector<mlir::Attribute, mlir::Operation *> constants;
  mlir::Operation *lastConstant = nullptr;
  llvm::SetVector<mlir::Operation *> fresh;
};

/// Expresses an operation; its operands are values of the module.
using TosaEmitFunction = TosaEmitter::Results (*)(TosaEmitter &,
                                                  mlir::Operation *,
                                                  llvm::ArrayRef<mlir::Value>);
/// States in which orders an operation will read its operands.
using TosaWantFunction = void (*)(Orders &, mlir::Operation *,
                                  llvm::ArrayRef<mlir::Value>);

struct TosaEmitRow {
  TosaEmitFunction emit = nullptr;
  TosaWantFunction want = nullptr;
};

/// All operands as they are.
void wantPlain(Orders &orders, mlir::Operation *op,
               llvm::ArrayRef<mlir::Value> operands);
/// All operands in the order in which the result is wanted; those of another
/// rank as they are.
void wantLikeResult(Orders &orders, mlir::Operation *op,
                    llvm::ArrayRef<mlir::Value> operands);

/// The row of a taso operation; without functions if TOSA cannot express it.
TosaEmitRow lookupTosaEmitter(mlir::OperationName name);

using TosaEmitTable = llvm::StringMap<TosaEmitRow>;
void addTosaDataMovementEmitters(TosaEmitTable &table);
void addTosaPointwiseEmitters(TosaEmitTable &table);
void addTosaReductionEmitters(TosaEmitTable &table);
void addTosaWindowEmitters(TosaEmitTable &table);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOTOSA_EMITTER_H
