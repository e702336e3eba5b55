//===- Attributes.h - Attributes of nodes -----------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All kinds but graphs, which become regions.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_ATTRIBUTES_H
#define TASO_LIB_TARGET_ONNX_ATTRIBUTES_H

#include "Tensors.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace taso::target {

/// The kind of an attribute; from the filled field where the file is too old
/// to state one.
onnx::AttributeProto::AttributeType getKind(const onnx::AttributeProto &proto);

/// The value of an attribute that is no graph. `what` names it in errors.
mlir::FailureOr<mlir::Attribute> importAttribute(mlir::Location loc,
                                                 onnx::AttributeProto &proto,
                                                 TensorReader &tensors,
                                                 const llvm::Twine &what);

/// True for entries of the mirrored form that are not attributes of the node.
bool isReserved(llvm::StringRef name);

/// Fills `proto` but its name. A kind that ONNX does not have is an error.
llvm::LogicalResult exportAttribute(mlir::Location loc, llvm::StringRef name,
                                    mlir::Attribute value,
                                    onnx::AttributeProto &proto);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_ATTRIBUTES_H
