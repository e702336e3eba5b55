//===- Protos.h - The messages of ONNX --------------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated header of ONNX. Nothing outside of this folder includes it.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_PROTOS_H
#define TASO_LIB_TARGET_ONNX_PROTOS_H

#include "onnx/onnx_pb.h"

#endif // TASO_LIB_TARGET_ONNX_PROTOS_H
