//===- TorchText.cpp - Fuzzes torch as text -----------------------------===//
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

#include "TASO/Conversion/ForeignDialects.h"
#include "TASO/Conversion/Passes.h"
#include "TASO/Dialect/TASODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

static void run(StringRef bytes) {
  DialectRegistry registry;
  registry.insert<taso::TASODialect, func::FuncDialect>();
  taso::registerForeignDialects(registry);
  taso::fuzz::convertThereAndBack(bytes, registry,
                                  taso::createConvertTorchToTASO,
                                  taso::createConvertTASOToTorch);
}

static taso::fuzz::Registration registration("torch-text", run);
