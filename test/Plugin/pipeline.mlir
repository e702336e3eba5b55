// Our passes between MLIR's own, in a mlir-opt that knows nothing of us.
//
// RUN: %mlir_opt %s --pass-pipeline='builtin.module(func.func(canonicalize),taso-superoptimize{device=h200},cse)' 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARKS --input-file=%t.err
// RUN: %mlir_opt --help | FileCheck %s --check-prefix=HELP

// CHECK-LABEL: func.func @two
// CHECK: taso.conv2d {{.*}} -> tensor<1x10x7x7xf32>
// CHECK-NOT: taso.conv2d
// REMARKS: remark: applied 'conv_share_image'
// HELP: --taso-superoptimize
func.func @two(%x: tensor<1x8x9x9xf32>, %v: tensor<4x8x3x3xf32> {taso.weight},
               %w: tensor<6x8x3x3xf32> {taso.weight})
    -> (tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>) {
  %a = taso.conv2d %x, %v
      : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
  %b = taso.conv2d %x, %w
      : (tensor<1x8x9x9xf32>, tensor<6x8x3x3xf32>) -> tensor<1x6x7x7xf32>
  return %a, %b : tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>
}
