//===- Emitter.h - Creating torch operations -------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an emission function uses to express one taso operation, and the table
// of those functions. Numbers and lists are operands in torch: each operation
// gets constants of its own, as in what torch-mlir imports.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TASOTOTORCH_EMITTER_H
#define TASO_LIB_CONVERSION_TASOTOTORCH_EMITTER_H

#include "../TorchForm.h"

#include "TASO/Dialect/TASOOps.h"

#include "llvm/ADT/StringMap.h"

namespace taso::conversion {

class TorchEmitter {
public:
  using Results = llvm::SmallVector<mlir::Value>;
  using Sizes = llvm::ArrayRef<int64_t>;

  /// Operations are created where `builder` stands, at the location of `op`.
  TorchEmitter(mlir::OpBuilder &builder, mlir::Operation *op)
      : builder(builder), op(op) {}

  /// A new `torch.aten.NAME` operation whose result is the torch tensor of the
  /// builtin tensor `result`.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands,
                     mlir::Type result);
  /// Whose result has the type of the first operand.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands);

  mlir::Value integer(int64_t value);
  mlir::Value real(double value);
  mlir::Value boolean(bool value);
  mlir::Value text(llvm::StringRef value);
  mlir::Value none();
  mlir::Value integers(Sizes values);
  /// The same, where what is dynamic is the size of `like` in the same place.
  mlir::Value integersLike(Sizes values, mlir::Value like);
  mlir::Value tensors(mlir::ValueRange values);
  mlir::Value literal(mlir::ElementsAttr elements);

  // Frequent operations; the first operand is a torch tensor.
  mlir::Value reshape(mlir::Value x, Sizes shape);
  mlir::Value slice(mlir::Value x, int64_t axis, int64_t start, int64_t size,
                    int64_t step);
  mlir::Value pad(mlir::Value x, Sizes low, Sizes high, double value);
  mlir::Value concat(mlir::ValueRange parts, int64_t axis);
  mlir::Value activate(Activation activation, mlir::Value x);

  /// Reports that torch cannot express the operation; returns nothing.
  Results refuse(const llvm::Twine &what);

private:
  mlir::Value constant(mlir::Attribute value, llvm::StringRef type);

  mlir::OpBuilder &builder;
  mlir::Operation *op;
};

/// Expresses an operation, whose operands are given as torch tensors, and
/// returns its results; returns nothing after an error was reported.
using TorchEmitFunction = TorchEmitter::Results (*)(
    TorchEmitter &, mlir::Operation *, llvm::ArrayRef<mlir::Value>);

/// Null if there is none.
TorchEmitFunction lookupTorchEmitter(mlir::OperationName name);

using TorchEmitTable = llvm::StringMap<TorchEmitFunction>;
void addTorchDataMovementEmitters(TorchEmitTable &table);
void addTorchPointwiseEmitters(TorchEmitTable &table);
void addTorchReductionEmitters(TorchEmitTable &table);
void addTorchWindowEmitters(TorchEmitTable &table);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TASOTOTORCH_EMITTER_H
