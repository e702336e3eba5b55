//===- TorchDialect.h - The syntax of torch-mlir ----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch-mlir prints its `torch` dialect in a syntax that no other tool reads.
// The dialects here define no operations: a hook parses the spelling that all
// operations share, and those of the few that have their own, into operations
// without a definition, and prints these back in the same spelling.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TORCH_TORCHDIALECT_H
#define TASO_DIALECT_TORCH_TORCHDIALECT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"

#include <optional>

namespace taso {

/// The `torch` dialect, in the form of its backend contract.
class TorchDialect : public mlir::Dialect {
public:
  explicit TorchDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "torch"; }

  /// Tensors have a type of their own, all other types are opaque.
  mlir::Type parseType(mlir::DialectAsmParser &parser) const override;
  void printType(mlir::Type type,
                 mlir::DialectAsmPrinter &printer) const override;
  std::optional<ParseOpHook>
  getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
};

/// The `torch_c` dialect: casts between tensors of torch and builtin ones.
class TorchConversionDialect : public mlir::Dialect {
public:
  explicit TorchConversionDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "torch_c"; }

  std::optional<ParseOpHook>
  getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
};

namespace detail {
struct TorchTensorTypeStorage;
} // namespace detail

/// `!torch.vtensor<[2,?],f32>`, a value, or `!torch.tensor<[2,?],f32>`, memory
/// that others may write. Shape, element type and sparsity may be missing.
class TorchTensorType
    : public mlir::Type::TypeBase<TorchTensorType, mlir::Type,
                                  detail::TorchTensorTypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "torch.vtensor";

  static TorchTensorType get(mlir::MLIRContext *context, bool isValue,
                             std::optional<llvm::ArrayRef<int64_t>> shape,
                             mlir::Type elementType,
                             mlir::Attribute sparsity = {});

  /// True for vtensor.
  bool isValue() const;
  /// Dynamic sizes are ShapedType::kDynamic; none if the rank is unknown.
  std::optional<llvm::ArrayRef<int64_t>> getShape() const;
  /// Null if unknown. Integers have a sign, but for i1.
  mlir::Type getElementType() const;
  mlir::Attribute getSparsity() const;
};

/// The tensor of MLIR with the elements of a torch tensor; integers lose their
/// sign. Null if rank or element type are unknown or MLIR has no such tensor.
mlir::RankedTensorType getBuiltinTensor(mlir::Type type);

/// `!torch.NAME`, such as `!torch.int`.
mlir::Type getTorchType(mlir::MLIRContext *context, llvm::StringRef name);

} // namespace taso

MLIR_DECLARE_EXPLICIT_TYPE_ID(taso::TorchTensorType)

#endif // TASO_DIALECT_TORCH_TORCHDIALECT_H
