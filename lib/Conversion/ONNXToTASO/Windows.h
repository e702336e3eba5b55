//===- Windows.h - Sliding windows of ONNX ---------------------*- C++ -*--===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Strides, pads and dilations of convolutions and pools, with auto_pad and
// ceil_mode resolved. Windows over sequences [N, C, L] become windows over
// images of one row.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_CONVERSION_ONNXTOTASO_WINDOWS_H
#define TASO_LIB_CONVERSION_ONNXTOTASO_WINDOWS_H

#include "Node.h"

namespace taso::conversion {

/// A window over two spatial dimensions. Pads are [top, left, bottom, right].
struct Window {
  bool isSequence = false; ///< the node has one spatial dimension
  llvm::SmallVector<int64_t> kernel, strides, pads, dilations;

  /// The window of `node` with this kernel over `x`; null, with a reason kept
  /// in the node, if it has no equal. ceil_mode is left to addCeiling.
  static std::optional<Window> get(Node &node, mlir::Value x,
                                   llvm::ArrayRef<int64_t> kernel);

  /// Extends the pads at the end so that rounding down gives what ceil_mode
  /// gives. Returns false if a window would start behind the image; `changed`
  /// says whether pads grew.
  bool addCeiling(Node &node, mlir::Value image, bool &changed);

  /// [N, C, L] as [N, C, 1, L], and back.
  mlir::Value asImage(Node &node, mlir::Value value) const;
  mlir::Value fromImage(Node &node, mlir::Value value) const;
};

} // namespace taso::conversion

#endif // TASO_LIB_CONVERSION_ONNXTOTASO_WINDOWS_H
