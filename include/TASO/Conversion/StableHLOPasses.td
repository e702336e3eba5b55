//===- StableHLOPasses.td - Conversions of StableHLO ----*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/Conversions.md has the table of operators.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CONVERSION_STABLEHLOPASSES
#define TASO_CONVERSION_STABLEHLOPASSES

include "mlir/Pass/PassBase.td"

def ConvertStableHLOToTASO : Pass<"convert-stablehlo-to-taso", "mlir::ModuleOp"> {
  let summary = "Give StableHLO operations their meaning in taso.";
  let description = [{
    Replaces `stablehlo` operations on f32, f16 and bf16 by `taso` operations
    with the same meaning. Nothing is approximated: an operation that taso
    cannot express exactly stays the very operation it is, and a remark says
    why, once for each kind of operation. Images are in any order of dimensions
    in StableHLO and in one in taso: convolutions and pools are converted between
    transposes.

    The operation that gives an operation's result carries `stablehlo.source`, a
    record from which `--convert-taso-to-stablehlo` restores the operation if it
    is still what this pass made of it.

    Before:
    ```mlir
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    ```
    After:
    ```mlir
    %y = taso.matmul %x, %w {stablehlo.source = ..}
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let dependentDialects = ["::taso::StableHLODialect", "::taso::TASODialect"];
}

def ConvertTASOToStableHLO : Pass<"convert-taso-to-stablehlo", "mlir::ModuleOp"> {
  let summary = "Express taso operations as StableHLO operations.";
  let description = [{
    Replaces every `taso` operation by `stablehlo` operations. Operations with an
    intact `stablehlo.source` become the operation they came from: with no rewrite
    in between, conversion there and back is the identity.

    Before:
    ```mlir
    %y = taso.matmul %x, %w activation tanh
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    ```
    After:
    ```mlir
    %m = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %y = stablehlo.tanh %m : tensor<2x4xf32>
    ```
  }];
  let dependentDialects = ["::taso::StableHLODialect"];
}

#endif // TASO_CONVERSION_STABLEHLOPASSES
