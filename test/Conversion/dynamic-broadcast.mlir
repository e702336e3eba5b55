// A broadcast that leaves a size open keeps that of its operand, in each dialect
// that can say so. Before a pointwise operator that broadcasts itself there is none.
//
// RUN: taso-opt %s --convert-taso-to-onnx | FileCheck %s --check-prefix=ONNX
// RUN: taso-opt %s --convert-taso-to-tosa -o %t.mlir
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s --check-prefix=TOSA
// RUN: taso-opt %s --convert-taso-to-torch | FileCheck %s --check-prefix=TORCH
// RUN: taso-opt %s --convert-taso-to-linalg -o %t.linalg.mlir
// RUN: mlir-opt %t.linalg.mlir --verify-each | FileCheck %s --check-prefix=LINALG
//
// All come back as what they were, at sizes that are drawn for the check.
// RUN: taso-opt %s --convert-taso-to-onnx --convert-onnx-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// RUN: taso-opt %t.mlir --convert-tosa-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// RUN: taso-opt %s --convert-taso-to-torch --convert-torch-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
//
// EQUAL-NOT: error:
// EQUAL: remark: equal, exactly in the prime field
// EQUAL-NOT: error:
// EQUAL: remark: equal, exactly in the prime field
// EQUAL-NOT: error:

// ONNX-LABEL: @kept(
// ONNX: %[[S:.*]] = "onnx.Constant"() {{.*}}dense<[1, 1, 8]> : tensor<3xi64>
// ONNX: "onnx.Expand"(%arg0, %[[S]])
// TOSA-LABEL: @kept(
// TOSA: %[[M:.*]] = tosa.const_shape {values = dense<[1, 1, 8]>
// TOSA: tosa.tile %arg0, %[[M]]
// TORCH-LABEL: @kept(
// TORCH: torch.aten.expand
// LINALG-LABEL: @kept(
// LINALG: tensor.dim %arg0
// LINALG: linalg.broadcast {{.*}} dimensions = [2]
func.func @kept(%x: tensor<?x4x1xf32>) -> tensor<?x4x8xf32> {
  %0 = taso.broadcast %x shape [?, 4, 8] : (tensor<?x4x1xf32>) -> tensor<?x4x8xf32>
  return %0 : tensor<?x4x8xf32>
}

// ONNX-LABEL: @implicit(
// ONNX-NOT: Expand
// ONNX: "onnx.Mul"(%arg0, %{{.*}})
// TOSA-LABEL: @implicit(
// TOSA-NOT: tosa.tile
// TOSA: tosa.mul %arg0, %{{.*}}
// TORCH-LABEL: @implicit(
// TORCH-NOT: expand
// TORCH: torch.aten.mul.Tensor
// LINALG-LABEL: @implicit(
// LINALG-NOT: linalg.broadcast
// LINALG: linalg.generic
func.func @implicit(%y: tensor<?x4x8xf32>) -> tensor<?x4x8xf32> {
  %x = taso.reduce_max %y axes [2] keep_dims 1 : (tensor<?x4x8xf32>) -> tensor<?x4x1xf32>
  %0 = taso.broadcast %x shape [?, 4, 8] : (tensor<?x4x1xf32>) -> tensor<?x4x8xf32>
  %1 = taso.mul %y, %0 : (tensor<?x4x8xf32>, tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
  return %1 : tensor<?x4x8xf32>
}
