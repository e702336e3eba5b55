// A size that grows from 1 to one that is known at run time only is that of another
// tensor. Before a pointwise operator that broadcasts itself nothing is left of it,
// and the sum comes back as what it was, at sizes that are drawn for the check.
//
// RUN: taso-opt %s --convert-taso-to-onnx | FileCheck %s --check-prefix=ONNX
// RUN: taso-opt %s --convert-taso-to-tosa -o %t.mlir
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s --check-prefix=TOSA
// RUN: taso-opt %s --convert-taso-to-torch | FileCheck %s --check-prefix=TORCH
// RUN: taso-opt %s --convert-taso-to-linalg -o %t.linalg.mlir
// RUN: mlir-opt %t.linalg.mlir --verify-each | FileCheck %s --check-prefix=LINALG
//
// RUN: taso-opt %s --convert-taso-to-onnx --convert-onnx-to-taso | FileCheck %s --check-prefix=BACK
// RUN: taso-opt %t.mlir --convert-tosa-to-taso | FileCheck %s --check-prefix=BACK
// RUN: taso-opt %s --convert-taso-to-torch --convert-torch-to-taso | FileCheck %s --check-prefix=BACK
// RUN: taso-opt %s --convert-taso-to-onnx --convert-onnx-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// RUN: taso-opt %t.mlir --convert-tosa-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// RUN: taso-opt %s --convert-taso-to-torch --convert-torch-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// EQUAL-NOT: error:
// EQUAL: remark: equal, exactly in the prime field

// ONNX-LABEL: @sum(
// ONNX-NOT: onnx.Expand
// ONNX: "onnx.Add"(%{{.*}}, %{{.*}})
// TOSA-LABEL: @sum(
// TOSA-NOT: tosa.select
// TOSA: tosa.add %{{.*}}, %{{.*}} : (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// TORCH-LABEL: @sum(
// TORCH-NOT: expand
// TORCH: torch.aten.add.Tensor
// LINALG-LABEL: @sum(
// LINALG-NOT: linalg.broadcast
// LINALG: tensor.dim %[[X:.*]], %c0
// LINALG: linalg.generic
// BACK-LABEL: @sum(
// BACK: %[[B:.*]] = taso.broadcast %{{.*}} like %{{.*}} shape [?, 4]
// BACK: taso.add
func.func @sum(%x: tensor<?x4xf32>, %b: tensor<1x4xf32>) -> tensor<?x4xf32> {
  %0 = taso.broadcast %b like %x shape [?, 4] : (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = taso.add %0, %x : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
