//===- TorchForm.h - Arguments of torch operations -------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators of torch take numbers, lists and tensors alike as operands. Here an
// operand is an argument: a tensor, a list of tensors, or a known constant. The
// record of a converted operation (see Source.h) has the tensors as operands
// and all arguments in the attribute `torch.arguments`.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_TORCHFORM_H
#define TASO_LIB_CONVERSION_TORCHFORM_H

#include "Source.h"

#include "TASO/Dialect/Torch/TorchDialect.h"

#include "mlir/IR/Builders.h"

namespace taso::conversion {

inline constexpr SourceForm kTorchSource = {"torch.source", "vtensor.literal",
                                            "value"};

/// On records: the arguments, each as getRecord gives it.
inline constexpr llvm::StringLiteral kTorchArguments = "torch.arguments";
/// On records: the list that the results were unpacked from has this type.
inline constexpr llvm::StringLiteral kTorchUnpacked = "torch.unpacked";
/// On constants that records name and others read.
inline constexpr llvm::StringLiteral kTorchId = "torch.id";
/// On arguments and results of functions: the type that they have in torch.
inline constexpr llvm::StringLiteral kTorchType = "torch.type";

inline constexpr llvm::StringLiteral kToBuiltin = "torch_c.to_builtin_tensor";
inline constexpr llvm::StringLiteral kFromBuiltin =
    "torch_c.from_builtin_tensor";
inline constexpr llvm::StringLiteral kListConstruct =
    "torch.prim.ListConstruct";
inline constexpr llvm::StringLiteral kListUnpack = "torch.prim.ListUnpack";

/// True if `value` is the result of an operation of that name.
bool isResultOf(mlir::Value value, llvm::StringRef name);

/// What a constant holds: an integer, float, boolean, string or (for none) unit
/// attribute, or for a list of constants an array of them. Null for all else.
mlir::Attribute getTorchConstant(mlir::Value value);

/// The operation that gives a constant, without its operands for a list.
mlir::Value createTorchConstant(mlir::OpBuilder &builder, mlir::Location loc,
                                mlir::Attribute value, mlir::Type type);

/// An operation of torch with any operands.
mlir::Operation *createTorch(mlir::OpBuilder &builder, mlir::Location loc,
                             llvm::StringRef name, mlir::ValueRange operands,
                             mlir::TypeRange results);

/// A cast to the builtin tensor, or from one to the torch type.
mlir::Value createToBuiltin(mlir::OpBuilder &builder, mlir::Value value);
mlir::Value createFromBuiltin(mlir::OpBuilder &builder, mlir::Value value,
                              mlir::Type type);

/// The torch type of a builtin tensor; integers are signed, but for i1. Null
/// for other types.
mlir::Type getTorchTensor(mlir::Type type);

/// The same elements as they are in a builtin tensor (integers without a sign),
/// or in torch. Null if they cannot be held so.
mlir::ElementsAttr retypeElements(mlir::ElementsAttr elements,
                                  mlir::Type elementType);

/// Replaces casts of casts, and erases casts that nobody reads.
void simplifyCasts(mlir::Operation *function);

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_TORCHFORM_H
