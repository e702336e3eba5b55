//===- ForeignDialects.cpp - Dialects of MLIR in models -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a file of its own, since these headers take long to compile.
//
//===----------------------------------------------------------------------===//

#include "TASO/Conversion/ForeignDialects.h"

#include "TASO/Dialect/StableHLO/StableHLODialect.h"
#include "TASO/Dialect/Torch/IREEDialects.h"
#include "TASO/Dialect/Torch/TorchDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

void taso::registerForeignDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, bufferization::BufferizationDialect,
                  cf::ControlFlowDialect, linalg::LinalgDialect,
                  math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                  tensor::TensorDialect, tosa::TosaDialect,
                  vector::VectorDialect>();
  registry.insert<TorchDialect, TorchConversionDialect, IREEUtilDialect,
                  IREEStreamDialect>();
  registry.insert<StableHLODialect, MHLODialect>();
}
