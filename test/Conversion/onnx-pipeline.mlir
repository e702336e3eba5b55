// Import, search, folding and export in one option, also in a stock mlir-opt.
// RUN: taso-opt %s --taso-onnx-pipeline='search={device=h200}' 2>/dev/null | FileCheck %s
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(taso-onnx-pipeline{search={device=h200}})' 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --taso-onnx-pipeline='search={device=h200} fold=false' 2>/dev/null | FileCheck %s --check-prefix=UNFOLDED
// RUN: not taso-opt %s --taso-onnx-pipeline='search={device=none}' 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error:

// Two convolutions of one image become one, by weights that are joined here.
// CHECK-LABEL: @two(
// CHECK-COUNT-1: "onnx.Conv"
// CHECK-NOT: "onnx.Conv"
// CHECK-NOT: taso.
// UNFOLDED-LABEL: @two(
// UNFOLDED: "onnx.Concat"
// UNFOLDED-COUNT-1: "onnx.Conv"
func.func @two(%x: tensor<1x8x9x9xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>) {
  %v = "onnx.Constant"() {value = dense<0.5> : tensor<4x8x3x3xf32>} : () -> tensor<4x8x3x3xf32>
  %w = "onnx.Constant"() {value = dense<0.25> : tensor<6x8x3x3xf32>} : () -> tensor<6x8x3x3xf32>
  %n = "onnx.NoValue"() {value} : () -> none
  %p = "onnx.Conv"(%x, %v, %n) {kernel_shape = [3, 3]} : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>, none) -> tensor<1x4x7x7xf32>
  %q = "onnx.Conv"(%x, %w, %n) {kernel_shape = [3, 3]} : (tensor<1x8x9x9xf32>, tensor<6x8x3x3xf32>, none) -> tensor<1x6x7x7xf32>
  return %p, %q : tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>
}
