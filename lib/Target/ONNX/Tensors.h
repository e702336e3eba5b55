//===- Tensors.h - ONNX tensors and elements --------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small tensors and splats become dense attributes; large ones resources, whose
// bytes are those that protobuf read or that a data file maps.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_TENSORS_H
#define TASO_LIB_TARGET_ONNX_TENSORS_H

#include "ExternalData.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace taso::target {

/// Above this many bytes elements are held as a resource.
inline constexpr size_t kResourceBytes = 1024;

/// Reads the tensors of one model.
class TensorReader {
public:
  TensorReader(mlir::Location loc, llvm::StringRef folder)
      : loc(loc), files(loc, folder) {}

  /// The elements of `tensor`. Its raw data is moved out of it if it is large.
  /// `what` names the tensor in errors, `key` is the name of the resource.
  mlir::FailureOr<mlir::ElementsAttr>
  read(onnx::TensorProto &tensor, llvm::StringRef key, const llvm::Twine &what);

private:
  mlir::FailureOr<mlir::RankedTensorType>
  readType(const onnx::TensorProto &tensor, const llvm::Twine &what) const;
  mlir::FailureOr<mlir::ElementsAttr>
  readStrings(const onnx::TensorProto &tensor, mlir::RankedTensorType type,
              const llvm::Twine &what) const;
  mlir::FailureOr<SharedBytes>
  readBytes(onnx::TensorProto &tensor, uint64_t size, const llvm::Twine &what);
  llvm::LogicalResult emitCountError(uint64_t found, uint64_t expected,
                                     mlir::RankedTensorType type,
                                     const llvm::Twine &what) const;

  mlir::Location loc;
  ExternalFiles files;
};

/// Fills type, shape and data of `tensor`. An elided resource, or an attribute
/// or type that ONNX does not have, is an error at `loc`.
llvm::LogicalResult exportTensor(mlir::Location loc,
                                 mlir::ElementsAttr elements,
                                 onnx::TensorProto &tensor);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_TENSORS_H
