// Between MLIR's own passes, in a mlir-opt that knows nothing of us.
//
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(canonicalize,convert-tosa-to-taso,taso-superoptimize{device=h200},taso-fold-weights,convert-taso-to-tosa,cse)' -o %t.mlir 2>/dev/null
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: mlir-opt %t.mlir --verify-each --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg))' -o /dev/null
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(taso-tosa-pipeline{search={device=h200 budget=10} fold=false})' -o /dev/null 2>/dev/null
// RUN: not %mlir_opt %s --pass-pipeline='builtin.module(taso-tosa-pipeline{search={devise=h200}})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

// Two convolutions of one image become one.
// CHECK-LABEL: func.func @two
// CHECK-COUNT-1: tosa.conv2d {{.*}} -> tensor<1x7x7x10xf32>
// CHECK-NOT: tosa.conv2d
// CHECK-NOT: tosa.transpose
// CHECK-NOT: taso.
// CHECK: return
// ERROR: no such option devise
func.func @two(%x: tensor<1x9x9x8xf32>) -> (tensor<1x7x7x4xf32>, tensor<1x7x7x6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<6xf32>}> : () -> tensor<6xf32>
  %v = "tosa.const"() <{values = dense<0.5> : tensor<4x3x3x8xf32>}> : () -> tensor<4x3x3x8xf32>
  %w = "tosa.const"() <{values = dense<0.25> : tensor<6x3x3x8xf32>}> : () -> tensor<6x3x3x8xf32>
  %p = tosa.conv2d %x, %v, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x8xf32>, tensor<4x3x3x8xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
  %q = tosa.conv2d %x, %w, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x8xf32>, tensor<6x3x3x8xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x6xf32>
  return %p, %q : tensor<1x7x7x4xf32>, tensor<1x7x7x6xf32>
}
