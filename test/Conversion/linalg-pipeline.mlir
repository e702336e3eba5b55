// From linalg through the search, and back to linalg.
//
// RUN: taso-opt %s --taso-linalg-pipeline='search={device=h200}' 2>/dev/null | mlir-opt --verify-each | FileCheck %s
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(taso-linalg-pipeline{search={device=h200}})' 2>/dev/null | FileCheck %s
// RUN: not taso-opt %s --taso-linalg-pipeline='search={device=none}' 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error:

// Two convolutions of one image become one, and the transposes between them go.
// CHECK-LABEL: @two
// CHECK-COUNT-1: linalg.conv_2d_nchw_fchw {{.*}} -> tensor<1x10x7x7xf32>
// CHECK-NOT: linalg.conv
// CHECK-NOT: taso.
// CHECK: return
func.func @two(%x: tensor<1x9x9x8xf32>) -> (tensor<1x7x7x4xf32>, tensor<1x7x7x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %v = arith.constant dense<0.5> : tensor<4x3x3x8xf32>
  %w = arith.constant dense<0.25> : tensor<6x3x3x8xf32>
  %d = tensor.empty() : tensor<1x7x7x4xf32>
  %e = tensor.empty() : tensor<1x7x7x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%d : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
  %g = linalg.fill ins(%zero : f32) outs(%e : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
  %p = linalg.conv_2d_nhwc_fhwc ins(%x, %v : tensor<1x9x9x8xf32>, tensor<4x3x3x8xf32>) outs(%f : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
  %q = linalg.conv_2d_nhwc_fhwc ins(%x, %w : tensor<1x9x9x8xf32>, tensor<6x3x3x8xf32>) outs(%g : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
  return %p, %q : tensor<1x7x7x4xf32>, tensor<1x7x7x6xf32>
}
