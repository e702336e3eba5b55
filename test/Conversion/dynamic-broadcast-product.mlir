// What is no pointwise operator reads a tensor that grew to the sizes of another.
//
// RUN: taso-opt %s --convert-taso-to-onnx | FileCheck %s --check-prefix=ONNX
// RUN: taso-opt %s --convert-taso-to-tosa -o %t.mlir
// RUN: mlir-opt %t.mlir --verify-each | FileCheck %s --check-prefix=TOSA
// RUN: taso-opt %s --convert-taso-to-torch | FileCheck %s --check-prefix=TORCH
// RUN: taso-opt %s --convert-taso-to-linalg -o %t.linalg.mlir
// RUN: mlir-opt %t.linalg.mlir --verify-each | FileCheck %s --check-prefix=LINALG
//
// RUN: not taso-opt %s --convert-taso-to-stablehlo 2>&1 | FileCheck %s --check-prefix=STABLEHLO
// STABLEHLO: error: {{.*}}a broadcast of dynamic dimensions
//
// ONNX says it so that the importer sees it again.
// RUN: taso-opt %s --convert-taso-to-onnx --convert-onnx-to-taso --taso-check=against=%s 2>&1 >/dev/null | FileCheck %s --check-prefix=EQUAL
// EQUAL-NOT: error:
// EQUAL: remark: equal, exactly in the prime field

// ONNX-LABEL: @product(
// ONNX: %[[S:.*]] = "onnx.Shape"(%arg0)
// ONNX: %[[N:.*]] = "onnx.Gather"(%[[S]], %{{.*}}) {axis = 0
// ONNX: %[[A:.*]] = "onnx.Concat"(%[[N]], %{{.*}}, %{{.*}})
// ONNX: "onnx.Expand"(%arg1, %[[A]]) {{.*}} -> tensor<?x4x8xf32>
// TOSA-LABEL: @product(
// TOSA: %[[E:.*]] = tosa.equal %arg0, %arg0
// TOSA: tosa.reduce_any
// TOSA: %[[R:.*]] = tosa.reduce_any {{.*}} -> tensor<?x1x1xi1>
// TOSA: tosa.select %[[R]], %arg1, %arg1 : (tensor<?x1x1xi1>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<?x4x8xf32>
// TORCH-LABEL: @product(
// TORCH: %[[N:.*]] = torch.aten.size.int
// TORCH: torch.prim.ListConstruct %[[N]],
// TORCH: torch.aten.expand
// LINALG-LABEL: @product(
// LINALG: tensor.dim %arg0
// LINALG: linalg.broadcast {{.*}} dimensions = [0]
func.func @product(%x: tensor<?x3x4xf32>, %b: tensor<1x4x8xf32>) -> tensor<?x3x8xf32> {
  %0 = taso.broadcast %b like %x shape [?, 4, 8] : (tensor<1x4x8xf32>, tensor<?x3x4xf32>) -> tensor<?x4x8xf32>
  %1 = taso.matmul %x, %0 : (tensor<?x3x4xf32>, tensor<?x4x8xf32>) -> tensor<?x3x8xf32>
  return %1 : tensor<?x3x8xf32>
}
