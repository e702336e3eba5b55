//===- Mirror.h - Names in the mirrored form of a model ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of the module, or of the `onnx.Yield` of a graph inside a node, by
// which import and export keep what belongs to no operation.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_MIRROR_H
#define TASO_LIB_TARGET_ONNX_MIRROR_H

#include "Protos.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"

namespace taso::mirror {

// Of models.
inline constexpr llvm::StringLiteral kIRVersion = "onnx.ir_version";
inline constexpr llvm::StringLiteral kOpsetImport = "onnx.opset_import";
inline constexpr llvm::StringLiteral kProducerName = "onnx.producer_name";
inline constexpr llvm::StringLiteral kProducerVersion = "onnx.producer_version";
inline constexpr llvm::StringLiteral kDomain = "onnx.domain";
inline constexpr llvm::StringLiteral kModelVersion = "onnx.model_version";
inline constexpr llvm::StringLiteral kMetadata = "onnx.metadata";
/// Bytes of each function; nodes that call one are like all other nodes.
inline constexpr llvm::StringLiteral kFunctions = "onnx.functions";
inline constexpr llvm::StringLiteral kTraining = "onnx.training_info";
inline constexpr llvm::StringLiteral kModelUnknown =
    "onnx.model_unknown_fields";

// Of graphs.
inline constexpr llvm::StringLiteral kGraphName = "onnx.graph_name";
inline constexpr llvm::StringLiteral kGraphDoc = "onnx.graph_doc";
inline constexpr llvm::StringLiteral kGraphUnknown =
    "onnx.graph_unknown_fields";
/// Value infos of values that are neither inputs nor outputs.
inline constexpr llvm::StringLiteral kValueInfo = "onnx.value_info";
/// Bytes of each quantization annotation.
inline constexpr llvm::StringLiteral kQuantization =
    "onnx.quantization_annotation";
// Of graphs inside nodes: the value infos of their inputs and outputs.
inline constexpr llvm::StringLiteral kInputs = "onnx.inputs";
inline constexpr llvm::StringLiteral kOutputs = "onnx.outputs";

/// Before this IR version each initializer is also an input; from it on, an
/// initializer that is also an input is the default of the input.
inline constexpr int64_t kFirstIRWithDefaults = 4;
/// The opset of modules that state none.
inline constexpr int64_t kDefaultOpset = 17;

} // namespace taso::mirror

#endif // TASO_LIB_TARGET_ONNX_MIRROR_H
