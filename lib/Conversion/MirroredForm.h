//===- MirroredForm.h - The mirrored ONNX form -----------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What both conversions know of the generic onnx.* operations that an .onnx
// file becomes: names of values, opsets, attributes and constants.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_MIRROREDFORM_H
#define TASO_LIB_CONVERSION_MIRROREDFORM_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace taso::conversion {

/// The opset of modules that do not state one.
inline constexpr int64_t kDefaultOpset = 17;

/// True for an operation of the mirrored form.
bool isOnnx(mlir::Operation *op);
/// The ONNX operator of an `onnx.*` operation, for example "Conv".
llvm::StringRef getOnnxType(mlir::Operation *op);
/// True if `op` is the `onnx.*` operation of that operator.
bool isOnnx(mlir::Operation *op, llvm::StringRef type);

/// True for an operand that is left out.
bool isMissing(mlir::Value value);

/// The version of `domain` ("" is the default domain) that the module imports:
/// kDefaultOpset for the default domain and 1 for others if it imports none.
int64_t getOpset(mlir::ModuleOp module, llvm::StringRef domain);

/// The ONNX name of a value, from the location of its operation or from the
/// attribute of the function argument; empty if it has none.
llvm::StringRef getValueName(mlir::Value value);
/// A location that names the results of an operation, in order.
mlir::Location getNamedLoc(mlir::MLIRContext *context,
                           llvm::ArrayRef<std::string> names);

/// f32, f16 or bf16: the elements that taso computes with.
bool isTasoFloat(mlir::Type elementType);

/// The elements of an `onnx.Constant` (any of its value_* forms, but strings
/// and sparse tensors) or of a `taso.constant`; null for other values.
mlir::ElementsAttr getConstantElements(mlir::Value value);

/// A tensor of integers whose elements are all known.
struct IntTensor {
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<int64_t> values;
  bool operator==(const IntTensor &) const = default;
};

/// The integers of an i1, i8, i32 or i64 tensor of at most 4096 elements.
std::optional<IntTensor> getIntegers(mlir::ElementsAttr elements);
/// All elements of a float tensor of at most 4096 elements.
std::optional<llvm::SmallVector<double>> getReals(mlir::ElementsAttr elements);

/// ONNX integer attributes are `si64`, lists of them arrays of `i64`.
mlir::IntegerAttr getOnnxInt(mlir::Builder &builder, int64_t value);
mlir::ArrayAttr getOnnxInts(mlir::Builder &builder,
                            llvm::ArrayRef<int64_t> values);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_MIRROREDFORM_H
