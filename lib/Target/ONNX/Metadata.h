//===- Metadata.h - What a model says besides its graph ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Versions, texts, and what is kept as bytes: what later versions of the format
// added, functions, training.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_METADATA_H
#define TASO_LIB_TARGET_ONNX_METADATA_H

#include "Protos.h"

#include "mlir/IR/Builders.h"

namespace taso::target {

/// The bytes of the fields that our version of the format does not know.
template <class Message> std::string getUnknown(const Message &message) {
  std::string bytes;
  message.GetReflection()->GetUnknownFields(message).SerializeToString(&bytes);
  return bytes;
}

/// Sets the bytes of each message of a list that is not empty.
template <class Field>
void setBytes(mlir::Builder &b, mlir::NamedAttrList &attributes,
              llvm::StringRef name, const Field &field) {
  llvm::SmallVector<mlir::Attribute> bytes;
  for (const auto &message : field)
    bytes.push_back(b.getStringAttr(message.SerializeAsString()));
  if (!bytes.empty())
    attributes.set(name, b.getArrayAttr(bytes));
}

/// Sets a text that is not empty.
void setString(mlir::Builder &b, mlir::NamedAttrList &attributes,
               llvm::StringRef name, llvm::StringRef value);

/// All of the model but its graph.
mlir::NamedAttrList importModelMetadata(const onnx::ModelProto &model,
                                        mlir::Builder &b);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_METADATA_H
