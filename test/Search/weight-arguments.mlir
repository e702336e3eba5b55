// Arguments that are weights are as good as constants: batch normalization moves to
// the kernel, and not to a kernel that is an input.
// RUN: taso-opt %s --taso-superoptimize="device=taso2019" | FileCheck %s

// CHECK-LABEL: func.func @weights
// CHECK: %[[Y:.+]] = taso.conv2d %arg0, %{{.+}} bias
// CHECK-NEXT: return %[[Y]]
func.func @weights(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32> {taso.weight}, %scale: tensor<4xf32> {taso.weight}, %bias: tensor<4xf32> {taso.weight}, %mean: tensor<4xf32> {taso.weight}, %var: tensor<4xf32> {taso.weight}) -> tensor<1x4x6x6xf32> {
  %c = taso.conv2d %x, %w : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  %y = taso.batch_norm %c, %scale, %bias, %mean, %var epsilon 1.0e-5 : (tensor<1x4x6x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<1x4x6x6xf32>
  return %y : tensor<1x4x6x6xf32>
}

// CHECK-LABEL: func.func @inputs
// CHECK-NEXT: %[[C:.+]] = taso.conv2d %arg0, %arg1
// CHECK-NEXT: %[[Y:.+]] = taso.batch_norm %[[C]]
// CHECK-NEXT: return %[[Y]]
func.func @inputs(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>, %scale: tensor<4xf32>, %bias: tensor<4xf32>, %mean: tensor<4xf32>, %var: tensor<4xf32>) -> tensor<1x4x6x6xf32> {
  %c = taso.conv2d %x, %w : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  %y = taso.batch_norm %c, %scale, %bias, %mean, %var epsilon 1.0e-5 : (tensor<1x4x6x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<1x4x6x6xf32>
  return %y : tensor<1x4x6x6xf32>
}
