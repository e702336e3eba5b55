//===- Emitter.h - Creating StableHLO operations ---------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the StableHLO operations that one taso operation becomes.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOSTABLEHLO_EMITTER_H
#define TASO_LIB_CONVERSION_TASOTOSTABLEHLO_EMITTER_H

#include "../StableHLOForm.h"

#include "llvm/ADT/StringMap.h"

namespace taso::conversion {

class HloEmitter {
public:
  using Results = llvm::SmallVector<mlir::Value>;
  using Attributes = llvm::ArrayRef<mlir::NamedAttribute>;
  using Sizes = llvm::ArrayRef<int64_t>;

  HloEmitter(mlir::OpBuilder &builder, mlir::Operation *op)
      : builder(builder), op(op) {}

  /// A new `stablehlo.NAME` with one result.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands,
                     mlir::Type type, Attributes attributes = {});
  /// The same of the type of operand 0.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands) {
    return create(name, operands, operands.front().getType());
  }
  mlir::Value constant(mlir::ElementsAttr elements);
  /// A number as a scalar of the elements of `like`, or of its shape.
  mlir::Value scalar(double value, mlir::Value like);
  mlir::Value splat(double value, mlir::Value like);
  mlir::Value reshape(mlir::Value x, Sizes shape);
  mlir::Value transpose(mlir::Value x, Sizes perm);
  /// Dimension d of the operand is dimension dims[d] of the result.
  mlir::Value broadcast(mlir::Value x, Sizes dims, Sizes shape);
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t start, int64_t size,
                    int64_t step);
  mlir::Value pad(mlir::Value x, Sizes low, Sizes high, double value);
  mlir::Value concat(mlir::ValueRange parts, int64_t axis);
  /// A reduction by `stablehlo.BODY` from an initial value.
  mlir::Value reduce(llvm::StringRef body, double initial, mlir::Value x,
                     Sizes axes, bool keepDims);

  mlir::NamedAttribute number(llvm::StringRef name, int64_t value);
  mlir::NamedAttribute numbers(llvm::StringRef name, Sizes values);
  mlir::NamedAttribute padding(Sizes pairs);

  /// Fills the region of the operation that gives `value`.
  void addBody(mlir::Value value, llvm::StringRef body);

  /// Reports that StableHLO cannot express the operation; returns nothing.
  Results refuse(const llvm::Twine &need);

  mlir::OpBuilder &builder;

private:
  mlir::Operation *op;
};

/// Expresses an operation, whose operands are given, and returns its results;
/// returns nothing after an error was reported.
using HloEmitFunction = HloEmitter::Results (*)(HloEmitter &, mlir::Operation *,
                                                llvm::ArrayRef<mlir::Value>);
using HloEmitTable = llvm::StringMap<HloEmitFunction>;
void addHloArithmeticEmitters(HloEmitTable &table);
void addHloShapeEmitters(HloEmitTable &table);

/// The function for a taso operation, by its mnemonic; null if there is none.
HloEmitFunction lookupHloEmitter(mlir::OperationName name);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOSTABLEHLO_EMITTER_H
