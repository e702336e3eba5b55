//===- NodeOrder.h - Order of the nodes of a graph --------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nodes of a file may stand in any order.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_NODEORDER_H
#define TASO_LIB_TARGET_ONNX_NODEORDER_H

#include "Protos.h"

#include "mlir/IR/Diagnostics.h"

namespace taso::target {

/// "node 'conv1' (Conv)", or by its first output if it has no name.
std::string describe(const onnx::NodeProto &node);

/// Indices of the nodes such that each comes after those whose outputs it, or
/// a graph inside it, uses; otherwise as in the file. A cycle is an error.
mlir::FailureOr<std::vector<int>> sortNodes(const onnx::GraphProto &graph,
                                            mlir::Location loc);

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_NODEORDER_H
