//===- ONNXText.cpp - Fuzzes ONNX as text -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parsers and printers of the dialect, and its conversions.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/ONNX/ONNXDialect.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

static void run(StringRef bytes) {
  DialectRegistry registry;
  registry.insert<taso::TASODialect, taso::ONNXDialect, func::FuncDialect>();
  taso::fuzz::convertThereAndBack(bytes, registry,
                                  taso::createConvertONNXToTASO,
                                  taso::createConvertTASOToONNX);
}

static taso::fuzz::Registration registration("onnx-text", run);
