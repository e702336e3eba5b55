//===- Passes.td - Conversions between dialects ---------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In alphabetical order. docs/Conversions.md has the table of operators.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CONVERSION_PASSES
#define TASO_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def ConvertLinalgToTASO : Pass<"convert-linalg-to-taso", "mlir::ModuleOp"> {
  let summary = "Give linalg operations on tensors their meaning in taso.";
  let description = [{
    Replaces operations of `linalg`, and those of `tensor`, `arith` and `math`
    between them, by `taso` operations with the same meaning, where elements are
    f32, f16 or bf16. A structured operation is recognised by its maths (indexing
    maps, iterator types and body), so that a `linalg.generic` and a named
    operation become the same: pointwise operators, broadcasts, transposes,
    reductions, contractions in any layout, convolutions and pools. What a
    reduction starts from is left out where it changes nothing, becomes a bias, or
    is added. Padding before a convolution or pool becomes a part of it.

    Nothing is approximated: an operation that taso cannot express exactly stays
    the very operation it is, and a remark says why, once for each kind of
    operation. Fills, empty tensors and constants are erased once nothing reads
    them.

    Convolutions and pools of taso work on `[N, C, H, W]`; others are converted
    between transposes, which cancel with those of neighbours at once.

    Before:
    ```mlir
    %m = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x4xf32>)
        outs(%zeros : tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = linalg.generic {indexing_maps = [#id, #id], ..} ins(%m : tensor<2x4xf32>)
        outs(%e : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %max = arith.maximumf %in, %zero : f32
      linalg.yield %max : f32
    } -> tensor<2x4xf32>
    ```
    After:
    ```mlir
    %m = taso.matmul %x, %w : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %y = taso.relu %m : (tensor<2x4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::taso::TASODialect"];
}

def ConvertONNXToTASO : Pass<"convert-onnx-to-taso", "mlir::ModuleOp"> {
  let summary = "Give meaning to mirrored ONNX operations.";
  let description = [{
    Replaces `onnx.*` operations by `taso` operations with the same meaning
    under the opset of the module (`onnx.opset_import`). Nothing is
    approximated: an operation that taso cannot express exactly stays the very
    `onnx.*` operation it is, and a remark says why. Result types are computed
    from the operands, so files without value information convert too; a
    declared shape that contradicts the computed one is an error. Integer
    shape arithmetic is evaluated where it can be, so that computed reshapes
    become static.

    The operation that gives a node's result carries `onnx.source`, a record of
    the node. `--convert-taso-to-onnx` restores the node from it if, and only
    if, the operations are still what this pass made of the node.

    Before:
    ```mlir
    %y = "onnx.Gemm"(%x, %w, %b) {transB = 1 : si64}
        : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x4xf32>) -> tensor<*xf32>
    ```
    After:
    ```mlir
    %t = taso.transpose %w perm [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %m = taso.matmul %x, %t : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %y = taso.add %m, %b {onnx.source = ..}
        : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    ```
  }];
  let options = [
    Option<"foldShapes", "fold-shapes", "bool", /*default=*/"false",
           "Erase shape arithmetic that was evaluated. Its operands are then "
           "free to be rewritten, but the nodes are not exported again.">
  ];
  let dependentDialects = ["::taso::ONNXDialect", "::taso::TASODialect"];
}

def ConvertTASOToLinalg : Pass<"convert-taso-to-linalg", "mlir::ModuleOp"> {
  let summary = "Express taso operations as linalg operations on tensors.";
  let description = [{
    Replaces every `taso` operation by operations of `linalg`, `tensor`, `arith`
    and `math`: named operations of linalg where there are some, else
    `linalg.generic`. A broadcast before a pointwise operator becomes an indexing
    map. Images stay `[N, C, H, W]`, and are padded by `tensor.pad` before
    convolutions and pools.

    Before:
    ```mlir
    %y = taso.matmul %x, %w activation relu
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    ```
    After:
    ```mlir
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
    %m = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x4xf32>)
        outs(%f : tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = linalg.generic {..} ins(%m : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %max = arith.maximumf %in, %zero : f32
      linalg.yield %max : f32
    } -> tensor<2x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertTASOToONNX : Pass<"convert-taso-to-onnx", "mlir::ModuleOp"> {
  let summary = "Express taso operations as ONNX operations.";
  let description = [{
    Replaces every `taso` operation by `onnx.*` operations that exist in the
    opset of the module (`onnx.opset_import`; opset 17 if there is none), and
    gives every value a unique name. Operations with an intact `onnx.source`
    become the node they came from: with no rewrite in between, conversion
    there and back is the identity.

    Before:
    ```mlir
    %y = taso.conv2d %x, %w pads [1, 1, 1, 1] activation relu
        : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x8x8xf32>
    ```
    After:
    ```mlir
    %c = "onnx.Conv"(%x, %w) {kernel_shape = [3, 3], pads = [1, 1, 1, 1]} : ..
    %y = "onnx.Relu"(%c) : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    ```
  }];
  let dependentDialects = ["::taso::ONNXDialect"];
}

def ConvertTASOToTOSA : Pass<"convert-taso-to-tosa", "mlir::ModuleOp"> {
  let summary = "Express taso operations as TOSA operations.";
  let description = [{
    Replaces every `taso` operation by `tosa` operations of TOSA 1.0. Operations
    with an intact `tosa.source` become the operation they came from: with no
    rewrite in between, conversion there and back is the identity.

    Convolutions and pools of TOSA work on `[N, H, W, C]`. No value is transposed
    before a reader needs it in another order: pointwise operators, reductions,
    concatenations, pads and slices work in the order in which their operands are
    there, transposes of constants are evaluated, and a transpose that moves
    dimensions of size 1 only is a reshape.

    Before:
    ```mlir
    %t = taso.transpose %x perm [0, 3, 1, 2] : (tensor<1x8x8x3xf32>) -> tensor<1x3x8x8xf32>
    %c = taso.conv2d %t, %w bias %b : (tensor<1x3x8x8xf32>, tensor<4x3x1x1xf32>, tensor<4xf32>) -> tensor<1x4x8x8xf32>
    %r = taso.relu %c : (tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %y = taso.transpose %r perm [0, 2, 3, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x8x8x4xf32>
    ```
    After:
    ```mlir
    %c = tosa.conv2d %x, %v, %b, %zero, %zero {acc_type = f32, ..}
        : (tensor<1x8x8x3xf32>, tensor<4x1x1x3xf32>, ..) -> tensor<1x8x8x4xf32>
    %y = tosa.clamp %c {max_val = 3.40282347E+38 : f32, min_val = 0.0 : f32}
        : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tosa::TosaDialect"];
}

def ConvertTASOToTorch : Pass<"convert-taso-to-torch", "mlir::ModuleOp"> {
  let summary = "Express taso operations as torch operations.";
  let description = [{
    Replaces every `taso` operation by `torch.aten.*` operations, in the form of
    torch-mlir's backend contract. Operations with an intact `torch.source`
    become the operation they came from: with no rewrite in between, conversion
    there and back is the identity, but that constants stand before the
    operations that read them. Functions get the types back that they had.
    Builtin tensors that other operations give or read are cast by `torch_c`.

    Before:
    ```mlir
    %y = taso.matmul %x, %w activation relu
        : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    ```
    After:
    ```mlir
    %m = torch.aten.mm %x, %w
        : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],f32>
    %y = torch.aten.relu %m : !torch.vtensor<[2,4],f32> -> !torch.vtensor<[2,4],f32>
    ```
  }];
  let dependentDialects = ["::taso::TorchDialect",
                           "::taso::TorchConversionDialect"];
}

def ConvertTOSAToTASO : Pass<"convert-tosa-to-taso", "mlir::ModuleOp"> {
  let summary = "Give TOSA operations their meaning in taso.";
  let description = [{
    Replaces `tosa` operations on f32, f16 and bf16 by `taso` operations with the
    same meaning. Nothing is approximated: an operation that taso cannot express
    exactly (other types of elements, zero points other than 0, `nan_mode`
    IGNORE) stays the very operation it is, and a remark says why, once for each
    kind of operation.

    Images are `[N, H, W, C]` in TOSA and `[N, C, H, W]` in taso: convolutions and
    pools are converted between transposes, and so are the pointwise operators,
    reductions, concatenations, pads and slices that read their results.
    Transposes of neighbours cancel in `--canonicalize` and in
    `--taso-superoptimize`.

    The operation that gives an operation's result carries `tosa.source`, a record
    of the operation. `--convert-taso-to-tosa` restores the operation from it if,
    and only if, the operations are still what this pass made of it.

    Before:
    ```mlir
    %y = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
        : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
    ```
    After:
    ```mlir
    %t = taso.transpose %x perm [0, 3, 1, 2] : (tensor<1x8x8x3xf32>) -> tensor<1x3x8x8xf32>
    %p = taso.pool2d_max %t kernel [2, 2] strides [2, 2] : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
    %y = taso.transpose %p perm [0, 2, 3, 1] {tosa.source = ..} : (tensor<1x3x4x4xf32>) -> tensor<1x4x4x3xf32>
    ```
  }];
  let dependentDialects = ["::taso::TASODialect", "::mlir::tosa::TosaDialect"];
}

def ConvertTorchToTASO : Pass<"convert-torch-to-taso", "mlir::ModuleOp"> {
  let summary = "Give meaning to torch operations.";
  let description = [{
    Replaces `torch.aten.*` operations, as torch-mlir prints them in its backend
    contract, by `taso` operations with the same meaning. Nothing is
    approximated: an operation that taso cannot express exactly, or whose
    arguments are not known, stays what it is, and a remark says why.
    Broadcasting becomes explicit.

    taso computes with builtin tensors. The arguments and results of a function
    that is not called become builtin tensors, with their types in torch as the
    attribute `torch.type`; elsewhere stand casts of `torch_c`. The operation
    that gives the result of a converted one carries `torch.source`, a record
    from which `--convert-taso-to-torch` restores it if it is still what this
    pass made.

    Before:
    ```mlir
    %one = torch.constant.int 1
    %y = torch.aten.add.Tensor %x, %b, %one
        : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
    ```
    After:
    ```mlir
    %r = taso.reshape %b shape [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
    %w = taso.broadcast %r shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %y = taso.add %x, %w {torch.source = ..}
        : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let dependentDialects = ["::taso::TorchDialect",
                           "::taso::TorchConversionDialect",
                           "::taso::TASODialect"];
}

def UpgradeTOSA : Pass<"taso-upgrade-tosa", "mlir::ModuleOp"> {
  let summary = "Rewrite TOSA of before 2025 as TOSA 1.0.";
  let description = [{
    TOSA 1.0, as of MLIR 22, has other operands and attributes than what was made
    before: this pass adds zero points and types of accumulators, makes shapes
    operands and permutations attributes, and gives operands of pointwise
    operations the rank of the result. Padding behind the last window of a
    convolution or pool, which TOSA 1.0 forbids, is left out. What is in the form
    of TOSA 1.0 stays as it is. Quantised operations of the old form, and old
    operations whose shapes are computed, are errors that name the operation.

    The old form is not parsed while the parser verifies. taso-opt turns that off
    where this pass is on its command line; mlir-opt does by
    `--mlir-very-unsafe-disable-verifier-on-parsing`. The result is verified.

    Before:
    ```mlir
    %p = "tosa.const"() {value = dense<[0, 2, 3, 1]> : tensor<4xi32>} : () -> tensor<4xi32>
    %y = "tosa.transpose"(%x, %p) : (tensor<1x3x8x8xf32>, tensor<4xi32>) -> tensor<1x8x8x3xf32>
    ```
    After:
    ```mlir
    %y = tosa.transpose %x {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x3x8x8xf32>) -> tensor<1x8x8x3xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tosa::TosaDialect"];
}

#endif // TASO_CONVERSION_PASSES
